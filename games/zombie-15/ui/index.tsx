import type { GameUi } from '../../../table/game-ui.ts';
import type { Zombie15 } from '../spec.ts';
import type { GameTexts } from '../text/shape.ts';
import { isOption } from './offered.ts';

export const ui: GameUi<Zombie15, GameTexts> = {
  async texts(language) {
    return language === 'fr' ? (await import('../text/fr.ts')).fr : (await import('../text/en.ts')).en;
  },
  async parts() {
    return (await import('./parts.ts')).parts;
  },
  isOption,
  taughtAt: ['S01', 'S02'],
};
