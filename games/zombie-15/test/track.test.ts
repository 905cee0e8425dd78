import { expect, test } from 'vitest';
import { timetables } from '../content/tracks.ts';
import { cueAt, heartAt, layersAt } from '../ui/cues.ts';
import { cueSound } from '../ui/sounds.ts';
import { type Player, Track } from '../ui/track.ts';
import type { Sound } from '../../../table/sound/sound.ts';

const timetable = timetables.growl40;
const SCREAM = cueSound({ kind: 'scream' });
const SIREN = cueSound({ kind: 'siren' });

/** Somebody who writes down what is to be heard, and when by the page's clock. */
function listener() {
  const heard: { sound: Sound; starts: number; isStopped: boolean }[] = [];
  const levels: number[] = [];
  let now = 0;
  const player: Player = {
    play(made, inMs) {
      const one = { sound: made, starts: now + inMs, isStopped: false };
      heard.push(one);
      return () => {
        one.isStopped = true;
      };
    },
    hold() {
      const layer = levels.push(0) - 1;
      return { fade: to => (levels[layer] = to), release: () => (levels[layer] = -1) };
    },
  };
  const of = (wanted: Sound) => heard.filter(one => one.sound === wanted && !one.isStopped);
  return { player, heard, levels, of, set: (time: number) => (now = time) };
}

/** Plays a stretch of the track; the page's clock is `skew` ahead of the track. */
function run(from: number, to: number, skew = 5000, every = 200) {
  const ears = listener();
  const track = new Track(ears.player, timetable);
  for (let elapsed = from; elapsed <= to; elapsed += every) {
    ears.set(elapsed + skew);
    track.tick(elapsed, elapsed + skew);
  }
  return { ...ears, track };
}

test('every scream and every siren of fifteen minutes begins to the millisecond, once', () => {
  const { of } = run(0, 901_000);
  const at = (kind: string) => timetable.filter(cue => cue.kind === kind).map(cue => cue.at + 5000);
  expect(of(SCREAM).map(one => one.starts)).toEqual(at('scream'));
  const [start, ...later] = at('siren');
  expect(of(SIREN).map(one => one.starts)).toEqual([(start ?? 0) + 200, ...later]); // nobody knew of the start before
  expect(of(cueSound({ kind: 'end' })).map(one => one.starts)).toEqual([905_000]);
});

test('a page that sleeps between two words still plans a scream in time', () => {
  const { of } = run(0, 85_000, 0, 1100);
  expect(of(SCREAM).map(one => one.starts)).toEqual([40_000, 80_000]);
});

test('a clock that is corrected moves what was planned', () => {
  const ears = listener();
  const track = new Track(ears.player, timetable);
  track.tick(38_400, 38_400);
  ears.set(38_600);
  track.tick(38_600, 38_600);
  ears.set(38_900);
  track.tick(38_700, 38_900); // 200 later than was thought
  expect(ears.of(SCREAM).map(one => one.starts)).toEqual([40_200]);
});

test('when the clock stands still, what was planned is not heard', () => {
  const { of, track, levels, set } = run(38_000, 39_600);
  expect(of(SCREAM)).toHaveLength(1);
  set(45_000);
  track.tick(39_600, 45_000);
  expect(of(SCREAM)).toHaveLength(0);
  expect(
    levels.every(level => level === -1),
    'the ambience is let go',
  ).toBe(true);
  track.tick(39_700, 45_100);
  expect(of(SCREAM), 'and comes back with the clock').toHaveLength(1);
});

test('whoever comes late hears no scream that is over', () => {
  const { of } = run(40_400, 60_000);
  expect(of(SCREAM)).toHaveLength(0);
});

test('the ambience thickens with each siren and ends with the track', () => {
  const { levels } = run(0, 1000);
  expect(levels).toEqual([1, 0, 0, 0]);
  expect(run(600_000, 601_000).levels).toEqual([1, 1, 1, 0]);
  expect(run(899_500, 900_200).levels).toEqual([-1, -1, -1, -1]);
  expect([0, 420_000, 600_000, 840_000].map(at => layersAt(timetable, at))).toEqual([1, 2, 3, 4]);
});

test('the heart beats faster and louder', () => {
  const beats = [0, 300_000, 600_000, 840_000, 900_000].map(at => heartAt(at, 900_000));
  for (const [i, beat] of beats.slice(1).entries()) {
    expect(beat.ms).toBeLessThan(beats[i]?.ms ?? 0);
    expect(beat.loud).toBeGreaterThan(beats[i]?.loud ?? 1);
  }
  const count = (from: number) =>
    run(from, from + 20_000).heard.filter(one => JSON.stringify(one.sound[0]?.pitch) === '[72,44]').length;
  expect(count(860_000)).toBeGreaterThan(2 * count(10_000));
});

test('what is heard is also to be seen', () => {
  expect(cueAt(timetable, 100)).toMatchObject({ kind: 'siren', number: 0 });
  expect(cueAt(timetable, 39_999)).toBeNull();
  expect(cueAt(timetable, 40_000)).toMatchObject({ kind: 'scream', number: 0 });
  expect(cueAt(timetable, 420_100)).toMatchObject({ kind: 'siren', number: 1 });
  expect(cueAt(timetable, 900_000)).toMatchObject({ kind: 'end' });
});

test('a replay that leaps from move to move is silent', () => {
  const ears = listener();
  const track = new Track(ears.player, timetable);
  for (let i = 0; i < 60; i++) track.tick(30_000 + Math.floor(i / 10) * 3000, i * 150);
  expect(ears.heard).toEqual([]);
  expect(ears.levels).toEqual([]);
});
