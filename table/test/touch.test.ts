import { describe, expect, test } from 'vitest';
import {
  type Path,
  type ThingId,
  OWN,
  actsAt,
  alike,
  dropped,
  inHand,
  isLitBy,
  isToward,
  meant,
  touch,
  touched,
  wholeAt,
} from '../touch.ts';

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

  test('that is the only one to what was touched is shown at once, and never taken by that touch', () => {
    expect(touching(['figure:brute'])).toEqual(['card:magnum', 'figure:brute']);
    expect(touching(['figure:brute'], true)).toEqual(['card:magnum', 'figure:brute']);
    expect(touching(['figure:brute', 'figure:brute'])).toBe('shoot the brute');
    expect(touching(['figure:stray'])).toEqual(['figure:stray']);
    expect(touching(['card:machete'])).toEqual(['card:machete']);
  });

  test('is taken at once by whoever is sure, unless it goes on', () => {
    expect(touching(['card:magnum', 'figure:stray'], true)).toBe('shoot the stray');
    expect(touching(['card:found'], true)).toEqual(['card:found']);
    expect(touching(['card:found', 'card:found'], true)).toBe('keep it');
    expect(touching(['card:found', 'card:magnum'], true)).toBe('keep it instead of the magnum');
  });

  test('is not another that begins with what was not touched', () => {
    const ways: readonly Path<string>[] = [
      { action: 'walk', things: ['place:street'] },
      { action: 'be taken there', things: ['card:wong', 'place:street'] },
    ];
    expect(touch(ways, [], 'place:street', true)).toEqual({ type: 'taken', action: 'walk' });
    expect(touch(ways, ['card:wong'], 'place:street', true)).toEqual({ type: 'taken', action: 'be taken there' });
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

describe('what one holds as a question begins', () => {
  const held = inHand(paths, ['card:magnum', 'card:machete']);

  test('lies on a path that goes on', () => {
    expect(held).toEqual(['card:magnum']);
    expect(inHand(paths, ['figure:dog', 'figure:brute'])).toEqual(['figure:brute']);
    expect(inHand([{ action: 'keep it', things: ['card:found'] }], ['card:found'])).toEqual([]);
  });

  test('lies there once, however often it is given', () => {
    const twice = inHand(paths, ['card:magnum', 'card:magnum']);
    expect(twice).toEqual(['card:magnum']);
    expect(touch(paths, twice, 'figure:brute', true, twice)).toEqual({ type: 'taken', action: 'shoot the brute' });
  });

  test("goes with whatever is touched, as often as one changes one's mind", () => {
    expect(touch(paths, held, 'figure:stray', true, held)).toEqual({ type: 'taken', action: 'shoot the stray' });
    const aimed = ['card:magnum', 'figure:brute'] as const;
    expect(touch(paths, aimed, 'figure:stray', false, held)).toMatchObject({
      chosen: ['card:magnum', 'figure:stray'],
    });
    expect(wholeAt(paths, aimed, 'figure:stray', held)?.action).toBe('shoot the stray');
    expect(touch(paths, held, 'card:machete', false, held)).toMatchObject({ chosen: ['card:machete'] });
  });
});

test('options with the same things cannot be told apart', () => {
  expect(alike(paths)).toEqual([]);
  expect(alike([...paths, { action: 'throw the magnum', things: ['figure:brute', 'card:magnum'] }])).toEqual([
    ['shoot the brute', 'throw the magnum'],
  ]);
});

describe('what lies in a place', () => {
  const walks: readonly Path<string>[] = [
    { action: 'walk to the square', things: ['place:square'] },
    { action: 'leap to the square', things: ['power:leap', 'place:square'] },
    { action: 'attack there', things: ['figure:brute'] },
    { action: 'open', things: ['place:door'] },
  ];

  test('means that place where it is no answer itself', () => {
    expect(meant(walks, [], 'figure:bystander', 'place:square')).toBe('place:square');
    expect(meant(walks, [], 'figure:brute', 'place:square')).toBe('figure:brute');
  });

  test('means it, too, where what was begun goes on there and not with the thing', () => {
    expect(meant(walks, ['power:leap'], 'figure:brute', 'place:square')).toBe('place:square');
    expect(meant(walks, ['power:leap'], 'figure:brute', 'place:door')).toBe('figure:brute');
  });

  test('says what it is where the place is no answer either, or where it lies in none', () => {
    expect(meant(walks, [], 'figure:bystander', 'place:elsewhere')).toBe('figure:bystander');
    expect(meant(walks, [], 'figure:bystander', null)).toBe('figure:bystander');
  });

  test('is put back by another touch where it was taken up', () => {
    expect(meant(walks, ['figure:brute'], 'figure:brute', 'place:square')).toBe('figure:brute');
  });
});

describe('acts around a thing', () => {
  const shares: readonly Path<string>[] = [
    { action: 'one for Wasp', things: ['figure:wasp', 'act:1'] },
    { action: 'two for Wasp', things: ['figure:wasp', 'act:2'] },
    { action: 'three for Hulk', things: ['figure:hulk', 'act:3'] },
    { action: 'roll', things: ['act:roll'] },
    { action: 'roll more', things: ['act:more'] },
  ];

  test('stay when one of them is touched', () => {
    expect(actsAt(shares, [], [])).toEqual(['act:roll', 'act:more']);
    expect(actsAt(shares, ['act:roll'], [])).toEqual(['act:roll', 'act:more']);
    expect(actsAt(shares, ['figure:wasp'], [])).toEqual(['act:1', 'act:2']);
    expect(actsAt(shares, ['figure:wasp', 'act:1'], [])).toEqual(['act:1', 'act:2']);
  });

  test('take the place of each other', () => {
    const step = touch(shares, ['figure:wasp', 'act:1'], 'act:2', false);
    expect(step).toEqual({ type: 'touched', chosen: ['figure:wasp', 'act:2'] });
    expect(wholeAt(shares, ['figure:wasp', 'act:1'], 'act:2')?.action).toBe('two for Wasp');
  });
});

describe('an answer that is advised', () => {
  const lay: Path<string> = { action: 'lay it above', things: ['place:above', 'act:half'] };

  test('lights up its places always, and its acts only around them', () => {
    expect(isLitBy(lay, [], 'place:above')).toBe(true);
    expect(isLitBy(lay, ['place:middle'], 'place:above')).toBe(true);
    expect(isLitBy(lay, ['place:above'], 'act:half')).toBe(true);
    expect(isLitBy(lay, ['place:above', 'act:whole'], 'act:half')).toBe(true);
    expect(isLitBy(lay, ['place:middle'], 'act:half')).toBe(false);
    expect(isLitBy(lay, ['place:above'], 'act:whole')).toBe(false);
  });

  test('is left by whoever touches something else', () => {
    expect(isToward(lay, ['place:above'])).toBe(true);
    expect(isToward(lay, ['place:above', 'act:whole'])).toBe(false);
    expect(isToward(lay, ['place:middle'])).toBe(false);
  });
});
