import { commit, isCommitted } from '../../engine/commitment.ts';
import { same } from '../../engine/plain.ts';
import { counted } from '../../engine/replay.ts';
import type { Input, Spec } from '../../engine/types.ts';
import { type Lent, type Moving, eyesOf } from '../../referee/moving.ts';
import { complete } from '../../referee/wish.ts';
import { newTableId } from '../ids.ts';
import { goesOn } from '../storage/campaigns.ts';
import { carryOf, optionsOf, reseedsOf } from '../storage/columns.ts';
import { addBrought, addReturned, broughtBefore } from '../storage/moving.ts';
import type { SeatRow, TableRow } from '../storage/schema.ts';
import type { Store } from '../storage/store.ts';
import type { Environment } from './environment.ts';
import type { House } from './house.ts';
import type { LiveTable } from './live-table.ts';
import { fingerprintOf, movingSeats, ownSeats, reseeding, seatRows } from './moving.ts';
import { Meeting } from './meeting.ts';
import { openingOf } from './open-match.ts';
import { HouseRefusal } from './refusal.ts';
import { removedAgain, seatsAgain } from './rematch.ts';
import { peopleOf } from './seating.ts';
import { Trial } from './trial.ts';

type Around = Pick<Environment, 'store' | 'rules' | 'clock' | 'seed'>;

const MOST_TRIALS = 4; // at once: those who play come first

const notBrought = (why: string): HouseRefusal => new HouseRefusal('not-brought', { why });

/** Carries matches of one person from a device to this house, and back. */
export class Porter {
  private readonly house: House;
  private readonly around: Around;
  private trials = 0;

  constructor(house: House, around: Around) {
    this.house = house;
    this.around = around;
  }

  private get store(): Store {
    return this.around.store;
  }

  // ---- from a device ----

  /** A match that was begun on a device becomes a table; whoever brings it once more is led there. */
  async adopt(guest: string, brought: Moving, mayOpen: () => Promise<void>): Promise<string> {
    const { game, version, scenario, options, seats, seed, salt, commitment, inputs } = brought;
    const box = this.house.box(game);
    if (version !== box.game.version) throw notBrought('version');
    if (brought.carry !== null) throw notBrought('campaign'); // what it began with, nobody here has seen
    if (!isCommitted(commitment, seed, salt) || inputs.some(isReseed)) throw notBrought('dice');
    const own = ownSeats(seats);
    if (own.length === 0) throw notBrought('seats');
    const setup = complete(box, { scenario, seats: seats.length, options }, what => new HouseRefusal('setup', what));
    const origin = fingerprintOf(brought);
    const known = await broughtBefore(this.store.db, guest, origin);
    if (known !== null) return known;
    await mayOpen();
    const id = newTableId();
    const opening = { setup: { ...setup, carry: null }, seed, salt, inputs: [], snapshot: null };
    return this.tried(id, async trial => {
      await trial.open(game, opening);
      await trial.play(inputs);
      if (trial.position.outcome) throw notBrought('over');
      const reseeds = await this.settle(trial, { reseeds: '[]' }, eyesOf(own, box.game.isOpen ?? false));
      const now = this.around.clock.now();
      const row: TableRow = {
        id,
        game,
        scenario: setup.scenario,
        seats: setup.seats,
        options: JSON.stringify(setup.options),
        host_id: guest,
        is_public: 0,
        may_join: 1, // whoever has the link was asked to come
        status: 'running',
        version,
        seed,
        salt,
        commitment,
        reseeds,
        origin,
        carry: null,
        outcome: null,
        goes_on: 0,
        is_exercise: 0,
        failure: null,
        created_at: now,
        touched_at: now,
      };
      const played = { inputs: trial.rows, save: await trial.save() };
      return addBrought(this.store, row, seatRows(id, guest, seats), played);
    });
  }

  // ---- from a match that is over ----

