import type { HeavyId } from '../../content/heavy.ts';
import type { ObjectId } from '../../content/objects.ts';
import { INK, LIGHT, LIT, box, disc, flat, limb, line, mass, placed, shade } from './ink.ts';

// What is carried in a hand or under an arm: the middle at the origin, about forty-four high and broad.

const [WOOD, STEEL, WHITE, RED] = ['#a4713f', '#8d98a5', '#f3ede0', '#d23b35'];

const kit = (paint: string, cross: string): string =>
  line('M-7-12V-18H7V-12', '#d8d0c0', 3.6) +
  mass('M-20-12H20Q22-12 22-9V15Q22 18 19 18H-19Q-22 18-22 15V-9Q-22-12-19-12z', paint) +
  shade('M8-12H19Q22-12 22-9V15Q22 18 19 18H8z') +
  flat('M-4-6H4V0H10V8H4V14H-4V8H-10V0H-4z', cross);

const bullet = (x: number, paint: string): string =>
  mass(`M${x - 4} 4V-8Q${x}-18 ${x + 4}-8V4z`, '#d9a441') + flat(`M${x - 4}-6Q${x}-18 ${x + 4}-6z`, paint);

/** Bottle-necked, with a point: as it is before it is loaded. */
const CARTRIDGE =
  mass('M-3.500-6Q-3.500-15 0-23 3.500-15 3.500-6z', RED) +
  mass('M-6 20V0L-3.500-6H3.500L6 0V20z', '#e0b350') +
  flat('M-5 19V1L-3-5H-1V19z', '#fbe6a4') +
  mass('M-7 19H7V23H-7z', '#b98a2e');

const cupcake = (x: number, icing: string): string =>
  placed(
    `translate(${x} 0)`,
    mass('M-7 2H7L5 14H-5z', '#c98a4a') +
      mass('M-8 4Q-11-2-6-4-6-10 0-11 6-10 6-4 11-2 8 4z', icing) +
      mass(disc(0, -12, 3), RED),
  );

const fly = (x: number, y: number): string =>
  placed(
    `translate(${x} ${y})`,
    flat('M0 0Q-10-8-9-1-7 3 0 0zM0 0Q10-8 9-1 7 3 0 0z', '#c3d2dc') + mass(disc(0, 1, 2.6), '#6b7480'),
  );

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
  'scenario-first-aid-kit': placed(
    'scale(.92)',
    line('M-17-8Q-16-24 0-24T17-8', INK, 7) +
      line('M-17-8Q-16-24 0-24T17-8', '#7a2b27', 3.6) +
      mass('M-26 0Q-26-3-22-3V15Q-26 15-26 12zM26 0Q26-3 22-3V15Q26 15 26 12z', '#a82c28') +
      mass('M-22-5Q-22-13-14-13H14Q22-13 22-5V13Q22 23 12 23H-12Q-22 23-22 13z', RED) +
      shade('M10-13H14Q22-13 22-5V13Q22 23 12 23H8z') +
      line('M-20-7H20', '#f4c53d', 2) +
      flat(disc(0, 8, 11.5), WHITE) +
      flat('M-3 0H3V5H8V11H3V16H-3V11H-8V5H-3z', RED),
  ),
  'energy-drink':
    mass('M-10-18H10L12-12V14L9 20H-9L-12 14V-12z', '#3f8fb0') +
    flat('M3-12L-7 3H-1L-4 14 8-2H1z', '#ffe07a') +
    line('M-9-17H9', WHITE, 2),
  'box-of-cakes':
    mass('M-19-24H19L23 2H-23z', '#f6dde4') +
    flat('M-15-21H15L17-9H-17z', '#e3b9c6') +
    cupcake(-13, '#f7efe2') +
    cupcake(13, '#8a5236') +
    cupcake(0, '#ff9dba') +
    mass('M-24 5H24L21 23H-21z', '#d98fa6') +
    shade('M8 5H24L21 23H8z') +
    flat('M-21 9H21V12H-21z', '#f6dde4'),
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
    mass('M-26 9V13Q-22 25 0 25T26 13V9z', '#6b7480') +
    mass('M-26 9Q-26-3 0-3T26 9 0 21-26 9z', '#b9c2cc') +
    mass('M-20 8Q-18-9 0-9T20 8Q14 15 0 15T-20 8z', STEEL) +
    line('M-6-7Q-12-2-12 12M6-7Q12-2 12 12M0-8V14', '#59616d', 2.4) +
    flat('M-17 5Q-15-4-9-6L-12 0Q-14 4-14 8z', '#e6ecf1') +
    line('M-10-5V-12Q-10-15-7-15H7Q10-15 10-12V-5', INK, 7.4) +
    line('M-10-5V-12Q-10-15-7-15H7Q10-15 10-12V-5', '#dfe6ec', 3.8),
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
  'explosive-ammo': placed(
    'translate(0 2) scale(.9)',
    mass('M0-27L6-18 16-24 15-13 26-11 18-3 26 6 14 6 0 14-14 6-26 6-18-3-26-11-15-13-16-24-6-18z', '#ff8d3a') +
      flat('M0-20L5-12 12-16 11-8 19-7 12-1 0 8-12-1-19-7-11-8-12-16-5-12z', '#ffe07a') +
      placed('translate(-14 3) rotate(-14)', CARTRIDGE) +
      placed('translate(14 3) rotate(14)', CARTRIDGE) +
      placed('translate(0 1)', CARTRIDGE),
  ),
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
    mass(disc(17, 22, 4) + disc(22, 17, 4), WHITE) +
    limb('M6 6L18 18', WHITE, 5) +
    flat(disc(17, 22, 3) + disc(22, 17, 3), WHITE) +
    mass('M-22-1Q-22-15-7-16 9-16 12-4 13 5 9 10 3 16-8 14-22 12-22-1z', '#a8585a') +
    shade('M12-4Q13 5 9 10 3 16-8 14 4 8 6-10z') +
    flat('M-15-7Q-12-13-5-12 2-9-1-4-6 1-11-1-16-2-15-7z', '#8fbf4a') +
    flat(disc(-13, 6, 3.6) + disc(2, 5, 4.2) + disc(6, -5, 2.4), '#8fbf4a') +
    line('M-14-20q-4-3 0-6M-4-20q-4-3 0-6', '#8fbf4a', 2.2) +
    fly(15, -17) +
    fly(-20, 19) +
    fly(21, -1),
};

