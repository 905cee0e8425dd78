import { INK, disc, flat, limb, line, mass, shade } from './ink.ts';

// People from parts: hips at 34, shoulders at 58, a large head around 78. They look to the right; the dead look to the left.

type At = readonly [x: number, y: number];

export interface Person {
  readonly skin: string;
  readonly top: string;
  readonly legs: string;
  readonly shoes: string;
  readonly sleeves?: string;
  /** Behind everything: a rucksack, long hair, a coat. */
  readonly back?: string;
  /** Painted upon the chest. */
  readonly worn?: string;
  readonly hair: string;
  /** Upon the face: a beard, glasses. */
  readonly face?: string;
  /** Where the hands are, the far one first. */
  readonly hands: readonly [At, At];
  /** In the far hand, behind the body. */
  readonly behind?: string;
  /** In the near hand, before everything. */
  readonly held?: string;
}

const LEGS = 'M-13-36H-1L-3-5H-13zM1-36H13L14-5H4z';
const SHOES = 'M-16 1q0-8 5-8h9v8zM3 1v-8h9q7 0 7 8z';
const TORSO = 'M-14-58Q0-64 14-58L17-33Q0-26-17-33z';

/** From a shoulder to a hand, bent a little. */
function arm(from: At, to: At, sleeve: string, skin: string): string {
  const [x, y] = [(from[0] + to[0]) / 2 + (to[0] > from[0] ? -2 : 2), (from[1] + to[1]) / 2 + 5];
  return limb(`M${from[0]} ${from[1]}Q${x} ${y} ${to[0]} ${to[1]}`, sleeve, 8) + mass(disc(to[0], to[1], 4.6), skin);
}

export const SKULL = 'M-17-79Q-17-97 0-97 17-97 17-79 17-62 2-61-17-61-17-79z';
const JAW = 'M6-96Q17-94 17-79 17-62 3-61 13-76 6-96z';

/** Eyes and mouth of the living. */
const FACE = line('M1-79v4M10-79v4', INK, 3.4) + line('M3-68q4 2.500 8-.5', '#7a3b2c', 1.8);

/** One figure, of these parts. */
export const person = (p: Person): { armed: string; bare: string } => ({
  armed: drawn(p),
  bare: drawn({ ...p, behind: '', held: '' }),
});

function drawn(p: Person): string {
  const { skin, top, sleeves = top } = p;
  const [far, near] = p.hands;
  return [
    p.back ?? '',
    p.behind ?? '',
    arm([12, -53], far, sleeves, skin),
    mass(LEGS, p.legs),
    shade('M8-36H13L14-5H10zM-5-36H-1L-3-5H-6z'),
    mass(SHOES, p.shoes),
    mass(TORSO, top),
    p.worn ?? '',
    shade('M6-60.500L14-58 17-33 7-29.500Q12-45 6-60.500z'),
    mass(SKULL, skin),
    shade(JAW),
    FACE,
    p.face ?? '',
    p.hair,
    arm([-11, -53], near, sleeves, skin),
    p.held ?? '',
  ].join('');
}

/** What the dead have left of theirs. */
export interface Dead {
  readonly legs: string;
  readonly top: string;
  /** Hair, a tie, wounds. */
  readonly own: string;
  /** Both arms, from shoulder to hand. */
  readonly arms: readonly [string, string];
}

export const FLESH = 'var(--flesh, #a9c08a)';
export const CLOTH = 'var(--cloth, #7a5560)';
const TROUSERS = 'var(--trousers, #4b4a55)';

const deadArm = (d: string): string => limb(d, FLESH, 7.5);

/** Eyes that see nothing, a mouth that wants something: looking to the left. */
const DEAD_FACE =
  flat(disc(-10, -79, 4.4) + disc(1, -79, 4.4), '#2a2230') +
  flat(disc(-10.5, -79, 1.9) + disc(0.5, -79, 1.9), '#fff3b8') +
  flat('M-14-69Q-6-73 2-69L0-63.500Q-6-61-12-63.500z', '#3b1420') +
  flat('M-11-70.500h3v3h-3zM-4-70.800h3v3h-3zM-8-62.500h3v-2.500h-3z', '#f1e7cf');

export function dead({ legs, top, own, arms }: Dead): string {
  return [
    deadArm(arms[0]),
    mass(legs, TROUSERS),
    shade('M6-34L12-34 16-4 11-4z'),
    mass('M-18 1q-1-7 5-7h7l1 7zM6 1l-1-7h8q6 0 6 7z', '#2d2630'),
    mass(top, CLOTH),
    shade('M5-60Q13-58 15-54L15-33 6-29Q11-45 5-60z'),
    mass('M-18-79Q-18-97-1-97 16-97 16-79 16-61 0-61-18-61-18-79z', FLESH),
    shade('M5-96Q16-94 16-79 16-61 2-61 12-76 5-96z'),
    DEAD_FACE,
    own,
    deadArm(arms[1]),
  ].join('');
}
