import { expect, test } from 'vitest';
import type { ChatMessage } from '../../referee/messages.ts';
import { Opened } from './opened.ts';
import { Player } from './player.ts';

const house = new Opened({ REMPART_ADMIN_TOKEN: 'token-of-the-host' });

const heard = (player: Player): ChatMessage[] =>
  player.heard.filter(one => one.type === 'chat').flatMap(one => one['messages'] as ChatMessage[]);
const texts = (player: Player) => heard(player).map(one => one.text ?? one.phrase);

/** Ana and Ben sit there, Eve looks on. */
async function table(): Promise<{ ana: Player; ben: Player; eve: Player; id: string }> {
  const [ana, ben, eve] = [new Player(house.port), new Player(house.port), new Player(house.port)] as const;
  await ana.request('POST', '/api/me', { name: 'Ana' });
  const id = await ana.opens('stubborn', 3, 2);
  await ben.request('POST', '/api/me', { name: 'Ben' });
  await ben.request('POST', `/api/tables/${id}/seats/1`, { as: 'me' });
  for (const player of [ana, ben, eve]) await player.joins(id);
  return { ana, ben, eve, id };
}

const say = (player: Player, text: string, id?: string) =>
  player.say({ type: 'chat', text, phrase: null, ...(id ? { id } : {}) });

test('what is said is heard by all, with who said it, and kept for those who come later', async () => {
  const { ana, ben, eve, id } = await table();
  expect((await say(ana, '  bonjour\n\u0000 à tous '))['refusal']).toBeNull();
  expect((await eve.say({ type: 'chat', text: null, phrase: 'hello' }))['refusal']).toBeNull();
  await ben.until(() => heard(ben).length === 2);
  expect(heard(ben)).toMatchObject([
    { text: 'bonjour à tous', phrase: null, name: 'Ana', seat: 0, isYours: false },
    { text: null, phrase: 'hello', name: '', seat: null },
  ]);
  await ana.until(() => heard(ana).length === 2);
  expect(heard(ana)[0]?.isYours).toBe(true);
  expect(ben.raw.join(), 'nobody learns who somebody is elsewhere').not.toContain(ana.cookie.split('=')[1] ?? '?');
  const late = new Player(house.port);
  await late.joins(id);
  await late.until(() => heard(late).length === 2);
  expect(texts(late)).toEqual(['bonjour à tous', 'hello']);
  expect(new Set(heard(late).map(one => one.speaker)).size).toBe(2);
});

test('a message that is said again after the line broke is said once', async () => {
  const { ana, ben, id } = await table();
  await say(ana, 'once', 'same');
  await say(ana, 'once', 'same');
  const late = new Player(house.port);
  await late.joins(id);
  await late.until(() => heard(late).length > 0);
  expect(texts(late)).toEqual(['once']);
  expect(new Set(heard(ben).map(one => one.id)).size).toBe(1);
});

test('who talks too fast is asked to wait; nothing and too much are not said at all', async () => {
  const { ana } = await table();
  const answers = [];
  for (let i = 0; i < 7; i++) answers.push(await say(ana, `word ${i}`));
  expect(answers.slice(0, 5).every(one => one['refusal'] === null)).toBe(true);
  expect(answers.at(-1)?.['refusal']).toMatchObject({ code: 'slow' });
  for (const text of ['   ', 'x'.repeat(301)]) {
    const before = ana.heard.length;
    ana.socket?.send(JSON.stringify({ type: 'chat', id: 'bad', text, phrase: null }));
    await ana.until(() => ana.heard.length > before);
    expect(ana.heard.at(-1)).toMatchObject({ type: 'bad' });
  }
});

test('a message is reported once, by others only, and the host of the server reads of it', async () => {
  const { ana, ben } = await table();
  await say(ana, 'something rude');
  await ben.until(() => heard(ben).length === 1);
  const message = heard(ben)[0]?.id ?? '';
  expect((await ana.say({ type: 'report', message }))['refusal']).toMatchObject({ code: 'not-possible' });
  expect((await ben.say({ type: 'report', message: 'no-such-message' }))['refusal']).not.toBeNull();
  expect((await ben.say({ type: 'report', message }))['refusal']).toBeNull();
  expect((await ben.say({ type: 'report', message }))['refusal']).toBeNull();
  await expect.poll(() => house.output).toMatch(/a message was reported/);
  expect(house.output, 'what was said stays out of the log').not.toContain('something rude');
  const authorization = `Basic ${Buffer.from('host:token-of-the-host').toString('base64')}`;
  const page = await fetch(`http://127.0.0.1:${house.port}/admin`, { headers: { authorization } });
  expect((await page.text()).split('something rude'), 'once, on the page of the host').toHaveLength(2);
});

test('a rematch has the same people on the same seats, once', async () => {
  const { ana, ben, eve, id } = await table();
  const ask = (player: Player, table = id) => player.request('POST', `/api/tables/${table}/rematch`, {});
  expect((await ask(ana)).body, 'not before the end').toMatchObject({ code: 'not-over' });
  await ana.request('POST', `/api/tables/${id}/start`, {});
  await ana.until(() => ana.prompts[0] !== undefined);
  await ana.act(0, { type: 'end' });
  await ana.until(() => ana.outcome !== null);
  expect((await ask(eve)).body, 'not by somebody who only looked on').toMatchObject({ code: 'not-yours' });
  const first = (await ask(ben)).body as { id: string };
  expect((await ask(ana)).body).toEqual(first);
  await eve.until(() => eve.heard.some(one => one.type === 'rematch'));
  expect(eve.heard.find(one => one.type === 'rematch')).toMatchObject({ id: first.id, by: 'Ben' });
  const lobby = (await ana.request('GET', `/api/tables/${first.id}`)).body;
  expect(lobby).toMatchObject({
    status: 'lobby',
    isHost: false,
    seats: [
      { kind: 'person', name: 'Ana', isYours: true },
      { kind: 'person', name: 'Ben' },
      { kind: 'bot', name: null },
    ],
  });
  expect((await ben.request('POST', `/api/tables/${first.id}/start`, {})).status).toBe(200);
});

test('the lists say who sits where and how many seats are free', async () => {
  const ana = new Player(house.port);
  await ana.request('POST', '/api/me', { name: 'Ana' });
  const { body } = await ana.request('POST', '/api/tables', { game: 'stubborn', seats: 3, isPublic: true });
  const { id } = body as { id: string };
  await ana.request('POST', `/api/tables/${id}/seats/1`, { as: 'bot' });
  const ben = new Player(house.port);
  const lists = (await ben.request('GET', '/api/tables')).body as { mine: object[]; open: { id: string }[] };
  expect(lists.mine).toEqual([]);
  expect(lists.open.find(one => one.id === id)).toMatchObject({ free: 1, bots: 1, people: ['Ana'], seats: 3 });
});
