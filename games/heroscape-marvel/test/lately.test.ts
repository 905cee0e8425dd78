import { expect, test } from 'vitest';
import type { Event } from '../events.ts';
import { en } from '../text/en.ts';
import { Lately } from '../ui/lately.ts';
import { thrown } from '../ui/thrown.ts';
import { game } from '../rules/game.ts';
import { start } from '../../../engine/match.ts';
import { setupOf } from '../../../bots/set-up.ts';

const attacked: Event = {
  type: 'attacked',
  attacker: 'hulk',
  target: 'venom',
  attack: 'normal',
  parts: [],
  faces: ['skull', 'blank', 'skull'],
  distance: 1,
};
const defended: Event = {
  type: 'defended',
  target: 'venom',
  by: 1,
  parts: [],
  faces: ['shield', 'blank'],
  automatic: 0,
};
const told: Event = { type: 'stayed', figure: 'hulk' };

test('attack and defence lie there together until others are thrown', () => {
  const lately = new Lately();
  let heard = 0;
  const stop = lately.subscribe(() => heard++);
  for (const event of [attacked, defended, told]) lately.hear(event);
  expect(lately.events()).toEqual([attacked, defended]);
  expect(heard).toBe(2);
  lately.hear({ type: 'turnBegan', seat: 1, turn: 2 });
  expect(lately.events(), 'a new turn alone clears nothing away').toEqual([attacked, defended]);
  lately.hear(attacked);
  expect(lately.events()).toEqual([attacked]);
  stop();
  lately.hear(defended);
  expect(heard).toBe(3);
});

test('no more than four throws lie there', () => {
  const lately = new Lately();
  lately.hear(attacked);
  for (let i = 0; i < 9; i++) lately.hear(defended);
  expect(lately.events()).toHaveLength(4);
});

test('every throw that is kept has faces or numbers to show', () => {
  const setup = setupOf({ game }, { scenario: 'vengeurs-rassemblement' });
  const view = game.view(start(game, setup, 'dice'), 0);
  const look = { texts: en, language: 'en' as const, view, names: ['Ana', 'Ben'], seat: 0 };
  expect(thrown(attacked, look)?.faces).toEqual(attacked.type === 'attacked' ? attacked.faces : []);
  expect(thrown(defended, look)?.note).toContain('1');
});
