import { describe, expect, test } from 'vitest';
import { start } from '../../../engine/match.ts';
import { deciders, due, options } from '../../../engine/queries.ts';
import { keep, record, toReplay } from '../../../engine/recording.ts';
import { enter, replay, verify } from '../../../engine/replay.ts';
import { save } from '../../../engine/save.ts';
import { complete } from '../../../engine/testing/scene.ts';
import type { Input } from '../../../engine/types.ts';
import { TRACKS, timetables } from '../content/tracks.ts';
import { game } from '../rules/game.ts';
import type { Action, Zombie15 } from '../spec.ts';
import { END, MINUTE, PASS, QUICK, REST, fire, go, on, table } from './table.ts';

const z = on('S03');
const answer = (at: number, seat: number, action: Action): Input<Zombie15> => ({ type: 'answer', at, seat, action });
const tick = (at: number): Input<Zombie15> => ({ type: 'tick', at });
const pause = (at: number): Input<Zombie15> => ({ type: 'host', at, entry: { type: 'pause' } });
const resume = (at: number): Input<Zombie15> => ({ type: 'host', at, entry: { type: 'resume' } });

test('Z15-CASE-04 Z15-TIME-01 Z15-TIME-02 Z15-TIME-03 Z15-RULING-02: the timetables', () => {
  const times = (track: (typeof TRACKS)[number], kind: string) =>
    timetables[track].filter(cue => cue.kind === kind).map(cue => cue.at);
  expect(times('none', 'scream')).toEqual([]);
  expect(times('growl60', 'scream')).toEqual(Array.from({ length: 14 }, (_, i) => (i + 1) * 60_000));
  expect(times('growl40', 'scream')).toEqual(Array.from({ length: 21 }, (_, i) => (i + 1) * 40_000));
  for (const track of TRACKS.filter(id => id !== 'calm')) {
    expect(times(track, 'siren')).toEqual([0, 420_000, 600_000, 840_000]);
    expect(times(track, 'end')).toEqual([900_000]);
  }
});

test('Z15-TIME-01: a track lasts 15:00, then everything is lost', () => {
  table(4, { elapsed: 840_000 }).after(59_999).asks('turn/act', 0).after(1).ends('time');
});

test('a match that is over says when it ended: nothing is left of a lost track, and no clock stands at its beginning', () => {
  const laid = table(4, { elapsed: 840_000 }).after(59_999);
  const ended = () => laid.m.game.view(laid.m, null).clock.ended;
  expect(ended()).toBeNull();
  laid.after(1).ends('time');
  expect(ended()).toBe(900_000);
});

test('Z15-TIME-03: a siren changes nothing where no rule is tied to it', () => {
  const laid = table(4, { elapsed: 419_000 }, { track: 'none' });
  const before = { ...laid.m.state, cues: 0 };
  laid.after(1_000).check(s => expect({ ...s, cues: 0 }).toEqual(before));
  expect(laid.events('siren')).toEqual([{ type: 'siren', number: 1, minutes: 7 }]);
});

test('Z15-TIME-04 Z15-TIME-06: the clock enters as inputs with their scheduled time, and a replay is exact', () => {
  const kept = record(game, complete(game, { scenario: 'S02', seats: 4 }), 'clock', 'salt');
  const say = (at: number, action?: Action) => {
    const m = kept.match;
    for (let next = due(m); next !== null && next <= at; next = due(m)) expect(keep(kept, tick(next))).toBeNull();
    if (m.outcome) return;
    const seat = deciders(m)[0] ?? 0;
    expect(keep(kept, answer(at, seat, action ?? (options(m, seat)[0] as Action)))).toBeNull();
  };
  for (let i = 0; i < 5; i++) say(0);
  expect(keep(kept, tick(59_999))).toMatchObject({ code: 'clock' });
  // the server is two seconds late: the tick carries the time it was due all the same
  for (let at = 62_000; !kept.match.outcome && at < 1_000_000; at += 7_000) say(at);
  expect(kept.match.outcome).not.toBeNull();
  expect(
    kept.inputs
      .filter(input => input.type === 'tick')
      .map(input => input.at)
      .slice(0, 3),
  ).toEqual([60_000, 120_000, 180_000]);
  const file = JSON.parse(JSON.stringify(toReplay(kept)));
  expect(verify(game, file)).toBeNull();
  expect(save(replay(game, file))).toBe(save(kept.match));
});

