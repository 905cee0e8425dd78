import { describe, expect, test } from 'vitest';
import { dataOf, writtenBoard } from '../scenarios/list.ts';
import { CAMPAIGN_IDS, type CampaignId } from '../scenarios/shape.ts';
import { END, MINUTE, PASS, QUICK, fresh, go, on, table } from './table.ts';

const all = (at: string, rest: object = {}) => [{ at, ...rest }, { at }, { at }, { at }];
/** The last hero steps onto the goal and the others wait there. */
const arrive = (scenario: CampaignId, from: string, goal: string, given: object = {}) =>
  table(4, { heroes: [{ at: from }, ...all(goal).slice(1)], zombies: {}, ...given }, { scenario }).play(
    0,
    go(on(scenario)(goal)),
  );
const laidOut = (scenario: CampaignId) => {
  const { state } = table(4, {}, { scenario }).m;
  return state.zombies.reduce((sum, n) => sum + n, 0);
};
const startOf = (scenario: CampaignId) => {
  const { m } = table(4, {}, { scenario });
  return m.game.view(m, null).tiles.flatMap(({ isStart, face }) => (isStart ? [face] : []));
};

test('every scenario has as many tiles and zombies as its plan says', () => {
  const tiles = CAMPAIGN_IDS.map(id => dataOf(id)?.layout.length);
  expect(tiles).toEqual([18, 19, 18, 23, 22, 25, 25, 24, 28, 23, 25, 25, 25, 30, 24]);
  for (const id of CAMPAIGN_IDS) expect(laidOut(id), id).toBeLessThanOrEqual(96);
});

describe('1. The End of Innocence, part 1', () => {
  const pickAll = (seats: number) => {
    const laid = fresh(seats, { scenario: 'S01', firstPlayer: 0 });
    (['josh', 'severity', 'sai-fon', 'snow'] as const)
      .slice(0, seats)
      .forEach((hero, seat) => laid.play(seat, { type: 'pickHero', hero }));
    return laid;
  };
  const z = on('S01');

  test('Z15-S01-A Z15-S01-1: each hero picks a cul-de-sac of his own, in turn order', () => {
    const start = (name: string) => ({ type: 'pickStart', zone: z(name) }) as const;
    pickAll(4)
      .asks('scenario/places', 0)
      .offers(0, start('21-A'), start('24-A'), start('22-A'), start('23-A'))
      .play(0, start('22-A'))
      .asks('scenario/places', 1)
      .refuses(1, start('22-A'), 'Z15-S01-1')
      .play(1, start('21-A'))
      .play(2, start('23-A'))
      .asks('scenario/start', 0) // the last place needs no question
      .shows({ heroes: [{ at: '22-A:R' }, { at: '21-A:R' }, { at: '23-A:R' }, { at: '24-A:R' }] });
    const three = pickAll(3).play(0, start('22-A')).play(1, start('21-A')).play(2, start('24-A'));
    three.asks('scenario/start', 0);
    expect(startOf('S01')).toEqual(['21-A', '24-A', '22-A', '23-A']);
  });

  test('Z15-S01-A: won when all are at the police station', () => {
    arrive('S01', '26-B', '14-A').ends('won');
    table(
      4,
      { heroes: [{ at: '26-B' }, { at: '14-A' }, { at: '14-A' }, { at: '26-B' }], zombies: {} },
      { scenario: 'S01' },
    )
      .play(0, go(z('14-A')))
      .asks('turn/act', 0);
  });

  test('Z15-S01-2: no screams and no zombie deck', () => {
    const laid = table(4, {}, { scenario: 'S01' });
    laid.shows({ zombieDeck: 0 }).after(899_000);
    expect(laid.events('scream')).toEqual([]);
  });

  test('Z15-S01-3: the road north of 02-B is closed', () => {
    table(4, { heroes: [{ at: '02-B' }], zombies: {} }, { scenario: 'S01' }).offers(
      0,
      go(z('01-B')),
      go(z('02-B:F')),
      END,
    );
  });
});

describe('2. The End of Innocence, part 2', () => {
  test('Z15-S02-A Z15-S02-1 Z15-END-05: two Provisions and everybody at 08-A', () => {
    expect(startOf('S02')).toEqual(['14-A']);
    arrive('S02', '02-B', '08-A').asks('turn/act', 0);
    const given = {
      heroes: [
        { at: '02-B', backpack: ['provisions'] },
        { at: '08-A', backpack: ['provisions'] },
        { at: '08-A' },
        { at: '08-A' },
      ],
    };
    arrive('S02', '02-B', '08-A', given).ends('won');
    // lying face up counts, face down does not, elsewhere neither
    const lying = (up: boolean, at: string) => ({
      tokens: [
        { token: 'provisions', at, up },
        { token: 'provisions', at: '08-A', up: true },
      ],
    });
    arrive('S02', '02-B', '08-A', lying(true, '08-A')).ends('won');
    arrive('S02', '02-B', '08-A', lying(false, '08-A')).asks('turn/act', 0);
    arrive('S02', '02-B', '08-A', lying(true, '02-B')).asks('turn/act', 0);
  });
});

