import { describe, expect, test } from 'vitest';
import { preview } from '../../../engine/queries.ts';
import { HEROES, heroes } from '../content/heroes.ts';
import { SPECIALS, objects } from '../content/objects.ts';
import { CAREFUL, END, FISTS, PASS, QUICK, REST, fire, go, on, table, use } from './table.ts';

const z = on('S03');

describe('heroes', () => {
  test('Z15-HERO-01: Josh rests once per turn where no zombies are', () => {
    const rest = { type: 'rest' } as const;
    table(4, { heroes: [{ hero: 'josh', at: '02-B', life: 1 }], zombies: {} })
      .play(0, rest)
      .shows({ actions: 3, heroes: [{ life: 2 }, {}, {}, {}] })
      .forbids(0, rest);
    table(4, { heroes: [{ hero: 'josh', at: '02-B', life: 1 }], zombies: { '02-B': 1 } }).forbids(0, rest);
    table(4, { heroes: [{ hero: 'josh', at: '02-B' }], zombies: {} }).forbids(0, rest);
    table(4, { heroes: [{ hero: 'will', at: '02-B', life: 1 }], zombies: {} }).forbids(0, rest);
  });

  test('Z15-CASE-33 Z15-HERO-01 Z15-HERO-06: Josh never uses his fists, Sai Fon uses hers for nothing', () => {
    table(4, { heroes: [{ hero: 'josh', at: '02-B', weapons: ['josh-bow:0'] }], zombies: { '02-B': 1 } })
      .offers(0, END)
      .refuses(0, FISTS, 'Z15-HERO-01');
    table(4, { heroes: [{ hero: 'sai-fon', at: '02-B' }], zombies: { '02-B': 3 } })
      .play(0, FISTS)
      .play(0, FISTS)
      .play(0, FISTS)
      .shows({ zombies: {}, actions: 1, horde: 3, heroes: [{ life: 3 }, {}, {}, {}] });
  });

  test('Z15-HERO-02: Severity has four Life Points and no card gives her any', () => {
    const laid = (objects_: string[]) =>
      table(4, { heroes: [{ hero: 'severity', at: '02-B', life: 2, objects: objects_ }], zombies: {} });
    expect(laid([]).m.game.view(laid([]).m, 0).heroes[0]?.maxLife).toBe(4);
    laid(['first-aid-kit', 'cheeseburger']).forbids(0, { type: 'heal' }, { type: 'use' });
    laid(['box-of-cakes'])
      .play(0, use())
      .shows({ actions: 5, heroes: [{ life: 2 }, {}, {}, {}] });
  });

  test('Z15-HERO-03: Hazel has one blue slot and two in the backpack', () => {
    expect(heroes.hazel).toMatchObject({ objects: 1, backpack: 2 });
  });

  test('Z15-CASE-53 Z15-HERO-04: Vance slips past one zombie, and touches no firearm', () => {
    table(4, { heroes: [{ hero: 'vance', at: '02-B' }], zombies: { '02-B': 1 } }).allows(0, go(z('03-B')));
    table(4, { heroes: [{ hero: 'vance', at: '02-B' }], zombies: { '02-B': 2 } }).forbids(0, { type: 'move' });
    table(4, { heroes: [{ hero: 'vance', at: '02-B:F' }], zombies: {}, search: ['pistol', 'zombie-1', 'zombie-1'] })
      .play(0, QUICK)
      .forbids(0, { type: 'keep' });
    table(4, { heroes: [{ hero: 'vance', at: '23-A:F' }], zombies: {} }, { scenario: 'S15' }).forbids(0, {
      type: 'takeHeavy',
    });
    table(4, { heroes: [{ hero: 'vance', at: '10-A:F' }], zombies: { '10-A': 3 } }, { scenario: 'S09' }).forbids(0, {
      type: 'fireMounted',
    });
  });

  test('Z15-CASE-54 Z15-HERO-05: Will changes tile twice per turn and draws four cards', () => {
    table(4, { heroes: [{ hero: 'will', at: '01-B' }], zombies: {} })
      .play(0, go(z('02-B')))
      .play(0, go(z('03-B')))
      .refuses(0, go(z('11-B')), 'Z15-HERO-05')
      .play(0, go(z('03-B:F')))
      .play(0, QUICK)
      .check((_s, m) => expect((m.game.view(m, 0).focus as { cards: string[] }).cards).toHaveLength(4));
  });

  test('Z15-HERO-05: the skateboard gives Will a third change, tokens and items cost him nothing', () => {
    table(4, { heroes: [{ hero: 'will', at: '01-B', objects: ['skateboard'] }], zombies: {} })
      .play(0, go(z('02-B')))
      .play(0, go(z('03-B')))
      .play(0, go(z('11-B')))
      .shows({ actions: 2 })
      .refuses(0, go(z('12-B')), 'Z15-HERO-05');
    table(4, {
      heroes: [{ hero: 'will', at: '02-B' }],
      actions: 0,
      zombies: {},
      tokens: [{ token: 'bag-1', at: '02-B', up: true }],
    })
      .play(0, { type: 'takeToken', token: 0 })
      .shows({ actions: 0, heroes: [{ backpack: ['bag-1'] }, {}, {}, {}] });
    table(4, { heroes: [{ hero: 'will', at: '14-A:F' }], actions: 0, zombies: {} }, { scenario: 'S07' }).allows(0, {
      type: 'takeItem',
      item: 0,
      instead: null,
    });
  });

  test('Z15-HERO-06: Sai Fon never searches carefully', () => {
    table(4, { heroes: [{ hero: 'sai-fon', at: '02-B:F' }], zombies: {}, discard: ['axe'] }).refuses(
      0,
      CAREFUL,
      'Z15-HERO-06',
    );
  });

  test('Z15-HERO-07: the first card search of Snow costs nothing in each turn, even without an action', () => {
    table(4, { heroes: [{ hero: 'snow', at: '02-B:F' }], zombies: {}, search: ['axe', 'axe', 'axe'], actions: 0 })
      .play(0, QUICK)
      .play(0, REST)
      .shows({ actions: 0 })
      .refuses(0, QUICK, 'Z15-TURN-02');
    table(4, { heroes: [{ hero: 'snow', at: '02-B:F' }], zombies: {}, discard: ['axe'] })
      .play(0, CAREFUL)
      .play(0, { type: 'takeNothing' })
      .shows({ actions: 4 })
      .play(0, CAREFUL)
      .play(0, { type: 'takeNothing' })
      .shows({ actions: 3 });
    expect(heroes.snow.life).toBe(2);
  });

  test('Z15-HERO-02 Z15-HERO-07: the table hears what costs nothing, and what is paid for', () => {
    const cards = ['axe', 'axe', 'axe', 'ammo', 'ammo', 'ammo'];
    const searches = table(4, { heroes: [{ hero: 'snow', at: '02-B:F' }], zombies: {}, search: cards });
    for (let i = 0; i < 2; i++) searches.play(0, QUICK).play(0, REST);
    expect(searches.events('searched').map(({ free }) => free)).toEqual([true, false]);
    const rises = (hero: string) =>
      table(4, { heroes: [{ hero, posture: 'down' }], zombies: {} })
        .play(0, { type: 'standUp' })
        .events('stoodUp');
    expect([...rises('severity'), ...rises('josh')].map(({ free }) => free)).toEqual([true, false]);
  });

  test('Z15-CASE-55 Z15-HERO-08: Carter hits one more and is heard by one more', () => {
    table(4, { heroes: [{ hero: 'carter', at: '02-B', weapons: ['nail-gun', 'machete'] }], zombies: { '02-B': 5 } })
      .play(0, fire(0))
      .shows({ zombies: { '02-B:R': 3 }, horde: 4 })
      .play(0, fire(1))
      .shows({ zombies: { '02-B:R': 1 }, horde: 4 });
    const { m } = table(4, { heroes: [{ hero: 'carter', at: '10-A:F' }], zombies: { '10-A': 9 } }, { scenario: 'S09' });
    expect(preview(m, 0, { type: 'fireMounted', zone: on('S09')('10-A') })).toMatchObject({ kills: 6, noise: 3 });
  });

  test('Z15-HERO-09: Josh, Severity, Sai Fon and Snow are for beginners', () => {
    expect(HEROES.filter(id => heroes[id].easy)).toEqual(['josh', 'severity', 'sai-fon', 'snow']);
  });

  test('Z15-HERO-10: what costs nothing still has its conditions', () => {
    table(4, { heroes: [{ hero: 'snow', at: '02-B:F' }], zombies: { '02-B:F': 1 } }).refuses(0, QUICK, 'Z15-SEARCH-01');
    table(4, { heroes: [{ hero: 'snow', at: '02-B:F', posture: 'down' }], zombies: {} }).forbids(0, QUICK);
    table(4, { heroes: [{ hero: 'severity', at: '02-B', posture: 'down' }], actions: 0, zombies: {} })
      .play(0, { type: 'standUp' })
      .shows({ heroes: [{ posture: 'standing' }, {}, {}, {}] });
  });

  test('Z15-HERO-11: on the prologue side nobody has strengths or weaknesses', () => {
    const prologue = (given: object) => table(4, { zombies: {}, ...given }, { scenario: 'S02' });
    prologue({ heroes: [{ hero: 'sai-fon', at: '01-B:F' }], discard: ['axe'] }).allows(0, CAREFUL);
    prologue({ heroes: [{ hero: 'vance', at: '01-B:F' }], discard: ['pistol'] })
      .play(0, CAREFUL)
      .allows(0, { type: 'take', depth: 0, card: 'pistol', instead: null });
    prologue({ heroes: [{ hero: 'vance', at: '01-B' }], zombies: { '01-B': 1 } }).forbids(0, { type: 'move' });
    prologue({ heroes: [{ hero: 'josh', at: '01-B' }], zombies: { '01-B': 1 } }).allows(0, FISTS);
    prologue({ heroes: [{ hero: 'severity', at: '01-B', posture: 'down' }] })
      .play(0, { type: 'standUp' })
      .shows({ actions: 3 });
  });
});

