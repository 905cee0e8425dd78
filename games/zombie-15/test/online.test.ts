import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RunningServer, startServer } from '../../../server/server.ts';
import { HandClock } from '../../../server/clock.ts';
import { readSettings } from '../../../server/settings.ts';
import { KEEPING } from '../../../server/tables/sweeping.ts';
import { Player } from '../../../server/test/player.ts';
import type { View } from '../seen.ts';
import type { Carry } from '../spec.ts';

let folder = '';
let server: RunningServer;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'rempart-'));
  server = await startServer(
    readSettings(['--port', '0', '--host', '127.0.0.1', '--data', folder, '--bot-pace', '0'], {}),
  );
});
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

test('a campaign goes on at the next table: a scenario that was lost is tried again, and the house knows how often', async () => {
  const ana = new Player(server.port);
  let id = await ana.opens('zombie-15', 2);
  for (const lost of [0, 1, 2]) {
    const player = Object.assign(new Player(server.port), { cookie: ana.cookie });
    await player.joins(id);
    expect((await player.request('POST', `/api/tables/${id}/start`, {})).status).toBe(200);
    await player.until(() => player.prompts[0] !== undefined);
    expect((player.view as View).campaign?.attempts ?? 0).toBe(lost);
    expect((player.view as View).campaign?.deeds.length ?? 0).toBe(lost);
    expect((await player.say({ type: 'concede', seat: 0 }))['refusal']).toBeNull();
    await player.until(() => player.outcome !== null);
    const { status, body } = await player.request('POST', `/api/tables/${id}/rematch`, {});
    expect(status).toBe(200);
    ({ id } = body);
    player.leave();
  }
});

interface Listed {
  readonly id: string;
  readonly status: string;
  readonly scenario: string;
  readonly people: readonly string[];
  readonly carry?: Carry;
}
const campaignsOf = async (player: Player): Promise<Listed[]> =>
  ((await player.request('GET', '/api/tables')).body as { campaigns: Listed[] }).campaigns;

/** Ana and Ben lose the first scenario of a campaign. */
async function lost(port: number, options: object = {}): Promise<{ ana: Player; ben: Player; id: string }> {
  const [ana, ben] = [new Player(port), new Player(port)];
  await ana.request('POST', '/api/me', { name: 'Ana' });
  await ben.request('POST', '/api/me', { name: 'Ben' });
  const id = await ana.opens('zombie-15', 3, 2, options);
  await ben.request('POST', `/api/tables/${id}/seats/1`, { as: 'me' });
  await ana.request('POST', `/api/tables/${id}/start`, {});
  for (const player of [ana, ben]) {
    await player.joins(id);
    await player.until(() => player.n >= 0);
  }
  await ana.say({ type: 'concede', seat: 0 });
  await ben.until(() => ben.lobby?.ending?.part === 'asked');
  const { seat, n } = ben.lobby?.ending ?? {};
  await ben.say({ type: 'consent', yes: true, of: { about: 'end', seat, n } });
  for (const player of [ana, ben]) {
    await player.until(() => player.outcome !== null);
    player.leave();
  }
  return { ana, ben, id };
}

test('Z15-CAMP-12: everybody of a group finds its campaign again, and nobody else', async () => {
  const { ana, ben, id } = await lost(server.port);
  const eve = new Player(server.port);
  for (const player of [ana, ben])
    expect(await campaignsOf(player)).toMatchObject([{ id, status: 'over', scenario: 'S01', people: ['Ana', 'Ben'] }]);
  expect(await campaignsOf(eve)).toEqual([]);
  expect((await eve.request('GET', `/api/campaigns/${id}`)).status).toBe(404);
  expect((await ben.request('GET', '/api/campaigns/nosuchtable0')).status).toBe(404);
  const { carry } = (await ben.request('GET', `/api/campaigns/${id}`)).body as Listed;
  expect(carry).toMatchObject({ next: 'S01', won: false, attempts: 1, deeds: [{ scenario: 'S01', won: false }] });
});

test('a campaign stands at its last table: whoever asks for an earlier one is led there', async () => {
  const { ana, ben, id } = await lost(server.port);
  const { id: next } = (await ben.request('POST', `/api/tables/${id}/rematch`, {})).body as { id: string };
  expect(await campaignsOf(ana)).toMatchObject([{ id: next, status: 'lobby' }]);
  expect((await ana.request('GET', `/api/campaigns/${id}`)).body).toMatchObject({ id: next, carry: { attempts: 1 } });
  await server.store.removeTable(next);
  expect(await campaignsOf(ana), 'what was opened and never played does not take it away').toMatchObject([{ id }]);
});

test('Z15-CAMP-10: between two matches the number of players may change, and whoever goes on has a seat', async () => {
  const { ana, ben, id } = await lost(server.port);
  const refused = await ben.request('POST', `/api/tables/${id}/rematch`, { seats: 9 });
  expect(refused.status, 'not more than the scenario has room for').toBe(409);
  expect((await ben.request('GET', `/api/campaigns/${id}`)).body).toMatchObject({ id, seats: 3, range: [1, 4] });
  const { id: next } = (await ben.request('POST', `/api/tables/${id}/rematch`, { seats: 4 })).body as { id: string };
  const lobby = (await ana.request('GET', `/api/tables/${next}`)).body;
  expect(lobby).toMatchObject({
    seats: [{ name: 'Ana', isYours: true }, { name: 'Ben' }, { kind: 'bot' }, { kind: 'open' }],
  });
});