test('Z15-S03-A: from 08-A to 07-A', () => {
  expect(startOf('S03')).toEqual(['08-A']);
  arrive('S03', '20-B', '07-A').ends('won');
});

test('Z15-S04-A Z15-S04-B Z15-S04-1: to the mall, with or without the four bags', () => {
  expect(startOf('S04')).toEqual(['07-A']);
  const { tokens } = table(4, {}, { scenario: 'S04' }).m.state;
  expect(tokens.map(({ token }) => token).sort()).toEqual(['bag-1', 'bag-1', 'bag-2', 'bag-2']);
  expect(tokens.map(({ zone }) => zone)).toEqual(['13-A:F', '21-A:F', '24-A:F', '22-A:F'].map(on('S04')));
  arrive('S04', '01-B', '11-A').ends('won');
});

test('Z15-S05-A Z15-S05-B Z15-S05-1: two gates, two keys, two bags', () => {
  expect(startOf('S05')).toEqual(['11-A']);
  const laid = table(4, {}, { scenario: 'S05' }).shows({ locks: ['23-B:blue', '18-B:red'] });
  const tokens = laid.m.state.tokens.map(({ token }) => token);
  expect([tokens.slice(0, 2).sort(), tokens.slice(2).sort()]).toEqual([
    ['bag-1', 'key-blue'],
    ['bag-2', 'key-red'],
  ]);
  expect(laid.m.state.tokens.map(({ zone }) => zone)).toEqual(['21-A:F', '24-A:F', '26-A:F', '25-A:F'].map(on('S05')));
  arrive('S05', '18-B', '13-A').ends('won');
});

describe('6. High Tide', () => {
  const z = on('S06');
  const given = (rest: object = {}, zombies = {}) =>
    table(
      4,
      { heroes: [{ at: '27-B' }, { at: '12-A:F', ...rest }, { at: '12-A' }, { at: '27-B' }], zombies },
      { scenario: 'S06' },
    ).play(0, go(z('27-B:F')));

  test('Z15-S06-A Z15-S06-1: both stations manned at once, and nobody anywhere else', () => {
    expect(startOf('S06')).toEqual(['07-A']);
    given().ends('won');
    given({ posture: 'down' }).asks('turn/act', 0);
    given({}, { '12-A:F': 1 }).asks('turn/act', 0);
    given({}, { '12-A': 5 }).ends('won');
    table(
      4,
      { heroes: [{ at: '27-B' }, { at: '12-A:F' }, { at: '18-A' }, { at: '27-B' }], zombies: {} },
      { scenario: 'S06' },
    )
      .play(0, go(z('27-B:F')))
      .asks('turn/act', 0);
  });

  test('Z15-S06-B Z15-S06-2: four bags, four alarms', () => {
    const { m } = table(4, {}, { scenario: 'S06' });
    expect(m.game.view(m, null).tiles.flatMap(({ alarm, face }) => (alarm ? [face] : []))).toEqual([
      '09-A',
      '28-A',
      '10-B',
      '30-A',
    ]);
    expect(m.state.tokens.map(({ zone }) => zone)).toEqual(['23-A:F', '22-A:F', '24-A:F', '25-A:F'].map(z));
  });
});

test('Z15-S06-B: in play the four tokens are two bags of 1 and two of 2, and only the four alarms are heard', () => {
  const z = on('S06');
  const found = ['23-A:F', '22-A:F', '24-A:F', '25-A:F'].map(at => {
    const laid = table(4, { heroes: [{ hero: 'will', at }], zombies: {} }, { scenario: 'S06' });
    const lying = laid.m.state.tokens.find(({ zone }) => zone === z(at));
    laid.play(0, { type: 'takeToken', token: lying?.id ?? -1 }).play(0, { type: 'keepToken' });
    return laid.m.state.heroes[0]?.backpack[0] ?? '';
  });
  expect(found.sort()).toEqual(['bag-1', 'bag-1', 'bag-2', 'bag-2']);
  const { tiles } = table(4, {}, { scenario: 'S06' }).m.content.board ?? { tiles: [] };
  const loud = tiles.flatMap(({ face }) => {
    const laid = table(4, { heroes: [{ at: face, weapons: ['pistol'] }], zombies: { [face]: 1 } }, { scenario: 'S06' });
    laid.play(0, { type: 'fight', weapon: 0 });
    return laid.m.state.horde === 5 ? [face] : [];
  });
  expect(loud.sort()).toEqual(['09-A', '10-B', '28-A', '30-A']);
});

