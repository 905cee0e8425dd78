import type { Look } from '../../../table/look.ts';
import type { SurfaceProps } from '../../../table/screen/screen-parts.ts';
import type { Item } from '../../../table/origins.ts';
import type { HeroId } from '../content/heroes.ts';
import { objects } from '../content/objects.ts';
import type { GearId, SearchId } from '../content/search-deck.ts';
import { weapons } from '../content/weapons.ts';
import type { SeenHero } from '../seen.ts';
import type { Zombie15 } from '../spec.ts';
import type { GameTexts } from '../text/shape.ts';

export type Seen = Look<Zombie15, GameTexts>;
/** What the surface gets, and its parts. */
export type Shown = SurfaceProps<Zombie15, GameTexts>;

export const activeHero = ({ view }: Seen): SeenHero | null => view.heroes.find(({ id }) => id === view.active) ?? null;

/** Whether the seat that looks plays this hero. */
export const isOwn = ({ seat }: Seen, hero: Pick<SeenHero, 'seat'> | null): boolean =>
  seat !== null && hero?.seat === seat;

export const heroName = ({ texts }: Seen, hero: HeroId): string => texts.heroes[hero].name;

/** A card of the search deck as the page of what is printed and what is ours knows it. */
export const itemOf = (card: SearchId): Item => ({
  kind: card in weapons ? 'weapons' : card in objects ? 'objects' : 'searchDeck',
  id: card,
});

export const cardName = ({ texts }: Seen, card: SearchId | GearId): string => texts.cards[card].name;

/** A paint of each hero's own, and its opposite to write on it. */
export const PAINT: { readonly [H in HeroId]: { readonly fill: string; readonly ink: string } } = {
  josh: { fill: '#f5923e', ink: '#2b1500' },
  severity: { fill: '#5fa8f5', ink: '#04182e' },
  hazel: { fill: '#f490c1', ink: '#360419' },
  vance: { fill: '#6ecb72', ink: '#06240a' },
  will: { fill: '#f26a5c', ink: '#2b0400' },
  'sai-fon': { fill: '#f5d548', ink: '#2b2200' },
  snow: { fill: '#eef3f7', ink: '#16202a' },
  carter: { fill: '#8b93a6', ink: '#0d1018' },
};
