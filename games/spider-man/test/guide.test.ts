import { expect, test } from 'vitest';
import { bookOf, firstMatch } from '../../../table/test/first-match.ts';
import type { Policy } from '../../../engine/box.ts';
import type { SpiderMan } from '../spec.ts';
import { companion } from '../bots/companion.ts';
import { game } from '../rules/game.ts';
import { en } from '../text/en.ts';
import { fr } from '../text/fr.ts';
import { guide } from '../ui/guide.ts';

const school = { game, guide, learner: companion, texts: { fr, en }, names: ['Ana', 'Bot 2', 'Bot 3', 'Bot 4'] };

/** As the guide advises: by themselves bots take a villain. */
const hero: Policy<SpiderMan> = seen =>
  seen.prompt.options.find(option => option.type === 'role' && option.role === 'spider-man') ?? companion(seen);

test('first matches say everything there is to say, beginning with the aim', () => {
  const said = new Set<string>();
  for (const seed of ['one', 'two', 'three', 'four', 'five', 'six']) {
    for (const learner of [companion, hero]) {
      const heard = [...firstMatch({ ...school, learner }, seed).said];
      expect(heard[0]).toBe('aim');
      for (const id of heard) said.add(id);
    }
  }
  expect([...said].sort()).toEqual(guide.notes.map(note => note.id).sort());
});

test('every note points at a rule that both rulebooks have', () => {
  for (const language of ['fr', 'en'] as const) {
    const rules = bookOf('spider-man', language);
    for (const { rule } of guide.notes) if (rule !== null) expect(rules.has(rule), `${rule} ${language}`).toBe(true);
  }
});
