import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Balance, Measured } from '../../engine/balance.ts';
import { measuresOf, withMeasures } from '../../lab/balance.ts';
import { type Cli, type Command, boxOf } from './command.ts';
import { readJson, writeText } from './files.ts';
import { optionsOf } from './wish.ts';

/** So many that a share is off by 7 points at most. */
const USUAL = 200;

export const balance: Command = {
  names: ['GAME...'],
  options: {
    games: 'string',
    seats: 'string',
    options: 'string',
    experts: 'boolean',
    seed: 'string',
    write: 'boolean',
  },
  async run(given, cli) {
    for (const game of given.names) {
      const box = await boxOf(cli, game);
      const found = measuresOf(box, {
        games: given.number('games', 1) ?? USUAL,
        seats: given.number('seats', 1),
        options: optionsOf(given.text('options')),
        seed: given.text('seed') ?? 'balance',
        bots: given.has('experts') ? 'expert' : 'yardstick',
        onMeasured: (scenario, seats, measured) => tell(cli, { game, scenario, seats }, measured),
      });
      if (!given.has('write')) continue;
      const path = join(cli.shelf.gameFolder(game), 'balance.json');
      const kept = existsSync(path) ? (readJson(path) as Balance) : null;
      const all = withMeasures(
        kept,
        box.game.version,
        given.has('experts') ? { experts: found } : { scenarios: found },
      );
      writeText(path, `${JSON.stringify(all, null, 2)}\n`);
      cli.out(cli.say.balance.written({ file: relative(cli.root, path) }));
    }
    return 0;
  },
};

interface At {
  readonly game: string;
  readonly scenario: string;
  readonly seats: number;
}

function tell({ say, out }: Cli, at: At, { decisions, won, sides, minutes }: Measured): void {
  const shares = Object.entries(sides ?? {}).map(([side, share]) => `${side} ${percent(share.won)}`);
  out(
    say.balance.line({
      ...at,
      decisions,
      won: [...(won === null ? [] : [percent(won)]), ...shares].join(', '),
      minutes: minutes === null ? '' : `${minutes} min`,
    }),
  );
}

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;
