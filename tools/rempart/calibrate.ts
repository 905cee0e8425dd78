import { type ChanceClass, agrees, calibrate as compare } from '../../lab/train.ts';
import { aligned } from './aligned.ts';
import { type Cli, type Command, boxOf } from './command.ts';
import { trainingOptions, watched } from './train.ts';

const USUAL = 4000;

/** Fails where a class of chances is off by more than 5 points, and by more than chance explains. */
export const calibrate: Command = {
  names: ['GAME...'],
  options: { ...trainingOptions, thoughts: 'string' },
  async run(given, cli) {
    let isOff = false;
    for (const game of given.names) {
      const box = await boxOf(cli, game);
      const found = await watched(given, cli, { seed: 'calibrate', matches: USUAL }, wish => compare(box, wish));
      cli.out(box.texts[cli.language].title);
      const rows = found.classes.map((one, tenth) => row(one, tenth, cli));
      for (const line of aligned([[...cli.say.train.columns, ''], ...rows], 1)) cli.out(line);
      const [error, plain] = [found.error.toFixed(4), found.plainError.toFixed(4)];
      cli.out(cli.say.train.error({ error, plain }));
      isOff ||= !found.classes.every(agrees);
    }
    return isOff ? 1 : 0;
  },
};

function row(one: ChanceClass, tenth: number, { language, say }: Cli): string[] {
  const percent = (share: number): string =>
    `${(share * 100).toLocaleString(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 })} %`;
  const { positions, given, seen, low, high } = one;
  return [
    `${tenth * 10} – ${tenth * 10 + 10} %`,
    `${positions}`,
    percent(given),
    percent(seen),
    `${percent(low)} – ${percent(high)}`,
    agrees(one) ? '' : say.train.off,
  ];
}
