import { useEffect, useMemo, useState } from 'react';
import type { SeenZone } from '../../seen.ts';
import { Ground } from '../drawn/ground.tsx';
import { said } from '../words/said.ts';
import { Door } from './door.tsx';
import { Crowd, Figure } from './figures.tsx';
import type { Laid } from './laid.ts';
import { EDGE } from './free-spot.ts';
import { LOUPE, countOf, loupeSpot } from './loupe.ts';
import { Marching } from './marching.tsx';
import { type Placed, NAMED, SIGNED, isEnemy, piecesIn, placesOf } from './pieces.ts';
import { NARROW, cornerOf } from './plan.ts';
import { Tokens } from './tokens.tsx';
import { Zone } from './zone.tsx';
import { ZoneLens } from './zone-lens.tsx';
import { unseen } from '../../../../table/unseen.ts';
import styles from './surface.module.css';

/** Streets and rooms, what lies there, who stands there. */
export function City(props: Laid) {
  const { look, plan } = props;
  const { view } = look;
  const [opened, setOpened] = useState<SeenZone['id'] | null>(null);
  // Whoever acts is seen in the city.
  useEffect(() => setOpened(null), [view.turn?.hero]);
  const crowds = useMemo(
    () =>
      view.zones.map(zone => {
        const { width, height } = plan.cell;
        const named = zone.room && width >= NARROW ? NAMED / height : 0;
        const head = view.exit?.zone === zone.id ? SIGNED : named;
        return { zone, placed: placesOf(piecesIn(view, zone), plan.cell, head) };
      }),
    [view, plan],
  );
  const lensed = view.zones.find(({ id }) => id === opened);
  return (
    <>
      <Ground
        mission={view.mission}
        plan={plan}
        revealed={view.zones.flatMap(one => (one.revealed ? [one.id] : [])).join(' ')}
      />
      {crowds.map(({ zone, placed }) => (
        <Zone key={zone.id} {...props} zone={zone} placed={placed} />
      ))}
      {view.doors.map(door => (
        <Door key={door.id} {...props} door={door} />
      ))}
      {view.zones.map(zone => (
        <Tokens key={zone.id} {...props} zone={zone} />
      ))}
      {crowds.map(({ zone, placed }) => (
        <Standing key={zone.id} {...props} zone={zone} placed={placed} onOpen={() => setOpened(zone.id)} />
      ))}
      <Marching {...props} crowds={crowds} />
      <Compass plan={plan} look={look} />
      {lensed && <ZoneLens look={look} zone={lensed} onClose={() => setOpened(null)} />}
    </>
  );
}

interface StandingProps extends Laid {
  readonly zone: SeenZone;
  readonly placed: readonly Placed[];
  readonly onOpen: () => void;
}

function Standing({ zone, placed, onOpen, ...props }: StandingProps) {
  const corner = cornerOf(props.plan, zone);
  const { cell } = props.plan;
  const loupe = loupeSpot(props.look.view, zone, placed, cell);
  return (
    <>
      {placed.some(({ piece }) => isEnemy(piece)) && (
        <Crowd {...props} zone={zone} corner={corner} placed={placed.filter(({ piece }) => isEnemy(piece))} />
      )}
      {placed
        .filter(({ piece }) => !isEnemy(piece))
        .map((one, at) => (
          <Figure key={keyOf(one, at)} {...props} zone={zone} placed={one} corner={corner} />
        ))}
      {loupe && (
        <button
          type="button"
          tabIndex={-1}
          className={styles.loupe}
          style={{
            left: corner.x + (loupe.side === 'left' ? EDGE : cell.width - EDGE - LOUPE),
            top: corner.y + loupe.y - LOUPE / 2,
            transformOrigin: `${loupe.side} center`,
          }}
          onClick={onOpen}
        >
          <span aria-hidden="true">{countOf(placed)}</span>
          <span className={unseen}>{said[props.look.language].look(props.look.texts.place(zone.id))}</span>
        </button>
      )}
    </>
  );
}

const keyOf = ({ piece }: Placed, at: number): string => ('id' in piece ? piece.id : `${at}`);

/** Where north is, which places are named by. */
function Compass({ plan, look }: Pick<Laid, 'plan' | 'look'>) {
  return (
    <span className={styles.compass} data-turned={plan.isTurned || undefined} title={said[look.language].north}>
      <svg viewBox="-12 -12 24 24" aria-hidden="true">
        <path d="M0-10L5 8 0 4-5 8z" />
      </svg>
      <b aria-hidden="true">N</b>
      <span className={unseen}>{said[look.language].north}</span>
    </span>
  );
}
