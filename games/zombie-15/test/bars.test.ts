import { describe, expect, test } from 'vitest';
import { prompt } from '../../../engine/queries.ts';
import type { Action } from '../spec.ts';
import { fire, go, on, table, use } from './table.ts';

const z = on('S03');
const with_ = (object: string, rest: object = {}, given: object = {}) =>
  table(4, { heroes: [{ at: '02-B', ...rest, objects: [object] }], zombies: {}, ...given });
const here = { zombies: { '02-B': 1 } };

describe('why an object cannot be used', () => {
  test('Z15-TURN-02: without an action left', () => {
    with_('energy-drink', {}, { actions: 0 }).refuses(0, use(), 'Z15-TURN-02');
    with_('first-aid-kit', { life: 1 }, { actions: 0 }).refuses(
      0,
      { type: 'heal', object: 0, hero: 'josh' },
      'Z15-TURN-02',
    );
    with_('first-aid-kit', { life: 1 }, { actions: 1 }).allows(0, { type: 'heal', object: 0, hero: 'josh' });
  });

  test('Z15-OBJ-02 Z15-UNC-01 Z15-HERO-02: whom a first-aid kit does not heal', () => {
    const laid = table(4, {
      heroes: [
        { hero: 'josh', at: '02-B', objects: ['first-aid-kit'] },
        { hero: 'severity', at: '02-B', life: 1 },
        { hero: 'will', at: '02-B', posture: 'unconscious' },
        { hero: 'snow', at: '03-B', life: 1 },
      ],
      zombies: {},
    });
    const heal = (hero: 'josh' | 'severity' | 'will' | 'snow') => ({ type: 'heal', object: 0, hero }) as const;
    laid.refuses(0, heal('josh'), 'Z15-OBJ-04');
    laid.refuses(0, heal('severity'), 'Z15-HERO-02');
    laid.refuses(0, heal('will'), 'Z15-UNC-01');
    laid.refuses(0, heal('snow'), 'Z15-TURN-03'); // not here: nobody thinks of it
    with_('cheeseburger').refuses(0, use(), 'Z15-OBJ-04');
    with_('cheeseburger', { hero: 'severity', life: 1 }).refuses(0, use(), 'Z15-HERO-02');
    with_('cheeseburger', { life: 2 }).allows(0, use());
  });

  test('Z15-TURN-03: of equal cards one is offered, of different ones each', () => {
    const both = (...objects: string[]) => table(4, { heroes: [{ at: '02-B', life: 1, objects }], zombies: {} });
    both('box-of-cakes', 'energy-drink').allows(0, use(0)).allows(0, use(1));
    both('energy-drink', 'energy-drink').allows(0, use(0)).forbids(0, use(1));
  });

  test('Z15-OBJ-03 Z15-EQUIP-03: what ammunition does not fill', () => {
    const reload = (weapon: number): Action => ({ type: 'reload', object: 0, weapon });
    with_('ammo', { weapons: ['axe:1', 'pistol'] })
      .refuses(0, reload(0), 'Z15-EQUIP-03')
      .refuses(0, reload(1), 'Z15-OBJ-04');
    with_('ammo', { weapons: ['pistol:3'] }).allows(0, reload(0));
    with_('ammo', { weapons: [], heavy: 'machine-gun' }).refuses(0, reload(2), 'Z15-OBJ-04');
  });

  test('Z15-SPEC-09 Z15-SPEC-10 Z15-SPEC-11: the defibrillator, dynamite and fireworks need their target', () => {
    const friend = (posture: string) => ({
      heroes: [
        { at: '02-B', objects: ['defibrillator'] },
        { hero: 'will', at: '02-B', posture },
      ],
    });
    const revive: Action = { type: 'revive', object: 0, hero: 'will' };
    table(4, { ...friend('down'), zombies: {} }).refuses(0, revive, 'Z15-SPEC-09');
    table(4, { ...friend('unconscious'), zombies: {} }).allows(0, revive);
    const throw_: Action = { type: 'dynamite', object: 0, tile: z('03-B') >> 1 };
    with_('dynamite', {}, here).refuses(0, throw_, 'Z15-OBJ-04');
    with_('dynamite', { at: '02-B:F' }, { zombies: { '03-B': 1 } }).refuses(0, throw_, 'Z15-SPEC-10');
    const lure = (count: number): Action => ({ type: 'fireworks', object: 0, tile: z('03-B') >> 1, count });
    with_('fireworks', {}, { zombies: { '02-B': 2 } })
      .allows(0, lure(1), lure(2))
      .forbids(0, lure(3));
    with_('fireworks', {}, { zombies: { '02-B': 9 } }).forbids(0, lure(4));
    with_('fireworks').refuses(0, lure(1), 'Z15-SPEC-11').refuses(0, lure(2), 'Z15-TURN-03');
    with_('fireworks', {}, { zombies: { '02-B': 3 } }).allows(0, lure(3));
    with_('fireworks', { at: '02-B:F' }, { zombies: { '02-B:F': 2 } }).refuses(0, lure(1), 'Z15-SPEC-11');
  });

  test('Z15-FIGHT-01: objects that kill need somebody to kill', () => {
    for (const card of ['dog', 'razor-blade', 'molotov', 'skateboard']) {
      with_(card).refuses(0, use(), 'Z15-FIGHT-01');
      with_(card, {}, here).allows(0, use());
    }
  });

  test('Z15-OBJ-04 Z15-SPEC-12 Z15-SPEC-18: the Cat, smoke, the charm and the meat', () => {
    with_('cat', {}, { cat: true }).refuses(0, use(), 'Z15-OBJ-04');
    table(4, { heroes: [{ objects: ['cat'] }], zombies: {} }, { track: 'none' }).refuses(0, use(), 'Z15-OBJ-04');
    with_('cat', {}, { elapsed: 839_000 }).allows(0, use());
    with_('smoke-bomb').refuses(0, use(), 'Z15-OBJ-04');
    with_('smoke-bomb', { at: '02-B:F' }, { zombies: { '02-B:F': 2 } }).refuses(0, use(), 'Z15-SPEC-12');
    with_('lucky-charm').play(0, use()).refuses(0, use(), 'Z15-OBJ-04');
    with_('spoiled-meat').refuses(0, use(), 'Z15-SPEC-18');
    with_('spoiled-meat', {}, { zombies: { '02-B': 2 } }).refuses(0, use(), 'Z15-SPEC-18');
    table(4, { heroes: [{ at: '02-B', objects: ['smoke-bomb', 'smoke-bomb'] }], zombies: { '02-B': 2 } })
      .play(0, use())
      .refuses(0, use(), 'Z15-OBJ-04');
  });

  test('Z15-EQUIP-05: what works by itself is nothing to use', () => {
    for (const card of ['improvised-shield', 'helmet', 'bin-lid', 'flashlight', 'explosive-ammo']) {
      const { m } = with_(card, {}, here);
      const asked = prompt(m, 0);
      expect(asked?.barred.some(({ action }) => action.type === 'use')).toBe(false);
      expect(asked?.options.some(({ type }) => type === 'use')).toBe(false);
    }
  });
});

