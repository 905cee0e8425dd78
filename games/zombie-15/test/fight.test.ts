import { describe, expect, test } from 'vitest';
import { WEAPONS, weapons } from '../content/weapons.ts';
import { CAREFUL, END, FISTS, QUICK, fire, on, table, use } from './table.ts';

const z = on('S03');

describe('counters', () => {
  test('Z15-EQUIP-01 Z15-FIGHT-02 Z15-FIGHT-03: each use takes one step off the counter, the dead go to the reserve', () => {
    table(4, { heroes: [{ at: '02-B', weapons: ['machete'] }], zombies: { '02-B': 3 }, reserve: 50 })
      .play(0, fire())
      .shows({ zombies: { '02-B:R': 1 }, reserve: 52, horde: 3, heroes: [{ weapons: ['machete:3'] }, {}, {}, {}] });
  });

  test('Z15-CASE-28 Z15-EQUIP-02: an empty weapon does not attack, but still fends off', () => {
    table(4, { heroes: [{ at: '02-B', weapons: ['baseball-bat:0'] }], zombies: { '02-B': 3 } })
      .refuses(0, fire(), 'Z15-EQUIP-02')
      .play(0, END)
      .shows({ heroes: [{ life: 3, posture: 'standing' }, {}, {}, {}] });
  });

  test('Z15-CASE-29 Z15-EQUIP-03 Z15-OBJ-03 Z15-EQUIP-04: ammunition fills a firearm and is gone', () => {
    table(4, { heroes: [{ at: '02-B', weapons: ['pistol:0', 'axe:1'], objects: ['ammo'] }], zombies: {} })
      .allows(0, { type: 'reload', object: 0, weapon: 0 })
      .forbids(0, { type: 'reload', weapon: 1 })
      .play(0, { type: 'reload', object: 0, weapon: 0 })
      .shows({ actions: 3, removed: ['ammo'], heroes: [{ weapons: ['pistol:4', 'axe:1'], objects: [] }, {}, {}, {}] });
  });

  test('Z15-EQUIP-07: every weapon is a firearm or melee; bows are melee', () => {
    for (const card of WEAPONS) expect(['firearm', 'melee']).toContain(weapons[card].kind);
    expect(weapons['josh-bow'].kind).toBe('melee');
    table(4, { heroes: [{ hero: 'josh', weapons: ['josh-bow:1'], objects: ['ammo'] }], zombies: {} }).forbids(0, {
      type: 'reload',
    });
  });

  test('Z15-EQUIP-05 Z15-EQUIP-06: a permanent effect needs no action; the one-time use does and ends it', () => {
    const given = { heroes: [{ at: '02-B', weapons: ['crowbar'], objects: ['dog'] }], zombies: { '02-B': 3 } };
    table(4, given)
      .play(0, END)
      .shows({ heroes: [{ life: 3 }, {}, {}, {}] });
    table(4, { ...given, zombies: { '02-B': 5 } })
      .play(0, use())
      .shows({ actions: 3, zombies: { '02-B:R': 3 }, removed: ['dog'] })
      .play(0, END)
      .shows({ heroes: [{ life: 2, posture: 'down' }, {}, {}, {}] });
  });
});

test('Z15-FIGHT-01: only zombies of his own zone, one action each, and only where there are any', () => {
  table(4, { heroes: [{ at: '02-B' }], zombies: { '02-B:F': 2, '03-B': 2 } }).forbids(0, { type: 'fight' }, FISTS);
  table(4, { heroes: [{ at: '02-B' }], zombies: { '02-B': 1 } })
    .play(0, fire())
    .shows({ actions: 3, zombies: {} });
});

test('Z15-CASE-30 Z15-FIGHT-02 Z15-RULING-17: surplus damage is lost, the noise is not', () => {
  table(4, { heroes: [{ at: '02-B', weapons: ['shotgun'] }], zombies: { '02-B': 2 }, reserve: 50 })
    .play(0, fire())
    .shows({ zombies: {}, reserve: 51, horde: 4, heroes: [{ weapons: ['shotgun:3'] }, {}, {}, {}] });
});

