import { beforeAll, expect, test } from 'vitest';
import { playOut } from '../../../bots/play.ts';
import { random } from '../../../bots/random.ts';
import { start } from '../../../engine/match.ts';
import { seedRng } from '../../../engine/rng.ts';
import { complete } from '../../../engine/testing/scene.ts';
import { yardstick } from '../bots/yardstick.ts';
import { BONUSES, EVENTS } from '../content/cards.ts';
import { CHARACTERS, PLACES, ROLES, POINT_CAUSES, EXITS } from '../ids.ts';
import { MISSIONS } from '../content/missions.ts';
import { places } from '../content/places.ts';
import { POWERS, powers } from '../content/powers.ts';
import { game } from '../rules/game.ts';
import type { Event } from '../events.ts';

// Plays until every card, power, mission and way to score has been met, and counts what lies on the table.

const MATCHES = 220;
const met = new Set<string>();

function note(event: Event): void {
  switch (event.type) {
    case 'rolePicked':
      met.add(`${event.role} picked`);
      break;
    case 'cardPlayed':
      met.add(`${event.card} played`);
      break;
    case 'policeCardDrawn':
      met.add(`${event.card} drawn by the police`);
      break;
    case 'eventDrawn':
      met.add(`${event.event} drawn`);
      break;
    case 'moveDeclared':
      for (const power of event.powers) met.add(`${power} used`);
      break;
    case 'attackDeclared':
      for (const power of event.powers) met.add(`${power} used`);
      met.add(`${event.way} used`);
      break;
    case 'powerTried':
    case 'powerDeclared':
      met.add(`${event.power} used`);
      break;
    case 'missionDone':
    case 'missionFailed':
      met.add(`${event.mission} over`);
      break;
    case 'captured':
      met.add(`${event.who} captured`);
      break;
    case 'characterCalled':
      met.add(`${event.character} called`);
      break;
    case 'damaged':
      met.add(`${event.place} damaged`);
      break;
    case 'scored':
      met.add(`scored: ${event.cause}`);
      break;
    case 'placed':
      met.add(`placed: ${event.why}`);
      break;
    default:
      met.add(event.type);
  }
}

beforeAll(() => {
  for (let i = 0; i < MATCHES; i++) {
    const seats = 2 + (i % 5);
    const options = { target: i % 4 === 0 ? 100 : 60, city: 'random', reactionSeconds: 0 } as const;
    const m = start(game, complete(game, { seats, options }), `runner:${i}`);
    m.hear = note;
    // A player who does odd things now and then meets what a plain one never tries.
    const odd = (seen: Parameters<typeof random>[0]) =>
      i % 3 === 0 && seen.prompt.options.length < 12 ? random(seen) : yardstick(seen as never);
    playOut(
      m,
      Array.from({ length: seats }, (_, seat) => (seat === i % seats ? (odd as typeof yardstick) : yardstick)),
      seedRng(`runner:${i}`),
      {
        limit: 4_000,
        pace: 1000,
        thoughts: 0,
      },
    );
  }
}, 300_000);

test.each(ROLES)('%s is played', role => expect(met).toContain(`${role} picked`));
test.each(POWERS.filter(power => powers[power].kind !== 'permanent'))('%s is used', power =>
  expect(met).toContain(`${power} used`),
);
test.each(BONUSES)('%s is played and drawn by the police', card => {
  expect(met).toContain(`${card} played`);
  expect(met).toContain(`${card} drawn by the police`);
});
test.each(EVENTS)('%s is drawn', event => expect(met).toContain(`${event} drawn`));
test.each(MISSIONS)('%s is done or failed', mission => expect(met).toContain(`${mission} over`));
test.each(CHARACTERS)('%s is captured', who => expect(met).toContain(`${who} captured`));
test.each(['jameson', 'stacy', 'dewolff'])('%s drives the police', who => expect(met).toContain(`${who} called`));
test.each(PLACES.filter(place => places[place].kind === 'objective'))('%s is damaged', place =>
  expect(met).toContain(`${place} damaged`),
);
test.each(POINT_CAUSES)('points for %s', cause => expect(met).toContain(`scored: ${cause}`));
test.each([...EXITS.filter(why => why !== 'newcomer'), 'secret-passage', 'subway'])('somebody is put down: %s', why =>
  expect(met).toContain(`placed: ${why}`),
);
