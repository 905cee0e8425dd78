import type { Flight, Missile } from '../../../../table/flight.ts';
import type { RoleId } from '../../ids.ts';
import { shotOf } from '../../content/powers.ts';

type Blow = Pick<Flight, 'what' | 'colour'>;

/** How they strike whom they touch. */
const NEAR: { readonly [R in RoleId]: Missile } = {
  'spider-man': 'blow',
  police: 'bullet',
  octopus: 'blow',
  goblin: 'blow',
  rhino: 'blow',
  electro: 'bolt',
  venom: 'claw',
  scorpion: 'claw',
  vulture: 'claw',
  lizard: 'claw',
};

/** What they send further. */
const FAR: { readonly [R in RoleId]: Blow } = {
  'spider-man': { what: 'web' },
  police: { what: 'bullet' },
  octopus: { what: 'ball', colour: '#8fa3b8' },
  goblin: { what: 'ball' },
  rhino: { what: 'ball', colour: '#8fa3b8' },
  electro: { what: 'bolt', colour: '#ffe14d' },
  venom: { what: 'web', colour: '#8d7bb8' },
  scorpion: { what: 'bolt', colour: '#9bf06a' },
  vulture: { what: 'bolt', colour: '#b5f0c0' },
  lizard: { what: 'claw' },
};

/** What is seen of an attack: whoever has a power for it sends something. */
export const blowOf = (role: RoleId, way: string): Blow => (shotOf(way) ? FAR[role] : { what: NEAR[role] });