test('Z15-TIME-05: siren before scream at one time, and both before an answer of that time', () => {
  const { m } = table(4, { elapsed: 839_000, zombies: {} });
  const heard: string[] = [];
  m.hear = event => heard.push(event.type);
  expect(enter(m, answer(840_000, 0, END))).toMatchObject({ code: 'clock' });
  expect(enter(m, tick(840_000))).toBeNull();
  expect(heard[0]).toBe('siren');
  expect(enter(m, tick(840_000))).toBeNull();
  expect(heard[1]).toBe('scream');
  expect(enter(m, answer(840_000, 0, END))).toBeNull();
  expect(enter(m, answer(839_999, 0, PASS))).toMatchObject({ code: 'clock' });
});

test('Z15-CASE-05 Z15-TIME-05: a PASS at the very moment of a scream comes after it', () => {
  const { m } = table(4, {
    step: 'waiting',
    elapsed: 119_000,
    heroes: [{ at: '02-B', weapons: ['pistol'] }],
    zombies: { '02-B': 1 },
    deck: ['z2-A'],
  });
  expect(enter(m, answer(120_000, 0, PASS))).toMatchObject({ code: 'clock' });
  expect(enter(m, tick(120_000))).toBeNull();
  expect(m.state.heroes[0]).toMatchObject({ posture: 'down', life: 2 });
  expect(m.state.zombies[z('02-B')]).toBe(3);
  expect(enter(m, answer(120_000, 0, PASS))).toBeNull();
  expect(deciders(m)).toEqual([1]);
});

test('Z15-TIME-07: the three steps of a turn, as the view tells them', () => {
  const laid = table(4, { heroes: [{ at: '01-B:F' }], zombies: {} });
  const step = () => laid.m.game.view(laid.m, null).step;
  expect(step()).toBe('actions');
  laid.play(0, QUICK);
  expect(step()).toBe('inProgress');
  laid.play(0, REST);
  expect(step()).toBe('actions');
  laid.play(0, END);
  expect(step()).toBe('waiting');
});

test('Z15-CASE-06 Z15-TIME-08 Z15-SCREAM-02: a scream while he may act', () => {
  table(4, { heroes: [{ at: '01-B:F' }], actions: 3, zombies: {}, deck: ['z3-A'] })
    .after(MINUTE)
    .shows({ zombies: { '01-B:R': 3 }, actions: 3 })
    .asks('turn/act', 0)
    .allows(0, go(z('01-B')));
});

test('Z15-CASE-07 Z15-TIME-09: a scream in the middle of a search', () => {
  table(4, {
    heroes: [{ at: '01-B:F', weapons: [] }],
    zombies: {},
    search: ['pistol', 'zombie-1', 'machete'],
    deck: ['z2-A'],
  })
    .play(0, QUICK)
    .asks('quickSearch/keep', 0)
    .after(MINUTE)
    .shows({ zombies: { '01-B:R': 2, '01-B:F': 1 } })
    .asks('quickSearch/keep', 0)
    .play(0, { type: 'keep', card: 'pistol', instead: null })
    .play(0, REST)
    .asks('turn/act', 0)
    .shows({ zombies: { '01-B:R': 2, '01-B:F': 1 }, heroes: [{ weapons: ['pistol:4'] }, {}, {}, {}] });
});

test('Z15-TIME-09: the event of a scream waits until the action is complete, several in order', () => {
  const laid = table(
    4,
    {
      heroes: [{ at: '01-B:F', objects: ['ammo', 'ammo'] }],
      zombies: {},
      deck: ['z1-B-sneak', 'z1-C-terror'],
      search: ['axe', 'axe', 'axe'],
    },
    { scenario: 'S12' },
  )
    .play(0, QUICK)
    .after(80_000)
    .asks('quickSearch/keep', 0)
    .check(s => expect(s.queue).toEqual(['sneak', 'terror']))
    .shows({ heroes: [{ at: '01-B:F', life: 3 }, {}, {}, {}] })
    .play(0, REST);
  laid.asks('turn/act', 0).shows({ heroes: [{ at: '01-B:R', life: 2 }, {}, {}, {}] });
  expect(laid.events('eventStarted').map(({ event }) => event)).toEqual(['sneak', 'terror']);
});

