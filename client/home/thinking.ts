import type { Advice } from '../../bots/advice.ts';
import { HINT_TIME, thinkingTime } from '../../bots/levels.ts';
import { seedRng } from '../../engine/rng.ts';
import { load } from '../../engine/save.ts';
import { messageOf } from '../../engine/thrown.ts';
import { thoughtOf } from '../../referee/suggest.ts';
import { boxOf } from '../threads/boxes.ts';
import { newSecret } from './ids.ts';
import type { Thought } from './thinker.ts';

// The thread in which the bots of this page think. It knows whole matches; policies see only what their seat may.

async function thought({ game, save, seat, bot, isHint }: Thought): Promise<Advice | null> {
  const box = await boxOf(game);
  const end = performance.now() + (isHint ? HINT_TIME : thinkingTime(bot));
  const rng = seedRng(`bots:${newSecret()}`);
  return thoughtOf(box, load(box.game, save), { seat, bot, isHint, rng, hasTime: () => performance.now() < end });
}

export function hear({ data }: MessageEvent<Thought>): void {
  thought(data).then(
    advice => postMessage({ advice, fault: null }),
    (error: unknown) => postMessage({ advice: null, fault: messageOf(error) }),
  );
}
