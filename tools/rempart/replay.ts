import type { AnyBox } from '../../engine/box.ts';
import type { Replay, Spec } from '../../engine/types.ts';
import { parseReplay, replayOf } from '../../lab/replay-file.ts';
import { story } from '../../lab/story.ts';
import { type Cli, type Command, boxOf } from './command.ts';
import { about, readJson } from './files.ts';

export const replay: Command = {
  names: ['FILE'],
  options: {},
  async run(given, cli) {
    const path = given.names[0] ?? '';
    const { box, record } = await readReplay(path, cli);
    for (const line of about(path, () => story(box, record, cli.language, cli.say.story))) cli.out(line);
    return 0;
  },
};

/** A replay file with the game it is of. */
export async function readReplay(path: string, cli: Cli): Promise<{ box: AnyBox; record: Replay<Spec> }> {
  const json = readJson(path);
  const raw = about(path, () => parseReplay(json));
  const box = await boxOf(cli, raw.game);
  return { box, record: about(path, () => replayOf(box, raw)) };
}