test('Z15-CASE-08 Z15-TIME-10 Z15-ATTACK-07 Z15-RULING-01: a scream between the attack and the pass', () => {
  table(4, { heroes: [{ at: '02-B', weapons: ['baseball-bat'] }], zombies: { '02-B': 3 }, deck: ['z1-A'] })
    .play(0, END)
    .asks('turn/pass', 0)
    .shows({ heroes: [{ life: 3, posture: 'standing' }, {}, {}, {}] })
    .after(MINUTE)
    .asks('turn/pass', 0)
    .shows({ heroes: [{ life: 2, posture: 'down' }, {}, {}, {}], zombies: { '02-B:R': 4 } })
    .play(0, PASS)
    .asks('turn/act', 1);
});

test('Z15-CASE-09 Z15-ATTACK-07 Z15-RULING-03: whoever has failed the attack of a turn does not fail it twice', () => {
  table(
    4,
    { heroes: [{ at: '18-B', weapons: ['baseball-bat'] }], zombies: { '18-B': 5 }, deck: ['z4-A'] },
    { scenario: 'S04' },
  )
    .play(0, END)
    .shows({ heroes: [{ life: 2, posture: 'down' }, {}, {}, {}] })
    .after(MINUTE)
    .shows({ heroes: [{ life: 2, posture: 'down' }, {}, {}, {}], zombies: { '18-B:R': 9 } });
});

test('Z15-TIME-11 Z15-ATTACK-08: the attack is one step: nothing is asked between the end of the actions and its result', () => {
  const laid = table(4, { heroes: [{ at: '02-B' }], zombies: { '02-B': 5 } }).play(0, END);
  laid.hears(0, { type: 'zombieAttack', zombies: 5, held: false }, { type: 'fell' }, { type: 'hurt', life: 2 });
  laid.asks('turn/pass', 0);
});

test('Z15-CASE-10 Z15-TIME-12 Z15-PASS-03: a scream after the pass concerns the new hero', () => {
  table(4, { heroes: [{ at: '02-B' }, { at: '04-B' }], zombies: {}, deck: ['z2-A'] })
    .play(0, END)
    .play(0, PASS)
    .after(MINUTE)
    .shows({ zombies: { '04-B:R': 2 } });
});

test('Z15-TIME-13: ending the actions and passing are two answers', () => {
  table(4, { zombies: {} }).forbids(0, PASS).play(0, END).offers(0, PASS);
});

test('Z15-CASE-11 Z15-TIME-14: the end of the track before the last move', () => {
  const { m } = table(4, {
    elapsed: 899_000,
    heroes: [{ at: '20-B' }, { at: '07-A' }, { at: '07-A' }, { at: '07-A' }],
    actions: 2,
    zombies: {},
  });
  expect(enter(m, tick(900_000))).toBeNull();
  expect(m.outcome).toMatchObject({ reason: 'time', scores: [0, 0, 0, 0] });
  expect(enter(m, answer(900_000, 0, go(z('07-A'))))).toMatchObject({ code: 'over' });
});

test('Z15-TIME-14 Z15-EVENT-06: an open question is dropped at the end', () => {
  table(4, { elapsed: 895_000, heroes: [{ at: '01-B:F' }], zombies: {} })
    .play(0, QUICK)
    .asks('quickSearch/keep', 0)
    .after(5_000)
    .ends('time');
});

describe('Z15-TIME-16: the pause', () => {
  test('Z15-TIME-16 Z15-VAR-04: is there for one player, and the result is marked', () => {
    const { m } = table(1, { zombies: {} });
    expect(enter(m, pause(10_000))).toBeNull();
    expect(due(m)).toBeNull();
    expect(enter(m, resume(10_000))).toBeNull();
    expect(due(m)).toBe(60_000);
    expect(m.state.paused).toBe(true);
    expect(game.concede?.(m, 0).carry?.deeds[0]?.paused).toBe(true);
  });

  test('Z15-TIME-16: is there for one person among bots', () => {
    const { m } = table(4, {});
    expect(enter(m, { type: 'host', at: 1, entry: { type: 'pause', alone: true } })).toBeNull();
    expect(m.paused).toBe(true);
  });

  test('Z15-TIME-16: is there at one screen, not for seats elsewhere', () => {
    expect(enter(table(2, {}, { sameScreen: true }).m, pause(1))).toBeNull();
    expect(enter(table(2, {}).m, pause(1))).toMatchObject({ code: 'not-possible', values: { why: 'not-alone' } });
  });
});

