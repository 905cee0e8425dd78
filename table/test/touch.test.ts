import { describe, expect, test } from 'vitest';
import { type Path, type ThingId, OWN, alike, dropped, touch, touched } from '../touch.ts';

const paths: readonly Path<string>[] = [
  { action: 'shoot the brute', things: ['card:magnum', 'figure:brute'] },
  { action: 'shoot the stray', things: ['card:magnum', 'figure:stray'] },
  { action: 'cut the stray', things: ['card:machete', 'figure:stray'] },
  { action: 'keep it', things: ['card:found'] },
  { action: 'keep it instead of the magnum', things: ['card:found', 'card:magnum'] },
];

/** Touches these one after the other; what has been taken, or what is chosen. */
function touching(things: readonly ThingId[], isSure = false): string | readonly ThingId[] | null {
  let chosen: readonly ThingId[] = [];
  for (const thing of things) {
    const step = touch(paths, chosen, thing, isSure);
    if (step.type === 'taken') return step.action;
    if (step.type === 'nothing') return null;
    ({ chosen } = step);
  }
  return chosen;
}

describe('a path of things', () => {
  test('is shown when it is whole, and taken by one more touch of what made it so; what was chosen before is put back', () => {
    expect(touching(['card:magnum', 'figure:brute'])).toEqual(['card:magnum', 'figure:brute']);
    expect(touching(['card:magnum', 'figure:brute', 'figure:brute'])).toBe('shoot the brute');
    expect(touching(['card:magnum', 'figure:brute', 'card:magnum'])).toEqual(['figure:brute']);
  });

  test('may be touched in any order', () => {
    expect(touching(['figure:stray', 'card:machete', 'card:machete'])).toBe('cut the stray');
  });

  test('is taken at once by whoever is sure, unless it goes on', () => {
    expect(touching(['card:magnum', 'figure:stray'], true)).toBe('shoot the stray');
    expect(touching(['card:found'], true)).toEqual(['card:found']);
    expect(touching(['card:found', 'card:found'], true)).toBe('keep it');
    expect(touching(['card:found', 'card:magnum'], true)).toBe('keep it instead of the magnum');
  });

  test('is left by touching something on no path with what is chosen', () => {
    expect(touching(['card:magnum', 'figure:brute', 'card:machete'])).toEqual(['card:machete']);
    expect(touching(['card:magnum', 'card:magnum'])).toEqual([]);
  });

  test('does not begin with a thing that stands for nothing', () => {
    expect(touching(['figure:dog'])).toBeNull();
  });

  test('says what could be touched next', () => {
    expect([...touched(paths, ['card:magnum']).next].sort()).toEqual(['card:found', 'figure:brute', 'figure:stray']);
    expect(touched(paths, ['figure:brute']).open.map(({ action }) => action)).toEqual(['shoot the brute']);
    expect(touched(paths, []).settled).toBeNull();
  });
});

test('what is dragged onto a place that takes it is an answer, whatever else lies there', () => {
  const ways: readonly Path<string>[] = [
    { action: 'keep it', things: ['card:found'], drag: ['card:found', OWN] },
    { action: 'leave it', things: ['place:rubble'], drag: ['card:found', 'place:rubble'] },
    { action: 'heal', things: ['card:bandage'], drag: null },
  ];
  expect(dropped(ways, 'card:found', ['card:bandage', OWN])?.action).toBe('keep it');
  expect(dropped(ways, 'card:found', ['place:rubble'])?.action).toBe('leave it');
  expect(dropped(ways, 'card:bandage', [OWN])).toBeNull();
  expect(dropped(ways, 'card:found', [])).toBeNull();
});

test('options with the same things cannot be told apart', () => {
  expect(alike(paths)).toEqual([]);
  expect(alike([...paths, { action: 'throw the magnum', things: ['figure:brute', 'card:magnum'] }])).toEqual([
    ['shoot the brute', 'throw the magnum'],
  ]);
});
