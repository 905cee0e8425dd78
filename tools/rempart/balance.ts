import { join, relative } from 'node:path';
import { balanceOf } from '../../lab/balance.ts';
import { type Command, boxOf } from './command.ts';
import { writeText } from './files.ts';

/** So many that a share is off by 7 points at most. */
const USUAL = 200;

export const balance: Command = {
  names: ['GAME...'],
  options: { games: 'string', seed: 'string', write: 'boolean' },
  async run(given, cli) {
    const { balance: say } = cli.say;
    for (const game of given.names) {
      const box = await boxOf(cli, game);
      const found = balanceOf(box, {
        games: given.number('games', 1) ?? USUAL,
        seed: given.text('seed') ?? 'balance',
        onMeasured: (scenario, seats, { won, decisions, minutes }) =>
          cli.out(
            say.line({
              game,
              scenario,
              seats,
              decisions,
              won: won === null ? '' : `${(won * 100).toFixed(1)} %`,
              minutes: minutes === null ? '' : `${minutes} min`,
            }),
          ),
      });
      if (!given.has('write')) continue;
      const path = join(cli.shelf.gameFolder(game), 'balance.json');
      writeText(path, `${JSON.stringify(found, null, 2)}\n`);
      cli.out(say.written({ file: relative(cli.root, path) }));
    }
    return 0;
  },
};
