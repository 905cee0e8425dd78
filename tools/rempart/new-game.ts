import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Complaint } from '../../lab/complaint.ts';
import { type Cli, type Command } from './command.ts';
import type { CommandComplaint } from './complaints.ts';

// The names that the template carries and that a new game replaces by its own.
const TEMPLATE_ID = /\bpebble-race\b/g;
const TEMPLATE_PREFIX = /\bPR-(?=[A-Z])/g;

export const newGame: Command = {
  names: ['NAME'],
  options: { prefix: 'string' },
  async run(given, cli) {
    const name = given.names[0] ?? '';
    if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name)) throw new Complaint<CommandComplaint>('bad-name', { name });
    const prefix = given.text('prefix') ?? initials(name);
    if (!/^[A-Z][A-Z0-9]*$/.test(prefix)) throw new Complaint<CommandComplaint>('bad-prefix', { prefix });
    const folder = join(cli.root, 'games', name);
    if (existsSync(folder)) throw new Complaint<CommandComplaint>('taken-name', { name });
    const owner = cli.shelf.gameIds().find(game => prefixOf(cli.shelf.gameFolder(game)) === prefix);
    if (owner) throw new Complaint<CommandComplaint>('taken-prefix', { prefix, game: owner });
    cpSync(join(cli.root, 'tools/template'), folder, { recursive: true });
    rename(folder, name, prefix);
    return settle(name, prefix, cli);
  },
};

/** `until-daylight` gives UD, `chess` gives CH. */
export function initials(name: string): string {
  const words = name.split('-');
  const letters = words.length > 1 ? words.map(word => word.charAt(0)).join('') : name.slice(0, 2);
  return letters.toUpperCase();
}

function prefixOf(folder: string): string | null {
  const path = join(folder, 'rule-ids.json');
  return existsSync(path) ? (/"([A-Z][A-Z0-9]*)-[A-Z0-9]+-\d+": /.exec(readFileSync(path, 'utf8'))?.[1] ?? null) : null;
}

function rename(folder: string, name: string, prefix: string): void {
  for (const entry of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const path = join(folder, entry);
    if (!statSync(path).isFile()) continue;
    const text = readFileSync(path, 'utf8');
    writeFileSync(path, text.replace(TEMPLATE_ID, name).replace(TEMPLATE_PREFIX, `${prefix}-`));
  }
}

/** Longer names break other lines, and the hashes of the playthroughs know the name of the game. */
function settle(name: string, prefix: string, cli: Cli): number {
  const steps = [
    ['node_modules/@biomejs/biome/bin/biome', 'format', '--write', `games/${name}`],
    ['tools/rempart.mjs', 'playthrough', name, '--write'],
    ['tools/rempart.mjs', 'corpus', name, '--write'],
  ];
  for (const [script = '', ...args] of steps) {
    const { status, stderr } = spawnSync(process.execPath, [script, ...args], { cwd: cli.root, encoding: 'utf8' });
    if (status === 0) continue;
    const command = `npx rempart playthrough ${name} --write && npx rempart corpus ${name} --write`;
    cli.err(`${cli.say.newGame.unfinished({ name, command, why: stderr.trim() })}\n`);
    return 1;
  }
  cli.out(cli.say.newGame.made({ name, prefix }));
  return 0;
}
