import { expect, test, vi } from 'vitest';
import { gamesFolder } from '../../shelf/games.ts';
import { Complaint } from '../complaint.ts';
import { startServer } from '../server.ts';
import { readSettings } from '../settings.ts';
import { temporaryFolder } from './child.ts';

vi.mock('../../shelf/games.ts', async (original: () => Promise<object>) => ({
  ...(await original()),
  gameIds: () => [],
}));

test('a house without a game does not open', async () => {
  const folder = temporaryFolder();
  const settings = readSettings(['--port', '0', '--data', folder.path], { REMPART_LOG: 'silent' });
  await expect(startServer(settings)).rejects.toEqual(new Complaint('no-games', { folder: gamesFolder() }));
  folder.remove();
});
