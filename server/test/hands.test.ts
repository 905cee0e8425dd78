import { expect, test } from 'vitest';
import type { Lobby } from '../../referee/messages.ts';
import { Opened, post } from './opened.ts';
import { Player } from './player.ts';

// A big screen without a seat, phones as hands around it, and what becomes of a hand that is lost.

const house = new Opened();

const refused = (code: string) => expect.objectContaining({ code });
const hand = (player: Player) => (player.view as { hand: string[] | null } | null)?.hand ?? null;
const comes = (player: Player, id: string, body: object = {}) => post(player, id, 'hand', body);
const answer = (player: Player, id: string, guest: string, yes: boolean) =>
  post(player, id, `wishes/${guest}`, { yes });

async function ticketFor(host: Player, id: string, seat: number): Promise<string> {
  const { body, status } = await post(host, id, 'tickets', { seat });
  expect(status).toBe(201);
  return (body as { code: string }).code;
}

async function screenWith(seats: number): Promise<{ tv: Player; id: string }> {
  const tv = new Player(house.port);
  await tv.request('GET', '/api/me');
  const { body } = await tv.request('POST', '/api/tables', { game: 'secrets', seats, isOnScreen: true });
  const { id } = body as { id: string };
  await tv.joins(id, '?screen');
  return { tv, id };
}

/** A screen, Ana and Ben with their phones, bots on the other seats. */
async function begun(seats = 4) {
  const { tv, id } = await screenWith(seats);
  const people: Player[] = [];
  for (const name of ['Ana', 'Ben']) {
    const player = new Player(house.port);
    expect((await comes(player, id, { name })).status).toBe(200);
    await player.joins(id);
    people.push(player);
  }
  for (let seat = 2; seat < seats; seat++) await post(tv, id, `seats/${seat}`, { as: 'bot' });
  expect((await post(tv, id, 'start', {})).status).toBe(200);
  const [ana, ben] = people as [Player, Player];
  await ana.until(() => hand(ana) !== null);
  await ben.until(() => hand(ben) !== null);
  await tv.until(() => tv.n >= 0);
  return { tv, ana, ben, id };
}

test('whoever scans the screen sits down where there is room, once, also all at the same time', async () => {
  const { tv, id } = await screenWith(3);
  await tv.until(() => tv.lobby !== null);
  expect(tv.lobby?.seats.map(({ kind }) => kind)).toEqual(['open', 'open', 'open']);
  await post(tv, id, 'seats/2', { as: 'bot' });
  const phones = ['Ana', 'Ben', 'Cléo', 'Dan'].map(name => ({ name, player: new Player(house.port) }));
  for (const { player } of phones) await player.request('GET', '/api/me');
  const came = await Promise.all(phones.map(({ name, player }) => comes(player, id, { name })));
  expect(came.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 200, 200, 409]);
  expect(came.find(({ status }) => status === 409)?.body).toEqual(refused('full'));
  const there = phones[came.findIndex(({ status }) => status === 200)]?.player as Player;
  const before = ((await there.request('GET', `/api/tables/${id}`)).body as Lobby).seats.findIndex(one => one.isYours);
  const again = (await comes(there, id)).body as Lobby;
  expect(again.seats.flatMap(({ seat, isYours }) => (isYours ? [seat] : []))).toEqual([before]);
  const late = new Player(house.port);
  expect((await post(tv, id, 'start', {})).status).toBe(200);
  expect((await comes(late, id, { name: 'Eve' })).body).toEqual(refused('started'));
});

