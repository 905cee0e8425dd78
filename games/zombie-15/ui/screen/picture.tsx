import type { ReactNode } from 'react';
import { Icon } from '../../../../table/icon.tsx';
import { type ThingId, parted } from '../../../../table/touch.ts';
import { HEROES, heroes as sheets } from '../../content/heroes.ts';
import { SPECIALS } from '../../content/objects.ts';
import { SEARCH_CARDS } from '../../content/search-deck.ts';
import type { SeenHero } from '../../seen.ts';
import { GearPicture, HeavyPicture, SearchPicture } from '../drawn/gear-picture.tsx';
import { Portrait } from '../drawn/portrait.tsx';
import { Drawing } from '../drawn/sprite.tsx';
import { icons } from '../icons.ts';
import type { Seen } from '../look.ts';
import {
  ALPHA,
  CARRIED,
  DISCARD,
  LOOKED_AT,
  SEARCH_DECK,
  STARTER,
  burdenThing,
  depthThing,
  heavyThing,
  itemThing,
  lyingThing,
  objectThing,
  packThing,
  stockThing,
  weaponThing,
} from '../touch.ts';
import { POWERS } from './powers.tsx';
import { TokenDisc } from './token-disc.tsx';

/** A thing of this table, as small as beside a line of text. */
export function picture(thing: ThingId, look: Seen): ReactNode {
  const [kind, name] = parted(thing);
  switch (kind) {
    case 'figure':
      return figure(thing, name, look);
    case 'card':
      return ofSheets(thing, look) ?? ofPiles(thing, look);
    case 'token':
      return lying(thing, look) ?? ofSheets(thing, look);
    case 'power': {
      const power = POWERS.find(([known]) => known === thing);
      return power && <Icon d={power[1]} />;
    }
    case 'act': {
      const card = SEARCH_CARDS.find(one => name === `lay-${one}`);
      return card && <SearchPicture card={card} />;
    }
    default:
      return null;
  }
}

function figure(thing: ThingId, name: string, { view }: Seen): ReactNode {
  const hero = HEROES.find(one => name === `hero-${one}`);
  if (hero) return <Portrait hero={hero} />;
  const isAlpha = thing === ALPHA || name === `crowd-${view.alpha?.zone}`;
  return isAlpha ? <Drawing id="alpha" box="-40 -112 80 86" /> : <Drawing id="clerk" box="-34 -106 62 66" />;
}

/** What heroes have on them. */
function ofSheets(thing: ThingId, look: Seen): ReactNode {
  for (const hero of look.view.heroes) {
    const found = onSheet(thing, hero, look);
    if (found) return found;
  }
  return null;
}

function onSheet(thing: ThingId, { id, weapons, objects, backpack, heavy, carries }: SeenHero, look: Seen): ReactNode {
  const weapon = weapons.find((_, at) => weaponThing(id, at) === thing);
  const gear = weapon ?? objects.find((_, at) => objectThing(id, at) === thing);
  if (gear) return <GearPicture card={gear.card} />;
  const token = backpack.find((_, at) => packThing(id, at) === thing);
  if (token) return <TokenDisc token={token} look={look} />;
  if (burdenThing(id) !== thing) return null;
  return heavy ? <HeavyPicture heavy={heavy.object} /> : carries && <Portrait hero={carries} />;
}

function ofPiles(thing: ThingId, { view }: Seen): ReactNode {
  const [, name] = parted(thing);
  if (thing === SEARCH_DECK) return <Icon d={icons['magnifying-glass']} />;
  if (thing === DISCARD) return <Icon d={icons['card-discard']} />;
  if (thing === CARRIED) return <Icon d={icons.knapsack} />;
  if (thing === STARTER) return starter(view);
  const found = SEARCH_CARDS.find(card => name === `found-${card}`);
  const card = found ?? view.discard.find((_, depth) => depthThing(depth) === thing);
  if (card) return <SearchPicture card={card} />;
  const stock = SPECIALS.find(object => stockThing(object) === thing);
  return stock && <GearPicture card={stock} />;
}

/** What a hero would begin with instead of what was kept. */
function starter({ focus, side }: Seen['view']): ReactNode {
  const hero = focus?.type === 'checkpoint' ? focus.carried?.hero : undefined;
  return hero && <GearPicture card={side === 'prologue' ? sheets[hero].prologueStarter : sheets[hero].starter} />;
}

/** What lies about. */
function lying(thing: ThingId, look: Seen): ReactNode {
  const { tokens, items, heavies, focus } = look.view;
  const token = tokens.find(({ id }) => lyingThing(id) === thing);
  if (token) return <TokenDisc token={token.token} look={look} />;
  if (thing === LOOKED_AT && focus?.type === 'token') return <TokenDisc token={focus.token} look={look} />;
  const item = items.find(({ id }) => itemThing(id) === thing);
  if (item) return <GearPicture card={item.card} />;
  const heavy = heavies.find(({ id }) => heavyThing(id) === thing);
  return heavy && <HeavyPicture heavy={heavy.object} />;
}
