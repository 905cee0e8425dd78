import type { AnyBox } from '../../engine/box.ts';
import type { Input, Spec } from '../../engine/types.ts';
import type { WholeTable } from '../../referee/messages.ts';
import type { RulesFault } from '../rules/pool.ts';
import { Alarm } from './alarm.ts';
import { BotPlayers } from './bot-players.ts';
import type { Environment } from './environment.ts';
import { Inputs } from './inputs.ts';
import { MatchClock } from './match-clock.ts';
import { MatchLog } from './match-log.ts';
import { Neighbours } from './neighbours.ts';
import { OpenMatch } from './open-match.ts';
import { Outage } from './outage.ts';
import { Questions } from './questions.ts';
import type { Register } from './register.ts';
import { Showing } from './showing.ts';
import { Timers } from './timers.ts';
import { Turns } from '../../referee/turns.ts';
import { Watchers } from './watchers.ts';

/** What concerns the table as a whole: its parts tell it, or ask for it. */
interface Whole {
  /** Those who look at the table, on whatever server. */
  readonly present: () => ReadonlySet<string>;
  readonly open: () => Promise<void>;
  readonly refresh: () => Promise<void>;
  readonly checkLog: (length: number) => Promise<void>;
  /** Does something in its turn, with the match open. */
  readonly whenOpen: <T>(job: () => Promise<T>) => Promise<T>;
  /** Reads again what is not in the log. */
  readonly reread: () => Promise<void>;
  /** Sets the timers for what comes next. */
  readonly schedule: () => void;
  /** The match was opened from its log. */
  readonly reopened: (whole: WholeTable, isServed: boolean) => Promise<void>;
  readonly over: () => void;
  /** The rules loop or throw, maybe at this input. */
  readonly setAside: (fault: RulesFault, input: Input<Spec> | null) => Promise<void>;
  /** Who sits where, or what somebody is asked, has changed. */
  readonly reseated: () => void;
  /** Somebody wrote this message, through another server. */
  readonly said: (message: string) => void;
}

export type Parts = ReturnType<typeof partsOf>;

/** The parts of a table, each with those beside it. */
export function partsOf(register: Register, box: AnyBox | null, around: Environment, table: Whole) {
  const turns = new Turns();
  const watchers = new Watchers();
  const isOpen = box?.game.isOpen ?? false; // whether its game hides nothing from anybody
  const { whenOpen, reread, schedule } = table;
  const timers = new Timers(around.clock, (name, error) => {
    around.trouble(`${name} failed`, { table: register.row.id, why: error.message });
    outage.tryLater();
  });
  const match = new OpenMatch(register, around, { reopened: table.reopened, broke: table.setAside });
  const clock = new MatchClock(register, match, around);
  const showing = new Showing({ register, watchers, match, clock, isOpen, whenOpen }, around);
  const goOn = (): Promise<void> => whenOpen(async () => schedule());
  const outage: Outage = new Outage({ register, match, showing, timers, goOn }, around);
  const log = new MatchLog({ register, watchers, match, clock, showing, outage }, around, {
    answered: (step, action) => bots.answered(step, action),
    grew: schedule,
    over: table.over,
    reread,
  });
  const alarm = new Alarm({ register, match, clock, log, turns, timers, schedule }, around);
  const inputs = new Inputs({ register, match, clock, log, alarm, outage, turns, reread }, around);
  const questions = new Questions({ register, match, inputs, showing }, around, {
    concession: box?.game.concession ?? 'shared',
    present: table.present,
    open: table.open,
    questioned: table.reseated,
  });
  const neighbours = new Neighbours({ register, match, clock, showing, questions }, around, {
    grew: table.checkLog,
    reseated: () => table.refresh().then(table.reseated),
    said: table.said,
    clockSet: schedule,
  });
  const bots: BotPlayers = new BotPlayers({ box, register, match, clock, log, alarm, showing, turns, timers }, around);
  return {
    turns,
    watchers,
    isOpen,
    timers,
    match,
    clock,
    showing,
    outage,
    log,
    alarm,
    inputs,
    questions,
    neighbours,
    bots,
  };
}
