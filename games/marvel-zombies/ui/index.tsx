import type { GameUi } from '../../../table/game-ui.ts';
import type { MarvelZombies } from '../spec.ts';
import type { GameTexts } from '../text/shape.ts';

export const ui: GameUi<MarvelZombies, GameTexts> = {
  async texts(language) {
    return language === 'fr' ? (await import('../text/fr.ts')).fr : (await import('../text/en.ts')).en;
  },
  async parts() {
    return (await import('./parts.ts')).parts;
  },
  // A split says how many heroes each seat takes: it is for so many seats.
  isOption: (_, split, seats) => split === 'even' || String(split).split('-').length === seats,
};
