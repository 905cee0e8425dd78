import { places } from '../../content/places.ts';
import type { PlaceId } from '../../ids.ts';
import { INK, disc, flat, line, mass, placed } from './drawing.tsx';

// Buildings that a person would name. Each stands on one square: the roof reaches from -10 to 30, the front from 32 to 56.

const lot = (colour: string): string =>
  flat('M55 0l10 9v47H16l-8-4z', '#0b0a1c', 0.45) +
  flat('M5-10h50v66H5z', colour) +
  flat('M5 32h50v24H5z', '#120f2a', 0.5) +
  line('M5.7 31V-9.3H55', 'rgb(255 220 166 / 80%)', 1.8);

const columns = (stone: string, gaps: string): string =>
  flat('M8 33h44v22H8z', stone) + line('M14 35v20M23 35v20M37 35v20M46 35v20', gaps, 4);
const gable = (stone: string): string => mass('M4 34L30 20 56 34z', stone);
const door = (colour: string): string => flat('M24 40h12v16H24z', colour);

/** A headquarters: a dark gate under a sign. */
const lair = (colour: string, sign: string): string =>
  lot(colour) +
  flat('M19 56V44a11 9 0 0 1 22 0v12z', '#0c0a16') +
  line('M19 56V44a11 9 0 0 1 22 0v12', '#f3c978', 1.4) +
  sign;

const WEB = 'rgb(70 8 20 / 70%)';

/** An arm of steel, in rings, with an open claw. */
const tentacle = (d: string, x: number, y: number, turn: number): string =>
  line(d, INK, 8) +
  line(d, '#c3ccd9', 5) +
  `<path d="${d}" fill="none" stroke="#5d6880" stroke-width="5" stroke-dasharray="1.600 3.400"/>` +
  placed(
    mass('M-4 2Q-11-5-5-13L-1-4zM4 2Q11-5 5-13L1-4z', '#dfe5ee') + mass('M-5 4Q0-3 5 4z', '#717c93'),
    `translate(${x} ${y}) rotate(${turn})`,
  );

/** The tail of the scorpion, from the ground up. */
const SEGMENTS = [
  [14, 26],
  [11, 18],
  [11, 9],
  [15, 1],
  [22, -4],
  [31, -5],
] as const;

