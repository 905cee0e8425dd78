import { expect, test } from 'vitest';
import { apply, deciders, guess, prompt, start } from '../../../engine/match.ts';
import { seedRng } from '../../../engine/rng.ts';
import { ruleTexts } from '../../../engine/rulebook.ts';
import { loadRulebook } from '../../../shelf/games.ts';
import { nextNote } from '../../../table/guide.ts';
import { chaptersOf } from '../../../table/story.ts';
import { yardstick } from '../bots/yardstick.ts';
import { game } from '../rules/game.ts';
import type { Event } from '../spec.ts';
import { en } from '../text/en.ts';
import { fr } from '../text/fr.ts';
import { guide } from '../ui/guide.ts';
import { story } from '../ui/story.ts';

const names = ['Ana'];

/** Plays the lesson as a good learner would, and collects what the guide says and which hints have a reason. */
function lesson(seed: string) {
  const options = game.options.parse(guide.table.options ?? {});
  const setup = { scenario: guide.table.scenario ?? '', seats: guide.table.seats, options, carry: null };
  const events: { n: number; event: Event }[] = [];
  let n = 0;
  const m = start(game, setup, seed, dealt => {
    dealt.hear = event => void events.push({ n, event });
  });
  const said = new Set<string>();
  const reasons = new Map<string, string>();
  const rng = seedRng('learner');
  const hear = () => {
    const at = { step: prompt(m, 0)?.step ?? null, view: game.view(m, 0), seat: 0, isOver: m.outcome !== null };
    for (let note = nextNote(guide.notes, said, at); note; note = nextNote(guide.notes, said, at)) said.add(note.id);
  };
  while (!m.outcome && n < 2000) {
    hear();
    const seat = deciders(m)[0] ?? 0;
    const asked = prompt(m, seat);
    if (!asked) break;
    const view = game.view(m, seat);
    const seen = { seat, view, prompt: asked, rng, guess: () => guess(m, seat, rng), hasTime: () => false };
    const action = yardstick(seen);
    for (const [language, texts] of [['fr', fr] as const, ['en', en] as const]) {
      const reason = guide.reason?.(action, null, { texts, language, view, names, seat });
      if (reason) reasons.set(`${language} ${action.type}`, reason);
    }
    apply(m, seat, action);
    n++;
  }
  hear();
  return { said, reasons, events };
}

test('a few first matches say everything there is to say', () => {
  const said = new Set<string>();
  for (let seed = 0; seed < 12; seed++) for (const id of lesson(`lesson ${seed}`).said) said.add(id);
  expect([...said].sort()).toEqual(guide.notes.map(note => note.id).sort());
});

test('the first lesson begins with the aim and ends with the end', () => {
  const { said } = lesson('one');
  expect([...said][0]).toBe('aim');
  expect([...said].at(-1)).toBe('over');
});

test('every note points at a rule that both rulebooks have', () => {
  for (const language of ['fr', 'en'] as const) {
    const book = loadRulebook('zombie-15', language);
    if (!book) throw new Error(`no rulebook in ${language}`);
    const rules = ruleTexts(book);
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
