import { existsSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { LANGUAGES, type Language } from '../../engine/box.ts';
import type { RecordedScenes } from '../../engine/recorded-scene.ts';
import { type Rulebook, ruleTexts } from '../../engine/rulebook.ts';
import { messageOf } from '../../engine/thrown.ts';
import { Complaint, parseAt } from '../../lab/complaint.ts';
import { type Cli, type Command } from './command.ts';
import type { CommandComplaint } from './complaints.ts';
import { type Coverage, coverageOf, LEAST_SHOWN, isWhole, ruleList } from './coverage.ts';
import { about, readJson, readText } from './files.ts';

export const rules: Command = {
  names: ['[GAME]'],
  options: {},
  async run(given, cli) {
    const known = cli.shelf.gameIds();
    const wanted = given.names[0];
    if (wanted !== undefined && !known.includes(wanted))
      throw new Complaint('unknown-game', { game: wanted, known: known.join(', ') });
    const games = wanted === undefined ? known : [wanted];
    if (games.length === 0) cli.out(cli.say.rules.none);
    let failed = 0;
    for (const game of games) {
      const coverage = await coverageOfGame(game, cli);
      tell(game, coverage, cli);
      if (!isWhole(coverage)) failed++;
    }
    return failed > 0 ? 1 : 0;
  },
};

async function coverageOfGame(game: string, cli: Cli): Promise<Coverage> {
  const folder = cli.shelf.gameFolder(game);
  const path = join(folder, 'rule-ids.json');
  const json = readJson(path);
  const list = about(path, () => parseAt(ruleList, json));
  if (list.game !== game) throw new Complaint('other-game', { file: path, game: list.game, expected: game });
  const ids = (language: Language): string[] => [...ruleTexts(bookOf(game, language, cli)).keys()];
  const shown = Object.keys(scenesOf(folder).rules);
  return coverageOf(list, await titlesIn(join(folder, 'test')), { fr: ids('fr'), en: ids('en') }, shown);
}

function scenesOf(folder: string): RecordedScenes {
  const path = join(folder, 'scenes.json');
  return existsSync(path) ? (readJson(path) as RecordedScenes) : { scenes: [], rules: {} };
}

function bookOf(game: string, language: Language, { shelf }: Cli): Rulebook {
  try {
    const book = shelf.loadRulebook(game, language);
    if (!book) throw new Error('no such file');
    return book;
  } catch (thrown) {
    const path = `games/${game}/text/rulebook/${language}.md`;
    throw new Complaint<CommandComplaint>('broken-rulebook', { path, why: messageOf(thrown) });
  }
}

/** The titles of test files and of case files. */
async function titlesIn(folder: string): Promise<string[]> {
  // the parser is loaded by those who need it
  const { titlesOf } = await import('./titles.ts');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map(name => join(folder, name));
  const tests = files.filter(file => file.endsWith('.test.ts'));
  const cases = join(folder, 'cases');
  const titles = tests.flatMap(file => titlesOf(file, readText(file)));
  const isCase = (file: string): boolean => !relative(cases, file).startsWith('..') && file.endsWith('.json');
  return existsSync(cases) ? [...titles, ...files.filter(isCase).map(titleOfCase)] : titles;
}

function titleOfCase(path: string): string {
  const { title } = readJson(path) as { title?: unknown };
  return typeof title === 'string' ? title : '';
}

function tell(game: string, c: Coverage, { out, say }: Cli): void {
  out(
    say.rules.summary({
      game,
      rules: c.rules,
      tested: c.tested.length,
      covered: c.covered.length,
      untestable: c.untestable.length,
      untested: c.untested.length,
      fr: c.rules - c.absent.fr.length,
      en: c.rules - c.absent.en.length,
    }),
  );
  const list = (ids: readonly string[], sentence: (v: { ids: string }) => string): void => {
    if (ids.length > 0) out(sentence({ ids: ids.join(' ') }));
  };
  const { shown, unseen, unseeable, unshown, stray, share } = c.scenes;
  const counts = { shown: shown.length, unshown: unshown.length, unseeable: unseeable.length };
  out(say.rules.scenes({ ...counts, share, least: LEAST_SHOWN }));
  list(c.untested, say.rules.untested);
  list(unseen, say.rules.unseen);
  list(stray, say.rules.strayScene);
  list(c.badCover, say.rules.badCover);
  list(c.misquoted, say.rules.misquoted);
  for (const language of LANGUAGES) {
    const file = `text/rulebook/${language}.md`;
    list(c.absent[language], v => say.rules.absent({ ...v, file }));
    list(c.unknown[language], v => say.rules.unknown({ ...v, file }));
  }
}
