import type { Account } from '../../bots/analysis/account.ts';
import type { Seat, Spec } from '../../engine/types.ts';
import { type Analysis, analyse as look, turningsTold, wholeAccount } from '../../lab/analyse.ts';
import { examine } from '../../lab/examine.ts';
import { aligned } from './aligned.ts';
import { type Cli, type Command } from './command.ts';
import { about } from './files.ts';
import { readReplay } from './replay.ts';

const USUAL_TRIALS = 24;
/** Lines of the curve at most, and characters of its bar. */
const LINES = 30;
const WIDTH = 40;

export const analyse: Command = {
  names: ['FILE'],
  options: { seat: 'string', trials: 'string', seed: 'string' },
  async run(given, cli) {
    const file = given.names[0] ?? '';
    const { box, record } = await readReplay(file, cli);
    const found = examine(box, record);
    if (found) {
      cli.err(
        `${file}: ${cli.say.findings[found.what]({ ...found, version: record.version, current: box.game.version })}\n`,
      );
      return 1;
    }
    const wish = { trials: given.number('trials') ?? USUAL_TRIALS, seed: given.text('seed') ?? 'analysis' };
    const made = about(file, () => look(box, record, wish));
    const { sides } = made.walked;
    const names = sides.map(side => nameOf(side, cli));
    const { title } = box.texts[cli.language];
    cli.out(cli.say.analysis.title({ title, inputs: made.walked.inputs.length, trials: made.trials.length }));
    for (const line of curve(made, names, cli)) cli.out(line);
    const side = sideOf(sides, given.number('seat', 1), record.outcome?.scores ?? []);
    const turnings = turningsTold(box, record, made, side, cli.language, cli.say.story);
    const say = cli.say.analysis;
    cli.out('');
    cli.out((turnings.length > 0 ? say.turnings : say.noTurning)({ side: names[side] ?? '' }));
    for (const { turning, account, lines } of turnings) {
      const { from, to } = turning;
      const inputs = from + 1 === to ? `${to}` : `${from + 1}–${to}`;
      cli.out(say.turning({ inputs, ...percents(account) }));
      for (const line of lines) cli.out(`    ${line}`);
    }
    cli.out('');
    for (const line of accounts(made, names, cli)) cli.out(line);
    return 0;
  },
};

const nameOf = (side: readonly Seat[], cli: Cli): string => side.map(seat => cli.say.story.seat(seat + 1)).join(', ');

/** The side of a seat; without one that of the first who won. */
function sideOf(sides: readonly (readonly Seat[])[], seat: number | undefined, scores: readonly number[]): number {
  const wanted = seat === undefined ? scores.findIndex(score => score > 0) : seat - 1;
  return Math.max(
    0,
    sides.findIndex(side => side.includes(wanted)),
  );
}

function curve({ points }: Analysis<Spec>, names: readonly string[], cli: Cli): string[] {
  const every = Math.ceil(points.length / LINES);
  const shown = points
    .map((point, n) => ({ ...point, n }))
    .filter(({ n }) => n % every === 0 || n === points.length - 1);
  const { input, off } = cli.say.analysis;
  const head = [input, ...names.flatMap(name => [name, off]), ''];
  const rows = shown.map(one => {
    const cells = one.chance.flatMap((chance, side) => [percent(chance), `${points100(one.off[side] ?? 0)}`]);
    return [`${one.n}`].concat(cells, `  ${'█'.repeat(Math.round((one.chance[0] ?? 0) * WIDTH))}`.padEnd(WIDTH + 2));
  });
  return aligned([head, ...rows], 0);
}

function accounts(made: Analysis<Spec>, names: readonly string[], { say }: Cli): string[] {
  const rows = names.map((name, side) => {
    const { before, after, luck, own, others, course } = percents(wholeAccount(made, side));
    return [name, before, after, luck, own, others, course];
  });
  return aligned([[...say.analysis.columns], ...rows], 1);
}

function percents({ before, after, luck, own, others, course }: Account) {
  const [change, choice, theirs, rest] = [luck, own, others, course].map(signed);
  return {
    before: percent(before),
    after: percent(after),
    luck: change ?? '',
    own: choice ?? '',
    others: theirs ?? '',
    course: rest ?? '',
  };
}

const points100 = (share: number): number => Math.round(share * 100);
const percent = (share: number): string => `${points100(share)} %`;
const signed = (share: number): string => `${share > 0 && points100(share) !== 0 ? '+' : ''}${points100(share) || 0}`;
