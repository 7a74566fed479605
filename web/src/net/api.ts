// The HTTP half of the protocol.

import type {
  Ahead,
  AnalysisOut,
  AnalysisProgress,
  BotInfo,
  CarryOn,
  ChanceOut,
  ChangePlayer,
  CheckedEdition,
  Claimed,
  Created,
  DeviceLink,
  EditionForm,
  EditionInfo,
  EditionKey,
  EditionOut,
  Entered,
  EnterPlayer,
  Found,
  GameInfo,
  HintOut,
  InvitationOut,
  Invited,
  LanguageInfo,
  Leaderboard,
  LessonOut,
  LobbyLists,
  LogEntry,
  Look,
  MadeEdition,
  Me,
  MineTable,
  Muted,
  MyTable,
  NewEdition,
  NewLesson,
  NewPlayer,
  NewTable,
  NewTournament,
  NewWay,
  NoticesOut,
  NoticeWishes,
  OpenRecord,
  Panel,
  PasskeyAsk,
  PhraseOut,
  PlayerExport,
  PlayNow,
  Position,
  Problem,
  Profile,
  Promised,
  ReactionOut,
  Rematch,
  Reseated,
  SavedEdition,
  SaveEdition,
  Seated,
  SeatInfo,
  Sheet,
  SitDown,
  Spoken,
  StoppedOut,
  TableInfo,
  TableKey,
  TakeSeat,
  TalkOut,
  TournamentInfo,
  TournamentOut,
  TrialOut,
  TrialProgress,
  TrialWish,
} from "../protocol";

export type TournamentVerb = "join" | "withdraw" | "bots" | "start" | "close";

/** What is read of the rules: a few pages, one page, rule by rule, and that with its sources. */
export type RulesPart = "rules" | "aid" | "numbered" | "sources";

/** What the hall refused over HTTP, by the code of its answer; `offline` where it gave none. */
export class HallRefused extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

async function ask(
  path: string,
  token = "",
  body?: unknown,
  signal: AbortSignal | null = null,
  player = "",
): Promise<Response> {
  const headers: Record<string, string> = {};
  if (player) headers["X-Player"] = player;
  if (token) headers["Authorization"] = `Bearer ${token}`;
  if (body !== undefined) headers["Content-Type"] = "application/json";
  let answer: Response;
  try {
    answer = await fetch(
      path,
      body === undefined ? { headers, signal } : { method: "POST", headers, signal, body: JSON.stringify(body) },
    );
  } catch {
    throw new HallRefused(0, "offline", "");
  }
  if (!answer.ok) {
    const problem = (await answer.json().catch(() => ({ code: "error", message: answer.statusText }))) as Problem;
    throw new HallRefused(answer.status, problem.code, problem.message);
  }
  return answer;
}

async function json<T>(path: string, token = "", body?: unknown, signal: AbortSignal | null = null): Promise<T> {
  return (await (await ask(path, token, body, signal)).json()) as T;
}

/** An answer that comes a line at a time, each of them JSON. */
async function* lines<T>(answer: Response): AsyncGenerator<T> {
  const reader = answer.body!.pipeThrough(new TextDecoderStream()).getReader();
  let left = "";
  for (;;) {
    const { done, value } = await reader.read();
    const parts = (left + (value ?? "")).split("\n");
    left = parts.pop() ?? "";
    for (const part of parts) yield JSON.parse(part) as T;
    if (done) return;
  }
}

const at = (table: string): string => `/api/tables/${encodeURIComponent(table)}`;
const cup = (tournament: string): string => `/api/tournaments/${encodeURIComponent(tournament)}`;
const kept = (edition: string): string => `/api/editions/${encodeURIComponent(edition)}`;

