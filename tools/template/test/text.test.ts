import { expect, test } from 'vitest';
import { LANGUAGES } from '../../../engine/box.ts';
import { options } from '../../../engine/match.ts';
import { scene } from '../../../engine/testing/scene.ts';
import { box } from '../index.ts';

const names = ['Ada', 'Bo'];

test.each(LANGUAGES)('%s: every scenario, action, event and outcome has words', language => {
  const texts = box.texts[language];
  for (const { id } of box.game.scenarios) expect(texts.scenarios[id]?.title).toBeTruthy();
  const table = scene(box, { seats: 2 }, { pebbles: [8, 14], hands: [['leap', 'leap'], []] });
  for (const action of options(table.m, 0)) expect(texts.action(action, table.m.state as never, names)).toBeTruthy();
  table.play(0, { type: 'play', card: 'leap' }).dice(1).play(1, { type: 'roll' });
  for (const event of table.heard) expect(texts.event(event, names)).toContain(names[event.seat]);
  expect(table.m.outcome && texts.outcome(table.m.outcome, names)).toContain('Bo');
});
