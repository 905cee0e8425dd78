import { expect, test } from 'vitest';
import { preview } from '../../../engine/queries.ts';
import { game } from '../rules/game.ts';
import { en as english } from '../text/en.ts';
import { fr as french } from '../text/fr.ts';
import { lifted } from '../ui/screen/lifted.ts';
import { outlook } from '../ui/screen/outlook.ts';
import { KEEP, MOVE, dice, fight, onFigure, play, table, use } from './table.ts';

const lucky = { players: [{ hand: ['lucky-break'] }] };
const reroll = (value: number) => ({ type: 'reroll' as const, value });

test('SM-CARD-05: whoever may roll again is told what the dice make as they lie, and what each is worth', () => {
  const scene = table(3, lucky).play(0, MOVE).play(0, use('sm-web-swing')).dice(1, 6).play(0, dice(2));
  const view = game.view(scene.m, 0);
  expect(view.focus?.tray).toEqual({ unit: 'points', need: 0, worth: [2, 12], makes: 14, again: [] });
  expect(english.prompt('roll/luck', view, ['Ana'])).toBe('You rolled 1, 6: 14 squares. Keep these dice?');
  expect(english.action(KEEP, view, ['Ana'])).toBe('Keep the dice: 14 squares');
  expect(french.action(KEEP, view, ['Ana'])).toMatch(/^Garder les dés.*: 14.cases$/u);
  // The 1 is worth two squares, a die of this series seven on average.
  expect(preview(scene.m, 0, play('lucky-break'))).toMatchObject({ now: 14, again: 1, expected: 12 + 7 });
});

test('SM-CARD-05: the button says how many dice are rolled again, each die what that would bring', () => {
  const scene = table(3, lucky).play(0, MOVE).dice(1, 6, 2).play(0, dice(3)).play(0, play('lucky-break'));
  expect(preview(scene.m, 0, reroll(1))).toMatchObject({ now: 9, again: 1, expected: 8 + 3.5 });
  expect(preview(scene.m, 0, reroll(6))).toMatchObject({ now: 9, again: 1, expected: 3 + 3.5 });
  scene.play(0, reroll(1)).play(0, reroll(2));
  const view = game.view(scene.m, 0);
  expect(view.focus?.tray?.again).toEqual([0, 2]);
  expect(english.action(KEEP, view, ['Ana'])).toBe('Reroll 2 dice');
  const seen = { texts: english, language: 'en' as const, view, names: ['Ana'], seat: 0 };
  const shown = preview(scene.m, 0, KEEP);
  expect(shown).toMatchObject({ again: 2, expected: 6 + 7 });
  expect(shown && outlook(shown, KEEP, seen)).toMatchObject({ sign: '≈ 13 squares', mood: 'good' });
});

test('SM-COMBAT-03 SM-CARD-05: hits are counted before the dice are kept', () => {
  const scene = table(3, { ...lucky, figures: { 'spider-man': { at: '4,3' }, rhino: { at: '4,4' } } })
    .play(0, fight(onFigure('rhino')))
    .play(0, use('sm-spider-strength'))
    .dice(5, 1)
    .play(0, dice(2));
  expect(game.view(scene.m, 0).focus?.tray).toMatchObject({ unit: 'hits', worth: [1, 0], makes: 1 });
  expect(preview(scene.m, 0, play('lucky-break'))).toMatchObject({ again: 1, expected: 1 + 2 / 6 });
});

test('of dice that show the same, those are shown as chosen that were touched', () => {
  expect([...lifted([3, 3, 5], [0], [1])]).toEqual([1]);
  expect([...lifted([3, 3, 5], [0], [])]).toEqual([0]);
  expect(lifted([3, 3, 5], [0, 1], [1])).toEqual(new Set([1, 0]));
  expect([...lifted([3, 3, 5], [], [1, 2])]).toEqual([]);
});
