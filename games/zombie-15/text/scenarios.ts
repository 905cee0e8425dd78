import { mapped } from '../../../kit/grammar.ts';
import type { ScenarioId } from '../scenarios/shape.ts';
import { unbroken } from './grammar.ts';
import type { Story } from './shape.ts';

/** No line breaks within the number of a tile. */
export const storiesTold = (stories: { readonly [S in ScenarioId]: Story }): { readonly [S in ScenarioId]: Story } =>
  mapped(stories, ({ intro, objective, news, rules }) => ({
    intro: unbroken(intro),
    objective: unbroken(objective),
    news: news.map(unbroken),
    rules: rules.map(unbroken),
  }));

/** Title and aim of every scenario, for the shelf. */
export const scenarioTexts = (
  titles: { readonly [S in ScenarioId]: string },
  stories: { readonly [S in ScenarioId]: Story },
): { readonly [S in ScenarioId]: { readonly title: string; readonly about: string } } =>
  mapped(titles, (title, id) => ({ title, about: `${stories[id].intro} ${stories[id].objective}` }));
