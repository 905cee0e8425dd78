import { load } from '../../engine/save.ts';
import { messageOf } from '../../engine/thrown.ts';
import { thoughtOf } from '../../referee/suggest.ts';
import { loadBox } from '../../shelf/games.ts';
import { measureOf } from './measure.ts';
import type { Measured, Thinking } from './thinker.ts';

// The thread in which bots think. It knows whole matches; policies see only what their seat may.

export async function think(text: string): Promise<string> {
  const asked = JSON.parse(text) as Measured;
  const box = await loadBox(asked.game);
  return JSON.stringify(decided());

  function decided(): Thinking {
    try {
      const match = load(box.game, asked.save);
      const { seat, bot, isHint } = asked;
      return { advice: thoughtOf(box, match, { seat, bot, isHint, ...measureOf(match, asked) }) };
    } catch (error) {
      return { fault: messageOf(error) };
    }
  }
}
