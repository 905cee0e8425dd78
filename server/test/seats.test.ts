import { expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { Opened, post, sit } from './opened.ts';
import { Player } from './player.ts';

// Whose seat is whose: who may sit down in the middle of a match, whose eyes end when, who is shown the door.

const house = new Opened();

const ask = (player: Player, id: string, seat: number | null) => post(player, id, 'wish', { seat });
const answer = (player: Player, id: string, guest: string, yes: boolean) =>
  post(player, id, `wishes/${guest}`, { yes });
const refused = (code: string) => expect.objectContaining({ code });
const hand = (player: Player) => (player.view as { hand: string[] | null } | null)?.hand ?? null;
const isOpen = (player: Player) => player.socket?.readyState === WebSocket.OPEN;

/** Ana, whose table it is, and Ben play; the other seats are bots'; Eve has the link and looks on. */
async function table(seats = 4, options: object = {}, game = 'secrets') {
  const { id, people } = await house.match(game, seats, ['Ana', 'Ben'], options);
  const [ana, ben] = people as [Player, Player];
  const eve = await house.person('Eve');
  await eve.joins(id);
  await eve.until(() => eve.n >= 0);
  return { ana, ben, eve, id };
}

/** Ana plays alone with bots. */
async function alone(seats = 3) {
  const ana = await house.person('Ana');
  const id = await ana.opens('secrets', seats, 1);
  await ana.joins(id);
  await post(ana, id, 'start', {});
  await ana.until(() => ana.prompts[0] !== undefined);
  return { ana, id };
}

test('a stranger does not take the seat of a bot in the middle of the match: it asks, and the host grants it', async () => {
  const { ana, ben, eve, id } = await table();
  expect((await sit(eve, id, 2, 'me')).body).toEqual(refused('ask-first'));
  await eve.until(() => eve.n === ana.n);
  expect(hand(eve)).toBeNull();
  expect(eve.lobby?.seats.map(seat => seat.way)).toEqual([null, null, 'ask', 'ask']);
  expect((await ask(eve, id, 2)).body).toMatchObject({ wish: { seat: 2, isRefused: false } });
  await ana.until(() => ana.lobby?.wishes.length === 1);
  const wish = ana.lobby?.wishes[0];
  expect(wish).toMatchObject({ name: 'Eve', seat: 2 });
  expect(ben.lobby?.wishes, 'the host is there: it is for the host to say').toEqual([]);
  expect((await answer(ben, id, wish?.guest ?? '', true)).body).toEqual(refused('not-yours'));
  expect((await answer(eve, id, wish?.guest ?? '', true)).body).toEqual(refused('not-yours'));
  expect((await ask(eve, id, 3)).body, 'one wish at a time').toEqual(refused('asked'));
  expect((await answer(ana, id, wish?.guest ?? '', true)).status).toBe(200);
  await eve.until(() => eve.lobby?.seats[2]?.isYours === true && hand(eve) !== null);
  expect(eve.lobby).toMatchObject({ wish: null, seats: [{}, {}, { kind: 'person', isTaken: true }, {}] });
  expect((await answer(ana, id, wish?.guest ?? '', true)).body).toEqual(refused('no-wish'));
});

test('a wish that is declined is not repeated at once; one that is open ends when its asker goes', async () => {
  const { ana, eve, id } = await table();
  await ask(eve, id, 2);
  await ana.until(() => ana.lobby?.wishes.length === 1);
  const key = ana.lobby?.wishes[0]?.guest ?? '';
  expect((await answer(ana, id, key, false)).status).toBe(200);
  await eve.until(() => eve.lobby?.wish?.isRefused === true);
  for (const seat of [2, 3]) expect((await ask(eve, id, seat)).body).toEqual(refused('ask-later'));
  const zoe = await house.person('Zoé');
  await zoe.joins(id);
  expect((await ask(zoe, id, 3)).status).toBe(200);
  await ana.until(() => ana.lobby?.wishes[0]?.name === 'Zoé');
  expect((await ask(zoe, id, null)).body).toMatchObject({ wish: null });
  expect((await ask(zoe, id, 3)).body, 'not again and again').toEqual(refused('ask-later'));
  const max = await house.person('Max');
  await max.joins(id);
  await ask(max, id, 3);
  await ana.until(() => ana.lobby?.wishes[0]?.name === 'Max');
  const gone = ana.lobby?.wishes[0]?.guest ?? '';
  max.leave();
  await ana.until(() => ana.lobby?.wishes.length === 0);
  expect((await answer(ana, id, gone, true)).body).toEqual(refused('no-wish'));
});

test('where the host is not there, anybody who plays may say yes; a spectator may not', async () => {
  const { ana, ben, eve, id } = await table();
  const zoe = await house.person('Zoé');
  await zoe.joins(id);
  ana.leave();
  await ask(eve, id, 2);
  await ben.until(() => ben.lobby?.wishes.length === 1);
  const key = ben.lobby?.wishes[0]?.guest ?? '';
  expect((await answer(zoe, id, key, true)).body).toEqual(refused('not-yours'));
  expect((await answer(ben, id, key, true)).status).toBe(200);
  await eve.until(() => eve.lobby?.seats[2]?.isYours === true);
});

test('whoever hands back a seat of a bot sees what a spectator sees, from then on', async () => {
  const { ana, ben, eve, id } = await table(4, { mayJoin: true });
  expect((await sit(eve, id, 2, 'me')).status, 'the table was opened so').toBe(200);
  await eve.until(() => hand(eve) !== null);
  expect((await sit(eve, id, 2, 'bot')).body).toMatchObject({
    seats: [{}, {}, { isYours: false, isLent: false }, {}],
  });
  await eve.until(() => eve.lobby?.seats[2]?.kind === 'bot' && hand(eve) === null);
  const before = eve.raw.length;
  await eve.say({ type: 'whole' });
  await ana.act(0, ana.prompts[0]?.options[0] as object);
  await ben.act(1, ben.prompts[1]?.options[0] as object);
  await eve.until(() => (eve.view as { shown: string[] }).shown.length === 4);
  expect(eve.raw.slice(before).join(), 'no hand in anything that was sent since').not.toContain('"hand":["');
  const back = Object.assign(new Player(house.port), { cookie: eve.cookie });
  await back.joins(id);
  await back.until(() => back.view !== null);
  expect(hand(back), 'nor for whoever comes back').toBeNull();
});

test('what one has seen of a hidden hand bars from every other seat, and from several at once', async () => {
  const { ana, ben, eve, id } = await table(5, { mayJoin: true });
  const takes = await Promise.all([2, 3, 4].map(seat => sit(eve, id, seat, 'me')));
  expect(takes.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
  const mine = takes.findIndex(({ status }) => status === 200) + 2;
  expect((await sit(eve, id, mine, 'leave')).status).toBe(200);
  const other = mine === 2 ? 3 : 2;
  expect((await sit(eve, id, other, 'me')).body).toEqual(refused('seen'));
  expect((await ask(eve, id, other)).body).toEqual(refused('seen'));
  for (const player of [ana, ben]) expect((await sit(player, id, other, 'me')).body).toEqual(refused('seen'));
  expect((await sit(eve, id, mine, 'me')).status, 'it knows nothing new there').toBe(200);
  const open = await table(3, { mayJoin: true }, 'stubborn');
  expect((await sit(open.ben, open.id, 2, 'me')).status, 'where nothing is hidden, nothing is known').toBe(200);
});

test('whose table it is says how well a bot plays, also in the middle of a match', async () => {
  const { ana, ben, id } = await table();
  const level = (player: Player, seat: number, bot: string) => post(player, id, `seats/${seat}`, { as: 'bot', bot });
  await ana.until(() => ana.lobby?.seats[2]?.bot === 'companion');
  expect((await level(ben, 2, 'expert')).body).toEqual(refused('not-yours'));
  expect((await level(ana, 2, 'expert')).body).toMatchObject({ seats: [{}, {}, { bot: 'expert', kind: 'bot' }, {}] });
  await ben.until(() => ben.lobby?.seats[2]?.bot === 'expert');
  expect((await level(ana, 2, 'genius')).status).toBe(400);
  expect((await level(ben, 1, 'beginner')).body).toMatchObject({
    seats: [{}, { bot: 'beginner', isLent: true }, {}, {}],
  });
  expect((await level(ana, 1, 'expert')).body, 'a lent seat is its owner’s').toEqual(refused('not-yours'));
});

test('a seat that is lent to a bot is its owner’s: nobody frees it, takes it or asks for it', async () => {
  const { ana, ben, eve, id } = await table();
  expect((await sit(ben, id, 1, 'bot')).body).toMatchObject({ seats: [{}, { isYours: true, isLent: true }, {}, {}] });
  for (const as of ['bot', 'leave']) expect((await sit(ana, id, 1, as)).body).toEqual(refused('not-yours'));
  expect((await sit(ana, id, 1, 'me')).body).toEqual(refused('seat-lent'));
  for (const player of [ana, eve]) expect((await ask(player, id, 1)).body).toEqual(refused('seat-lent'));
  await ben.until(() => ben.lobby?.seats[1]?.kind === 'bot');
  await ben.say({ type: 'whole' });
  expect(hand(ben), 'its cards are its owner’s').not.toBeNull();
  expect((await sit(ben, id, 1, 'me')).status).toBe(200);
  expect((await sit(ben, id, 1, 'bot')).status).toBe(200);
  expect((await sit(ben, id, 1, 'leave')).body).toMatchObject({
    seats: [{}, { isYours: false, isLent: false }, {}, {}],
  });
  await ben.until(() => hand(ben) === null && ben.lobby?.seats[1]?.isYours === false);
  expect((await sit(ben, id, 1, 'me')).body, 'given up is given up').toEqual(refused('ask-first'));
});

test('the host alone with bots may have their seats; with others there, all of them must agree', async () => {
  const lone = await alone();
  expect((await sit(lone.ana, lone.id, 1, 'me')).status).toBe(200);
  const { ana, ben, id } = await table(4);
  expect((await sit(ana, id, 2, 'me')).body, 'it holds cards already').toEqual(refused('seen'));
  const host = await house.person('Hôte');
  const free = await host.opens('secrets', 4, 2);
  for (const [player, seat] of [
    [ana, 0],
    [ben, 1],
  ] as const) {
    if (seat === 0) await sit(host, free, 0, 'open');
    await sit(player, free, seat, 'me');
    player.leave();
    await player.joins(free);
  }
  await host.joins(free);
  await post(host, free, 'start', {});
  await host.until(() => host.n >= 0);
  expect((await sit(host, free, 2, 'me')).body).toEqual(refused('ask-first'));
  await ask(host, free, 2);
  await ana.until(() => ana.lobby?.wishes.length === 1);
  await ben.until(() => ben.lobby?.wishes.length === 1);
  const key = ana.lobby?.wishes[0]?.guest ?? '';
  expect((await answer(host, free, key, true)).body).toEqual(refused('not-yours'));
  expect((await answer(ana, free, key, true)).body).toMatchObject({
    wishes: [],
    seats: [{}, {}, { kind: 'bot' }, {}],
  });
  expect((await answer(ben, free, key, true)).body).toMatchObject({ seats: [{}, {}, { kind: 'person' }, {}] });
  expect(id).not.toBe(free);
});

test('the host removes somebody: before the match the seat is open, in its middle it is a bot’s', async () => {
  const [ana, ben] = [await house.person('Ana'), await house.person('Ben')];
  const id = await ana.opens('secrets', 3, 2);
  await sit(ben, id, 1, 'me');
  for (const player of [ana, ben]) await player.joins(id);
  await ana.until(() => ana.lobby?.seats[1]?.name === 'Ben');
  const key = ana.lobby?.seats[1]?.guest ?? '';
  await ben.until(() => ben.lobby?.seats[1]?.isYours === true);
  expect(ben.lobby?.seats[0]?.guest, 'only the host removes').toBeNull();
  expect((await post(ben, id, `guests/${key}`, { as: 'removed' })).body).toEqual(refused('not-yours'));
  expect((await post(ana, id, `guests/${key}`, { as: 'removed' })).body).toMatchObject({
    seats: [{}, { kind: 'open', name: null }, {}],
    guests: [{ name: 'Ben', standing: 'removed', isThere: true }],
  });
  expect((await sit(ben, id, 1, 'me')).body).toEqual(refused('removed'));
  await post(ana, id, `guests/${key}`, { as: 'guest' });
  expect((await sit(ben, id, 1, 'me')).status, 'the host may think better of it').toBe(200);
  await post(ana, id, 'start', {});
  await ben.until(() => hand(ben) !== null);
  expect((await post(ana, id, `guests/${key}`, { as: 'removed' })).status).toBe(200);
  await ben.until(() => hand(ben) === null && ben.lobby?.isRemoved === true);
  expect(ben.lobby?.seats[1]).toMatchObject({ kind: 'bot', isYours: false, isLent: false, way: null });
  for (const seat of [1, 2]) expect((await ask(ben, id, seat)).body).toEqual(refused('removed'));
  await ana.until(() => (ana.view as { hasChosen: boolean[] }).hasChosen[1] === true);
  expect(isOpen(ben), 'it may look on').toBe(true);
});

test('who was asked whether something may be taken back, and is removed, has no say any more', async () => {
  const { ana, ben, id } = await table(2);
  await ana.act(0, ana.prompts[0]?.options[0] as object);
  await ben.until(() => ben.n === ana.n);
  await ben.act(1, ben.prompts[1]?.options[0] as object);
  await ana.until(() => ana.n === ben.n);
  await ana.say({ type: 'undo', seat: 0 });
  await ben.until(() => ben.heard.some(one => one.type === 'undoAsked'));
  await post(ana, id, `guests/${ana.lobby?.seats[1]?.guest}`, { as: 'removed' });
  expect((await ben.say({ type: 'consent', yes: false }))['refusal']).toMatchObject({ values: { why: 'not-yours' } });
});

test('whoever is shut out hears so, is hung up on, and does not come back, nor into the rematch', async () => {
  const { ana, ben, eve, id } = await table(3, {}, 'stubborn');
  await ana.until(() => ana.lobby?.guests.some(one => one.name === 'Eve') === true);
  const keys = [ana.lobby?.seats[1]?.guest, ana.lobby?.guests.find(one => one.name === 'Eve')?.guest];
  for (const key of keys) expect((await post(ana, id, `guests/${key}`, { as: 'shut' })).status).toBe(200);
  for (const player of [ben, eve]) {
    await player.until(() => player.heard.some(one => one.type === 'shutOut'));
    await expect.poll(() => isOpen(player)).toBe(false);
    expect((await player.request('GET', `/api/tables/${id}`)).body).toEqual(refused('shut-out'));
    expect((await sit(player, id, 2, 'me')).body).toEqual(refused('shut-out'));
    await expect(player.joins(id)).rejects.toThrow('403');
  }
  await ana.act(0, { type: 'end' });
  await ana.until(() => ana.outcome !== null);
  expect((await ben.request('GET', `/api/tables/${id}/replay`)).body).toEqual(refused('shut-out'));
  const next = (await post(ana, id, 'rematch', {})).body as { id: string };
  const lobby = (await ana.request('GET', `/api/tables/${next.id}`)).body as { seats: { name: string | null }[] };
  expect(lobby.seats.map(seat => seat.name)).toEqual(['Ana', null, null]);
  expect((await ben.request('GET', `/api/tables/${next.id}`)).body).toEqual(refused('shut-out'));
});

test('of a match that is over no seat changes any more, and who is removed then is not in the rematch', async () => {
  const { ana, ben, eve, id } = await table(3, { mayJoin: true }, 'stubborn');
  await ana.act(0, { type: 'end' });
  await ana.until(() => ana.lobby?.status === 'over');
  expect((await sit(eve, id, 2, 'me')).body).toEqual(refused('not-running'));
  expect((await sit(ben, id, 1, 'bot')).body).toEqual(refused('not-running'));
  const key = ana.lobby?.seats[1]?.guest ?? '';
  expect((await post(ana, id, `guests/${key}`, { as: 'removed' })).body).toMatchObject({
    seats: [{}, { name: 'Ben' }, {}],
  });
  const next = (await post(ana, id, 'rematch', {})).body as { id: string };
  const lobby = (await ben.request('GET', `/api/tables/${next.id}`)).body;
  expect(lobby).toMatchObject({
    isRemoved: true,
    mayJoin: true,
    seats: [{ name: 'Ana' }, { kind: 'bot', name: null }, {}],
  });
});

test('whoever asks to be forgotten gives its seats up, and its wish', async () => {
  const { ana, ben, eve, id } = await table();
  await ask(eve, id, 2);
  await sit(ben, id, 1, 'bot');
  for (const { cookie } of [ben, eve])
    await fetch(`http://127.0.0.1:${house.port}/api/me`, { method: 'DELETE', headers: { cookie } });
  const lobby = (await ana.request('GET', `/api/tables/${id}`)).body;
  expect(lobby).toMatchObject({ wishes: [], seats: [{}, { kind: 'bot', isLent: false, name: null }, {}, {}] });
});

test('all of it outlives the server', async () => {
  const { ana, ben, eve, id } = await table(4, { mayJoin: true });
  await sit(eve, id, 2, 'me');
  await sit(eve, id, 2, 'leave');
  const key = ana.lobby?.seats[1]?.guest ?? '';
  await post(ana, id, `guests/${key}`, { as: 'shut' });
  await house.restart();
  const again = (player: Player) => Object.assign(new Player(house.port), { cookie: player.cookie });
  expect((await sit(again(eve), id, 3, 'me')).body).toEqual(refused('seen'));
  expect((await again(ben).request('GET', `/api/tables/${id}`)).body).toEqual(refused('shut-out'));
  expect((await again(ana).request('GET', `/api/tables/${id}`)).body).toMatchObject({
    mayJoin: true,
    guests: [{ name: 'Ben', standing: 'shut' }],
  });
});

test('nothing of a match is shown before it begins: nobody chooses a seat by its cards', async () => {
  const ana = await house.person('Ana');
  const id = await ana.opens('secrets', 2, 1);
  await ana.joins(id);
  await ana.until(() => ana.lobby !== null);
  for (const look of [
    { type: 'whole' },
    { type: 'case', seat: 0 },
    { type: 'case', seat: null },
    { type: 'free', seat: 0 },
    { type: 'hint', seat: 0 },
    { type: 'preview', seat: 0, action: { type: 'choose' } },
  ])
    expect(await ana.say(look), look.type).toMatchObject({ refusal: { code: 'not-running' } });
  expect(ana.view).toBeNull();
  await post(ana, id, 'start', {});
  await ana.until(() => hand(ana) !== null);
});

test('whoever has lent a seat and is still there is asked before something is taken back', async () => {
  const { ana, ben, id } = await table(2);
  for (const [player, seat] of [[ana, 0] as const, [ben, 1] as const]) {
    await player.until(() => player.prompts[seat] !== undefined);
    await player.act(seat, player.prompts[seat]?.options[0] as object);
  }
  await sit(ben, id, 1, 'bot');
  await ana.until(() => ana.lobby?.seats[1]?.isLent === true && ana.prompts[0] !== undefined);
  const { n } = ana;
  await ana.say({ type: 'undo', seat: 0 });
  await ben.until(() => ben.heard.some(d => d.type === 'undoAsked'));
  expect(ana.n, 'nothing is taken back yet').toBeGreaterThanOrEqual(n);
  expect(ana.heard.some(d => d.type === 'undoAnswered')).toBe(false);
  const asked = ben.heard.findLast(d => d.type === 'undoAsked');
  const of = { seat: 1, n: asked?.['n'] };
  expect(await ben.say({ type: 'consent', yes: false, of }), 'to another question').toMatchObject({
    refusal: { code: 'not-possible' },
  });
});

test('a host who removes everybody else does not come to their hands', async () => {
  const { ana, id } = await table(3);
  const ben = ana.lobby?.seats[1]?.guest ?? '';
  expect((await post(ana, id, `guests/${ben}`, { as: 'removed' })).status).toBe(200);
  await ana.until(() => ana.lobby?.seats[1]?.kind === 'bot');
  expect((await sit(ana, id, 1, 'me')).body, 'it was Ben’s').toEqual(refused('seen'));
  expect((await sit(ana, id, 2, 'me')).status, 'it was a bot’s all along').toBe(200);
});
