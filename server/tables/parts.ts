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
import { Turns } from './turns.ts';
import { Watchers } from './watchers.ts';

/** The parts of a table, each with those beside it. What concerns the table as a whole they tell it. */
export abstract class TableParts {
  readonly register: Register;
  readonly watchers = new Watchers();
  readonly isOpen: boolean; // whether its game hides nothing from anybody
  readonly match: OpenMatch;
  readonly clock: MatchClock;
  readonly showing: Showing;
  readonly inputs: Inputs;
  readonly questions: Questions;
  readonly neighbours: Neighbours;
  protected readonly turns = new Turns();
  protected readonly timers: Timers;
  protected readonly outage: Outage;
  protected readonly log: MatchLog;
  protected readonly alarm: Alarm;
  protected readonly bots: BotPlayers;

  constructor(register: Register, box: AnyBox | null, around: Environment) {
    const { turns, watchers } = this;
    const isOpen = box?.game.isOpen ?? false;
    const whenOpen = <T>(job: () => Promise<T>): Promise<T> => this.whenOpen(job);
    const reread = (): Promise<void> => this.reread();
    const schedule = (): void => this.schedule();
    const timers = new Timers(around.clock, (name, error) => {
      around.trouble(`${name} failed`, { table: register.row.id, why: error.message });
      this.outage.tryLater();
    });
    const match = new OpenMatch(register, around, {
      reopened: (whole, isServed) => this.reopened(whole, isServed),
      broke: (fault, entering) => this.setAside(fault, entering),
    });
    const clock = new MatchClock(register, match, around);
    const showing = new Showing({ register, watchers, match, clock, isOpen, whenOpen }, around);
    const goOn = (): Promise<void> => whenOpen(async () => schedule());
    const outage = new Outage({ register, match, showing, timers, goOn }, around);
    const log = new MatchLog({ register, watchers, match, clock, showing, outage }, around, {
      answered: (step, action) => this.bots.answered(step, action),
      grew: schedule,
      over: () => this.over(),
      reread,
    });
    const alarm = new Alarm({ register, match, clock, log, turns, timers, schedule }, around);
    const inputs = new Inputs({ register, match, clock, log, alarm, outage, turns, reread }, around);
    const questions = new Questions({ register, match, inputs, showing }, around, {
      concession: box?.game.concession ?? 'shared',
      present: () => this.present,
      open: () => this.open(),
      questioned: () => this.reseated(),
    });
    this.neighbours = new Neighbours({ register, match, clock, showing, questions }, around, {
      grew: n => this.checkLog(n),
      reseated: () => this.refresh().then(() => this.reseated()),
      said: message => this.said(message),
      clockSet: schedule,
    });
    this.bots = new BotPlayers({ box, register, match, clock, log, alarm, showing, turns, timers }, around);
    this.register = register;
    this.isOpen = isOpen;
    this.timers = timers;
    this.match = match;
    this.clock = clock;
    this.showing = showing;
    this.outage = outage;
    this.log = log;
    this.alarm = alarm;
    this.inputs = inputs;
    this.questions = questions;
  }

  /** Those who look at the table, on whatever server. */
  abstract get present(): Set<string>;
  abstract open(): Promise<void>;
  abstract refresh(): Promise<void>;
  abstract checkLog(length: number): Promise<void>;
  /** Does something in its turn, with the match open. */
  protected abstract whenOpen<T>(job: () => Promise<T>): Promise<T>;
  /** Reads again what is not in the log. */
  protected abstract reread(): Promise<void>;
  /** Sets the timers for what comes next. */
  protected abstract schedule(): void;
  /** The match was opened from its log. */
  protected abstract reopened(whole: WholeTable, isServed: boolean): Promise<void>;
  /** The match is over. */
  protected abstract over(): void;
  /** The rules loop or throw, maybe at this input. */
  protected abstract setAside(fault: RulesFault, input: Input<Spec> | null): Promise<void>;
  /** Who sits where, or what somebody is asked, has changed. */
  protected abstract reseated(): void;
  /** Somebody wrote this message, through another server. */
  protected abstract said(message: string): void;
}
