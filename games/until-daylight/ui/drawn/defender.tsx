import { type CharacterId, characters } from '../../content/characters.ts';
import type { WeaponId } from '../../content/weapons.ts';
import { type Box, Drawing, lit, once } from './drawing.tsx';
import { people } from './people.ts';
import { type Joint, type Shape, fist, limb, mass, merged, placed, shade } from './shape.ts';
import { drawnWeapons } from './weapons.ts';

/** At the ready, striking, or hurt. */
export type Pose = 'ready' | 'strike' | 'hurt';

const BOX: Box = { x: -70, y: -160, width: 150, height: 160 };

interface Grip {
  /** Where on it the hand is. */
  readonly at: readonly [number, number];
  /** How it is turned against the arm. */
  readonly turn: number;
  readonly size: number;
  /** Whether it lies before the arm. */
  readonly isBefore?: true;
}

const blade: Grip = { at: [0, 20], turn: 16, size: 1.4 };
const gun: Grip = { at: [-19, 12], turn: -66, size: 1.35 };
const longGun: Grip = { at: [-14, 6], turn: -62, size: 1.35 };
const bow: Grip = { at: [10, 0], turn: -38, size: 1.55, isBefore: true };

const grips: { readonly [W in WeaponId]: Grip } = {
  'pillar-sledgehammer': { at: [0, 14], turn: 12, size: 1.45 },
  'psycho-cleaver': { at: [0, 18], turn: 18, size: 1.35 },
  'trigger-magnum': gun,
  'klepto-switchblade': { at: [-12, 12], turn: 0, size: 1.25 },
  'haggler-nailed-bat': { at: [0, 20], turn: 20, size: 1.5 },
  'hipster-bow': bow,
  'baseball-bat': { ...blade, size: 1.5 },
  machete: { ...blade, at: [0, 24], size: 1.2 },
  'fire-axe': { ...blade, at: [0, 26] },
  pitchfork: { ...blade, at: [0, 14] },
  pistol: gun,
  shotgun: longGun,
  'hunting-bow': bow,
  crossbow: longGun,
  chainsaw: longGun,
  molotov: { at: [0, 12], turn: 10, size: 1.2 },
  katana: { ...blade, at: [0, 25], size: 1.25 },
  'hunting-rifle': longGun,
};

const lifts: {
  readonly [P in Pose]: {
    readonly elbow: readonly [number, number];
    readonly hand: readonly [number, number];
    readonly turn: number;
    readonly bow: number;
  };
} = {
  ready: { elbow: [12, -48], hand: [14, -82], turn: 0, bow: 0 },
  strike: { elbow: [16, -78], hand: [12, -112], turn: 22, bow: 4 },
  hurt: { elbow: [16, -36], hand: [24, -52], turn: 34, bow: -9 },
};

function defenderOf(character: CharacterId, held: WeaponId | null, pose: Pose): Shape[] {
  const { skin, coat, build: b, worn, back } = people[character];
  const { elbow, hand, turn, bow } = lifts[pose];
  const [x, y] = [b - 6 + hand[0], hand[1]];
  const shoulder: Joint = [b - 13, -66, 27];
  const arm = limb([shoulder, [b - 4 + elbow[0], elbow[1], 24], [x, y + 6, 17]]);
  const grip = held && grips[held];
  const weapon = grip
    ? placed(
        drawnWeapons[held].shapes,
        `translate(${x} ${y}) rotate(${grip.turn + turn}) scale(${grip.size}) translate(${-grip.at[0]} ${-grip.at[1]})`,
      )
    : [];
  const body = [
    mass(`M-${b} 20Q-${b + 5}-62-${b - 16}-80 0-96 ${b - 16}-80 ${b + 5}-62 ${b} 20z`, coat),
    ...worn,
    shade(`M-${b} 20Q-${b + 5}-62-${b - 16}-80L-${b - 26}-84Q-${b - 12}-40-${b - 14} 20z`),
    mass('M-10-98H10V-84Q0-78-10-84z', skin),
    ...placed(back, `translate(0 -84) rotate(${bow})`),
    ...(grip?.isBefore ? [] : weapon),
    mass(arm, coat),
    ...(grip?.isBefore ? weapon : []),
    ...merged(fist(x, y, 10), skin),
  ];
  return pose === 'hurt' ? placed(body, 'rotate(-5)') : body;
}

const markups = once((key: `${CharacterId} ${WeaponId | 'none'} ${Pose}`) => {
  const [character, held, pose] = key.split(' ') as [CharacterId, WeaponId | 'none', Pose];
  return lit(defenderOf(character, held === 'none' ? null : held, pose));
});

interface Props {
  readonly character: CharacterId;
  /** What is in their hand; without it, what they came with. */
  readonly held?: WeaponId | null;
  readonly pose?: Pose;
}

/** One of those who hold the barricade, from behind, cut at the hips. */
export function Defender({ character, held = characters[character].weapon, pose = 'ready' }: Props) {
  return <Drawing markup={markups(`${character} ${held ?? 'none'} ${pose}`)} box={BOX} isCut />;
}
