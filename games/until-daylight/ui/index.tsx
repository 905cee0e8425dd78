import type { GameUi } from '../../../table/game-ui.ts';
import type { UntilDaylight } from '../spec.ts';
import type { GameTexts } from '../text/shape.ts';

export const ui: GameUi<UntilDaylight, GameTexts> = {
  async texts(language) {
    return language === 'fr' ? (await import('../text/fr.ts')).fr : (await import('../text/en.ts')).en;
  },
  async parts() {
    return (await import('./parts.ts')).parts;
  },
  isOption: (option, value, seats) =>
    option !== 'firstPlayer' || value === null || (seats > 1 && Number(value) < seats),
};
