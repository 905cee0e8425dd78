import { expect, test } from 'vitest';
import type { Event } from '../events.ts';
import type { Face } from '../ids.ts';
import { en } from '../text/en.ts';
import { fr } from '../text/fr.ts';
import { type Seen, figureName, figureNoun } from '../ui/look.ts';
import { concerns } from '../ui/screen/concerns.ts';
import { digest } from '../ui/screen/digest.ts';
import { lastThrown, roll as rolled } from '../ui/screen/rolls.ts';
import { view } from '../view.ts';
import { hit, odds, roll, table } from './table.ts';

// What the tray shows of a battle.

const laid = () =>
  table('theft', {
    armies: [
      { abomination: '3,9', hulk: '3,8' },
      { 'iron-man': '4,9', thanos: '-4,12' },
    ],
    acts: 'abomination',
  }).play(0, { type: 'stay' });

function strike(t: ReturnType<typeof laid>, skulls: number, shields: number): void {
  const { attackDice, defenseDice } = odds(t, 0, hit('iron-man'));
  t.dice(...roll(attackDice, skulls), ...roll(defenseDice, 0, shields)).play(0, hit('iron-man'));
}

const lookAt = (t: ReturnType<typeof laid>): Seen => ({
  texts: en,
  language: 'en',
  view: view(t.m, 1),
  names: ['Ada', 'Bob'],
  seat: 1,
});

test('sentences name figures with their article', () => {
  const look: Seen = { ...lookAt(laid()), texts: fr, language: 'fr' };
  const ids = ['doctor-doom', 'hulk', 'izumi-samurai.2', 'wall'] as const;
  expect(ids.map(id => figureNoun(look, id))).toEqual([
    'le Dr Fatalis',
    'Hulk',
    `le ${figureName(look, 'izumi-samurai.2')}`,
    'le mur destructible',
  ]);
});

const states = (thrown: ReturnType<typeof lastThrown>) =>
  thrown?.rows.map(({ dice }) => dice.map(({ face, state }) => `${String(face)[0]}${state[0]}${state[1]}`).join(' '));

test('HS-ATK-07: skulls and shields lie side by side, and cancel each other in pairs', () => {
  const t = laid();
  const shown = en.cards;
  strike(t, 4, 1);
  const thrown = lastThrown(t.heard, lookAt(t));
  expect(thrown?.title).toBe(`${shown.abomination.name} attacks ${shown['iron-man'].name}`);
  expect(thrown?.rows.map(({ note }) => note)).toEqual(['4 skulls', '1 shield']);
  const [attack = '', defence = ''] = states(thrown) ?? [];
  expect([attack.match(/sca/g)?.length, attack.match(/sco/g)?.length]).toEqual([1, 3]);
  expect(defence.match(/sca/g)).toHaveLength(1);
  expect(thrown?.sum).toBe(`3 wounds: ${shown['iron-man'].name}`);
  expect(rolled(t.heard, lookAt(t))?.pieces.filter(({ isLit }) => isLit)).toHaveLength(3);
});

test('a skull and the shield that meets it are of one pair', () => {
  const t = laid();
  strike(t, 3, 2);
  const pairs = lastThrown(t.heard, lookAt(t))?.rows.map(({ dice }) => dice.flatMap(({ pair }) => pair ?? []));
  expect(pairs).toEqual([
    [0, 1],
    [0, 1],
  ]);
});

test('shields to spare stay lit, and nobody is hurt', () => {
  const t = laid();
  strike(t, 1, 3);
  const thrown = lastThrown(t.heard, lookAt(t));
  expect(states(thrown)?.[1]?.match(/sco/g)).toHaveLength(2);
  expect(thrown?.sum).toBe(`${en.cards['iron-man'].name} holds`);
  const afar = { ...lookAt(t), seat: null };
  expect(lastThrown(t.heard, afar)?.sum, 'as short as the box of a big screen').toBe('No wound');
});

test('what a throw has come to is a sentence: French names have their article there', () => {
  const t = table('theft', {
    armies: [{ hulk: '3,8' }, { 'doctor-doom': '4,9', abomination: '3,9' }],
    acts: 'abomination',
  });
  const look: Seen = { ...lookAt(t), texts: fr, language: 'fr' };
  const faces: Face[] = ['blank'];
  const held: Event[] = [
    { type: 'attacked', attacker: 'hulk', target: 'doctor-doom', attack: 'normal', parts: [], faces, distance: 1 },
    { type: 'attackEnded', attacker: 'hulk', target: 'doctor-doom', skulls: 0, shields: 0, wounds: 0 },
  ];
  expect(lastThrown(held, look)?.sum).toBe('Le Dr Fatalis tient bon');
  const fell: Event = { type: 'fell', figure: 'doctor-doom', fall: 'fall', levels: 4, roll: null, faces };
  expect(lastThrown([fell], look)?.title).toBe('Le Dr Fatalis tombe');
});

