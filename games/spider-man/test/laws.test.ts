import { laws } from '../../../engine/testing/laws.ts';
import { complete } from '../../../engine/testing/scene.ts';
import { game } from '../rules/game.ts';
import type { SpiderMan } from '../spec.ts';
import { seesMission } from '../view.ts';
import type { Match, Seat } from '../../../engine/types.ts';

/** Hands, missions and decks; what could be only one thing is left out. */
function hidden({ state, ...m }: Match<SpiderMan>, seat: Seat): { [name: string]: unknown } {
  const found: { [name: string]: unknown } = {};
  if (new Set(state.bonusDeck).size > 3) found['bonus deck'] = state.bonusDeck;
  if (state.missionDeck.length > 3) found['mission deck'] = state.missionDeck;
  state.players.forEach((p, other) => {
    if (other === seat) return;
    if (p.hand.length > 0 && state.bonusDeck.length > 5) found[`hand of ${other}`] = [...p.hand].sort();
    const isOpen = p.progress.place !== null || p.progress.planted.length > 0;
    if (p.mission && !isOpen && !seesMission({ state, ...m }, other, seat)) found[`mission of ${other}`] = p.mission;
  });
  return found;
}

const short = { target: 40, city: 'built', reactionSeconds: 0 } as const;

laws(game, {
  setups: [
    ...[3, 4, 5, 6].map(seats => complete(game, { seats })),
    complete(game, { seats: 2, options: short }),
    complete(game, { seats: 5, options: { target: 40, city: 'random', reactionSeconds: 15 } }),
  ],
  runs: 1,
  moves: 120,
  longest: 80_000,
  hidden,
});
