import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { apply, start } from '../../../engine/match.ts';
import { deciders, options, prompt } from '../../../engine/queries.ts';
import { below, seedRng } from '../../../engine/rng.ts';
import { complete } from '../../../engine/testing/scene.ts';
import { LANGUAGES } from '../../../engine/box.ts';
import { missions } from '../content/missions.ts';
import { game } from '../rules/game.ts';
import { en } from '../text/en.ts';
import { fr } from '../text/fr.ts';
import { DECISIONS, type GameTexts } from '../text/shape.ts';
import { table } from './table.ts';
import { DEFEATS, GOALS, MISSIONS, SPLITS } from '../ids.ts';

const texts: { readonly [L in (typeof LANGUAGES)[number]]: GameTexts } = { fr, en };
const names = ['Ana', '', 'Cléo', 'Dan'];
const WRONG = /undefined|null|NaN|\[object|\$\{|\p{L}'\p{L}/u; // an apostrophe is curved, everywhere

describe.each(LANGUAGES)('%s', language => {
  const text = texts[language];

  test('every prompt, button and line of the log is a sentence, whatever is played', () => {
    const asked = new Set<string>();
    const said = new Set<string>();
    for (let i = 0; i < 27; i++) {
      const r = seedRng(`texts ${i}`);
      const m = start(game, complete(game, { scenario: MISSIONS[i % 9] as string, seats: 1 + (i % 4) }), `texts ${i}`);
      m.hear = event => {
        const line = text.event(event, names);
        said.add(event.type);
        if (line !== null) expect(line, event.type).toMatch(/[.!]$/);
        expect(line ?? '').not.toMatch(WRONG);
      };
      for (let n = 0; n < 400 && !m.outcome; n++) {
        const seat = deciders(m)[0] ?? 0;
        const open = options(m, seat);
        if (n % 3 === 0) {
          const view = game.view(m, seat);
          const step = prompt(m, seat)?.step ?? '';
          asked.add(step);
          const question = text.prompt(step, view, names);
          expect(question, step).toMatch(/\?( \p{Lu}[^?]*\.)?$/u); // the reason may follow
          expect(question, step).not.toMatch(WRONG);
          const labels = open.map(action => text.action(action, view, names));
          for (const label of labels) expect(label, step).not.toMatch(WRONG);
          expect(new Set(labels).size, `${step}: ${labels.join(' | ')}`).toBe(labels.length);
        }
        apply(m, seat, open[below(r, open.length)] as (typeof open)[number]);
      }
      if (m.outcome) expect(text.outcome(m.outcome, names)).toMatch(/[.!]$/);
    }
    for (const step of asked) expect(DECISIONS as readonly string[]).toContain(step);
    expect(said.size).toBeGreaterThan(45);
  });

  test('what the Enemies are about to do says on what it depends', () => {
    const heroes = {
      hulk: { zone: '2R.01', health: 1 },
      vision: { zone: '2R.21' },
      wasp: { zone: '2R.21' },
      'spider-man': { zone: 'out' },
    };
    const lines = (given: object) =>
      game.view(table('M1', { turn: 'hulk', heroes, ...given }).m, 0).forecast.map(plan => text.plan(plan));
    const [sure, choice] = lines({ enemies: { '2R.12': { walker: 2, brute: 1 } } });
    const [attack, attacks] = lines({ enemies: { '2R.01': { walker: 1 }, '2R.02': { walker: 1 } } });
    const all = [
      sure,
      choice,
      attack,
      attacks,
      ...lines({ zombies: { 'iron-man': '2R.11' }, enemies: { '2R.00': { walker: 1 } } }),
    ];
    for (const line of all) expect(line).toMatch(/\.$/);
    for (const line of all) expect(line).not.toMatch(WRONG);
    const dependent = language === 'fr' ? ['choisir', 'attaques'] : ['choose', 'attacks'];
    expect(choice).toContain(dependent[0]);
    expect(attacks).toContain(dependent[1]);
    for (const line of [sure, attack]) for (const word of dependent) expect(line).not.toContain(word);
  });

  test('missions, options, goals and ends have their words', () => {
    for (const id of MISSIONS) expect(text.scenarios[id]?.about.length ?? 0).toBeGreaterThan(30);
    for (const split of SPLITS) expect(text.options['split']?.values[split]).toBeTruthy();
    for (const goal of GOALS)
      expect(text.goal({ goal, bystander: 'wong', done: 1, of: 4, open: true })).not.toMatch(WRONG);
    for (const reason of DEFEATS) expect(text.outcome({ reason, scores: [0] }, names)).not.toMatch(WRONG);
    expect(text.outcome({ reason: 'victory', scores: [1] }, names)).toMatch(/!/);
    expect(text.prompt('no/such', game.view(start(game, complete(game, { seats: 1 }), 'x'), 0), names)).toMatch(/\?$/);
  });
});

test.each(LANGUAGES)('%s: the rulebook lays every mission out as it is played', language => {
  const book = readFileSync(new URL(`../text/rulebook/${language}.md`, import.meta.url), 'utf8');
  for (const id of MISSIONS) {
    const { start: from, lone, exit, points, objectives, doors, civilians, sign, cards } = missions[id];
    const plan = new RegExp(`\\{#mission-${id.toLowerCase()}\\}\\n\\n(.*)\\n`).exec(book)?.[1] ?? '';
    const told = new Set(plan.match(/\d[RV]\.\d\d/g));
    const laid = [from, lone, exit, sign, ...civilians, ...[...points, ...objectives].map(({ zone }) => zone)];
    const needed = new Set([...laid.filter(zone => zone !== null), ...doors.flatMap(({ between }) => between)]);
    for (const zone of cards) told.delete(needed.has(zone) ? '' : zone);
    expect([...told].sort(), id).toEqual([...needed].sort());
    const order = points.map(({ zone }) => plan.indexOf(zone));
    expect(order, id).toEqual([...order].sort((a, b) => a - b));
  }
});

test('French breaks no line before a double punctuation mark', () => {
  expect(fr.title).toContain('\u00a0:');
});
