import { thinkingTime } from '../../bots/levels.ts';
import { seedRng } from '../../engine/rng.ts';
import { load } from '../../engine/save.ts';
import { messageOf } from '../../engine/thrown.ts';
import { suggest } from '../../referee/suggest.ts';
import { boxOf } from '../threads/boxes.ts';
import { newSecret } from './ids.ts';
import type { Thought } from './thinker.ts';

// The thread in which the bots of this page think. It knows whole matches; policies see only what their seat may.

async function thought({ game, save, seat, bot }: Thought): Promise<{ type: string } | null> {
  const box = await boxOf(game);
  const end = performance.now() + thinkingTime(bot);
  return suggest(box, load(box.game, save), seat, bot, seedRng(`bots:${newSecret()}`), () => performance.now() < end);
}

export function hear({ data }: MessageEvent<Thought>): void {
  thought(data).then(
    action => postMessage({ action, fault: null }),
    (error: unknown) => postMessage({ action: null, fault: messageOf(error) }),
  );
}