  /**
   * A table from this moment on, after so many inputs that count: with the same people and other dice, an exercise. What whoever
   * asks could not know then is dealt anew, for by now all may know it. Those who ask for the same moment meet there.
   */
  async playOn(table: LiveTable, guest: string, n: number, mayOpen: () => Promise<void>): Promise<string> {
    const { row } = table;
    if (row.status !== 'over') throw new HouseRefusal('not-over');
    const seats = seatsAgain(table);
    const own = seats.flatMap(({ seat, guest_id }) => (guest_id === guest ? [seat] : []));
    if (row.host_id !== guest && own.length === 0) throw new HouseRefusal('not-yours');
    const { game } = this.house.box(row.game);
    if (row.version !== game.version) throw notBrought('version');
    const inputs = counted((await this.store.logs.log(row.id)).inputs);
    if (n >= inputs.length) throw new HouseRefusal('not-running');
    const meeting = new Meeting(this.store, `exercise ${row.id} ${n}`);
    const known = await meeting.find(({ status }) => status !== 'over');
    if (known !== null) return known;
    await mayOpen();
    const id = newTableId();
    const before = inputs.slice(0, n);
    await this.tried(id, async trial => {
      await trial.open(row.game, openingOf(row, { inputs: [], snapshot: null }));
      await trial.play(before);
      const bound = JSON.stringify(before.flatMap(boundBy));
      const reseeds = await this.settle(trial, { reseeds: bound }, own[0] ?? eyesOf(peopleAt(seats), table.isOpen));
      const now = this.around.clock.now();
      const fresh: TableRow = {
        ...row,
        id,
        host_id: guest,
        is_public: 0,
        status: 'running',
        reseeds,
        origin: null,
        outcome: null,
        goes_on: 0,
        is_exercise: 1,
        failure: null,
        created_at: now,
        touched_at: now,
      };
      const played = { inputs: trial.rows, save: await trial.save() };
      await addBrought(
        this.store,
        fresh,
        seats.map(seat => seatedIn(id, seat)),
        played,
        removedAgain(table, id),
      );
    });
    return meeting.keep(id);
  }

  // ---- to a device, and back ----

  /** The match goes on where it is taken to; here it waits. */
  async lend(id: string, guest: string): Promise<{ readonly table: LiveTable; readonly lent: Lent }> {
    const table = await this.house.table(id);
    await table.refresh(); // somebody may have sat down through another server
    if (!table.register.isRunning || table.row.is_exercise === 1) throw new HouseRefusal('not-running');
    if (!isAloneAt(table, guest)) throw new HouseRefusal('not-alone');
    await table.open();
    const { due = null, paused = false } = table.match.position ?? {};
    if (due !== null && !paused) await table.inputs.say({ type: 'pause', alone: true });
    const refusal = await table.reseed(null, 'lent');
    if (refusal) throw new HouseRefusal(refusal.code === 'over' ? 'not-running' : 'busy');
    await table.refresh();
    if (!isAloneAt(table, guest)) {
      await this.recall(id, guest); // somebody sat down in the meantime
      throw new HouseRefusal('not-alone');
    }
    table.neighbours.tellReseated();
    return { table, lent: await this.lentBy(table, guest) };
  }

  private async lentBy(table: LiveTable, guest: string): Promise<Lent> {
    const { row, seats } = table;
    const { game, version, scenario, seed, salt, commitment } = row;
    const { inputs } = await this.store.logs.log(row.id);
    return {
      game,
      version,
      scenario,
      options: optionsOf(row),
      seats: movingSeats(seats, guest),
      seed,
      salt,
      commitment,
      carry: carryOf(row),
      inputs,
      end: { after: inputs.length, version, save: await table.look({ op: 'save' }) },
      reseeds: reseedsOf(row),
    };
  }

  /** The lent match is given up: this one goes on from where it was lent, by dice that nobody has seen. */
  async recall(id: string, guest: string): Promise<LiveTable> {
    const table = await this.house.table(id);
    await table.refresh();
    if (!table.seats.some(seat => seat.guest_id === guest)) throw new HouseRefusal('not-yours');
    if (table.row.status !== 'lent') throw new HouseRefusal('not-lent');
    const own = ownSeats(movingSeats(table.seats, guest));
    if (await table.reseed(eyesOf(own, table.isOpen), 'running')) throw new HouseRefusal('busy');
    table.neighbours.tellReseated();
    return table;
  }

