import { expect, test } from 'vitest';
import { lengthOf } from '../../../table/sound/sound.ts';
import { box } from '../index.ts';
import type { View } from '../seen.ts';
import { beat } from '../ui/beats.ts';
import { sound } from '../ui/sounds.ts';
import { told } from '../ui/told.ts';
import { complete } from '../../../engine/testing/scene.ts';
import { random } from '../../../bots/random.ts';
import { playOut } from '../../../bots/play.ts';
import { start } from '../../../engine/match.ts';
import { listen } from '../../../engine/recording.ts';
import { seedRng } from '../../../engine/rng.ts';
import type { Event } from '../events.ts';

/** Every event of a few matches, with the view that was shown when it came. */
function story(): { event: Event; view: View }[] {
  const heard: { event: Event; view: View }[] = [];
  for (let i = 0; i < 12; i++) {
    const m = start(box.game, complete(box.game, { seats: (i % 6) + 1 }), `sounds ${i}`);
    const view = box.game.view(m, null);
    const policy = i % 2 ? box.bots.companion : random;
    listen(
      m,
      event => heard.push({ event, view }),
      () =>
        playOut(
          m,
          Array.from({ length: m.setup.seats }, () => policy),
          seedRng(`sounds ${i}`),
        ),
    );
  }
  return heard;
}

const events = story();

test('what is waited for is heard or seen, and no sound outlasts three seconds', () => {
  for (const { event, view } of events) {
    const made = sound(event, { view });
    if (!made) continue;
    expect(made.length, event.type).toBeGreaterThan(0);
    expect(lengthOf(made), event.type).toBeLessThanOrEqual(3000);
    for (const voice of made) expect(voice.loud, event.type).toBeGreaterThan(0.01);
  }
  const loud = new Set(events.filter(({ event, view }) => sound(event, { view })).map(({ event }) => event.type));
  for (const type of ['cardDrawn', 'waveDrawn', 'damaged', 'foeKilled', 'attacked', 'enemyAttacked'] as const)
    expect(loud, type).toContain(type);
});

test('an event that takes time never takes longer than two seconds', () => {
  for (const { event } of events) expect(beat(event)).toBeLessThanOrEqual(2000);
  expect(beat({ type: 'waveDrawn', seat: 0, pile: 4 })).toBeGreaterThan(0);
});

test('what is told of a view leaves the view as it was', () => {
  for (const { event, view } of events.slice(0, 3000)) {
    const before = JSON.stringify(view);
    told(view, event);
    expect(JSON.stringify(view)).toBe(before);
  }
});

test('damage shows as soon as it is told', () => {
  const [first] = events;
  if (!first) throw new Error('no events');
  const after = told(first.view, { type: 'damaged', seat: 0, amount: 2, cause: 'enemy', damage: 2, life: 6 });
  expect(after.players[0]?.damage).toBe(2);
});
