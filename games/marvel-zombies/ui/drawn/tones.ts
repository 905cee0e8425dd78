import type { Colour, Level, PointType } from '../../ids.ts';

const tones: { readonly [T in Colour | PointType | 'plain']: string } = {
  red: '#d0323f',
  blue: '#3c78d8',
  green: '#2f9e5b',
  initial: '#7a4fb5',
  plain: '#a5652c',
};
/** The colour of a token or of a door. */
export const toneOf = (colour: keyof typeof tones): string => tones[colour];

/** How dangerous it is, or how experienced somebody. */
export const levelTone: { readonly [L in Level]: string } = {
  blue: '#6db4ff',
  yellow: '#ffd34d',
  orange: '#ff9a3d',
  red: '#ff5a55',
};
