import { z } from 'zod';
import type { AnyBox, Language } from '../engine/box.ts';

/** What the shelf of a page says of a game before anything of the game itself is fetched. */
export function shelvedOf({ game, texts }: AnyBox) {
  const briefly = (language: Language) => ({ title: texts[language].title, about: texts[language].about });
  return {
    id: game.id,
    texts: { fr: briefly('fr'), en: briefly('en') },
    scenarios: game.scenarios,
    options: game.options instanceof z.ZodType ? z.toJSONSchema(game.options, { io: 'input' }) : {},
  };
}
