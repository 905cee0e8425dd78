import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseEntries, transcript } from '../../lab/transcript.ts';
import { type Cli, type Command, boxOf } from './command.ts';
import { about, readJson, readText, writeText } from './files.ts';

export const playthrough: Command = {
  names: ['GAME'],
  options: { write: 'boolean' },
  async run(given, cli) {
    const game = given.names[0] ?? '';
    const box = await boxOf(cli, game);
    const folder = join(cli.shelf.gameFolder(game), 'test/playthroughs');
    const list = join(folder, 'list.json');
    const json = readJson(list);
    const entries = about(list, () => parseEntries(json));
    let failed = 0;
    for (const entry of entries) {
      const path = join(folder, `${entry.name}.txt`);
      const text = about(list, () => transcript(box, entry));
      if (given.has('write')) {
        writeText(path, text);
        cli.out(cli.say.playthroughs.written({ file: relative(cli.root, path) }));
      } else if (!isSame(path, text, game, cli)) failed++;
    }
    return failed > 0 ? 1 : 0;
  },
};

function isSame(path: string, text: string, game: string, cli: Cli): boolean {
  const file = relative(cli.root, path);
  const say = cli.say.playthroughs;
  if (!existsSync(path)) {
    cli.err(`${say.absent({ file, game })}\n`);
    return false;
  }
  const found = firstDifference(readText(path), text);
  if (found) cli.err(`${say.differs({ file, ...found })}\n`);
  else cli.out(say.same({ file }));
  return found === null;
}

export function firstDifference(
  expected: string,
  actual: string,
): { line: number; expected: string; actual: string } | null {
  const [left, right] = [expected.split('\n'), actual.split('\n')];
  for (let i = 0; i < Math.max(left.length, right.length); i++)
    if (left[i] !== right[i]) return { line: i + 1, expected: left[i] ?? '', actual: right[i] ?? '' };
  return null;
}
