import type { AnyBox } from '../../engine/box.ts';
import { start } from '../../engine/match.ts';
import { counted, enter, verify } from '../../engine/replay.ts';
import type { Replay, Spec } from '../../engine/types.ts';
import { boxOf } from '../threads/boxes.ts';
import { caseOfMove } from '../../referee/case.ts';
import { Referee } from '../../referee/referee.ts';
import type { Audience, TableNews } from '../../referee/messages.ts';
import { previewsAfter, walk } from '../scenes/walk.ts';
import type { Job, JobName, Jobs } from './jobs.ts';

// The rules of a game in a thread of the page: a match that is over is played again here, move by move, and so are scenes of the rulebook and lessons.

const work: { readonly [N in JobName]: (job: Jobs[N]['asks']) => Promise<Jobs[N]['answers']> } = {
  async retell({ replay }) {
    const box = await boxOf(replay.game);
    if (box.game.version !== replay.version) return null;
    const { setup, seed, salt } = replay;
    const hosted = new Referee(box, { setup, seed, salt, inputs: [], snapshot: null });
    const audiences: Audience[] = ['table', ...Array.from({ length: setup.seats }, (_, seat) => seat)];
    const whole = hosted.whole(box.game.isOpen ? ['table'] : audiences);
    const frames: TableNews[] = [];
    const inputs = counted(replay.inputs);
    for (const input of inputs) {
      const entered = hosted.enter(input);
      if (entered.refusal) throw new Error(`the rules refuse move ${frames.length + 1}`);
      frames.push(entered.frame);
    }
    return { whole, frames, inputs };
  },
  async verify({ replay }) {
    const box = await boxOf(replay.game);
    if (box.game.version !== replay.version) return { state: 'changed' };
    const fault = verify(box.game, replay);
    if (fault) return { state: 'wrong', at: fault.at, what: fault.what };
    return { state: 'good', inputs: counted(replay.inputs).length, hashes: replay.hashes.length };
  },
  async caseOf({ replay, n, title, note }) {
    const box = await boxOf(replay.game);
    const m = before(box, replay, n);
    const input = counted(replay.inputs)[n - 1];
    if (!input) throw new Error(`there is no move ${n}`);
    return caseOfMove(box, m, input, { title, note });
  },
  walk: async ({ game, ...asked }) => walk(await boxOf(game), asked),
  previews: async ({ game, seat, step, ...asked }) => previewsAfter(await boxOf(game), asked, seat, step),
};

/** The match as it stood before its n-th move. */
function before(box: AnyBox, { setup, seed, inputs }: Replay<Spec>, n: number) {
  const m = start<Spec>(box.game, setup, seed);
  for (const input of counted(inputs).slice(0, n - 1)) enter(m, input);
  return m;
}

export function hear({ data }: MessageEvent<Job>): void {
  (work[data.name] as (asks: unknown) => Promise<unknown>)(data.asks).then(
    value => postMessage({ id: data.id, value, error: null }),
    (error: Error) => postMessage({ id: data.id, value: null, error: error.message }),
  );
}
