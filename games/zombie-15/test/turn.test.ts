import { expect, test } from 'vitest';
import { preview } from '../../../engine/queries.ts';
import { END, MINUTE, PASS, QUICK, REST, fire, go, on, table } from './table.ts';

const z = on('S03');
const STAND = { type: 'standUp' } as const;

test('Z15-TURN-01: actions, then the zombie attack, then the pass', () => {
  const laid = table(4, { heroes: [{ at: '02-B' }], zombies: { '02-B': 4 } });
  laid.asks('turn/act', 0).play(0, END);
  laid.hears(0, { type: 'zombieAttack' }, { type: 'fell' }, { type: 'hurt' });
  laid.asks('turn/pass', 0).play(0, PASS).asks('turn/act', 1);
});

test('Z15-CASE-12 Z15-TURN-02 Z15-TURN-10 Z15-FIGHT-04: four actions, counted one by one', () => {
  table(4, { heroes: [{ at: '02-B', weapons: ['shotgun'] }], zombies: { '02-B:F': 4 } })
    .play(0, go(z('02-B:F')))
    .shows({ actions: 3 })
    .play(0, fire())
    .shows({ actions: 2, zombies: { '02-B:F': 1 }, horde: 4 })
    .play(0, fire())
    .shows({ actions: 1, horde: 5, heroes: [{ weapons: ['shotgun:2'] }, {}, {}, {}] })
    .play(0, QUICK)
    .play(0, REST)
    .shows({ actions: 0 })
    .forbids(0, { type: 'quickSearch' }, { type: 'carefulSearch' });
});

test('Z15-CASE-13 Z15-TURN-02 Z15-VAR-01 Z15-VAR-02 Z15-VAR-06: actions per turn by number of players, one fewer at night', () => {
  const turns = (seats: number, objects: string[]) => {
    const given = { night: true, zombies: {}, heroes: [{}, { objects }] };
    return table(seats, given).play(0, END).play(0, PASS).m.state.turn?.given;
  };
  expect([turns(3, ['flashlight']), turns(3, [])]).toEqual([5, 4]);
  expect([turns(4, ['flashlight']), turns(4, [])]).toEqual([4, 3]);
  expect(turns(2, ['flashlight'])).toBe(4);
  expect(table(4, {}).m.state.heroes).toHaveLength(4);
  expect(table(3, {}).m.state.heroes).toHaveLength(3);
});

test('Z15-TURN-03: actions repeat and mix, and those left over are lost', () => {
  table(4, { heroes: [{ at: '02-B', weapons: ['machete'] }], zombies: { '02-B': 4 } })
    .play(0, fire())
    .play(0, fire())
    .play(0, go(z('01-B')))
    .play(0, END)
    .play(0, PASS)
    .asks('turn/act', 1)
    .shows({ actions: 4 });
});

test('Z15-CASE-24 Z15-TURN-04 Z15-SEARCH-07: an action in progress comes before any other', () => {
  table(4, {
    heroes: [{ hero: 'snow', at: '02-B:F', weapons: ['shotgun:1'] }],
    zombies: {},
    search: ['assault-rifle', 'zombie-2', 'zombie-2'],
  })
    .play(0, QUICK)
    .shows({ zombies: { '02-B:F': 4 } })
    .refuses(0, fire(), 'Z15-SEARCH-05')
    .play(0, REST)
    .play(0, fire())
    .shows({ zombies: { '02-B:F': 1 } });
});

test('Z15-TURN-05: without zombies he moves, searches, uses objects and heavy objects, but fights nobody', () => {
  const t = table(4, {
    heroes: [
      { hero: 'severity', at: '02-B:F', objects: ['first-aid-kit'] },
      { hero: 'josh', at: '02-B:F', life: 1 },
    ],
    heavies: [{ object: 'radio', at: '02-B:F' }],
    discard: ['axe'],
    zombies: {},
  });
  t.offers(
    0,
    go(z('02-B')),
    QUICK,
    { type: 'carefulSearch' },
    { type: 'heal', object: 0, hero: 'josh' },
    { type: 'takeHeavy', heavy: 0 },
    END,
  );
});

test('Z15-TURN-06 Z15-CASE-21 Z15-SEARCH-01: with a zombie he fights and uses things, but neither moves nor searches', () => {
  table(4, {
    heroes: [
      { hero: 'severity', at: '02-B:F', objects: ['first-aid-kit'] },
      { hero: 'josh', at: '02-B:F', life: 1 },
    ],
    heavies: [{ object: 'radio', at: '02-B:F' }],
    tokens: [{ token: 'bag-1', at: '02-B:F' }],
    discard: ['axe'],
    zombies: { '02-B:F': 1 },
  })
    .offers(
      0,
      fire(),
      { type: 'bareHands' },
      { type: 'heal', object: 0, hero: 'josh' },
      { type: 'takeHeavy', heavy: 0 },
      END,
    )
    .refuses(0, go(z('02-B')), 'Z15-MOVE-01')
    .refuses(0, QUICK, 'Z15-SEARCH-01')
    .refuses(0, { type: 'carefulSearch' }, 'Z15-SEARCH-01')
    .refuses(0, { type: 'takeToken', token: 0 }, 'Z15-SEARCH-13');
});

