import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { gameIds } from '../../shelf/games.ts';

/** What is broken, and by which tests that should be noticed. */
export interface Target {
  readonly name: string;
  readonly sources: readonly string[];
  readonly tests: readonly string[];
  readonly equivalents: string;
  readonly unused: readonly string[]; // folders that none of these tests needs
}

/** Tests of a game that notice much and say nothing about a rule: what only they catch has no test. */
const NOT_RULES: { readonly [file: string]: string } = {
  'laws.test.ts': 'random walks, the same for every game',
  'playthroughs.test.ts': 'golden transcripts: they change with any rule, and are then written anew',
  'content-runner.test.ts': 'plays until everything has been met',
  'bots.test.ts': 'how well bots play',
  'online.test.ts': 'a server and its clients',
  'guide.test.ts': 'what the page says to beginners',
  'rule-of.test.ts': 'links of the page',
  'texts.test.ts': 'words',
  'sounds.test.ts': 'the page',
  'shown.test.ts': 'the page',
  'lately.test.ts': 'the page',
  'track.test.ts': 'the page',
  'plan.test.ts': 'the page',
};

const NOT_RULES_OF_ENGINE = /laws\.test\.ts$/;
const NO_RULES_OF_ENGINE = /^engine\/(types|box|test\/.*|testing\/.*)\.ts$/;

export function targetNames(): string[] {
  return ['engine', ...gameIds()];
}

export function targetOf(root: string, name: string): Target {
  const games = gameIds().map(game => `games/${game}`);
  if (name === 'engine')
    return {
      name,
      sources: filesIn(root, 'engine').filter(file => !NO_RULES_OF_ENGINE.test(file)),
      tests: filesIn(root, 'engine/test')
        .filter(isTest)
        .filter(file => !NOT_RULES_OF_ENGINE.test(file)),
      equivalents: 'engine/test/equivalent-mutants.json',
      unused: ['games'],
    };
  const folder = `games/${name}`;
  return {
    name,
    sources: [`${folder}/guess.ts`, ...filesIn(root, `${folder}/cards`), ...filesIn(root, `${folder}/rules`)],
    tests: filesIn(root, `${folder}/test`).filter(isTest).filter(isOfRules),
    equivalents: `${folder}/test/equivalent-mutants.json`,
    unused: games.filter(game => game !== folder),
  };
}

const isTest = (file: string): boolean => file.endsWith('.test.ts');
const isOfRules = (file: string): boolean => !(file.slice(file.lastIndexOf('/') + 1) in NOT_RULES);

function filesIn(root: string, folder: string): string[] {
  if (!existsSync(join(root, folder))) return [];
  const names = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' });
  return names
    .filter(name => name.endsWith('.ts'))
    .map(name => `${folder}/${name}`)
    .sort();
}
