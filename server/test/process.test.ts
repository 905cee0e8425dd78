import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ChildServer, temporaryFolder } from './child.ts';

test('what whoever starts it can mend is one sentence and exit code 1', async () => {
  const folder = temporaryFolder();
  const other = temporaryFolder();
  const server = await ChildServer.start(folder.path);
  const same = await ChildServer.run(['--port', '0', '--data', folder.path]);
  expect(same).toEqual({ code: 1, output: `Another server is using the data folder ${folder.path}.\n` });
  const port = await ChildServer.run(['--port', String(server.port), '--data', other.path]);
  expect(port).toEqual({ code: 1, output: `Port ${server.port} is taken; choose another one with --port.\n` });
  const file = join(other.path, 'file');
  writeFileSync(file, '');
  const unusable = await ChildServer.run(['--port', '0', '--data', join(file, 'data')]);
  expect(unusable.code).toBe(1);
  expect(unusable.output).toMatch(/^The data folder .* cannot be used: .*\n$/);
  const nonsense = await ChildServer.run(['--port', 'many']);
  expect(nonsense.code).toBe(1);
  expect(nonsense.output).toMatch(/^Wrong setting port=many: .*\n$/);
  const tryGames = async (missing: string): Promise<void> => {
    const games = await ChildServer.run(['--port', '0', '--data', other.path], { REMPART_GAMES: missing });
    expect(games).toEqual({ code: 1, output: `The folder of games ${missing} does not exist (REMPART_GAMES).\n` });
  };
  await Promise.all([join(other.path, 'no-games'), file].map(tryGames));
  const unknown = await ChildServer.run(['--color', 'blue']);
  expect(unknown.code).toBe(1);
  expect(unknown.output).toMatch(/^Wrong setting: .*\n$/);
  expect(await server.stop('SIGINT'), 'Ctrl-C stops it cleanly').toBe(0);
  const again = await ChildServer.start(folder.path);
  expect(await again.stop('SIGTERM')).toBe(0);
  folder.remove();
  other.remove();
});

test('in French where the terminal speaks French', async () => {
  const { code, output } = await ChildServer.run(['--port', '-1'], { LANG: 'fr_FR.UTF-8' });
  expect(code).toBe(1);
  expect(output).toMatch(/^Réglage incorrect/);
});
