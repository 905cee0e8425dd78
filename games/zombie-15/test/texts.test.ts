import { describe, expect, test } from 'vitest';
import { DEFAULT_PACE, playOut } from '../../../bots/play.ts';
import { random } from '../../../bots/random.ts';
import { LANGUAGES } from '../../../engine/box.ts';
import { start } from '../../../engine/match.ts';
import { prompt } from '../../../engine/queries.ts';
import { seedRng } from '../../../engine/rng.ts';
import { complete } from '../../../engine/testing/scene.ts';
import type { Match } from '../../../engine/types.ts';
import { pace } from '../bots/pace.ts';
import { HEROES } from '../content/heroes.ts';
import { box } from '../index.ts';
import { game } from '../rules/game.ts';
import { SCENARIO_IDS } from '../scenarios/shape.ts';
import { LOSSES, type Event } from '../events.ts';
import { type Carry, type Zombie15 } from '../spec.ts';
import { DECISIONS } from '../text/shape.ts';
import { QUICK, table } from './table.ts';

const NAMES = ['Ana', 'Bo', 'Cy', 'Di'];

/** A text that a person can read: no hole, no leftover of the code. */
function readable(text: string | null | undefined): void {
  if (text === null) return;
  expect(text).toBeTruthy();
  expect(text).not.toMatch(/undefined|null|NaN|\[object|\$\{|\b(de le|à le|de les|à les)\b/);
}

const carry: Carry = {
  next: 'S05',
  won: true,
  attempts: 0,
  deeds: [],
  heroes: HEROES.map((hero, i) => ({
    hero,
    seat: i % 4,
    weapons: [
      { card: 'pistol', uses: 1 },
      { card: 'axe', uses: 2 },
    ],
    objects: [
      { card: 'ammo', uses: 1 },
      { card: 'first-aid-kit', uses: 1 },
    ],
    bags: ['bag-1', 'bag-2', 'bag-3'],
  })),
};

/** Random matches of every scenario, each position and event spoken in both languages. */
function speak(m: Match<Zombie15>, seen: Set<string>): void {
  const view = game.view(m, 0);
  m.hear = (event: Event) => {
    seen.add(event.type);
    for (const language of LANGUAGES) {
      readable(box.texts[language].event(event, NAMES));
      readable(box.texts[language].event(event, NAMES, view));
    }
  };
  playOut(
    m,
    Array.from({ length: m.setup.seats }, () => seenBy => {
      const { options, step, barred } = seenBy.prompt;
      for (const language of LANGUAGES) {
        const texts = box.texts[language];
        readable(texts.prompt(step, seenBy.view, NAMES));
        for (const action of [...options, ...barred.map(b => b.action)]) {
          seen.add(action.type);
          readable(texts.action(action, seenBy.view, NAMES));
        }
      }
      seen.add(step);
      return random(seenBy);
    }),
    seedRng('speak'),
    { ...DEFAULT_PACE, limit: 110, paceOf: (step, action) => pace(step, action) / 2 },
  );
}

test('every prompt, button and line of random matches reads well in both languages', () => {
  const seen = new Set<string>();
  SCENARIO_IDS.forEach((scenario, i) => {
    speak(start(game, complete(game, { scenario, seats: (i % 4) + 1 }), 'speak'), seen);
  });
  for (const seats of [2, 4]) speak(start(game, complete(game, { scenario: 'S08', seats, carry }), 'carry'), seen);
  const quick = game.options.parse({ keys: true, bags: true, events1: true, events2: true });
  speak(start(game, complete(game, { scenario: 'quick', seats: 4, options: quick }), 'quick'), seen);
  for (const step of [
    'scenario/heroes',
    'checkpoint/trade',
    'turn/act',
    'turn/pass',
    'quickSearch/keep',
    'token/choose',
  ])
    expect(seen).toContain(step);
});

test('what random play seldom meets reads well too', () => {
  const special = [
    'spoiled-meat',
    'dynamite',
    'fireworks',
    'cat',
    'smoke-bomb',
    'lucky-charm',
    'energy-drink',
    'defibrillator',
    'explosive-ammo',
  ];
  for (const object of special) {
    const { m } = table(4, {
      heroes: [
        { at: '02-B', weapons: ['pistol'], objects: [object], backpack: ['key-red'] },
        { hero: 'snow', at: '02-B', posture: 'unconscious', backpack: ['bag-1'] },
      ],
      zombies: { '02-B': 1, '03-B': 2 },
      heavies: [{ object: 'radio', at: '02-B' }],
    });
    const view = game.view(m, 0);
    for (const language of LANGUAGES)
      for (const action of prompt(m, 0)?.options ?? []) readable(box.texts[language].action(action, view, NAMES));
  }
  const laid = table(4, { heroes: [{ at: '02-B:F' }], zombies: {}, search: ['axe', 'zombie-1', 'ammo'] }).play(
    0,
    QUICK,
  );
  const label = (action: Parameters<typeof box.texts.fr.action>[0]) =>
    box.texts.fr.action(action, game.view(laid.m, 0), NAMES);
  expect(label({ type: 'keep', card: 'axe', instead: 0 })).toBe('Garder la hache à la place de l’arc bricolé');
  expect(label({ type: 'discardRest' })).toBe('Défausser le reste');
});

describe('every text is there', () => {
  test.each(LANGUAGES)('%s: scenarios, stories, options, prompts, outcomes', language => {
    const texts = box.texts[language];
    expect(Object.keys(texts.scenarios)).toEqual([...SCENARIO_IDS]);
    for (const id of SCENARIO_IDS) readable(texts.scenarios[id]?.about);
    const options = game.options.parse({});
    for (const [name, value] of Object.entries(options)) readable(texts.options[name]?.values[String(value)]);
    const { m } = table(4, {});
    for (const step of DECISIONS) readable(texts.prompt(step, game.view(m, 0), NAMES));
    readable(texts.prompt('no/such', game.view(m, 0), NAMES));
    const outcomes = new Set(
      ['won', ...LOSSES, 'conceded', 'else'].map(reason => texts.outcome({ reason, scores: [0, 0, 0, 0] }, NAMES)),
    );
    expect(outcomes.size).toBe(7);
  });

  test('the end says what was done and how much time it left, or what was missed', () => {
    const { m } = table(4, {}, { scenario: 'S01' });
    const view = game.view(m, 0);
    const at = (ended: number) => ({ ...view, clock: { ...view.clock, ended } });
    const say = (language: 'fr' | 'en', reason: string, ended: number) =>
      box.texts[language]
        .outcome({ reason, scores: [0, 0, 0, 0] }, NAMES, 0, at(ended))
        .replaceAll(/\s/g, ' ')
        .replaceAll('\u2011', '-');
    expect(say('fr', 'won', 620_000)).toBe(
      'Victoire ! Vous êtes sauvés. Objectif atteint, avec 4:40 d’avance : réunir tous les héros au poste de police (14-A).',
    );
    expect(say('en', 'won', 620_000)).toBe(
      'Victory! You are saved. Objective reached, with 4:40 to spare: gather all heroes at the police station (14-A).',
    );
    expect(say('en', 'won', view.clock.length)).not.toContain('to spare');
    expect(say('en', 'time', view.clock.length)).toBe(
      'Defeat: the soundtrack is over. Objective missed: gather all heroes at the police station (14-A).',
    );
    expect(say('fr', 'unconscious', 300_000)).toBe(
      'Défaite : plus personne n’est debout. Objectif manqué : réunir tous les héros au poste de police (14-A).',
    );
    expect(say('en', 'conceded', 300_000)).toBe('The match was ended before its time.');
  });

  test('the pass says whose turn comes', () => {
    const { m } = table(2, { step: 'waiting' });
    expect(box.texts.fr.action({ type: 'pass' }, game.view(m, 0), NAMES)).toBe('À Severity de jouer');
    const four = table(4, { step: 'waiting' }).m;
    expect(box.texts.fr.action({ type: 'pass' }, game.view(four, 0), NAMES)).toBe('À Severity de jouer');
  });
});
