import { useLayoutEffect, useRef } from 'react';
import { type Spot, walk } from '../../../../table/screen/walk.tsx';
import { wantsMotion } from '../../../../table/settings.ts';
import type { Event } from '../../events.ts';
import type { SeenZone } from '../../seen.ts';
import { Body } from '../drawn/body.tsx';
import { boxOf } from './figures.tsx';
import type { Laid } from './laid.ts';
import type { Piece, Placed } from './pieces.ts';
import { cornerOf } from './plan.ts';
import { spotIn } from './ways.ts';
import styles from './surface.module.css';

interface Props extends Laid {
  readonly crowds: readonly { readonly zone: SeenZone; readonly placed: readonly Placed[] }[];
}

type March = Extract<Event, { type: 'enemiesMoved' }>['marches'][number];

const ALMOST = 0.9; // of the moment: then they are counted where they have come to

/** Those of a horde who go from one zone to another: they belong to no crowd on their way. */
export function Marching({ crowds, ...props }: Props) {
  const { moment } = props;
  if (moment?.event.type !== 'enemiesMoved' || !wantsMotion()) return null;
  return moment.event.marches.map((march, i) => {
    const { kind, count } = march.crowd;
    const to = crowds.find(({ zone }) => zone.id === march.to);
    const placed = to?.placed.find(({ piece }) => piece.type === 'group' && piece.kind === kind);
    if (!to || !placed || kind === 'zombieHero') return null;
    return (
      <Marcher
        key={`${moment.id} ${i}`}
        {...props}
        march={march}
        piece={{ type: 'group', kind, count }}
        placed={placed}
        corner={cornerOf(props.plan, to.zone)}
        ms={moment.ms * ALMOST}
      />
    );
  });
}

interface MarcherProps extends Laid {
  readonly march: March;
  readonly piece: Piece;
  readonly placed: Placed;
  readonly corner: Spot;
  readonly ms: number;
}

function Marcher({ march, piece, placed, corner, ms, look, plan }: MarcherProps) {
  const body = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const from = spotIn(march.from, placed.at, { look, plan });
    if (from) walk(body.current, [from, { x: corner.x + placed.at.x, y: corner.y + placed.at.y }], ms);
    // oxlint-disable-next-line react/exhaustive-deps -- they set out once
  }, []);
  return (
    <span ref={body} aria-hidden="true" className={`${styles.figure} ${styles.marching}`} style={boxOf(placed, corner)}>
      <Body piece={piece} />
    </span>
  );
}
