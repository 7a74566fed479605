// Generated from src/gnomehall/server/protocol and the view types of the games. Do not edit.

export const PROTOCOL_VERSION = 2;

/** The viewer who sits nowhere. */
export const SPECTATOR = -3;

/** What the data of events, choices and refusals is made of. */
export type Plain = number | string | boolean | number[] | string[];

export type Change = [path: (string | number)[], value: unknown];

export interface Join {
  type: 'join';
  table: string;
  token?: string;
  also?: string[];
}

export interface Part {
  type: 'part';
  table: string;
}

export interface Move {
  type: 'move';
  table: string;
  seq: number;
  move: string;
  id?: string;
  number?: string | null;
}

export interface Undo {
  type: 'undo';
  table: string;
  seq: number;
  to?: number | null;
  id?: string;
}

export interface Answer {
  type: 'answer';
  table: string;
  proposal: number;
  yes: boolean;
  id?: string;
}

export interface End {
  type: 'end';
  table: string;
  id?: string;
}

export interface Attend {
  type: 'attend';
  table: string;
  there: boolean;
}

export interface Resync {
  type: 'resync';
  table: string;
}

export interface Ping {
  type: 'ping';
  at?: number;
}

export interface Sync {
  type: 'sync';
  table: string;
  version: number;
  you: number;
  host: boolean;
  info: TableInfo;
  seq: number;
  view: View;
  choices: Choice[];
  log: LogEntry[];
  undo: UndoState;
  proposal: Proposal | null;
  chance: ChanceInfo | null;
}

export interface TableInfo {
  id: string;
  game: string;
  edition: string;
  options: Record<string, string>;
  seats: SeatInfo[];
  public: boolean;
  state: 'playing' | 'over' | 'closed' | 'unreadable';
  ended: '' | 'host' | 'agreed' | 'resigned' | 'record' | 'time' | 'absent';
  reason: string;
  seq: number;
  turn: number;
  round: number;
  changed: number;
  result: Result | null;
  rematch: string;
  host: number;
  patience: number;
  watching: number;
  hints: boolean;
  rated: boolean;
  pace: Pace;
  clock: ClockOut | null;
  due: number;
  fill_at: number;
  fill_bot: string;
}

export interface SeatInfo {
  seat: number;
  kind: 'human' | 'bot';
  name: string;
  bot: string;
  taken: boolean;
  here: boolean;
  away: number;
  stand_in: string;
  resigned: boolean;
  lapse: '' | 'late' | 'time' | 'absent';
  open: boolean;
  colour: '' | 'red' | 'blue' | 'green' | 'yellow' | 'purple' | 'orange';
  player: string;
}

export interface Result {
  ending: string;
  scores: number[];
  places: number[];
}

export interface Pace {
  kind: 'none' | 'live' | 'days';
  minutes: number;
  increment: number;
  days: number;
  weekends: boolean;
  holidays: number;
  out: 'bot' | 'lost';
}

export interface ClockOut {
  left: number[];
  turn: number;
  runs: boolean;
  why: '' | 'seats' | 'weekend' | 'holiday' | 'bot' | 'over';
  holidays: number[];
  away: number[];
}

export interface UndoState {
  how: 'alone' | 'ask' | 'none';
  why?: '' | 'nothing' | 'drawn' | 'other-moved' | 'revealed' | 'too-much' | 'rated';
  seat?: number;
  turn?: number | null;
}

export interface Proposal {
  number: number;
  by: number;
  to: number;
  waiting: number[];
  what?: 'undo' | 'end';
}

export interface ChanceInfo {
  commitment: string;
  last: string;
  repeats: boolean;
}

export interface Moved {
  type: 'moved';
  table: string;
  seq: number;
  entry: LogEntry;
  delta: Change[];
  choices: (Choice | string)[];
  undo: UndoState;
  result: Result | null;
}

export interface Info {
  type: 'info';
  table: string;
  info: TableInfo;
}

