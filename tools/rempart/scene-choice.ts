import type { RecordedScene, RecordedScenes } from '../../engine/recorded-scene.ts';
import type { RuleId } from '../../engine/types.ts';
import { quotedIds } from './coverage.ts';

// Of all scenes of the tests that quote a rule, the rulebook shows the one that tells it best.

type Rules = { readonly [rule: RuleId]: { readonly [how in 'coveredBy' | 'seenIn']?: string | undefined } };

export function chosenScenes(rules: Rules, all: readonly RecordedScene[]): RecordedScenes {
  const byRule = new Map<RuleId, RecordedScene>();
  for (const scene of all.toSorted(byMerit))
    for (const rule of quotedIds([scene.test])) if (!byRule.has(rule)) byRule.set(rule, scene);
  const shown = Object.entries(rules).flatMap(([rule, { seenIn, coveredBy }]) => {
    const scene = byRule.get(seenIn ?? rule) ?? byRule.get(coveredBy ?? '');
    return scene ? [[rule, scene] as const] : [];
  });
  const scenes = [...new Set(shown.map(([, scene]) => scene))];
  return { scenes, rules: Object.fromEntries(shown.map(([rule, scene]) => [rule, scenes.indexOf(scene)])) };
}

const STILL = 40; // nothing is done in it
const BY_HAND = 20; // a save is long, and its table one that the test has bent
const PER_RULE = 2; // a title that quotes many rules tells none of them in particular
const PER_KILOBYTE = 2;

/** The less the better: short, of one rule, with something done in it. */
function demerit(scene: RecordedScene): number {
  const done = scene.steps.filter(step => !('load' in step)).length;
  return (
    (done === 0 ? STILL : done) +
    (scene.save === undefined ? 0 : BY_HAND) +
    PER_RULE * quotedIds([scene.test]).size +
    (PER_KILOBYTE * JSON.stringify(scene).length) / 1000
  );
}

function byMerit(a: RecordedScene, b: RecordedScene): number {
  const [left, right] = [JSON.stringify(a), JSON.stringify(b)];
  return demerit(a) - demerit(b) || (left < right ? -1 : left > right ? 1 : 0); // tests run in any order
}

/** One scene and one rule a line: a diff shows which. */
export function written({ scenes, rules }: RecordedScenes): string {
  const rows = scenes.map(scene => JSON.stringify(scene)).join(',\n');
  const shown = Object.entries(rules).map(([rule, scene]) => `${JSON.stringify(rule)}: ${scene}`);
  return `{"scenes": [\n${rows}\n],\n"rules": {\n${shown.join(',\n')}\n}}\n`;
}
