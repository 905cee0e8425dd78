/** What an order on a mission becomes when it is told of somebody else. */
const TOLD: readonly (readonly [RegExp, string])[] = [
  [/^Infligez/, 'Doit infliger'],
  [/^Ramenez/, 'Doit ramener'],
  [/^Détruisez/, 'Doit détruire'],
  [/^Mettez/, 'Doit mettre'],
  [/^Posez/, 'Doit poser'],
  [/\brentrez\b/, 'rentrer'],
  [/\bvotre\b/g, 'son'],
];

export const theirs = (effect: string): string =>
  TOLD.reduce((text, [order, told]) => text.replace(order, told), effect);