export interface Proposed {
  type: 'proposed';
  table: string;
  proposal: Proposal | null;
}

export interface Ack {
  type: 'ack';
  table: string;
  id: string;
  seq: number;
}

export interface Refused {
  type: 'refused';
  code: 'bad-message' | 'unknown-table' | 'not-seated' | 'not-your-turn' | 'stale' | 'bad-notation' | 'illegal' | 'cannot-undo' | 'resigned' | 'present' | 'colour-taken' | 'unknown-edition' | 'not-owner' | 'overtaken' | 'bad-edition' | 'link-used' | 'no-player' | 'unknown-player' | 'no-entry' | 'no-passkey' | 'rated' | 'no-hints' | 'no-proposal' | 'unknown-tournament' | 'no-notices' | 'bad-address' | 'not-sent' | 'unknown-way' | 'not-organiser' | 'too-few' | 'no-talk' | 'silenced' | 'no-promise' | 'seat-taken' | 'late' | 'no-holiday' | 'over' | 'not-over' | 'read-only' | 'too-many' | 'busy' | 'error';
  message: string;
  table: string;
  id: string;
  seq: number;
  refusal: Refusal | null;
}

export interface Refusal {
  rule: string;
  kind: string;
  data: Record<string, Plain>;
}

export interface Parted {
  type: 'parted';
  table: string;
}

export interface Pong {
  type: 'pong';
  at: number;
}

export interface Talked {
  type: 'talked';
  table: string;
  spoken: Spoken | null;
  reaction: ReactionOut | null;
}

export interface Spoken {
  number: number;
  at: number;
  who: string;
  name: string;
  seat: number;
  side: 'players' | 'watchers';
  kind: 'say' | 'silenced' | 'heard';
  text: string;
}

export interface ReactionOut {
  seq: number;
  who: string;
  name: string;
  seat: number;
  symbol: 'cheer' | 'thanks' | 'laugh' | 'wow' | 'think' | 'ouch' | '';
}

export interface Choice {
  move: string;
  kind: string;
  rule: string;
  data?: Record<string, Plain>;
  touches?: string[];
  draws?: boolean;
  opens?: boolean;
  ends?: boolean;
}

export interface LogEntry {
  seq: number;
  who: number;
  round: number;
  events: Event[];
  undo?: number | null;
  notice?: '' | 'stand-in' | 'return' | 'resign' | 'end' | 'absent' | 'start' | 'halt' | 'late' | 'lost' | 'holiday' | 'back';
}

export interface Event {
  kind: string;
  rule: string;
  data: Record<string, Plain>;
  to: number;
}

export interface GameInfo {
  id: string;
  title: string;
  seats: number[];
  minutes: string;
  credits: string[];
  options: Option[];
  sample: boolean;
  lesson: boolean;
  open: boolean;
  steps: Record<string, StepInfo>;
  seat_keys: string[];
  name_keys: string[];
  count_keys: string[];
  turn_kinds: string[];
}

export interface Option {
  name: string;
  rule: string;
  values: string[];
  free: boolean;
  seat: boolean;
  ways: string[];
  seats: number[];
}

export interface StepInfo {
  rule: string;
  kind: 'menu' | 'more' | 'question' | 'part' | 'draw';
}

export interface BotInfo {
  name: string;
}

export interface NewTable {
  game: string;
  seats: SeatWish[];
  options?: Record<string, string>;
  public?: boolean;
  edition?: string;
  patience?: number;
  hints?: boolean;
  chance?: Opening | null;
  rated?: boolean;
  talk?: '' | 'all' | 'players' | 'none';
  pace?: Pace;
  fill_after?: number;
  fill_bot?: string;
}

export interface SeatWish {
  kind: 'me' | 'friend' | 'bot' | 'open';
  name?: string;
  bot?: string;
  colour?: '' | 'red' | 'blue' | 'green' | 'yellow' | 'purple' | 'orange';
}

