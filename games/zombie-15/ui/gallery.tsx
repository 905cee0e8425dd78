import { type GameGallery, picturesOf } from '../../../table/gallery.ts';
import { Icon } from '../../../table/icon.tsx';
import type { HeavyId } from '../content/heavy.ts';
import type { HeroId } from '../content/heroes.ts';
import type { ObjectId } from '../content/objects.ts';
import type { originKinds } from '../content/origins.ts';
import type { SearchId } from '../content/search-deck.ts';
import type { TokenId } from '../content/tokens.ts';
import type { WeaponId } from '../content/weapons.ts';
import { GearPicture, HeavyPicture, SearchPicture } from './drawn/gear-picture.tsx';
import { Portrait } from './drawn/portrait.tsx';
import { Drawing, Sprite } from './drawn/sprite.tsx';
import { eventIcon } from './icons.ts';
import { TokenDisc } from './screen/token-disc.tsx';

const gear = picturesOf((card: WeaponId | ObjectId) => [<GearPicture card={card} />]);

export const gallery: GameGallery<(typeof originKinds)[number]['id']> = {
  Sprite,
  pictures: {
    scenarios: null,
    tiles: null,
    heroes: picturesOf((hero: HeroId) => [<Drawing id={hero} box="-48 -124 96 130" />, <Portrait hero={hero} />]),
    weapons: gear,
    objects: gear,
    heavies: picturesOf((heavy: HeavyId) => [<HeavyPicture heavy={heavy} />]),
    searchDeck: picturesOf((card: SearchId) => [<SearchPicture card={card} />]),
    zombieCards: null, // counts of who comes
    decks: null,
    events: picturesOf((event: keyof typeof eventIcon) => [<Icon d={eventIcon[event]} />]),
    tokens: picturesOf((token: TokenId) => [<TokenDisc token={token} look={{ language: 'en' }} />]),
    scenarioTokens: null, // they lie on the map
    tracks: null,
    numbers: null,
  },
};
