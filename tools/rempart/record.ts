import { randomBytes } from 'node:crypto';
import { toReplay } from '../../engine/recording.ts';
import { Complaint } from '../../lab/complaint.ts';
import { planOf } from '../../lab/plan.ts';
import { recordMatch } from '../../lab/recorded.ts';
import { type Command, boxOf } from './command.ts';
import type { CommandComplaint } from './complaints.ts';
import { writeText } from './files.ts';
import { wishOf, wishOptions } from './wish.ts';

export const record: Command = {
  names: ['GAME'],
  options: { ...wishOptions, seed: 'string', out: 'string' },
  async run(given, cli) {
    const file = given.text('out');
    if (file === undefined) throw new Complaint<CommandComplaint>('missing-option', { option: '--out' });
    const box = await boxOf(cli, given.names[0] ?? '');
    const wanted = given.text('seed');
    const seed = wanted ?? randomBytes(8).toString('hex');
    // with a seed of one's own the same file comes out again
    const salt = wanted === undefined ? randomBytes(8).toString('hex') : '';
    const kept = recordMatch(box, planOf(box, wishOf(given)), seed, salt);
    writeText(file, `${JSON.stringify(toReplay(kept))}\n`);
    cli.out(cli.say.recorded({ file, inputs: kept.inputs.length, seed }));
    return 0;
  },
};