test('Z15-CASE-31 Z15-FIGHT-04 Z15-RULING-21: noise feeds the Horde by the printed number, an alarm adds one', () => {
  const given = (weapon: string) => ({ heroes: [{ at: '09-A', weapons: [weapon] }], zombies: { '09-A': 5 } });
  table(4, given('assault-rifle'), { scenario: 'S06' }).play(0, fire()).shows({ horde: 6 });
  table(4, given('machete'), { scenario: 'S06' }).play(0, fire()).shows({ horde: 3 });
  table(4, { heroes: [{ at: '02-B', weapons: ['assault-rifle'] }], zombies: { '02-B': 5 } })
    .play(0, fire())
    .shows({ horde: 5 });
});

test('Z15-FIGHT-05 Z15-HORDE-02: noise is counted by use; nothing else feeds the Horde', () => {
  table(4, { heroes: [{ at: '02-B', weapons: ['pistol', 'machete'] }], zombies: { '02-B': 6 } })
    .play(0, fire(0))
    .shows({ horde: 4 })
    .play(0, fire(0))
    .shows({ horde: 5 })
    .play(0, fire(1))
    .play(0, END)
    .shows({ horde: 5 });
});

test('Z15-CASE-32 Z15-FIGHT-06 Z15-FIGHT-07 Z15-RULING-10 Z15-UNC-03: the last Life Point of bare hands', () => {
  const hazel = { hero: 'hazel', at: '02-B', life: 1, heavy: 'radio' };
  table(4, { heroes: [hazel], zombies: { '02-B': 1 } })
    .play(0, FISTS)
    .shows({
      zombies: {},
      horde: 3,
      heroes: [{ life: 0, posture: 'unconscious', heavy: null }, {}, {}, {}],
      heavies: [{ object: 'radio', at: '02-B:R', bearer: null }],
    });
  const out = { posture: 'unconscious' };
  table(4, { heroes: [hazel, out, out, out], zombies: { '02-B': 1 } })
    .play(0, FISTS)
    .ends('unconscious');
});

test('Z15-FIGHT-06: bare hands are allowed beside a loaded gun and under a heavy object, and make no noise on an alarm', () => {
  table(
    4,
    { heroes: [{ hero: 'severity', at: '09-A', weapons: ['pistol'], heavy: 'radio' }], zombies: { '09-A': 1 } },
    { scenario: 'S06' },
  )
    .play(0, FISTS)
    .shows({ actions: 3, horde: 3, heroes: [{ life: 3 }, {}, {}, {}] });
});

test('Z15-FIGHT-08: bare hands hurt, but do not knock down', () => {
  table(4, { heroes: [{ hero: 'severity', at: '02-B' }], zombies: { '02-B': 2 } })
    .play(0, FISTS)
    .shows({ zombies: { '02-B:R': 1 }, heroes: [{ life: 3, posture: 'standing' }, {}, {}, {}] });
});

test('Z15-FIGHT-09: objects that kill cost an action and kill what is there', () => {
  table(4, { heroes: [{ at: '02-B', objects: ['molotov', 'razor-blade'] }], zombies: { '02-B': 6 } })
    .play(0, use(0))
    .shows({ zombies: { '02-B:R': 2 }, actions: 3, heroes: [{ objects: ['razor-blade:3'] }, {}, {}, {}] })
    .play(0, use(0))
    .shows({ zombies: { '02-B:R': 1 }, actions: 2, horde: 3, heroes: [{ objects: ['razor-blade:2'] }, {}, {}, {}] });
});

test('Z15-FIGHT-10: the active seat chooses weapon, object or bare hands', () => {
  table(4, {
    heroes: [{ hero: 'severity', at: '02-B', weapons: ['axe', 'pistol'], objects: ['razor-blade'] }],
    zombies: { '02-B': 2 },
  }).offers(0, fire(0), fire(1), use(0), FISTS, END);
});