describe('7. Nightfall', () => {
  const z = on('S07');

  test('Z15-S07-1: at seven minutes night falls, and counts from the next turn on', () => {
    const laid = table(
      4,
      { elapsed: 419_000, heroes: [{ objects: [] }, { objects: ['flashlight'] }], zombies: {}, cat: true },
      { scenario: 'S07' },
    )
      .after(1_000)
      .shows({ night: true, actions: 4 });
    expect(laid.events('nightFell')).toHaveLength(1);
    expect(laid.m.game.view(laid.m, null).heroes.map(({ minusOne }) => minusOne)).toEqual([true, false, true, true]);
    laid.play(0, END).play(0, PASS).shows({ actions: 4 });
    laid.play(1, END).play(1, PASS).shows({ actions: 3 });
  });

  test('Z15-S07-1 Z15-S07-2 Z15-S07-B: a Flashlight gives the token back, losing it brings it', () => {
    const laid = table(4, { night: true, heroes: [{ at: '14-A:F' }], zombies: {} }, { scenario: 'S07' });
    const dark = () => laid.m.game.view(laid.m, null).heroes[0]?.minusOne;
    expect(dark()).toBe(true);
    laid.play(0, { type: 'takeItem', item: 0, instead: null });
    expect(dark()).toBe(false);
    expect(laid.m.state.items.map(({ zone }) => zone)).toEqual([z('14-A:F'), z('11-A:F'), z('11-A:F')]);
    expect(laid.m.state.tokens[0]).toMatchObject({ token: 'bag-3', zone: z('11-A:F'), up: false });
    laid.m.state.heroes[0]?.objects.pop();
    expect(dark()).toBe(true);
  });

  test('Z15-S07-A: three Provisions and everybody at 24-B', () => {
    expect(startOf('S07')).toEqual(['07-A']);
    const heroes = (count: number) => ({
      heroes: [{ at: '18-B', backpack: Array.from({ length: count }, () => 'provisions') }, ...all('24-B').slice(1)],
    });
    arrive('S07', '18-B', '24-B', heroes(3)).ends('won');
    arrive('S07', '18-B', '24-B', heroes(2)).asks('turn/act', 0);
  });
});

describe('8. Walk in the Moonlight', () => {
  const z = on('S08');

  test('Z15-S08-1 Z15-S08-2: it is night, and the lead seat gives out two Flashlights', () => {
    const laid = fresh(2, { scenario: 'S08', firstPlayer: 1 });
    for (const [seat, hero] of [
      [0, 'josh'],
      [1, 'hazel'],
      [0, 'snow'],
      [1, 'will'],
    ] as const)
      laid.play(seat, { type: 'pickHero', hero });
    laid.play(0, { type: 'playFirst', hero: 'josh' }).play(1, { type: 'playFirst', hero: 'hazel' });
    laid.asks('scenario/lights', 0).play(0, { type: 'giveLight', hero: 'hazel' });
    laid.refuses(0, { type: 'giveLight', hero: 'hazel' }, 'Z15-S08-2').play(0, { type: 'giveLight', hero: 'josh' });
    laid.asks('scenario/start', 0).play(0, { type: 'start' }).shows({ night: true, active: 'hazel', actions: 4 });
    laid.play(1, END).play(1, PASS).shows({ active: 'will', actions: 3 });
  });

  test('Z15-S08-2: whoever has no free slot gives up an object of his choice', () => {
    const heroes = ['hazel', 'josh', 'snow', 'will'].map((hero, seat) => ({
      hero: hero as 'hazel',
      seat,
      weapons: [{ card: 'axe' as const, uses: 4 }],
      objects: [
        { card: 'ammo' as const, uses: 1 },
        ...(hero === 'josh' ? [{ card: 'first-aid-kit' as const, uses: 2 }] : []),
      ],
      bags: [],
    }));
    const laid = fresh(4, {
      scenario: 'S08',
      firstPlayer: 0,
      carry: { next: 'S08', won: true, attempts: 0, deeds: [], heroes },
    });
    for (const { seat, hero } of heroes) laid.play(seat, { type: 'pickHero', hero });
    for (const { seat } of heroes) laid.play(seat, { type: 'keepEquipment' });
    laid.play(0, { type: 'giveLight', hero: 'josh' }).asks('place/room', 1);
    laid.play(1, { type: 'replace', object: 0 }).asks('scenario/lights', 0);
    laid.play(0, { type: 'giveLight', hero: 'hazel' }).asks('scenario/start', 0); // one object: no question
    laid.shows({ heroes: [{ objects: ['flashlight'] }, { objects: ['first-aid-kit:2', 'flashlight'] }, {}, {}] });
  });

  test('Z15-S08-A Z15-S08-B Z15-S08-3: the Radio and everybody at the observatory, carried or put down', () => {
    expect(startOf('S08')).toEqual(['08-A']);
    arrive('S08', '01-A', '10-A').asks('turn/act', 0);
    arrive('S08', '01-A', '10-A', { heroes: [{ at: '01-A', heavy: 'radio' }, ...all('10-A').slice(1)] }).ends('won');
    arrive('S08', '01-A', '10-A', { heavies: [{ object: 'radio', at: '10-A:F' }] }).ends('won');
    const { state } = table(4, {}, { scenario: 'S08' }).m;
    expect(state.heavies).toMatchObject([{ object: 'radio', zone: z('26-A:F') }]);
    expect(state.items.map(({ zone }) => zone)).toEqual([z('23-A:F'), z('22-A:F')]);
    expect(state.tokens.map(({ zone }) => zone)).toEqual([z('21-A:F'), z('24-A:F')]);
  });

  test('Z15-S08-4: three roads of 10-A are closed', () => {
    table(4, { heroes: [{ at: '10-A' }], zombies: {} }, { scenario: 'S08' }).offers(
      0,
      go(z('01-A')),
      go(z('10-A:F')),
      END,
    );
  });
});

