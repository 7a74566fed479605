// Choosing at a table: which choice the clicks mean, whether it is asked once more, and what is on its way to the hall.

import { type Numbers, randomDigits } from "../chance/numbers";
import type { GameFace } from "../kit/game";
import { asksAgain, type Option, type Standing, stand } from "../kit/picking";
import { settings } from "../kit/settings.svelte";
import type { Panel } from "../kit/table";
import { games } from "../net/games.svelte";
import type { HallSocket } from "../net/socket.svelte";
import type { Choice, Position } from "../protocol";
import { say } from "../words.svelte";
import type { Foresight } from "./ahead.svelte";
import type { Coach } from "./coach.svelte";
import { Heard } from "./heard.svelte";
import type { Hints } from "./hints.svelte";
import { Plan } from "./plan";

/** Milliseconds in which a second click is still the same one: it must not answer what it could not read. */
const DOUBLE_CLICK = 400;

export abstract class Choosing extends Heard {
  abstract readonly id: string;
  abstract readonly game: GameFace | null;
  abstract readonly past: Position | null;
  abstract readonly settling: boolean;
  abstract readonly socket: HallSocket;
  abstract readonly hints: Hints;
  abstract readonly ahead: Foresight;
  abstract readonly coach: Coach;
  abstract refusal: { message: string; rule: string } | null;
  abstract panel: Panel;
  abstract spoken: string;

  clicks = $state.raw<readonly string[]>([]);
  /** The thing or move that is asked once more, since what it does can't be taken back; or empty. */
  again = $state("");
  #askedAt = 0;
  protected readonly plan = new Plan();
  protected sent: { seq: number; move: string; id: string; number?: string } | null = $state.raw(null);
  protected abstract readonly numbers: Numbers;

  options = $derived<Option[]>(this.#options());
  standing = $derived<Standing>(stand(this.options, this.clicks));
  /** The first thing of a hint or a lesson: where one area is seen at a time, it turns to that. */
  marked = $derived.by(
    () => this.options.find((option) => option.choice.move === this.hints.move)?.way.path[0] ?? this.coach.first,
  );
  myTurn = $derived(this.options.length > 0);
  over = $derived(this.info?.state === "over" || this.info?.state === "closed");
  resigned = $derived(this.info?.seats[this.you]?.resigned ?? false);
  /** Whether something has begun that one can step back from. */
  begun = $derived(this.clicks.length > 0 || this.again !== "");

  #options(): Option[] {
    if (!this.game || this.past || this.sent || this.settling || this.over || this.resigned) return [];
    return this.coach.accepts(this.choices).map((choice) => ({ choice, way: this.game!.way(choice) }));
  }

  click(thing: string): void {
    const { done } = stand(this.options, [...this.clicks, thing]);
    if (done) {
      this.offer(done, thing);
      return;
    }
    this.again = "";
    this.clicks = [...this.clicks, thing];
  }

  /** Make a choice, at once or when it was asked once more. */
  offer(choice: Choice, thing: string): void {
    if (this.again === thing) {
      if (performance.now() - this.#askedAt > DOUBLE_CLICK) this.choose(choice);
      return;
    }
    this.again = this.#asksAgain(choice) ? thing : "";
    this.#askedAt = performance.now();
    if (this.again) this.spoken = say("table-again");
    else this.choose(choice);
  }

  #asksAgain(choice: Choice): boolean {
    if (!settings.asks || this.clicks.length) return false;
    const step = games.find(this.info?.game ?? "")?.steps[this.view?.asked ?? ""];
    return step?.kind === "menu" && asksAgain(choice, this.options);
  }

  stepBack(): boolean {
    if (!this.begun) return false;
    if (this.again) this.again = "";
    else this.clicks = this.clicks.slice(0, -1);
    return true;
  }

  /** Leave what was begun. */
  protected dropClicks(): void {
    this.clicks = [];
    this.again = "";
  }

  choose(choice: Choice): void {
    this.dropClicks();
    this.ahead.stop();
    this.hints.move = "";
    this.refusal = null;
    if (this.panel === "moves") this.panel = "";
    this.sent = { seq: this.seq, move: choice.move, id: randomDigits(16), ...this.#luck() };
    this.resend();
  }

  /** What this browser adds to chance with a move. */
  #luck(): { number?: string } {
    if (!this.chance || this.chance.repeats || this.you < 0) return {};
    return { number: this.numbers.next(this.you, this.chance.last) };
  }

  /** A move has arrived, and its number with it. */
  protected arrived(): void {
    if (this.sent?.number && this.chance) this.chance = { ...this.chance, last: this.sent.number };
    this.sent = null;
  }

  /** Make several moves that belong together: each is sent when the one before it has been made. */
  play(moves: readonly string[]): void {
    this.plan.begin(moves, this.seq);
    this.goOn();
  }

  protected goOn(): void {
    const choice = this.plan.next(this.choices);
    if (choice) this.choose(choice);
  }

  protected resend(): void {
    if (this.sent) this.socket.send({ type: "move", table: this.id, ...this.sent });
  }

  undo(): void {
    this.dropClicks();
    this.ahead.stop();
    const to = this.plan.before(this.seq);
    this.socket.send({ type: "undo", table: this.id, seq: this.seq, ...(to === undefined ? {} : { to }) });
  }
}
