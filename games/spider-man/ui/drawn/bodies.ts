import { INK, flat, line, mass, shade, twice } from './drawing.tsx';

// Bodies stand with their feet at the origin, about 66 high; necks are at (0 -40). Light from the left.

/** Slim, in a suit with boots. */
export const lean = (suit: string, boots: string, belt = suit): string =>
  twice(mass('M1-24L9-24 11-5H3z', suit)) +
  twice(mass('M2-9L11-9 13 0H1z', boots)) +
  twice(mass('M8-41Q16-38 19-22L13-20 7-32z', suit)) +
  twice(mass('M13-24L19-25 20-17Q16-14 13-18z', boots)) +
  mass('M-11-42Q0-46 11-42L9-22Q0-19-9-22z', suit) +
  flat('M-9.5-27Q0-24 9.5-27L9-22Q0-19-9-22z', belt) +
  shade('M3-44Q8-44 11-42L9-22Q6-21 3-20zM6-24H9L11 0H5z');

/** Broad, all in one colour. */
export const bulk = (skin: string): string =>
  twice(mass('M2-20L14-22 16 0H3z', skin)) +
  twice(mass('M15-47Q30-40 28-20 31-9 24-7 16-8 18-20L13-32z', skin)) +
  mass('M-20-47Q0-56 20-47L13-19Q0-14-13-19z', skin) +
  shade('M6-51Q15-50 20-47L13-19Q9-17 4-16zM8-20L14-22 16 0H9z');

/** In a coat or a dress down to the knees. */
export const coat = (cloth: string, legs: string, shoes: string): string =>
  twice(mass('M1-14H8L9 0H2z', legs)) +
  twice(mass('M1-4H9L12 0H1z', shoes)) +
  twice(mass('M7-41Q14-37 16-22L11-20 6-30z', cloth)) +
  mass('M-9-42Q0-45 9-42L13-9Q0-4-13-9z', cloth) +
  shade('M3-44Q7-43 9-42L13-9Q9-7 4-6z');

/** A face on the neck. */
export const head = (skin: string): string =>
  mass('M0-63Q11-63 11-52 10-41 0-39-10-41-11-52-11-63 0-63z', skin) + shade('M5-62Q11-60 11-52 10-41 0-39 7-45 5-62z');

export const eyes = (y: number, spread = 4.4, colour = INK): string =>
  twice(flat(`M${spread - 1.6} ${y}a1.6 1.9 0 1 0 3.2 0a1.6 1.9 0 1 0-3.2 0z`, colour));

export const mouth = (y: number, width = 3.5): string =>
  line(`M-${width} ${y}Q0 ${y + 1.6} ${width} ${y}`, '#7a3030', 1.4);
