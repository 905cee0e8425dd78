import { expect, test } from 'vitest';
import { SCENARIOS } from '../ids.ts';
import { options } from '../options.ts';
import { scenarioData } from '../scenarios/list.ts';
import { isOption } from '../ui/offered.ts';

test('the form of a new table asks only what changes something in the scenario', () => {
  for (const id of SCENARIOS) {
    const { setup, end, glyphs, mode } = scenarioData[id];
    const concerned = {
      armies: setup.kind === 'armies',
      boxes: setup.kind === 'armies' || setup.kind === 'hunt',
      tieOrder: end.kind === 'points',
      amulets: glyphs.role === 'amulet',
      lastRound: mode === 'expert',
      roundLimit: mode === 'expert',
      turnLimit: mode === 'discovery',
      playerOne: true,
    };
    const offered = Object.fromEntries(Object.keys(concerned).map(name => [name, isOption(name, 'another', 2, id)]));
    expect(offered, id).toEqual(concerned);
  }
});

test('what is usual is always taken, asked or not', () => {
  const usual = Object.entries(options.parse({}));
  for (const id of SCENARIOS)
    for (const [name, value] of usual) expect(isOption(name, value, 2, id), `${id} ${name}`).toBe(true);
});
