import { randomUUID } from 'node:crypto';
import { thinkingTime } from '../../bots/levels.ts';
import { load } from '../../engine/save.ts';
import { seedRng } from '../../engine/rng.ts';
import { messageOf } from '../../engine/thrown.ts';
import { suggest } from '../../referee/suggest.ts';
import { loadBox } from '../../shelf/games.ts';
import type { Thinking, Thought } from './thinker.ts';

// The thread in which bots think. It knows whole matches; policies see only what their seat may.

export async function think(text: string): Promise<string> {
  const { game, save, seat, bot } = JSON.parse(text) as Thought;
  const box = await loadBox(game);
  return JSON.stringify(decided());

  function decided(): Thinking {
    try {
      const end = performance.now() + thinkingTime(bot);
      const rng = seedRng(`bots:${randomUUID()}`);
      return { action: suggest(box, load(box.game, save), seat, bot, rng, () => performance.now() < end) };
    } catch (error) {
      return { fault: messageOf(error) };
    }
  }
}
