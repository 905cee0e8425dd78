import { expect, test } from 'vitest';
import { LANGUAGES } from '../../../engine/box.ts';
import { options } from '../../../engine/queries.ts';
import { box } from '../index.ts';
import { table } from './table.ts';

const names = ['Ada', 'Bo'];

test.each(LANGUAGES)('%s: every scenario, action, event and outcome has words', language => {
  const texts = box.texts[language];
  for (const { id } of box.game.scenarios) expect(texts.scenarios[id]?.title).toBeTruthy();
  const laid = table(2, { pebbles: [8, 14], hands: [['leap', 'leap'], []] });
  for (const action of options(laid.m, 0)) expect(texts.action(action, laid.m.state as never, names)).toBeTruthy();
  laid.play(0, { type: 'play', card: 'leap' }).dice(1).play(1, { type: 'roll' });
  for (const event of laid.heard) expect(texts.event(event, names)).toContain(names[event.seat]);
  expect(laid.m.outcome && texts.outcome(laid.m.outcome, names)).toContain('Bo');
});
