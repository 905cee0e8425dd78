import { useState } from 'react';
import { same } from '../../engine/plain.ts';
import type { Seat } from '../../engine/types.ts';
import type { TableState } from '../line/table-line.ts';
import { nextShown } from './own-seat.ts';

interface OwnSeat {
  /** Through whose eyes the page looks; null for a spectator. */
  readonly seat: Seat | null;
  /** To whom the device must be passed before anything is shown, or null. */
  readonly passTo: Seat | null;
  /** Looks through the eyes of another of one's own seats, until the table moves on. */
  readonly show: (seat: Seat) => void;
  /** The device has been passed. */
  readonly passed: () => void;
}

/** What has not come yet hides nothing. */
const differ = (a: object | undefined, b: object | undefined): boolean => !!a && !!b && !same(a, b);

/** The seat whose things are shown. Where two seats know different things, a curtain falls between them. */
export function useOwnSeat(own: readonly Seat[], asked: readonly Seat[], state: TableState): OwnSeat {
  const { views, position } = state;
  const n = position?.n ?? -1;
  const [shown, setShown] = useState<Seat | null>(null);
  const [chosen, setChosen] = useState<{ seat: Seat; n: number } | null>(null);
  const current = shown !== null && own.includes(shown) ? shown : null;
  const isChosen = chosen !== null && chosen.n === n && own.includes(chosen.seat);
  const wanted = isChosen ? chosen.seat : nextShown(current, own, asked);
  const isHidden = current !== null && wanted !== null && differ(views.get(current), views.get(wanted));
  if (!isHidden && wanted !== shown) setShown(wanted);
  return {
    seat: isHidden ? current : wanted,
    passTo: isHidden ? wanted : null,
    show: seat => setChosen({ seat, n }),
    passed: () => setShown(wanted),
  };
}