describe('special equipment', () => {
  const with_ = (object: string, rest: object = {}, given: object = {}) =>
    table(4, { heroes: [{ at: '02-B', ...rest, objects: [object] }], zombies: {}, ...given });
  const five = { zombies: { '02-B': 5 } };

  test('Z15-SPEC-01: the energy drink gives three actions', () => {
    with_('energy-drink')
      .play(0, use())
      .shows({ actions: 6, removed: ['energy-drink'] });
  });

  test('Z15-SPEC-02: the cakes give a Life Point and two actions', () => {
    with_('box-of-cakes', { life: 1 })
      .play(0, use())
      .shows({ actions: 5, heroes: [{ life: 2 }, {}, {}, {}] });
    with_('box-of-cakes')
      .play(0, use())
      .shows({ actions: 5, heroes: [{ life: 3 }, {}, {}, {}] });
  });

  test('Z15-CASE-57 Z15-SPEC-03 Z15-DOWN-02: the improvised shield holds three more, also under a load, never lying', () => {
    const fend = (rest: object) => {
      const { m } = with_('improvised-shield', { weapons: ['baseball-bat'], ...rest });
      return m.game.view(m, 0).heroes[0]?.fend;
    };
    expect([fend({}), fend({ posture: 'down' }), fend({ heavy: 'radio' })]).toEqual([6, 0, 3]);
  });

  test('Z15-SPEC-04: with the helmet fists kill two for one Life Point', () => {
    with_('helmet', { hero: 'severity' }, five)
      .play(0, FISTS)
      .shows({ zombies: { '02-B:R': 3 }, heroes: [{ life: 3 }, {}, {}, {}] });
  });

  test('Z15-SPEC-05: the Cat is of no use twice, nor without screams', () => {
    with_('cat', {}, { cat: true }).forbids(0, { type: 'use' });
    table(4, { heroes: [{ objects: ['cat'] }], zombies: {} }, { track: 'none' }).forbids(0, { type: 'use' });
    with_('cat', {}, { elapsed: 841_000 }).forbids(0, { type: 'use' });
  });

  test('Z15-SPEC-06: the cheeseburger heals one, twice', () => {
    with_('cheeseburger', { life: 1 })
      .play(0, use())
      .shows({ heroes: [{ life: 2, objects: ['cheeseburger:1'] }, {}, {}, {}] })
      .play(0, use())
      .shows({ heroes: [{ life: 3, objects: [] }, {}, {}, {}], actions: 2 });
  });

  test('Z15-SPEC-07 Z15-SPEC-19: the dog holds one, or kills two and is gone', () => {
    with_('dog', { weapons: ['axe'] }, { zombies: { '02-B': 4 } })
      .play(0, END)
      .shows({ heroes: [{ life: 3 }, {}, {}, {}] });
    with_('dog', { weapons: ['axe'] }, { zombies: { '02-B': 6 } })
      .play(0, use())
      .shows({ zombies: { '02-B:R': 4 }, removed: ['dog'] })
      .play(0, END)
      .shows({ heroes: [{ life: 2 }, {}, {}, {}] });
  });

  test('Z15-SPEC-08: the dustbin lid holds two more', () => {
    with_('bin-lid', { weapons: ['axe'] }, five)
      .play(0, END)
      .shows({ heroes: [{ life: 3 }, {}, {}, {}] });
  });

  test('Z15-SPEC-10: dynamite kills three in the street of an adjacent tile, from a street', () => {
    with_('dynamite', {}, { zombies: { '03-B': 4, '02-B': 1 } })
      .forbids(0, { type: 'dynamite', tile: z('01-B') >> 1 })
      .play(0, { type: 'dynamite', object: 0, tile: z('03-B') >> 1 })
      .shows({ zombies: { '03-B:R': 1, '02-B:R': 1 }, removed: ['dynamite'], horde: 3 });
    with_('dynamite', { at: '02-B:F' }, { zombies: { '03-B': 4 } }).forbids(0, { type: 'dynamite' });
  });

  test('Z15-SPEC-11: fireworks lure up to three zombies to an adjacent street', () => {
    const laid = with_('fireworks', {}, { zombies: { '02-B': 2 } });
    laid.forbids(0, { type: 'fireworks', count: 3 });
    laid
      .play(0, { type: 'fireworks', object: 0, tile: z('03-B') >> 1, count: 2 })
      .shows({ zombies: { '03-B:R': 2 }, actions: 3 });
    with_('fireworks', {}, { zombies: { '02-B': 5, '03-B': 1 }, reserve: 40 })
      .play(0, { type: 'fireworks', object: 0, tile: z('03-B') >> 1, count: 3 })
      .shows({ zombies: { '02-B:R': 2, '03-B:R': 4 }, reserve: 40 });
    with_('fireworks', { at: '02-B:F' }, { zombies: { '02-B:F': 2 } }).forbids(0, { type: 'fireworks' });
  });

  test('Z15-CASE-58 Z15-SPEC-12: the smoke bomb lets him leave a crowd, with a second action, in this turn only', () => {
    with_('smoke-bomb', {}, { ...five, actions: 2 })
      .forbids(0, { type: 'move' })
      .play(0, use())
      .play(0, go(z('03-B')))
      .shows({ actions: 0, heroes: [{ at: '03-B:R' }, {}, {}, {}] });
    const laid = with_('smoke-bomb', { weapons: ['axe'] }, { zombies: { '02-B': 2 } })
      .play(0, use())
      .play(0, END)
      .play(0, PASS);
    for (const seat of [1, 2, 3]) laid.play(seat, END).play(seat, PASS);
    laid.forbids(0, { type: 'move' });
    with_('smoke-bomb', { at: '02-B:F' }, { zombies: { '02-B:F': 2 } }).forbids(0, { type: 'use' });
  });

  test('Z15-SPEC-12: once he has left, the smoke is gone', () => {
    with_('smoke-bomb', {}, five)
      .play(0, use())
      .play(0, go(z('03-B')))
      .play(0, go(z('02-B')))
      .forbids(0, { type: 'move' });
    with_('smoke-bomb', {}, { zombies: { '02-B': 2, '03-B': 2 } })
      .play(0, use())
      .play(0, go(z('03-B')))
      .forbids(0, { type: 'move' });
  });

  test('Z15-SPEC-13: the razor blade kills one by use, three times, and holds nobody', () => {
    const laid = with_('razor-blade', { weapons: [] }, { zombies: { '02-B': 4 } });
    laid
      .play(0, use())
      .play(0, use())
      .play(0, use())
      .shows({ zombies: { '02-B:R': 1 }, removed: ['razor-blade'] });
    laid.play(0, END).shows({ heroes: [{ life: 2 }, {}, {}, {}] });
  });

  test('Z15-SPEC-14 Z15-SPEC-20: the Molotov kills four, silently, even on an alarm', () => {
    table(4, { heroes: [{ at: '09-A', objects: ['molotov'] }], zombies: { '09-A': 5 } }, { scenario: 'S06' })
      .play(0, use())
      .shows({ zombies: { '09-A:R': 1 }, horde: 3 })
      .hears(
        0,
        { type: 'attacked', by: 'molotov', killed: 4, explosive: false },
        { type: 'objectUsed' },
        { type: 'gearRemoved' },
      );
  });

  test('Z15-SPEC-15 Z15-RULING-11: explosive rounds add three to a shot and cost the gun', () => {
    with_('explosive-ammo', { weapons: ['pistol:1', 'machete'] }, { zombies: { '02-B': 6 } })
      .forbids(0, { type: 'explode', weapon: 1 }, { type: 'use' })
      .play(0, { type: 'explode', weapon: 0 })
      .shows({
        actions: 3,
        zombies: { '02-B:R': 1 },
        horde: 4,
        heroes: [{ weapons: ['machete:4'], objects: [] }, {}, {}, {}],
      })
      .check(s => expect(s.removed).toEqual(['explosive-ammo', 'pistol']));
    for (const objects_ of [
      ['explosive-ammo', 'ammo'],
      ['ammo', 'explosive-ammo'],
    ])
      table(4, { heroes: [{ at: '02-B', weapons: ['pistol'], objects: objects_ }], ...five })
        .play(0, { type: 'explode', weapon: 0 })
        .shows({ removed: ['explosive-ammo', 'pistol'], heroes: [{ objects: ['ammo:1'] }, {}, {}, {}] });
    with_('explosive-ammo', { weapons: ['pistol:0'] }, five).refuses(0, { type: 'explode', weapon: 0 }, 'Z15-EQUIP-02');
  });

  test('Z15-SPEC-16: the lucky charm spares one zombie card of choice, before the zombies come', () => {
    const given = { zombies: {}, search: ['zombie-1', 'zombie-2', 'axe'] };
    with_('lucky-charm', { at: '02-B:F' }, given)
      .play(0, use())
      .forbids(0, { type: 'use' })
      .play(0, QUICK)
      .asks('quickSearch/charm', 0)
      .shows({ zombies: {} })
      .offers(0, { type: 'charm', card: 'zombie-1' }, { type: 'charm', card: 'zombie-2' })
      .play(0, { type: 'charm', card: 'zombie-2' })
      .shows({ zombies: { '02-B:F': 1 }, heroes: [{ objects: ['lucky-charm:1'] }, {}, {}, {}] })
      .play(0, REST)
      .shows({ discard: ['axe', 'zombie-2', 'zombie-1'] });
    with_(
      'lucky-charm',
      { at: '02-B:F' },
      { zombies: {}, search: ['axe', 'axe', 'axe', 'zombie-2', 'zombie-1', 'ammo'] },
    )
      .play(0, use())
      .play(0, QUICK)
      .play(0, REST)
      .play(0, QUICK)
      .shows({ zombies: { '02-B:F': 3 } });
  });

  test('Z15-CASE-56 Z15-SPEC-17: the skateboard gives one tile change per turn, or kills two', () => {
    const laid = with_('skateboard')
      .play(0, go(z('03-B')))
      .shows({ actions: 4 });
    for (const name of ['02-B', '01-B', '02-B', '03-B']) laid.play(0, go(z(name)));
    laid.shows({ actions: 0 }).forbids(0, { type: 'move' });
    with_('skateboard', {}, { zombies: { '02-B': 3 } })
      .play(0, use())
      .shows({ zombies: { '02-B:R': 1 }, actions: 3, removed: ['skateboard'] })
      .play(0, fire())
      .play(0, go(z('03-B')))
      .shows({ actions: 1 });
  });

  test('Z15-SPEC-17: it rolls without an action, but not past zombies or locks, and not into a search zone', () => {
    with_('skateboard', {}, { actions: 0 })
      .allows(0, go(z('03-B')))
      .refuses(0, go(z('02-B:F')), 'Z15-TURN-02');
    with_('skateboard', {}, { actions: 0, zombies: { '02-B': 1 } }).refuses(0, go(z('03-B')), 'Z15-MOVE-01');
    with_('skateboard', {}, { actions: 0, locks: { '03-B': 'red' } }).refuses(0, go(z('03-B')), 'Z15-KEY-01');
  });

  test('Z15-SPEC-18 Z15-RULING-12: spoiled meat is the move or the search itself, past a single zombie', () => {
    const one = { zombies: { '02-B:F': 1 }, search: ['axe', 'axe', 'axe'] };
    with_('spoiled-meat', { hero: 'snow', at: '02-B:F' }, one)
      .play(0, use())
      .asks('meat/choose', 0)
      .offers(0, go(z('02-B')), QUICK)
      .play(0, QUICK)
      .play(0, REST)
      .shows({ actions: 3, heroes: [{ objects: ['spoiled-meat:1'] }, {}, {}, {}], zombies: { '02-B:F': 1 } });
    with_('spoiled-meat', {}, { zombies: { '02-B': 1 } })
      .play(0, use())
      .play(0, go(z('03-B')))
      .shows({ actions: 3, heroes: [{ at: '03-B:R' }, {}, {}, {}] });
    with_('spoiled-meat', {}, { zombies: { '02-B': 2 } }).forbids(0, { type: 'use' });
    with_('spoiled-meat', {}, {}).forbids(0, { type: 'use' });
  });

  test('Z15-HERO-07 Z15-SPEC-18: the search that the meat was is the first of Snow, and the next one is paid for', () => {
    const one = { zombies: { '02-B:F': 1 }, search: ['axe', 'axe', 'axe'], discard: ['ammo'] };
    for (const next of [QUICK, CAREFUL])
      with_('spoiled-meat', { hero: 'snow', at: '02-B:F', weapons: ['axe'] }, one)
        .play(0, use())
        .play(0, QUICK)
        .play(0, REST)
        .play(0, fire())
        .shows({ actions: 2 })
        .play(0, next)
        .shows({ actions: 1 });
    with_('spoiled-meat', { hero: 'snow', at: '02-B:F', weapons: ['axe'] }, one)
      .play(0, use())
      .play(0, CAREFUL)
      .play(0, { type: 'takeNothing' })
      .play(0, fire())
      .play(0, QUICK)
      .shows({ actions: 1 });
    // a move by meat is no search
    with_('spoiled-meat', { hero: 'snow' }, { zombies: { '02-B': 1 } })
      .play(0, use())
      .play(0, go(z('02-B:F')))
      .play(0, QUICK)
      .shows({ actions: 3 });
  });

  test('Z15-SPEC-18: tokens and items too, and all other conditions hold', () => {
    with_(
      'spoiled-meat',
      { hero: 'will', at: '02-B' },
      { zombies: { '02-B': 1 }, tokens: [{ token: 'bag-1', at: '02-B', up: true }] },
    )
      .play(0, use())
      .play(0, { type: 'takeToken', token: 0 })
      .shows({ actions: 3, heroes: [{ backpack: ['bag-1'] }, {}, {}, {}] });
    with_(
      'spoiled-meat',
      { heavy: 'radio' },
      { zombies: { '02-B': 1 }, tokens: [{ token: 'bag-1', at: '02-B' }], locks: { '03-B': 'red' } },
    )
      .play(0, use())
      .offers(0, go(z('01-B')), go(z('02-B:F')));
    table(4, { heroes: [{ at: '14-A:F', objects: ['spoiled-meat'] }], zombies: { '14-A:F': 1 } }, { scenario: 'S07' })
      .play(0, use())
      .allows(0, { type: 'takeItem', item: 0, instead: null });
  });

  test('Z15-SPEC-20: no special equipment is heard', () => {
    expect(SPECIALS.every(card => objects[card].value !== null)).toBe(true);
    for (const card of ['dog', 'skateboard', 'razor-blade'] as const)
      with_(card, {}, five).play(0, use()).shows({ horde: 3 });
  });
});
