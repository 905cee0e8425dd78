import type { BotName } from '../../bots/levels.ts';
import type { AnyBox, Level } from '../../engine/box.ts';
import { commit } from '../../engine/commitment.ts';
import { start } from '../../engine/match.ts';
import { messageOf } from '../../engine/thrown.ts';
import type { Replay, Spec } from '../../engine/types.ts';
import { type Carried, carriedOn, handedOn, nextScenario, seatRange } from '../../referee/campaign.ts';
import type { Lobby } from '../../referee/messages.ts';
import type { Lent, Moving } from '../../referee/moving.ts';
import { complete } from '../../referee/wish.ts';
import type { Campaign, TableWish, Tables } from '../calls/answers.ts';
import { Refused } from '../calls/request.ts';
import { type ExerciseWish, exerciseOf } from './exercise.ts';
import type { Device } from './device.ts';
import { HomeTable } from './home-table.ts';
import { broughtInto, keep, tryOn } from './bringing.ts';
import type { HomeFile, KeptTable } from './file.ts';
import { briefOf, lobbyOf } from './home-lobby.ts';
import { newHomeId, newSecret, newSeed } from './ids.ts';
import { setupOf } from './reopening.ts';
import { type HomeRow, type HomeSeat, type Place, isHere } from './saves.ts';

export type Sitter = 'here' | BotName;
export type SeatAs = 'me' | 'bot' | 'open' | 'leave';

/** What is wished of a table at home: who sits on which seat is known from the start. */
export interface HomeWish extends Pick<TableWish, 'game' | 'scenario' | 'seats' | 'options'> {
  readonly sitters: readonly Sitter[];
  readonly name: string;
}

const HERE: HomeSeat = { bot: null, isOwn: true, isTaken: false };
const botSeat = (bot: BotName): HomeSeat => ({ bot, isOwn: false, isTaken: false });
const NO_LOG = { entries: [], end: null, mark: null };

/** All tables that this device keeps. */
export class Home {
  private readonly device: Device;
  private readonly boxOf: (game: string) => Promise<AnyBox>;
  private readonly tables = new Map<string, HomeTable>();

  constructor(device: Device, boxOf: (game: string) => Promise<AnyBox>) {
    this.device = device;
    this.boxOf = boxOf;
  }

  // ---- tables ----

  async create(wish: HomeWish, carry: object | null = null): Promise<string> {
    const box = await this.boxOf(wish.game);
    const setup = complete(box, wish, what => new Refused('setup', what));
    const seed = newSeed();
    const salt = newSecret();
    const now = this.device.now();
    const row: HomeRow = {
      id: newHomeId(),
      game: box.game.id,
      scenario: setup.scenario,
      options: setup.options as object,
      seats: Array.from({ length: setup.seats }, (_, seat) =>
        seat === 0 ? HERE : seatFor(wish.sitters[seat] ?? 'companion'),
      ),
      name: wish.name,
      version: box.game.version,
      seed,
      salt,
      commitment: commit(seed, salt),
      carry,
      outcome: null,
      wasUndone: false,
      next: null,
      createdAt: now,
      touchedAt: now,
    };
    tryOut(box, row);
    await this.kept(() => this.device.saves.add(row, NO_LOG));
    return row.id;
  }

  /** A match that is over, played on from one of its moments by whoever sits there now. */
  async exercise(wish: ExerciseWish): Promise<string> {
    const seats = Array.from({ length: wish.replay.setup.seats }, (_, seat) =>
      seatFor(wish.sitters[seat] ?? 'companion'),
    );
    const { row, log } = exerciseOf(await this.boxOf(wish.replay.game), wish, seats, this.device.now());
    await this.kept(() => this.device.saves.add(row, log));
    return row.id;
  }

  async table(id: string): Promise<HomeTable> {
    const known = this.tables.get(id);
    if (known) return known;
    const row = await this.row(id);
    const table = this.tables.get(id) ?? new HomeTable(await this.boxOf(row.game), row, this.device);
    this.tables.set(id, table);
    return table;
  }

  /** Another page has changed something of a table. */
  async changed(id: string): Promise<void> {
    const table = this.tables.get(id);
    if (table?.isWatched) await table.reread();
    else this.tables.delete(id);
  }

