import { expect, test } from 'vitest';
import { apply, start } from '../../../engine/match.ts';
import { deciders, preview, prompt, question } from '../../../engine/queries.ts';
import { seedRng } from '../../../engine/rng.ts';
import { ruleTexts } from '../../../engine/rulebook.ts';
import { loadRulebook } from '../../../shelf/games.ts';
import { nextNote } from '../../../table/guide.ts';
import { chaptersOf } from '../../../table/story.ts';
import { yardstick } from '../bots/yardstick.ts';
import { game } from '../rules/game.ts';
import type { Event } from '../events.ts';
import { en } from '../text/en.ts';
import { fr } from '../text/fr.ts';
import { guide } from '../ui/guide.ts';
import { expertNotes } from '../ui/guide/expert.ts';
import { story } from '../ui/story.ts';
import { setupOf } from '../../../bots/set-up.ts';
import { Sight } from '../../../bots/sight.ts';

const names = ['Ana', 'Bot 2'];

/** Plays a lesson, or an expert match, and collects what the guide says and which hints have a reason. */
function lesson(seed: string, scenario = guide.table.scenario ?? '') {
  const setup = setupOf({ game }, { ...guide.table, scenario });
  const events: { n: number; event: Event }[] = [];
  let n = 0;
  const m = start(game, setup, seed, dealt => {
    dealt.hear = event => void events.push({ n, event });
  });
  const said = new Set<string>();
  const reasons = new Map<string, string | null>();
  const rng = seedRng('learner');
  const hear = () => {
    const step = deciders(m).includes(0) ? (prompt(m, 0)?.step ?? null) : null;
    const at = { step, view: game.view(m, 0), seat: 0, isOver: m.outcome !== null };
    for (let note = nextNote(guide.notes, said, at); note; note = nextNote(guide.notes, said, at)) said.add(note.id);
  };
  while (!m.outcome) {
    hear();
    const seat = deciders(m)[0] ?? 0;
    const asked = question(m, seat);
    if (!asked) break;
    const view = game.view(m, seat);
    const action = yardstick(new Sight(m, seat, asked, rng, () => false));
    const meant = preview(m, seat, action);
    for (const [language, texts] of [['fr', fr] as const, ['en', en] as const]) {
      const reason = guide.reason?.(action, meant, { texts, language, view, names, seat }) ?? null;
      reasons.set(`${language} ${action.type}`, reason);
    }
    apply(m, seat, action);
    n++;
  }
  hear();
  return { said, reasons, events };
}

test('a few first matches say everything there is to say', () => {
  const said = new Set<string>();
  for (const seed of ['one', 'two', 'three', 'four', 'five', 'six']) for (const id of lesson(seed).said) said.add(id);
  for (const id of lesson('one', 'vol-a-stark-international').said) said.add(id);
  expect([...said].sort()).toEqual(guide.notes.map(note => note.id).sort());
  expect(new Set(guide.notes.map(note => note.id)).size).toBe(guide.notes.length);
});

test('the first lesson begins with the aim, ends with the end, and is short', () => {
  const { said, events } = lesson('one');
  expect([...said][0]).toBe('aim');
  expect([...said].at(-1)).toBe('over');
  expect(events.filter(({ event }) => event.type === 'turnBegan' && event.seat === 0).length).toBeLessThanOrEqual(20);
});

test('what is said of the first match is not said of another one', () => {
  expect([...lesson('two', 'vol-a-stark-international').said]).toEqual(expertNotes.map(({ id }) => id));
  const first = lesson('two').said;
  expect(expertNotes.filter(({ id }) => first.has(id))).toEqual([]);
});

test('every note points at a rule that both rulebooks have', () => {
  for (const language of ['fr', 'en'] as const) {
    const book = loadRulebook('heroscape-marvel', language);
    if (!book) throw new Error(`no rulebook in ${language}`);
    const rules = ruleTexts(book);
    for (const { rule } of guide.notes) if (rule !== null) expect(rules.has(rule), `${rule} ${language}`).toBe(true);
  }
});

test('hints have their reason in both languages, in the first match and in an expert one', () => {
  const first = lesson('two').reasons;
  for (const type of ['choose', 'walk', 'attack'])
    for (const language of ['fr', 'en']) expect(first.get(`${language} ${type}`), `${language} ${type}`).toBeTruthy();
  const expert = lesson('two', 'vol-a-stark-international').reasons;
  for (const type of ['order', 'walk', 'attack'])
    for (const language of ['fr', 'en']) expect(expert.get(`${language} ${type}`), `${language} ${type}`).toBeTruthy();
});

test('the story of a match tells who fell', () => {
  const { events } = lesson('three');
  const told = chaptersOf(story, events).flatMap(({ moments }) => moments.map(({ event }) => event.type));
  expect(told).toContain('destroyed');
});
