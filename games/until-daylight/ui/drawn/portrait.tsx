import type { CharacterId } from '../../content/characters.ts';
import { SKULL, neck } from './body.ts';
import { type Box, Drawing, once, painted } from './drawing.tsx';
import { frontOf, people } from './people.ts';
import { LIGHT, type Shape, flat, line, mass, placed, shade } from './shape.ts';

const BOX: Box = { x: -48, y: -84, width: 96, height: 96 };
const SHOULDERS = 'M-46 24Q-46-4-14-9 0 0 14-9 46-4 46 24z';

const ground = (colour: string): Shape[] => [
  flat('M-60-96H60V30H-60z', colour),
  flat('M-60 30L60-70V30z', 'rgb(10 6 24 / 22%)'),
];

function portraitOf(character: CharacterId): Shape[] {
  const person = people[character];
  return [
    ...ground(person.ground),
    ...placed(neck(person.skin), 'translate(0 126)'),
    mass(SHOULDERS, person.coat),
    shade('M-46 24Q-46-4-14-9-24 4-22 24z'),
    ...person.collar,
    ...placed(frontOf(person), 'translate(0 -9) scale(1.16)'),
  ];
}

const NOBODY: readonly Shape[] = [
  ...ground('#2a2733'),
  mass(SHOULDERS, '#474356'),
  ...placed([mass(SKULL, '#565168')], 'translate(0 -9) scale(1.16)'),
  line('M10-60Q19-54 19-40', LIGHT, 2.4),
];

const markups = once((character: CharacterId | 'nobody') =>
  painted(character === 'nobody' ? NOBODY : portraitOf(character)),
);

/** A face for rail and dock; without a character, a seat that nobody has taken yet. */
export function Portrait({ character }: { readonly character: CharacterId | null }) {
  return <Drawing markup={markups(character ?? 'nobody')} box={BOX} />;
}
