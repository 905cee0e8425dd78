import { expect, test } from 'vitest';
import { apply, start } from '../../../engine/match.ts';
import { deciders, options, question } from '../../../engine/queries.ts';
import { below, seedRng } from '../../../engine/rng.ts';
import { complete } from '../../../engine/testing/scene.ts';
import { yardstick } from '../bots/yardstick.ts';
import { game } from '../rules/game.ts';
import type { Action } from '../spec.ts';
import { en } from '../text/en.ts';
import { fr } from '../text/fr.ts';
import { DECISIONS } from '../text/prompts.ts';
import { fight, onFigure, power, table } from './table.ts';

const NAMES = ['Ana', 'Bo', 'Cy', 'Dee', 'Eli', 'Flo'];
const LANGUAGES = [
  ['fr', fr],
  ['en', en],
] as const;

/** Something is wrong with a sentence that shows these. */
const BROKEN = /undefined|null|NaN|\[object| {2}|^\s|\s$/;

test.each(LANGUAGES)('%s: every prompt, label and line of played matches is a sentence', (_name, texts) => {
  const steps = new Set<string>();
  for (const [i, seats] of [2, 3, 5, 6].entries()) {
    const m = start(game, complete(game, { seats }), `texts:${i}`);
    const rng = seedRng(`texts:${i}`);
    let view = game.view(m, 0);
    m.hear = event => {
      for (const line of [texts.event(event, NAMES), texts.event(event, NAMES, view)])
        if (line !== null) expect(line, event.type).not.toMatch(BROKEN);
    };
    for (let n = 0; n < 900 && !m.outcome; n++) {
      const seat = deciders(m)[0] ?? 0;
      const asked = question(m, seat);
      if (!asked) break;
      view = game.view(m, seat);
      steps.add(asked.step);
      expect(texts.prompt(asked.step, view, NAMES), asked.step).not.toMatch(BROKEN);
      const open = options(m, seat);
      if (/sans autre renfort|without more help/.test(texts.prompt(asked.step, view, NAMES)))
        expect(open.filter(({ type }) => type === 'roll').length).toBe(1);
      const option = open[below(rng, open.length)] as Action;
      expect(texts.action(option, view, NAMES), JSON.stringify(option)).not.toMatch(BROKEN);
      const idle = { guess: () => m, hasTime: () => false };
      apply(m, seat, n % 3 === 0 ? option : yardstick({ seat, view, prompt: asked, rng, ...idle }));
    }
  }
  for (const step of steps) expect(DECISIONS).toContain(step);
  expect(steps.size).toBeGreaterThan(20);
});

test.each(LANGUAGES)('%s: both ways a match can end are told', (_name, texts) => {
  expect(texts.outcome({ reason: 'target', scores: [0, 1, 0] }, NAMES)).toContain('Bo');
  expect(texts.outcome({ reason: 'conceded', scores: [0.5, 0.5, 0] }, NAMES)).toMatch(/Ana (et|and) Bo/);
});

test('whoever wins is told so, and others by whom they played', () => {
  const won = { reason: 'target', scores: [0, 1, 0] } as const;
  expect(fr.outcome(won, NAMES, 1)).toMatch(/^Vous atteignez le but et gagnez la partie.!$/);
  expect(en.outcome(won, NAMES, 1)).toBe('You reach the goal and win the match!');
  const { m } = table(3, {});
  const view = game.view(m, 0);
  const role = view.players[1]?.role;
  if (!role) throw new Error('nobody plays');
  expect(fr.outcome(won, NAMES, 0, view)).toContain(`(Bo) atteint le but`);
  expect(fr.outcome(won, NAMES, 0, view).toLowerCase()).toContain(fr.the(role).toLowerCase());
  expect(en.outcome({ reason: 'conceded', scores: [0.5, 0.5, 0] }, NAMES, 1)).toBe(
    'Conceded. Victory goes to you and Ana.',
  );
});

test.each(LANGUAGES)('%s: an unknown step still asks something', (_name, texts) => {
  const { m } = table(3, {});
  expect(texts.prompt('no/step', game.view(m, 0), NAMES).length).toBeGreaterThan(5);
});

test('both languages name the same things', () => {
  const keys = (of: object): string[] =>
    Object.entries(of).flatMap(([key, value]) => {
      if (typeof value !== 'object' || value === null) return [key];
      return keys(value as object).map(inner => `${key}.${inner}`);
    });
  expect(keys(fr)).toEqual(keys(en));
});

test('where the number of dice is not to be chosen, nobody is asked for it', () => {
  const asks = (scene: ReturnType<typeof table>): string =>
    en.prompt('attack/declare', game.view(scene.m, 0), NAMES).replaceAll('\u00a0', ' ');
  const figures = { 'spider-man': { at: '4,4' }, rhino: { at: '5,4' } } as const;
  const web = table(3, { figures, players: [{ hand: ['surprise'] }] }).play(
    0,
    power('sm-web-prison', onFigure('rhino')),
  );
  expect(asks(web)).toBe('Attack on the Rhino with “Web prison”: 2 dice, without more help?');
  const fought = (combat: number) =>
    table(3, { figures, players: [{ dice: [1, combat, 1] }] }).play(0, fight(onFigure('rhino')));
  expect(asks(fought(2))).toBe('Attack on the Rhino: how many dice, and what help?');
  expect(asks(fought(1))).toBe('Attack on the Rhino: 1 die, without more help?');
});
