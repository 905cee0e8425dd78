import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { LANGUAGES, type Language } from '../../engine/box.ts';
import { messageOf } from '../../engine/thrown.ts';
import { Complaint } from '../../lab/complaint.ts';
import * as shelf from '../../shelf/games.ts';
import { analyse } from './analyse.ts';
import { balance } from './balance.ts';
import { calibrate } from './calibrate.ts';
import { cases } from './case.ts';
import { type Cli, type Command, parse } from './command.ts';
import type { CommandComplaint } from './complaints.ts';
import { corpus } from './corpus.ts';
import { newGame } from './new-game.ts';
import { playthrough } from './playthrough.ts';
import { puzzles } from './puzzles.ts';
import { record } from './record.ts';
import { replay } from './replay.ts';
import { rules } from './rules.ts';
import { scenes } from './scenes.ts';
import { simulate } from './simulate.ts';
import { train } from './train.ts';
import { en } from './text/en.ts';
import { fr } from './text/fr.ts';
import type { Sentences } from './text/sentences.ts';
import { verify } from './verify.ts';

const commands: { readonly [name: string]: Command } = {
  simulate,
  record,
  replay,
  analyse,
  verify,
  case: cases,
  rules,
  playthrough,
  scenes,
  corpus,
  balance,
  train,
  calibrate,
  puzzles,
  'new-game': newGame,
};

const here = new URL('.', import.meta.url);
const isBuilt = import.meta.url.endsWith('.js');

const world: Omit<Cli, 'language' | 'say'> & { environment: NodeJS.ProcessEnv } = {
  root: fileURLToPath(new URL(isBuilt ? '../../../' : '../../', here)),
  shelf,
  environment: process.env,
  out: line => process.stdout.write(`${line}\n`),
  err: text => process.stderr.write(text),
  isTerminal: process.stderr.isTTY,
};

/** Runs one command line; the exit code. Whatever goes wrong is told in one sentence. */
export async function main(args: readonly string[], given: Partial<typeof world> = {}): Promise<number> {
  const { environment, ...around } = { ...world, ...given };
  const wished = wishedLanguage(args);
  const language = LANGUAGES.find(l => l === wished) ?? spokenLanguage(environment);
  const cli: Cli = { ...around, language, say: language === 'en' ? en : fr };
  z.config(language === 'en' ? z.locales.en() : z.locales.fr());
  try {
    if (wished !== null && wished !== language)
      throw new Complaint<CommandComplaint>('unknown-language', { value: wished });
    return await dispatch(args, cli);
  } catch (thrown) {
    cli.err(`${sentenceOf(thrown, cli.say)}\n`);
    return 1;
  }
}

async function dispatch(args: readonly string[], cli: Cli): Promise<number> {
  const [name = '', ...rest] = withoutLanguage(args);
  const isHelp = name === '' || name === '--help' || name === '-h' || rest.includes('--help');
  if (isHelp) {
    cli.out(cli.say.usage);
    return name === '' ? 1 : 0;
  }
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) {
    cli.err(`${cli.say.unknownCommand({ name })}\n`);
    return 1;
  }
  return command.run(parse(command, rest), cli);
}

function sentenceOf(thrown: unknown, say: Sentences): string {
  if (!(thrown instanceof Complaint)) return say.unexpected({ why: messageOf(thrown) });
  const sentence = (say.complaints as Record<string, (v: Complaint['values']) => string>)[thrown.code];
  const words = sentence?.(thrown.values) ?? thrown.message;
  return thrown.values['file'] === undefined ? words : `${thrown.values['file']}: ${words}`;
}

const LANG = /^--lang(?:=(.*))?$/;

function wishedLanguage(args: readonly string[]): string | null {
  const at = args.findIndex(arg => LANG.test(arg));
  return at < 0 ? null : (LANG.exec(args[at] ?? '')?.[1] ?? args[at + 1] ?? '');
}

/** French, unless the environment speaks English. */
function spokenLanguage(environment: NodeJS.ProcessEnv): Language {
  const spoken = environment['LC_ALL'] || environment['LC_MESSAGES'] || environment['LANG'] || '';
  return LANGUAGES.find(l => spoken.startsWith(l)) ?? 'fr';
}

/** The language may stand before the command as well as behind it. */
function withoutLanguage(args: readonly string[]): string[] {
  return args.filter((arg, i) => !LANG.test(arg) && !(i > 0 && args[i - 1] === '--lang'));
}
