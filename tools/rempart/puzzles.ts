import { join, relative } from 'node:path';
import { BOT_NAMES, type BotName } from '../../bots/levels.ts';
import type { Puzzles } from '../../engine/puzzle.ts';
import { Complaint } from '../../lab/complaint.ts';
import { type PuzzleWish, findPuzzles, puzzlesOf } from '../../lab/puzzles/find.ts';
import { type Command, boxOf } from './command.ts';
import { writeText } from './files.ts';
import { progressBar } from './progress.ts';
import { wishOf, wishOptions } from './wish.ts';

const USUAL = { matches: 200, count: 30, seed: 'puzzles', bots: ['yardstick', 'companion'], ahead: 16 };

/** Seeks positions in which one answer is clearly best. What is found is written as it comes: it takes long. */
export const puzzles: Command = {
  names: ['GAME'],
  options: {
    ...wishOptions,
    matches: 'string',
    count: 'string',
    seed: 'string',
    ahead: 'string',
    threads: 'string',
    write: 'boolean',
  },
  async run(given, cli) {
    const game = given.names[0] ?? '';
    const box = await boxOf(cli, game);
    const path = join(cli.shelf.gameFolder(game), 'puzzles.json');
    const { scenario, seats, options, bots } = wishOf(given);
    const bar = progressBar(cli);
    const wish: PuzzleWish = {
      scenario,
      seats,
      options,
      matches: given.number('matches', 1) ?? USUAL.matches,
      count: given.number('count', 1) ?? USUAL.count,
      seed: given.text('seed') ?? USUAL.seed,
      way: { players: playersOf(bots ?? USUAL.bots), ahead: given.number('ahead', 1) ?? USUAL.ahead },
      threads: given.number('threads'),
      onFound: (found, matches) => {
        bar.show(matches, wish.matches);
        if (given.has('write')) writeText(path, textOf(puzzlesOf(box, wish, found, matches)));
      },
    };
    const all = await findPuzzles(box, wish).finally(() => bar.clear());
    const { puzzles: found } = puzzlesOf(box, wish, all, wish.matches);
    for (const { id, table, answers } of found) {
      const { seats: people, scenario: title = '' } = table;
      const [chances, margins] = [answers.map(one => Math.max(...one.chances)), answers.map(one => one.margin)];
      cli.out(
        cli.say.puzzles.found({
          id,
          scenario: title,
          seats: people,
          chances: chances.join(' '),
          margins: margins.join(' '),
        }),
      );
    }
    cli.out(cli.say.puzzles.count({ count: found.length }));
    if (given.has('write')) cli.out(cli.say.balance.written({ file: relative(cli.root, path) }));
    return 0;
  },
};

function playersOf(wanted: string | readonly string[]): BotName[] {
  return [wanted].flat().map(name => {
    const found = BOT_NAMES.find(known => known === name);
    if (!found) throw new Complaint('unknown-bot', { bot: name, known: BOT_NAMES.join(', ') });
    return found;
  });
}

/** One puzzle to a line: what changed can be seen. */
const textOf = ({ command, version, puzzles: found }: Puzzles): string =>
  `{\n  "command": ${JSON.stringify(command)},\n  "version": ${version},\n  "puzzles": [${found
    .map(puzzle => `\n    ${JSON.stringify(puzzle)}`)
    .join(',')}\n  ]\n}\n`;
