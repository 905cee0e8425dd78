import { counted } from '../../engine/replay.ts';
import { examine } from '../../lab/examine.ts';
import type { Command } from './command.ts';
import { readReplay } from './replay.ts';

export const verify: Command = {
  names: ['FILE'],
  options: {},
  async run(given, cli) {
    const file = given.names[0] ?? '';
    const { box, record } = await readReplay(file, cli);
    const found = examine(box, record);
    if (found) {
      const values = { ...found, version: record.version, current: box.game.version };
      cli.err(`${file}: ${cli.say.findings[found.what](values)}\n`);
      return 1;
    }
    const reason = record.outcome?.reason ?? '-';
    const inputs = counted(record.inputs).length;
    cli.out(cli.say.verified({ file, inputs, hashes: record.hashes.length, reason }));
    return 0;
  },
};
