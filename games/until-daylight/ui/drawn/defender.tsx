import { type CharacterId, characters } from '../../content/characters.ts';
import { type Box, Drawing, lit, once } from './drawing.tsx';
import { people } from './people.ts';
import { type Joint, type Shape, fist, limb, mass, merged, placed, shade } from './shape.ts';
import { drawnWeapons } from './weapons.ts';

/** At the ready, striking, or hurt. */
export type Pose = 'ready' | 'strike' | 'hurt';

const BOX: Box = { x: -70, y: -160, width: 150, height: 160 };

/** How a weapon is held: where on it the hand is, and how it is turned against the arm. */
const grips: {
  readonly [C in CharacterId]: { readonly at: readonly [number, number]; readonly turn: number; readonly size: number };
} = {
  pillar: { at: [0, 14], turn: 12, size: 1.45 },
  psycho: { at: [0, 18], turn: 18, size: 1.35 },
  trigger: { at: [-19, 12], turn: -66, size: 1.35 },
  klepto: { at: [0, 18], turn: 10, size: 1.25 },
  haggler: { at: [0, 20], turn: 20, size: 1.5 },
  hipster: { at: [10, 0], turn: -38, size: 1.55 },
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

function defenderOf(character: CharacterId, pose: Pose): Shape[] {
  const { skin, coat, build: b, worn, back } = people[character];
  const { elbow, hand, turn, bow } = lifts[pose];
  const grip = grips[character];
  const [x, y] = [b - 6 + hand[0], hand[1]];
  const shoulder: Joint = [b - 13, -66, 27];
  const arm = limb([shoulder, [b - 4 + elbow[0], elbow[1], 24], [x, y + 6, 17]]);
  const weapon = placed(
    drawnWeapons[characters[character].weapon].shapes,
    `translate(${x} ${y}) rotate(${grip.turn + turn}) scale(${grip.size}) translate(${-grip.at[0]} ${-grip.at[1]})`,
  );
  const body = [
    mass(`M-${b} 20Q-${b + 5}-62-${b - 16}-80 0-96 ${b - 16}-80 ${b + 5}-62 ${b} 20z`, coat),
    ...worn,
    shade(`M-${b} 20Q-${b + 5}-62-${b - 16}-80L-${b - 26}-84Q-${b - 12}-40-${b - 14} 20z`),
    mass('M-10-98H10V-84Q0-78-10-84z', skin),
    ...placed(back, `translate(0 -84) rotate(${bow})`),
    ...(character === 'hipster' ? [] : weapon),
    mass(arm, coat),
    ...(character === 'hipster' ? weapon : []),
    ...merged(fist(x, y, 10), skin),
  ];
  return pose === 'hurt' ? placed(body, 'rotate(-5)') : body;
}

const markups = once((key: `${CharacterId} ${Pose}`) => {
  const [character, pose] = key.split(' ') as [CharacterId, Pose];
  return lit(defenderOf(character, pose));
});

interface Props {
  readonly character: CharacterId;
  readonly pose?: Pose;
}

/** One of those who hold the barricade, from behind, cut at the hips. */
export function Defender({ character, pose = 'ready' }: Props) {
  return <Drawing markup={markups(`${character} ${pose}`)} box={BOX} isCut />;
}