test('a screen sees nothing of any hand, also that of somebody who plays, and says nothing for anybody', async () => {
  const { tv, ana, ben, id } = await begun();
  const beside = Object.assign(new Player(house.port), { cookie: ana.cookie });
  await beside.joins(id, '?screen');
  await beside.until(() => beside.view !== null);
  expect(hand(beside)).toBeNull();
  for (const said of [
    { type: 'act', seat: 0, step: ana.step, actions: [ana.prompts[0]?.options[0]] },
    { type: 'hint', seat: 0 },
    { type: 'free', seat: 0 },
    { type: 'case', seat: 0 },
    { type: 'undo', seat: 0 },
    { type: 'concede', seat: 0 },
    { type: 'pause' },
    { type: 'chat', text: 'hello', phrase: null },
  ])
    expect(await beside.say(said), said.type).toMatchObject({ refusal: { code: 'not-possible' } });
  await ana.act(0, ana.prompts[0]?.options[0] as object);
  await ben.act(1, ben.prompts[1]?.options[0] as object);
  await tv.until(() => (tv.view as { shown: string[] }).shown.length === 4);
  await beside.until(() => (beside.view as { shown: string[] }).shown.length === 4);
  await beside.say({ type: 'whole' });
  for (const screen of [tv, beside]) {
    expect(screen.raw.join()).not.toContain('"hand":["');
    expect(screen.raw.join()).not.toContain('"options":[');
  }
});

test('a ticket of the screen gives the seat of a bot to a phone, once, at this table, for a while', async () => {
  const { tv, ana, id } = await begun();
  const other = await begun();
  const eve = new Player(house.port);
  const zoe = new Player(house.port);
  const code = await ticketFor(tv, id, 2);
  expect((await post(ana, id, 'tickets', { seat: 2 })).body, 'it is for the screen to give').toEqual(
    refused('not-yours'),
  );
  expect((await post(tv, id, 'tickets', { seat: 9 })).body).toEqual(refused('no-seat'));
  for (const guess of ['aaaaaaaa', ''])
    expect((await comes(eve, id, { ticket: guess })).body).toEqual(refused('no-ticket'));
  expect((await comes(eve, other.id, { ticket: code })).body, 'for another table').toEqual(refused('no-ticket'));
  expect((await comes(ana, id, { ticket: code })).body, 'nobody holds two hidden hands').toEqual(refused('seen'));
  expect((await comes(eve, id, { name: 'Eve', ticket: ` ${code.toUpperCase()} ` })).status).toBe(200);
  await eve.joins(id);
  await eve.until(() => hand(eve) !== null);
  expect(eve.lobby?.seats[2]).toMatchObject({ kind: 'person', isYours: true, name: 'Eve' });
  expect((await comes(zoe, id, { ticket: code })).body).toEqual(refused('ticket-used'));
  expect((await comes(eve, id, { ticket: code })).status, 'said twice by the same phone').toBe(200);
  const older = await ticketFor(tv, id, 3);
  const newer = await ticketFor(tv, id, 3);
  expect((await comes(zoe, id, { ticket: older })).body, 'the screen has shown another one since').toEqual(
    refused('no-ticket'),
  );
  await post(zoe, id, 'hand', { ticket: newer, seat: 0 }).then(({ status }) =>
    expect(status, 'a hand does not choose its seat').toBe(400),
  );
  expect(((await tv.request('GET', `/api/tables/${id}`)).body as Lobby).seats[3]).toMatchObject({ kind: 'bot' });
  expect((await comes(zoe, id, { name: 'Zoé', ticket: newer })).status).toBe(200);
});