export const api = {
  games: () => json<GameInfo[]>("/api/games"),
  bots: () => json<BotInfo[]>("/api/bots"),
  languages: () => json<Record<string, LanguageInfo>>("/api/words"),
  words: async (language: string, part: string) =>
    (await ask(`/api/words/${encodeURIComponent(language)}/${encodeURIComponent(part)}`)).text(),
  rules: async (game: string, part: RulesPart, language: string) =>
    (await ask(`/api/rules/${encodeURIComponent(game)}?part=${part}&language=${encodeURIComponent(language)}`)).text(),
  shippedEdition: (game: string) => json<EditionOut>(`/api/games/${encodeURIComponent(game)}/edition`),
  editionForm: (game: string) => json<EditionForm>(`/api/games/${encodeURIComponent(game)}/edition/form`),
  checkEdition: (game: string, data: Record<string, unknown>) =>
    json<CheckedEdition>(`/api/games/${encodeURIComponent(game)}/edition/check`, "", { data }),
  makeEdition: (wish: NewEdition) => json<MadeEdition>("/api/editions", "", wish),
  openEdition: (id: string, token: string) => json<SavedEdition>(kept(id), token),
  saveEdition: (id: string, token: string, wish: SaveEdition) => json<SavedEdition>(kept(id), token, wish),
  removeEdition: async (id: string, token: string) => void (await ask(`${kept(id)}/remove`, token, {})),
  myEditions: (keys: EditionKey[]) => json<EditionInfo[]>("/api/editions/mine", "", { keys }),
  /** The news of a trial; aborted, it is stopped in the hall too. */
  tryEdition: async function* (id: string, token: string, wish: TrialWish, signal: AbortSignal) {
    yield* lines<TrialProgress | TrialOut | Problem>(await ask(`${kept(id)}/trial`, token, wish, signal));
  },
  /** The browser asks whether it has changed, and gets nothing where it has not. */
  lobby: () => json<LobbyLists>("/api/lobby"),
  playNow: (key: string, wish: PlayNow) => json<Found>("/api/play", key, wish),
  take: (table: string, key: string, wish: TakeSeat) => json<Seated>(`${at(table)}/take`, key, wish),
  holiday: (table: string, token: string, on: boolean) => json<TableInfo>(`${at(table)}/holiday`, token, { on }),
  claimAbsent: (table: string, token: string, seat: number) =>
    json<TableInfo>(`${at(table)}/seats/${seat}/absent`, token, {}),
  mine: (keys: TableKey[]) => json<MineTable[]>("/api/tables/mine", "", { keys }),
  promise: () => json<Promised>("/api/promises", "", {}),
  create: (table: NewTable) => json<Created>("/api/tables", "", table),
  learn: (game: string, who: NewLesson) => json<Created>(`/api/games/${game}/lesson`, "", who),
  openRecord: (text: string) => json<Created>("/api/records", "", { text } satisfies OpenRecord),
  coached: (table: string, token: string) => json<LessonOut | null>(`${at(table)}/lesson`, token),
  carryOn: (table: string, token: string, wish: CarryOn) => json<Created>(`${at(table)}/continue`, token, wish),
  edition: (table: string, token: string) => json<EditionOut>(`${at(table)}/edition`, token),
  sheet: (table: string, token: string) => json<Sheet>(`${at(table)}/sheet`, token),
  position: (table: string, token: string, seq: number, viewer: number | null) =>
    json<Position>(`${at(table)}/positions/${seq}${viewer === null ? "" : `?viewer=${viewer}`}`, token),
  log: (table: string, token: string, before: number) => json<LogEntry[]>(`${at(table)}/log?before=${before}`, token),
  drawing: (table: string, token: string, language: string, seq: number, viewer: number | null) =>
    json<Panel[][]>(
      `${at(table)}/drawing?language=${encodeURIComponent(language)}&seq=${seq}${viewer === null ? "" : `&viewer=${viewer}`}`,
      token,
    ),
  look: (table: string, token: string, thing: string) =>
    json<Look>(`${at(table)}/look?thing=${encodeURIComponent(thing)}`, token),
  ahead: (table: string, token: string, moves: readonly string[], signal: AbortSignal) =>
    json<Ahead>(`${at(table)}/ahead`, token, { moves }, signal),
  analysis: (table: string, token: string) => json<AnalysisOut>(`${at(table)}/analysis`, token),
  analysisProgress: (table: string, token: string) => json<AnalysisProgress>(`${at(table)}/analysis/progress`, token),
  chance: (table: string, token: string) => json<ChanceOut | null>(`${at(table)}/chance`, token),
  record: async (table: string, token: string) => (await ask(`${at(table)}/record`, token)).text(),
  sit: (table: string, wish: SitDown) => json<Seated>(`${at(table)}/sit`, "", wish),
  recolour: (table: string, token: string, colour: SeatInfo["colour"]) =>
    json<TableInfo>(`${at(table)}/colour`, token, { colour }),
  hint: (table: string, token: string) => json<HintOut>(`${at(table)}/hint`, token, {}),
  invitation: (table: string, token: string) => json<InvitationOut>(`${at(table)}/invitation`, token),
  invite: (table: string, token: string, seat: number) => json<Invited>(`${at(table)}/seats/${seat}/invite`, token, {}),
  standIn: (table: string, token: string, seat: number) =>
    json<TableInfo>(`${at(table)}/seats/${seat}/stand-in`, token, {}),
  resign: (table: string, token: string) => json<TableInfo>(`${at(table)}/resign`, token, {}),
  leave: (table: string, token: string) => json<TableInfo>(`${at(table)}/leave`, token, {}),
  reseat: (table: string, token: string, seat: number, bot: string) =>
    json<Reseated>(`${at(table)}/seats/${seat}`, token, { bot }),
  close: (table: string, token: string) => json<TableInfo>(`${at(table)}/close`, token, {}),
  rematch: (table: string, token: string) => json<Rematch>(`${at(table)}/rematch`, token, {}),
  newPlayer: (wish: NewPlayer) => json<Entered>("/api/players", "", wish),
  enter: (wish: EnterPlayer) => json<Entered>("/api/players/enter", "", wish),
  me: (key: string) => json<Me>("/api/me", key),
  changeMe: (key: string, wish: ChangePlayer) => json<Me>("/api/me", key, wish),
  myTables: (key: string) => json<MyTable[]>("/api/me/tables", key),
  deviceLink: (key: string) => json<DeviceLink>("/api/me/link", key, {}),
  newPhrase: (key: string, language: string) => json<PhraseOut>("/api/me/phrase", key, { language }),
  revoke: (key: string, id: string) => json<Me | null>(`/api/me/keys/${encodeURIComponent(id)}/revoke`, key, {}),
  notices: (key: string) => json<NoticesOut>("/api/me/notices", key),
  wishNotices: (key: string, wishes: NoticeWishes) => json<NoticesOut>("/api/me/notices", key, wishes),
  addWay: (key: string, wish: NewWay) => json<NoticesOut>("/api/me/notices/ways", key, wish),
  turnWay: (key: string, way: string, active: boolean) =>
    json<NoticesOut>(`/api/me/notices/ways/${encodeURIComponent(way)}`, key, { active }),
  removeWay: (key: string, way: string) =>
    json<NoticesOut>(`/api/me/notices/ways/${encodeURIComponent(way)}/remove`, key, {}),
  tryWay: async (key: string, way: string) =>
    void (await ask(`/api/me/notices/ways/${encodeURIComponent(way)}/test`, key, {})),
  stopNotices: (token: string) => json<StoppedOut>(`/api/notices/stop?token=${encodeURIComponent(token)}`, "", {}),
  confirmNotices: (token: string) => json<StoppedOut>("/api/notices/confirm", "", { token }),
  exportMe: (key: string) => json<PlayerExport>("/api/me/export", key),
  deleteMe: (key: string) => ask("/api/me/delete", key, {}),
  adopt: (table: string, key: string, tokens: readonly string[]) =>
    json<TableInfo>(`${at(table)}/adopt`, key, { tokens }),
  claim: (table: string, key: string) => json<Claimed>(`${at(table)}/claim`, key, {}),
  release: (table: string, key: string) => json<TableInfo>(`${at(table)}/release`, key, {}),
  profile: (who: string) => json<Profile>(`/api/players/${encodeURIComponent(who)}`),
  leaders: (game: string, seats: number) =>
    json<Leaderboard>(`/api/ratings/${encodeURIComponent(game)}?seats=${seats}`),
  tournaments: () => json<TournamentInfo[]>("/api/tournaments"),
  myTournaments: (key: string) => json<TournamentInfo[]>("/api/me/tournaments", key),
  newTournament: (key: string, wish: NewTournament) => json<TournamentOut>("/api/tournaments", key, wish),
  tournament: (id: string) => json<TournamentOut>(`/api/tournaments/${encodeURIComponent(id)}`),
  /** Do something at a tournament: a verb of the HTTP API, and its body. */
  atTournament: (key: string, id: string, verb: TournamentVerb, body: object = {}) =>
    json<TournamentOut>(`/api/tournaments/${encodeURIComponent(id)}/${verb}`, key, body),
  talk: async (table: string, token: string, player: string) =>
    (await (await ask(`${at(table)}/talk`, token, undefined, null, player)).json()) as TalkOut,
  say: (table: string, token: string, player: string, text: string, id: string) =>
    json<Spoken>(`${at(table)}/talk`, token, { text, id, player }),
  react: (table: string, token: string, player: string, seq: number, symbol: ReactionOut["symbol"]) =>
    json<ReactionOut>(`${at(table)}/react`, token, { seq, symbol, player }),
  report: (table: string, token: string, player: string, number: number) =>
    ask(`${at(table)}/talk/${number}/report`, token, { player }),
  silence: (table: string, token: string, who: string, silent: boolean) =>
    json<TalkOut>(`${at(table)}/silence`, token, { who, silent }),
  tournamentTalk: (id: string, key: string) => json<TalkOut>(`${cup(id)}/talk`, key),
  sayAbout: (id: string, key: string, text: string, said: string) =>
    json<Spoken>(`${cup(id)}/talk`, key, { text, id: said }),
  reportAbout: (id: string, key: string, number: number) => ask(`${cup(id)}/talk/${number}/report`, key, {}),
  silenceAbout: (id: string, key: string, who: string, silent: boolean) =>
    json<TalkOut>(`${cup(id)}/silence`, key, { who, silent }),
  muted: (key: string) => json<Muted[]>("/api/me/muted", key),
  mute: (key: string, who: string, name: string, muted: boolean) =>
    json<Muted[]>("/api/me/muted", key, { who, name, muted }),
  newPasskey: (key: string) => json<PasskeyAsk>("/api/me/passkeys/begin", key, {}),
  addPasskey: (key: string, answer: string, device: string) => json<Me>("/api/me/passkeys", key, { answer, device }),
  askPasskey: () => json<PasskeyAsk>("/api/players/passkey/begin", "", {}),
  enterByPasskey: (answer: string, device: string) => json<Entered>("/api/players/passkey", "", { answer, device }),
};
