import type { BystanderId } from '../../content/bystanders.ts';
import { INK, LIGHT, SKIN, disc, flat, line, mass, placed } from './ink.ts';
import { type Person, STRIDE, eyes, head, person } from './person.ts';

// Those who are to be saved, and those who help them.

const DARK = '#8a5636';
const brows = (colour: string): string => line('M-7.500-18.500L-3-19.500M7.500-18.500L3-19.500', colour, 1.7);
const mouth = line('M-2.500-6.500Q0-5 2.500-6.500', '#8c3f35', 1.6);

const tie = (shirt: string, colour: string): string =>
  flat('M-6-69L0-54 6-69z', shirt) + flat('M-1.800-66h3.600l1.400 14L0-48l-3.200-4z', colour);

const wear = {
  'happy-hogan': {
    suit: '#3b3e50',
    legs: '#2c2e3d',
    boots: '#1d1c26',
    gloves: SKIN,
    wide: 17,
    arms: ['down', 'hip'],
    worn: tie('#eef0f6', '#a0303a'),
    head: head(
      SKIN,
      mass('M-12.500-16Q-13-30 0-30 13-30 12.500-16L9-22Q0-25-9-22z', '#4b3526') +
        eyes() +
        brows('#4b3526') +
        line('M-3-6.500H3', '#8c3f35', 1.6),
    ),
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
    gloves: SKIN,
    wide: 17,
    arms: ['aim', 'aim'],
    belt: '#d1a03a',
    worn: flat('M-9-69L0-50 9-69 5-69 0-58-5-69z', '#d1a03a') + flat('M-13-40Q0-34 13-40L14-22Q0-17-14-22z', '#7c2f3a'),
    head: head(SKIN, eyes() + brows(INK) + mouth + line('M-12-18Q-10-27-2-28', LIGHT, 2)),
    held: line(disc(36, -60, 11), '#ff9a3d', 2.6) + line(disc(-36, -60, 11), '#ff9a3d', 2.6),
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
    back: mass('M-13-88Q-19-74-16-60L-6-62V-84zM13-88Q19-74 16-60L6-62V-84z', '#e8c25a'),
    suit: '#e9edf4',
    legs: '#39405a',
    boots: '#252a3c',
    gloves: '#3a3f52',
    wide: 13,
    stance: STRIDE,
    arms: ['hip', 'aim'],
    belt: '#3a3f52',
    worn: flat('M-3-68H3V-40H-3z', '#39405a') + flat('M-10-60h5v3h-5z', '#3d6ab0'),
    head: head(SKIN, mass('M-13-10Q-15-31 0-31 15-31 13-10 11-21 2-23-8-22-13-10z', '#e8c25a') + eyes(-12) + mouth),
    held: mass('M28-66h18v6H36l-2 7h-5z', '#33343f'),
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
