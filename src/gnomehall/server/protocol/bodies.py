"""Every body of the HTTP API, for the generator of the TypeScript types."""

from typing import Final

from gnomehall.core.view import Panel, Sheet, Span
from gnomehall.server.protocol.editions import (
    CheckedEdition,
    CheckEdition,
    EditionField,
    EditionForm,
    EditionInfo,
    EditionKey,
    EditionMistake,
    EditionsAsk,
    MadeEdition,
    NewEdition,
    Range,
    SavedEdition,
    SaveEdition,
    TrialComponent,
    TrialFigure,
    TrialOut,
    TrialProgress,
    TrialWish,
)
from gnomehall.server.protocol.queries import (
    Ahead,
    AnalysisOut,
    AnalysisProgress,
    AskAhead,
    CarryOn,
    ChanceOut,
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
    Promised,
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
    *(EditionField, EditionForm, EditionMistake, CheckEdition, CheckedEdition, EditionInfo, SavedEdition, NewEdition),
    *(MadeEdition, SaveEdition, EditionKey, EditionsAsk),
    *(TrialWish, TrialProgress, TrialOut, TrialFigure, TrialComponent, Range),
    *(Promised, ChanceOut),
    *(HintOut, Look, AnalysisOut, AnalysisProgress, Rematch, Sheet, Position, Problem, Health, TableInfo),
)
"""Every body of the HTTP API, for the generator."""
