import { memo } from 'react';
import type { HeavyId } from '../../content/heavy.ts';
import { type SearchId, isZombie } from '../../content/search-deck.ts';
import { type WeaponId, weapons } from '../../content/weapons.ts';
import type { ObjectId } from '../../content/objects.ts';
import { arms } from './arms.ts';
import { inked } from './ink.ts';
import { heavyDrawings, objectDrawings } from './objects.ts';
import { Drawing } from './sprite.tsx';

type Card = WeaponId | ObjectId;

const isWeapon = (card: Card): card is WeaponId => card in weapons;

/** A card of equipment as it looks in a hand. */
export const GearPicture = memo(function GearPicture({ card }: { readonly card: Card }) {
  return isWeapon(card) ? (
    <Picture box={card === 'saifon-staff' ? '-40 -16 96 32' : '-18 -22 82 44'} markup={arms[card]} />
  ) : (
    <Picture box={OBJECT} markup={objectDrawings[card]} />
  );
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
