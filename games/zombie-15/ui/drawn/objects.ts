import type { HeavyId } from '../../content/heavy.ts';
import type { ObjectId } from '../../content/objects.ts';
import { LIGHT, LIT, box, disc, flat, limb, line, mass, placed, shade } from './ink.ts';

// What is carried in a hand or under an arm: the middle at the origin, about forty-four high and broad.

const [WOOD, STEEL, WHITE, RED] = ['#a4713f', '#8d98a5', '#f3ede0', '#d23b35'];

const kit = (paint: string, cross: string): string =>
  line('M-7-12V-18H7V-12', '#d8d0c0', 3.6) +
  mass('M-20-12H20Q22-12 22-9V15Q22 18 19 18H-19Q-22 18-22 15V-9Q-22-12-19-12z', paint) +
  shade('M8-12H19Q22-12 22-9V15Q22 18 19 18H8z') +
  flat('M-4-6H4V0H10V8H4V14H-4V8H-10V0H-4z', cross);

const bullet = (x: number, paint: string): string =>
  mass(`M${x - 4} 4V-8Q${x}-18 ${x + 4}-8V4z`, '#d9a441') + flat(`M${x - 4}-6Q${x}-18 ${x + 4}-6z`, paint);

const bottle = (glass: string, label: string): string =>
  mass('M-5-20H5V-10Q12-6 12 4V20H-12V4Q-12-6-5-10z', glass) +
  flat(box(-12, 4, 24, 9), label) +
  flat('M-8-2Q-8 14-8 18H-5V-4z', LIGHT);

