import { capital } from '../../../../kit/grammar.ts';
import type { Explained } from '../../../../table/screen/screen-parts.ts';
import type { ThingId } from '../../../../table/touch.ts';
import type { SeenZone } from '../../seen.ts';
import { doorName } from '../../text/places.ts';
import type { Seen } from '../look.ts';
import { crowdsIn } from '../crowds.ts';
import { doorThing, placeThing } from '../touch.ts';
import { told } from '../words/told.ts';
import { ofActs, ofCards } from './card-things.ts';
import { ofEnemies, ofHeroes } from './figure-things.ts';
import type { Known } from './known.ts';
import { ofTokens } from './token-things.ts';

/** What a thing of this table says of itself. */
export function thing(id: ThingId, look: Seen): Explained | null {
  for (const all of [ofHeroes, ofEnemies, ofPlaces, ofTokens, ofCards, ofActs])
    for (const [known, said] of all(look)) if (known === id) return said();
  return null;
}

function* ofPlaces(look: Seen): Iterable<Known> {
  const { view, texts, language } = look;
  const own = told[language];
  for (const zone of view.zones) yield [placeThing(zone.id), () => place(look, zone)];
  for (const { id, open, openable } of view.doors)
    yield [
      doorThing(id),
      () => ({
        name: own.door(doorName(view, id, zone => texts.place(zone))),
        about: open ? own.doorOpen : openable ? own.doorClosed : own.doorLocked,
        rule: open ? 'MZ-DOOR-02' : openable ? 'MZ-DOOR-01' : 'MZ-DOOR-03',
      }),
    ];
}

function place(look: Seen, zone: SeenZone): Explained {
  const { view, texts, language } = look;
  const { id, room, revealed, spawn, card } = zone;
  const own = told[language];
  const isUnknown = room && !revealed;
  const facts = [
    isUnknown ? own.unknown : room ? own.room : own.street,
    isUnknown && spawn && own.spawns,
    card && own.card,
    view.civilians.includes(id) && own.civilian,
    view.explosives.some(one => one.zone === id) && own.explosive,
    ...hereIn(look, zone),
    own.zone(id),
  ].filter(fact => fact !== false);
  return {
    name: capital(texts.place(id)),
    about: facts.join(' '),
    rule: isUnknown ? 'MZ-BLD-01' : view.turn ? 'MZ-MOVE-01' : 'MZ-TERM-03',
  };
}

/** Who stands there. */
function hereIn({ texts, language }: Seen, zone: SeenZone): string[] {
  const enemies = crowdsIn(zone);
  const all = [
    ...zone.heroes.map(id => texts.heroes[id].name),
    ...zone.bystanders.map(id => texts.bystanders[id].name),
    ...(enemies.length > 0 ? [texts.crowd(enemies)] : []),
  ];
  return all.length > 0 ? [told[language].here(all.join(', '))] : [];
}
