import { carOf } from './furniture.ts';
import { INK, LIGHT, disc, flat, line, mass } from './ink.ts';

// What stands in streets: its foot at the origin, about sixty high where a street is a hundred and fifty wide. Nobody stands on it:
// it is drawn at the far side, behind those who are there.

/** How wide a shadow it throws. */
interface StreetThing {
  readonly drawn: string;
  readonly wide: number;
}

const STONE = '#9a93ad';
const STEEL = '#55617a';
const IRON = '#3a3f55';
const WATER = '#5fb7c9';

const oval = (x: number, y: number, rx: number, ry: number): string =>
  `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0-${2 * rx} 0z`;

const lamp =
  flat(oval(14, 2, 34, 11), 'rgb(255 226 150 / 22%)') +
  mass('M-3-62H3V0H-3z', IRON) +
  mass('M-3-62Q-3-70 8-70H20V-65H8Q3-65 3-60z', IRON) +
  flat('M10-65H22L19-60H12z', '#fff2b8');
const crown = (x: number, y: number, leaf: string): string =>
  mass(`M${x - 3} ${y - 18}h6V${y}h-6z`, '#5f3c25') +
  mass(`M${x} ${y - 54}q20 0 18 20-2 17-18 17t-18-17q-2-20 18-20z`, leaf) +
  line(`M${x - 10} ${y - 40}q3-8 10-9`, LIGHT, 3);
const trees =
  mass('M-34-6H34V0H-34z', STONE) +
  flat('M-31-6H31V-3H-31z', '#4d3a2c') +
  crown(-15, -5, '#3f7f52') +
  crown(14, -4, '#35704c');
const hydrant =
  flat(oval(14, 1, 22, 5), 'rgb(95 183 201 / 45%)') +
  mass('M-8-4H8V0H-8zM-6-18H6V-4H-6z', '#c7313c') +
  mass('M-6-18Q0-26 6-18zM-10-14H-6V-9H-10zM6-14H10V-9H6z', '#d8505a') +
  line('M10-11q9 1 10 9', WATER, 3);
const bins =
  mass('M-26-24H-4L-6 0H-24z', '#3f6b5a') +
  mass('M-28-28H-2V-23H-28z', '#2f5245') +
  line('M-19-19v15M-11-19v15', '#2f5245', 1.6) +
  mass('M2-13Q4-19 10-18L12-22 15-18Q23-18 23-8 23 0 13 0 1 0 2-13z', '#2c2a3d') +
  mass('M20-8Q22-12 26-11L27-14 29-11Q35-10 34-4 33 0 27 0 19 0 20-8z', '#3a3750');
const kiosk =
  mass('M-30-42H30V0H-30z', '#2f6f62') +
  flat('M-26-36H26V-14H-26z', '#1f2436') +
  flat('M-23-33h9v9h-9zM-11-33h9v9h-9zM1-33h9v9H1zM13-33h9v9h-9z', '#f1e7cf') +
  flat('M-23-22h9v6h-9zM1-22h9v6H1z', '#c7503f') +
  flat('M-11-22h9v6h-9zM13-22h9v6h-9z', '#d9a441') +
  mass('M-35-44H35L30-54H-30z', '#c7503f') +
  flat('M-20-54h9l-2 10h-10zM0-54h10l1 10H-1zM20-54h10l5 10H22z', '#f1e7cf') +
  mass('M-28-12H28V-8H-28z', STEEL);
const shelter =
  mass('M-38-52H38V-46H-38z', '#2f8f7f') +
  mass('M-35-46H-32V0H-35zM32-46H35V0H32z', STEEL) +
  `<path d="M-32-44H32V-8H-32z" fill="rgb(180 225 235 / 24%)" stroke="#17112a"/>` +
  mass('M10-40H29V-12H10z', '#d9a441') +
  flat('M13-36h13v3H13zM13-30h9v2h-9zM13-26h11v2H13z', '#6b4a16') +
  mass('M-28-15H4V-11H-28zM-25-11h3V0h-3zM-2-11h3V0h-3z', '#8a5a35') +
  line('M-26-40L-12-26M-20-42L-8-30', LIGHT, 2);
const fountain =
  mass(oval(0, -8, 40, 13), STONE) +
  mass(oval(0, -10, 34, 9.5), WATER) +
  flat(oval(-8, -12, 14, 3.5), 'rgb(235 250 255 / 50%)') +
  mass('M-5-30H5L7-10H-7z', STONE) +
  mass(oval(0, -31, 15, 5), '#b5afc5') +
  mass('M-3-46H3V-31H-3z', STONE) +
  line('M0-46Q-3-56-11-52T-14-33M0-46Q3-56 11-52T14-33', '#bfe9f2', 2.6);
