import { join, relative } from 'node:path';
import { type TrainingWish, train as learn } from '../../lab/train.ts';
import { type Cli, type Command, type Given, boxOf } from './command.ts';
import { writeText } from './files.ts';
import { progressBar } from './progress.ts';

const USUAL = 2000;

export const trainingOptions = { matches: 'string', seed: 'string', threads: 'string' } as const;

export const train: Command = {
  names: ['GAME...'],
  options: { ...trainingOptions, write: 'boolean' },
  async run(given, cli) {
    for (const game of given.names) {
      const box = await boxOf(cli, game);
      const found = await watched(given, cli, { seed: 'train', matches: USUAL }, wish => learn(box, wish));
      if (given.has('write')) {
        const path = join(cli.shelf.gameFolder(game), 'bots', 'weights.json');
        writeText(path, `${JSON.stringify(found, null, 2)}\n`);
        cli.out(cli.say.balance.written({ file: relative(cli.root, path) }));
      } else
        for (const [name, weight] of Object.entries(found.weights)) cli.out(cli.say.train.weight({ name, weight }));
    }
    return 0;
  },
};

/** What is given on the line, with a bar while it takes its time. */
export async function watched<T>(
  given: Given,
  cli: Cli,
  usual: { readonly seed: string; readonly matches: number },
  work: (wish: TrainingWish) => Promise<T>,
): Promise<T> {
  const bar = progressBar(cli);
  try {
    return await work({
      seed: given.text('seed') ?? usual.seed,
      matches: given.number('matches', 1) ?? usual.matches,
      threads: given.number('threads'),
      thoughts: given.number('thoughts'),
      onProgress: bar.show,
    });
  } finally {
    bar.clear();
  }
}