test('attack and defence lie there until something else is thrown', () => {
  const faces: Face[] = ['skull'];
  const begun: Event[] = [
    { type: 'attacked', attacker: 'hulk', target: 'iron-man', attack: 'normal', parts: [], faces, distance: 1 },
  ];
  const look = lookAt(laid());
  expect(lastThrown(begun, look)).toMatchObject({ rows: [{ note: '1 skull' }], sum: '1 skull' });
  const on: Event[] = [...begun, { type: 'turnBegan', seat: 1, turn: 2 }];
  expect(lastThrown(on, look)?.rows).toHaveLength(1);
  const other: Event[] = [...on, { type: 'struck', figure: 'hulk', by: 'iron-man', face: 'blank' }];
  expect(lastThrown(other, look)).toMatchObject({ sum: '0 skulls', rule: 'HS-ENG-05' });
  expect(lastThrown([], look)).toBeNull();
});

test('HS-POW-07: whoever escapes is named, and a number says what it needed', () => {
  const t = table('theft', { armies: [{ 'spider-man': '4,9', hulk: '-4,12' }, { thanos: '3,9' }], acts: 'thanos' });
  t.play(1, { type: 'stay' })
    .dice(...roll(6, 2), 11)
    .play(1, hit('spider-man'));
  expect(lastThrown(t.heard, lookAt(t))?.sum).toBe(`${en.cards['spider-man'].name} evades`);
  const death: Event = { type: 'deathRolled', figure: 'thanos', roll: 7, needs: 19, success: false };
  expect(lastThrown([death], lookAt(t))).toMatchObject({ sum: '7 for 19 or more: failure', rule: 'HS-POW-22' });
});

test('whoever decides is told first what became of their own', () => {
  const look = lookAt(laid());
  const wounded = (figure: 'iron-man' | 'hulk'): Event => ({
    type: 'wounded',
    figure,
    amount: 1,
    wounds: 1,
    life: 4,
    cause: 'attack',
    by: null,
  });
  expect([concerns(wounded('iron-man'), look), concerns(wounded('hulk'), look)]).toEqual(['gravely', false]);
  expect(concerns({ type: 'stepped', figure: 'hulk', from: '3,8', to: '3,7', cost: 1, left: 4 }, look)).toBe(false);
});

test('whoever decides is told whom others have taken from them, all at once', () => {
  const look = lookAt(laid());
  const destroyed = (figure: 'iron-man' | 'hulk', by: 'iron-man' | 'hulk' | null): Event => ({
    type: 'destroyed',
    figure,
    at: '3,8',
    cause: 'attack',
    by,
  });
  const [own, others] = [destroyed('iron-man', 'hulk'), destroyed('hulk', 'iron-man')];
  expect(digest([own, others], look)).toEqual([
    { text: 'Since your last choice you have lost: Iron Man.', events: [own] },
  ]);
  expect(digest([others, destroyed('iron-man', null)], look)).toEqual([]);
  expect([concerns(own, look), concerns(others, look)]).toEqual(['gravely', 'slightly']);
});

test('what shields have cancelled is no result any more, before the attack has ended', () => {
  const begun: Event[] = [
    {
      type: 'attacked',
      attacker: 'hulk',
      target: 'iron-man',
      attack: 'normal',
      parts: [],
      faces: ['skull', 'skull'],
      distance: 1,
    },
  ];
  const look = lookAt(laid());
  const against = (faces: Face[]): Event[] => [
    ...begun,
    { type: 'defended', target: 'iron-man', by: 1, parts: [], faces, automatic: 0 },
  ];
  expect(lastThrown(against(['shield', 'shield']), look)?.sum).toBe('No skull gets through');
  expect(lastThrown(against(['shield', 'blank']), look)?.sum).toBe('1 skull gets through');
});

test('whoever threw goes by no name to themselves', () => {
  const event: Event = { type: 'initiativeRolled', rolls: [3, 15], bonus: [0, 0], winner: 1 };
  const own = lastThrown([event], lookAt(laid()));
  expect(own?.rows.map(({ name }) => name)).toEqual(['Ada', 'You']);
  expect(own?.sum).toBe('You begin');
  expect(lastThrown([event], { ...lookAt(laid()), seat: 0 })?.sum).toBe('Bob begins');
});