test('a lost hand is taken up again on another phone: whoever holds it is asked, or who plays beside it', async () => {
  const { tv, ana, ben, id } = await begun(2);
  const cards = hand(ben);
  const stranger = new Player(house.port);
  const code = await ticketFor(tv, id, 1);
  expect((await comes(stranger, id, { name: 'Ben', ticket: code })).status).toBe(200);
  await stranger.joins(id);
  await ben.until(() => ben.lobby?.wishes.length === 1);
  const wish = ben.lobby?.wishes[0];
  expect(wish).toMatchObject({ name: 'Ben', seat: 1 });
  expect(hand(stranger), 'nothing is seen before').toBeNull();
  await tv.until(() => tv.lobby?.wished.length === 1);
  expect(tv.lobby, 'the screen says whose word is waited for, and has none itself').toMatchObject({
    wished: [{ name: 'Ben', seat: 1, waitsFor: ['Ben'] }],
    wishes: [],
  });
  expect(ana.lobby?.wished, 'nobody else is told').toEqual([]);
  for (const player of [ana, tv, stranger])
    expect((await answer(player, id, wish?.guest ?? '', true)).body).toEqual(refused('not-yours'));
  expect((await answer(ben, id, wish?.guest ?? '', false)).status).toBe(200);
  await stranger.until(() => stranger.lobby?.wish?.isRefused === true);
  expect(ben.lobby?.seats[1]).toMatchObject({ isYours: true });
  ben.leave();
  await ana.until(() => ana.lobby?.seats[1]?.isThere === false, 3000);
  const back = new Player(house.port);
  expect((await comes(back, id, { name: 'Ben', ticket: await ticketFor(tv, id, 1) })).status).toBe(200);
  await back.joins(id);
  await ana.until(() => ana.lobby?.wishes.length === 1);
  expect((await answer(ana, id, ana.lobby?.wishes[0]?.guest ?? '', true)).status).toBe(200);
  await back.until(() => hand(back) !== null);
  expect(hand(back)).toEqual(cards);
  await ben.joins(id);
  await ben.until(() => ben.lobby?.seats[1]?.isYours === false);
  expect((await ben.say({ type: 'whole' })).refusal ?? null).toBeNull();
  expect(hand(ben)).toBeNull();
});

test('whoever has given a hand away asks for it back, and for no other one that is hidden', async () => {
  const { tv, ana, ben, id } = await begun(3);
  const cards = hand(ben);
  const zoe = new Player(house.port);
  await comes(zoe, id, { name: 'Zoé', ticket: await ticketFor(tv, id, 1) });
  await zoe.joins(id);
  await zoe.until(() => zoe.lobby !== null);
  expect(zoe.lobby?.seats[1], 'somebody who never held it').toMatchObject({ wasYours: false, way: null });
  await ben.until(() => ben.lobby?.wishes.length === 1);
  await answer(ben, id, ben.lobby?.wishes[0]?.guest ?? '', true);
  await ben.until(() => ben.lobby?.seats[1]?.name === 'Zoé' && hand(ben) === null);
  expect(ben.lobby?.seats).toMatchObject([
    { wasYours: false, way: null },
    { wasYours: true, way: 'ask' },
    { kind: 'bot', wasYours: false, way: null },
  ]);
  expect(ana.lobby?.seats[1], 'it was never hers').toMatchObject({ wasYours: false, way: null });
  expect((await post(ana, id, 'wish', { seat: 1 })).body).toEqual(refused('seat-taken'));
  expect((await post(ben, id, 'seats/1', { as: 'me' })).body).toEqual(refused('ask-first'));
  expect((await post(ben, id, 'wish', { seat: 2 })).body).toEqual(refused('seen'));
  expect((await post(ben, id, 'wish', { seat: 1 })).status).toBe(200);
  await zoe.until(() => zoe.lobby?.wishes.length === 1);
  const wish = zoe.lobby?.wishes[0]?.guest ?? '';
  expect((await answer(ana, id, wish, true)).body, 'it is for whoever holds it to say').toEqual(refused('not-yours'));
  expect(hand(ben)).toBeNull();
  expect((await answer(zoe, id, wish, true)).status).toBe(200);
  await ben.until(() => hand(ben) !== null);
  expect(hand(ben)).toEqual(cards);
  await zoe.until(() => zoe.lobby?.seats[1]?.wasYours === true && hand(zoe) === null);
});

test('a television shows a code, and somebody at a table sends it there', async () => {
  const { ana, id } = await begun();
  const tv = new Player(house.port);
  const { body } = await tv.request('POST', '/api/screens', {});
  const { code } = body as { code: string };
  const waits = async () => (await tv.request('GET', `/api/screens/${code}`)).body;
  expect(await waits()).toEqual({ table: null });
  expect((await post(ana, id, 'screens', { code: 'nobody' })).body).toEqual(refused('no-screen'));
  expect((await post(ana, id, 'screens', { code: code.toUpperCase() })).status).toBe(200);
  expect(await waits()).toEqual({ table: id });
  expect((await post(ana, id, 'screens', { code })).body, 'once').toEqual(refused('no-screen'));
});

