import type { Difference } from '../../engine/difference.ts';
import { runCase } from '../../lab/case.ts';
import { parseCase } from '../../lab/case-file.ts';
import { type Cli, type Command, boxOf } from './command.ts';
import { about, readJson } from './files.ts';

export const cases: Command = {
  names: ['FILE...'],
  options: {},
  async run(given, cli) {
    let differ = 0;
    for (const file of given.names) {
      const json = readJson(file);
      const { game, title } = about(file, () => parseCase(json));
      const box = await boxOf(cli, game);
      const differences = about(file, () => runCase(box, json));
      if (differences.length > 0) differ++;
      tell(file, title, differences, cli);
    }
    cli.out(cli.say.cases.total({ agree: given.names.length - differ, differ }));
    return differ > 0 ? 1 : 0;
  },
};

function tell(file: string, title: string, differences: readonly Difference[], { out, say }: Cli): void {
  out(say.cases[differences.length > 0 ? 'differs' : 'agrees']({ file, title }));
  for (const { path, expected, actual } of differences)
    out(say.cases.difference({ path, expected: json(expected), actual: json(actual) }));
}

const json = (value: unknown): string => JSON.stringify(value) ?? 'undefined';
