"""Every body of the HTTP API, for the generator of the TypeScript types."""

from typing import Final

from gnomehall.core.view import Panel, Sheet, Span
from gnomehall.server.protocol.people import (
    Adopt,
    AskPhrase,
    ChangePlayer,
    Claimed,
    DeviceLink,
    DuelOut,
    Entered,
    EnterPlayer,
    GameOut,
    Leaderboard,
    LeaderOut,
    Me,
    MyTable,
    NewPlayer,
    PasskeyAnswer,
    PasskeyAsk,
    PhraseOut,
    PlacingOut,
    PlayerExport,
    PlayerKeyOut,
    PlayerOut,
    Profile,
    RatingOut,
    Release,
)
from gnomehall.server.protocol.queries import (
    Ahead,
    AnalysisOut,
    AnalysisProgress,
    AskAhead,
    CarryOn,
    HintOut,
    LessonOut,
    Look,
    NewLesson,
    OpenRecord,
    Position,
)
from gnomehall.server.protocol.shared import Choice, LogEntry, TableInfo
from gnomehall.server.protocol.tables import (
    BotInfo,
    Created,
    EditionOut,
    GameInfo,
    Health,
    InvitationOut,
    Invited,
    LanguageInfo,
    MineAsk,
    MineTable,
    NewTable,
    Problem,
    Recolour,
    Rematch,
    Rename,
    Reseat,
    Reseated,
    Resign,
    Seated,
    SetPublic,
    SitDown,
    StandIn,
)

API: Final[tuple[type, ...]] = (
    *(Choice, LogEntry),
    *(GameInfo, BotInfo, NewTable, Created, SitDown, Seated, Rename, Reseat, Reseated, SetPublic, MineAsk, MineTable),
    *(InvitationOut, Invited, StandIn, Resign, Recolour),
    *(NewLesson, LessonOut, OpenRecord, CarryOn, AskAhead, Ahead, EditionOut, LanguageInfo, Panel, Span),
    *(NewPlayer, EnterPlayer, Entered, Me, PlayerOut, PlayerKeyOut, ChangePlayer, DeviceLink, AskPhrase, PhraseOut),
    *(PasskeyAsk, PasskeyAnswer, MyTable, Adopt, Claimed, Release, PlayerExport),
    *(Profile, RatingOut, GameOut, PlacingOut, DuelOut, Leaderboard, LeaderOut),
    *(HintOut, Look, AnalysisOut, AnalysisProgress, Rematch, Sheet, Position, Problem, Health, TableInfo),
)
"""Every body of the HTTP API, for the generator."""