describe('9. Tower Defense', () => {
  const z = on('S09');
  const tower = (given: object) => table(4, { heroes: all('10-A:F'), zombies: {}, ...given }, { scenario: 'S09' });

  test('Z15-S09-A Z15-S09-1: won when the track ends, wherever anybody is', () => {
    expect(startOf('S09')).toEqual(['10-A']);
    expect(writtenBoard('S09')?.goalTiles).toEqual([]);
    tower({ elapsed: 899_999 }).after(1).ends('won');
  });

  test('Z15-S09-B: gun, crates and letters', () => {
    const { m } = tower({});
    expect(m.state.heavies.map(({ object, zone, mounted }) => [object, zone, mounted])).toEqual([
      ['machine-gun', z('10-A:F'), true],
      ['ammo-crate', z('23-A:F'), false],
      ['ammo-crate', z('24-A:F'), false],
      ['ammo-crate', z('26-A:F'), false],
    ]);
    const letters = m.game.view(m, null).tiles.flatMap(({ letter, face }) => (letter ? [`${letter} ${face}`] : []));
    expect(letters.sort()).toEqual(['A 30-B', 'B 21-B', 'C 27-A', 'D 05-A']);
  });

  test('Z15-CASE-51 Z15-S09-2: a Horde goes where the other card goes', () => {
    tower({ horde: 5, deck: ['horde', 'z3-C'] })
      .after(MINUTE)
      .shows({ zombies: { '27-A:R': 8 }, horde: 3 });
    tower({ horde: 5, deck: ['horde', 'horde'] })
      .after(MINUTE)
      .shows({ zombies: { '10-A:R': 8 }, horde: 3 });
  });

  test('Z15-S09-3: seven in the tower are not yet too many', () => {
    tower({ zombies: { '10-A:F': 7 }, cat: true })
      .after(MINUTE)
      .asks('turn/act', 0);
  });

  test('Z15-S09-4: the mounted gun fires at one street in reach, or into its own zone', () => {
    const fire = (zone: string) => ({ type: 'fireMounted', zone: z(zone) }) as const;
    tower({ zombies: { '10-A': 2, '02-A': 7, '01-A': 3, '10-A:F': 1 } })
      .allows(0, fire('10-A'), fire('02-A'), fire('10-A:F'))
      .forbids(0, fire('01-A'), fire('16-A'), { type: 'takeHeavy' })
      .play(0, fire('02-A'))
      .shows({ actions: 3, horde: 5, zombies: { '02-A:R': 2 }, heavies: [{ uses: 3 }, {}, {}, {}] });
    tower({ heroes: all('10-A:F', { heavy: 'ammo-crate' }), zombies: { '10-A': 2 } }).forbids(0, {
      type: 'fireMounted',
    });
    tower({
      heavies: [{ object: 'machine-gun', at: '10-A:F', uses: 0, mounted: true }],
      zombies: { '10-A': 2 },
    }).forbids(0, {
      type: 'fireMounted',
    });
    tower({ heroes: all('10-A'), zombies: { '02-A': 2 } }).forbids(0, { type: 'fireMounted' });
    const { m } = tower({ zombies: {} });
    expect(m.game.view(m, null).heroes[0]?.fend).toBe(1); // the gun fends off nobody
  });

  test('Z15-S09-5: a crate put down beside the gun fills it, unless it is full', () => {
    const laid = (uses: number) =>
      tower({
        heroes: all('10-A:F', { heavy: 'ammo-crate' }),
        heavies: [{ object: 'machine-gun', at: '10-A:F', uses, mounted: true }],
      }).play(0, { type: 'putDown' });
    laid(1).shows({ heavies: [{ object: 'machine-gun', uses: 4 }] });
    laid(4).shows({
      heavies: [
        { object: 'machine-gun', uses: 4 },
        { object: 'ammo-crate', at: '10-A:F' },
      ],
    });
    const gun = { object: 'machine-gun', at: '10-A:F', uses: 1, mounted: true };
    for (const at of ['10-A', '23-A:F'])
      tower({ heroes: all(at, { heavy: 'ammo-crate' }), heavies: [gun] })
        .play(0, { type: 'putDown' })
        .shows({ heavies: [{ object: 'machine-gun', uses: 1 }, { object: 'ammo-crate' }] });
  });
});

