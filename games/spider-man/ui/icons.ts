import { gameIcons } from '../../../table/icons.ts';
import type { Scale } from '../ids.ts';

export const icons = gameIcons([
  'walking-boot',
  'mailed-fist',
  'card-pickup',
  'spider-web',
  'slime',
  'mechanical-arm',
  'knocked-out-stars',
  'imprisoned',
  'radar-sweep',
  'hearts',
]);

export const scaleIcon: { readonly [S in Scale]: string } = {
  movement: icons['walking-boot'],
  combat: icons['mailed-fist'],
  bonus: icons['card-pickup'],
};