test('Z15-TURN-07 Z15-DOWN-01: down he can only stand up', () => {
  table(4, { heroes: [{ posture: 'down', at: '02-B' }], zombies: { '02-B': 1 } })
    .offers(0, STAND, END)
    .play(0, STAND)
    .shows({ actions: 3 })
    .allows(0, fire());
});

test('Z15-TURN-08: only what is legal is offered, and each offer is one small answer', () => {
  table(4, { zombies: {} })
    .offers(0, go(z('01-B')), END)
    .refuses(0, fire(), 'Z15-TURN-03');
});

test('Z15-TURN-09: the engine adds the zombies and checks the turn; no other seat is asked', () => {
  table(4, { heroes: [{ at: '02-B:F' }], zombies: {}, search: ['zombie-2', 'zombie-1', 'axe'], deck: ['z1-A'] })
    .play(0, QUICK)
    .asks('quickSearch/keep', 0)
    .after(MINUTE)
    .asks('quickSearch/keep', 0)
    .shows({ zombies: { '02-B:F': 3, '02-B:R': 1 } });
});

test('Z15-TURN-11: victory is seen the moment an answer is resolved', () => {
  table(4, {
    heroes: [{ at: '20-B' }, { at: '07-A' }, { at: '07-A' }, { at: '07-A' }],
    zombies: {},
  })
    .play(0, go(z('07-A')))
    .ends('won');
});

test('Z15-PASS-01 Z15-PASS-04: only the active seat passes', () => {
  table(4, { zombies: {} })
    .play(0, END)
    .offers(0, PASS)
    .refuses(1, PASS, 'Z15-PASS-01')
    .play(0, PASS)
    .asks('turn/act', 1);
});

test('Z15-CASE-43 Z15-PASS-02: neither the end of the actions nor the pass cuts a search short', () => {
  table(4, { heroes: [{ at: '02-B:F' }], actions: 1, zombies: {} })
    .play(0, QUICK)
    .refuses(0, PASS, 'Z15-SEARCH-05')
    .refuses(0, END, 'Z15-SEARCH-05');
});

test('Z15-PASS-03: the next hero begins with all his actions and fresh flags', () => {
  const laid = table(4, { heroes: [{ hero: 'will', at: '01-B' }, { hero: 'snow' }], zombies: {} })
    .play(0, go(z('02-B')))
    .play(0, go(z('03-B')));
  expect(laid.m.state.turn?.tileMoves).toBe(2);
  laid.play(0, END).play(0, PASS).shows({ active: 'snow', actions: 4 });
  expect(laid.m.state.turn).toMatchObject({ tileMoves: 0, skated: false, bitten: false, smoke: null });
});

test('Z15-CASE-60 Z15-VAR-03 Z15-PASS-04 Z15-SCREAM-09: two players with two heroes each', () => {
  const laid = table(2, {
    heroes: [{ hero: 'josh', at: '02-B' }, { hero: 'severity', at: '04-B' }, { hero: 'will' }, { hero: 'snow' }],
    zombies: {},
    deck: ['z2-A'],
  })
    .asks('turn/act', 0)
    .play(0, END)
    .asks('turn/pass', 0)
    .after(MINUTE)
    .shows({ active: 'josh', zombies: { '02-B:R': 2 } })
    .play(0, PASS)
    .asks('turn/act', 0)
    .shows({ active: 'severity' });
  expect(laid.events('passed')).toEqual([{ type: 'passed', hero: 'josh', next: 'severity', same: true }]);
  laid.play(0, END).play(0, PASS).asks('turn/act', 1).shows({ active: 'will' });
  laid.play(1, END).play(1, PASS).asks('turn/act', 1).shows({ active: 'snow' });
  laid.play(1, END).play(1, PASS).asks('turn/act', 0).shows({ active: 'josh' });
});

test('Z15-VAR-04: one player has four heroes in a fixed order', () => {
  const laid = table(1, { zombies: {} });
  for (const hero of ['josh', 'severity', 'sai-fon', 'snow', 'josh'])
    laid.shows({ active: hero, actions: 4 }).play(0, END).play(0, PASS);
});

test('previews tell what an action would mean', () => {
  const { m } = table(
    4,
    {
      heroes: [{ hero: 'severity', at: '09-A', weapons: ['assault-rifle'] }, { at: '09-A' }],
      zombies: { '09-A': 5, '28-A': 2 },
      actions: 2,
    },
    { scenario: 'S06' },
  );
  expect(preview(m, 0, fire())).toEqual({
    type: 'fight',
    kills: 4,
    alpha: 0,
    left: 1,
    noise: 3,
    alarm: true,
    horde: 6,
    life: 4,
  });
  expect(preview(m, 0, END)).toEqual({ type: 'end', zombies: 5, fend: 3, held: false, life: 3, falls: true });
  expect(preview(m, 0, go(on('S06')('28-A')))).toEqual({ type: 'move', cost: 1, zombies: 2, fend: 2, opens: null });
});
