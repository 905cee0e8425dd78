import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { HandClock } from '../clock.ts';
import { type RunningServer, startServer } from '../server.ts';
import { readSettings } from '../settings.ts';
import { type Place, freshPlace } from './places.ts';
import { Player } from './player.ts';

vi.hoisted(() => {
  process.env['REMPART_GAMES'] = 'server/test/games';
});

// Bots keep the pace of their game: in `strolling` every answer takes three seconds, at quick tables one.

let place: Place;
let clock: HandClock;
let server: RunningServer | null = null;
beforeEach(async () => {
  place = await freshPlace('sqlite');
  clock = new HandClock();
});
afterEach(async () => {
  await server?.stop();
  await place.remove();
});

async function match(game: string, pace: string[] = [], options: object = {}): Promise<Player> {
  const args = ['--port', '0', '--host', '127.0.0.1', '--data', place.path, ...pace];
  server = await startServer(readSettings(args, { ...place.environment, REMPART_LOG: 'silent' }), clock);
  const ana = new Player(server.port);
  const id = await ana.opens(game, 2, 1, options);
  await ana.joins(id);
  await ana.request('POST', `/api/tables/${id}/start`, {});
  await ana.until(() => ana.n === 0);
  return ana;
}

/** Whether the bot has not answered, though so much time has passed. */
async function waits(player: Player, ms: number): Promise<void> {
  const { n } = player;
  clock.pass(ms);
  await player.say({ type: 'ping' });
  expect(player.n).toBe(n);
}

/** What a bot has said it would do, latest last. */
const abouts = (player: Player) => player.heard.filter(one => one.type === 'about');

/** The bot says what it will do, a quarter of its wait after it was asked. */
async function announces(player: Player, ms: number): Promise<void> {
  const { length } = abouts(player);
  clock.pass(ms);
  await player.until(() => abouts(player).length > length);
}

async function answers(player: Player, ms: number): Promise<void> {
  const n = player.n + 1;
  clock.pass(ms);
  await player.until(() => player.n >= n);
  expect(player.n).toBe(n);
}

test('a bot answers after what its game says the answer before it takes', async () => {
  const ana = await match('strolling');
  await ana.act(0, { type: 'step' });
  for (const _answer of [1, 2]) {
    await announces(ana, 750);
    await waits(ana, 2249);
    await answers(ana, 1);
  }
});

test('where nothing is hidden it says before what it is about to do, and anew when something has happened', async () => {
  const ana = await match('strolling', [], { ticks: true });
  await ana.act(0, { type: 'step' });
  await announces(ana, 750);
  expect(abouts(ana)).toEqual([{ type: 'about', n: 1, seat: 1, action: { type: 'step' } }]);
  clock.pass(1250);
  await ana.until(() => ana.n === 2); // the tick of this game
  await announces(ana, 250);
  expect(abouts(ana).at(-1)).toMatchObject({ n: 2, seat: 1 });
  await answers(ana, 750);
});

test('where something is hidden, or nobody waits, nothing is said before', async () => {
  const ana = await match('secrets');
  await ana.until(() => ana.asked.length > 0);
  await answers(ana, 900);
  expect(abouts(ana)).toEqual([]);
});

test('what the clock does meanwhile does not hold it up', async () => {
  const ana = await match('strolling', [], { ticks: true });
  await ana.act(0, { type: 'step' });
  await announces(ana, 750);
  clock.pass(1250);
  await ana.until(() => ana.n === 2); // the tick of this game
  await announces(ana, 250);
  await waits(ana, 749);
  await answers(ana, 1);
});

test('the table says how quick its bots are, and so does the house', async () => {
  const ana = await match('strolling', ['--bot-pace', '450'], { quick: true });
  await ana.act(0, { type: 'step' });
  await waits(ana, 499);
  await answers(ana, 1);
});

test('a game without a pace of its own goes by the house', async () => {
  const ana = await match('secrets');
  await ana.until(() => ana.asked.length > 0);
  expect(ana.asked).toContain(1);
  await waits(ana, 899);
  await answers(ana, 1);
});
