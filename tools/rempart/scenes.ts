import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import type { RecordedScene } from '../../engine/recorded-scene.ts';
import { Complaint, parseAt } from '../../lab/complaint.ts';
import { type Cli, type Command, boxOf } from './command.ts';
import type { CommandComplaint } from './complaints.ts';
import { quotedIds, ruleList } from './coverage.ts';
import { about, readJson, readText, writeText } from './files.ts';
import { firstDifference } from './playthrough.ts';
import { chosenScenes, written } from './scene-choice.ts';

export const scenes: Command = {
  names: ['GAME...'],
  options: { write: 'boolean' },
  async run(given, cli) {
    let failed = 0;
    for (const game of given.names) {
      await boxOf(cli, game);
      const folder = cli.shelf.gameFolder(game);
      const list = join(folder, 'rule-ids.json');
      const { rules } = about(list, () => parseAt(ruleList, readJson(list)));
      const text = written(chosenScenes(rules, await playedBy(join(folder, 'test'), new Set(Object.keys(rules)), cli)));
      const path = join(folder, 'scenes.json');
      if (given.has('write')) {
        writeText(path, text);
        cli.out(cli.say.scenes.written({ file: relative(cli.root, path) }));
      } else if (!isSame(path, text, game, cli)) failed++;
    }
    return failed > 0 ? 1 : 0;
  },
};

function isSame(path: string, text: string, game: string, cli: Cli): boolean {
  const file = relative(cli.root, path);
  const found = firstDifference(existsSync(path) ? readText(path) : '', text);
  if (found) cli.err(`${cli.say.scenes.differs({ file, game, line: found.line })}\n`);
  else cli.out(cli.say.scenes.same({ file }));
  return found === null;
}

/** Has the tests run that quote a rule: `engine/testing/look-on.ts` writes down what they play. */
async function playedBy(tests: string, rules: ReadonlySet<string>, cli: Cli): Promise<RecordedScene[]> {
  // the parser is loaded by those who need it
  const { titlesOf } = await import('./titles.ts');
  const quotes = (path: string): boolean =>
    [...quotedIds(titlesOf(path, readText(path)))].some(rule => rules.has(rule));
  const files = readdirSync(tests).filter(name => name.endsWith('.test.ts') && quotes(join(tests, name)));
  const folder = mkdtempSync(join(tmpdir(), 'rempart-scenes-'));
  try {
    const vitest = [join(cli.root, 'node_modules/vitest/vitest.mjs'), 'run', '--project', 'pure', '--reporter', 'dot'];
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [...vitest, ...files.map(name => join(tests, name))],
      {
        cwd: cli.root,
        env: { ...process.env, REMPART_SCENES: folder },
        encoding: 'utf8',
        maxBuffer: 2 ** 28,
      },
    );
    if (status !== 0) throw new Complaint<CommandComplaint>('tests-fail', { why: `${stdout}${stderr}`.slice(-2000) });
    return readdirSync(folder).flatMap(name => readJson(join(folder, name)) as RecordedScene[]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
