import { describe, expect, test } from 'vitest';
import { END, FISTS, PASS, fire, go, on, table } from './table.ts';

const z = on('S03');
const STAND = { type: 'standUp' } as const;
const OUT = { posture: 'unconscious' } as const;

describe('down', () => {
  test('Z15-CASE-36 Z15-DOWN-01 Z15-HERO-02: standing up costs an action, Severity none', () => {
    table(4, { heroes: [{ hero: 'will', posture: 'down', at: '02-B' }], zombies: { '02-B': 3 } })
      .play(0, STAND)
      .shows({ actions: 3, heroes: [{ posture: 'standing' }, {}, {}, {}] });
    table(4, { heroes: [{ hero: 'severity', posture: 'down', at: '02-B' }], zombies: { '02-B': 3 } })
      .play(0, STAND)
      .shows({ actions: 4 });
  });

  test('Z15-CASE-37 Z15-DOWN-02 Z15-DOWN-03 Z15-RULING-14: who stays down fends off nothing and is bitten again', () => {
    table(4, {
      heroes: [
        { hero: 'will', at: '02-B', life: 2, posture: 'down' },
        { hero: 'josh', at: '02-B' },
      ],
      zombies: { '02-B': 2 },
    })
      .play(0, END)
      .shows({ heroes: [{ life: 1, posture: 'down' }, { life: 3, posture: 'standing' }, {}, {}] });
  });

  test('Z15-DOWN-02: shield, lid and dog do not help who lies down, nor does he help others', () => {
    table(4, {
      heroes: [
        { hero: 'josh', at: '02-B', weapons: [] },
        { at: '02-B', posture: 'down', weapons: ['axe'], objects: ['improvised-shield', 'bin-lid'] },
      ],
      zombies: { '02-B': 1 },
    })
      .play(0, END)
      .shows({ heroes: [{ life: 2 }, {}, {}, {}] });
  });

  test('Z15-DOWN-03: who is down and held by others loses nothing', () => {
    table(4, {
      heroes: [
        { at: '02-B', posture: 'down' },
        { at: '02-B', weapons: ['axe'] },
      ],
      zombies: { '02-B': 3 },
    })
      .play(0, END)
      .shows({ heroes: [{ life: 3, posture: 'down' }, {}, {}, {}] });
  });
});

