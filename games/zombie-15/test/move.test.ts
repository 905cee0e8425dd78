import { expect, test } from 'vitest';
import { END, PASS, go, on, rowOf, table } from './table.ts';

const z = on('S03');

test('Z15-MOVE-01: a move costs an action and needs a zone without zombies', () => {
  table(4, { heroes: [{ at: '02-B' }], zombies: { '03-B': 1 } })
    .play(0, go(z('03-B')))
    .shows({ actions: 3, heroes: [{ at: '03-B:R' }, {}, {}, {}] })
    .refuses(0, go(z('02-B')), 'Z15-MOVE-01');
});

test('Z15-CASE-14 Z15-MOVE-02 Z15-MOVE-03 Z15-MOVE-04 Z15-MOVE-05: the examples of the rulebook', () => {
  const tiles = [
    { x: 0, y: 0, face: '17-A', top: 'S' },
    { x: 1, y: 0, face: '16-B', top: 'W' },
    { x: 2, y: 0, face: '06-B', top: 'N' },
  ] as const;
  const laid = rowOf(tiles, {
    heroes: [
      { hero: 'severity', at: '17-A' },
      { hero: 'snow', at: '16-B' },
      { hero: 'josh', at: '16-B:F' },
    ],
    zombies: { '17-A': 2 },
  });
  laid.forbids(0, { type: 'move' }).play(0, END).play(0, PASS);
  laid.offers(1, go(0), go(3), END).play(1, END).play(1, PASS);
  laid.forbids(2, go(0)).allows(2, go(2)).play(2, go(2)).allows(2, go(0));
});

test('Z15-CASE-15 Z15-MOVE-05 Z15-MOVE-06: tiles that touch without a road are not adjacent', () => {
  table(4, { heroes: [{ at: '15-B' }], zombies: {} })
    .allows(0, go(z('16-B')), go(z('14-B')), go(z('15-B:F')))
    .forbids(0, go(z('05-B')));
  const { m } = table(4, {}, { scenario: 'S01' });
  const closed = m.game.view(m, null).tiles.find(({ face }) => face === '02-B');
  expect(closed).toMatchObject({ roads: ['N', 'S'], closed: ['N'] });
  expect(closed?.links).toHaveLength(1);
});

test('Z15-MOVE-07: he may walk into a crowd, and is stuck there', () => {
  table(4, { heroes: [{ at: '02-B' }], zombies: { '03-B': 20 } })
    .play(0, go(z('03-B')))
    .forbids(0, { type: 'move' });
});

test('Z15-MOVE-08: carrying does not change the cost', () => {
  table(4, { heroes: [{ at: '02-B', heavy: 'jerrycan' }], zombies: {} })
    .play(0, go(z('03-B')))
    .hears(0, { type: 'moved', hero: 'josh', carries: 'jerrycan' })
    .shows({ actions: 3, heavies: [{ at: '03-B:R', bearer: 'josh' }] });
  table(4, {
    heroes: [
      { at: '02-B', carries: 'snow' },
      { hero: 'snow', at: '02-B', posture: 'unconscious' },
    ],
    zombies: {},
  })
    .play(0, go(z('03-B')))
    .hears(0, { type: 'moved', hero: 'josh', carries: 'snow' })
    .shows({ actions: 3, heroes: [{ at: '03-B:R' }, { at: '03-B:R' }, {}, {}] });
  table(4, { heroes: [{ at: '02-B' }], zombies: {} })
    .play(0, go(z('03-B')))
    .hears(0, { type: 'moved', hero: 'josh', carries: null });
});

test('Z15-MOVE-09: down or unconscious nobody moves', () => {
  table(4, { heroes: [{ at: '02-B', posture: 'down' }], zombies: {} }).forbids(0, { type: 'move' });
  table(4, { heroes: [{}, { posture: 'unconscious' }], zombies: {} })
    .play(0, END)
    .play(0, PASS)
    .asks('turn/act', 2);
});

test('Z15-MOVE-10: the active seat chooses among the legal zones', () => {
  table(4, { heroes: [{ at: '04-B' }], zombies: {} })
    .offers(0, go(z('05-B')), go(z('12-B')), go(z('04-B:F')), END)
    .refuses(1, go(z('05-B')), 'Z15-TURN-03');
});

const k = on('S05');

