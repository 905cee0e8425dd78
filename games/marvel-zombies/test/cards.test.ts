import { describe, expect, test } from 'vitest';
import { boostCardOf, turnCardOf } from '../cards/plays.ts';
import { BYSTANDERS } from '../content/bystanders.ts';
import { ONCE, PLAYED, cards, printed } from '../content/cards.ts';
import { SKILLS } from '../content/heroes.ts';
import { TRAITS } from '../content/traits.ts';
import { game } from '../rules/game.ts';
import { cardOf, isCardAction } from '../spec.ts';
import { en } from '../text/en.ts';
import { group } from '../ui/previews.ts';
import { touch } from '../ui/touch.ts';
import { table } from './table.ts';
import { idsOf } from '../ids.ts';

// Traits, skills and Bystanders with an action of their own are found by it, whatever their kind.

describe('what content says', () => {
  test('no two cards have the same id, the same action or the same mark in the Turn', () => {
    expect(idsOf(cards)).toHaveLength(TRAITS.length + SKILLS.length + BYSTANDERS.length);
    expect(new Set(PLAYED.map(id => printed(id).action)).size).toBe(PLAYED.length);
    expect(new Set(ONCE).size).toBe(ONCE.length);
  });

  test.each(PLAYED)('%s is played by its action', id => {
    const { action, when } = printed(id);
    const played = { type: action } as never;
    expect(isCardAction(played)).toBe(true);
    expect(cardOf(played)).toBe(id);
    expect([turnCardOf(played) !== undefined, boostCardOf(played) !== undefined]).toEqual([
      when === 'turn',
      when === 'boost',
    ]);
  });
});

describe('on the page', () => {
  const { m } = table('M0', {
    turn: 'spider-man',
    heroes: { 'spider-man': { power: 2, traits: ['rally', 'breach'], bystander: 'wong' } },
    bystanders: { okoye: '2V.11' },
  });
  const view = game.view(m, 0);
  const look = { view, language: 'en', texts: en, names: ['Ana'], seat: 0 } as never;
  const portal = { type: 'portal', to: '4V.21' } as const;
  const rescue = { type: 'heroicRescue', bystander: 'okoye' } as const;
  const rally = { type: 'rally', hero: 'hulk' } as const;

  test('a card is touched together with what it asks for', () => {
    expect([portal, rescue, rally].map(action => touch(action, { view }))).toEqual([
      ['card:wong', 'place:4V.21'],
      ['power:heroic-rescue', 'figure:bystander-okoye'],
      ['card:rally', 'figure:hero-hulk'],
    ]);
  });

  test('cards of the Turn stand together, but for rescues and doors', () => {
    const title = (action: Parameters<typeof group>[0]) => group(action, look)?.title ?? null;
    const powers = title({ type: 'gainPower' });
    expect([portal, rally, { type: 'charge', to: '4V.21' } as const].map(title)).toEqual([powers, powers, powers]);
    expect(title(rescue)).toBe(title({ type: 'rescue', bystander: 'okoye' }));
    expect(title({ type: 'breach', door: 'D0' })).toBe(title({ type: 'open', door: 'D0' }));
    expect(title({ type: 'spiderSense' })).toBeNull();
  });

  test('the question to a hero who is helped names the card that helps', () => {
    const { m: helped } = table('M0', {
      turn: 'hulk',
      heroes: { hulk: { zone: '2V.11', power: 1, traits: ['teamwork'] }, wasp: { zone: '2V.11' } },
    }).play(0, { type: 'teamwork', hero: 'wasp' });
    expect(en.prompt('help/act', game.view(helped, 0), [])).toBe('Teamwork: what does Wasp do?');
  });
});
