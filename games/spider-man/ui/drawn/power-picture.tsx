import { type Power, type PowerId, powers } from '../../content/powers.ts';
import { type Box, Drawing, disc, line } from './drawing.tsx';

const BOX: Box = { x: -14, y: -14, width: 28, height: 28 };

// A sign for each way in which a power is met, in one line: as part of a series, an attack, or a window.

const GOLD = '#f3c978';
const drawn = (d: string): string => line(d, GOLD, 2.4);

const signs: { readonly [K in Power['kind'] | 'tracer' | 'sticks' | 'flight']: string } = {
  movement: drawn('M-11 9Q-2 9 0 0T11-9M5-10L11-9 10-3'),
  flight: drawn('M-12-3Q-5-10 0-1 5-10 12-3M-6 7L0 2 6 7'),
  close: drawn(
    'M-8-3V-6A2.5 2.5 0 0 1-3-6V-8A2.5 2.5 0 0 1 2-8V-6A2.5 2.5 0 0 1 7-6V3Q7 10-1 10-8 10-8 3zM-3-6V0M2-6V0',
  ),
  attack: drawn('M3-12L-7 2H0L-3 12 8-3H1z'),
  sticks: drawn('M0-12V12M-10-6L10 6M10-6L-10 6M-5-3Q0-1 5-3 3 0 5 3 0 1-5 3-3 0-5-3z'),
  heal: drawn('M0 10Q-12 1-10-5-7-11 0-5 7-11 10-5 12 1 0 10zM-4 0H4M0-4V4'),
  interrupt: drawn('M-9-9L9 9M9-9L-9 9M0-12A12 12 0 1 0 .1-12'),
  prevent: drawn('M0-12L10-8Q11 5 0 12-11 5-10-8z'),
  reaction: drawn('M9-6A10 10 0 1 0 10 4M10-11V-5H4'),
  permanent: drawn('M0-12L3.5-4 12-3.5 5.5 2 8 11 0 6-8 11-5.5 2-12-3.5-3.5-4z'),
  tracer: drawn('M-10-10Q0-14 10-10M-7-5Q0-8 7-5M0 0V10M-6 10H6') + disc(0, 0, 3, GOLD),
};

function signOf(power: PowerId | 'tracer'): string {
  if (power === 'tracer') return signs.tracer;
  const shown = powers[power];
  if (shown.kind === 'attack' && shown.sticks) return signs.sticks;
  return shown.kind === 'movement' && shown.isFlight ? signs.flight : signs[shown.kind];
}

/** What kind of power it is, at a glance. */
export function PowerPicture({ power }: { readonly power: PowerId | 'tracer' }) {
  return (
    <span style={{ flex: 'none', width: 22, height: 22 }}>
      <PowerSign power={power} />
    </span>
  );
}

/** The same as large as its place. */
export const PowerSign = ({ power }: { readonly power: PowerId | 'tracer' }) => (
  <Drawing markup={signOf(power)} box={BOX} />
);
