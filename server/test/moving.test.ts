import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { commit } from '../../engine/commitment.ts';
import { verify } from '../../engine/replay.ts';
import type { HostEntry, Input, Replay, Spec } from '../../engine/types.ts';
import type { Lobby } from '../../referee/messages.ts';
import type { Lent, Moving, MovingSeat } from '../../referee/moving.ts';
import { Referee } from '../../referee/referee.ts';
import { loadBox } from '../../shelf/games.ts';
import { HandClock } from '../clock.ts';
import { type RunningServer, startServer } from '../server.ts';
import { readSettings } from '../settings.ts';
import { type Place, STORAGES, freshPlace } from './places.ts';
import { Player } from './player.ts';

vi.hoisted(() => {
  process.env['REMPART_GAMES'] = 'server/test/games';
});

const HERE: MovingSeat = { bot: null, isOwn: true, isTaken: false };
const BOT: MovingSeat = { bot: 'companion', isOwn: false, isTaken: false };

/** A match as a device plays it: the first option, so many times. */
async function atHome(game: string, seats: readonly MovingSeat[], answers: number): Promise<Moving> {
  const box = await loadBox(game);
  const setup = { scenario: game, seats: seats.length, options: {}, carry: null };
  const [seed, salt] = ['chacha:home', 'salt'];
  const referee = new Referee(box, { setup, seed, salt, inputs: [], snapshot: null });
  const match = { game, version: 1, scenario: game, options: {}, seats: [...seats], seed, salt, carry: null };
  return { ...match, commitment: commit(seed, salt), inputs: playedOn(referee, answers) };
}

function playedOn(referee: Referee, answers: number): Input<Spec>[] {
  return Array.from({ length: answers }, () => {
    const [seat = 0] = referee.position.asked;
    const action = referee.whole([seat]).prompts[seat]?.options[0] ?? { type: 'none' };
    const input: Input<Spec> = { type: 'answer', at: referee.match.clock, seat, action };
    expect(referee.enter(input).refusal).toBeNull();
    return input;
  });
}

/** A lent match, played on by its device. */
async function goneOn(lent: Lent, answers: number, first: HostEntry[] = []): Promise<Moving> {
  const { end, reseeds, ...match } = lent;
  expect(reseeds.length, 'what binds its dice is told with it').toBeGreaterThan(0);
  const { scenario, seats, options, carry, seed, salt, inputs } = match;
  const setup = { scenario, seats: seats.length, options, carry };
  const referee = new Referee(await loadBox(match.game), { setup, seed, salt, inputs, snapshot: null });
  expect(referee.save(), 'what is lent is where it stands').toBe(end.save);
  const words = first.map((entry): Input<Spec> => ({ type: 'host', at: referee.match.clock, entry }));
  for (const input of words) expect(referee.enter(input).refusal).toBeNull();
  return { ...match, inputs: [...inputs, ...words, ...playedOn(referee, answers)] };
}

const brings = (player: Player, match: object, onto: string | null = null) =>
  player.request('POST', '/api/tables/adopt', { match, onto });