test('Z15-TIME-22: time in which nobody serves the table is a pause on record, and the clock goes on where it stood', () => {
  const setup = complete(game, { scenario: 'S03', seats: 4 });
  const recording = record(game, setup, 'outage');
  const { match: m } = recording;
  const away = (at: number, ms: number): Input<Zombie15> => ({ type: 'host', at, entry: { type: 'away', ms } });
  while (m.state.startedAt === null) {
    const seat = deciders(m)[0] ?? 0;
    expect(keep(recording, answer(m.clock, seat, options(m, seat)[0] as Action))).toBeNull();
  }
  expect(keep(recording, away(59_000, 86_400_000))).toBeNull();
  expect([m.clock, due(m), m.paused]).toEqual([59_000, MINUTE, false]);
  expect(keep(recording, away(MINUTE, 1)), 'not past a scream that is due').toMatchObject({ code: 'clock' });
  expect(keep(recording, tick(MINUTE))).toBeNull();
  expect(due(m), 'one scream for the day, not one for each minute').toBe(2 * MINUTE);
  expect(m.state.paused, 'nobody chose it').toBe(false);
  expect(keep(recording, { type: 'host', at: MINUTE, entry: { type: 'concede', seat: 0 } })).toBeNull();
  const kept = toReplay(recording);
  expect(verify(game, kept)).toBeNull();
  expect(save(replay(game, kept))).toBe(save(m));
});

test('Z15-TIME-17: who takes over a seat is on record, and the clock runs on', () => {
  const { m } = table(4, { zombies: {} });
  expect(enter(m, { type: 'host', at: 5_000, entry: { type: 'takeOver', seat: 0, by: 'bot' } })).toBeNull();
  expect(due(m)).toBe(60_000);
  expect(enter(m, answer(6_000, 0, END))).toBeNull();
});

test('Z15-CASE-92 Z15-TIME-19 Z15-EVENT-06 Z15-PASS-02: two screams around an event in step W', () => {
  table(
    4,
    {
      heroes: [{ at: '02-B', weapons: ['hockey-stick'], objects: ['dog', 'first-aid-kit'] }],
      zombies: { '02-B': 2 },
      deck: ['z1-D-loseItem', 'z1-A'],
    },
    { scenario: 'S12' },
  )
    .play(0, END)
    .asks('turn/pass', 0)
    .after(40_000)
    .asks('event/lose', 0)
    .after(40_000)
    .asks('event/lose', 0)
    .forbids(0, PASS)
    .shows({ zombies: { '02-B:R': 4 }, heroes: [{ life: 3, posture: 'standing' }, {}, {}, {}] })
    .play(0, { type: 'loseObject', object: 0 })
    .shows({ heroes: [{ life: 2, posture: 'down', objects: ['first-aid-kit:2'] }, {}, {}, {}] })
    .offers(0, PASS);
});

test('Z15-TIME-20: without actions he is still in step A until he ends them', () => {
  const laid = table(4, {
    heroes: [{ at: '02-B', weapons: ['baseball-bat', 'machete:1'] }],
    actions: 1,
    zombies: { '02-B': 4 },
    deck: ['z3-A'],
  })
    .play(0, fire(1))
    .asks('turn/act', 0)
    .after(MINUTE)
    .shows({ heroes: [{ life: 3, posture: 'standing' }, {}, {}, {}], zombies: { '02-B:R': 5 } })
    .offers(0, END)
    .play(0, END);
  laid.shows({ heroes: [{ life: 2, posture: 'down' }, {}, {}, {}] });
});

test('Z15-INFO-03: the next scream is shown, but not in expert mode unless the host wants it', () => {
  const seen = (setting: Parameters<typeof table>[2]) => {
    const { m } = table(4, {}, setting);
    return m.game.view(m, null).clock;
  };
  expect(seen({}).nextScream).toBe(60_000);
  expect(seen({ ring: 'hidden' }).nextScream).toBeNull();
  expect(seen({ scenario: 'quick', mode: 'expert' })).toMatchObject({ nextScream: null, showsRing: false });
  expect(seen({ scenario: 'quick', mode: 'expert', ring: 'shown' }).nextScream).toBe(40_000);
  expect(seen({ clock: false }).showsTime).toBe(false);
  expect(start(game, complete(game, { seats: 4 }), 'x').setup.options).toMatchObject({ clock: true, ring: 'byMode' });
});
