import { nextInput } from '../bots/play.ts';
import type { Box } from '../engine/box.ts';
import { start } from '../engine/match.ts';
import { prompt } from '../engine/queries.ts';
import { type Recording, keep, record } from '../engine/recording.ts';
import { seedRng } from '../engine/rng.ts';
import type { Input, Listener, Spec } from '../engine/types.ts';
import { type Plan, paceOf, policiesOf } from './plan.ts';

export interface Watch<W extends Spec> {
  readonly hear?: Listener<W>;
  /** Called before each input is entered. */
  readonly before?: (r: Recording<W>, input: Input<W>) => void;
  readonly after?: (r: Recording<W>) => void;
}

/** Plays one match with bots, by checked inputs, and keeps its record. */
export function recordMatch<W extends Spec>(
  box: Box<W>,
  plan: Plan<W>,
  seed: string,
  salt = '',
  watch: Watch<W> = {},
): Recording<W> {
  const match = start(box.game, plan.setup, seed, m => {
    m.hear = watch.hear ?? null;
  });
  const r = record(box.game, plan.setup, seed, salt, match);
  const policies = policiesOf(box, plan.bots);
  const rng = seedRng(`${seed}:bots`);
  const given = paceOf(box);
  const { limit } = given;
  const usual = box.game.due ? given.pace : 0;
  for (let answerAt = given.paceOf ? 0 : usual; !match.outcome && r.inputs.length < limit; ) {
    const input = nextInput(match, policies, rng, answerAt);
    if (input.type === 'answer') answerAt += given.paceOf?.(prompt(match, null)?.step ?? '', input.action) ?? usual;
    watch.before?.(r, input);
    const refused = keep(r, input);
    if (refused) throw new Error(`${JSON.stringify(input)} was refused: ${JSON.stringify(refused)}`);
    watch.after?.(r);
  }
  return r;
}
