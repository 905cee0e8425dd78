import { expect, test } from 'vitest';
import { options } from '../../../engine/queries.ts';
import { candidatesFor } from '../bots/candidates.ts';
import { taskOf } from '../bots/tasks.ts';
import { choose } from '../bots/yardstick.ts';
import { active } from '../rules/table.ts';
import { END, FISTS, QUICK, type Table, fire, table } from './table.ts';

/** What deserves a thought beside the usual answer. */
const others = ({ m }: Table, usual = fire()) => candidatesFor(m, options(m, 0), usual);

test('nobody gives away a turn before what is to be done where they stand, only where standing is what is to be done', () => {
  const beside = table(4, {
    heroes: [
      { hero: 'josh', at: '02-B' },
      { hero: 'severity', at: '02-B', posture: 'unconscious', life: 0 },
    ],
    zombies: { '02-B': 1 },
  });
  expect(taskOf(beside.m, active(beside.m))).toMatchObject({ kind: 'carry', zone: active(beside.m).zone });
  expect(others(beside)).not.toContainEqual(END);
  expect(others(beside, FISTS), 'what costs a Life Point is weighed').toContainEqual(END);
  const there = table(4, { heroes: [{ at: '07-A' }, { at: '07-A' }, { at: '07-A' }, { at: '07-A' }], zombies: {} });
  expect(taskOf(there.m, active(there.m)).kind).toBe('goal');
  expect(others(there)).toContainEqual(END);
});

test('nobody searches with the last action: whoever comes with what is found is met with what is left', () => {
  const chosen = (actions: number) => {
    const { m } = table(4, { heroes: [{ hero: 'snow', at: '02-B:F', weapons: [] }], zombies: {}, actions });
    expect(options(m, 0)).toContainEqual(QUICK);
    return choose(m, 'turn/act', options(m, 0));
  };
  expect(chosen(2)).toEqual(QUICK);
  expect(chosen(1)).not.toEqual(QUICK);
});
