import { expect, test } from 'vitest';
import { Opened } from './opened.ts';
import { Player } from './player.ts';

const MANY = 60;
const house = new Opened();

const bytes = (players: readonly Player[]): number =>
  players.flatMap(({ raw }) => raw).reduce((sum, text) => sum + text.length, 0);

test('many who come and go to look on do not have the whole table told to everybody each time', async () => {
  const ana = new Player(house.port);
  const id = await ana.opens('stubborn', 2, 1);
  await ana.joins(id);
  await ana.until(() => ana.lobby !== null);
  const whole = ana.raw.find(text => text.startsWith('{"type":"lobby"'))?.length ?? 0;
  const crowd = Array.from({ length: MANY }, () => new Player(house.port));
  for (const player of crowd) await player.joins(id);
  await ana.until(() => ana.lobby?.watching === MANY);
  for (const player of crowd) await player.until(() => player.lobby?.watching === MANY);
  expect(crowd.at(-1)?.lobby, 'each is told the whole once').toMatchObject({
    id,
    isHost: false,
    seats: [{ isThere: true, isYours: false }, { kind: 'bot' }],
  });
  const each = (MANY * (MANY + 1) * whole) / 2;
  expect(bytes([ana, ...crowd])).toBeLessThan(each / 4);
  for (const player of crowd.slice(1)) player.leave();
  await ana.until(() => ana.lobby?.watching === 1, 3000);
  const [ben] = crowd as [Player];
  await ben.request('POST', '/api/me', { name: 'Ben' });
  await ana.request('POST', `/api/tables/${id}/seats/1`, { as: 'open' });
  await ben.request('POST', `/api/tables/${id}/seats/1`, { as: 'me' });
  await ana.until(() => ana.lobby?.seats[1]?.name === 'Ben');
  expect(ana.lobby).toMatchObject({ watching: 0, seats: [{ isYours: true }, { isThere: true }] });
  ben.leave();
  await ana.until(() => ana.lobby?.seats[1]?.isThere === false, 3000);
  expect(ana.lobby).toMatchObject({ watching: 0, seats: [{ isThere: true }, { name: 'Ben' }] });
});
