import { expect, test } from 'vitest';
import { guess as imagine } from '../../../engine/match.ts';
import { seedRng } from '../../../engine/rng.ts';
import { isEvent } from '../content/cards.ts';
import { MISSIONS, type MissionId, missions } from '../content/missions.ts';
import { couldBe } from '../guess.ts';
import { table } from './table.ts';

// What may be thought of the missions of others: all that happened in the open, and nothing else (SM-HID-01).

interface Shown {
  progress?: object;
  rhino?: object;
  characters?: object;
}

const possible = ({ progress = {}, rhino = {}, characters = {} }: Shown): MissionId[] => {
  const { m } = table(3, {
    players: [{}, {}, { mission: null, progress }],
    figures: { rhino: { at: '4,3', ...rhino } },
    characters,
  });
  const p = m.state.players[2];
  return p ? MISSIONS.filter(mission => couldBe(m, p, mission)) : [];
};

const kinds = (found: readonly MissionId[]): string[] => [...new Set(found.map(one => missions[one].goal.kind))];

test('SM-HID-01: nothing has happened, and all is possible', () => {
  expect(possible({})).toEqual([...MISSIONS]);
});

test('SM-HID-01 SM-COMBAT-09: who has damaged a building has a mission that names it', () => {
  const names = (damage: number, rhino: object = {}) => possible({ progress: { place: 'lab', damage }, rhino });
  const both = MISSIONS.filter(one => {
    const { goal } = missions[one];
    return goal.kind === 'damage' && goal.place === 'lab';
  });
  expect(both.length).toBeGreaterThan(1);
  expect(names(1)).toEqual(both);
  // With the damage done only the way home can be left.
  const heist = both.filter(one => {
    const { goal } = missions[one];
    return goal.kind === 'damage' && goal.home;
  });
  expect(names(9)).toEqual(heist);
  expect(names(9, { at: 'hq-rhino' })).toEqual([]);
  expect(names(9, { at: 'hq-rhino', ko: true, wounds: 6 })).toEqual(heist);
  for (const one of both) {
    const { goal } = missions[one];
    if (goal.kind !== 'damage') continue;
    expect(names(goal.points - 1)).toContain(one);
    expect(names(goal.points).includes(one)).toBe(goal.home);
  }
});

test('SM-HID-01 SM-MISS-13: an HQ that was damaged tells whose', () => {
  expect(possible({ progress: { place: 'hq-electro', damage: 3 } })).toEqual(['hq-villain-a', 'hq-villain-b']);
  expect(possible({ progress: { place: 'hq-spider-man', damage: 3 } })).toEqual(['hq-spider-man']);
  expect(possible({ progress: { place: 'hq-electro', damage: 4 } })).toEqual([]);
});

test('SM-HID-01 SM-MISS-14: who has planted is on that tour, and not at its end', () => {
  expect(possible({ progress: { planted: ['townhall'] } })).toEqual(['tour-a']);
  expect(possible({ progress: { planted: ['university', 'tv-studio'] } })).toEqual(['tour-b']);
  expect(possible({ progress: { planted: ['townhall', 'university'] } })).toEqual([]);
  expect(possible({ progress: { planted: ['townhall', 'hospital', 'powerplant'] } })).toEqual([]);
});

test('SM-HID-01 SM-MISS-08: with the prisoner at home the kidnapping would be done', () => {
  const held = { characters: { 'aunt-may': 'rhino' } };
  expect(possible({ ...held, rhino: { at: 'hq-rhino' } })).not.toContain('kidnap-aunt-may');
  expect(possible({ ...held, rhino: { at: 'hq-rhino' } })).toContain('kidnap-mary-jane');
  expect(possible(held)).toContain('kidnap-aunt-may');
  expect(possible({ ...held, rhino: { at: 'hq-rhino', ko: true, wounds: 6 } })).toContain('kidnap-aunt-may');
  expect(possible({ rhino: { at: 'hq-rhino' } })).toContain('kidnap-aunt-may');
  expect(possible({ characters: { 'aunt-may': 'spider-man' }, rhino: { at: 'hq-rhino' } })).toContain(
    'kidnap-aunt-may',
  );
});