describe('unconscious', () => {
  test('Z15-CASE-38 Z15-UNC-01 Z15-UNC-02 Z15-UNC-03 Z15-HEAVY-05: what becomes of Snow', () => {
    const laid = table(4, {
      heroes: [
        { hero: 'snow', at: '02-B', life: 1, heavy: 'radio', objects: ['ammo'], backpack: ['bag-1'] },
        { objects: ['first-aid-kit'], at: '02-B' },
      ],
      zombies: { '02-B': 4 },
      reserve: 0,
    }).play(0, END);
    laid.shows({
      heroes: [
        {
          life: 0,
          posture: 'unconscious',
          heavy: null,
          weapons: ['snow-bat:5'],
          objects: ['ammo:1'],
          backpack: ['bag-1'],
        },
        {},
        {},
        {},
      ],
      heavies: [{ object: 'radio', at: '02-B:R', bearer: null }],
    });
    laid.play(0, PASS).forbids(1, { type: 'heal' });
    for (const seat of [1, 2, 3]) laid.play(seat, END).play(seat, PASS);
    laid.asks('turn/act', 1);
  });

  test('Z15-UNC-04: is carried like a heavy object', () => {
    table(4, {
      heroes: [
        { at: '02-B', weapons: ['axe'] },
        { hero: 'snow', at: '02-B', ...OUT },
      ],
      zombies: {},
    })
      .play(0, { type: 'carry', hero: 'snow' })
      .shows({ actions: 3, heroes: [{ carries: 'snow' }, {}, {}, {}] })
      .check((_s, m) => expect(m.game.view(m, 0).heroes[0]?.fend).toBe(0))
      .forbids(0, { type: 'carry' })
      .play(0, go(z('03-B')))
      .play(0, { type: 'putDown' })
      .shows({ actions: 1, heroes: [{ carries: null }, { at: '03-B:R' }, {}, {}] });
  });

  test('Z15-CASE-39 Z15-UNC-05 Z15-END-01 Z15-CAMP-02: carried to the goal he has arrived, with all he has', () => {
    const laid = table(4, {
      heroes: [
        { hero: 'josh', at: '20-B', carries: 'snow' },
        { hero: 'snow', at: '20-B', ...OUT, objects: ['ammo'], backpack: ['bag-2'] },
        { hero: 'severity', at: '07-A' },
        { hero: 'will', at: '07-A:R' },
      ],
      actions: 1,
      zombies: {},
    })
      .play(0, go(z('07-A')))
      .ends('won');
    expect(laid.m.outcome?.carry?.heroes[1]).toEqual({
      hero: 'snow',
      seat: 1,
      weapons: [{ card: 'snow-bat', uses: 5 }],
      objects: [{ card: 'ammo', uses: 1 }],
      bags: ['bag-2'],
    });
  });

  test('Z15-UNC-06: whoever lies elsewhere when the tower has held loses all he had', () => {
    const laid = table(
      4,
      { elapsed: 899_000, heroes: [{}, { hero: 'snow', at: '20-B', ...OUT }, { hero: 'will', ...OUT }], zombies: {} },
      { scenario: 'S09' },
    )
      .after(1_000)
      .ends('won');
    expect(laid.m.outcome?.carry?.heroes.map(({ hero }) => hero)).toEqual(['josh', 'will', 'severity']);
  });

  test('Z15-UNC-07 Z15-SPEC-09: a Defibrillator gives him one Life Point, down, and off the shoulders he was on', () => {
    table(4, {
      heroes: [
        { at: '02-B', objects: ['defibrillator'] },
        { hero: 'severity', at: '02-B', carries: 'snow' },
        { hero: 'snow', at: '02-B', ...OUT },
      ],
      zombies: { '02-B': 1 },
    })
      .play(0, { type: 'revive', object: 0, hero: 'snow' })
      .shows({
        actions: 3,
        removed: ['defibrillator'],
        heroes: [{ objects: [] }, { carries: null }, { life: 1, posture: 'down', at: '02-B:R' }, {}],
      });
  });

  test('Z15-UNC-08 Z15-UNC-09: fainting in his own turn ends it without an attack; his seat still passes', () => {
    const laid = table(4, {
      heroes: [{ hero: 'severity', at: '02-B', life: 1 }],
      zombies: { '02-B': 5 },
      deck: ['z3-A'],
    })
      .play(0, FISTS)
      .asks('turn/pass', 0)
      .offers(0, PASS);
    expect(laid.events('zombieAttack')).toEqual([]);
    laid.after(60_000).shows({ heroes: [{ life: 0 }, {}, {}, {}], zombies: { '02-B:R': 7 } });
    laid.play(0, PASS).asks('turn/act', 1);
  });

  test('Z15-UNC-01: Life Points never go below 0, and food does not help', () => {
    table(4, {
      heroes: [
        { at: '02-B', life: 1 },
        { at: '02-B', objects: ['first-aid-kit'] },
      ],
      zombies: { '02-B': 9 },
    })
      .play(0, END)
      .play(0, PASS)
      .shows({ heroes: [{ life: 0 }, {}, {}, {}] })
      .forbids(1, { type: 'heal', hero: 'josh' });
  });
});

describe('the zombie attack', () => {
  const alone = (zombies: number) =>
    table(4, { heroes: [{ hero: 'snow', at: '02-B', weapons: ['baseball-bat'] }], zombies: { '02-B': zombies } }).play(
      0,
      END,
    );

  test('Z15-CASE-40 Z15-ATTACK-01 Z15-ATTACK-03 Z15-ATTACK-04: Snow holds three with her bat, not four', () => {
    alone(3).shows({ heroes: [{ life: 2, posture: 'standing' }, {}, {}, {}] });
    alone(4).shows({ heroes: [{ life: 1, posture: 'down' }, {}, {}, {}] });
    const quiet = table(4, { zombies: {} }).play(0, END);
    expect(quiet.events('zombieAttack')).toEqual([]);
  });

  test('Z15-CASE-41 Z15-ATTACK-02 Z15-RULING-16: two bats hold six, not seven', () => {
    const two = (zombies: number) =>
      table(4, {
        heroes: [
          { hero: 'snow', at: '02-B', weapons: ['baseball-bat', 'machete'] },
          { at: '02-B', weapons: ['baseball-bat'] },
        ],
        zombies: { '02-B': zombies },
      }).play(0, END);
    two(6).shows({ heroes: [{ life: 2 }, {}, {}, {}] });
    two(7).shows({ heroes: [{ life: 1 }, {}, {}, {}] });
  });

  test('Z15-CASE-42 Z15-ATTACK-05 Z15-RULING-15: only the active hero suffers, and only his zone counts', () => {
    table(4, {
      heroes: [
        { hero: 'snow', at: '02-B', weapons: ['baseball-bat'] },
        { hero: 'severity', at: '02-B', weapons: ['axe'] },
        { at: '02-B:F', weapons: ['axe'] },
      ],
      zombies: { '02-B': 8 },
    })
      .play(0, END)
      .shows({ heroes: [{ life: 1, posture: 'down' }, { life: 4, posture: 'standing' }, { life: 3 }, {}] });
    table(4, { heroes: [{ at: '02-B' }], zombies: { '02-B:F': 9 } })
      .play(0, END)
      .shows({ heroes: [{ life: 3 }, {}, {}, {}] });
  });

  test('Z15-ATTACK-02: no weapon holds off nothing', () => {
    table(4, { heroes: [{ at: '02-B', weapons: [] }], zombies: { '02-B': 1 } })
      .play(0, END)
      .shows({ heroes: [{ life: 2, posture: 'down' }, {}, {}, {}] });
  });

  test('Z15-ATTACK-06: being held off changes nothing for the zombies', () => {
    alone(3).shows({ zombies: { '02-B:R': 3 }, reserve: 93 });
  });

  test('Z15-ATTACK-04 Z15-ATTACK-07: one Life Point, whatever the difference', () => {
    table(4, { heroes: [{ at: '02-B' }], zombies: { '02-B': 30 } })
      .play(0, END)
      .shows({ heroes: [{ life: 2, posture: 'down' }, {}, {}, {}] });
  });
});

