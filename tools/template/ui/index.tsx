import type { GameUi } from '../../../table/game-ui.ts';
import type { Race } from '../spec.ts';
import type { GameTexts } from '../text/shape.ts';

/** The page finds a game by this file; the rest is fetched when it is needed. */
export const ui: GameUi<Race, GameTexts> = {
  async texts(language) {
    return language === 'fr' ? (await import('../text/fr.ts')).fr : (await import('../text/en.ts')).en;
  },
  async parts() {
    return (await import('./parts.ts')).parts;
  },
};
