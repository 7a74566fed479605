"""Every body of the HTTP API, for the generator of the TypeScript types."""

from typing import Final

from msgspec import Struct

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
    Position,
    SheetOut,
)
from gnomehall.server.protocol.shared import Choice, LogEntry, TableInfo
from gnomehall.server.protocol.tables import (
    BotInfo,
    Created,
    GameInfo,
    Health,
    MineAsk,
    MineTable,
    NewTable,
    Problem,
    Rematch,
    Rename,
    Reseat,
    Reseated,
    Seated,
    SetPublic,
    SitDown,
)

API: Final[tuple[type[Struct], ...]] = (
    *(Choice, LogEntry),
    *(GameInfo, BotInfo, NewTable, Created, SitDown, Seated, Rename, Reseat, Reseated, SetPublic, MineAsk, MineTable),
    *(NewLesson, LessonOut, CarryOn, AskAhead, Ahead),
    *(HintOut, Look, AnalysisOut, AnalysisProgress, Rematch, SheetOut, Position, Problem, Health, TableInfo),
)
"""Every body of the HTTP API, for the generator."""