describe('light objects', () => {
  test('Z15-OBJ-01: cost an action and a use, with zombies and with something heavy', () => {
    table(4, {
      heroes: [{ hero: 'josh', at: '02-B', life: 1, objects: ['first-aid-kit'], heavy: 'radio' }],
      zombies: { '02-B': 2 },
    })
      .play(0, { type: 'heal', object: 0, hero: 'josh' })
      .shows({ actions: 3, heroes: [{ life: 2, objects: ['first-aid-kit:1'] }, {}, {}, {}] });
  });

  test('Z15-CASE-34 Z15-OBJ-02 Z15-HERO-03: a first-aid kit heals the conscious of the zone, Hazel two at once', () => {
    table(4, {
      heroes: [
        { hero: 'hazel', at: '02-B', objects: ['first-aid-kit'] },
        { hero: 'josh', at: '02-B', life: 1 },
        { hero: 'will', at: '02-B', posture: 'unconscious' },
        { hero: 'snow', at: '03-B', life: 1 },
      ],
      zombies: {},
    })
      .allows(0, { type: 'heal', object: 0, hero: 'josh' })
      .forbids(0, { type: 'heal', hero: 'will' }, { type: 'heal', hero: 'snow' }, { type: 'heal', hero: 'hazel' })
      .play(0, { type: 'heal', object: 0, hero: 'josh' })
      .shows({ heroes: [{ objects: ['first-aid-kit:1'] }, { life: 3 }, {}, {}] });
  });

  test('Z15-OBJ-02: never above the maximum, and the copy of a scenario is the same kit', () => {
    table(4, { heroes: [{ hero: 'hazel', life: 2, objects: ['scenario-first-aid-kit'] }], zombies: {} })
      .play(0, { type: 'heal', object: 0, hero: 'hazel' })
      .shows({ heroes: [{ life: 3, objects: ['scenario-first-aid-kit:1'] }, {}, {}, {}] });
  });

  test('Z15-OBJ-04: a use without any effect is not offered', () => {
    table(4, {
      heroes: [{ weapons: ['pistol'], objects: ['ammo', 'first-aid-kit'] }],
      zombies: {},
    }).offers(0, { type: 'move', to: z('01-B') }, END);
  });
});

