import { type Box, Drawing, INK, disc, flat, line, mass } from './drawing.tsx';

const BOX: Box = { x: -30, y: -44, width: 60, height: 52 };

const wheel = (x: number): string =>
  `<circle cx="${x}" cy="-3" r="5" fill="#1a1626" stroke="${INK}" stroke-width="1.5"/><circle cx="${x}" cy="-3" r="2" fill="#8b93a8"/>`;

const CAR =
  flat('M-26 1a28 6 0 1 0 58 0a29 6 0 1 0-58 0z', '#0b0718', 0.42) +
  mass('M-27-3Q-28-14-20-16L-12-28Q-10-30-6-30H9Q13-30 15-27L21-16Q28-15 28-3z', '#f2f4fb') +
  flat('M-26-11Q-24-15-20-16H21Q27-15 28-8H-27z', '#2f58b0') +
  mass('M-9-17L-5-26H1V-17zM4-17V-26H9Q11-26 12-24L16-17z', '#9fd0ee') +
  line('M2-28V-4', 'rgb(19 14 29 / 35%)', 1) +
  flat('M-4-8.500l3-2.5 3 2.5-1 3.500h-4z', '#f3c978') +
  flat('M24-12h4v3h-4zM-27-11h3v3h-3z', '#fff3c4') +
  wheel(-16) +
  wheel(17);

const lamps = (isLit: boolean): string =>
  mass('M-5-35H2V-30H-5z', isLit ? '#ff5a4d' : '#a33a36') +
  mass('M2-35H9V-30H2z', isLit ? '#6fb0ff' : '#2f58b0') +
  (isLit ? disc(-2, -34, 11, 'rgb(255 110 95 / 22%)') + disc(6, -34, 11, 'rgb(120 180 255 / 30%)') : '');

const [LIT, DARK] = [CAR + lamps(true), CAR + lamps(false)];

/** A car of the Police; its lamps are lit where an officer leads it, or it stands at a station. */
export function Car({ isLit }: { readonly isLit: boolean }) {
  return <Drawing markup={isLit ? LIT : DARK} box={BOX} />;
}
