import { expect, test } from 'vitest';
import { bookOf, firstMatch } from '../../../table/test/first-match.ts';
import { options } from '../../../engine/queries.ts';
import { companion } from '../bots/companion.ts';
import { game } from '../rules/game.ts';
import { en } from '../text/en.ts';
import { fr } from '../text/fr.ts';
import { guide } from '../ui/guide.ts';
import { table } from './table.ts';

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

test.each([
  { id: 'rescue', actions: 1, isOffered: true, pieces: { bystanders: { okoye: '2V.21' } } },
  { id: 'rescue', actions: 0, isOffered: false, pieces: { bystanders: { okoye: '2V.21' } } },
  { id: 'rescue', actions: 1, isOffered: false, pieces: { bystanders: { okoye: '2V.11' } } },
  {
    id: 'rescue',
    actions: 1,
    isOffered: false,
    pieces: { bystanders: { okoye: '2V.21' }, enemies: { '2V.21': { walker: 1 } } },
  },
  { id: 'attack', actions: 1, isOffered: true, pieces: { enemies: { '2V.21': { walker: 1 } } } },
  { id: 'attack', actions: 0, isOffered: false, pieces: { enemies: { '2V.21': { walker: 1 } } } },
] as const)('the note on $id with $actions left: $isOffered, as the answer is offered', told => {
  const { id, actions, isOffered, pieces } = told;
  const { m } = table('M0', { turn: 'hulk', heroes: { hulk: { zone: '2V.21' } }, actions, ...pieces });
  const at = { step: 'turn/act', view: game.view(m, 0), seat: 0, isOver: false };
  expect(guide.notes.find(note => note.id === id)?.when(at)).toBe(isOffered);
  expect(options(m, 0).some(({ type }) => type === id)).toBe(isOffered);
});