describe('10. The Old "Out Of Gas" Routine', () => {
  test('Z15-S10-A Z15-S10-B Z15-S10-1: three of four jerrycans at the car', () => {
    expect(startOf('S10')).toEqual(['12-B']);
    const z = on('S10');
    const { m } = table(4, {}, { scenario: 'S10' });
    expect(m.state.heavies.map(({ zone }) => zone)).toEqual(['31-A', '08-A', '24-B', '32-A'].map(z));
    expect(m.state.tokens).toMatchObject([{ token: 'bag-3', zone: z('07-A'), up: false }]);
    expect(m.game.view(m, null).markers).toEqual([
      { token: 'car', zone: z('12-B') },
      { token: 'exit', zone: z('12-B') },
    ]);
    const cans = (count: number) => ({
      heroes: [{ at: '13-B', heavy: 'jerrycan' }, ...all('12-B').slice(1)],
      heavies: Array.from({ length: count }, (_, i) => ({ object: 'jerrycan', at: i === 0 ? '13-B' : '12-B' })),
    });
    arrive('S10', '13-B', '12-B', cans(3)).ends('won');
    arrive('S10', '13-B', '12-B', cans(2)).asks('turn/act', 0);
  });

  test('Z15-S10-2: the way out to the south is not used', () => {
    const z = on('S10');
    table(4, { zombies: {} }, { scenario: 'S10' }).offers(0, go(z('13-B')), go(z('12-B:F')), END);
  });
});

describe('11. The Gates of Avalon', () => {
  test('Z15-S11-A Z15-S11-B Z15-S11-2: through the yellow gate to 24-B; two roads are for zombies only', () => {
    expect(startOf('S11')).toEqual(['32-A']);
    const z = on('S11');
    const laid = table(4, { heroes: [{ at: '27-A' }], zombies: {} }, { scenario: 'S11' });
    laid.shows({ locks: ['23-B:yellow'] }).refuses(0, go(z('23-B')), 'Z15-KEY-01');
    expect(laid.m.state.tokens.map(({ token }) => token).sort()).toEqual(['bag-3', 'key-yellow']);
    table(4, { heroes: [{ at: '14-B' }], zombies: {} }, { scenario: 'S11' }).offers(
      0,
      go(z('27-A')),
      go(z('14-B:F')),
      END,
    );
    table(4, { heroes: [{ at: '18-A' }], zombies: {} }, { scenario: 'S11' }).offers(
      0,
      go(z('24-B')),
      go(z('25-B')),
      END,
    );
    arrive('S11', '18-A', '24-B').ends('won');
  });

  test('Z15-S11-1: the first card at the hero, the second at its letter, a Horde always at the hero', () => {
    const drawn = (...deck: string[]) =>
      table(4, { heroes: [{ at: '02-B' }], zombies: {}, deck }, { scenario: 'S11' }).after(40_000);
    drawn('z2-A', 'z1-B').shows({ zombies: { '02-B:R': 2, '18-A:R': 1 } });
    drawn('horde', 'z1-C').shows({ zombies: { '02-B:R': 3, '22-A:R': 1 } });
    drawn('z1-C', 'horde').shows({ zombies: { '02-B:R': 4 } });
  });
});

