import type { BonusId } from '../../content/cards.ts';
import { INK, disc, flat, line, mass, placed, twice } from './drawing.tsx';

// Pictures of cards: 72 wide, 54 high, their middle at the origin.

const ground = (colour: string): string =>
  flat('M-36-27H36V27H-36z', colour) + flat('M-36 27L36-20V27z', '#0b0718', 0.2);
const burst = (fill: string): string =>
  mass(
    'M0-25L6-13 17-21 15-8 29-9 19 1 30 9 16 10 19 22 6 15 0 26-6 15-19 22-16 10-30 9-19 1-29-9-15-8-17-21-6-13z',
    fill,
  );
const fist =
  mass('M-12-8Q-12-12-8-12H-6Q-4-14-1-12 2-14 4-12 8-14 11-10L12 2Q12 11 2 12H-4Q-13 11-13 1z', '#f0c39c') +
  line('M-6-12v9M-1-12v9M4-12v9M-13 1Q-4-4 4 1', '#8a5a3a', 1.6);
const run =
  mass('M-2-17a6 6 0 1 0 .1 0z', '#f6f1e6') +
  line('M-1-5L-5 8 6 12 4 22M-5 8L-14 16-20 14M-1-4L8 3 16-2M-1-4L-12 0-13 8', INK, 8) +
  line('M-1-5L-5 8 6 12 4 22M-5 8L-14 16-20 14M-1-4L8 3 16-2M-1-4L-12 0-13 8', '#f6f1e6', 4.6);
const up = mass('M20-20L31-7H25V8H15V-7H9z', '#ffe27a');
const camera =
  mass('M-20-10H-9L-5-16H8L11-10H20V16H-20z', '#3a3f52') +
  disc(0, 3, 10, INK) +
  disc(0, 3, 8, '#8fc0e8') +
  disc(-2.5, 0.5, 3, '#eaf6ff') +
  flat('M13-8h5v3h-5z', '#ffd98a');
const web =
  line('M-26 18L26-18M-26-18L26 18M0-25V25M-32 0H32', '#f7f8ff', 1.6) +
  line('M-9-6Q0-2 9-6 5 0 9 6 0 2-9 6-5 0-9-6zM-18-12Q0-6 18-12 10 0 18 12 0 6-18 12-10 0-18-12z', '#f7f8ff', 1.6);

