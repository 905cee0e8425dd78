import type { ReactNode } from 'react';
import { Icon } from '../../../../table/icon.tsx';
import { type ThingId, parted } from '../../../../table/touch.ts';
import { BONUSES } from '../../content/cards.ts';
import { POWERS } from '../../content/powers.ts';
import { CHARACTERS, HOLDS, ROLES, SCALES } from '../../ids.ts';
import { Car } from '../drawn/car.tsx';
import { CardPicture } from '../drawn/card-picture.tsx';
import { Die } from '../drawn/die.tsx';
import { MissionPicture } from '../drawn/mission-picture.tsx';
import { PlacePicture } from '../drawn/place-picture.tsx';
import { Portrait } from '../drawn/portrait.tsx';
import { PowerSign } from '../drawn/power-picture.tsx';
import { icons, scaleIcon } from '../icons.ts';
import type { Seen } from '../look.ts';
import { DECK, MISSION, TRACER, WOUNDS, squareThing } from '../touch.ts';
import { turnedBoard } from './laying.tsx';

const TURNED = 'rotation-';

/** A thing of this table, as small as beside a line of text. */
export function picture(thing: ThingId, look: Seen): ReactNode {
  const [kind, name] = parted(thing);
  switch (kind) {
    case 'figure':
      return figure(name, look);
    case 'card':
      return card(thing, name, look);
    case 'power': {
      const power = POWERS.find(one => one === name);
      return power && <PowerSign power={power} />;
    }
    case 'token':
      return token(thing, name);
    case 'place': {
      const place = look.view.city.places.find(({ square }) => squareThing(square) === thing);
      return place && <PlacePicture place={place.place} isDestroyed={place.destroyed} />;
    }
    case 'act':
      return name.startsWith(TURNED) ? turnedBoard(look, Number(name.slice(TURNED.length))) : null;
    default:
      return null;
  }
}

function figure(name: string, { view }: Seen): ReactNode {
  const who = [...ROLES, ...CHARACTERS].find(one => one === name);
  if (who) return <Portrait who={who} />;
  const stack = view.stacks.find(({ square }) => name === `stack-${square}`);
  return <Car isLit={stack !== undefined && (stack.station !== null || stack.captains.length > 0)} />;
}

function card(thing: ThingId, name: string, { view, seat }: Seen): ReactNode {
  if (thing === DECK) return <CardPicture card="deck" />;
  const bonus = BONUSES.find(one => one === name);
  if (bonus) return <CardPicture card={bonus} />;
  const mission = thing === MISSION && seat !== null ? view.players[seat]?.mission : null;
  return mission && <MissionPicture mission={mission} />;
}

function token(thing: ThingId, name: string): ReactNode {
  if (thing === TRACER) return <PowerSign power="tracer" />;
  if (thing === WOUNDS) return <Icon d={icons.hearts} />;
  const scale = SCALES.find(one => one === name);
  if (scale) return <Icon d={scaleIcon[scale]} />;
  if (name.startsWith('die-')) return <Die value={Number(name.slice('die-'.length))} />;
  const hold = HOLDS.find(one => name.startsWith(`${one}-`));
  return hold && <Icon d={hold === 'web' ? icons['spider-web'] : icons.slime} />;
}
