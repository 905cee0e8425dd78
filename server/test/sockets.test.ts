import type { Advice } from '../../bots/advice.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { same } from '../../engine/plain.ts';
import { ChildServer } from './child.ts';
import { type Place, STORAGES, freshPlace } from './places.ts';
import { Player } from './player.ts';

let server: ChildServer;

describe.each(STORAGES)('on %s', storage => {
  let place: Place;
  beforeAll(async () => {
    place = await freshPlace(storage);
    server = await ChildServer.start(place.path, place.environment);
  });
  afterAll(async () => {
    await server.stop();
    await place.remove();
  });

  const sit = (player: Player, id: string, seat: number, as: string) =>
    player.request('POST', `/api/tables/${id}/seats/${seat}`, { as });

  /** Two people at a table with secrets, and somebody who looks on. */
  async function secretTable(): Promise<{ ana: Player; ben: Player; eve: Player; id: string }> {
    const [ana, ben, eve] = [new Player(server.port), new Player(server.port), new Player(server.port)] as const;
    const id = await ana.opens('secrets', 2, 2);
    await ben.request('GET', '/api/me');
    expect((await sit(ben, id, 1, 'me')).status).toBe(200);
    for (const player of [ana, ben, eve]) await player.joins(id);
    await ana.request('POST', `/api/tables/${id}/start`, {});
    for (const player of [ana, ben, eve]) await player.until(() => player.n === 0);
    return { ana, ben, eve, id };
  }

  test('no socket ever carries what its seat may not know', async () => {
    const { ana, ben, eve } = await secretTable();
    const shown = new Set<string>();
    const secrets = (player: Player): string[] => (player.view as { hand: string[] }).hand;
    const ofAna = [...secrets(ana)];
    const ofBen = [...secrets(ben)];
    for (let round = 0; round < 4; round++) {
      await ana.act(0, ana.prompts[0]?.options[0] as object);
      await ben.until(() => ben.n === ana.n);
      for (const card of ofAna) if (!shown.has(card)) expect(ben.raw.join('\n')).not.toContain(`"${card}"`);
      await ben.act(1, ben.prompts[1]?.options[0] as object);
      await ana.until(() => ana.n === ben.n);
      await eve.until(() => eve.n === ben.n);
      for (const card of (ana.view as { shown: string[] }).shown) shown.add(card);
      for (const card of ofBen) if (!shown.has(card)) expect(ana.raw.join('\n')).not.toContain(`"${card}"`);
      for (const card of [...ofAna, ...ofBen])
        if (!shown.has(card)) expect(eve.raw.join('\n')).not.toContain(`"${card}"`);
    }
    await eve.until(() => eve.lobby?.status === 'over');
    const before = eve.raw.filter(text => !text.includes('"status":"over"'));
    expect(before.join('\n'), 'no seed before the end').not.toContain('chacha:');
    expect(eve.lobby?.seed, 'the seed is revealed when the match is over').toMatch(/^chacha:/);
  });

  test('nobody can answer for another seat, spectators for none', async () => {
    const { ana, ben, eve } = await secretTable();
    const action = ana.prompts[0]?.options[0] as object;
    for (const player of [ben, eve])
      expect((await player.act(0, action))['refusal']).toMatchObject({
        code: 'not-possible',
        values: { why: 'not-yours' },
      });
    expect((await ana.act(0, { type: 'choose', card: 'secret-99' }))['refusal']).toMatchObject({
      code: 'not-offered',
      rule: 'SECRETS-01',
    });
    expect((await ana.act(0, action))['refusal']).toBeNull();
    expect((await ana.act(0, action))['refusal']).toMatchObject({ code: 'not-asked' });
  });

  test('a late answer does not hit the next question', async () => {
    const { ana } = await secretTable();
    const late = { type: 'act', seat: 0, step: 'round/open', actions: [ana.prompts[0]?.options[0]] };
    expect((await ana.say(late))['refusal']).toMatchObject({ code: 'not-asked' });
  });

  test('a gap is filled by asking for the whole', async () => {
    const { ana, ben, id } = await secretTable();
    ben.leave();
    await ana.act(0, ana.prompts[0]?.options[0] as object);
    const back = Object.assign(new Player(server.port), { cookie: ben.cookie });
    await back.joins(id);
    await back.until(() => back.n === ana.n);
    expect(back.view).toMatchObject({ hasChosen: [true, false] });
    await back.say({ type: 'whole' });
    expect(back.heard.filter(d => d.type === 'whole')).toHaveLength(2);
  });

  test('a seat goes to a bot in the middle of the match and comes back', async () => {
    const { ana, ben, id } = await secretTable();
    expect((await sit(ana, id, 1, 'bot')).status, 'not by somebody else').toBe(409);
    expect((await sit(ben, id, 1, 'bot')).status).toBe(200);
    await ana.until(() => (ana.view as { hasChosen: boolean[] }).hasChosen[1] === true);
    await ana.act(0, ana.prompts[0]?.options[0] as object);
    await ana.until(() => (ana.view as { shown: string[] }).shown.length === 2);
    expect((await sit(ben, id, 1, 'me')).status).toBe(200);
    await ben.until(() => ben.lobby?.seats[1]?.kind === 'person');
    expect(ben.view).toMatchObject({ cards: [3, 3] });
  });

  test('undo: free, by consent of the others, marked when alone', async () => {
    const { ana, ben } = await secretTable();
    await ana.act(0, ana.prompts[0]?.options[0] as object);
    expect((await ana.say({ type: 'undo', seat: 0 }))['refusal']).toBeNull();
    await ana.until(() => (ana.view as { hasChosen: boolean[] }).hasChosen[0] === false);
    await ana.act(0, ana.prompts[0]?.options[0] as object);
    await ben.until(() => ben.n === ana.n);
    await ben.act(1, ben.prompts[1]?.options[0] as object);
    await ana.until(() => ana.n === ben.n);
    expect((await ana.say({ type: 'undo', seat: 0 }))['refusal']).toBeNull();
    await ben.until(() => ben.heard.some(d => d.type === 'undoAsked'));
    expect((ana.view as { shown: string[] }).shown).toHaveLength(2);
    expect((await ben.say({ type: 'consent', yes: true }))['refusal']).toBeNull();
    await ana.until(() => (ana.view as { shown: string[] }).shown.length === 0);
    expect((await ben.say({ type: 'consent', yes: true }))['refusal']).toMatchObject({ code: 'not-possible' });
  });

  test('another device becomes the same person by a code that works once', async () => {
    const ana = new Player(server.port);
    await ana.request('POST', '/api/me', { name: '  Ana\u0000 Lou ' });
    const { code } = (await ana.request('POST', '/api/me/code', {})).body as { code: string };
    const phone = new Player(server.port);
    expect((await phone.request('POST', '/api/me/link', { code })).body).toEqual({ name: 'Ana Lou' });
    expect((await phone.request('GET', '/api/me')).body).toEqual({ name: 'Ana Lou' });
    expect((await new Player(server.port).request('POST', '/api/me/link', { code })).status).toBe(404);
  });

  test('a socket of another site, without a cookie, or to no table is refused', async () => {
    const ana = new Player(server.port);
    const id = await ana.opens('stubborn', 1);
    const attempt = (path: string, headers: Record<string, string>) =>
      new Promise<string>(resolve => {
        const ws = new WebSocket(`ws://127.0.0.1:${server.port}${path}`, { headers });
        ws.on('open', () => resolve('open'));
        ws.on('error', error => resolve(error.message));
      });
    const { cookie } = ana;
    expect(await attempt(`/socket/${id}`, { cookie })).toBe('open');
    expect(await attempt(`/socket/${id}`, { cookie, origin: 'https://elsewhere.example' })).toContain('401');
    expect(await attempt(`/socket/${id}`, {})).toContain('401');
    expect(await attempt(`/socket/${id}`, { cookie: `${cookie}x` })).toContain('401');
    expect(await attempt('/socket/abcdefghjkmn', { cookie })).toContain('404');
  });

  test('the lobby: seats are taken once, the host starts when all are', async () => {
    const [ana, ben] = [new Player(server.port), new Player(server.port)];
    const id = await ana.opens('stubborn', 3, 3);
    expect((await ana.request('POST', `/api/tables/${id}/start`, {})).body).toEqual({
      code: 'seats-open',
      values: { open: 2 },
    });
    await ben.request('GET', '/api/me');
    expect((await sit(ben, id, 0, 'me')).body).toEqual({ code: 'seat-taken', values: { seat: 0 } });
    expect((await sit(ben, id, 1, 'me')).status).toBe(200);
    expect((await sit(ben, id, 2, 'bot')).status).toBe(409);
    expect((await sit(ana, id, 2, 'bot')).status).toBe(200);
    expect((await ben.request('POST', `/api/tables/${id}/start`, {})).status).toBe(409);
    expect((await ana.request('POST', `/api/tables/${id}/start`, {})).status).toBe(200);
    expect((await ana.request('POST', `/api/tables/${id}/start`, {})).status).toBe(409);
    expect((await ana.request('GET', `/api/tables/${id}/replay`)).status).toBe(409);
    const wrong = await ana.request('POST', '/api/tables', { game: 'stubborn', options: { broken: true } });
    expect(wrong.body).toMatchObject({ code: 'setup' });
    const refused = await ana.request('POST', '/api/tables', { game: 'stubborn', seats: 2, options: { alone: true } });
    expect(refused).toMatchObject({
      status: 409,
      body: { code: 'setup', values: { reason: 'not-alone', fr: 'Pas à plusieurs.', en: 'Not together.' } },
    });
    const mine = (await ben.request('GET', '/api/tables')).body as { mine: { id: string }[] };
    expect(mine.mine.some(table => table.id === id)).toBe(true);
    expect(same((await ana.request('GET', '/health')).body, {})).toBe(false);
  });

  test('hints, previews and free moves come from the rules and change nothing', async () => {
    const ana = new Player(server.port);
    const id = await ana.opens('secrets', 2, 1);
    await ana.joins(id);
    await ana.request('POST', `/api/tables/${id}/start`, {});
    await ana.until(() => ana.prompts[0] !== undefined);
    const hint = (await ana.say({ type: 'hint', seat: 0 }))['value'] as Advice;
    expect(ana.prompts[0]?.options).toContainEqual(hint.action);
    expect((await ana.say({ type: 'free', seat: 0 }))['value']).toEqual([]);
    expect((await ana.say({ type: 'preview', seat: 0, action: { type: 'nonsense' } }))['value']).toBeNull();
    expect((ana.view as { hasChosen: boolean[] }).hasChosen[0]).toBe(false);
  });
});
