import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RunningServer, startServer } from '../../../server/server.ts';
import { readSettings } from '../../../server/settings.ts';
import { Player } from '../../../server/test/player.ts';
import type { View } from '../spec.ts';

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
