import { laws } from '../../../engine/testing/laws.ts';
import { complete } from '../../../engine/testing/scene.ts';
import { within } from '../../../engine/flow.ts';
import { game } from '../rules/game.ts';

const expert = ['vol-a-stark-international', 'le-combat-s-intensifie', 'conflit-sur-la-ville'];

// Dice fall and figures move before everybody's eyes; what is secret is told by other events: orderPlaced, ordersReady,
// enlisted, orderRemoved, turnSkipped.
const announced = [
  'stepped',
  'moved',
  'stayed',
  'struck',
  'letGo',
  'fell',
  'attacked',
  'stomped',
  'sensed',
  'defended',
  'attackEnded',
  'unhurt',
  'destroyed',
  'exited',
  'dustThrown',
  'dustRolled',
  'blastRolled',
  'mindRolled',
  'controlTaken',
  'controlReturned',
  'deathRolled',
  'revivalRolled',
  'rolledOff',
  'initiativeRolled',
  'startRolled',
] as const;

laws(game, {
  announced,
  setups: [
    ...game.scenarios.map(({ id }) => complete(game, { seats: 2, scenario: id })),
    ...expert.map(scenario =>
      complete(game, { seats: 2, scenario, options: game.options.parse({ armies: 'premade', boxes: 2 }) }),
    ),
  ],
  runs: 2,
  moves: 60,
  hidden: (m, seat) => {
    const { state } = m;
    const theirs = (state.orders[1 - seat] ?? []).filter(order => order.on !== null && order.state !== 'shown');
    const cards = new Set(theirs.map(order => order.on));
    const naming = within(m, 'naming');
    return {
      ...(cards.size > 1 && theirs.length > 2 ? { orders: theirs } : {}),
      ...(state.glyphs.filter(glyph => !glyph.up).length > 1 ? { glyphs: state.glyphs.map(g => g.kind) } : {}),
      ...(naming && m.setup.options.boxes === 2 && (naming.armies[1 - seat]?.length ?? 0) > 0
        ? { army: naming.armies[1 - seat] }
        : {}),
    };
  },
});
