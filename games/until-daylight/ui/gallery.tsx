import { type GameGallery, picturesOf } from '../../../table/gallery.ts';
import type { CardId } from '../content/cards.ts';
import type { CharacterId } from '../content/characters.ts';
import type { originKinds } from '../content/origins.ts';
import type { Kind, Token } from '../ids.ts';
import { CardPicture } from './drawn/card-picture.tsx';
import { Defender } from './drawn/defender.tsx';
import { FoeBust, FoeFigure } from './drawn/foe-figure.tsx';
import { Portrait } from './drawn/portrait.tsx';

const card = picturesOf((id: CardId | Token) => [<CardPicture card={id} />]);
const VARIANTS = [0, 1, 2, 3];

export const gallery: GameGallery<(typeof originKinds)[number]['id']> = {
  pictures: {
    characters: picturesOf((character: CharacterId) => [
      <Portrait character={character} />,
      <Defender character={character} />,
      <Defender character={character} pose="strike" />,
      <Defender character={character} pose="hurt" />,
    ]),
    perks: null, // whoever has one is shown
    weapons: card,
    rubble: card,
    combat: null, // numbers
    horde: null, // cards of the kinds below
    kinds: picturesOf((kind: Kind) => [
      ...VARIANTS.map(variant => <FoeFigure kind={kind} variant={variant} />),
      <FoeBust kind={kind} variant={0} />,
    ]),
    assaults: null,
    tokens: card,
    numbers: null,
  },
};
