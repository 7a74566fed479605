# Notices: how players are told that a table waits for them, in what is sent and on the pages about it.

## What is sent

notice-turn = It is your turn
notice-over = A game is over
notice-new = A new game for you
# Of several tables: $count wait, of $ended the game is over.
notice-several = { $count ->
        [0] { $ended } games are over
        [one] { $ended ->
            [0] One table waits for you
           *[other] One table waits for you, { $ended ->
                [one] one game is
               *[other] { $ended } games are
            } over
        }
       *[other] { $ended ->
            [0] { $count } tables wait for you
           *[other] { $count } tables wait for you, { $ended ->
                [one] one game is
               *[other] { $ended } games are
            } over
        }
    }
notice-line = { $game }: it is your turn
notice-line-with = { $game } with { $others }: it is your turn
notice-line-over = { $game }: the game is over
notice-line-over-with = { $game } with { $others }: the game is over
notice-line-new = { $game }: a new game has begun, and you have a seat
notice-line-new-with = { $game } with { $others }: a new game has begun, and you have a seat
notice-trial = This is how you will be told
notice-trial-line = You asked Gnomehall to send you one now.
notice-mail-stop =
    You get this because you asked to be told when a table waits for you.
    No more of these: { $link }
notice-mail-confirm-title = Is this your address?
notice-mail-confirm =
    Somebody who plays at a Gnomehall wants to be told here when a table waits for them.
    If that is you, confirm it:

    { $link }

    If not, do nothing: nothing more will come.
notice-hook-stop = No more of these: { $link }

## On one's own page

tell-title = Tell me when it is my turn
tell-why = While the page is open, its title shows it and, if you like, a sound plays. You can be told in other ways too:
tell-page = By the browser, while the page is open but hidden
tell-page-no = This browser has forbidden it for this page; its settings for the page can allow it.
tell-sent = When the page is closed
tell-none = This hall sends nothing. Whoever runs it can turn that on.
tell-player = To be told when the page is closed, become a player.
tell-push = Tell me by this browser
tell-push-no = This browser can't be told while the page is closed. On a phone, install the page first.
tell-mail = A mail to
tell-mail-add = Send a link there
tell-mail-sent = Follow the link in the mail, and it is on.
tell-hook = A message by Discord, Slack, ntfy …
tell-hook-why = The address of a webhook, such as https://discord.com/api/webhooks/… or ntfy://topic. It learns which game and which table, not who is playing.
tell-hook-add = Add
tell-ways = You are told by
tell-kind-push = Browser
tell-kind-mail = Mail
tell-kind-hook = Message
tell-here = this one
tell-waits = not confirmed yet
tell-on = On
tell-try = Send me one now
tell-tried = It is on its way.
tell-remove = Remove
tell-when = When
tell-gather = How often
tell-gather-0 = right away
tell-gather-3600 = at most once an hour
tell-gather-86400 = at most once a day
tell-quiet = Not between
tell-quiet-to = and
tell-quiet-on = Quiet hours
tell-zone = in the time of { $zone }

## Where the links in messages lead

link-title = Notices
link-waiting = One moment …
link-stopped-push = This browser is told nothing more.
link-stopped-mail = No more mails will come.
link-stopped-hook = No more messages will come.
link-confirmed = Your address is confirmed. From now on a mail comes when a table waits for you.
link-settings = How I am told
