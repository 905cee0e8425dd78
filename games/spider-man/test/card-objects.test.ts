import { expect, test } from 'vitest';
import { bonusCards } from '../cards/bonuses.ts';
import { BONUSES, bonuses } from '../content/cards.ts';
import type { Moment } from '../ids.ts';

const HOOKS: { readonly [M in Moment]: keyof (typeof bonusCards)['dodge'] } = {
  'own-turn': 'turn',
  recover: 'turn',
  'ko-turn': 'turn',
  declare: 'declare',
  'after-roll': 'afterRoll',
  wound: 'prevent',
};

test.each(BONUSES)('%s does something at each of its moments, and at no other', card => {
  const asked = new Set(bonuses[card].moments.map(moment => HOOKS[moment]));
  for (const hook of new Set(Object.values(HOOKS)))
    expect(bonusCards[card][hook] !== undefined, `${card}: ${hook}`).toBe(asked.has(hook));
});

test.each(BONUSES)('%s does something at once or asks, for either side', card => {
  const { turn } = bonusCards[card];
  for (const use of turn ? [turn.spiderMan, turn.villain] : []) expect('play' in use || 'question' in use).toBe(true);
});
