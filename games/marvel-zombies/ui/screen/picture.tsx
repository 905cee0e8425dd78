import type { CSSProperties, ReactNode } from 'react';
import { Icon } from '../../../../table/icon.tsx';
import { type ThingId, parted } from '../../../../table/touch.ts';
import { BYSTANDERS } from '../../content/bystanders.ts';
import { SKILLS } from '../../content/heroes.ts';
import { TRAITS } from '../../content/traits.ts';
import { COLOURS, HEROES, HORDE, ZOMBIE_HEROES } from '../../ids.ts';
import type { View } from '../../seen.ts';
import { DoorDrawing } from '../drawn/door-drawing.tsx';
import { Portrait } from '../drawn/portrait.tsx';
import { type Drawn, Drawing } from '../drawn/sprite.tsx';
import { toneOf } from '../drawn/tones.ts';
import { TraitPicture } from '../drawn/trait-picture.tsx';
import { icons, skillIcon } from '../icons.ts';
import type { Seen } from '../look.ts';
import {
  CONSOLE,
  EXIT,
  GAIN_POWER,
  GAIN_TRAIT,
  SIGN,
  crowdThing,
  doorThing,
  objectiveThing,
  pointThing,
} from '../touch.ts';

/** A thing of this table, as small as beside a line of text. */
export function picture(thing: ThingId, { view }: Seen): ReactNode {
  const [kind, name] = parted(thing);
  switch (kind) {
    case 'figure':
      return person(name) ?? enemy(thing, name, view);
    case 'card': {
      const trait = TRAITS.find(one => one === name);
      return trait ? <TraitPicture trait={trait} /> : face(BYSTANDERS.find(one => one === name));
    }
    case 'power': {
      if (thing === GAIN_POWER) return <Icon d={icons['lightning-helix']} />;
      if (thing === GAIN_TRAIT) return <Icon d={icons['card-pickup']} />;
      const skill = SKILLS.find(one => one === name);
      return skill && <Icon d={skillIcon[skill]} />;
    }
    case 'token':
      return token(thing, name, view);
    case 'place': {
      const door = view.doors.find(({ id }) => doorThing(id) === thing);
      return door && toned(toneOf(door.colour), <DoorDrawing isOpen={false} isSide={false} isColoured={false} />);
    }
    default:
      return null;
  }
}

type Face = Parameters<typeof Portrait>[0]['id'];

const face = (id: Face | undefined): ReactNode => (id ? <Portrait id={id} /> : null);

function person(name: string): ReactNode {
  return (
    face(HEROES.find(id => name === `hero-${id}`)) ??
    face(BYSTANDERS.find(id => name === `bystander-${id}`)) ??
    face(ZOMBIE_HEROES.find(id => name === `zombie-${id}`))
  );
}

/** Those of one type, or of a crowd the strongest. */
function enemy(thing: ThingId, name: string, view: View): ReactNode {
  const kind = HORDE.find(one => name.startsWith(`${one}-`));
  if (kind) return <Drawing id={kind} box={HEADS[kind]} />;
  const zone = view.zones.find(({ id }) => crowdThing(id) === thing);
  const [strongest] = zone?.zombieHeroes ?? [];
  if (strongest) return <Portrait id={strongest} />;
  const most = zone && (['brute', 'walker', 'runner'] as const).find(one => zone[one] > 0);
  return <Drawing id={most ?? 'walker'} box={HEADS[most ?? 'walker']} />;
}

const HEADS = { walker: '-30 -106 60 64', brute: '-44 -118 88 92', runner: '-36 -100 68 70' } as const;

function token(thing: ThingId, name: string, view: View): ReactNode {
  if (thing === EXIT) return <Icon d={icons['exit-door']} />;
  if (thing === SIGN) return lying('sign', toneOf('blue'));
  if (thing === CONSOLE) return lying('console', toneOf('plain'));
  const colour = COLOURS.find(one => name === `explosive-${one}`);
  if (colour) return lying('bomb', toneOf(colour));
  const point = view.points.find((_, at) => pointThing(at) === thing);
  if (point) return lying('point', toneOf(point.type));
  const goal = view.objectives.find(({ zone, taken }) => !taken && objectiveThing(zone) === thing);
  return goal && lying(goal.colour ? 'objective' : 'hidden', toneOf(goal.colour ?? 'initial'));
}

const lying = (id: Drawn, tone: string): ReactNode => toned(tone, <Drawing id={id} box="-24 -23 48 46" />);

const toned = (tone: string, drawing: ReactNode): ReactNode => (
  <span style={{ display: 'contents', '--tone': tone } as CSSProperties}>{drawing}</span>
);