  /** One that was on its way to a server when its page was closed is here after all, until it is sent again. */
  async lobby(id: string): Promise<Lobby> {
    const table = await this.table(id);
    const { place, there } = table.row;
    if (place === 'there' && there) throw new Refused('moved', { there });
    if (place === 'going' && !table.isWatched) await this.kept(() => table.move('here', there ?? null));
    return lobbyOf(table);
  }

  // ---- to a server, and back ----

  /** The match as it is sent to a server. From now on nobody plays it here, unless it stays. */
  async handOver(id: string): Promise<{ readonly match: Moving; readonly onto: string | null }> {
    const table = await this.table(id);
    if (!isHere(table.row) || table.row.isExercise) throw new Refused('not-running');
    await this.kept(() => table.stopClock());
    await this.moved(table, 'going', table.row.there ?? null);
    const { game, version, scenario, options, seats, seed, salt, commitment, carry, there = null } = table.row;
    const { entries } = await this.device.saves.log(id);
    const inputs = entries.map(({ input }) => input);
    const match = { game, version, scenario, options, seats: [...seats], seed, salt, commitment, carry, inputs };
    return { match, onto: there };
  }

  /** It has come to that table, or it stays. */
  async arrived(id: string, there: string | null): Promise<void> {
    const table = await this.table(id);
    await (there === null ? this.moved(table, 'here', table.row.there ?? null) : this.moved(table, 'there', there));
  }

  private async moved(table: HomeTable, place: Place, there: string | null): Promise<void> {
    await this.kept(() => table.move(place, there));
    table.tell({ type: 'lobby', lobby: lobbyOf(table) });
  }

  /** A match that a server lends. What this device had of that table before is old, and gives its place to it. */
  async borrow(there: string, lent: Lent, name: string): Promise<string> {
    const { inputs, end, seats, ...match } = lent;
    const before = (await this.device.saves.rows()).find(row => row.there === there);
    if (before) await this.remove(before.id);
    const id = before?.id ?? newHomeId();
    const now = this.device.now();
    const wasUndone = inputs.some(input => input.type === 'host' && input.entry.type === 'undo');
    const since = { outcome: null, wasUndone, next: null, createdAt: now, touchedAt: now };
    const row: HomeRow = { ...match, id, seats, name, there, place: 'here', ...since };
    const entries = inputs.map((input, at) => ({ table: id, seq: at + 1, input, message: null, at: now }));
    await this.tryOn({ row, log: { entries, end: { ...end, table: id }, mark: null } });
    await this.kept(() => this.device.saves.add(row, { entries, end: { ...end, table: id }, mark: null }));
    return id;
  }

  /** Where this device plays a match that a server has lent; null where it does not. */
  async copyOf(there: string): Promise<string | null> {
    return (await this.device.saves.rows()).find(row => row.there === there && isHere(row))?.id ?? null;
  }

  /** Sits down, or lets a bot play; in the middle of a match, too: nobody else is there. */
  async sit(id: string, seat: number, as: SeatAs, level?: Level): Promise<Lobby> {
    const table = await this.table(id);
    const { row } = table;
    const before = row.seats[seat];
    if (!before) throw new Refused('no-seat', { seat });
    if (as === 'open') throw new Refused('started');
    if (row.outcome || !isHere(row)) throw new Refused('not-running');
    const after = seated(before, as, level);
    await this.kept(() => table.reseat(row.seats.with(seat, after), seat));
    const lobby = lobbyOf(table);
    table.tell({ type: 'lobby', lobby });
    return lobby;
  }

  async list(): Promise<Tables> {
    const all = (await this.device.saves.rows()).toSorted((a, b) => b.touchedAt - a.touchedAt);
    const rows = all.filter(row => row.place !== 'there'); // the server tells of those
    const known = new Set(rows.map(({ id }) => id));
    const isLast = ({ next }: HomeRow): boolean => next === null || !known.has(next);
    const campaigns = rows.filter(
      row => !row.isExercise && isLast(row) && (row.outcome ? handedOn(row.outcome) !== null : row.carry !== null),
    );
    return { mine: rows.map(briefOf), campaigns: campaigns.map(briefOf), open: [] };
  }

  async remove(id: string): Promise<void> {
    this.tables.delete(id);
    await this.device.saves.remove(id);
    this.device.changed(id);
  }

  // ---- files ----

