import type { ScenarioId } from '../scenarios/shape.ts';
import type { Story } from './shape.ts';

/** Title and aim of every scenario, for the shelf. */
export function scenarioTexts(
  titles: { readonly [S in ScenarioId]: string },
  stories: { readonly [S in ScenarioId]: Story },
): { readonly [S in ScenarioId]: { readonly title: string; readonly about: string } } {
  const ids = Object.keys(titles) as ScenarioId[];
  const entries = ids.map(
    id => [id, { title: titles[id], about: `${stories[id].intro} ${stories[id].objective}` }] as const,
  );
  return Object.fromEntries(entries) as { [S in ScenarioId]: { title: string; about: string } };
}