describe('12. Stocking Up', () => {
  const goods = {
    heroes: [
      { at: '05-B', backpack: ['provisions', 'medicine'] },
      { at: '08-A', heavy: 'jerrycan' },
      { at: '08-A', heavy: 'ammo-crate' },
      { at: '08-A' },
    ],
  };

  test('Z15-S12-A Z15-S12-B Z15-S12-1: four goods from four corners', () => {
    expect(startOf('S12')).toEqual(['08-A']);
    arrive('S12', '05-B', '08-A', goods).ends('won');
    for (const missing of [0, 1, 2]) {
      const heroes = goods.heroes.map((hero, i) => (i === missing ? { at: hero.at } : hero));
      arrive('S12', '05-B', '08-A', { heroes }).asks('turn/act', 0);
    }
    const z = on('S12');
    const { tokens, heavies } = table(4, {}, { scenario: 'S12' }).m.state;
    expect(tokens.slice(0, 2)).toMatchObject([
      { token: 'provisions', zone: z('11-A:F'), up: true },
      { token: 'medicine', zone: z('28-B:F'), up: true },
    ]);
    expect(
      tokens
        .slice(2)
        .map(({ token }) => token)
        .sort(),
    ).toEqual(['bag-1', 'bag-2', 'bag-2', 'bag-3', 'bag-3']);
    expect(heavies.map(({ zone }) => zone)).toEqual([z('12-A:F'), z('13-A:F')]);
  });

  test('Z15-S12-1: each of the four is fetched where it lies, and none of them may be missing', () => {
    const z = on('S12');
    const fetched = (at: string) => table(4, { heroes: [{ hero: 'will', at }], zombies: {} }, { scenario: 'S12' });
    const token = (at: string) => {
      const laid = fetched(at);
      const id = laid.m.state.tokens.find(({ zone, up }) => up && zone === z(at))?.id ?? -1;
      return laid.play(0, { type: 'takeToken', token: id }).m.state.heroes[0]?.backpack;
    };
    expect([token('11-A:F'), token('28-B:F')]).toEqual([['provisions'], ['medicine']]);
    for (const [at, object, heavy] of [
      ['12-A:F', 'jerrycan', 0],
      ['13-A:F', 'ammo-crate', 1],
    ] as const)
      fetched(at)
        .play(0, { type: 'takeHeavy', heavy })
        .shows({ heroes: [{ heavy: object }, {}, {}, {}] });
    for (const held of [['provisions'], ['medicine'], ['provisions', 'provisions']]) {
      const heroes = goods.heroes.map((hero, i) => (i === 0 ? { ...hero, backpack: held } : hero));
      arrive('S12', '05-B', '08-A', { heroes }).asks('turn/act', 0);
    }
    const left = (object: string, at: string) => ({
      heroes: goods.heroes.map(hero => (hero.heavy === object ? { at: hero.at } : hero)),
      heavies: ['jerrycan', 'ammo-crate'].map(kind => ({ object: kind, at: kind === object ? at : '08-A' })),
    });
    for (const object of ['jerrycan', 'ammo-crate']) {
      arrive('S12', '05-B', '08-A', left(object, '05-B')).asks('turn/act', 0);
      arrive('S12', '05-B', '08-A', left(object, '08-A')).ends('won');
    }
  });

  test('Z15-S12-1: the crate may not be used up', () => {
    table(4, { heroes: [{ weapons: ['pistol:0'], heavy: 'ammo-crate' }], zombies: {} }, { scenario: 'S12' }).forbids(
      0,
      { type: 'useCrate' },
    );
  });

  test('Z15-S12-2: alarms on the four places', () => {
    table(4, { heroes: [{ at: '28-B', weapons: ['pistol'] }], zombies: { '28-B': 2 } }, { scenario: 'S12' })
      .play(0, { type: 'fight', weapon: 0 })
      .shows({ horde: 5 });
  });
});

