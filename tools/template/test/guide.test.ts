import { expect, test } from 'vitest';
import { bookOf, firstMatch } from '../../../table/test/first-match.ts';
import { companion } from '../bots/companion.ts';
import { game } from '../rules/game.ts';
import { en } from '../text/en.ts';
import { fr } from '../text/fr.ts';
import { guide } from '../ui/guide.ts';

const school = { game, guide, learner: companion, texts: { fr, en }, names: ['Ana', 'Bot 2'] };

test('a first match says everything there is to say, from the aim to the end', () => {
  const { said } = firstMatch(school, 'one');
  expect([...said]).toEqual(guide.notes.map(({ id }) => id));
});

test('every note points at a rule that both rulebooks have', () => {
  for (const language of ['fr', 'en'] as const) {
    const rules = bookOf('pebble-race', language);
    for (const { rule } of guide.notes) if (rule !== null) expect(rules.has(rule), `${rule} ${language}`).toBe(true);
  }
});