test('SM-HID-01 SM-MISS-09 SM-MISS-10: counts that would have been enough rule a mission out', () => {
  expect(possible({ progress: { cars: 1 } })).toContain('cops-2');
  expect(possible({ progress: { cars: 2 } })).not.toContain('cops-2');
  expect(
    kinds(possible({ progress: { cars: 9, station: true, wounds: 9, spiderManKo: true, rivalKo: true } })),
  ).toEqual(['damage', 'kidnap', 'hq', 'tour']);
});

test('SM-HID-01 SM-HID-02: a guess keeps what the seat sees and deals the rest anew', () => {
  const { m } = table(4, {
    active: 2,
    players: [
      { hand: ['dodge', 'subway'] },
      {},
      { hand: ['tracer'], mission: 'sab-lab', tracer: true },
      { hand: ['surprise', 'henchmen', 'dodge'], mission: 'sab-docks' },
    ],
    figures: { rhino: { at: '1,3' } },
    momentum: { squares: 4, flown: false, nextToOpponent: false, nextToObjective: true },
  });
  const seen = new Set<string>();
  for (let i = 0; i < 40; i++) {
    const spider = imagine(m, 0, seedRng(`guess ${i}`));
    const [own, , rhino, electro] = spider.state.players;
    expect(own?.hand).toEqual(['dodge', 'subway']);
    expect(rhino?.mission).toBe('sab-lab');
    expect([rhino?.hand.length, electro?.hand.length]).toEqual([1, 3]);
    expect(electro?.hand.some(isEvent)).toBe(false);
    expect(spider.state.bonusDeck.length).toBe(m.state.bonusDeck.length);
    expect(m.game.view(spider, 0)).toEqual(m.game.view(m, 0));
    seen.add(`${electro?.mission}`);
    // Whoever cannot see the mission cannot know what the run led to either.
    const police = imagine(m, 1, seedRng(`guess ${i}`));
    const mover = police.state.players[2];
    const turn = police.stack.find(f => f.flow === 'turn');
    const isNear = mover?.mission?.endsWith('-lab') ?? false;
    if (turn?.flow === 'turn' && mover?.mission && missions[mover.mission].goal.kind === 'damage')
      expect(turn.momentum?.nextToObjective).toBe(isNear);
    expect(imagine(m, 2, seedRng(`guess ${i}`)).stack).toEqual(m.stack);
  }
  expect(seen.size).toBeGreaterThan(8);
});

test('SM-HID-04: a mission thrown away face down may be any of those that nobody sees', () => {
  const { m } = table(4, { players: [{}, {}, { mission: 'sab-lab' }, { mission: 'sab-docks' }] });
  m.state.missionDiscard = [
    { mission: 'cops-2', open: false },
    { mission: 'rival', open: true },
  ];
  m.state.missionDeck = m.state.missionDeck.filter(one => one !== 'cops-2' && one !== 'rival');
  const thrown = new Set<string>();
  for (let i = 0; i < 20; i++) {
    const { state } = imagine(m, 1, seedRng(`thrown ${i}`));
    expect(state.missionDiscard.map(({ open }) => open)).toEqual([false, true]);
    expect(state.missionDiscard[1]?.mission).toBe('rival');
    thrown.add(state.missionDiscard[0]?.mission ?? '');
    const all = [...state.missionDeck, ...state.missionDiscard.map(({ mission }) => mission)];
    for (const p of state.players) if (p.mission) all.push(p.mission);
    expect(all.sort()).toEqual([...MISSIONS].sort());
  }
  expect(thrown.size).toBeGreaterThan(4);
});
