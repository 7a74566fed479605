"""Every body of the HTTP API, for the generator of the TypeScript types."""

from typing import Final

from gnomehall.core.view import Panel, Sheet, Span
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
)
from gnomehall.server.protocol.shared import Choice, LogEntry, TableInfo
from gnomehall.server.protocol.tables import (
    BotInfo,
    Created,
    EditionOut,
    GameInfo,
    Health,
    LanguageInfo,
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

API: Final[tuple[type, ...]] = (
    *(Choice, LogEntry),
    *(GameInfo, BotInfo, NewTable, Created, SitDown, Seated, Rename, Reseat, Reseated, SetPublic, MineAsk, MineTable),
    *(NewLesson, LessonOut, CarryOn, AskAhead, Ahead, EditionOut, LanguageInfo, Panel, Span),
    *(HintOut, Look, AnalysisOut, AnalysisProgress, Rematch, Sheet, Position, Problem, Health, TableInfo),
)
"""Every body of the HTTP API, for the generator."""