test('a hero who has stood up fights again at once', () => {
  table(4, { heroes: [{ at: '02-B', posture: 'down', weapons: ['axe'] }], zombies: { '02-B': 2 } })
    .play(0, STAND)
    .play(0, fire())
    .shows({ zombies: {}, actions: 2 });
});

describe('at 0 Life Points', () => {
  const kit = (life: number, posture: string) =>
    table(4, {
      heroes: [
        { hero: 'will', at: '02-B', objects: ['first-aid-kit'] },
        { hero: 'josh', at: '02-B', life, posture },
      ],
      zombies: {},
    });
  const HEAL = { type: 'heal', object: 0, hero: 'josh' } as const;

  test('Z15-UNC-01: a kit helps whoever is down with one Life Point, and not the unconscious', () => {
    kit(1, 'down')
      .play(0, HEAL)
      .shows({ heroes: [{}, { life: 2, posture: 'down' }, {}, {}] });
    kit(0, 'unconscious').refuses(0, HEAL, 'Z15-UNC-01');
  });

  test('Z15-UNC-01 Z15-UNC-07: once revived he can be healed again', () => {
    table(4, {
      heroes: [
        { hero: 'will', at: '02-B', objects: ['first-aid-kit', 'defibrillator'] },
        { hero: 'josh', at: '02-B', ...OUT },
      ],
      zombies: {},
    })
      .play(0, { type: 'revive', object: 1, hero: 'josh' })
      .play(0, HEAL)
      .shows({ heroes: [{}, { life: 2, posture: 'down' }, {}, {}] });
  });

  test('Z15-UNC-01: he fends off nothing, whatever he has, and takes no actions', () => {
    const armed = { at: '02-B', weapons: ['axe'], objects: ['improvised-shield'] };
    const beside = (posture: string) =>
      table(4, {
        heroes: [
          { at: '02-B', weapons: [] },
          { ...armed, posture },
        ],
        zombies: { '02-B': 1 },
      }).play(0, END);
    beside('unconscious').shows({ heroes: [{ life: 2 }, {}, {}, {}] });
    beside('standing').shows({ heroes: [{ life: 3 }, {}, {}, {}] });
  });

  test('Z15-UNC-01 Z15-EVENT-02: the last Life Point is 0 and never less, whatever follows', () => {
    const laid = table(
      4,
      { heroes: [{ hero: 'severity', at: '26-B', life: 1 }], zombies: { '26-B': 3 }, queue: ['sneak', 'sneak'] },
      { scenario: 'S12' },
    ).play(0, FISTS);
    laid.shows({ heroes: [{ life: 0, posture: 'unconscious' }, {}, {}, {}] });
    expect(laid.m.state.tally.lost).toBe(1);
  });

  test('Z15-UNC-06: in the house of the tower, as in its street, he is not left behind', () => {
    const laid = table(
      4,
      { elapsed: 899_000, heroes: [{ hero: 'josh' }, { hero: 'snow', at: '10-A:F', ...OUT }], zombies: {} },
      { scenario: 'S09' },
    ).after(1_000);
    expect(laid.m.outcome?.carry?.heroes.map(({ hero }) => hero)).toContain('snow');
  });
});
