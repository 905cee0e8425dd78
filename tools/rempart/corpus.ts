import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { AnyBox } from '../../engine/box.ts';
import { type Verdict, checkCorpus, corpusFile } from '../../lab/corpus.ts';
import { parseEntries } from '../../lab/transcript.ts';
import { type Cli, type Command, boxOf } from './command.ts';
import { about, readJson, writeText } from './files.ts';

export const corpus: Command = {
  names: ['GAME...'],
  options: { write: 'boolean' },
  async run(given, cli) {
    let failed = 0;
    for (const game of given.names) {
      const box = await boxOf(cli, game);
      const folder = join(cli.shelf.gameFolder(game), 'test/corpus');
      if (given.has('write')) write(box, folder, cli);
      else failed += check(box, folder, cli);
    }
    return failed > 0 ? 1 : 0;
  },
};

/** One match for each golden playthrough, beside those of older versions: they stay for ever. */
function write(box: AnyBox, folder: string, cli: Cli): void {
  const list = join(folder, '../playthroughs/list.json');
  mkdirSync(folder, { recursive: true });
  for (const entry of about(list, () => parseEntries(readJson(list)))) {
    const path = join(folder, `v${box.game.version}-${entry.name}.json`);
    writeText(path, `${JSON.stringify(about(list, () => corpusFile(box, entry)))}\n`);
    cli.out(cli.say.corpus.written({ file: relative(cli.root, path) }));
  }
}

function check(box: AnyBox, folder: string, cli: Cli): number {
  const names = existsSync(folder) ? readdirSync(folder).filter(name => name.endsWith('.json')) : [];
  const say = cli.say.corpus;
  const game = box.game.id;
  const { version } = box.game;
  if (!names.some(name => name.startsWith(`v${version}-`))) {
    cli.err(`${say.absent({ game, version, folder: relative(cli.root, folder) })}\n`);
    return 1;
  }
  let failed = 0;
  for (const name of names.sort()) {
    const path = join(folder, name);
    const verdict = about(path, () => checkCorpus(box, readJson(path)));
    const values = { file: relative(cli.root, path), game, version, ...detailsOf(verdict, cli, version) };
    const isGood = verdict.what !== 'altered' && verdict.what !== 'stuck';
    if (isGood) cli.out(say[verdict.what](values));
    else cli.err(`${say[verdict.what](values)}\n`);
    if (!isGood) failed++;
  }
  return failed;
}

function detailsOf(verdict: Verdict, cli: Cli, version: number): { readonly [name: string]: string | number } {
  if (verdict.what === 'altered') {
    const { finding } = verdict;
    return { why: cli.say.findings[finding.what]({ ...finding, version, current: version }) };
  }
  return verdict.what === 'same' ? {} : { ...verdict };
}
