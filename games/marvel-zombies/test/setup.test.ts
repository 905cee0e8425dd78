import { describe, expect, test } from 'vitest';
import { play, start } from '../../../engine/match.ts';
import { type Scene, complete } from '../../../engine/testing/scene.ts';
import { missions } from '../content/missions.ts';
import { BYSTANDERS } from '../content/bystanders.ts';
import { game } from '../rules/game.ts';
import type { MarvelZombies, Options } from '../spec.ts';
import { table, tableOf } from './table.ts';
import { type HeroId, MISSIONS, type MissionId, SPLITS } from '../ids.ts';
import { ui } from '../ui/index.tsx';

const TEAM: readonly HeroId[] = ['spider-man', 'hulk', 'vision', 'wasp'];

/** The first question of a mission, the team picked in this order by the seats that are asked. */
function picked(mission: MissionId, seats = 1, options: Partial<Options> = {}): Scene<MarvelZombies> {
  const scene = tableOf(mission, seats, { setup: true }, options);
  return TEAM.reduce((one, hero) => one.play(asked(one), { type: 'pickHero', hero }), scene);
}

const asked = ({ m }: Scene<MarvelZombies>): number => m.content.split.findIndex((_, seat) => isAsked(m, seat));
const isAsked = (m: Scene<MarvelZombies>['m'], seat: number): boolean => game.view(m, seat).picking === seat;

test('MZ-CASE-02, MZ-SETUP-02..05, MZ-SETUP-07..09, MZ-M0-02, MZ-VAR-01: M0, alone', () => {
  picked('M0').check((state, m) => {
    expect(state.heroes.map(hero => hero.id)).toEqual(['spider-man', 'hulk', 'vision', 'wasp']);
    const at = (zone: number) => m.content.board.ids[zone];
    for (const hero of state.heroes)
      expect([at(hero.zone), hero.health, hero.xp, hero.traits, hero.bystander]).toEqual(['2V.21', 5, 0, [], null]);
    expect(new Set(state.cards.map(card => at(card.zone)))).toEqual(new Set(['2V.12', '4V.02']));
    expect(state.bystanderDeck).toHaveLength(BYSTANDERS.length - 2);
    expect(state.zombies.map(zombie => at(zombie.zone))).toEqual(['4V.10']);
    expect(state.zombieDeck).toHaveLength(3);
    expect(state.open).toBe(0);
    expect(state.points.map(point => at(point.zone))).toEqual(['4V.12', '2V.00']);
    expect([...state.walker, ...state.brute, ...state.runner].every(count => count === 0)).toBe(true);
    expect([state.spawnDeck.length, state.traitDeck.length]).toEqual([30, 30]);
  });
});

test('MZ-SETUP-07: Power starts at 0 and rises to 1 when the first round begins', () => {
  const scene = picked('M0');
  const gains = scene.events('powerGained').filter(event => event.why === 'phase');
  expect(gains).toHaveLength(4);
  for (const gain of gains) expect(gain).toMatchObject({ amount: 1, power: 1 });
});

test('MZ-SETUP-10: nothing spawns before the first round, except in M0 and M6', () => {
  for (const mission of MISSIONS) {
    const scene = tableOf(mission, 1, { setup: true });
    for (const hero of TEAM) scene.play(0, { type: 'pickHero', hero });
    const spawned = scene.events('enemiesSpawned').length + scene.events('spawnCardDrawn').length;
    expect(spawned > 0, mission).toBe(mission === 'M0' || mission === 'M6');
  }
});

describe('MZ-SETUP-06, MZ-SETUP-11, MZ-SEAT-01: four heroes are shared, one pick each time round', () => {
  const order = (seats: number, options: Partial<Options> = {}): number[] =>
    picked('M0', seats, options)
      .events('heroPicked')
      .map(event => event.seat);
  test('the usual splits', () => {
    expect(order(1)).toEqual([0, 0, 0, 0]);
    expect(order(2)).toEqual([0, 1, 0, 1]);
    expect(order(3)).toEqual([0, 1, 2, 0]);
    expect(order(4)).toEqual([0, 1, 2, 3]);
  });
  test('other splits', () => {
    expect(order(2, { split: '3-1' })).toEqual([0, 1, 0, 0]);
    expect(order(3, { split: '1-1-2' })).toEqual([0, 1, 2, 2]);
    expect(order(4, { split: '3-1' })).toEqual([0, 1, 2, 3]); // not for four seats
  });
  test('a hero is picked once, and two stay out', () => {
    tableOf('M0', 2, { setup: true })
      .play(0, { type: 'pickHero', hero: 'hulk' })
      .asks('mission/pick', 1)
      .forbids(1, { type: 'pickHero', hero: 'hulk' })
      .play(1, { type: 'pickHero', hero: 'wasp' })
      .check((_, m) =>
        expect(game.view(m, 0).free).toEqual(['spider-man', 'vision', 'black-panther', 'winter-soldier']),
      );
  });
  test('the colour of the base follows the order of picking', () => {
    picked('M0', 2).check((_, m) => {
      const colours = game.view(m, null).heroes.map(hero => [hero.id, hero.seat, hero.colour]);
      expect(colours).toEqual([
        ['spider-man', 0, 0],
        ['vision', 0, 2],
        ['hulk', 1, 1],
        ['wasp', 1, 3],
      ]);
    });
  });
});