  /** What was lent comes back: it begins with all that was here, and the rules take the rest. */
  async bringBack(id: string, guest: string, brought: Moving): Promise<LiveTable> {
    const table = await this.house.table(id);
    await table.refresh();
    const { row } = table;
    if (!table.seats.some(seat => seat.guest_id === guest)) throw new HouseRefusal('not-yours');
    const log = await this.store.logs.log(id);
    if (row.status !== 'lent') {
      if (brought.inputs.every((input, at) => same(input, log.inputs[at]))) return table; // it came, and was not told so
      throw new HouseRefusal('not-lent');
    }
    const own = ownSeats(brought.seats);
    if (own.length === 0 || brought.seats.length !== row.seats) throw notBrought('seats');
    const more = brought.inputs.slice(log.inputs.length);
    const isSame = log.inputs.every((input, at) => same(input, brought.inputs[at]));
    if (!isSame || brought.inputs.length < log.inputs.length) throw notBrought('other');
    if (more.some(isReseed)) throw notBrought('dice');
    await this.tried(id, async trial => {
      await trial.open(row.game, openingOf(row, log));
      await trial.play(more);
      const { outcome } = trial.position;
      const reseeds = outcome ? row.reseeds : await this.settle(trial, row, eyesOf(own, table.isOpen));
      const change: Partial<TableRow> = {
        reseeds,
        status: outcome ? 'over' : 'running',
        outcome: outcome && JSON.stringify(outcome),
        goes_on: outcome ? goesOn(outcome) : 0,
        touched_at: this.around.clock.now(),
      };
      const played = { inputs: trial.rows, save: await trial.save() };
      if (!(await addReturned(this.store, row, change, seatRows(id, guest, brought.seats), played)))
        throw new HouseRefusal('not-lent');
    });
    await table.refresh();
    table.neighbours.tellReseated();
    return table;
  }

  /** A clock stands until somebody lets it run here; and from here on the dice are ours. */
  private async settle(trial: Trial, row: Pick<TableRow, 'reseeds'>, eyes: number | null): Promise<string> {
    const { due, paused } = trial.position;
    const word = (entry: Extract<Input<Spec>, { type: 'host' }>['entry']): Input<Spec> => ({
      type: 'host',
      at: trial.position.clock,
      entry,
    });
    if (due !== null && !paused) await trial.tries(word({ type: 'pause', alone: true }));
    const { entry, reseeds } = reseeding(row, eyes, this.around.seed);
    await trial.play([word(entry)]);
    return reseeds;
  }

  private async tried<T>(id: string, run: (trial: Trial) => Promise<T>): Promise<T> {
    if (this.trials >= MOST_TRIALS) throw new HouseRefusal('busy');
    const trial = new Trial(id, this.around);
    this.trials++;
    try {
      return await run(trial);
    } finally {
      this.trials--;
      await trial.close();
    }
  }
}

const isReseed = (input: Input<Spec>): boolean => input.type === 'host' && input.entry.type === 'reseed';

/** What bound the dice of an input, where it brought others. */
const boundBy = (input: Input<Spec>): string[] =>
  input.type === 'host' && input.entry.type === 'reseed' ? [commit(input.entry.seed, input.entry.salt)] : [];

const peopleAt = (seats: readonly SeatRow[]): number[] =>
  seats.flatMap(({ seat, guest_id }) => (guest_id === null ? [] : [seat]));

/** Whoever had a seat has it again, also where a bot played it in the end; bots stay what they were. */
const seatedIn = (table_id: string, { seat, guest_id, bot }: SeatRow): SeatRow =>
  guest_id === null
    ? { table_id, seat, kind: 'bot', guest_id, bot: bot ?? 'companion', taken: 0 }
    : { table_id, seat, kind: 'person', guest_id, bot: null, taken: 0 };

/** Whether all that is not a bot's is this guest's, who plays here. */
const isAloneAt = ({ seats }: LiveTable, guest: string): boolean => {
  const people = peopleOf(seats);
  return people.size === 1 && people.has(guest);
};
