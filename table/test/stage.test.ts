import { expect, test } from 'vitest';
import { HURRIED, Stage } from '../stage.ts';

/** A stage whose clock is moved by hand. */
function theatre(fastest?: number) {
  const shown: string[] = [];
  const lengths: number[] = [];
  let due: { at: number; run: () => void } | null = null;
  let now = 0;
  const stage = new Stage<string>(
    (scene, ms) => {
      shown.push(scene);
      lengths.push(ms);
    },
    (ms, run) => {
      due = { at: now + ms, run };
      return () => {
        due = null;
      };
    },
    fastest,
  );
  const wait = (ms: number): void => {
    const until = now + ms;
    while (due && due.at <= until) {
      const { at, run } = due;
      due = null;
      now = at;
      run();
    }
    now = until;
  };
  return { stage, shown, lengths, wait };
}

test('each event is shown for its time, then the table as it is', () => {
  const { stage, shown, wait } = theatre();
  stage.add({
    beats: [
      { scene: 'draw', ms: 300 },
      { scene: 'hit', ms: 200 },
    ],
    last: 'after',
  });
  expect(shown).toEqual(['draw']);
  wait(299);
  expect(shown).toEqual(['draw']);
  wait(1);
  expect(shown).toEqual(['draw', 'hit']);
  expect(stage.isPlaying).toBe(true);
  wait(200);
  expect(shown).toEqual(['draw', 'hit', 'after']);
  expect(stage.isPlaying).toBe(false);
});

test('what comes meanwhile waits for its turn', () => {
  const { stage, shown, wait } = theatre();
  stage.add({ beats: [{ scene: 'a', ms: 100 }], last: 'after a' });
  stage.add({ beats: [{ scene: 'b', ms: 100 }], last: 'after b' });
  expect(shown).toEqual(['a']);
  wait(100);
  expect(shown).toEqual(['a', 'after a', 'b']);
  wait(100);
  expect(shown.at(-1)).toBe('after b');
});

test('events without a length are not waited for', () => {
  const { stage, shown } = theatre();
  stage.add({ beats: [{ scene: 'quiet', ms: 0 }], last: 'after' });
  expect(shown).toEqual(['after']);
  expect(stage.isPlaying).toBe(false);
});

test('skipping shows how it ended, and nothing of it comes later', () => {
  const { stage, shown, wait } = theatre();
  stage.add({
    beats: [
      { scene: 'a', ms: 100 },
      { scene: 'b', ms: 100 },
    ],
    last: 'end',
  });
  stage.skip();
  expect(shown).toEqual(['a', 'end']);
  wait(1000);
  expect(shown).toEqual(['a', 'end']);
});

test('what would take too long is played faster, and all of it is seen', () => {
  const { stage, shown, lengths, wait } = theatre();
  const beats = Array.from({ length: 28 }, (_, i) => ({ scene: `move ${i}`, ms: 1000 }));
  stage.add({ beats, last: 'after' });
  wait(14_000);
  expect(shown).toHaveLength(29);
  expect(shown.at(-1)).toBe('after');
  expect(new Set(lengths.slice(0, 28))).toEqual(new Set([500]));
  stage.add({ beats: [{ scene: 'slow again', ms: 1000 }], last: 'end' });
  expect(lengths.at(-1)).toBe(1000);
});

test('whoever was away too long is not made to watch it all', () => {
  const { stage, shown } = theatre();
  for (let i = 0; i < 80; i++) stage.add({ beats: [{ scene: `move ${i}`, ms: 1000 }], last: `after ${i}` });
  expect(shown.filter(scene => scene.startsWith('move')).length).toBeLessThan(80);
  expect(shown).toContain('after 57');
});

test('where nothing may come late it is played at its own speed or not at all', () => {
  const { stage, shown, lengths } = theatre(1);
  for (let i = 0; i < 20; i++) stage.add({ beats: [{ scene: `move ${i}`, ms: 1000 }], last: `after ${i}` });
  expect(new Set(lengths)).toEqual(new Set([0, 1000]));
  expect(shown).toContain('after 15');
});

test('where somebody’s time runs what is still to be played is hurried, so that they see it and have their time', () => {
  const { stage, lengths, wait } = theatre();
  stage.add({ beats: [{ scene: 'now', ms: 1000 }], last: 'now' });
  stage.add({ beats: ['a', 'b', 'c'].map(scene => ({ scene, ms: 2000 })), last: 'asked' }, HURRIED);
  wait(4000);
  expect(lengths).toEqual([1000, 0, 1000, 1000, 1000, 0]);
});
