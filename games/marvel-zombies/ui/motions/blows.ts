import type { Missile } from '../../../../table/flight.ts';
import type { HeroId } from '../../ids.ts';

interface Blow {
  readonly what: Missile;
  readonly colour?: string;
}

/** How heroes strike: those they touch, and those further away. */
export const blows: { readonly [H in HeroId]: { readonly near: Blow; readonly far: Blow } } = {
  'spider-man': { near: { what: 'blow' }, far: { what: 'web' } },
  hulk: { near: { what: 'blow', colour: '#b8f29a' }, far: { what: 'ball', colour: '#9a8f83' } },
  vision: { near: { what: 'blow', colour: '#ffe27a' }, far: { what: 'bolt', colour: '#ffd84d' } },
  'black-panther': { near: { what: 'claw', colour: '#cbb8ff' }, far: { what: 'bolt', colour: '#b79bff' } },
  wasp: { near: { what: 'bolt', colour: '#ffd84d' }, far: { what: 'bolt', colour: '#ffd84d' } },
  'winter-soldier': { near: { what: 'blow' }, far: { what: 'bullet' } },
};
