import { memo } from 'react';
import { INK, flat, inked, line, mass } from './ink.ts';

const TONE = 'var(--tone)';

const front = {
  shut:
    mass('M-20 0V-46H20V0z', '#4b3324') +
    mass('M-16 0V-42H16V0z', TONE) +
    flat('M-11-37H-2V-24H-11zM2-37H11V-24H2zM-11-19H-2V-5H-11zM2-19H11V-5H2z', 'rgb(0 0 0 / 18%)') +
    mass('M10-20a2.500 2.500 0 1 0 .01 0z', '#ffd873'),
  open:
    flat('M-16 0V-42H16V0L24 14H-24z', 'rgb(255 226 160 / 45%)') +
    flat('M-16 0V-42H16V0z', 'rgb(255 236 190 / 80%)') +
    mass('M-16 0V-42L-27-36V6z', TONE) +
    mass('M16 0V-42L27-36V6z', TONE) +
    line('M-20 0V-46H20V0', INK, 4) +
    line('M-20 0V-46H20V0', '#6d4a30', 2),
};
const side = {
  shut:
    mass('M-8-40L6-46V0L-8 8z', TONE) +
    flat('M-5-34L3-37.500V-24L-5-21zM-5-16L3-19V-5L-5-2z', 'rgb(0 0 0 / 20%)') +
    mass('M2-20a2 2 0 1 0 .01 0z', '#ffd873'),
  open:
    flat('M-8-40L6-46V0L-8 8z', 'rgb(255 236 190 / 80%)') +
    mass('M6-46L20-40V6L6 0z', TONE) +
    line('M-8-40L6-46M-8 8L6 0', '#6d4a30', 2.4),
};
const markups = [front, side].map(({ shut, open }) => ({ shut: inked(shut), open: inked(open) }));

interface Props {
  readonly isOpen: boolean;
  readonly isSide: boolean;
  /** One that a hero cannot open as they like. */
  readonly isColoured: boolean;
}

export const DoorDrawing = memo(function DoorDrawing({ isOpen, isSide, isColoured }: Props) {
  const drawn = markups[isSide ? 1 : 0]?.[isOpen ? 'open' : 'shut'] ?? '';
  const lock =
    isColoured && !isOpen
      ? inked(mass('M-6-26H6V-16H-6z', '#ffd873') + line('M-4-26v-4q0-4 4-4t4 4v4', '#ffd873', 2.4))
      : '';
  return (
    <svg
      viewBox={isSide ? '-12 -48 24 58' : '-22 -48 44 50'}
      overflow="visible"
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: drawn + lock }}
    />
  );
});
