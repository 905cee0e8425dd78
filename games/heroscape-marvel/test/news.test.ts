import { expect, test } from 'vitest';
import type { Event } from '../events.ts';
import { en } from '../text/en.ts';
import { fr } from '../text/fr.ts';
import type { Seen } from '../ui/look.ts';
import { concerns } from '../ui/screen/concerns.ts';
import { news } from '../ui/screen/news.ts';

const placed = { type: 'placed', seat: 1, figure: 'silver-surfer', at: '3,4' } as const;
const look = { texts: fr, language: 'fr', names: ['Ana', 'Ben'], seat: null } as Partial<Seen> as Seen;

test('whoever looks on is told who comes to the battlefield, and whoever places them is not', () => {
  expect(news(placed, look)).toBe('Ben pose le Surfeur d’Argent.');
  expect(news(placed, { ...look, texts: en, language: 'en', seat: 0 })).toBe('Ben places Silver Surfer.');
  expect(news(placed, { ...look, seat: 1 })).toBeNull();
  expect(news({ ...placed, type: 'zoneTaken', zone: 'red' }, { ...look, seat: 0 }), 'of another').toBeNull();
  expect(news({ type: 'stayed', figure: 'silver-surfer' }, look), 'the log says the rest').toBeNull();
});

const initiative = { type: 'initiativeRolled', rolls: [15, 3], bonus: [0, 0], winner: 0 } as const;
const own: readonly (readonly [event: object, inFrench: string, inEnglish: string])[] = [
  [
    { type: 'orderPlaced', seat: 0, marker: 'X', on: 'thanos' },
    'Vous posez le marqueur X sur Thanos.',
    'You put marker X on Thanos.',
  ],
  [{ type: 'turnBegan', seat: 0, turn: 3 }, 'Tour 3 : à vous.', 'Turn 3: yours.'],
  [
    { type: 'armyCompleted', seat: 0, points: 900 },
    'Votre armée est complète : 900 points.',
    'Your army is complete: 900 points.',
  ],
  [initiative, 'Initiative : vous (15), Ben (3). Vous commencez.', 'Initiative: you (15), Ben (3). You go first.'],
  [
    { ...initiative, rolls: [3, 15], winner: 1 },
    'Initiative : vous (3), Ben (15). Ben commence.',
    'Initiative: you (3), Ben (15). Ben goes first.',
  ],
];

test.each(own)('nobody goes by their own name: %o', (event, inFrench, inEnglish) => {
  const at = { ...look, seat: 0 } as Seen;
  const said = (told: string | null): string | undefined => told?.replaceAll(/[\u00a0\u202f]/g, ' ');
  expect(said(news(event as never, at))).toBe(inFrench);
  expect(said(news(event as never, { ...at, texts: en, language: 'en' }))).toBe(inEnglish);
  expect(news(event as never, { ...at, seat: null }), 'whoever looks on').toBeNull();
});

test('whatever names a player is said otherwise to that player', () => {
  const called = {
    seat: 0,
    cards: ['thanos'],
    points: 360,
    card: 'thanos',
    army: 0,
    zone: 'red',
    turn: 1,
    figure: 'thanos',
  };
  for (const type of [
    'recruited',
    'enlisted',
    'armyNamed',
    'armyTaken',
    'zoneTaken',
    'ordersReady',
    'turnSkipped',
    'controlTaken',
    'controlReturned',
  ])
    for (const [texts, language] of [
      [fr, 'fr'],
      [en, 'en'],
    ] as const) {
      const event = { type, ...called } as never;
      expect(texts.event(event, ['Ana', 'Ben'])).toContain('Ana');
      expect(news(event, { ...look, texts, language, seat: 0 }), type).toMatch(/[Vv]o(us|tre)|[Yy]ou/);
    }
});

test('whoever names an army knows it; the others want to', () => {
  const named: Event = { type: 'armyNamed', seat: 0, cards: ['thanos'], points: 360 };
  expect(concerns(named, { ...look, seat: 0 })).toBe(false);
  expect(concerns(named, { ...look, seat: 1 })).toBe(true);
});