export const objectDrawings: { readonly [O in ObjectId]: string } = {
  'first-aid-kit': kit(WHITE, RED),
  ammo:
    bullet(-11, '#b46f3a') +
    bullet(0, '#b46f3a') +
    bullet(11, '#b46f3a') +
    mass('M-20 2H20V20H-20z', '#7d5a35') +
    shade('M6 2H20V20H6z') +
    line('M-20 9H20', '#5b3f24', 2),
  flashlight: placed(
    'rotate(-24)',
    flat('M14-8L34-18V18L14 8z', 'rgb(255 214 138 / 45%)') +
      mass('M-22-5H2V5H-22z', '#3a4152') +
      mass('M2-9H14V9H2z', '#566b94') +
      flat(box(12, -7, 3, 14), LIT) +
      line('M-14-5V5', STEEL, 2),
  ),
  'scenario-first-aid-kit': kit(RED, WHITE),
  'energy-drink':
    mass('M-10-18H10L12-12V14L9 20H-9L-12 14V-12z', '#3f8fb0') +
    flat('M3-12L-7 3H-1L-4 14 8-2H1z', '#ffe07a') +
    line('M-9-17H9', WHITE, 2),
  'box-of-cakes':
    mass('M-20-2H20V18H-20z', '#e3b9c6') +
    shade('M6-2H20V18H6z') +
    mass('M-22-8H22V0H-22z', '#f1d3dc') +
    mass(`${disc(-8, -13, 6)}${disc(7, -13, 6)}`, '#c98a4a') +
    flat(disc(-8, -19, 2.4) + disc(7, -19, 2.4), RED),
  'improvised-shield':
    mass('M-17-20H17V6Q12 18 0 21-12 18-17 6z', '#8a6a45') +
    line('M-6-20V17M6-20V17', '#5b3b26', 2) +
    line('M-17-10H17M-16 4H16', STEEL, 3),
  helmet:
    mass('M-20 8Q-24-18 0-20 22-19 21 2L14 6H2L-1 14H-18z', '#c9483c') +
    mass('M2-6H22L21 4H4z', '#27303f') +
    flat('M-12-12Q-6-17 2-16L0-12Q-8-12-11-8z', LIGHT),
  cat:
    mass('M-12-18L-5-11H5L12-18 14 0Q14 12 10 20H-12Q-15 6-14-2z', '#5d5866') +
    flat(disc(-5, -4, 2.4) + disc(5, -4, 2.4), '#ffe07a') +
    flat('M-2 2H2L0 5z', '#e79aa2') +
    line('M-8 6L-18 4M-8 8L-17 11M8 6L18 4M8 8L17 11', WHITE, 1.2) +
    line('M12 18Q22 14 18 2', '#5d5866', 5),
  cheeseburger:
    mass('M-19-4Q-18-18 0-18 18-18 19-4z', '#d99a4a') +
    flat(disc(-7, -11, 1.3) + disc(0, -13, 1.3) + disc(8, -10, 1.3), WHITE) +
    mass('M-20-4H20V0H-20z', '#7fb04a') +
    mass('M-19 0H19V7H-19z', '#6b3c26') +
    flat('M-18 0L-8 8 2 0z', '#f4c53d') +
    mass('M-19 7H19Q19 16 14 16H-14Q-19 16-19 7z', '#d99a4a'),
  dog:
    mass('M-6-12Q4-20 14-12L18-2Q12 4 6 2L8 20H-16Q-20 4-12-4z', '#b98246') +
    mass('M-8-14L-14 0-6-2z', '#7a4f28') +
    flat(disc(8, -8, 2), '#1b1418') +
    mass(disc(18, -3, 2.6), '#1b1418') +
    line('M-16 16Q-24 10-20 2', '#b98246', 4) +
    flat('M-4-2H8V2H-5z', RED),
  'bin-lid':
    mass(disc(0, 0, 20), STEEL) +
    line(disc(0, 0, 14), '#6b7480', 2) +
    limb('M-7 0H7', '#59616d', 4) +
    flat('M-14-10Q-8-17 0-17V-14Q-8-14-12-8z', LIGHT),
  defibrillator:
    mass('M-20-14H20V18H-20z', '#3f9a6a') +
    flat(box(-15, -9, 18, 14), '#1d2733') +
    line('M-14-2H-9L-7-7-4 4-2-2H2', '#7fe0b8', 2) +
    mass(box(8, -8, 8, 9), WHITE) +
    flat('M-2 8H6L0 16z', '#ffe07a') +
    line('M-8-14V-19H8V-14', '#2a5f44', 3.4),
  dynamite:
    [-8, 0, 8].map(x => mass(`M${x - 4}-8H${x + 4}V18H${x - 4}z`, RED)).join('') +
    line('M-12 2H12M-12 10H12', '#3a2a20', 2.6) +
    line('M0-8Q2-18 12-16', WOOD, 2.4) +
    flat('M12-22L14-17 19-16 14-14 12-9 10-14 6-16 10-17z', '#ffb03a'),
  fireworks:
    mass('M-5-6H5V16H-5z', '#3f6fae') +
    mass('M-8-6L0-20 8-6z', '#f4c53d') +
    line('M0 16V22', WOOD, 3) +
    line('M-16-14l-5-4M-18-4h-6M16-14l5-4M18-4h6M-14 6l-5 4M14 6l5 4', '#ff8d5a', 2.4) +
    line('M-5 2L5 8', WHITE, 3),
  'smoke-bomb': placed(
    'translate(0 4) scale(.84)',
    mass('M-4-4Q-16-2-19-9-26-13-20-19-21-28-11-27-6-34 2-29 11-33 15-25 24-23 20-15 22-7 12-6 8-2 4-4z', '#c9c5d2') +
      line('M-13-20Q-9-24-5-20M4-23Q9-26 12-21M-9-11Q-4-14 0-10M7-12Q11-15 14-12', '#8f8a9c', 1.8) +
      mass('M-4-5H4V2H-4z', '#8d98a5') +
      mass('M-9 2Q-9-1-5-1H5Q9-1 9 2V19Q9 22 5 22H-5Q-9 22-9 19z', '#5c7a56') +
      flat('M-9 7H9V14H-9z', '#e8c64a') +
      line('M4-3H13L11 10', '#8d98a5', 2.6) +
      line(disc(-10, -1, 4), '#dfe6ec', 2),
  ),
  'razor-blade': placed(
    'rotate(-18)',
    mass('M-20-13H20V-9H23V9H20V13H-20V9H-23V-9H-20z', '#dfe6ec') +
      flat('M-20-13H20V-9.500H-20zM-20 9.500H20V13H-20z', '#fff') +
      line('M-20-9.500H20M-20 9.500H20', '#8fa0b4', 1.2) +
      mass(
        'M-14-1.500H-10Q-9-5-6-5T-2-1.500H2Q3-5 6-5T10-1.500H14V1.500H10Q9 5 6 5T2 1.500H-2Q-3 5-6 5T-10 1.500H-14z',
        '#27303f',
      ),
  ),
  molotov:
    bottle('#6d8a4a', '#f1e7cf') +
    mass('M-4-19Q-10-28-2-34 0-28 5-26 8-20 4-18z', '#ff8d3a') +
    flat('M-1-20Q-4-25 0-29 4-24 3-20z', '#ffe07a'),
  'explosive-ammo':
    bullet(-11, RED) +
    bullet(0, RED) +
    bullet(11, RED) +
    mass('M-20 2H20V20H-20z', '#4a3340') +
    flat('M0 4L3 9 9 8 5 13 7 18 1 16-4 19-4 13-9 10-3 9z', '#ffb03a'),
  'lucky-charm':
    line('M-12-14Q-20 12 0 16 20 12 12-14', '#3a2a20', 10) +
    line('M-12-14Q-20 12 0 16 20 12 12-14', '#d9a441', 6) +
    flat(disc(-13, -4, 1.5) + disc(13, -4, 1.5) + disc(-7, 10, 1.5) + disc(7, 10, 1.5), '#5b3b26'),
  skateboard: placed(
    'rotate(-14)',
    mass('M-24-5Q-20 0-14 0H14Q20 0 24-5L26-2Q22 6 14 6H-14Q-22 6-26-2z', '#c8622e') +
      mass(disc(-13, 10, 4.4) + disc(13, 10, 4.4), WHITE),
  ),
  'spoiled-meat':
    limb('M8 6L20 16', WHITE, 5) +
    mass('M-18-4Q-18-18-2-18 14-16 13-2 12 12-2 13-17 12-18-4z', '#9c5a52') +
    flat('M-10-8Q-6-13 0-11 4-6-1-3-9-2-10-8z', '#7f9a4a') +
    flat(disc(4, 4, 2.6), '#7f9a4a'),
};

