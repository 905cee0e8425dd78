import type { ReactNode } from 'react';
import { Icon } from '../../../../table/icon.tsx';
import { type ThingId, parted } from '../../../../table/touch.ts';
import { POWERS } from '../../content/powers.ts';
import { ARMIES, CARDS } from '../../ids.ts';
import { type Zone, ZONES } from '../../scenarios/scenario.ts';
import type { View } from '../../seen.ts';
import { Portrait } from '../drawn/drawing.tsx';
import { R, fieldOf, hexagon } from '../field.ts';
import { glyphIcon, icons, powerIcon } from '../icons.ts';
import { SIDES, type Seen } from '../look.ts';
import { STEP, armyThing, glyphThing, poolThing, zoneThing } from '../touch.ts';
import { cardsOf } from './draft.tsx';

/** A thing of this table, as small as beside a line of text. */
export function picture(thing: ThingId, look: Seen): ReactNode {
  const [kind, name] = parted(thing);
  switch (kind) {
    case 'figure':
    case 'card':
      return figure(name, look) ?? gathered(thing, look);
    case 'power': {
      if (thing === STEP) return <Icon d={icons['walking-boot']} />;
      const power = POWERS.find(one => one === name);
      return power && <Icon d={powerIcon[power]} />;
    }
    case 'token': {
      const glyph = look.view.glyphs.find((_, at) => glyphThing(at) === thing);
      if (glyph) return <Icon d={glyphIcon(glyph.role, glyph.kind !== null)} />;
      return <b>{name.replace('order-', '')}</b>;
    }
    case 'place': {
      const zone = ZONES.find(one => zoneThing(one) === thing);
      return zone && <ZoneMap zone={zone} view={look.view} />;
    }
    default:
      return null;
  }
}

/** Where a zone lies on the battlefield, as it lies on the big screen, and what colour it has there. */
function ZoneMap({ zone, view }: { readonly zone: Zone; readonly view: View }) {
  const field = fieldOf(view.scenario);
  const cells = new Set(view.zones[zone]);
  return (
    <svg viewBox={`0 0 ${field.width} ${field.height}`}>
      {field.cells.map(cell => (
        <polygon
          key={cell.name}
          points={hexagon(cell.middle, R)}
          fill={cells.has(cell.name) ? SIDES[zone] : '#4a4658'}
          stroke={cells.has(cell.name) ? SIDES[zone] : 'none'}
          strokeWidth={R / 2}
        />
      ))}
    </svg>
  );
}

function figure(name: string, { view }: Seen): ReactNode {
  const found = view.figures.find(({ id }) => id === name);
  return found ? <Portrait card={found.card} /> : null;
}

/** A card that may be recruited, or whoever leads an army. */
function gathered(thing: ThingId, look: Seen): ReactNode {
  const card = CARDS.find(one => poolThing(one) === thing);
  if (card) return <Portrait card={card} />;
  const army = [...ARMIES, 0 as const, 1 as const].find(one => armyThing(one) === thing);
  const [leader] = army === undefined ? [] : cardsOf(look, army);
  return leader && <Portrait card={leader} />;
}