test('Z15-SETUP-03: between two matches the track may change, and what does not fit the next scenario is refused', async () => {
  const { ana, ben, id } = await lost(server.port, { track: 'growl60', clock: false });
  const kept = { track: 'growl60', clock: false, mode: 'normal' };
  expect((await ben.request('GET', `/api/campaigns/${id}`)).body).toMatchObject({ options: kept });
  const wrong = await ben.request('POST', `/api/tables/${id}/rematch`, { options: { ...kept, track: 'loud' } });
  expect(wrong).toMatchObject({ status: 409, body: { code: 'setup' } });
  const refused = await ben.request('POST', `/api/tables/${id}/rematch`, { options: { ...kept, keys: true } });
  expect(refused).toMatchObject({ status: 409, body: { code: 'setup', values: { reason: 'quickOnly' } } });
  const wished = { options: { ...kept, track: 'growl40' } };
  const { id: next } = (await ben.request('POST', `/api/tables/${id}/rematch`, wished)).body as { id: string };
  expect((await ana.request('GET', `/api/tables/${next}`)).body).toMatchObject({
    scenario: 'S01',
    options: { track: 'growl40', clock: false },
  });
});

test('Z15-CAMP-12: a campaign tells in which of its matches something was taken back', async () => {
  const ana = new Player(server.port);
  const id = await ana.opens('zombie-15', 1);
  await ana.request('POST', `/api/tables/${id}/start`, {});
  await ana.joins(id);
  await ana.until(() => ana.prompts[0] !== undefined);
  await ana.act(0, { type: 'pickHero', hero: 'will' });
  expect((await ana.say({ type: 'undo', seat: 0 }))['refusal']).toBeNull();
  await ana.say({ type: 'concede', seat: 0 });
  await ana.until(() => ana.outcome !== null);
  ana.leave();
  const undone = async (): Promise<boolean[]> => {
    const { carry } = (await ana.request('GET', `/api/campaigns/${id}`)).body as Listed;
    return carry?.deeds.map(deed => deed.undone) ?? [];
  };
  expect(await undone()).toEqual([true]);
  const { id: next } = (await ana.request('POST', `/api/tables/${id}/rematch`, {})).body as { id: string };
  expect(await undone(), 'also at the next table').toEqual([true]);
  await ana.request('POST', `/api/tables/${next}/start`, {});
  const again = Object.assign(new Player(server.port), { cookie: ana.cookie });
  await again.joins(next);
  await again.until(() => again.n >= 0);
  await again.say({ type: 'concede', seat: 0 });
  await again.until(() => again.outcome !== null);
  again.leave();
  expect(await undone(), 'and not of a match in which nothing was').toEqual([true, false]);
});

test.each([
  ['whoever is alone among bots may pause', 1, undefined],
  ['with somebody else at the table nobody may, and is told why', 2, 'not-alone'],
])('Z15-TIME-16: %s', async (_case, people, why) => {
  const [ana, ben] = [new Player(server.port), new Player(server.port)];
  const id = await ana.opens('zombie-15', 2, people);
  if (people > 1) {
    await ben.request('GET', '/api/me');
    await ben.request('POST', `/api/tables/${id}/seats/1`, { as: 'me' });
  }
  await ana.request('POST', `/api/tables/${id}/start`, {});
  await ana.joins(id);
  await ana.until(() => ana.n >= 0);
  const refusal = (await ana.say({ type: 'pause' }))['refusal'] as { values: { why?: string } } | null;
  expect(refusal?.values.why).toBe(why);
  ana.leave();
});

test('a match from which a campaign goes on is kept for years, one that was its end is not', async () => {
  const own = mkdtempSync(join(tmpdir(), 'rempart-'));
  const clock = new HandClock();
  const settings = readSettings(['--port', '0', '--host', '127.0.0.1', '--data', own], { REMPART_LOG: 'silent' });
  const house = await startServer(settings, clock);
  const { ana, id } = await lost(house.port);
  const lesson = await ana.opens('zombie-15', 1, 1, { track: 'calm' });
  await ana.request('POST', `/api/tables/${lesson}/start`, {});
  const other = Object.assign(new Player(house.port), { cookie: ana.cookie });
  await other.joins(lesson);
  await other.until(() => other.n >= 0);
  await other.say({ type: 'concede', seat: 0 });
  await other.until(() => other.outcome !== null);
  other.leave();
  const exists = async (table: string): Promise<boolean> => (await house.store.table(table)) !== undefined;
  const passes = async (ms: number): Promise<void> => {
    // whoever has left is gone when the server has noticed
    for (const { watchers } of await house.house.list())
      while (watchers.size > 0) await new Promise(resolve => setTimeout(resolve, 5));
    clock.pass(ms);
    await house.house.tidy(); // puts to sleep what it would remove the next time
    await house.house.tidy();
  };
  await passes(KEEPING.overFor + 1);
  expect([await exists(id), await exists(lesson)]).toEqual([true, false]);
  expect(await campaignsOf(ana)).toMatchObject([{ id }]);
  await passes(KEEPING.campaignFor - KEEPING.overFor - 2);
  expect(await exists(id)).toBe(true);
  await passes(2);
  expect(await exists(id)).toBe(false);
  await house.stop();
  rmSync(own, { recursive: true, force: true });
});
