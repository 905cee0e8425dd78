import { expect, test } from 'vitest';
import { ROUNDS } from '../content/numbers.ts';
import { game } from '../rules/game.ts';
import { en } from '../text/en.ts';
import { fr } from '../text/fr.ts';
import { thing } from '../ui/screen/things.ts';
import { ASSAULT, DAWN, PILE, RUBBLE, foeThing, roundThing, seatThing } from '../ui/touch.ts';
import { table } from './table.ts';

test('no piece is dead: rounds, dawn, piles, those who come and those who hold each say what they are', () => {
  const { m } = table(3, { line: ['brute-a', 'survivor-a'], players: [{ items: ['fire-axe'] }] });
  for (const [language, texts] of [['en', en] as const, ['fr', fr] as const]) {
    const look = { texts, language, view: game.view(m, 0), names: ['Ana', 'Ben', 'Cleo'], seat: 0 };
    const pieces = [
      ...Array.from({ length: ROUNDS }, (_, i) => roundThing(i + 1)),
      DAWN,
      PILE,
      RUBBLE,
      ...(look.view.assault ? [ASSAULT] : []),
      ...look.view.line.map(({ id }) => foeThing(id)),
      ...look.names.map((_, seat) => seatThing(seat)),
    ];
    for (const piece of pieces) {
      const said = thing(piece, look);
      expect(said?.name, `${piece} in ${language}`).toBeTruthy();
      if (piece !== PILE) expect(said?.about, `${piece} in ${language}`).toBeTruthy();
    }
  }
});

test('a round that is over, the one that is played and one to come say different things', () => {
  const { m } = table(2, { round: 2, line: ['brute-a'] });
  const look = { texts: en, language: 'en', view: game.view(m, 0), names: ['Ana', 'Ben'], seat: 0 } as const;
  const about = (round: number) => thing(roundThing(round), look)?.about;
  expect(about(1)).toMatch(/^Over/);
  expect(about(2)).toBe('Now: search, exchange, combat. 4 more rounds will follow before daylight.');
  expect(about(3)).toMatch(/^To come/);
});