const drawn: { readonly [P in PlaceId]?: string } = {
  lab:
    lot('#4f8f92') +
    flat('M9 36h42v18H9z', '#d8f2ee') +
    mass(
      'M12 39h6v10a3 3 0 0 1-6 0zM22 39h6v10a3 3 0 0 1-6 0zM32 39h6v10a3 3 0 0 1-6 0zM42 39h6v10a3 3 0 0 1-6 0z',
      '#fff',
    ) +
    flat('M13 45h4v4a2 2 0 0 1-4 0zM33 43h4v6a2 2 0 0 1-4 0z', '#b05ad8') +
    flat('M23 43h4v6a2 2 0 0 1-4 0zM43 46h4v3a2 2 0 0 1-4 0z', '#ee7a3a') +
    mass('M24-2h12v9l13 18q3 6-5 6H16q-8 0-5-6l13-18z', '#eefafc') +
    flat('M20 15h20l7 11q1 3-3 3H16q-4 0-3-3z', '#5fd84f') +
    line('M22-3h16', INK, 6) +
    line('M22-3h16', '#eefafc', 3) +
    disc(24, 24, 2.6, '#e8ffe0') +
    disc(32, 20, 3.2, '#e8ffe0') +
    disc(38, 26, 2, '#e8ffe0') +
    mass(
      'M27-10a4 4 0 1 0 8 0 4 4 0 1 0-8 0zM37-14a3 3 0 1 0 6 0 3 3 0 1 0-6 0zM20-15a3 3 0 1 0 6 0 3 3 0 1 0-6 0z',
      '#8df07e',
    ),
  townhall:
    lot('#c4ae86') +
    columns('#f3e6c8', '#a98f62') +
    gable('#e6d3a8') +
    mass('M17 20q0-20 13-20t13 20z', '#4f9a86') +
    line('M30 0V-13', '#e8edf7', 1.6) +
    flat('M30-13l10 3-10 4z', '#d8342f'),
  warehouse:
    lot('#9a6242') +
    mass('M3 12L30-10 57 12V18H3z', '#b9bfca') +
    line('M17 2V16M30-7V16M43 2V16', '#7f8698', 1.8) +
    flat('M5 19h50v37H5z', '#8a5237') +
    mass('M11 24h38v32H11z', '#17131f') +
    mass('M11 24h38v13H11z', '#d5dae2') +
    line('M12 28.500h36M12 33h36', '#7f8698', 1.8) +
    mass('M14 42h14v14H14zM29 42h16v14H29z', '#d8a75e') +
    mass('M38 44h17v15H38z', '#e6b970') +
    line('M14 42l14 14M28 42L14 56M38 44l17 15M55 44L38 59', '#7a5a30', 1.8),
  bank:
    lot('#8b9a72') +
    columns('#e8e6d0', '#9a9a78') +
    gable('#d6d4b8') +
    `<circle cx="30" cy="8" r="14" fill="#f3c545" stroke="#5a4208" stroke-width="1.8"/>` +
    line('M34 3q-8-3-8 1.5 0 3 4 3.500t4 3.500q0 4-8 1.500M30-3V19', '#5a4208', 2.2),
  docks:
    lot('#8d8578') +
    flat('M5 36h50v20H5z', '#2f78b0') +
    line('M8 30V-13H46M8-3L19-13', INK, 6) +
    line('M8 30V-13H46M8-3L19-13', '#f3c545', 3.4) +
    line('M30-12V-5', INK, 2) +
    mass('M21-5h18V6H21z', '#e07a3a') +
    mass('M14 18h13v12H14z', '#3a8ac0') +
    mass('M27 18h12v12H27z', '#4f9a55') +
    mass('M40 10h12v20H40z', '#f4f6fb') +
    flat('M42 14h8v5h-8z', '#2c4a78') +
    mass('M42 3h7v7h-7z', '#d8342f') +
    mass('M3 29H58L50 49H12z', '#c23a32') +
    flat('M4 30H57L55.500 35H6z', '#f4f6fb') +
    disc(48, 39, 1.8, INK) +
    line('M4 49q5-4 10 0t10 0 10 0 10 0 10 0', '#cfeaff', 2.4),
  powerplant:
    lot('#77808c') +
    mass('M8 28q5-16 3-34h13q-2 18 3 34zM33 28q5-14 3-28h12q-2 14 3 28z', '#cfd4dc') +
    flat('M11-6q6-10 15-5 6-8 12-1-8 8-14 6z', '#fff', 0.6) +
    mass('M33 36l-10 11h6l-4 9 12-12h-6l5-8z', '#ffe27a'),
  museum:
    lot('#a89878') +
    columns('#efe6d2', '#a4946f') +
    gable('#dfd2b4') +
    mass('M14 18q4-16 14-18 12-2 15 6l6 2-3 6-9 1q-2 8-10 9z', '#efe6d2') +
    disc(37, 6, 2, '#3a2f1c') +
    line('M40 13l2 3M36 14l2 3', '#3a2f1c', 1.4),
  'tv-studio':
    lot('#57779f') +
    line('M30 20V-18M20 20L30-14 40 20M24 6h12M22 13h16', '#e8edf7', 2) +
    disc(30, -18, 3, '#ff6a55') +
    flat('M10 36h40v18H10z', '#9be8ff') +
    flat('M26 40l11 5-11 5z', '#17405a'),
  exchange:
    lot('#7d7aa0') +
    columns('#e4e2f0', '#8f8cb0') +
    mass('M7-4h46v26H7z', '#152a24') +
    line('M11 17l9-7 7 4 9-11 6 5 8-9', '#6be08a', 2.6) +
    flat('M50-4l2 7-7-2z', '#6be08a'),
  hospital:
    lot('#b9c3cf') +
    flat('M9 36h42v18H9z', '#eef4fa') +
    flat('M12 39h7v6h-7zM41 39h7v6h-7z', '#8fc0e8') +
    door('#5d7fa8') +
    mass('M15-6h30v30H15z', '#f6fbff') +
    line('M23 1v16M37 1v16M23 9h14', '#2f6fc0', 5),
  university:
    lot('#94514a') +
    flat('M10 37h9v10h-9zM41 37h9v10h-9z', '#ffd98a') +
    door('#3a1d1a') +
    mass('M30-9L54 3 30 15 6 3z', '#2a2538') +
    mass('M16 9v11q14 8 28 0V9L30 16z', '#3a3450') +
    line('M50 4v14', '#f3c545', 2) +
    disc(50, 20, 3, '#f3c545'),
  jeweller:
    lot('#ad6784') +
    flat('M9 38h42v16H9z', '#ffe9b8') +
    door('#5c2336') +
    flat('M5 29h50v8H5z', '#fff') +
    flat('M5 29h8v8H5zM21 29h8v8h-8zM37 29h8v8h-8z', '#d8567a') +
    mass('M14 4l8-10h16l8 10-16 20z', '#a9ecff') +
    line('M14 4h32M22-6l8 30 8-30M22-6l-1 10M38-6l1 10', '#3f86a8', 1.4),
  'home-fashion-show':
    lot('#a5467f') +
    flat('M9 36h42v18H9z', '#ffd0ea') +
    flat('M22 38h16v18H22z', '#5a1f48') +
    mass('M7-6h46v30H7z', '#2b1030') +
    flat('M30-3l4 4-2 3 6 15q-8 4-16 0l6-15-2-3z', '#ff9fd0') +
    [10, 18, 42, 50].map(x => disc(x, -2, 1.8, '#ffe27a') + disc(x, 20, 1.8, '#ffe27a')).join(''),
  'home-aunt-may':
    flat('M55 12l9 8v36H16l-8-4z', '#0b0a1c', 0.45) +
    flat('M7 14h46v42H7z', '#e0c9a4') +
    mass('M2 20L30-12 58 20 52 26H8z', '#8a4238') +
    line('M2 20L30-12', 'rgb(255 220 166 / 80%)', 1.8) +
    mass('M40-12h8V4l-8-8z', '#7a5a4a') +
    flat('M12 33h11v11H12zM37 33h11v11H37z', '#ffd98a') +
    line('M17.5 33v11M12 38.500h11M42.5 33v11M37 38.500h11', '#8a4238', 1.4) +
    flat('M25 36h10v20H25z', '#5a7a4a') +
    [10, 15, 20, 40, 45, 50].map(x => disc(x, 52, 2.6, x % 4 ? '#e88aa0' : '#ffd98a')).join(''),
  'home-daily-bugle':
    lot('#67707f') +
    flat('M11 36h38v18H11z', '#ffd98a') +
    line('M11 42h38M11 48h38M19 36v18M27 36v18M35 36v18M43 36v18', '#3a4152', 1.4) +
    mass('M8-8h34v32H8z', '#f6f1e0') +
    flat('M12-4h26v6H12z', '#3a3540') +
    line('M12 7h11M12 11h11M12 15h11M12 19h26M27 7h11', '#8a8478', 1.6) +
    flat('M27 10h11v6H27z', '#b0a890') +
    `<circle cx="45" cy="4" r="11" fill="#7fb4e8" stroke="#130e1d" stroke-width="1.8"/>` +
    line('M34 4h22M45-7q-8 11 0 22M45-7q8 11 0 22', '#2c4a78', 1.3),
  'home-black-cat':
    lot('#6d4f5b') +
    flat('M12 37h10v12H12zM38 37h10v12H38z', '#ffd98a') +
    door('#2a1a22') +
    mass('M14 24V-8l9 8h14l9-8v32q-16 9-32 0z', '#1c1622') +
    flat('M20 9l8 3-7 4zM40 9l-8 3 7 4z', '#8ff09a') +
    flat('M28 18h4l-2 3z', '#e88aa0'),
  'hq-spider-man': lair(
    '#4a5f9a',
    line('M30 10L6-9M30 10L54-9M30 10L6 30M30 10L54 30M30 10V-9M30 10V30M30 10H6M30 10H54', '#eef2fb', 1.8) +
      line('M8-7Q18-2 30-8 42-2 52-7 48 8 52 28 42 22 30 29 18 22 8 28 12 8 8-7z', '#eef2fb', 1.8) +
      mass('M30-10Q47-10 46 9 44 24 30 31 16 24 14 9 13-10 30-10z', '#d8342f') +
      line('M30-10V30M17-4L30 10 43-4M14 10H46M19 24L30 10 41 24M18 2Q30-8 42 2M18 18Q30 28 42 18', WEB, 1.2) +
      mass('M27 13Q16 13 15 1 25 2 27 13zM33 13Q44 13 45 1 35 2 33 13z', '#f7f8ff'),
  ),
  'hq-octopus': lair(
    '#5f6b3c',
    tentacle('M26 18Q14 14 16 0', 16, -2, -8) +
      tentacle('M34 18Q46 14 44 0', 44, -2, 8) +
      tentacle('M24 25Q6 32 4 19', 4, 17, -8) +
      tentacle('M36 25Q54 32 56 19', 56, 17, 8) +
      mass('M18 31Q20 22 30 22 40 22 42 31z', '#3f8552') +
      mass('M21 9Q20-4 30-4 40-4 39 9 39 22 30 23 21 22 21 9z', '#f0c39c') +
      mass('M19 10Q17-7 30-7 43-7 41 10 37 2 30 2 23 2 19 10z', '#5a3520') +
      mass('M21 8H29.500V14H21zM30.500 8H39V14H30.500z', '#e0503c') +
      line('M27 18.500h6', '#7a3030', 1.6),
  ),
  'hq-goblin': lair(
    '#5a4a7a',
    mass('M30-4q20 0 20 15T30 26 10 26 10 11 30-4z', '#e98a2f') +
      line('M30-4l3-7', '#3d6b2c', 4) +
      flat('M18 6l9 4-9 3zM42 6l-9 4 9 3zM17 16q13 9 26 0l-5 7-4-4-4 5-4-5-4 4z', '#3a1208'),
  ),
  'hq-rhino': lair(
    '#77706a',
    mass('M10 24q0-20 16-24l4-14q8 12 6 22 14 4 14 16z', '#9aa2b0') +
      mass('M28 0l3-15q7 10 6 20z', '#efe6d2') +
      disc(24, 12, 2.4, '#130e1d'),
  ),
  'hq-electro': lair('#37626f', mass('M38-11L14 12h13l-7 18 26-25H33z', '#ffe04a')),
  'hq-venom': lair(
    '#3c3a5c',
    flat('M5-10h50v22q-4 14-8 2-4 16-9 1-4 18-9 0-4 14-8-1-5 12-8-2-4 8-8-2z', '#14131f') +
      flat('M11-2q12-1 16 9-12 3-16-9zM49-2q-12-1-16 9 12 3 16-9z', '#f7f8ff'),
  ),
  'hq-scorpion': lair(
    '#62683a',
    SEGMENTS.map(([x, y]) => mass(`M${x - 6} ${y}a6 6 0 1 0 12 0a6 6 0 1 0-12 0z`, '#9cc43e')).join('') +
      mass('M36-8Q48-8 50 4 50 12 43 12 35 12 34 3z', '#5c9433') +
      mass('M50 3Q56 14 44 27 45 18 37 10z', '#ffe04a'),
  ),
  'hq-vulture': lair(
    '#4a6b4f',
    mass('M30 8Q12-14-2-4q6 4 4 8 8 0 8 6 8-2 10 6 6 0 10 6 4-6 10-6 2-8 10-6 0-6 8-6-2-4 4-8Q48-14 30 8z', '#7fc07f') +
      mass('M30 4a6 6 0 1 0 .1 0z', '#f0c39c') +
      flat('M30 14l3 2-4 4z', '#d99a3c'),
  ),
  'hq-lizard': lair(
    '#4a7050',
    mass('M8 12Q18-6 40-4q12 2 12 8l-8 4 8 3q-2 8-14 8l-6 6-2-6q-18 2-22-9z', '#6cbf6a') +
      disc(36, 2, 3.4, '#ffe873') +
      flat('M35.5-1h1.600v6h-1.600z', '#130e1d') +
      line('M44 8q-8 3-14 2', '#1f4a25', 1.6),
  ),
};

