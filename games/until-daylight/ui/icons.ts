import { mapped } from '../../../kit/grammar.ts';
import { contentIcons, gameIcons } from '../../../table/icons.ts';
import { cards } from '../content/cards.ts';
import { hordeKinds } from '../content/horde.ts';
import { recipes } from '../content/recipes.ts';
import { wave } from '../content/rubble.ts';

export const icons = gameIcons([
  'person',
  'hearts',
  'card-random',
  'card-pickup',
  'crossed-swords',
  'death-skull',
  'flag-objective',
  'shield',
  'half-heart',
  'explosion-rays',
  'smoke-bomb',
  'sunrise',
]);

const allCards = { ...cards, wave };
type IconOf<T extends { readonly [id: string]: { readonly icon: string } }> = T[keyof T]['icon'];
type Named = IconOf<typeof allCards> | IconOf<typeof hordeKinds> | IconOf<typeof recipes>;

const outlines = contentIcons<Named>();

export const cardIcon = mapped(allCards, ({ icon }) => outlines[icon]);
export const kindIcon = mapped(hordeKinds, ({ icon }) => outlines[icon]);
export const tokenIcon = mapped(recipes, ({ icon }) => outlines[icon]);
