import type { Goal } from '../../seen.ts';
import { person } from './cards.ts';
import { plural } from '../../../../kit/english.ts';
import type { MissionId } from '../../ids.ts';

export const missions: { readonly [M in MissionId]: { readonly title: string; readonly about: string } } = {
  M0: {
    title: 'M0 · Tutorial: The Beginning',
    about:
      'Easy, 30 min. Search two blocks, rescue at least one Bystander, then leave together. A Zombie Hero guards the Exit.',
  },
  M1: {
    title: 'M1 · Contamination',
    about: 'Easy, 45 min. Collect the four Objectives, find Pepper Potts and leave together with her.',
  },
  M2: {
    title: 'M2 · Escape to Oscorp',
    about: 'Easy, 45 min. Find the blue and the green key and cross the Wakandan embassy to get out through Oscorp.',
  },
  M3: {
    title: 'M3 · Safe Zone',
    about:
      'Medium, 60 min. Take all Objectives and eliminate every Enemy, down to the last one of the reserve. Two explosives may help.',
  },
  M4: {
    title: 'M4 · Escort',
    about: 'Hard, 45 min. Bring Pepper Potts and J. Jonah Jameson across town; one Super Hero is alone in the street.',
  },
  M5: {
    title: 'M5 · Don’t Worry, Be Happy',
    about: 'Medium, 60 min. Find the remote control that frees Happy Hogan, rescue him and leave together.',
  },
  M6: {
    title: 'M6 · Containment Plan',
    about: 'Medium, 60 min. Lure the spawn points into Oscorp and blow them up before the zombies reach the civilians.',
  },
  M7: {
    title: 'M7 · The Trap',
    about: 'Hard, 45 min. Take the four Objectives, two of which spring the trap, and leave together.',
  },
  M8: {
    title: 'M8 · Technical Support',
    about: 'Hard, 60 min. Bring back the three parts of the teleporter; two of them wake a spawn point.',
  },
};

export function goal({ goal: what, bystander, done, of }: Goal): string {
  const count = of > 1 ? ` (${done}/${of})` : '';
  switch (what) {
    case 'objectives':
      return `Take all Objectives${count}`;
    case 'rescue':
      return `Rescue at least ${plural(of, 'Bystander')}`;
    case 'hold':
      return `Have ${person(bystander)} with you`;
    case 'annihilate':
      return 'Eliminate all Enemies, board and reserve';
    case 'herd':
      return `Bring the red spawn points to the green Zone${count}`;
    case 'console':
      return 'Find the Oscorp console';
    case 'overload':
      return 'Blow up the spawn points';
    default:
      return `Leave with all Super Heroes${count}`;
  }
}
