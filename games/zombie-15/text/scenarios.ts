import { mapped } from '../../../kit/grammar.ts';
import type { ScenarioId } from '../scenarios/shape.ts';
import type { Story } from './shape.ts';

/** Title and aim of every scenario, for the shelf. */
export const scenarioTexts = (
  titles: { readonly [S in ScenarioId]: string },
  stories: { readonly [S in ScenarioId]: Story },
): { readonly [S in ScenarioId]: { readonly title: string; readonly about: string } } =>
  mapped(titles, (title, id) => ({ title, about: `${stories[id].intro} ${stories[id].objective}` }));