describe('why a heavy thing stays where it is', () => {
  test('Z15-HEAVY-02 Z15-HEAVY-06 Z15-HEAVY-08 Z15-HERO-04: hands full, mounted, another’s, feared', () => {
    const laid = table(4, {
      heroes: [
        { at: '02-B', heavy: 'jerrycan' },
        { at: '02-B', heavy: 'radio' },
        { hero: 'will', at: '02-B', posture: 'unconscious' },
      ],
      heavies: [
        { object: 'jerrycan', at: '02-B' },
        { object: 'radio', at: '02-B' },
        { object: 'ammo-crate', at: '02-B' },
      ],
      zombies: {},
    });
    const take = (heavy: number): Action => ({ type: 'takeHeavy', heavy });
    laid.refuses(0, take(0), 'Z15-TURN-03'); // his own
    laid.refuses(0, take(1), 'Z15-HEAVY-08');
    laid.refuses(0, take(2), 'Z15-HEAVY-02');
    laid.refuses(0, { type: 'carry', hero: 'will' }, 'Z15-HEAVY-02');
    laid.play(0, { type: 'putDown' }).allows(0, take(0), take(2), { type: 'carry', hero: 'will' });
    const gun = (hero: string) => table(4, { heroes: [{ hero, at: '23-A:F' }], zombies: {} }, { scenario: 'S15' });
    gun('vance').refuses(0, take(0), 'Z15-HERO-04');
    gun('will').allows(0, take(0));
    table(4, { heroes: [{ at: '10-A:F' }], zombies: {} }, { scenario: 'S09' }).refuses(0, take(0), 'Z15-HEAVY-06');
  });

  test('Z15-UNC-04: who carries already, and who is carried by another', () => {
    const laid = table(4, {
      heroes: [
        { hero: 'josh', at: '02-B' },
        { hero: 'severity', at: '02-B', carries: 'will' },
        { hero: 'will', at: '02-B', posture: 'unconscious' },
        { hero: 'snow', at: '02-B', posture: 'unconscious' },
      ],
      zombies: {},
    });
    laid.refuses(0, { type: 'carry', hero: 'will' }, 'Z15-HEAVY-08');
    laid.allows(0, { type: 'carry', hero: 'snow' }).play(0, { type: 'carry', hero: 'snow' });
    laid.refuses(0, { type: 'carry', hero: 'snow' }, 'Z15-TURN-03');
  });

  test('Z15-HEAVY-01 Z15-TURN-02: without an action left', () => {
    const given = { heroes: [{ at: '02-B' }], heavies: [{ object: 'radio', at: '02-B' }], zombies: {} };
    table(4, { ...given, actions: 0 }).refuses(0, { type: 'takeHeavy', heavy: 0 }, 'Z15-TURN-02');
    table(4, { heroes: [{ heavy: 'radio' }], zombies: {}, actions: 0 }).refuses(0, { type: 'putDown' }, 'Z15-TURN-02');
  });

  test('Z15-HEAVY-03: hands full he takes no token and no item', () => {
    table(4, {
      heroes: [{ at: '02-B', heavy: 'radio' }],
      zombies: {},
      tokens: [{ token: 'bag-1', at: '02-B' }],
    }).refuses(0, { type: 'takeToken', token: 0 }, 'Z15-HEAVY-03');
    table(4, { heroes: [{ at: '14-A:F', heavy: 'radio' }], zombies: {} }, { scenario: 'S07' }).refuses(
      0,
      { type: 'takeItem', item: 0, instead: null },
      'Z15-HEAVY-03',
    );
  });

  test('Z15-HEAVY-07 Z15-S12-1: a crate fills nothing that is full, and scenario 12 spares it', () => {
    const given = {
      heroes: [
        { hero: 'josh', at: '02-B', heavy: 'ammo-crate', weapons: ['axe:1', 'pistol'] },
        { hero: 'will', at: '02-B', weapons: ['pistol:3'] },
        { hero: 'severity', at: '02-B', heavy: 'machine-gun' },
      ],
      heavies: [
        { object: 'machine-gun', at: '02-B', uses: 3 },
        { object: 'machine-gun', at: '02-B' },
      ],
      zombies: {},
    };
    const fill = (hero: 'josh' | 'will' | 'severity' | null, weapon: number | null, heavy: number | null): Action => ({
      type: 'useCrate',
      hero,
      weapon,
      heavy,
    });
    const laid = table(4, given);
    const borne = laid.m.state.heavies.find(({ bearer }) => bearer === 'severity');
    const lying = laid.m.state.heavies.find(({ object, bearer }) => object === 'machine-gun' && bearer === null);
    laid.refuses(0, fill('josh', 0, null), 'Z15-TURN-03'); // no firearm
    laid.refuses(0, fill('josh', 1, null), 'Z15-HEAVY-07');
    laid.allows(0, fill('will', 0, null));
    if (!borne || !lying) throw new Error('two guns');
    for (const [uses, isFull] of [
      [3, false],
      [4, true],
    ] as const) {
      borne.uses = uses;
      lying.uses = uses;
      for (const action of [fill('severity', 2, null), fill(null, null, lying.id)])
        if (isFull) laid.refuses(0, action, 'Z15-HEAVY-07');
        else laid.allows(0, action);
    }
    table(
      4,
      { heroes: [{ at: '13-A', heavy: 'ammo-crate', weapons: ['pistol:1'] }], zombies: {} },
      { scenario: 'S12' },
    ).refuses(0, fill('josh', 0, null), 'Z15-S12-1');
  });

  test('Z15-S09-4: who may not fire the mounted gun, and at what', () => {
    const k = on('S09');
    const at = (name: string): Action => ({ type: 'fireMounted', zone: k(name) });
    const gun = (hero: object, zombies: object = { '10-A': 3 }, rest: object = {}) =>
      table(4, { heroes: [{ at: '10-A:F', ...hero }], zombies, ...rest }, { scenario: 'S09' });
    gun({ hero: 'will' })
      .allows(0, at('10-A'))
      .refuses(0, at('10-A:F'), 'Z15-FIGHT-01')
      .refuses(0, at('02-A'), 'Z15-FIGHT-01');
    gun({ hero: 'will' }).refuses(0, at('30-B'), 'Z15-TURN-03');
    gun({ hero: 'vance' }).refuses(0, at('10-A'), 'Z15-HERO-04');
    gun({ hero: 'will', heavy: 'ammo-crate' }).refuses(0, at('10-A'), 'Z15-S09-4');
    gun(
      { hero: 'will' },
      { '10-A': 3 },
      { heavies: [{ object: 'machine-gun', at: '10-A:F', uses: 0, mounted: true }] },
    ).refuses(0, at('10-A'), 'Z15-EQUIP-02');
    gun({ hero: 'will', at: '10-A' }).forbids(0, { type: 'fireMounted' });
  });

  test('Z15-S13-1: the call needs the radio on the ground there, and nobody who disturbs', () => {
    const CALL: Action = { type: 'call' };
    const at = (given: object) => table(4, { heroes: [{ at: '10-A:F' }], zombies: {}, ...given }, { scenario: 'S13' });
    const radio = { heavies: [{ object: 'radio', at: '10-A:F' }] };
    at(radio).allows(0, CALL);
    at({}).refuses(0, CALL, 'Z15-S13-1');
    at({ ...radio, zombies: { '10-A:F': 1 } }).refuses(0, CALL, 'Z15-S13-1');
    at({ heroes: [{ at: '10-A:F', heavy: 'radio' }] }).refuses(0, CALL, 'Z15-S13-1');
    at({ ...radio, called: true }).refuses(0, CALL, 'Z15-TURN-03');
    at({ ...radio, heroes: [{ at: '10-A' }] }).refuses(0, CALL, 'Z15-TURN-03');
  });
});

test('Z15-HERO-01: when Josh cannot rest', () => {
  const josh = (rest: object, given: object = {}) =>
    table(4, { heroes: [{ hero: 'josh', at: '02-B', ...rest }], zombies: {}, ...given });
  const REST: Action = { type: 'rest' };
  josh({ life: 3 }).refuses(0, REST, 'Z15-HERO-01');
  josh({ life: 2 }).allows(0, REST);
  josh({ life: 2 }, here).refuses(0, REST, 'Z15-HERO-01');
  josh({ life: 1 }).play(0, REST).refuses(0, REST, 'Z15-HERO-01');
  josh({ life: 1 }, { actions: 0 }).refuses(0, REST, 'Z15-TURN-02');
  table(4, { heroes: [{ hero: 'will', at: '02-B', life: 1 }], zombies: {} }).refuses(0, REST, 'Z15-TURN-03');
  josh({ life: 1, weapons: ['axe'] }, here)
    .play(0, fire())
    .allows(0, REST, go(z('03-B')));
});
