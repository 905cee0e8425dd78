import { type Simulation, simulate as play } from '../../lab/simulate.ts';
import { aligned } from './aligned.ts';
import { type Cli, type Command, boxOf } from './command.ts';
import { progressBar } from './progress.ts';
import { wishOf, wishOptions } from './wish.ts';

export const simulate: Command = {
  names: ['GAME'],
  options: { ...wishOptions, games: 'string', seed: 'string', threads: 'string', json: 'boolean' },
  async run(given, cli) {
    const box = await boxOf(cli, given.names[0] ?? '');
    const bar = progressBar(cli);
    const wish = {
      ...wishOf(given),
      games: given.number('games', 1) ?? 1000,
      seed: given.text('seed') ?? 'rempart',
      threads: given.number('threads'),
      onProgress: bar.show,
    };
    try {
      const result = await play(box, wish);
      bar.clear();
      if (given.has('json')) cli.out(JSON.stringify(result));
      else for (const line of table(result, box.texts[cli.language].title, cli)) cli.out(line);
      return 0;
    } catch (thrown) {
      bar.clear();
      throw thrown;
    }
  },
};

function table(result: Simulation, title: string, { say, language }: Cli): string[] {
  const number = (value: number, digits: number): string =>
    value.toLocaleString(language, { minimumFractionDigits: digits, maximumFractionDigits: digits });
  const percent = (share: number): string => `${number(share * 100, 1)} %`;
  const { decisions, elapsed } = result;
  const rows = result.seats.map((seat, i) => [
    `${i + 1}`,
    result.bots[i] ?? '',
    number(seat.wins, Number.isInteger(seat.wins) ? 0 : 2),
    percent(seat.share),
    `${percent(seat.low)} – ${percent(seat.high)}`,
  ]);
  const reasons = Object.entries(result.reasons).map(([reason, games]) => `${reason} ${percent(games / result.games)}`);
  return [
    say.simulate.title({ ...result, title, games: number(result.games, 0) } as never),
    ...aligned([[...say.simulate.columns], ...rows], 2),
    say.simulate.reasons({ reasons: reasons.join(', ') }),
    ...(result.unfinished > 0 ? [say.simulate.unfinished({ unfinished: result.unfinished })] : []),
    say.simulate.decisions({ ...decisions, mean: number(decisions.mean, 1) }),
    say.simulate.elapsed({
      wall: number(elapsed.wallMs / 1000, 2),
      cpu: number(elapsed.cpuMs / 1000, 2),
      rate: number((decisions.total / elapsed.wallMs) * 1000, 0),
    }),
  ];
}
