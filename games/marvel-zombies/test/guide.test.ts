import { expect, test } from 'vitest';
import { bookOf, firstMatch } from '../../../table/test/first-match.ts';
import { companion } from '../bots/companion.ts';
import { game } from '../rules/game.ts';
import { en } from '../text/en.ts';
import { fr } from '../text/fr.ts';
import { guide } from '../ui/guide.ts';

const school = { game, guide, learner: companion, texts: { fr, en }, names: ['Ana'] };

test('first missions say everything there is to say, beginning with the aim', () => {
  const said = new Set<string>();
  for (const seed of ['one', 'two', 'three', 'four', 'five', 'six']) {
    const heard = [...firstMatch(school, seed).said];
    expect(heard[0]).toBe('aim');
    for (const id of heard) said.add(id);
  }
  expect([...said].sort()).toEqual(guide.notes.map(note => note.id).sort());
});

test('every note points at a rule that both rulebooks have', () => {
  for (const language of ['fr', 'en'] as const) {
    const rules = bookOf('marvel-zombies', language);
    for (const { rule } of guide.notes) if (rule !== null) expect(rules.has(rule), `${rule} ${language}`).toBe(true);
  }
});