export const heavyDrawings: { readonly [H in HeavyId]: string } = {
  jerrycan:
    mass('M-14-14H8L14-8V20H-14z', '#b53a34') +
    line('M-8-14V-20H4V-14', '#7a2b27', 4) +
    line('M-8-4L8 14M8-4L-8 14', '#7a2b27', 3) +
    mass('M9-18H17V-10H12z', '#59616d'),
  'machine-gun':
    limb('M0 4L-14 23M0 4L14 23M0 4V20', '#a9b3be', 3) +
    limb('M-14-6H-21M-22-12V0', '#a9b3be', 3) +
    mass('M-15 4H-1V13H-15z', '#7f8c52') +
    mass('M-16-13H4V2H-16z', '#8d98a5') +
    flat('M-15-12H3V-9H-15z', '#dfe6ec') +
    mass('M4-10H19V-3H4z', '#6d7683') +
    flat(disc(8, -6.5, 1.5) + disc(12, -6.5, 1.5) + disc(16, -6.5, 1.5), INK) +
    mass('M19-8.500H26V-4.500H19z', '#a9b3be') +
    [-12, -8, -4].map(x => mass(`M${x - 2}-4H${x + 2}V4H${x - 2}z`, '#f0b93f')).join(''),
  'ammo-crate':
    line('M-22 4Q-29 10-22 14M22 4Q29 10 22 14', INK, 6) +
    line('M-22 4Q-29 10-22 14M22 4Q29 10 22 14', '#d2a468', 2.8) +
    mass('M-22-8H22V22H-22z', '#7f8c52') +
    shade('M14-8H22V22H14z') +
    line('M-21 7H21', '#4f5a30', 1.8) +
    mass('M-25-16H25V-6H-25z', '#9aa868') +
    mass('M-5-9H5V-2H-5z', '#d9d2bd') +
    mass(
      [-11, 0, 11].map(x => `M${x - 3.5} 19V7Q${x - 3.5} 2 ${x}-1 ${x + 3.5} 2 ${x + 3.5} 7V19z`).join(''),
      '#f0b93f',
    ) +
    flat([-11, 0, 11].map(x => `M${x - 2.5} 7Q${x - 2.5} 3 ${x} .500 ${x + 2.5} 3 ${x + 2.5} 7z`).join(''), '#c0682f'),
  radio:
    mass('M-16-8H16V20H-16z', '#3f4650') +
    line('M10-8L18-24', STEEL, 2.6) +
    flat(box(-11, -3, 14, 7), '#a8e6c0') +
    flat(disc(10, 0, 3), '#d9a441') +
    line('M-10 9H10M-10 13H10', STEEL, 2),
};