test('Z15-CASE-25 Z15-KEY-01 Z15-KEY-02 Z15-KEY-05: only the key opens a lock, and then it is open to all', () => {
  const laid = table(
    4,
    {
      heroes: [
        { hero: 'josh', at: '10-B', backpack: ['key-blue'] },
        { hero: 'snow', at: '10-B' },
      ],
      zombies: {},
      active: 'snow',
    },
    { scenario: 'S05' },
  );
  laid
    .refuses(1, go(k('23-B')), 'Z15-KEY-01')
    .play(1, END)
    .play(1, PASS);
  for (const seat of [2, 3]) laid.play(seat, END).play(seat, PASS);
  laid.play(0, go(k('23-B'))).shows({ actions: 3, locks: ['18-B:red'], heroes: [{ backpack: [] }, {}, {}, {}] });
  laid
    .play(0, END)
    .play(0, PASS)
    .allows(1, go(k('23-B')));
});

test('Z15-KEY-01: a key of another colour is no key, and the lock is on every side of its tile', () => {
  for (const at of ['10-B', '09-B'])
    table(4, { heroes: [{ at, backpack: ['key-red'] }], zombies: {} }, { scenario: 'S05' }).refuses(
      0,
      go(k('23-B')),
      'Z15-KEY-01',
    );
});

test('Z15-KEY-03: the key of a carried hero does not open it', () => {
  table(
    4,
    {
      heroes: [
        { at: '10-B', carries: 'snow' },
        { hero: 'snow', at: '10-B', posture: 'unconscious', backpack: ['key-blue'] },
      ],
      zombies: {},
    },
    { scenario: 'S05' },
  ).refuses(0, go(k('23-B')), 'Z15-KEY-01');
});

test('Z15-KEY-04: locks do not stop zombies', () => {
  // a surge may be sent behind a lock
  const laid = table(4, { heroes: [{ at: '16-A' }], zombies: {}, queue: ['surge'] }, { scenario: 'S14' });
  laid.play(0, { type: 'move', to: on('S14')('17-A') });
  laid.asks('event/surge', 0).allows(0, { type: 'surge', tile: on('S14')('16-A') >> 1 });
  table(
    4,
    { heroes: [{ at: '16-A' }], zombies: {}, deck: ['z1-A-surge'], locks: { '15-A': 'blue' } },
    { scenario: 'S14' },
  )
    .after(40_000)
    .play(0, { type: 'surge', tile: on('S14')('15-A') >> 1 })
    .shows({ zombies: { '15-A:R': 5, '16-A:R': 1 } });
});

test('Z15-KEY-04 Z15-MARCH-04: zombies march through a locked tile, and the lock stays', () => {
  const heroes = Array.from({ length: 4 }, () => ({ at: '10-A:F' }));
  table(4, { heroes, zombies: { '30-B': 3 }, cat: true, locks: { '12-B': 'red', '11-B': 'blue' } }, { scenario: 'S09' })
    .after(60_000)
    .shows({ zombies: { '11-B:R': 3 }, locks: ['12-B:red', '11-B:blue'] });
});

test('Z15-KEY-04 Z15-ALPHA-05: so does the Alpha, and a card may send its zombies behind a lock', () => {
  const given = { heroes: [{ at: '30-B' }], zombies: {}, alpha: { at: '10-B', points: 10 }, cat: true };
  table(4, { ...given, locks: { '18-A': 'red' } }, { scenario: 'S15' })
    .after(40_000)
    .shows({ alpha: { at: '18-A:R' } });
  table(
    4,
    { heroes: [{ at: '02-B' }], zombies: {}, deck: ['z1-A', 'z3-D'], locks: { '21-A': 'red' } },
    { scenario: 'S11' },
  )
    .after(40_000)
    .shows({ zombies: { '02-B:R': 1, '21-A:R': 3 } });
  table(4, { heroes: [{ at: '23-B:F' }], zombies: {}, deck: ['z2-A'] }, { scenario: 'S05' })
    .after(60_000)
    .shows({ zombies: { '23-B:R': 2 } });
});

test('Z15-KEY-01: who is on a locked tile moves in and out of its house without the key, and out of it', () => {
  table(4, { heroes: [{ at: '23-B' }], zombies: {} }, { scenario: 'S05' })
    .play(0, go(k('23-B:F')))
    .play(0, go(k('23-B')))
    .allows(0, go(k('10-B')));
});