export interface Opening {
  commitment: string;
  number: string;
}

export interface Created {
  table: TableInfo;
  host: string;
  watch: string;
  mine: Key[];
  friends: Key[];
}

export interface Key {
  seat: number;
  token: string;
}

export interface SitDown {
  token: string;
  name?: string;
  colour?: '' | 'red' | 'blue' | 'green' | 'yellow' | 'purple' | 'orange';
}

export interface Seated {
  table: TableInfo;
  seat: number;
  token: string;
}

export interface Rename {
  name: string;
}

export interface Reseat {
  bot?: string;
  open?: boolean;
}

export interface Reseated {
  table: TableInfo;
  token: string;
}

export interface SetPublic {
  public: boolean;
}

export interface MineAsk {
  keys: TableKey[];
}

export interface TableKey {
  table: string;
  token: string;
}

export interface MineTable {
  table: TableInfo;
  role: 'host' | 'seat' | 'watch' | 'invited';
  seat: number;
  token: string;
  waits: boolean;
}

export interface TakeSeat {
  name?: string;
  colour?: '' | 'red' | 'blue' | 'green' | 'yellow' | 'purple' | 'orange';
}

export interface PlayNow {
  game: string;
  seats: number;
  pace?: Pace;
  rated?: boolean;
  name?: string;
  colour?: '' | 'red' | 'blue' | 'green' | 'yellow' | 'purple' | 'orange';
  wait?: number;
  bot?: string;
  skip?: string[];
}

export interface Found {
  table: TableInfo;
  seat: number;
  token: string;
  host: string;
  watch: string;
}

export interface Holiday {
  on: boolean;
}

export interface LobbyLists {
  open: TableInfo[];
  watch: TableInfo[];
  levels: LevelOut[];
}

export interface LevelOut {
  who: string;
  game: string;
  seats: number;
  skill: number;
  provisional: boolean;
}

export interface InvitationOut {
  state: 'open' | 'taken' | 'bot' | 'withdrawn' | 'over';
  game: string;
  seat: number;
  inviter: string;
  player: string;
  others: string[];
  colours: ('' | 'red' | 'blue' | 'green' | 'yellow' | 'purple' | 'orange')[];
  pace: Pace;
}

export interface Invited {
  token: string;
}

export interface StandIn {
  bot?: string;
}

export interface Resign {
  bot?: string;
}

export interface Recolour {
  colour: '' | 'red' | 'blue' | 'green' | 'yellow' | 'purple' | 'orange';
}

export interface NewLesson {
  name?: string;
  bot?: string;
}

export interface LessonOut {
  steps: LessonStep[];
  fulfilled: string[];
}

export interface LessonStep {
  id: string;
  rule: string;
  wants: string[];
  leads: string[];
  shows: string[];
  helps: string[];
}

export interface OpenRecord {
  text: string;
}

export interface CarryOn {
  seq: number;
  seat: number;
  bot: string;
  name?: string;
  luck?: boolean;
}

export interface AskAhead {
  moves: string[];
}

export interface Ahead {
  seq: number;
  player: number;
  sure: boolean;
  events: Event[];
  choices: Choice[];
  change: number;
  view: View | null;
}

export interface EditionOut {
  data: Record<string, unknown>;
  names: Record<string, string>;
  changed: string[];
}

export interface LanguageInfo {
  name: string;
  locale: string;
}

export interface Panel {
  title: string;
  lines: Span[][];
  style: string;
}

export interface Span {
  text: string;
  style: string;
  thing: string;
}

export interface EditionField {
  kind: 'text' | 'line' | 'number' | 'flag' | 'choice' | 'texts' | 'numbers' | 'provenance' | 'table' | 'tables';
  required?: boolean;
  least?: number;
  most?: number;
  allowed?: string[];
}

export interface EditionForm {
  game: string;
  data: Record<string, unknown>;
  fields: Record<string, Record<string, EditionField>>;
}

