import { PRINTED } from '../ids.ts';
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../../engine/box.ts';
import { apply, start } from '../../../engine/match.ts';
import { deciders, options, prompt } from '../../../engine/queries.ts';
import { below, seedRng } from '../../../engine/rng.ts';
import { complete } from '../../../engine/testing/scene.ts';
import { game } from '../rules/game.ts';
import { REASONS } from '../rules/end.ts';
import type { Event } from '../events.ts';
import type { Action } from '../spec.ts';
import { en } from '../text/en.ts';
import { fr } from '../text/fr.ts';
import { DECISIONS, type GameTexts } from '../text/shape.ts';

const texts: { readonly [L in (typeof LANGUAGES)[number]]: GameTexts } = { fr, en };
const names = ['Anne', 'Bob', 'Chloé', 'David'];
const BROKEN = /undefined|null|NaN|\[object|-\d+,|\d,\d/;

describe.each(LANGUAGES)('texts in %s', language => {
  const t = texts[language];

  test('everything that happens at random tables can be read', () => {
    const steps = new Set<string>();
    const heard: Event[] = [];
    const rng = seedRng('texts');
    for (const scenario of [...PRINTED, 'melee-a-genotech'] as const)
      for (const armies of ['draft', 'premade'] as const)
        for (let n = 0; n < 2; n++) {
          const setup = complete(game, {
            seats: scenario === 'melee-a-genotech' ? 4 : 2,
            scenario,
            options: game.options.parse({ armies, boxes: scenario === 'melee-a-genotech' ? 4 : 1 + (n % 2) }),
          });
          const m = start(game, setup, `${n}`);
          m.hear = event => heard.push(event);
          for (let i = 0; i < 160 && !m.outcome; i++) {
            const seat = deciders(m)[0] ?? 0;
            const open = options(m, seat);
            const view = game.view(m, seat);
            const step = prompt(m, seat)?.step ?? '';
            steps.add(step);
            const asked = t.prompt(step, view, names);
            expect(asked, step).not.toMatch(BROKEN);
            const labels = open.map(action => t.action(action, view, names));
            for (const label of labels) expect(label).not.toMatch(BROKEN);
            expect(new Set(labels).size, `${step}: ${labels.join(' | ')}`).toBe(labels.length);
            expect(t.goal(view).length).toBeGreaterThan(10);
            apply(m, seat, open[below(rng, open.length)] as Action);
          }
          if (m.outcome) expect(t.outcome(m.outcome, names)).not.toMatch(BROKEN);
        }
    for (const event of heard) {
      const line = t.event(event, names);
      if (line !== null) expect(line, event.type).not.toMatch(BROKEN);
    }
    const known: readonly string[] = DECISIONS;
    for (const step of steps) expect(known).toContain(step);
    expect(steps.size).toBeGreaterThan(18);
  });

  test('every scenario, option, end and step has its words', () => {
    for (const id of PRINTED) expect(t.scenarios[id]?.title.length).toBeGreaterThan(3);
    for (const option of Object.keys(game.options.parse({})))
      expect(t.options[option]?.label.length).toBeGreaterThan(3);
    for (const reason of REASONS) {
      const scores = reason === 'draw' ? [0.5, 0.5] : [0, 1];
      expect(t.outcome({ reason, scores }, names)).toContain(reason === 'draw' ? '' : 'Bob');
    }
    const view = game.view(start(game, complete(game, { seats: 2 }), 'x'), 0);
    for (const step of DECISIONS) expect(t.prompt(step, view, names).length).toBeGreaterThan(5);
  });
});

test('French typography: no breaking space before double punctuation', () => {
  expect(fr.scenarios['vengeurs-rassemblement']?.title).toBe('Vengeurs, rassemblement\u00a0!');
});

test('whoever wins is told so', () => {
  const won = { reason: 'elimination', scores: [0, 1] } as const;
  expect(fr.outcome(won, ['Ana', 'Bo'], 1)).toMatch(/^Vous gagnez/);
  expect(en.outcome(won, ['Ana', 'Bo'], 1)).toMatch(/^You win:/);
  expect(fr.outcome(won, ['Ana', 'Bo'], 0)).toMatch(/^Bo gagne/);
  expect(en.outcome(won, ['Ana', 'Bo'])).toMatch(/^Bo wins:/);
});
