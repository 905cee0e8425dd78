import { z } from 'zod';
import { random } from '../bots/random.ts';
import { playOut } from '../bots/play.ts';
import type { Box } from '../engine/box.ts';
import { toReplay } from '../engine/recording.ts';
import { seedRng } from '../engine/rng.ts';
import { Frozen, load, save } from '../engine/save.ts';
import type { Spec } from '../engine/types.ts';
import { messageOf } from '../engine/thrown.ts';
import { parseAt } from './complaint.ts';
import { type Finding, examine } from './examine.ts';
import { type Wish, planOf } from './plan.ts';
import { recordMatch } from './recorded.ts';
import { parseReplay, replayOf } from './replay-file.ts';

// Matches that were played under the rules of their day. Rules may change; who sits at a table must not find it broken.

const file = z.strictObject({
  /** Why this match cannot go on under the present rules; null while it can. */
  frozen: z.string().min(1).nullable(),
  /** The match as it was saved half-way. */
  save: z.string(),
  replay: z.unknown(),
});
export type CorpusFile = z.infer<typeof file>;

/** What became of a recorded match. */
export type Verdict =
  | { readonly what: 'same' } // it replays exactly
  | { readonly what: 'carried'; readonly from: number } // it goes on under the present rules, to its end
  | { readonly what: 'frozen'; readonly from: number; readonly why: string } // it does not, and says so
  | { readonly what: 'altered'; readonly finding: Finding } // rules changed without saying so
  | { readonly what: 'stuck'; readonly from: number; readonly why: string }; // it does not, and does not say so

/** Plays a match for the corpus. */
export function corpusFile<W extends Spec>(box: Box<W>, wish: Wish & { readonly seed: string }): CorpusFile {
  const plan = planOf(box, wish);
  const length = recordMatch(box, plan, wish.seed).inputs.length;
  let half = '';
  const whole = recordMatch(box, plan, wish.seed, 'corpus', {
    after: ({ match, inputs }) => {
      if (inputs.length === Math.ceil(length / 2)) half = save(match);
    },
  });
  return { frozen: null, save: half, replay: toReplay(whole) };
}

/** Within one version the log is the truth; across versions the save is, and the match must be playable to its end. */
export function checkCorpus<W extends Spec>(box: Box<W>, json: unknown): Verdict {
  const { frozen, save: half, replay } = parseAt(file, json);
  const raw = parseReplay(replay);
  const from = raw.version;
  if (from === box.game.version) {
    const finding = examine(box, replayOf(box, raw));
    return finding ? { what: 'altered', finding } : { what: 'same' };
  }
  const why = goesOn(box, half);
  if (why === null) return { what: 'carried', from };
  return frozen === null ? { what: 'stuck', from, why } : { what: 'frozen', from, why: frozen };
}

/** Null when the saved match can be played to its end, several times, by bots that try everything. */
function goesOn<W extends Spec>(box: Box<W>, half: string): string | null {
  try {
    for (let i = 0; i < 3; i++) {
      const m = load(box.game, half);
      const inputs = playOut(
        m,
        Array.from({ length: m.setup.seats }, () => random),
        seedRng(`corpus ${i}`),
        { limit: 60_000, pace: 1000, thoughts: 1 }, // chance alone may need long: in a game of two 24,000 were seen
      );
      if (!m.outcome) return `no end after ${inputs} inputs`;
    }
    return null;
  } catch (thrown) {
    return thrown instanceof Frozen ? thrown.message : `the rules failed: ${messageOf(thrown)}`;
  }
}
