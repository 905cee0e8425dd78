import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { capital } from '../../../../kit/grammar.ts';
import { Lens } from '../../../../table/screen/lens.tsx';
import { OutlookSign } from '../../../../table/screen/outlook-sign.tsx';
import { useThing } from '../../../../table/screen/use-thing.ts';
import type { SeenZone } from '../../seen.ts';
import { Body } from '../drawn/body.tsx';
import type { Seen } from '../look.ts';
import { crowdThing } from '../touch.ts';
import { said } from '../words/said.ts';
import { thingOf } from './figures.tsx';
import { type Piece, isEnemy, piecesIn } from './pieces.ts';
import { thing as explained } from './things.ts';
import styles from './surface.module.css';

interface Props {
  readonly look: Seen;
  readonly zone: SeenZone;
  readonly onClose: () => void;
}

/** Everybody in a crowded zone, one beside the other. It lies above the city, whatever its framing. */
export function ZoneLens({ look, zone, onClose }: Props) {
  const [board, setBoard] = useState<HTMLElement | null>(null);
  useEffect(() => setBoard(document.getElementById('board')), []);
  if (!board) return null;
  const own = said[look.language];
  return createPortal(
    <Lens title={capital(look.texts.place(zone.id))} close={own.close} onClose={onClose}>
      {piecesIn(look.view, zone).map((piece, i) => (
        <li key={i}>
          <Seen1 look={look} zone={zone} piece={piece} onClose={onClose} />
        </li>
      ))}
    </Lens>,
    board,
  );
}

function Seen1({ look, zone, piece }: Props & { readonly piece: Piece }) {
  const thing = thingOf(piece, zone.id);
  const single = useThing(thing);
  const crowd = useThing(crowdThing(zone.id));
  const { handlers, outlook } = isEnemy(piece) && single.state === 'still' ? crowd : single;
  return (
    <button type="button" className={styles.lensed} {...handlers}>
      <OutlookSign outlook={outlook} />
      <Body piece={piece} />
      <span>
        {explained(thing, look)?.name}
        {piece.type === 'group' && piece.count > 1 && <b> × {piece.count}</b>}
      </span>
    </button>
  );
}
