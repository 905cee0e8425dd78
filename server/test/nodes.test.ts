import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ChildServer } from './child.ts';
import { knock } from './line.ts';
import { type Place, freshPlace, hasPostgres, hasRedis, redisUrl } from './places.ts';
import { Player } from './player.ts';

// Two servers on one database: whoever sits where, it is one house.

const BUSES = [...(hasPostgres ? ['postgres'] : []), ...(hasRedis ? ['redis'] : [])];

describe.each(BUSES)('two servers that talk through %s', bus => {
  let place: Place;
  let one: ChildServer;
  let two: ChildServer;

  beforeAll(async () => {
    place = await freshPlace('postgres');
    const environment = { ...place.environment, ...(bus === 'redis' ? { REDIS_URL: await redisUrl() } : {}) };
    [one, two] = await Promise.all([
      ChildServer.start(place.path, { ...environment, REMPART_NODE: 'one' }),
      ChildServer.start(place.path, { ...environment, REMPART_NODE: 'two' }),
    ]);
  });
  afterAll(async () => {
    await Promise.all([one.stop(), two.stop()]);
    await place.remove();
  });

  const sit = (player: Player, id: string, seat: number, as: string) =>
    player.request('POST', `/api/tables/${id}/seats/${seat}`, { as });

  /** Ana on the first server, Ben and a spectator on the second. */
  async function table(): Promise<{ ana: Player; ben: Player; eve: Player; id: string }> {
    const [ana, ben, eve] = [new Player(one.port), new Player(two.port), new Player(two.port)] as const;
    const id = await ana.opens('secrets', 2, 2);
    await ben.request('POST', '/api/me', { name: 'Ben' });
    await ana.joins(id);
    await ben.joins(id);
    expect((await sit(ben, id, 1, 'me')).status).toBe(200);
    await ana.until(() => ana.lobby?.seats[1]?.name === 'Ben');
    await ana.until(() => ana.lobby?.seats[1]?.isThere === true);
    await eve.joins(id);
    expect((await ana.request('POST', `/api/tables/${id}/start`, {})).status).toBe(200);
    for (const player of [ana, ben, eve]) await player.until(() => player.n === 0);
    return { ana, ben, eve, id };
  }

  test('what is said on one of them is heard on the other', async () => {
    const { ana, ben } = await table();
    expect((await ana.say({ type: 'chat', text: 'bonjour', phrase: null }))['refusal']).toBeNull();
    const heard = () =>
      ben.heard.filter(one => one.type === 'chat').flatMap(one => one['messages'] as { text: string | null }[]);
    await ben.until(() => heard().some(({ text }) => text === 'bonjour'));
  });

  test('a match is played across them: seats, moves, secrets, presence, the end', async () => {
    const { ana, ben, eve, id } = await table();
    await ana.until(() => ana.lobby?.watching === 1);
    const ofAna = [...(ana.view as { hand: string[] }).hand];
    for (let round = 0; round < 4; round++) {
      expect((await ana.act(0, ana.prompts[0]?.options[0] as object))['refusal']).toBeNull();
      await ben.until(() => ben.n === ana.n);
      const shown = (ben.view as { shown: string[] }).shown;
      for (const card of ofAna) if (!shown.includes(card)) expect(ben.raw.join('\n')).not.toContain(`"${card}"`);
      expect((await ben.act(1, ben.prompts[1]?.options[0] as object))['refusal']).toBeNull();
      await ana.until(() => ana.n === ben.n);
    }
    for (const player of [ana, ben, eve]) {
      await player.until(() => player.lobby?.status === 'over');
      expect(player.lobby?.seed).toMatch(/^chacha:/);
      expect(player.gaps).toBe(0);
    }
    const replays = await Promise.all([ana, ben].map(player => player.request('GET', `/api/tables/${id}/replay`)));
    expect(replays[0]?.body).toEqual(replays[1]?.body);
    ben.leave();
    await ana.until(() => ana.lobby?.seats[1]?.isThere === false);
  });

  test('a seat is asked for on one of them and granted on the other; removal and eyes reach both', async () => {
    const ana = new Player(one.port);
    const [ben, eve] = [new Player(two.port), new Player(two.port)];
    const id = await ana.opens('secrets', 3, 2);
    const post = (player: Player, path: string, body: object) =>
      player.request('POST', `/api/tables/${id}/${path}`, body);
    for (const player of [ana, ben, eve]) await player.joins(id);
    await sit(ben, id, 1, 'me');
    await ana.until(() => ana.lobby?.seats[1]?.isThere === true);
    await post(ana, 'start', {});
    const hand = (player: Player) => (player.view as { hand: string[] | null } | null)?.hand ?? null;
    await ben.until(() => hand(ben) !== null);
    await eve.until(() => eve.n >= 0);
    expect((await sit(eve, id, 2, 'me')).body).toMatchObject({ code: 'ask-first' });
    expect((await post(eve, 'wish', { seat: 2 })).status).toBe(200);
    await ana.until(() => ana.lobby?.wishes.length === 1);
    const asker = ana.lobby?.wishes[0]?.guest ?? '';
    expect((await post(ana, `wishes/${asker}`, { yes: true })).status).toBe(200);
    await eve.until(() => eve.lobby?.seats[2]?.isYours === true && hand(eve) !== null);
    const keys = [1, 2].map(seat => ana.lobby?.seats[seat]?.guest ?? asker);
    expect((await post(ana, `guests/${keys[0]}`, { as: 'removed' })).status).toBe(200);
    await ben.until(() => hand(ben) === null && ben.lobby?.isRemoved === true);
    expect((await post(ana, `guests/${keys[1]}`, { as: 'shut' })).status).toBe(200);
    await eve.until(() => eve.heard.some(({ type }) => type === 'shutOut'));
    await expect(eve.joins(id)).rejects.toThrow('403');
  });

  test('who is forgotten on one of them is hung up on by both', async () => {
    const { ana, ben } = await table();
    const closed = new Promise<number>(resolve => ben.socket?.once('close', resolve));
    const elsewhere = Object.assign(new Player(one.port), { cookie: ben.cookie });
    expect((await elsewhere.request('DELETE', '/api/me')).status).toBe(200);
    expect(await closed).toBe(4401);
    await ana.until(() => ana.lobby?.seats[1]?.kind === 'bot');
    await ana.until(() => ana.lobby?.watching === 1); // only the spectator
  });

  test('of several seats that somebody takes at once on both of them, one is theirs', async () => {
    for (let round = 0; round < 3; round++) {
      const ana = new Player(one.port);
      await ana.request('GET', '/api/me');
      const wish = { game: 'secrets', seats: 5, mayJoin: true };
      const { id } = (await ana.request('POST', '/api/tables', wish)).body as { id: string };
      for (let seat = 1; seat < 5; seat++) await sit(ana, id, seat, 'bot');
      await ana.request('POST', `/api/tables/${id}/start`, {});
      const eve = new Player(two.port);
      await eve.request('GET', '/api/me');
      const again = Object.assign(new Player(one.port), { cookie: eve.cookie });
      const takes = await Promise.all([1, 2, 3, 4].map(seat => sit(seat % 2 ? eve : again, id, seat, 'me')));
      expect(takes.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409]);
    }
  });

  test('undo by consent works when the others are elsewhere, and once', async () => {
    const { ana, ben } = await table();
    await ana.act(0, ana.prompts[0]?.options[0] as object);
    await ben.until(() => ben.n === 1);
    await ben.act(1, ben.prompts[1]?.options[0] as object);
    await ana.until(() => ana.n === 2);
    expect((await ana.say({ type: 'undo', seat: 0 }))['refusal']).toBeNull();
    await ben.until(() => ben.heard.some(d => d.type === 'undoAsked'));
    expect((await ben.say({ type: 'consent', yes: true }))['refusal']).toBeNull();
    for (const player of [ana, ben])
      await player.until(() => player.n === 3 && (player.view as { shown: string[] }).shown.length === 0);
    await ana.until(() => ana.heard.some(d => d.type === 'undoAnswered'));
  });

  test('ending the match for all is asked across them, goes with its asker, and ends it once', async () => {
    const { ana, ben, eve, id } = await table();
    expect((await ana.say({ type: 'concede', seat: 0 }))['refusal']).toBeNull();
    await ben.until(() => ben.lobby?.ending?.part === 'asked');
    expect(eve.lobby?.ending).toBeNull();
    ana.leave();
    await ben.until(() => ben.lobby?.ending === null);
    await ana.joins(id);
    await ben.until(() => ben.lobby?.seats[0]?.isThere === true);
    expect((await ana.say({ type: 'concede', seat: 0 }))['refusal']).toBeNull();
    await ben.until(() => ben.lobby?.ending?.part === 'asked');
    const { seat, n } = ben.lobby?.ending ?? {};
    expect((await ben.say({ type: 'consent', yes: true, of: { about: 'end', seat, n } }))['refusal']).toBeNull();
    for (const player of [ana, ben, eve]) await player.until(() => player.outcome !== null);
    expect(ana.n, 'once').toBe(1);
    await ana.until(() => ana.lobby?.ending === null);
  });

  test('a seat is taken once, a match started once, whatever server is asked', async () => {
    for (let i = 0; i < 20; i++) {
      const host = new Player(one.port);
      const id = await host.opens('stubborn', 3, 3);
      const guests = Array.from({ length: 6 }, (_, g) => new Player(g % 2 === 0 ? one.port : two.port));
      for (const guest of guests) await guest.request('GET', '/api/me');
      const answers = await Promise.all(guests.map(guest => sit(guest, id, 1, 'me')));
      expect(answers.map(a => a.status).filter(status => status === 200)).toHaveLength(1);
      await sit(host, id, 2, 'bot');
      const again = Object.assign(new Player(two.port), { cookie: host.cookie });
      const starts = await Promise.all([host, again].map(p => p.request('POST', `/api/tables/${id}/start`, {})));
      expect(starts.map(a => a.status)).toEqual(expect.arrayContaining([200, 409]));
    }
  });

  test('bots move once, and go on when the server that moved them is killed', async () => {
    const extra = await ChildServer.start(place.path, {
      ...place.environment,
      ...(bus === 'redis' ? { REDIS_URL: await redisUrl() } : {}),
      REMPART_NODE: 'three',
      REMPART_BOT_PACE: '100',
    });
    const ana = new Player(extra.port);
    const id = await ana.opens('secrets', 2, 0);
    await sit(ana, id, 0, 'bot');
    const eve = new Player(one.port);
    await eve.joins(id);
    await ana.request('POST', `/api/tables/${id}/start`, {});
    await eve.until(() => eve.n >= 2);
    await extra.stop('SIGKILL');
    await eve.until(() => eve.outcome !== null, 30_000);
    expect(eve.n, 'eight answers, none of them twice').toBe(8);
  });

  test('limits are shared', async () => {
    const quiet = await freshPlace('postgres'); // where nobody has asked anything yet
    const database = bus === 'redis' ? { REDIS_URL: `${await redisUrl()}/3` } : {};
    const [slow, slower] = await Promise.all(
      ['slow', 'slower'].map(async name =>
        ChildServer.start(quiet.path, {
          ...quiet.environment,
          ...database,
          REMPART_NODE: name,
          REMPART_REQUESTS_PER_MINUTE: '40',
          REMPART_MESSAGES_PER_SECOND: '10',
        }),
      ),
    );
    if (!slow || !slower) throw new Error('two servers');
    const players = [new Player(slow.port), new Player(slower.port)] as const;
    const id = await players[0].opens('stubborn', 1);
    await players[0].request('POST', `/api/tables/${id}/start`, {});
    players[1].cookie = players[0].cookie;
    for (const player of players) {
      await player.joins(id);
      await player.until(() => player.n === 0);
    }
    await new Promise(resolve => setTimeout(resolve, 300));
    for (const player of players) for (let i = 0; i < 40; i++) player.socket?.send(`{"type":"ping","id":"p${i}"}`);
    const acks = (player: Player) => player.heard.filter(d => d.type === 'ack').length;
    const slowed = (player: Player) => player.heard.filter(d => d.type === 'slow').length;
    for (const player of players) await player.until(() => acks(player) + slowed(player) === 40);
    const taken = players.map(acks).reduce((a, b) => a + b);
    expect(taken, 'three seconds of ten, in all').toBeLessThanOrEqual(36);
    expect(taken).toBeGreaterThanOrEqual(28);
    const statuses = [];
    for (let i = 0; i < 60; i++) statuses.push((await players[(i % 2) as 0 | 1].request('GET', '/api/games')).status);
    expect(statuses.filter(status => status === 200).length).toBeLessThanOrEqual(40);
    expect(statuses.at(-1)).toBe(429);
    const { cookie } = players[0];
    for (const { port } of [slow, slower])
      expect((await knock(port, `/socket/${id}`, { cookie })).status, 'by one door as by the other').toBe(429);
    await Promise.all([slow.stop(), slower.stop()]);
    await quiet.remove();
  });

  test('rules of another version do not join', async () => {
    const other = await ChildServer.run(['--port', '0', '--data', place.path], {
      ...place.environment,
      STUBBORN_VERSION: '2',
    });
    expect(other.code).toBe(1);
    expect(other.output).toMatch(
      /^The server \S+ plays stubborn by version 1 of the rules, here it is 2: stop it first\.\n$/,
    );
  });
});