export const drawnCards: { readonly [B in BonusId | 'deck']: string } = {
  'first-aid':
    ground('#3f8f6a') +
    mass('M-22-12H-8V-19H8V-12H22V18H-22z', '#f6fbff') +
    line('M-6-12V-16H6V-12', INK, 1.6) +
    flat('M-4-8H4V-1H11V7H4V14H-4V7H-11V-1H-4z', '#2f9a5a'),
  adrenaline: ground('#a8402f') + burst('#ffb64a') + placed(fist, 'translate(-5 2)') + up,
  'second-wind':
    ground('#2f6f9a') + line('M-34-8H-14M-34 2H-20M-34 12H-16', '#cfe8f6', 2.4) + placed(run, 'translate(-2 -2)') + up,
  concentration:
    ground('#5a3f86') +
    `<g fill="none" stroke="#d9c6ff" stroke-width="2"><circle r="22"/><circle r="15"/></g>` +
    mass('M0-10Q17-10 24 0 17 10 0 10-17 10-24 0-17-10 0-10z', '#f7f8ff') +
    disc(0, 0, 7.5, '#5a3f86') +
    disc(-2, -2, 2.4, '#fff'),
  'lucky-break':
    ground('#3f7a3a') +
    [0, 90, 180, 270]
      .map(turn => placed(mass('M0-2Q-14-8-10-18-4-22 0-15 4-22 10-18 14-8 0-2z', '#74c95a'), `rotate(${turn})`))
      .join('') +
    line('M2 2Q10 14 16 22', '#2a5a26', 3),
  dodge:
    ground('#40507a') +
    placed(run, 'translate(8 -2)') +
    line('M-32-16L-10-10M-32-2L-14 0M-32 12L-12 8', '#ffb3a8', 2.6) +
    placed(mass('M-6-3L6 0-6 3z', '#e8edf7'), 'translate(-12 -16) rotate(14)'),
  subway:
    ground('#23407a') +
    mass('M-22 20V-10Q-22-21-10-21H10Q22-21 22-10V20z', '#8fa0b8') +
    mass('M-16-12H-2V2H-16zM2-12H16V2H2z', '#ffe9b0') +
    flat('M-22 7H22V12H-22z', '#2f9a78') +
    disc(-14, 16, 3, '#fff3c4') +
    disc(14, 16, 3, '#fff3c4') +
    line('M-6-21H6', INK, 3),
  tracer:
    ground('#7a2230') +
    `<g fill="none" stroke="#ffb3a8" stroke-width="1.8" opacity=".8"><circle r="13"/><circle r="20"/><circle r="27"/></g>` +
    twice(line('M4-4L14-12M6-1L18-3M6 3L17 8M4 6L11 16', INK, 3)) +
    mass('M0-9Q7-6 6 3 4 10 0 10-4 10-6 3-7-6 0-9z', '#d8342f') +
    disc(0, -2, 2.4, '#ffe27a'),
  henchmen:
    ground('#5a4a3a') +
    [-17, 17, 0]
      .map((x, i) =>
        placed(
          mass('M-12 22Q-12 4 0 3 12 4 12 22z', i === 2 ? '#3a3f52' : '#2a2e40') +
            mass('M0-14Q8-14 8-5 7 4 0 5-7 4-8-5-8-14 0-14z', '#dfa781') +
            mass('M-12-9Q-8-20 0-20 8-20 12-9 0-13-12-9z', '#1f2233'),
          `translate(${x} ${i === 2 ? 2 : -1})`,
        ),
      )
      .join(''),
  explosives:
    ground('#8a5a2a') +
    placed(
      mass('M-13-12H-6V14H-13zM-5-12H2V14H-5zM3-12H10V14H3z', '#d8342f') +
        flat('M-14-4H11V3H-14z', '#2a2538') +
        line('M-2-12Q0-22 10-20', '#e8edf7', 2) +
        placed(burst('#ffe27a'), 'translate(12 -20) scale(.28)'),
      'translate(-14 4)',
    ) +
    placed(camera, 'translate(17 4) scale(.66)'),
  'change-of-plan':
    ground('#3a5f7d') +
    mass('M-14-20H14V20H-14z', '#e9cf95') +
    line('M-8-12H8M-8-6H8M-8 0H3', '#8a6a3a', 2) +
    line('M-24 4A24 22 0 0 0 18 16M24-4A24 22 0 0 0-18-16', '#f7f8ff', 3) +
    mass('M20 8l2 12-11-4zM-20-8l-2-12 11 4z', '#f7f8ff'),
  surprise: ground('#6a2a5a') + burst('#ffd34d') + flat('M-4-15H4L2 5H-2z', '#8a1f2a') + disc(0, 11, 3.4, '#8a1f2a'),
  'police-frequency':
    ground('#2b4a8c') +
    line('M-2-8L-2-24', '#c9ced6', 3) +
    mass('M-14-8H10V22H-14z', '#2a2e40') +
    flat('M-10-4H6V3H-10z', '#8fe0a0') +
    disc(-6, 9, 2, '#c9ced6') +
    disc(2, 9, 2, '#c9ced6') +
    disc(-6, 16, 2, '#c9ced6') +
    disc(2, 16, 2, '#c9ced6') +
    line('M14-4Q20 4 14 12M20-10Q30 4 20 18', '#9fd0ff', 2.6),
  'secret-passage':
    ground('#3a3540') +
    mass('M-20 25V-6Q-20-24 0-24 20-24 20-6V25z', '#5f5a6c') +
    flat('M-12 27V-4Q-12-16 0-16 12-16 12-4V27z', '#0c0a16') +
    flat('M0-16Q12-16 12-4V27L0 20z', '#ffd98a', 0.5) +
    line('M-20-6H-12M12-6H20M-20 8H-12M12 8H20M0-24V-16', '#2a2632', 1.6),
  'burst-free': ground('#4a3a6a') + web + placed(burst('#ffe27a'), 'scale(.62)') + placed(fist, 'scale(.8)'),
  'mighty-blow': ground('#7a2230') + burst('#ffd34d') + placed(fist, 'translate(0 1) scale(1.1)'),
  pickpocket:
    ground('#2f6a5a') +
    mass('M-18-6Q-18-20-4-20H24V12H-18z', '#7a5a3a') +
    mass('M-6-16H12V2H-6z', '#f6f1e0') +
    mass('M28 24Q10 24 6 12L0 4Q-2 0 2-1L10 6 8-6Q10-10 13-6L16 4Q22 4 24 10L32 16z', '#f0c39c'),
  'back-on-your-feet':
    ground('#3f6a8f') +
    mass('M-6-20a6 6 0 1 0 .1 0z', '#f6f1e6') +
    line('M-6-7V8L-14 22M-6 8L4 22M-18 0L-6-5 6-12', INK, 8) +
    line('M-6-7V8L-14 22M-6 8L4 22M-18 0L-6-5 6-12', '#f6f1e6', 4.6) +
    placed(up, 'translate(0 2)'),
  deck:
    ground('#3a2a2a') +
    [-6, -2, 2].map(by => placed(mass('M-16-20H16V20H-16z', '#8c1f2a'), `translate(${by} ${by})`)).join('') +
    placed(placed(web, 'scale(.5)'), 'translate(2 2)'),
};