const subway =
  mass('M-36-26H36V0H-36z', STONE) +
  flat('M-30-22H30V0H-30z', '#15131f') +
  flat('M-26-4H26V0H-26zM-22-9H22V-6H-22zM-18-14H18V-11H-18zM-14-18H14V-16H-14z', '#6d6f92') +
  line('M-36-34H36M-36-34V-26M0-34V-26M36-34V-26', '#2f8f5b', 3.4) +
  mass('M-33-60H-29V-26H-33z', IRON) +
  mass(disc(-31, -62, 9), '#2f9e5b') +
  line('M-35-59V-65L-31-61-27-65V-59', '#f4f1e4', 2);
const barrier =
  mass('M-36-26H36V-17H-36z', '#f1e7cf') +
  flat('M-30-26h10l-7 9h-10zM-10-26H0l-7 9h-10zM10-26h10l-7 9H3zM30-26h6v4l-4 5h-9z', '#d8442f') +
  mass('M-30-17h4l3 17h-4zM26-17h-4l-3 17h4z', STEEL) +
  flat(disc(-30, -30, 4) + disc(30, -30, 4), '#ffb84d') +
  mass('M-9-2L-3-24H3L9-2z', '#e8752a') +
  flat('M-6-12H6L4-17H-4z', '#f4f1e4') +
  mass('M-13-3H13V0H-13z', '#c25a1c');
const cart =
  line('M0-58V-20', STEEL, 3) +
  mass('M-32-48Q0-74 32-48z', '#d8442f') +
  flat('M-12-60Q-18-54-19-48H-6Q-5-56 0-61zM12-60Q18-54 19-48H6Q5-56 0-61z', '#f1e7cf') +
  mass('M-26-28H26V-8H-26z', '#d9b45a') +
  flat('M-22-25H22V-14H-22z', '#8b4a3a') +
  line('M-16-20Q0-14 16-20', '#f0b35e', 5) +
  line('M-14-20q4-3 7 0t7 0 7 0', '#ffdf6b', 1.8) +
  mass(disc(-16, -6, 6) + disc(16, -6, 6), '#23212c') +
  flat(disc(-16, -6, 2) + disc(16, -6, 2), '#9aa3b5');
const phone =
  mass('M-14-52H14V0H-14z', '#3c6fb8') +
  `<path d="M-10-42H10V-6H-10z" fill="rgb(190 230 245 / 55%)" stroke="#17112a"/>` +
  flat('M-10-50H10V-45H-10z', '#f4f1e4') +
  mass('M-5-34H3V-20H-5z', INK) +
  line('M3-32q7 6 1 14', INK, 1.8);
const statue =
  mass('M-24-8H24V0H-24zM-18-24H18V-8H-18z', STONE) +
  flat('M-12-20H12V-13H-12z', '#7a738f') +
  mass('M-8-24Q-12-40-4-46H5Q12-42 8-24z', '#6f9a8d') +
  mass(disc(1, -51, 6), '#7dab9d') +
  line('M6-42L18-54', '#6f9a8d', 5) +
  mass('M15-66L23-60 17-52z', '#7dab9d');
const police =
  carOf('#e7ebf4') +
  flat('M-34-13Q-34-17-28-18H30Q34-17 34-12H-34z', '#3c5fb0') +
  mass('M-6-35H6V-30H-6z', '#2c3448') +
  flat('M-6-35H0V-30H-6z', '#ff4b4b') +
  flat('M0-35H6V-30H0z', '#58a6ff');

const THINGS: readonly StreetThing[] = [
  { drawn: fountain, wide: 42 },
  { drawn: lamp, wide: 12 },
  { drawn: shelter, wide: 40 },
  { drawn: carOf('#d8a52e'), wide: 36 },
  { drawn: trees, wide: 36 },
  { drawn: kiosk, wide: 34 },
  { drawn: hydrant, wide: 12 },
  { drawn: subway, wide: 38 },
  { drawn: police, wide: 36 },
  { drawn: cart, wide: 30 },
  { drawn: bins, wide: 32 },
  { drawn: barrier, wide: 38 },
  { drawn: phone, wide: 18 },
  { drawn: statue, wide: 26 },
  { drawn: carOf('#b8473f'), wide: 36 },
];

/** What stands in the street of this number: as long as there are others, no two streets have the same. */
export const streetThing = (place: number): StreetThing => THINGS[place % THINGS.length] ?? { drawn: lamp, wide: 12 };