export const heavyDrawings: { readonly [H in HeavyId]: string } = {
  jerrycan:
    mass('M-14-14H8L14-8V20H-14z', '#b53a34') +
    line('M-8-14V-20H4V-14', '#7a2b27', 4) +
    line('M-8-4L8 14M8-4L-8 14', '#7a2b27', 3) +
    mass('M9-18H17V-10H12z', '#59616d'),
  'machine-gun':
    mass('M-24-4H-6V6L-14 12H-24z', '#4a505a') +
    mass('M-8-8H12V6H-8z', '#5d6672') +
    mass('M12-4H28V0H12z', STEEL) +
    line('M0 6L-8 20M4 6L12 20', '#39404a', 3.4) +
    mass('M-4 6H4V14H-4z', '#7d5a35'),
  'ammo-crate':
    mass('M-20-8H20V18H-20z', '#6d7a45') +
    shade('M8-8H20V18H8z') +
    mass('M-22-14H22V-6H-22z', '#7f8c52') +
    line('M-12-6V18M12-6V18', '#4f5a30', 2.4) +
    flat('M-6 2h3v10h-3zM0 2h3v10H0z', '#d9a441'),
  radio:
    mass('M-16-8H16V20H-16z', '#3f4650') +
    line('M10-8L18-24', STEEL, 2.6) +
    flat(box(-11, -3, 14, 7), '#a8e6c0') +
    flat(disc(10, 0, 3), '#d9a441') +
    line('M-10 9H10M-10 13H10', STEEL, 2),
};