describe('13. Trapped', () => {
  const z = on('S13');
  const CALL = { type: 'call' } as const;
  const at10 = (given: object = {}) =>
    table(
      4,
      { heroes: [{ at: '10-A:F' }], heavies: [{ object: 'radio', at: '10-A:F' }], zombies: {}, ...given },
      { scenario: 'S13' },
    );

  test('Z15-S13-1: the call needs the Radio on the floor of the observatory, a standing hero and no zombies', () => {
    at10().play(0, CALL).shows({ called: true, actions: 3 }).forbids(0, CALL);
    at10({ heroes: [{ at: '10-A:F', heavy: 'radio' }] }).forbids(0, CALL);
    at10({ zombies: { '10-A:F': 1 } }).forbids(0, CALL);
    at10({ heroes: [{ at: '10-A:F', posture: 'down' }] }).forbids(0, CALL);
    at10({ heavies: [{ object: 'radio', at: '10-A' }] }).forbids(0, CALL);
    at10({
      heavies: [
        { object: 'jerrycan', at: '10-A:F' },
        { object: 'radio', at: '12-A:F' },
      ],
    }).forbids(0, CALL);
    at10({ heroes: [{ at: '10-A' }] }).forbids(0, CALL);
  });

  test('Z15-S13-2: at 14 minutes the helicopter comes, or all is lost', () => {
    at10({ elapsed: 839_000, called: true }).after(1_000).shows({ helicopter: true });
    at10({ elapsed: 839_000 }).after(1_000).ends('noCall');
    for (const elapsed of [419_000, 599_000]) {
      at10({ elapsed, called: true, cat: true }).after(1_000).shows({ helicopter: false });
      at10({ elapsed, cat: true }).after(1_000).asks('turn/act', 0);
    }
  });

  test('Z15-S13-A Z15-S13-3: won with the helicopter there and everybody on 28-B', () => {
    expect(startOf('S13')).toEqual(['08-A']);
    expect(writtenBoard('S13')?.goalTiles).toEqual([z('28-B') >> 1]);
    at10({ elapsed: 839_000, called: true, heroes: all('28-B') })
      .after(1_000)
      .ends('won');
    arrive('S13', '06-B', '28-B').asks('turn/act', 0);
  });

  test('Z15-S13-B: what lies where', () => {
    const { state } = table(4, {}, { scenario: 'S13' }).m;
    expect(state.tokens.map(({ token, zone, up }) => [token, zone, up])).toEqual([
      ['bag-3', z('13-A:F'), false],
      ['bag-2', z('11-A:F'), false],
      ['bag-2', z('21-A:F'), false],
    ]);
    expect(state.items).toMatchObject([{ card: 'scenario-first-aid-kit', zone: z('28-B:F') }, { zone: z('28-B:F') }]);
    expect(state.heavies).toMatchObject([{ object: 'radio', zone: z('12-A:F') }]);
  });

  test('Z15-S13-4: one march step to 26-B, no further, then two cards at their letters', () => {
    table(4, { zombies: { '09-A': 1, '26-B': 2 }, deck: ['z1-A', 'z2-D'] }, { scenario: 'S13' })
      .after(MINUTE)
      .shows({ zombies: { '26-B:R': 3, '18-B:R': 1, '20-B:R': 2 } });
  });
});

test('Z15-S14-A Z15-S14-B Z15-S14-1 Z15-S14-2: two gates, one of them a short cut, and three alarms', () => {
  expect(startOf('S14')).toEqual(['08-A']);
  const laid = table(4, {}, { scenario: 'S14' }).shows({ locks: ['15-A:blue', '28-A:green'] });
  const tokens = laid.m.state.tokens.map(({ token }) => token);
  expect(tokens.slice(0, 2).sort()).toEqual(['bag-2', 'key-blue']);
  expect(tokens.slice(2).sort()).toEqual(['bag-3', 'empty', 'key-green']);
  expect(laid.m.game.view(laid.m, null).tiles.flatMap(({ alarm, face }) => (alarm ? [face] : []))).toEqual([
    '02-B',
    '03-B',
    '09-A',
  ]);
  arrive('S14', '28-A', '11-A').ends('won');
});

describe('15. The Alpha', () => {
  test('Z15-S15-A Z15-S15-1 Z15-S15-2: the Alpha first, then the helicopter', () => {
    expect(startOf('S15')).toEqual(['08-A']);
    table(4, {}, { scenario: 'S15' }).shows({ alpha: { at: '24-B:R', points: 10 } });
    arrive('S15', '21-B', '24-B', { alpha: null }).ends('won');
    arrive('S15', '21-B', '24-B', { alpha: { at: '06-B', points: 1 } }).asks('turn/act', 0);
    table(
      4,
      { heroes: all('24-B', { weapons: ['axe'] }), zombies: {}, alpha: { at: '24-B', points: 2 } },
      { scenario: 'S15' },
    )
      .play(0, { type: 'fight', weapon: 0 })
      .ends('won');
  });

  test('Z15-S15-B: machine gun, crates and a kit', () => {
    const z = on('S15');
    const { m } = table(4, {}, { scenario: 'S15' });
    expect(m.state.heavies.map(({ object, zone }) => [object, zone])).toEqual([
      ['machine-gun', z('23-A:F')],
      ['ammo-crate', z('26-A:F')],
      ['ammo-crate', z('22-A:F')],
    ]);
    expect(m.state.items).toMatchObject([{ card: 'scenario-first-aid-kit', zone: z('26-A:F') }]);
    expect(m.game.view(m, null).markers).toEqual([{ token: 'helicopter', zone: z('24-B') }]);
  });
});