/** Both have had enough. */
async function givenUp(tv: Player, ana: Player, ben: Player): Promise<void> {
  for (const [seat, player] of [ana, ben].entries()) {
    await player.until(() => player.outcome !== null || player.prompts[seat] !== undefined);
    if (player.outcome === null) await player.say({ type: 'concede', seat });
  }
  await ben.say({ type: 'consent', yes: true, of: { about: 'end', seat: 0, n: ben.n } });
  await tv.until(() => tv.outcome !== null);
}

test('a screen asks for a rematch without a seat of its own, and the same people have theirs', async () => {
  const { tv, ana, ben, id } = await begun(2);
  const eve = new Player(house.port);
  await eve.request('GET', '/api/me');
  await givenUp(tv, ana, ben);
  expect((await post(eve, id, 'rematch', {})).body).toEqual(refused('not-yours'));
  const next = ((await post(tv, id, 'rematch', {})).body as { id: string }).id;
  const lobby = (await tv.request('GET', `/api/tables/${next}`)).body as Lobby;
  expect(lobby).toMatchObject({ isHost: true, seats: [{ name: 'Ana', isYours: false }, { name: 'Ben' }] });
});

test('a hand asks for a rematch: it is the screen’s table again, and the screen is told', async () => {
  const { tv, ana, ben, id } = await begun(2);
  await givenUp(tv, ana, ben);
  const next = ((await post(ben, id, 'rematch', { isHand: true })).body as { id: string }).id;
  await tv.until(() => tv.raw.some(text => text.includes('"rematch"') && text.includes(next)));
  expect((await tv.request('GET', `/api/tables/${next}`)).body).toMatchObject({
    isHost: true,
    seats: [{ name: 'Ana' }, { name: 'Ben' }],
  });
  expect((await post(ana, next, 'begin', {})).status, 'whoever holds a hand may begin there').toBe(200);
});

test('a short code leads to the table, for as long as an evening; whoever has a seat there may begin', async () => {
  const { tv, id } = await screenWith(3);
  const ana = new Player(house.port);
  await ana.request('GET', '/api/me');
  expect((await post(ana, id, 'code', {})).body).toEqual(refused('not-yours'));
  const { code } = (await post(tv, id, 'code', {})).body as { code: string };
  expect((await post(tv, id, 'code', {})).body, 'the same while it is good').toEqual({ code });
  const found = async (typed: string) => (await ana.request('GET', `/api/codes/${typed}`)).body;
  expect(await found(code.toUpperCase())).toEqual({ table: id, isTicket: false });
  expect(await found(await ticketFor(tv, id, 1))).toEqual({ table: id, isTicket: true });
  expect(await found('zzzzzz')).toEqual(refused('no-code'));
  expect((await comes(ana, id, { ticket: code })).body, 'it is no ticket').toEqual(refused('no-ticket'));
  expect((await post(ana, id, 'begin', {})).body, 'without a seat').toEqual(refused('not-yours'));
  await comes(ana, id, { name: 'Ana' });
  expect((await post(ana, id, 'begin', {})).status).toBe(200);
  const lobby = (await tv.request('GET', `/api/tables/${id}`)).body as Lobby;
  expect(lobby).toMatchObject({ status: 'running', seats: [{ name: 'Ana' }, { kind: 'bot' }, { kind: 'bot' }] });
  expect((await post(ana, id, 'begin', {})).body).toEqual(refused('started'));
  const { body } = await ana.request('POST', '/api/tables', { game: 'secrets', seats: 2 });
  const own = (body as { id: string }).id;
  const ben = new Player(house.port);
  await comes(ben, own, { name: 'Ben' });
  expect((await post(ben, own, 'begin', {})).body, 'where the host plays, the host begins').toEqual(
    refused('not-yours'),
  );
});
