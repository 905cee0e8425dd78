/// <reference lib="dom" />
import { readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { HomeFile } from '../client/home/file.ts';
import { replay } from '../engine/replay.ts';
import { save } from '../engine/save.ts';
import type { Input, Spec } from '../engine/types.ts';
import { parseReplay, replayOf } from '../lab/replay-file.ts';
import { gameFolder, loadBox } from '../shelf/games.ts';
import type { Visitor } from './house.ts';

const ENDED = 'home-analysed2222';

/** The shortest match that is kept of a game, as a file of a device on which somebody played its first seat. */
async function endedFile(game: string): Promise<HomeFile> {
  const box = await loadBox(game);
  const folder = join(gameFolder(game), 'test/corpus');
  const files = readdirSync(folder).filter(name => name.startsWith(`v${box.game.version}-`));
  const size = (name: string): number => statSync(join(folder, name)).size;
  const [name = ''] = files.toSorted((a, b) => size(a) - size(b));
  const kept = JSON.parse(readFileSync(join(folder, name), 'utf8')) as { replay: unknown };
  const record = replayOf(box, parseReplay(kept.replay));
  const { setup, version, seed, salt, commitment, inputs, outcome } = record;
  const seats = Array.from({ length: setup.seats }, (_, seat) => ({
    bot: seat === 0 ? null : ('companion' as const),
    isOwn: seat === 0,
    isTaken: false,
  }));
  const entries = (inputs as Input<Spec>[]).map((input, i) => ({
    table: ENDED,
    seq: i + 1,
    input,
    message: null,
    at: 1,
  }));
  const row = {
    id: ENDED,
    game,
    scenario: setup.scenario,
    options: setup.options as object,
    seats,
    name: 'Ana',
    version,
    seed,
    salt,
    commitment,
    carry: null,
    outcome,
    wasUndone: false,
    next: null,
    createdAt: 1,
    touchedAt: 1,
  };
  const end = { table: ENDED, after: entries.length, version, save: save(replay(box.game, record)) };
  return { rempart: 'matches', format: 1, tables: [{ row, log: { entries, end, mark: null } }], memory: {} };
}

/** Brings a match that is over to a device, and opens its analysis. */
export async function analyse({ page, base }: Visitor, game: string): Promise<void> {
  const file = JSON.stringify(await endedFile(game));
  await page.goto(base);
  await page.evaluate(() => localStorage.setItem('rempart.home', 'yes'));
  await page.goto(base);
  await page
    .getByLabel('Reprendre d’un fichier')
    .last()
    .setInputFiles({ name: 'match.json', mimeType: 'application/json', buffer: Buffer.from(file) });
  await page.getByText('1 partie reprise.').waitFor();
  await page.goto(`${base}/analysis/${ENDED}`);
}
