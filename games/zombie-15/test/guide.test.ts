import { expect, test } from 'vitest';
import { chaptersOf } from '../../../table/story.ts';
import { bookOf, firstMatch } from '../../../table/test/first-match.ts';
import { yardstick } from '../bots/yardstick.ts';
import { game } from '../rules/game.ts';
import { en } from '../text/en.ts';
import { fr } from '../text/fr.ts';
import { guide } from '../ui/guide.ts';
import { ui } from '../ui/index.tsx';
import { story } from '../ui/story.ts';

const names = ['Ana'];
const school = { game, guide, learner: yardstick, texts: { fr, en }, names };
const lesson = (seed: string) => firstMatch(school, seed);
const second = { ...school, pace: 4000, guide: { ...guide, table: { ...guide.table, scenario: 'S02' } } };

test('a few first matches say everything there is to say', () => {
  const said = new Set<string>();
  for (let seed = 0; seed < 12; seed++)
    for (const at of [school, second]) for (const id of firstMatch(at, `lesson ${seed}`).said) said.add(id);
  expect([...said].sort()).toEqual(guide.notes.map(note => note.id).sort());
});

test('the second match tells of screams and tokens, and nothing that holds in the first one alone', () => {
  const said = [...firstMatch(second, 'one').said];
  expect(said.slice(0, 3)).toEqual(['screams', 'supplies', 'start']);
  expect(said).toContain('scream');
  expect(said.at(-1)).toBe('on');
  for (const id of ['aim', 'places', 'horde', 'pass', 'over']) expect(said).not.toContain(id);
});

test('the first lesson begins with the aim and ends with the end', () => {
  const { said } = lesson('one');
  expect([...said][0]).toBe('aim');
  expect([...said].at(-1)).toBe('over');
});

test('every note points at a rule that both rulebooks have', () => {
  for (const language of ['fr', 'en'] as const) {
    const rules = bookOf('zombie-15', language);
    for (const { rule } of guide.notes) if (rule !== null) expect(rules.has(rule), `${rule} ${language}`).toBe(true);
  }
});

test('hints have their reason in both languages', () => {
  const { reasons } = lesson('two');
  for (const type of ['move', 'fight', 'quickSearch', 'discardRest', 'endActions', 'pass'])
    for (const language of ['fr', 'en']) expect(reasons.get(`${language} ${type}`), `${language} ${type}`).toBeTruthy();
});

test('the story begins with the first siren, and tells how it ended', () => {
  const { events } = lesson('three');
  const chapters = chaptersOf(story, events);
  expect(chapters.some(one => one.head?.event.type === 'siren')).toBe(true);
  const last = chapters.at(-1)?.moments.map(({ event }) => event.type);
  expect(last?.some(type => type === 'victory' || type === 'defeat')).toBe(true);
  for (const { moments } of chapters)
    for (const { event } of moments) expect(fr.event(event, names), event.type).not.toBeNull();
});

test('the guide is offered where its notes hold', () => {
  expect(ui.taughtAt).toEqual([guide.table.scenario, 'S02']);
});
