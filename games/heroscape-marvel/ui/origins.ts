import { capital, mapped } from '../../../kit/grammar.ts';
import type { GameOrigins } from '../../../table/origins.ts';
import { originKinds } from '../content/origins.ts';
import type { GameTexts } from '../text/shape.ts';
import { words } from './words/origins.ts';

export const origins: GameOrigins<GameTexts, (typeof originKinds)[number]['id']> = {
  kinds: originKinds,
  words,
  names({ scenarios, battlefields, cards, powers, glyphs, armies, handicaps }, language) {
    const { ruin, dice, box, methods } = words[language];
    const titles = mapped(scenarios, ({ title }) => title);
    return {
      scenarios: titles,
      battlefields,
      cards,
      powers,
      ruin,
      glyphs,
      armies,
      handicaps: mapped(handicaps, capital),
      dice,
      box,
      methods,
    };
  },
};
