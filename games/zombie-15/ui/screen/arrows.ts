import type { Bearing } from '../../../../kit/compass.ts';

export const ARROWS: { readonly [B in Bearing]: string } = {
  N: '↑',
  NE: '↗',
  E: '→',
  SE: '↘',
  S: '↓',
  SW: '↙',
  W: '←',
  NW: '↖',
};