describe('the end', () => {
  test('Z15-END-01 Z15-END-02: street or search zone, zombies or not: all heroes on the goal tile', () => {
    const heroes = [{ at: '11-A' }, { at: '11-A:F' }, { at: '11-A', posture: 'unconscious' }, { at: '01-B' }];
    table(4, { heroes, active: 'snow', zombies: { '11-A': 9, '11-A:F': 2 } }, { scenario: 'S04' })
      .play(3, go(on('S04')('11-A')))
      .ends('won');
  });

  test('Z15-END-03: lost when all heroes are at 0 Life Points', () => {
    const out = { posture: 'unconscious' };
    table(4, { heroes: [{ at: '02-B', life: 1 }, out, out, out], zombies: { '02-B': 4 } })
      .play(0, END)
      .ends('unconscious');
  });

  test('Z15-END-04: a hero left behind does not end the game, he can still be fetched', () => {
    const heroes = [{ at: '20-B' }, { at: '07-A' }, { at: '07-A' }, { at: '18-B', posture: 'unconscious' }];
    table(4, { heroes, zombies: {} })
      .play(0, go(on('S03')('07-A')))
      .asks('turn/act', 0)
      .allows(0, go(on('S03')('20-B')));
  });

  test('Z15-END-06: all win or lose together; the result tells time, life, kills, Horde and bags', () => {
    const laid = table(4, {
      elapsed: 100_000,
      heroes: [{ at: '20-B', backpack: ['bag-1'] }, ...all('07-A').slice(1)],
      zombies: {},
    });
    laid.play(0, go(on('S03')('07-A')));
    expect(laid.m.outcome).toMatchObject({ reason: 'won', scores: [1, 1, 1, 1] });
    expect(laid.events('victory')).toEqual([{ type: 'victory', left: 800_000 }]);
    const view = laid.m.game.view(laid.m, null);
    expect(view.tally).toMatchObject({ killed: 0, lost: 0 });
    expect([view.horde, view.heroes[0]?.backpack]).toEqual([3, ['bag-1']]);
    expect(table(4, { elapsed: 899_999 }).after(1).m.outcome?.scores).toEqual([0, 0, 0, 0]);
  });

  test('Z15-END-06: what the result tells was counted in play', () => {
    const laid = table(4, {
      heroes: [{ hero: 'severity', at: '20-B:F', weapons: ['assault-rifle'] }, ...all('07-A').slice(1)],
      zombies: { '20-B:F': 5 },
      search: ['axe', 'axe', 'zombie-1'],
      discard: ['ammo'],
    });
    laid.play(0, { type: 'fight', weapon: 0 }).play(0, { type: 'bareHands' });
    laid.play(0, QUICK).play(0, { type: 'discardRest' }).play(0, { type: 'bareHands' }).play(0, END).play(0, PASS);
    for (const seat of [1, 2, 3]) laid.play(seat, END).play(seat, PASS);
    laid.play(0, { type: 'carefulSearch' }).play(0, { type: 'takeNothing' });
    expect(laid.m.state.tally).toEqual({ killed: 6, searches: 2, turns: 4, lost: 2 });
    expect(laid.m.game.view(laid.m, null)).toMatchObject({
      horde: 5,
      tally: { killed: 6, searches: 2, turns: 4, lost: 2 },
    });
    const hurt = table(4, { heroes: [{ at: '02-B', weapons: [] }], zombies: { '02-B': 1 } }).play(0, END);
    expect(hurt.m.state.tally).toMatchObject({ killed: 0, lost: 1 });
  });

  test('Z15-END-07: of a victory and a defeat at once the victory counts', () => {
    const out = { at: '24-B', posture: 'unconscious' };
    table(
      4,
      {
        heroes: [{ hero: 'severity', at: '24-B', life: 1 }, out, out, out],
        zombies: {},
        alpha: { at: '24-B', points: 1 },
      },
      { scenario: 'S15' },
    )
      .play(0, { type: 'bareHands' })
      .ends('won');
  });
});

describe('what is hidden', () => {
  test('Z15-INFO-01: the orders of both decks and hidden faces, from everybody alike', () => {
    const laid = table(4, {}, { scenario: 'S05' });
    const texts = [0, 1, 2, 3, null].map(seat => JSON.stringify(laid.m.game.view(laid.m, seat)));
    expect(new Set(texts).size).toBe(1);
    const view = laid.m.game.view(laid.m, 0);
    expect(view.tokens.every(({ token }) => token === null)).toBe(true);
    expect([view.searchDeck, view.zombieDeck]).toEqual([56, 48]);
  });

  test('Z15-INFO-02: discard, sheets, Life Points, Horde, reserve, piles and removed cards are public', () => {
    const laid = table(4, {
      heroes: [{ hero: 'snow', at: '02-B:F', weapons: ['axe:2'] }],
      zombies: {},
      discard: ['pistol', 'zombie-1'],
      search: ['shotgun', 'ammo', 'ammo'],
    });
    laid.play(0, QUICK).play(0, { type: 'keep', card: 'shotgun', instead: 0 });
    const view = laid.m.game.view(laid.m, 3);
    expect(view).toMatchObject({
      discard: ['pistol', 'zombie-1'],
      removed: ['axe'],
      horde: 3,
      reserve: 96,
      searchDeck: 51,
    });
    expect(view.heroes[0]).toMatchObject({ life: 2, weapons: [{ card: 'shotgun', uses: 4 }] });
  });
});
