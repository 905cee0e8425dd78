import { memo } from 'react';
import type { HeavyId } from '../../content/heavy.ts';
import { type SearchId, isZombie } from '../../content/search-deck.ts';
import { type WeaponId, weapons } from '../../content/weapons.ts';
import type { ObjectId } from '../../content/objects.ts';
import { arms, standing } from './arms.ts';
import { inked, placed } from './ink.ts';
import { heavyDrawings, objectDrawings } from './objects.ts';
import { Drawing } from './sprite.tsx';

type Card = WeaponId | ObjectId;

const isWeapon = (card: Card): card is WeaponId => card in weapons;

/** A card of equipment as it looks in a hand. */
export const GearPicture = memo(function GearPicture({ card }: { readonly card: Card }) {
  if (!isWeapon(card)) return <Picture box={OBJECT} markup={objectDrawings[card]} />;
  if (standing.has(card)) return <Picture box={OBJECT} markup={arms[card]} />;
  if (card === 'saifon-staff') return <Picture box="-31 -38 78 76" markup={placed('rotate(-40 8 0)', arms[card])} />;
  return <Picture box={card === 'carter-revolver' ? '-17 -20 66 44' : '-18 -22 82 44'} markup={arms[card]} />;
});

const OBJECT = '-27 -27 54 54';

export const HeavyPicture = memo(function HeavyPicture({ heavy }: { readonly heavy: HeavyId }) {
  return <Picture box={OBJECT} markup={heavyDrawings[heavy]} />;
});

/** A card of the search deck: equipment, or a zombie. */
export const SearchPicture = ({ card }: { readonly card: SearchId }) =>
  isZombie(card) ? <Drawing id="reacher" box="-42 -104 70 60" /> : <GearPicture card={card} />;

function Picture({ box, markup }: { readonly box: string; readonly markup: string }) {
  return <svg viewBox={box} aria-hidden="true" dangerouslySetInnerHTML={{ __html: inked(markup) }} />;
}