export interface EditionMistake {
  place: (string | number)[];
  field: string;
  reason: string;
  kind: string;
  data: Record<string, Plain>;
}

export interface CheckEdition {
  data: Record<string, unknown>;
}

export interface CheckedEdition {
  text: string;
  digest: string;
  mistakes: EditionMistake[];
}

export interface EditionInfo {
  id: string;
  game: string;
  name: string;
  mistakes: number;
  revision: number;
  created: number;
  changed: number;
}

export interface SavedEdition {
  info: EditionInfo;
  data: Record<string, unknown>;
  checked: CheckedEdition;
  mine: boolean;
}

export interface NewEdition {
  game?: string;
  text?: string;
}

export interface MadeEdition {
  edition: SavedEdition;
  token: string;
}

export interface SaveEdition {
  data: Record<string, unknown>;
  revision: number;
}

export interface EditionKey {
  edition: string;
  token: string;
}

export interface EditionsAsk {
  keys: EditionKey[];
}

export interface TrialWish {
  players?: number;
  bot?: 'random' | 'greedy';
  seconds?: number;
}

export interface TrialProgress {
  type: 'progress';
  pairs: number;
}

export interface TrialOut {
  type: 'trial';
  pairs: number;
  players: number;
  bot: string;
  seed: number;
  figures: TrialFigure[];
  components: TrialComponent[];
}

export interface TrialFigure {
  kind: string;
  of: string;
  share: boolean;
  headline: boolean;
  before: Range;
  after: Range;
  change: Range;
  changed: boolean;
}

export interface Range {
  value: number;
  low: number;
  high: number;
}

export interface TrialComponent {
  kind: string;
  id: string;
  taken: number;
  taken_change: Range | null;
  changed: boolean;
  worth: Range | null;
  told: boolean;
}

export interface Promised {
  commitment: string;
}

export interface ChanceOut {
  commitment: string;
  secret: string;
  numbers: NumberOut[];
  undone: UndoneOut[];
  repeats: Record<string, string>;
  draws: DrawOut[];
}

export interface NumberOut {
  at: number;
  who: number;
  number: string;
}

export interface UndoneOut {
  at: number;
  draws: number;
  what: string;
}

export interface DrawOut {
  at: number;
  what: string;
  outcomes: [string, number][];
  drawn: string;
}

export interface NewPlayer {
  name: string;
  colour?: '' | 'red' | 'blue' | 'green' | 'yellow' | 'purple' | 'orange';
  language?: string;
  device?: string;
}

export interface EnterPlayer {
  link?: string;
  phrase?: string;
  device?: string;
}

export interface Entered {
  me: Me;
  key: string;
}

export interface Me {
  player: PlayerOut;
  language: string;
  created: number;
  keys: PlayerKeyOut[];
  passkeys: boolean;
}

export interface PlayerOut {
  id: string;
  name: string;
  colour: '' | 'red' | 'blue' | 'green' | 'yellow' | 'purple' | 'orange';
}

export interface PlayerKeyOut {
  id: string;
  kind: 'device' | 'phrase' | 'passkey';
  label: string;
  created: number;
  used: number;
  here: boolean;
}

export interface ChangePlayer {
  name: string;
  colour?: '' | 'red' | 'blue' | 'green' | 'yellow' | 'purple' | 'orange';
  language?: string;
}

export interface DeviceLink {
  token: string;
  until: number;
}

export interface AskPhrase {
  language?: string;
}

export interface PhraseOut {
  words: string[];
}

export interface PasskeyAsk {
  options: string;
}

export interface PasskeyAnswer {
  answer: string;
  device?: string;
}

export interface MyTable {
  table: TableInfo;
  seat: number;
  waits: boolean;
}

export interface Adopt {
  tokens: string[];
}

export interface Claimed {
  host: string;
  seats: Key[];
}

export interface Release {
  device?: string;
}

