import { CARDS, PRINTED, cardOf } from '../ids.ts';
import { POWERS, type PowerId, powers } from '../content/powers.ts';
import { GLYPHS } from '../content/glyphs.ts';
import { expect, test } from 'vitest';
import { playOut } from '../../../bots/play.ts';
import { random } from '../../../bots/random.ts';
import { start } from '../../../engine/match.ts';
import { seedRng } from '../../../engine/rng.ts';
import { complete } from '../../../engine/testing/scene.ts';
import { box } from '../index.ts';
import type { Event } from '../events.ts';

// Plays until every card, power and scenario rule has been met at least once. Falls are missing: on the printed maps only
// the upper floor is high enough, and those who get there have Super Strength.

const { game, bots } = box;

/** What an event shows of the content. */
function met(event: Event): string[] {
  switch (event.type) {
    case 'activated':
      return [`card ${cardOf(event.figure)}`, event.by];
    case 'moved':
      return [`move ${event.how}`];
    case 'attacked':
      return [
        event.attack,
        ...event.parts.map(part => `dice ${part.why}`),
        ...(event.target === 'wall' ? ['wall attacked'] : []),
      ];
    case 'defended':
      return [
        ...event.parts.map(part => `dice ${part.why}`),
        ...(event.automatic > 0 ? [event.target === 'wall' ? 'strong-defense' : 'tough'] : []),
      ];
    case 'stomped':
      return ['stomp'];
    case 'sensed':
      return [event.power];
    case 'wounded':
      return [event.cause];
    case 'glyphTurned':
      return [`glyph ${event.glyph}`];
    case 'glyphTaken':
      return [`taken ${event.role}`];
    case 'glyphLaid':
      return [`laid ${event.role}`];
    case 'glyphHanded':
      return [`handed ${event.role}`];
    case 'revivalRolled':
      return [event.success ? 'revived' : 'not revived'];
    default:
      return [event.type];
  }
}

/** Powers that no event names: what they do shows in moves and attacks of everybody. */
const UNTOLD = new Set<PowerId>(['super-strength', 'hyper-speed-5', 'double-attack']);
/** Those whose die has an event of its own. */
const ROLLED: { readonly [P in PowerId]?: Event['type'] } = {
  'dust-of-death': 'dustRolled',
  'mind-exchange-17': 'mindRolled',
  'rejected-by-death': 'deathRolled',
};

/** How one notices that a power was at work. */
function signsOf(power: PowerId): string[] {
  if (UNTOLD.has(power)) return [];
  const data = powers[power];
  if ('how' in data) return [`move ${data.how}`, ...('why' in data ? [`dice ${data.why}`] : [])];
  if ('why' in data) return [`dice ${data.why}`];
  return [ROLLED[power] ?? power];
}

const WANTED = [
  ...CARDS.map(card => `card ${card}`),
  ...POWERS.flatMap(signsOf),
  'move walk',
  'normal',
  ...['card', 'height', 'glyph'].map(why => `dice ${why}`),
  'attack',
  'strike',
  ...GLYPHS.map(glyph => `glyph ${glyph}`),
  ...['anesthetic', 'amulet', 'device'].map(role => `taken ${role}`),
  ...['anesthetic', 'device'].flatMap(role => [`laid ${role}`, `handed ${role}`]),
  'wall attacked',
  'wallBroken',
  'dustThrown',
  'controlTaken',
  'blastRolled',
  'orderRemoved',
  'cameBack',
  'revived',
  'not revived',
  'cardsTaken',
  'exited',
  'turnSkipped',
  'letGo',
  'unhurt',
  'zoneTaken',
  'armyNamed',
  'recruited',
  'laid',
];

/** Squads come from expansions: few points make room for them. */
const SQUADS_ONLY = { squads: true, points: 500 };

test('every card, power and scenario rule is met in play', () => {
  const missing = new Set(WANTED);
  const hear = (event: Event): void => {
    for (const what of met(event)) missing.delete(what);
  };
  for (let i = 0; i < 400 && missing.size > 0; i++) {
    const scenario = PRINTED[i % (PRINTED.length + 1)];
    const pass = Math.floor(i / (PRINTED.length + 1));
    const armies = pass % 2 === 0 ? 'draft' : 'premade';
    const options = game.options.parse({
      armies: scenario ? armies : 'draft',
      boxes: pass % 3 === 2 ? 2 : 1,
      ...(scenario ? {} : SQUADS_ONLY),
    });
    const m = start(
      game,
      complete(game, { seats: 2, scenario: scenario ?? 'melee-a-genotech', options }),
      `content:${i}`,
      match => {
        match.hear = hear;
      },
    );
    m.hear = hear;
    const policies = [pass % 4 === 3 ? random : bots.yardstick, pass % 4 === 1 ? random : bots.yardstick];
    playOut(m, policies, seedRng(`content:${i}`), { limit: 5000, pace: 1000, thoughts: 2 });
  }
  expect([...missing]).toEqual([]);
});
