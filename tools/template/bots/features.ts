import type { Judgement } from '../../../engine/box.ts';
import type { Race } from '../spec.ts';
import fitted from './weights.json' with { type: 'json' };

/** A racer in numbers, as far as everybody sees them: hands are counted, not looked into. */
export const judgement: Judgement<Race> = {
  sides: m => m.state.pebbles.map((_, seat) => [seat]),
  features: (m, [seat = 0]) => {
    const { pebbles, hands, turn } = m.state;
    const at = pebbles[seat] ?? 0;
    const ahead = Math.max(...pebbles.filter((_, other) => other !== seat));
    return {
      gone: at / 10,
      missing: -Math.log(Math.max(1, m.content.length - at)),
      behind: Math.max(0, ahead - at) / 10,
      cards: hands[seat]?.length ?? 0,
      active: Number(turn === seat),
    };
  },
  fitted,
};