export interface PlayerExport {
  me: Me;
  tables: MyTable[];
  profile: Profile;
  tournaments: TournamentInfo[];
  notices: NoticesExport;
  talk: OwnTalk;
}

export interface Profile {
  who: string;
  name: string;
  colour: '' | 'red' | 'blue' | 'green' | 'yellow' | 'purple' | 'orange';
  since: number;
  ratings: RatingOut[];
  games: GameOut[];
  duels: DuelOut[];
  openings: OpeningOut[];
}

export interface RatingOut {
  game: string;
  seats: number;
  skill: number;
  doubt: number;
  games: number;
  won: number;
  provisional: boolean;
}

export interface GameOut {
  table: string;
  game: string;
  at: number;
  placings: PlacingOut[];
}

export interface PlacingOut {
  who: string;
  name: string;
  place: number;
  score: number;
}

export interface DuelOut {
  who: string;
  name: string;
  games: number;
  won: number;
  lost: number;
}

export interface OpeningOut {
  game: string;
  choice: OpeningChoice;
  games: number;
  won: number;
}

export interface OpeningChoice {
  kind: string;
  data: Record<string, Plain>;
}

export interface TournamentInfo {
  id: string;
  name: string;
  game: string;
  format: 'swiss' | 'round-robin' | 'knockout' | 'balanced';
  seats: number;
  rounds: number;
  round: number;
  duplicate: boolean;
  public: boolean;
  state: 'open' | 'playing' | 'over' | 'closed';
  created: number;
  entrants: number;
  pace: Pace;
}

export interface NoticesExport {
  wishes: NoticeWishes;
  ways: WayExport[];
  waiting: string[];
}

export interface NoticeWishes {
  gather?: number;
  quiet_from?: number;
  quiet_to?: number;
  zone?: string;
}

export interface WayExport {
  kind: 'push' | 'mail' | 'hook';
  address: string;
  label: string;
  active: boolean;
  confirmed: boolean;
  created: number;
}

export interface OwnTalk {
  said: OwnWord[];
  reactions: OwnReaction[];
  muted: Muted[];
}

export interface OwnWord {
  place: string;
  at: number;
  text: string;
}

export interface OwnReaction {
  table: string;
  seq: number;
  symbol: string;
}

export interface Muted {
  who: string;
  name: string;
}

export interface Leaderboard {
  game: string;
  seats: number;
  leaders: LeaderOut[];
}

export interface LeaderOut {
  who: string;
  name: string;
  skill: number;
  doubt: number;
  games: number;
  won: number;
}

export interface NoticesOut {
  wishes: NoticeWishes;
  ways: WayOut[];
  offered: ('push' | 'mail' | 'hook')[];
  push_key: string;
}

export interface WayOut {
  id: string;
  kind: 'push' | 'mail' | 'hook';
  label: string;
  active: boolean;
  confirmed: boolean;
  here: boolean;
}

export interface NewWay {
  kind: 'push' | 'mail' | 'hook';
  address: string;
  label?: string;
}

export interface TurnWay {
  active: boolean;
}

export interface NoticeToken {
  token: string;
}

export interface StoppedOut {
  kind: 'push' | 'mail' | 'hook';
  active: boolean;
}

export interface NewTournament {
  name: string;
  game: string;
  format?: 'swiss' | 'round-robin' | 'knockout' | 'balanced';
  seats?: number;
  rounds?: number;
  options?: Record<string, string>;
  duplicate?: boolean;
  public?: boolean;
  patience?: number;
  pace?: Pace;
  bots?: string[];
}

export interface TournamentOut {
  info: TournamentInfo;
  options: Record<string, string>;
  patience: number;
  organiser: string;
  organiser_name: string;
  entrants: EntrantOut[];
  rounds: RoundOut[];
  standings: StandingOut[];
}

export interface EntrantOut {
  number: number;
  who: string;
  name: string;
  colour: '' | 'red' | 'blue' | 'green' | 'yellow' | 'purple' | 'orange';
  out: boolean;
}