const station =
  lot('#3a5a9c') +
  columns('#dfe6f5', '#8d9bbd') +
  flat('M7 29h46v5H7z', '#f4f6fc') +
  mass('M30-8l15 5q1 18-15 28Q14 15 15-3z', '#f3c978') +
  mass('M30-3l10 4q0 12-10 18-10-6-10-18z', '#2f58b0') +
  flat('M30 1l2.5 5 5.5.5-4 3.5 1 5.5-5-3-5 3 1-5.5-4-3.5 5.5-.5z', '#fff') +
  disc(10, 27, 9, 'rgb(111 176 255 / 35%)') +
  disc(50, 27, 9, 'rgb(111 176 255 / 35%)') +
  disc(10, 27, 3.4, '#9fd0ff') +
  disc(50, 27, 3.4, '#9fd0ff');

const subway =
  flat('M11 22h38v32H11z', '#12162b') +
  line('M15 28h30M15 34h30M15 40h30M15 46h30', '#59628c', 3) +
  line('M11 54V22h38v32', '#4f9a86', 3) +
  line('M30 22V12', '#4f9a86', 3) +
  `<circle cx="30" cy="6" r="11" fill="#2f6fd0" stroke="#eef4ff" stroke-width="2.2"/>` +
  line('M25 10V2l5 5 5-5v8', '#fff', 2.4);

const ruin =
  flat('M5-4L18-9 24 4 36-6 44 6 55-2V56H5z', '#3a3540') +
  flat('M5 32h50v24H5z', '#120f2a', 0.5) +
  line('M14 20l10 12M40 12L30 30M20 44l8 8M46 40l-8 12', '#14121c', 3) +
  flat('M16 50q4-14 8-6 2-12 8-4 4-10 8 2 6-4 4 10z', '#e8722c', 0.85) +
  flat('M22 52q3-8 6-3 3-8 6 0 4-2 2 5H22z', '#ffd34d');

/** A place as it stands on its square, or what is left of it. */
export function drawnPlace(place: PlaceId, isDestroyed: boolean): string {
  const { kind } = places[place];
  if (kind === 'station') return station;
  if (kind === 'subway') return subway;
  return isDestroyed ? ruin : (drawn[place] ?? lot('#6a7184'));
}
