import type { BystanderId } from '../../content/bystanders.ts';
import { INK, LIGHT, SKIN, disc, flat, line, mass, placed, shade } from './ink.ts';
import { type Person, STRIDE, eyes, head, person } from './person.ts';

// Those who are to be saved, and those who help them.

const DARK = '#8a5636';
const TAN = '#c48a58';
const WHITE = '#f2f5fa';
const brows = (colour: string): string => line('M-7.500-18.500L-3-19.500M7.500-18.500L3-19.500', colour, 1.7);
const mouth = line('M-2.500-6.500Q0-5 2.500-6.500', '#8c3f35', 1.6);

const tie = (shirt: string, colour: string): string =>
  flat('M-6-69L0-54 6-69z', shirt) + flat('M-1.800-66h3.600l1.400 14L0-48l-3.200-4z', colour);

const wear = {
  'happy-hogan': {
    suit: '#3b4058',
    legs: '#2c2e3d',
    boots: '#1d1c26',
    gloves: SKIN,
    wide: 21,
    stance: ['M-7-40L-11-22L-12-5', 'M7-40L11-22L12-5'],
    arms: ['hip', 'fist'],
    worn:
      mass('M-20-62Q-24-42-16-34 0-29 16-34 24-42 20-62L8-69H-8z', '#3b4058') +
      flat('M-7-69L-4-52-5-33Q0-31 5-33L4-52 7-69 0-60z', '#f1f3f8') +
      flat('M-6-70L0-59 6-70z', SKIN) +
      mass('M-12-70L-5-72 0-60-7-56zM12-70L5-72 0-60 7-56z', '#f1f3f8') +
      line('M-7-67L-4-52-5-33M7-67L4-52 5-33', INK, 1.6) +
      mass('M8-57h9v12H8z', '#f3c545') +
      flat('M10-54h5v3h-5zM10-49h5v1.500h-5z', INK),
    head:
      mass(disc(-15, -13, 4) + disc(15, -13, 4), SKIN) +
      mass('M-15-15Q-16-30 0-30 16-30 15-15 18-4 9 1 0 5-9 1-18-4-15-15z', SKIN) +
      mass('M-15-16Q-18-33 0-34 18-33 15-16L11-23Q0-26-11-23z', '#3a2a20') +
      flat('M-12-6Q0-9 12-6 11 1 0 3-11 1-12-6z', 'rgb(58 42 32 / 38%)') +
      flat('M-4-9Q0-17 4-9 2-7 0-7-2-7-4-9z', '#c98a66') +
      eyes(-15) +
      line('M-9-19L-2-18.500M9-19L2-18.500', '#3a2a20', 2.4) +
      line('M-4-3Q0-2 4-3', '#8c3f35', 1.8) +
      line('M-15-25H15', INK, 2.4) +
      mass('M-13-29H-1L-2-23Q-7-20-12-23zM13-29H1L2-23Q7-20 12-23z', '#22202c') +
      line('M-10-27l4 0M4-27l4 0', LIGHT, 1.8) +
      shade('M5-29Q16-29 15-15 18-4 9 1 5 3 0 3 10-8 8-21z'),
    held:
      line(disc(35, -76, 7), INK, 5.6) +
      line(disc(35, -76, 7), '#e8edf7', 2.6) +
      mass('M39-72L52-58 50-54 46-56 44-53 41-56 42-59 35-68z', '#f3c545') +
      mass('M30-71Q24-62 27-54 26-47 32-47 39-47 38-55 39-59 35-70z', '#d13a3f'),
  },
  'pepper-potts': {
    back: mass('M-13-88Q-22-70-17-54L-6-58V-84zM13-88Q22-70 17-54L6-58V-84z', '#d9722e'),
    suit: '#f1ece2',
    legs: '#37405c',
    boots: '#232838',
    gloves: SKIN,
    wide: 12,
    stance: ['M-5-40L-6-22L-6-5', 'M5-40L6-22L6-5'],
    arms: ['hip', 'down'],
    worn: flat('M-11-46L-12-26Q0-22 12-26L11-46Q0-41-11-46z', '#37405c'),
    head: head(
      SKIN,
      mass('M-13-10Q-15-31 0-31 15-31 13-10 11-20 3-24-4-24-6-20-11-18-13-10z', '#d9722e') + eyes(-12) + mouth,
    ),
    held: mass('M10-42h20v15H10z', '#8b5e3c') + line('M16-42v-4h8v4M10-35h20', INK, 1.6),
  },
  okoye: {
    suit: '#b3262f',
    legs: '#5b1c28',
    boots: '#3a1720',
    sleeves: DARK,
    gloves: '#c9a13b',
    wide: 13,
    stance: STRIDE,
    arms: ['hip', 'out'],
    belt: '#c9a13b',
    worn:
      flat('M-11-67Q0-56 11-67L9-60Q0-50-9-60z', '#c9a13b') + line('M-8-54L0-48 8-54M-8-48L0-43 8-48', '#6e1720', 1.6),
    head: head(
      DARK,
      eyes() + brows(INK) + mouth + line('M-8-26Q-3-29 3-28M-5-23l1 2M0-25v2M5-23l-1 2', '#5b3320', 1.4),
    ),
    held: placed(
      'translate(37-64) rotate(6)',
      line('M0-44V62', INK, 5) +
        line('M0-44V62', '#c9a13b', 2.4) +
        mass('M0-62L5-46 0-40-5-46z', '#dfe6f2') +
        mass(disc(0, 0, 5.6), DARK),
    ),
  },
  wong: {
    suit: '#7c2f3a',
    legs: '#54222c',
    boots: '#2d2028',
    gloves: TAN,
    wide: 20,
    arms: ['hip', 'up'],
    worn:
      mass('M-18-60Q-20-44-15-36L-20-12Q0-5 20-12L15-36Q20-44 18-60L9-69H-9z', '#7c2f3a') +
      flat('M-9-69L0-52 9-69 4-69 0-60-4-69z', '#e0a93b') +
      flat('M-15-44Q0-38 15-44L15-36Q0-31-15-36z', '#e0a93b') +
      line('M0-34V-9', '#4c1c26', 2),
    head:
      mass(disc(-13, -13, 3.6) + disc(13, -13, 3.6), TAN) +
      mass('M-13-16Q-14-30 0-30 14-30 13-16 15-4 7 1 0 3-7 1-15-4-13-16z', TAN) +
      flat('M-13-16Q-14-30 0-30 14-30 13-16L10-22Q0-25-10-22z', '#5a3d31') +
      eyes(-13) +
      line('M-10-18.500L-2.500-15.500M10-18.500L2.500-15.500', INK, 3) +
      line('M0-12V-9.500', '#8a5636', 1.8) +
      flat('M-9-2Q-9-9 0-9 9-9 9-2L6-5Q0-6.500-6-5z', '#1d1720') +
      flat('M-4-1.500H4L2 5H-2z', '#1d1720') +
      shade('M5-29.500Q14-29 13-16 15-4 7 1L2 2Q10-8 5-29.500z'),
    held:
      line(disc(33, -88, 14), '#c2560f', 5.4) +
      line(disc(33, -88, 14), '#ffb03d', 3) +
      line('M33-106v-5M51-92l5-2M46-101l4-4', '#ff9a3d', 2.4) +
      placed(
        'translate(-17-48) rotate(-9)',
        mass('M-13-15H11V16H-13z', '#2f6f86') +
          flat('M-13-15H-8V16H-13z', '#1d4658') +
          flat('M8-13H11V15H8z', '#f3ead2') +
          flat(disc(0, 0, 5), '#f3c545') +
          line(disc(0, 0, 5), INK, 1.2) +
          line('M-4 11H6M-4-10H6', '#f3c545', 1.8),
      ) +
      mass(disc(-8, -44, 5.6), TAN),
  },
  'j-jonah-jameson': {
    suit: '#e8e2d4',
    legs: '#5d4b3c',
    boots: '#2e2620',
    gloves: SKIN,
    arms: ['hip', 'up'],
    worn: tie('#f7f3ea', '#3d6ab0') + line('M-9-67L-7-40M9-67L7-40', '#7a3b2a', 2.6),
    head: head(
      SKIN,
      mass('M-13-14L-13-30H13L13-14 10-22H-10z', '#3b342f') +
        flat('M-13-20h3v8h-3zM10-20h3v8h-3z', '#b9b4ae') +
        eyes() +
        line('M-8-17.500L-2.500-16M8-17.500L2.500-16', '#3b342f', 2.2) +
        flat('M-6-6h12l-1-4H-5z', '#3b342f') +
        flat('M-4-5.500Q0-3 4-5.500z', '#7d2a26'),
    ),
    held: mass('M19-104h18v16H19z', '#efe9da') + line('M22-100h12M22-96h12M22-92h7', '#6b6459', 1.5),
  },
  'sharon-carter': {
    back: mass('M6-96Q24-104 27-88 30-76 22-66 21-78 10-86z', '#e8c25a') + line('M20-92Q24-84 22-74', '#b8892c', 1.6),
    suit: WHITE,
    legs: WHITE,
    boots: '#aeb7cb',
    gloves: '#aeb7cb',
    wide: 13,
    stance: STRIDE,
    arms: ['hip', 'aim'],
    belt: '#2b2f42',
    worn:
      line('M0-50V-42M-10-60L-7-44', '#a9b2c6', 1.6) +
      line('M-15-30L-6-28', '#2b2f42', 3) +
      mass('M-19-40H-10L-11-22H-18z', '#2b2f42') +
      mass('M-9-64H9V-51H-9z', '#2c4a94') +
      line('M-5.500-60.500L-3.500-61.500V-53.500M1-61H5L3-58Q6-57 5-55 3-53 .500-54.500', '#fff', 1.9),
    head:
      mass('M8-27Q13-33 17-27 15-22 10-22z', '#2c4a94') +
      head(
        SKIN,
        mass('M-13-12Q-15-31 0-31 15-31 13-12 11-21 4-24-6-25-13-12z', '#e8c25a') +
          line('M-7-28Q0-27 6-24', '#b8892c', 1.4) +
          eyes(-13) +
          line('M-7.500-17L-3-17.500M7.500-17L3-17.500', '#9a7428', 1.5) +
          mouth,
      ),
    held: mass('M25-70H56V-60H43L41-55H36L33-46H24L27-60H25z', '#33343f') + line('M29-66.500H52', '#7d8295', 1.8),
  },
} satisfies { readonly [B in BystanderId]: Person };

const drawn = Object.fromEntries(Object.entries<Person>(wear).map(([id, one]) => [id, person(one)]));
export const bystanders = drawn as { readonly [B in BystanderId]: string };

/** Somebody without a name. */
export const civilian = person({
  suit: '#4f8a7a',
  legs: '#6b5d4d',
  boots: '#2e2620',
  gloves: SKIN,
  wide: 13,
  arms: ['up', 'up'],
  head: head(
    SKIN,
    mass('M-12.500-15Q-14-31 0-31 14-31 12.500-15L6-22-9-21z', '#5a4030') +
      eyes() +
      flat('M-2.500-8h5v4h-5z', '#7d2a26'),
  ),
});