export interface RoundOut {
  round: number;
  over: boolean;
  pairings: PairingOut[];
  commitment: string;
}

export interface PairingOut {
  entrants: number[];
  table: string;
  places: number[];
  scores: number[];
  points: number[];
}

export interface StandingOut {
  entrant: number;
  place: number;
  points: number;
  played: number;
  won: number;
  opponents: number;
  beaten: number;
}

export interface AddBot {
  bot: string;
}

export interface DropEntrant {
  entrant?: number | null;
}

export interface TalkOut {
  mode: 'all' | 'players' | 'none';
  who: string;
  side: 'players' | 'watchers';
  why: '' | 'off' | 'player' | 'silenced' | 'sealed' | 'entrant';
  spoken: Spoken[];
  reactions: ReactionOut[];
  reports: ReportOut[];
  silenced: string[];
}

export interface ReportOut {
  number: number;
  count: number;
}

export interface Say {
  text: string;
  id?: string;
  player?: string;
}

export interface React {
  seq: number;
  symbol?: 'cheer' | 'thanks' | 'laugh' | 'wow' | 'think' | 'ouch' | '';
  player?: string;
}

export interface ReportTalk {
  player?: string;
}

export interface Silence {
  who: string;
  silent?: boolean;
}

export interface Forgotten {
  messages: number;
}

export interface Mute {
  who: string;
  name?: string;
  muted?: boolean;
}

export interface HintOut {
  seq: number;
  ideas: IdeaOut[];
  chances: number[];
}

export interface IdeaOut {
  move: string;
  value: number;
  low: number;
  high: number;
  reason: 'points' | 'rivals' | 'chance' | 'only';
  by: number;
}

export interface Look {
  changes: number[];
  refusal: Refusal | null;
}

export interface AnalysisOut {
  moments: MomentOut[];
  final: number[];
  turns: TurningPoint[];
  slips: SlipOut[];
  unit: 'chance' | 'points';
  luck: LuckOut;
}

export interface MomentOut {
  seq: number;
  seat: number;
  chances: number[];
  played: string;
  best: string;
  cost: number;
}

export interface TurningPoint {
  seq: number;
  played: Choice;
  by: number;
  seat: number;
  before: number;
  after: number;
}

export interface SlipOut {
  seq: number;
  seat: number;
  played: Choice;
  best: Choice;
  cost: number;
}

export interface LuckOut {
  start: number[];
  draws: number[];
  moves: number[][];
}

export interface AnalysisProgress {
  done: number;
  of: number;
}

export interface Rematch {
  table: TableInfo;
  seat: number;
  token: string;
  host: string;
}

export interface Sheet {
  lines: SheetLine[];
  ties: SheetLine[];
}

export interface SheetLine {
  kind: string;
  rule: string;
  points: number[];
  data: Record<string, Plain>;
}

export interface Position {
  seq: number;
  viewer: number;
  view: View;
  sheet: Sheet;
}

export interface Problem {
  code: string;
  message: string;
}

export interface Health {
  status: 'ok' | 'failing';
  version: string;
  protocol: number;
  tables: number;
  connections: number;
}

export interface View {
  viewer: number;
  player: number;
  asked: string;
  about: Record<string, Plain>;
  round: number;
  ending: string;
  scores: number[];
  endings: Ending[];
  last: string;
}

export interface Ending {
  kind: string;
  rule: string;
  left: number;
  of: number;
}

export interface GnomopolisView extends View {
  offer: string[];
  deck: string[];
  old: CapitalView;
  new: CapitalView;
  reserve: number;
  districts: DistrictView[];
  first: number;
  turn: number;
  built: boolean;
  last_round: number;
  sprint: boolean;
  sheet: SheetLine[];
}

export interface CapitalView {
  gnomes: number[];
  coins: number;
  helpers: number;
}

