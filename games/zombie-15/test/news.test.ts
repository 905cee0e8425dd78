import { expect, test } from 'vitest';
import { LANGUAGES } from '../../../engine/box.ts';
import { box } from '../index.ts';
import { SCENARIO_IDS } from '../scenarios/shape.ts';
import type { GameTexts } from '../text/shape.ts';
import { news } from '../ui/news.ts';

test.each(SCENARIO_IDS)('%s: whatever is new has a rule to read', id => {
  for (const language of LANGUAGES) {
    const { stories } = box.texts[language] as GameTexts;
    expect(stories[id].news, language).toHaveLength(news[id]?.length ?? 0);
  }
});
