import type { RecordedScene, RecordedScenes } from '../../engine/recorded-scene.ts';
import type { RuleId } from '../../engine/types.ts';
import { remembering, useLoaded } from '../calls/loaded.ts';

// The scenes of the games' rules, those of a game fetched together when somebody opens its rulebook.

const found = import.meta.glob<{ default: RecordedScenes }>('../../games/*/scenes.json');
const files = new Map(Object.entries(found).map(([path, load]) => [path.split('/')[3] ?? '', load]));

const scenesOf = remembering(async (game: string): Promise<ReadonlyMap<RuleId, RecordedScene>> => {
  const file = await files.get(game)?.();
  if (!file) return NONE;
  const { scenes, rules } = file.default;
  return new Map(
    Object.entries(rules).flatMap(([rule, at]) => {
      const scene = scenes[at];
      return scene ? [[rule, scene] as const] : [];
    }),
  );
});

const NONE: ReadonlyMap<RuleId, RecordedScene> = new Map();

/** What shows each rule of a game; none until it has come, and of those that cannot be seen. */
export function useScenes(game: string): ReadonlyMap<RuleId, RecordedScene> {
  const [scenes] = useLoaded(game, () => scenesOf(game));
  return scenes.state === 'ready' ? scenes.value : NONE;
}
