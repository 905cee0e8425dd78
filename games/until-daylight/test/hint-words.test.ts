import { expect, test } from 'vitest';
import { ideaOf } from '../../../table/guide.ts';
import { preview } from '../../../engine/queries.ts';
import { game } from '../rules/game.ts';
import { en } from '../text/en.ts';
import { fr } from '../text/fr.ts';
import { hints } from '../ui/guide/hints.ts';
import { reason } from '../ui/guide/reasons.ts';
import { isVain } from '../ui/previews.ts';
import { table } from './table.ts';

const seen = (line: readonly string[], life?: number) => {
  const foes = line.map((foe, at) => (at === 0 && life !== undefined ? `${foe}:${life}` : foe));
  const { m } = table(2, { line: foes, holder: 0, players: [{ items: ['baseball-bat'] }, {}] });
  const attack = { type: 'attack', weapon: 'baseball-bat', target: 0 } as const;
  const look = { texts: en, language: 'en', view: game.view(m, 0), names: ['Ana', 'Ben'], seat: 0 } as const;
  return { attack, look, meant: preview(m, 0, attack) };
};

test('the idea of a hint says what for, and then where to look', () => {
  const { attack, look } = seen(['monster-a']);
  expect(ideaOf(hints, attack, ['weaker'], look)).toBe(
    'To weaken the enemies: find the enemy against whom your weapons will do most.',
  );
  expect(ideaOf(hints, attack, [], look)).toBe('Find the enemy against whom your weapons will do most.');
  expect(ideaOf(hints, attack, ['weaker'], { ...look, language: 'fr', texts: fr })).toMatch(
    /^Pour affaiblir .* : cherchez /,
  );
});

test('a hint counts on the fall of an enemy only where it may fall', () => {
  const [whole, hurt] = [seen(['monster-a']), seen(['monster-a'], 2)];
  expect(reason(whole.attack, whole.meant, whole.look)).toMatch(/hardly fall/);
  expect(reason(hurt.attack, hurt.meant, hurt.look)).toMatch(/going to strike/);
});

test('where no ammunition brings the target down, a hint to spend some says what it is good for', () => {
  const draw = { type: 'draw', cards: 2, kill: 0, mean: 1, gain: 0, lethal: false } as const;
  const { look } = seen(['monster-a']);
  expect(reason({ type: 'load', count: 2 }, draw, look)).toMatch(/more cards, more damage/);
  expect(reason({ type: 'load', count: 2 }, { ...draw, kill: 0.8 }, look)).toMatch(/Enough cards/);
  expect([isVain(draw), isVain({ ...draw, kill: 0.8 })]).toEqual([false, true]);
});