  keep(ids: readonly string[] | null): Promise<KeptTable[]> {
    return keep(this.device.saves, ids, id => this.tables.get(id)?.fromMemory() ?? null);
  }

  /** Takes in what a file holds; says how many matches are new here. */
  async bring(file: Pick<HomeFile, 'tables'>): Promise<number> {
    for (const table of file.tables) await this.tryOn(table);
    let count = 0;
    for (const table of file.tables) {
      const known = await this.device.saves.row(table.row.id);
      const here = known ? (await this.device.saves.log(known.id)).entries : [];
      const brought = known ? broughtInto(here, table) : table;
      if (!brought) continue;
      if (brought.row.id === known?.id) await this.remove(known.id);
      await this.kept(() => this.device.saves.add(brought.row, brought.log));
      count++;
    }
    return count;
  }

  /** A match whose log the rules do not take is refused, and with it the whole file. */
  private async tryOn(table: KeptTable): Promise<void> {
    tryOn(await this.boxOf(table.row.game), table);
  }

  // ---- one match after the other ----

  /** The same once more, or the next match of a campaign. Who asks twice is led to the same. */
  async rematch(id: string, wished: Partial<Pick<TableWish, 'seats' | 'options'>>): Promise<string> {
    const row = await this.row(id);
    if (!row.outcome) throw new Refused('not-over');
    if (row.next !== null && (await this.device.saves.row(row.next))) return row.next;
    const box = await this.boxOf(row.game);
    const carry = row.isExercise ? row.carry : carriedOn(box.game, row.outcome, row.wasUndone);
    const scenario = row.isExercise ? row.scenario : (nextScenario(box.game, carry) ?? row.scenario);
    const seats = wished.seats ?? row.seats.length;
    const options = wished.options ?? (row.options as TableWish['options']);
    const sitters = row.seats.map(({ isOwn, bot }): Sitter => (isOwn ? 'here' : (bot ?? 'companion')));
    const next = await this.create({ game: row.game, scenario, seats, options, sitters, name: row.name }, carry);
    await this.device.saves.change(id, { next });
    this.tables.delete(id);
    return next;
  }

  /** Any table of a campaign leads to its last one. */
  async campaign(id: string): Promise<Campaign> {
    let row = await this.row(id);
    for (const seen = new Set<string>(); row.next !== null && !seen.has(row.id); ) {
      seen.add(row.id);
      const next = await this.device.saves.row(row.next);
      if (!next) break;
      row = next;
    }
    const { game } = await this.boxOf(row.game);
    const carry: Carried | null = row.outcome ? carriedOn(game, row.outcome, row.wasUndone) : row.carry;
    if (!carry) throw new Refused('no-campaign');
    const scenario = row.outcome && typeof carry.next === 'string' ? carry.next : row.scenario;
    const range = seatRange(game, scenario, row.seats.length);
    return { ...briefOf(row), carry, range, options: row.options as TableWish['options'] };
  }

  async replay(id: string): Promise<Replay<Spec>> {
    const table = await this.table(id);
    if (!table.row.outcome) throw new Refused('started');
    return table.replay();
  }

  private async row(id: string): Promise<HomeRow> {
    const row = await this.device.saves.row(id);
    if (!row) throw new Refused('no-table');
    return row;
  }

  /** A device may be full, or forbidden to keep anything. */
  private async kept(write: () => Promise<void>): Promise<void> {
    try {
      await write();
    } catch {
      throw new Refused('device');
    }
  }
}

/** Options may parse and yet not fit together: the rules have the last word. */
function tryOut(box: AnyBox, row: HomeRow): void {
  try {
    start(box.game, setupOf(row), 'trial');
  } catch (error) {
    throw new Refused('setup', { reason: messageOf(error) });
  }
}

const seatFor = (sitter: Sitter): HomeSeat => (sitter === 'here' ? HERE : botSeat(sitter));

/** A bot that is already there plays on at its level, unless another one is said. */
function seated(seat: HomeSeat, as: SeatAs, level?: Level): HomeSeat {
  if (as === 'me') return { bot: null, isOwn: true, isTaken: seat.isTaken || !seat.isOwn };
  const isKept = as === 'bot' && !seat.isTaken;
  return { bot: level ?? seat.bot ?? 'companion', isOwn: isKept && seat.isOwn, isTaken: false };
}
