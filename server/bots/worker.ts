import { randomUUID } from 'node:crypto';
import { HINT_TIME, thinkingTime } from '../../bots/levels.ts';
import { load } from '../../engine/save.ts';
import { seedRng } from '../../engine/rng.ts';
import { messageOf } from '../../engine/thrown.ts';
import { thoughtOf } from '../../referee/suggest.ts';
import { loadBox } from '../../shelf/games.ts';
import type { Thinking, Thought } from './thinker.ts';

// The thread in which bots think. It knows whole matches; policies see only what their seat may.

export async function think(text: string): Promise<string> {
  const { game, save, seat, bot, isHint } = JSON.parse(text) as Thought;
  const box = await loadBox(game);
  return JSON.stringify(decided());

  function decided(): Thinking {
    try {
      const end = performance.now() + (isHint ? HINT_TIME : thinkingTime(bot));
      const rng = seedRng(`bots:${randomUUID()}`);
      const hasTime = (): boolean => performance.now() < end;
      return { advice: thoughtOf(box, load(box.game, save), { seat, bot, isHint, rng, hasTime }) };
    } catch (error) {
      return { fault: messageOf(error) };
    }
  }
}