test('MZ-SETUP-03: every door is closed, except the two that M5 opens', () => {
  for (const mission of MISSIONS)
    table(mission, { setup: true }).check((_, m) => {
      const open = m.content.board.doors.filter((_door, i) => m.state.open & (1 << i)).length;
      expect(open, mission).toBe(mission === 'M5' ? 2 : 0);
    });
});

test('MZ-SETUP-04, MZ-MAP-11: a random Bystander lies face down in each marked zone, and no closed room is revealed', () => {
  const laid = new Set<string>();
  for (let i = 0; i < 40; i++) {
    const m = start(game, complete(game, { scenario: 'M8', seats: 1 }), `bystanders ${i}`);
    expect(m.state.cards).toHaveLength(4);
    for (const { id, zone } of m.state.cards) {
      expect(m.content.board.hasBystander[zone]).toBe(true);
      laid.add(`${id} ${zone}`);
    }
    expect(m.state.bystanderDeck).toHaveLength(BYSTANDERS.length - 4);
    expect(m.content.board.ids.filter((_, zone) => m.state.revealed[zone])).toEqual(['3R.02']);
  }
  expect(laid.size).toBe(4 * BYSTANDERS.length); // anybody anywhere
});

test('MZ-M1-02: Pepper Potts is always among the cards of M1', () => {
  for (let i = 0; i < 20; i++) {
    const m = start(game, complete(game, { scenario: 'M1', seats: 1 }), `pepper ${i}`);
    expect(m.state.cards.map(card => card.id)).toContain('pepper-potts');
    expect(m.state.bystanderDeck).toHaveLength(BYSTANDERS.length - 4);
  }
});

test('MZ-CASE-03, MZ-M4-02, MZ-M4-05, MZ-SETUP-08: M4, the lone hero and the carriers', () => {
  const scene = tableOf('M4', 2, { setup: true }).picks(2);
  const seats = [0, 1, 0, 1] as const;
  TEAM.forEach((hero, i) => scene.play(seats[i] as number, { type: 'pickHero', hero }));
  scene
    .asks('mission/carry', 0)
    .offers(
      0,
      { type: 'carry', hero: 'spider-man' },
      { type: 'carry', hero: 'vision' },
      { type: 'carry', hero: 'wasp' },
    )
    .play(0, { type: 'carry', hero: 'vision' })
    .offers(0, { type: 'carry', hero: 'spider-man' }, { type: 'carry', hero: 'wasp' })
    .play(0, { type: 'carry', hero: 'wasp' })
    .shows({
      heroes: {
        hulk: { zone: '3V.11' },
        'spider-man': { zone: '4R.00' },
        vision: { zone: '4R.00', bystander: 'pepper-potts', power: 2 }, // 0, then the first round
        wasp: { zone: '4R.00', bystander: 'j-jonah-jameson', power: 1 },
      },
    })
    .check((state, m) => {
      expect(state.bystanderDeck).toHaveLength(BYSTANDERS.length - 4);
      expect(new Set(state.cards.map(card => m.content.board.ids[card.zone]))).toEqual(new Set(['1V.22', '3V.20']));
      for (const room of ['2R.20', '4R.00', '4R.01', '4R.02'])
        expect(state.revealed[m.content.board.zoneOf[room] as number]).toBe(true);
    });
});

