import type { BotName } from '../../bots/levels.ts';
import type { AnyBox } from '../../engine/box.ts';
import { commit } from '../../engine/commitment.ts';
import { counted } from '../../engine/replay.ts';
import { save } from '../../engine/save.ts';
import { messageOf } from '../../engine/thrown.ts';
import type { Input, Replay, Spec } from '../../engine/types.ts';
import { Refused } from '../calls/request.ts';
import type { KeptTable } from './file.ts';
import { newHomeId, newSecret, newSeed } from './ids.ts';
import { reopen } from './reopening.ts';
import type { HomeRow, HomeSeat } from './saves.ts';

/** A match that is over, played on from one of its moments. */
export interface ExerciseWish {
  readonly replay: Replay<Spec>;
  /** After how many of its moves. */
  readonly n: number;
  readonly sitters: readonly ('here' | BotName)[];
  readonly name: string;
}

/**
 * The table of that moment, with other dice from there on; what the person there could not know is dealt anew, for by now it is
 * known. Nothing of it changes the match from which it comes.
 */
export function exerciseOf(box: AnyBox, wish: ExerciseWish, seats: readonly HomeSeat[], now: number): KeptTable {
  const { replay, n, name } = wish;
  const { setup, seed, salt, game, version } = replay;
  if (version !== box.game.version) throw new Refused('file', { reason: 'version' });
  const inputs = counted(replay.inputs);
  if (n >= inputs.length) throw new Refused('not-running'); // there it is over
  const before = inputs.slice(0, n);
  const at = before.at(-1)?.at ?? 0;
  const eyes = wish.sitters.indexOf('here');
  const dice = { seed: newSeed(), salt: newSecret() };
  const moved: Input<Spec> = { type: 'host', at, entry: { type: 'reseed', ...dice, eyes: Math.max(0, eyes) } };
  const id = newHomeId();
  const row: HomeRow = {
    id,
    game,
    scenario: setup.scenario,
    options: setup.options,
    seats,
    name,
    version,
    seed,
    salt,
    commitment: commit(seed, salt),
    carry: setup.carry,
    outcome: null,
    wasUndone: false,
    next: null,
    reseeds: [commit(dice.seed, dice.salt)],
    isExercise: true,
    createdAt: now,
    touchedAt: now,
  };
  const entries = [...before, moved].map((input, i) => ({ table: id, seq: i + 1, input, message: null, at: now }));
  const end = { table: id, after: entries.length, version, save: saved(box, row, entries) };
  return { row, log: { entries, end, mark: null } };
}

/** The match at that moment. */
function saved(box: AnyBox, row: HomeRow, entries: KeptTable['log']['entries']): string {
  try {
    return save(reopen(box, row, { entries, end: null, mark: null }).referee.match);
  } catch (error) {
    throw new Refused('file', { reason: messageOf(error) });
  }
}