export interface DistrictView {
  cup: number[];
  active: number[];
  exhausted: number[];
  coins: number;
  helpers: number;
  buildings: string[];
  advisors: string[];
  marker: number;
  next_visit: number;
  works: WorkView[];
  team: number[];
  in_buildings: number;
  on_board: number;
  homeless: number;
  homes: string[];
}

export interface WorkView {
  scroll: string;
  copied: string;
  standing: number[];
  lying: number[];
  coins: number;
  helpers: number;
}

export interface VillageView extends View {
  phase: string;
  first: number;
  turn: number;
  bank: number;
  tokens: number[];
  houses: number;
  workshops: number[];
  roads: number[];
  stack: number[];
  market: string[];
  removed: string[];
  deck: number[];
  discards: number[];
  card: string;
  drawn: string;
  happy: number;
  gnome_limit: number;
  round_limit: number;
  paid: number;
  advice: number;
  villages: VillageSeatView[];
  task: TaskView;
  ways: WayView[];
}

export interface VillageSeatView {
  coins: number;
  tokens: number[];
  kit: number[];
  tiles: TileView[];
  gnomes: GnomeView[];
  marks: string[];
  protected: boolean;
  hats: number;
  restaurants: number;
  size: number;
}

export interface TileView {
  x: number;
  y: number;
  kind: string;
  id: string;
  rotation: number;
  sides: string;
  state: string;
  number: number;
  used: number[];
  barred: number[];
  network: number;
  links: string;
}

export interface GnomeView {
  letter: string;
  village: number;
  at: string;
  condition: string;
  home: string;
  resolved: boolean;
  unpaid: boolean;
  guards: boolean;
}

export interface TaskView {
  kind: string;
  id: string;
  sides: string;
  at: string;
  to: string;
  business: string;
  product: string;
  begun: boolean;
  answers: string[];
  steps: number;
}

export interface WayView {
  to: string;
  path: string[];
}

export interface MightyView extends View {
  turn: string;
  placing: string;
  first: number;
  forest: SquareView[][];
  queue: string[];
  left: string[];
  right: string[];
  aside: string[];
  display: SlotView[];
  ladders: LadderView[];
  column: string;
  reach: number[];
  trail: number[];
  open_chests: string[];
  bag: number;
  unseen: number[];
  drawing: number;
  drawn: string[];
  stacks: StackView[];
  rewards: string[];
  claimed: string[];
  supply: number[];
  discarded: DiscardView[];
  homes: HomeView[];
}

export interface SquareView {
  id: string;
  icon: string;
  seat: number;
  tile: string;
}

export interface SlotView {
  book: string;
  seat: number;
  tile: string;
}

export interface LadderView {
  id: string;
  open: boolean;
  rungs: RungView[];
}

export interface RungView {
  seat: number;
  tile: string;
  column: string;
}

export interface StackView {
  gnome: string;
  cards: number;
}

export interface DiscardView {
  seat: number;
  tile: string;
}

export interface HomeView {
  coins: number;
  tokens: number[];
  room: number;
  keys: number;
  chests: number;
  vault: string[];
  opened: string[];
  cards: string[];
  traded: string[];
  capacity: number;
  tiles: string[];
  bedroom: string;
  freed: boolean;
  space: number;
  warehouse: number;
  dining: number;
}

export interface ToadstoolsView extends View {
  meadow: number[];
  basket: number;
  held: number[];
  hand: number[];
}

export type ClientMessage =
  | Join
  | Part
  | Move
  | Undo
  | Answer
  | End
  | Attend
  | Resync
  | Ping;

export type ServerMessage =
  | Sync
  | Moved
  | Info
  | Proposed
  | Ack
  | Refused
  | Parted
  | Pong
  | Talked;

/** The view type of every game. */
export interface GameViews {
  'gnomopolis': GnomopolisView;
  'gnome-village': VillageView;
  'mighty-gnomes': MightyView;
  'toadstools': ToadstoolsView;
}