describe.each(STORAGES)('on %s', storage => {
  const atTheDoor = test.skipIf(storage !== 'sqlite'); // nothing of it comes to the storage
  let place: Place;
  let server: RunningServer;
  const clock = new HandClock();
  beforeAll(async () => {
    place = await freshPlace(storage);
    const settings = readSettings(['--port', '0', '--host', '127.0.0.1', '--data', place.path, '--bot-pace', '0'], {
      ...place.environment,
      REMPART_REQUESTS_PER_MINUTE: '100000',
    });
    server = await startServer(settings, clock);
  });
  afterAll(async () => {
    await server.stop();
    await place.remove();
  });

  async function person(name: string): Promise<Player> {
    const player = new Player(server.port);
    await player.request('POST', '/api/me', { name });
    return player;
  }

  async function adopted(player: Player, match: Moving): Promise<string> {
    const { status, body } = await brings(player, match);
    expect({ status, body }).toMatchObject({ status: 201 });
    return (body as { id: string }).id;
  }

  const lobbyAt = async (player: Player, id: string): Promise<Lobby> =>
    (await player.request('GET', `/api/tables/${id}`)).body;
  const logOf = async (id: string): Promise<Input<Spec>[]> => (await server.store.logs.log(id)).inputs;

  async function lends(player: Player, id: string): Promise<Lent> {
    const { status, body } = await player.request('POST', `/api/tables/${id}/lend`, {});
    expect({ status, body }).toMatchObject({ status: 200 });
    return body;
  }

  test('a match from a device goes on here, with other dice; a friend takes a seat by the link, and its record is true', async () => {
    const [ana, bo] = [await person('Ana'), await person('Bo')];
    const match = await atHome('secrets', [HERE, BOT], 3);
    const id = await adopted(ana, match);
    await ana.joins(id);
    await ana.until(() => ana.n >= 4);
    expect(ana.lobby).toMatchObject({
      isFromHome: true,
      status: 'running',
      mayJoin: true,
      commitment: match.commitment,
    });
    expect(ana.lobby?.reseeds).toHaveLength(1);
    const { body } = await bo.request('POST', `/api/tables/${id}/seats/1`, { as: 'me' });
    expect((body as Lobby).seats[1]).toMatchObject({ kind: 'person', isYours: true, isTaken: true });
    await bo.joins(id);
    for (const [player, seat] of [
      [bo, 1],
      [ana, 0],
      [bo, 1],
    ] as const) {
      await player.until(() => player.prompts[seat] !== undefined);
      expect((await player.act(seat, player.prompts[seat]?.options[0] as object))['refusal']).toBeNull();
    }
    await bo.request('POST', `/api/tables/${id}/seats/1`, { as: 'bot' });
    await ana.say({ type: 'concede', seat: 0 });
    await ana.until(() => ana.lobby?.status === 'over');
    const replay = (await ana.request('GET', `/api/tables/${id}/replay`)).body as Replay<Spec>;
    expect(verify((await loadBox('secrets')).game, replay)).toBeNull();
    const others = replay.inputs.flatMap(input =>
      input.type === 'host' && input.entry.type === 'reseed' ? [input.entry] : [],
    );
    expect(others.map(({ seed, salt }) => commit(seed, salt))).toEqual(ana.lobby?.reseeds);
    expect(replay.seed).toBe('chacha:home');
  });

  test('what the device knew of hidden hands and of the deck is worth nothing, and its own hand is as it was', async () => {
    const ana = await person('Ana');
    const match = await atHome('secrets', [HERE, BOT], 0);
    const id = await adopted(ana, match);
    const own = new Referee(await loadBox('secrets'), {
      setup: { scenario: 'secrets', seats: 2, options: {}, carry: null },
      ...match,
      snapshot: null,
    });
    const there = JSON.parse(await (await server.house.table(id)).look({ op: 'save' })) as {
      state: Cards;
      rng: object;
    };
    const here = JSON.parse(own.save()) as typeof there;
    expect(there.state.hands[0]).toEqual(here.state.hands[0]);
    expect(there.state.hands[1]).not.toEqual(here.state.hands[1]);
    expect(there.state.deck).not.toEqual(here.state.deck);
    expect(there.rng).not.toEqual(here.rng);
  });

  test('what is brought twice is one table; it sleeps and wakes up as any other', async () => {
    const ana = await person('Ana');
    const match = await atHome('stubborn', [HERE], 3);
    const [one, two] = await Promise.all([adopted(ana, match), adopted(ana, match)]);
    expect(two).toBe(one);
    expect(await adopted(ana, match)).toBe(one);
    expect(await adopted(await person('Bo'), match), 'another person').not.toBe(one);
    await server.house.table(one);
    clock.pass(15 * 60_000);
    expect((await server.house.tidy()).asleep).toBeGreaterThan(0);
    const again = new Player(server.port);
    again.cookie = ana.cookie;
    await again.joins(one);
    await again.until(() => again.n === 4);
    expect((await again.act(0, { type: 'count' }))['refusal']).toBeNull();
    expect(await logOf(one)).toHaveLength(5);
  });

  test('a clock that ran moves paused', async () => {
    const ana = await person('Ana');
    const match = await atHome('ticking', [HERE], 2);
    const id = await adopted(ana, match);
    const log = await logOf(id);
    expect(log.slice(2).map(input => (input.type === 'host' ? input.entry.type : input.type))).toEqual([
      'pause',
      'reseed',
    ]);
    await ana.joins(id);
    await ana.until(() => ana.n === 4);
    expect((await ana.say({ type: 'resume' }))['refusal']).toBeNull();
    const lent = await lends(ana, id);
    expect(lent.inputs.slice(-2)).toMatchObject([{ entry: { type: 'pause' } }, { entry: { type: 'reseed' } }]);
  });

  test.each<[string, (match: Moving) => object, object]>([
    [
      'an answer that nobody offered',
      m => ({ ...m, inputs: [...m.inputs, { ...m.inputs[0], action: { type: 'win' } }] }),
      { why: 'refused', at: 4, reason: 'not-offered' },
    ],
    [
      'an answer left out',
      m => ({ ...m, inputs: [...m.inputs, { ...m.inputs[0], seat: 7 }] }),
      { why: 'refused', at: 4 },
    ],
    [
      'time that runs back',
      m => ({ ...m, inputs: [{ ...m.inputs[0], at: 9 }, ...m.inputs] }),
      { why: 'refused', at: 2, reason: 'clock' },
    ],
    ['other dice than it was bound to', m => ({ ...m, seed: 'chacha:lucky' }), { why: 'dice' }],
    [
      'dice of its own choice on the way',
      m => ({ ...m, inputs: [...m.inputs, host({ type: 'reseed', seed: 'x', salt: '', eyes: null })] }),
      { why: 'dice' },
    ],
    ['rules of another day', m => ({ ...m, version: 0 }), { why: 'version' }],
    ['a campaign that nobody here has seen', m => ({ ...m, carry: { next: 'x' } }), { why: 'campaign' }],
    ['nobody', m => ({ ...m, seats: m.seats.map(() => BOT) }), { why: 'seats' }],
    [
      'a match that is over',
      m => ({ ...m, inputs: [...m.inputs, host({ type: 'concede', seat: 0 })] }),
      { why: 'over' },
    ],
  ])('%s is refused with its reason, and nothing is kept', async (_what, change, values) => {
    const ana = await person('Ana');
    const before = await server.store.countByStatus();
    const { status, body } = await brings(ana, change(await atHome('stubborn', [HERE], 3)));
    expect({ status, body }).toMatchObject({ status: 409, body: { code: 'not-brought', values } });
    expect(await server.store.countByStatus()).toEqual(before);
  });

  atTheDoor.each<[string, (match: Moving) => unknown, number, string]>([
    ['nothing at all', () => null, 400, 'bad'],
    ['a list', () => [], 400, 'bad'],
    ['one field more', m => ({ ...m, isWon: true }), 400, 'bad'],
    ['one field less', m => ({ ...m, salt: undefined }), 400, 'bad'],
    ['an input of no kind', m => ({ ...m, inputs: [{ type: 'cheat', at: 0 }] }), 400, 'bad'],
    ['an entry that only a referee makes', m => ({ ...m, inputs: [host({ type: 'win' } as never)] }), 400, 'bad'],
    [
      'more inputs than any match has',
      m => ({ ...m, inputs: Array.from({ length: 10_001 }, () => ({ type: 'tick', at: 0 })) }),
      400,
      'bad',
    ],
    ['more than a match weighs', m => ({ ...m, salt: 'x'.repeat(2 ** 20) }), 413, 'bad'],
    ['a game that is not here', m => ({ ...m, game: 'chess' }), 404, 'no-game'],
    ['more seats than the game has', m => ({ ...m, seats: Array.from({ length: 9 }, () => HERE) }), 409, 'setup'],
  ])('%s is refused at the door', async (_what, change, status, code) => {
    const ana = await person('Ana');
    const answer = await brings(ana, change(await atHome('stubborn', [HERE], 1)) as object);
    expect(answer).toMatchObject({ status, body: { code } });
  });

  test('a match goes to a device and comes back; meanwhile it waits here, and says where it is', async () => {
    const [ana, bo] = [await person('Ana'), await person('Bo')];
    const id = await adopted(ana, await atHome('secrets', [HERE, BOT], 2));
    const lent = await lends(ana, id);
    await ana.joins(id);
    await ana.until(() => ana.n >= 0 && ana.lobby !== null);
    expect(ana.lobby).toMatchObject({ status: 'lent', seed: null, outcome: null });
    const refused = await ana.act(0, { type: 'choose', card: 'secret-1' });
    expect(refused['refusal']).toMatchObject({ code: 'not-running', values: { status: 'lent' } });
    expect(await bo.request('POST', `/api/tables/${id}/seats/1`, { as: 'me' })).toMatchObject({
      body: { code: 'not-running' },
    });
    expect(await ana.request('POST', `/api/tables/${id}/lend`, {})).toMatchObject({ status: 409 });
    expect((await logOf(id)).length).toBe(lent.inputs.length);

    const brought = await goneOn(lent, 2);
    expect(await brings(bo, brought, id)).toMatchObject({ status: 409, body: { code: 'not-yours' } });
    expect(await brings(ana, brought, id)).toMatchObject({ status: 200, body: { id } });
    await ana.until(() => ana.lobby?.status === 'running' && ana.n === brought.inputs.length + 1);
    expect(ana.lobby?.reseeds).toHaveLength(3);
    expect(await brings(ana, brought, id), 'who has not heard the answer asks again').toMatchObject({ status: 200 });
    expect(await brings(ana, await goneOn(lent, 1), id), 'and nobody plays two of it').toMatchObject({ status: 200 });
    expect(await brings(ana, await goneOn(lent, 4), id)).toMatchObject({ body: { code: 'not-lent' } });
    await ana.until(() => ana.prompts[0] !== undefined);
    expect((await ana.act(0, ana.prompts[0]?.options[0] as object))['refusal']).toBeNull();
  });

  test('what was lent may end on the device, and is over here', async () => {
    const ana = await person('Ana');
    const id = await adopted(ana, await atHome('stubborn', [HERE], 2));
    const brought = await goneOn(await lends(ana, id), 0, [{ type: 'concede', seat: 0 }]);
    expect(await brings(ana, brought, id)).toMatchObject({ status: 200 });
    const lobby = await lobbyAt(ana, id);
    expect(lobby).toMatchObject({ status: 'over', outcome: { reason: 'conceded' } });
    const replay = (await ana.request('GET', `/api/tables/${id}/replay`)).body as Replay<Spec>;
    expect(verify((await loadBox('stubborn')).game, replay)).toBeNull();
  });

  test('a lent match that is given up goes on here, by dice that the device has not seen', async () => {
    const ana = await person('Ana');
    const id = await adopted(ana, await atHome('secrets', [HERE, BOT], 0));
    const lent = await lends(ana, id);
    expect(await (await person('Bo')).request('POST', `/api/tables/${id}/recall`, {})).toMatchObject({ status: 409 });
    const { body } = await ana.request('POST', `/api/tables/${id}/recall`, {});
    expect(body).toMatchObject({ status: 'running' });
    const log = await logOf(id);
    expect(log.slice(lent.inputs.length)).toMatchObject([{ entry: { type: 'reseed', eyes: 0 } }]);
    expect(await brings(ana, await goneOn(lent, 1), id)).toMatchObject({ body: { code: 'not-lent' } });
    const second = await lends(ana, id);
    expect(await brings(ana, await goneOn(lent, 1), id), 'the copy before').toMatchObject({
      body: { code: 'not-brought', values: { why: 'other' } },
    });
    expect(await brings(ana, await goneOn(second, 1), id)).toMatchObject({ status: 200 });
  });

  test('what comes back is judged as what is brought: nothing changes where the rules refuse it', async () => {
    const ana = await person('Ana');
    const id = await adopted(ana, await atHome('stubborn', [HERE], 1));
    const lent = await lends(ana, id);
    const honest = await goneOn(lent, 1);
    const won: Input<Spec> = { type: 'answer', at: 0, seat: 0, action: { type: 'win' } };
    const reseeded = host({ type: 'reseed', seed: 'x', salt: '', eyes: null });
    for (const [inputs, values] of [
      [[...honest.inputs, won], { why: 'refused', at: honest.inputs.length + 1 }],
      [honest.inputs.slice(0, 2), { why: 'other' }],
      [honest.inputs.slice(1), { why: 'other' }],
      [[...honest.inputs, reseeded], { why: 'dice' }],
    ] as const)
      expect(await brings(ana, { ...honest, inputs }, id)).toMatchObject({ body: { code: 'not-brought', values } });
    expect(await lobbyAt(ana, id)).toMatchObject({ status: 'lent' });
    expect(await logOf(id)).toEqual(lent.inputs);
    expect(await brings(ana, honest, id)).toMatchObject({ status: 200 });
  });

  test('a match in which somebody else has a seat stays here', async () => {
    const [ana, bo] = [await person('Ana'), await person('Bo')];
    const id = await adopted(ana, await atHome('secrets', [HERE, BOT], 0));
    expect(await bo.request('POST', `/api/tables/${id}/lend`, {})).toMatchObject({ body: { code: 'not-alone' } });
    await bo.request('POST', `/api/tables/${id}/seats/1`, { as: 'me' });
    expect(await ana.request('POST', `/api/tables/${id}/lend`, {})).toMatchObject({ body: { code: 'not-alone' } });
    await bo.request('POST', `/api/tables/${id}/seats/1`, { as: 'bot' });
    expect((await lobbyAt(ana, id)).status).toBe('running');
    await lends(ana, id);
  });
});

interface Cards {
  readonly hands: readonly string[][];
  readonly deck: readonly string[];
}

const host = (entry: HostEntry): Input<Spec> => ({ type: 'host', at: 0, entry });