test('MZ-M4-02: the lone hero is random', () => {
  const lone = new Set<string>();
  for (let i = 0; i < 30; i++) {
    const m = start(game, complete(game, { scenario: 'M4', seats: 1 }), `lone ${i}`);
    for (const hero of TEAM) expect(play(m, 0, { type: 'pickHero', hero })).toBeNull();
    const out = m.state.heroes.filter(hero => m.content.board.ids[hero.zone] === '3V.11');
    expect(out).toHaveLength(1);
    lone.add(out[0]?.id ?? '');
  }
  expect(lone.size).toBe(4);
});

test('MZ-CASE-04, MZ-M6-02, MZ-M6-03, MZ-M6-07: M6, zombies behind closed doors', () => {
  picked('M6').check((state, m) => {
    expect(state.spawnDeck.length + state.spawnDiscard.length).toBe(28);
    expect(state.spawnDiscard).toHaveLength(9);
    expect(m.content.board.hasSpawn.filter(Boolean)).toHaveLength(9);
    expect(state.open).toBe(0);
    expect(state.cards).toEqual([]);
    expect(game.view(m, 0).civilians).toEqual(['4V.10', '1V.10']);
    expect(state.points.map(point => point.active)).toEqual([true, true, true]);
    expect(m.content.board.isRoom.every((room, zone) => !room || state.revealed[zone])).toBe(true);
    state.walker.forEach((count, zone) => {
      if (count > 0) expect(m.content.board.hasSpawn[zone]).toBe(true);
    });
  });
});

test('MZ-M3-02, MZ-M5-02, MZ-M7-01: coloured Objectives are shuffled face down among the red ones', () => {
  for (const mission of ['M3', 'M5', 'M6', 'M7'] as const) {
    const first = new Set<string>();
    for (let i = 0; i < 30; i++) {
      const { state } = start(game, complete(game, { scenario: mission, seats: 1 }), `${mission} ${i}`);
      expect(state.objectives.map(one => one.colour).toSorted()).toEqual(['blue', 'green', 'red', 'red']);
      expect(state.objectives.every(one => one.faceDown)).toBe(true);
      first.add(state.objectives[0]?.colour ?? '');
    }
    expect(first.size).toBe(3);
  }
});

test('MZ-M5-02: the looted building is open and revealed, Happy Hogan stands where he hides', () => {
  picked('M5').check((state, m) => {
    expect(state.figures).toEqual([{ id: 'happy-hogan', zone: m.content.board.zoneOf['3R.21'] }]);
    expect(state.cards.map(card => m.content.board.ids[card.zone])).toEqual(['4V.02']);
    for (const room of missions.M5.revealed) expect(state.revealed[m.content.board.zoneOf[room] as number]).toBe(true);
    expect(state.bystanderDeck).toHaveLength(BYSTANDERS.length - 2);
  });
});

describe('MZ-CASE-05, MZ-HID-01, MZ-HID-02, MZ-TRAIT-07: nobody sees the decks', () => {
  const scene = tableOf('M3', 3, {
    turn: 'hulk',
    heroes: { hulk: { traits: ['focus'], power: 2 } },
    cards: { '4R.02': 'wong' },
  });
  test('all seats see the same', () => {
    const views = [0, 1, 2, null].map(seat => game.view(scene.m, seat));
    for (const view of views) expect(view).toEqual(views[0]);
  });
  test('no order, no face, no colour that is hidden', () => {
    const view = game.view(scene.m, 0);
    expect(view.objectives.map(one => one.colour)).toEqual([null, null, null, null]);
    expect(view.decks).toEqual({ spawn: 30, trait: 29, bystander: BYSTANDERS.length - 1, zombieHero: 4 });
    expect(JSON.stringify(view)).not.toContain('wong');
    expect(view.zones.filter(zone => zone.card).map(zone => zone.id)).toEqual(['4R.02']);
  });
  test('Traits, Power and the reserve lie open', () => {
    const view = game.view(scene.m, 2);
    expect(view.heroes.find(hero => hero.id === 'hulk')).toMatchObject({ traits: ['focus'], power: 2 });
    expect(view.reserve).toEqual({ walker: 30, brute: 10, runner: 10 });
  });
});

test('MZ-SETUP-06: the form of a new table offers the splits that share the heroes among its seats', () => {
  for (const seats of [1, 2, 3, 4])
    for (const split of SPLITS) {
      const shared = tableOf('M1', seats, { setup: true }, { split }).m.content.split;
      const isRead = split === 'even' || shared.join('-') === split;
      expect(ui.isOption?.('split', split, seats, 'M1'), `${seats} ${split}`).toBe(isRead);
    }
});
