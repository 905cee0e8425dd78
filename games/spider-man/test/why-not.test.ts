import { expect, test } from 'vitest';
import { setupOf } from '../../../bots/set-up.ts';
import { apply, start } from '../../../engine/match.ts';
import { deciders, options, waitingAt } from '../../../engine/queries.ts';
import { seedRng } from '../../../engine/rng.ts';
import { wished } from '../../../engine/testing/walk.ts';
import type { Seat } from '../../../engine/types.ts';
import { companion } from '../bots/companion.ts';
import { MISSIONS } from '../content/missions.ts';
import { powers } from '../content/powers.ts';
import { game } from '../rules/game.ts';
import { en } from '../text/en.ts';
import { fr } from '../text/fr.ts';
import type { Seen } from '../ui/look.ts';
import { thing } from '../ui/screen/things.ts';
import { isPowerless, whyNoCapture, whyNoCard, whyNoPower, whyNoRecovery } from '../ui/screen/why-not.ts';
import { cardThing, figureThing, powerThing, touch } from '../ui/touch.ts';
import { MOVE, dice, fight, go, onFigure, table } from './table.ts';

type Scene = ReturnType<typeof table>;

const look = ({ m }: Pick<Scene, 'm'>, seat: Seat, language: 'fr' | 'en' = 'en'): Seen => ({
  texts: language === 'fr' ? fr : en,
  language,
  view: game.view(m, seat),
  names: ['Ann', 'Bob', 'Cid', 'Dan', 'Eve', 'Fay'],
  seat,
});

const DECIDED = new Set(['turn/act', 'turn/knockedOut', 'attack/declare', 'movement/declare']);

test('no power and no card of one’s own is dead in one’s turn: it can be used, is in use, or says why not', () => {
  const dead = new Set<string>();
  for (const seats of [3, 6]) {
    const rng = seedRng(`why not ${seats}`);
    const m = start(game, setupOf({ game }, { seats }), `why not ${seats}`);
    for (let n = 0; n < 600 && !m.outcome; n++) {
      const seat = deciders(m)[0] ?? 0;
      const step = waitingAt(m) ?? '';
      const seen = look({ m }, seat);
      const open = new Set(options(m, seat).flatMap(action => touch(action, seen)));
      const { powers: own = [], hand } = seen.view.players[seat] ?? {};
      if (DECIDED.has(step) && seen.view.active === seat) {
        const { attack, move } = seen.view.focus ?? {};
        for (const power of own)
          if (!open.has(powerThing(power)) && !(attack?.powers ?? move?.powers ?? []).includes(power))
            if (powers[power].kind !== 'permanent' && !thing(powerThing(power), seen)?.whyNot && isAside(power, step))
              dead.add(`${step} ${power}`);
        for (const card of hand ?? [])
          if (!open.has(cardThing(card)) && !thing(cardThing(card), seen)?.whyNot) dead.add(`${step} ${card}`);
      }
      apply(m, seat, wished(m, seat, companion, rng));
    }
  }
  expect([...dead]).toEqual([]);
});

/** While dice of one kind are chosen, a power of another kind says in what it does that it is none for them. */
const isAside = (power: keyof typeof powers, step: string): boolean => {
  const { kind } = powers[power];
  if (step === 'attack/declare') return kind === 'close';
  return step === 'movement/declare' ? false : kind !== 'movement' && kind !== 'close';
};

const HOSTAGE = {
  figures: { 'spider-man': { at: '4,4' }, rhino: { at: '4,3' } },
  characters: { 'mary-jane': 'rhino' },
};

test('Spider-strength against whoever holds Mary Jane says that she is why, by her rule', () => {
  const scene = table(3, HOSTAGE);
  expect(whyNoPower('sm-spider-strength', look(scene, 0))).toBeNull();
  scene.play(0, fight(onFigure('rhino')));
  const seen = look(scene, 0);
  expect(whyNoPower('sm-spider-strength', seen)).toMatchObject({ rule: 'SM-CHAR-02' });
  expect(whyNoPower('sm-spider-strength', seen)?.text).toContain('Mary Jane');
  expect(isPowerless('sm-spider-strength', seen)).toBe(true);
  const free = table(3, { figures: HOSTAGE.figures });
  free.play(0, fight(onFigure('rhino')));
  expect(isPowerless('sm-spider-strength', look(free, 0))).toBe(false);
});

test('what waits for its moment is not drawn as if it were lacking', () => {
  const scene = table(3, HOSTAGE);
  expect(whyNoPower('sm-spider-sense', look(scene, 0))).not.toBeNull();
  expect(isPowerless('sm-spider-sense', look(scene, 0))).toBe(false);
});

test('whoever stands next to somebody learns what a capture lacks: dice, or to stop first', () => {
  const beside = (left: readonly number[]) =>
    table(3, {
      figures: { 'spider-man': { at: '4,4' } },
      characters: { 'mary-jane': '4,5', 'black-cat': '4,3', 'aunt-may': '0,1' },
      players: [{ dice: left }],
    });
  const seen = look(beside([2, 1, 0]), 0);
  expect(whyNoCapture('mary-jane', seen)).toBeNull();
  expect(whyNoCapture('black-cat', seen)?.text).toContain('2 Combat dice');
  expect(whyNoCapture('aunt-may', seen)?.text).toContain('neighbouring');
  expect(whyNoCapture('mary-jane', look(beside([2, 0, 0]), 0))?.text).toContain('1 Combat die');
  const walking = beside([2, 1, 0]).dice(3).play(0, MOVE).play(0, dice(1));
  expect(whyNoCapture('mary-jane', look(walking, 0))?.text).toContain('stop');
});

test.each(['fr', 'en'] as const)('a person says how one takes them, or who holds them (%s)', language => {
  const about = (scene: Scene) => thing(figureThing('mary-jane'), look(scene, 0, language))?.about ?? '';
  expect(about(table(3, {}))).toMatch(/1 (dé de combat|Combat die)/);
  expect(about(table(3, HOSTAGE))).toContain(language === 'fr' ? 'K.O.' : 'knocks');
  expect(about(table(3, HOSTAGE))).toContain('Rhino');
});

test('nobody recovers unhurt, or after an action', () => {
  const hurt = { figures: { 'spider-man': { at: '4,0', wounds: 2 } } };
  expect(whyNoRecovery(look(table(3, {}), 0))?.rule).toBe('SM-REC-01');
  expect(whyNoRecovery(look(table(3, hurt), 0))).toBeNull();
  const acted = table(3, hurt).dice(4).play(0, MOVE).play(0, dice(1)).play(0, go(4, 1));
  expect(whyNoRecovery(look(acted, 0))?.rule).toBe('SM-TURN-11');
});

test('a card says what it lacks, or when it is played', () => {
  const holding = look(table(3, { players: [{ hand: ['first-aid', 'dodge'] }] }), 0);
  expect(whyNoCard('first-aid', holding)?.rule).toBe('SM-CARD-01');
  expect(whyNoCard('dodge', holding)?.rule).toBe('SM-BONUS-03');
  expect(whyNoCard('adrenaline', holding)).toBeNull();
});

test('the mission of somebody else is told of them', () => {
  for (const mission of MISSIONS) {
    expect(fr.theirs(fr.missions[mission].effect)).toMatch(/^Doit /);
    expect(fr.theirs(fr.missions[mission].effect)).not.toMatch(/votre|vous|ez\b/);
    expect(en.theirs(en.missions[mission].effect)).toMatch(/^Must [a-z]/);
    expect(en.theirs(en.missions[mission].effect)).not.toMatch(/your/i);
  }
});