describe('heavy objects', () => {
  test('Z15-CASE-35 Z15-HEAVY-01 Z15-HEAVY-04: take, put down, fight, all among zombies', () => {
    table(4, {
      heroes: [{ at: '02-B', weapons: ['axe'] }],
      heavies: [{ object: 'radio', at: '02-B' }],
      zombies: { '02-B': 2 },
    })
      .play(0, { type: 'takeHeavy', heavy: 0 })
      .refuses(0, fire(), 'Z15-SHEET-05')
      .play(0, { type: 'putDown' })
      .play(0, fire())
      .shows({ actions: 1, zombies: {}, heavies: [{ object: 'radio', at: '02-B:R', bearer: null }] });
  });

  test('Z15-CASE-27 Z15-SHEET-05 Z15-HEAVY-03: what a jerrycan costs its bearer', () => {
    table(4, {
      heroes: [
        {
          hero: 'will',
          at: '02-B:F',
          weapons: ['baseball-bat'],
          objects: ['first-aid-kit'],
          life: 1,
          heavy: 'jerrycan',
        },
      ],
      zombies: { '02-B:F': 1 },
      discard: ['axe'],
    })
      .offers(0, { type: 'heal', object: 0, hero: 'will' }, { type: 'putDown' }, FISTS, END)
      .check((_s, m) => expect(m.game.view(m, 0).heroes[0]?.fend).toBe(0));
  });

  test('Z15-HEAVY-02 Z15-HEAVY-08: one thing at a time, of several the one he picks, never from a conscious hero', () => {
    table(4, {
      heroes: [{ at: '02-B' }, { at: '02-B', heavy: 'radio' }],
      heavies: [
        { object: 'jerrycan', at: '02-B' },
        { object: 'jerrycan', at: '02-B' },
        { object: 'radio', at: '02-B' },
      ],
      zombies: {},
    })
      .allows(0, { type: 'takeHeavy', heavy: 0 }, { type: 'takeHeavy', heavy: 1 })
      .forbids(0, { type: 'takeHeavy', heavy: 2 })
      .play(0, { type: 'takeHeavy', heavy: 1 })
      .forbids(0, { type: 'takeHeavy' }, { type: 'carry' }, QUICK, CAREFUL);
  });

  test('Z15-HEAVY-05: knocked down he keeps it', () => {
    table(4, { heroes: [{ at: '02-B', heavy: 'radio' }], zombies: { '02-B': 3 } })
      .play(0, END)
      .shows({ heroes: [{ posture: 'down', heavy: 'radio' }, {}, {}, {}] });
  });

  test('Z15-HEAVY-04 Z15-HEAVY-05: the table hears whether he put it down or dropped it', () => {
    const laid = (life: number) =>
      table(4, { heroes: [{ hero: 'josh', at: '02-B', life, heavy: 'radio' }], zombies: { '02-B': 3 } });
    const put = { type: 'heavyPut', hero: 'josh', object: 'radio', zone: z('02-B') };
    laid(2)
      .play(0, { type: 'putDown' })
      .hears(0, { ...put, dropped: false });
    expect(laid(1).play(0, END).events('heavyPut')).toMatchObject([{ ...put, dropped: true }]);
  });

  test('Z15-HEAVY-06: the machine gun is the only weapon of its bearer, and a firearm', () => {
    table(
      4,
      {
        heroes: [{ at: '23-A:F', weapons: ['axe'], heavy: 'machine-gun', objects: ['ammo'] }],
        zombies: { '23-A:F': 7 },
      },
      { scenario: 'S15' },
    )
      .refuses(0, fire(0), 'Z15-SHEET-05')
      .check((_s, m) => expect(m.game.view(m, 0).heroes[0]?.fend).toBe(3))
      .play(0, fire(2))
      .shows({ zombies: { '23-A:F': 2 }, horde: 5 })
      .play(0, { type: 'reload', object: 0, weapon: 2 })
      .check(s => expect(s.heavies.find(({ object }) => object === 'machine-gun')?.uses).toBe(4));
  });

  test('Z15-HEAVY-06 Z15-EQUIP-03: its bearer may fill the weapon below it as well, and then not the gun', () => {
    table(
      4,
      {
        heroes: [{ at: '23-A:F', weapons: ['pistol:1'], heavy: 'machine-gun', objects: ['ammo'] }],
        zombies: { '23-A:F': 7 },
      },
      { scenario: 'S15' },
    )
      .play(0, fire(2))
      .play(0, { type: 'reload', object: 0, weapon: 0 })
      .check(s => {
        expect(s.heavies.find(({ object }) => object === 'machine-gun')?.uses).toBe(3);
        expect(s.heroes[0]?.weapons[0]?.uses).toBe(weapons.pistol.uses);
      });
  });

  test('Z15-HEAVY-06 Z15-HERO-08 Z15-SPEC-15: with Carter and explosive rounds', () => {
    table(
      4,
      {
        heroes: [{ hero: 'carter', at: '23-A:F', heavy: 'machine-gun', objects: ['explosive-ammo'] }],
        zombies: { '23-A:F': 20 },
      },
      { scenario: 'S15' },
    )
      .play(0, { type: 'explode', weapon: 2 })
      .shows({ zombies: { '23-A:F': 11 }, horde: 6, heroes: [{ heavy: null, objects: [] }, {}, {}, {}] })
      .check(s => expect(s.heavies.some(({ object }) => object === 'machine-gun')).toBe(false));
  });

  test('Z15-HEAVY-07: a crate fills one firearm of the zone, whoever has it, or a gun that lies there', () => {
    const given = {
      heroes: [
        { hero: 'josh', at: '02-B', heavy: 'ammo-crate' },
        { hero: 'carter', at: '02-B', weapons: ['pistol:1', 'carter-revolver'] },
        { hero: 'will', at: '03-B', weapons: ['pistol:1'] },
      ],
      heavies: [{ object: 'machine-gun', at: '02-B', uses: 0 }],
      zombies: {},
    };
    table(4, given)
      .forbids(0, { type: 'useCrate', hero: 'will' }, { type: 'useCrate', hero: 'carter', weapon: 1 })
      .play(0, { type: 'useCrate', hero: 'carter', weapon: 0, heavy: null })
      .shows({ actions: 3, heroes: [{ heavy: null }, { weapons: ['pistol:4', 'carter-revolver:4'] }, {}, {}] })
      .check(s => expect(s.heavies).toHaveLength(1));
    table(4, given)
      .play(0, { type: 'useCrate', hero: null, weapon: null, heavy: 0 })
      .shows({ heavies: [{ object: 'machine-gun', uses: 4 }] });
    table(4, { heroes: [{ heavy: 'ammo-crate' }], zombies: {} }).forbids(0, { type: 'useCrate' });
  });
});
