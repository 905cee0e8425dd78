import type { AnyBox } from '../box.ts';
import { same } from '../plain.ts';
import { type RecordedScene, type SceneStep, lay } from '../recorded-scene.ts';
import { save } from '../save.ts';
import type { Saying } from '../sayings.ts';
import { say } from '../table-talk.ts';
import type { Match, Spec } from '../types.ts';
import type { Onlooker, Watched } from './onlooker.ts';

interface Seen {
  readonly scene: Watched;
  readonly words: object | null;
  readonly steps: SceneStep[];
  /** The table before anything is said: what a test does by hand until then is part of it. */
  began: string | null;
}

/** Writes down what tests do with their scenes. */
export class Recorder implements Onlooker {
  private seen: Seen[] = [];
  private readonly box: Played | null;

  /** With the box of the game, scenes that a test plays by other rules are none. */
  constructor(box: Played | null = null) {
    this.box = box;
  }

  laid(scene: Watched, words: object | null): void {
    this.seen.push({ scene, words, steps: [], began: null });
  }

  said<W extends Spec>(scene: Watched, saying: Saying<W>): void {
    const found = this.seen.find(one => one.scene === scene);
    if (!found) return;
    found.began ??= save(scene.m);
    if ('play' in saying || 'tick' in saying || 'refuses' in saying || 'load' in saying) found.steps.push(saying);
  }

  /** The scenes of the test that has just ended, without those in which its steps are not all that was done. */
  scenes(file: string, test: string): RecordedScene[] {
    const seen = this.seen;
    this.seen = [];
    return seen.map(one => recorded({ file, test }, one, this.box)).filter(scene => scene !== null);
  }
}

type Played = Pick<AnyBox, 'game' | 'vocabulary'>;

function recorded(
  from: Pick<RecordedScene, 'file' | 'test'>,
  { scene, words, began, steps }: Seen,
  known: Played | null,
): RecordedScene | null {
  const { m, vocabulary } = scene;
  if (known && known.game !== m.game) return null;
  const box = known ?? { game: m.game, vocabulary: vocabulary ?? NO_WORDS };
  const setup = setupOf(m);
  const done = withoutSpare(steps);
  const asDealt: RecordedScene = { ...from, ...setup, ...(words && { given: words }), steps: done };
  const first = began ?? save(m);
  const isAsSaid = laidAs(box, asDealt) === first;
  const kept: RecordedScene = isAsSaid ? asDealt : { ...from, ...setup, save: first, steps: done };
  return isPlayed(box, kept, m) ? kept : null;
}

/** The table as it would be laid; null where these rules cannot. */
function laidAs(box: Played, scene: RecordedScene): string | null {
  try {
    return save(lay(box, scene));
  } catch {
    return null;
  }
}

const NO_WORDS = {
  given: { parse: (value: unknown) => value as object },
  arrange(): void {},
  describe: () => ({}),
};

/** What the game would fill in is left out. */
function setupOf({ game, setup }: Match<Spec>): Omit<RecordedScene, 'file' | 'test' | 'steps'> {
  const usual = game.options.parse({}) as { [option: string]: unknown };
  const others = Object.entries(setup.options).filter(([name, value]) => !same(value, usual[name]));
  return {
    seats: setup.seats,
    ...(setup.scenario !== game.scenarios[0]?.id && { scenario: setup.scenario }),
    ...(others.length > 0 && { options: Object.fromEntries(others) }),
    ...(setup.carry !== null && { carry: setup.carry }),
  };
}

/** Chance that nothing follows is not needed. */
function withoutSpare(steps: readonly SceneStep[]): SceneStep[] {
  const last = steps.findLastIndex(step => !('load' in step));
  return steps.slice(0, last + 1);
}

/** Whether these steps lead where the test has come. */
function isPlayed(box: Played, scene: RecordedScene, end: Match<Spec>): boolean {
  try {
    const table = { m: lay(box, scene), vocabulary: null };
    return scene.steps.every(step => say(table, step).length === 0) && save(table.m) === save(end);
  } catch {
    return false;
  }
}
