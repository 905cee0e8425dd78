import { type Box, Drawing, flat, mass, once, placed } from './drawing.tsx';
import { type Who, drawnOf } from './figure.tsx';

const BOX: Box = { x: -22, y: -75, width: 44, height: 44 };

/** What is behind the face. */
const grounds: { readonly [W in Who]: string } = {
  'spider-man': '#3b6fc9',
  police: '#6f8fd0',
  octopus: '#c07a2c',
  goblin: '#c2672e',
  rhino: '#7a5a4a',
  electro: '#2b5f8a',
  venom: '#7a6aa8',
  scorpion: '#8a6a3a',
  vulture: '#a0553a',
  lizard: '#7a4a6a',
  jameson: '#7a6a5a',
  'mary-jane': '#5a7a8a',
  'aunt-may': '#7a8a5a',
  'black-cat': '#6a3a5a',
  stacy: '#4a5a3a',
  dewolff: '#6a5a3a',
};

const ground = (colour: string): string =>
  flat('M-60-110H60V20H-60z', colour) + flat('M-60 20L60-80V20z', '#0b0718', 0.2);

const NOBODY =
  ground('#3a3744') +
  mass('M-22-20Q-22-38 0-39 22-38 22-20z', '#5a5670') +
  mass('M0-66Q12-66 12-53 11-40 0-38-11-40-12-53-12-66 0-66z', '#66627c');

/** Whom one knows by what surrounds their head stands a step further back. */
const FURTHER: ReadonlySet<Who> = new Set(['octopus', 'rhino', 'electro', 'scorpion', 'vulture', 'goblin']);

const markups = once((who: Who | 'nobody') =>
  who === 'nobody'
    ? NOBODY
    : ground(grounds[who]) + placed(drawnOf(who), FURTHER.has(who) ? 'translate(0 -8) scale(.76)' : 'translate(0 2)'),
);

/** A face for rail, dock and cars; without a role, a seat that nobody has taken yet. */
export function Portrait({ who }: { readonly who: Who | null }) {
  return <Drawing markup={markups(who ?? 'nobody')} box={BOX} />;
}
