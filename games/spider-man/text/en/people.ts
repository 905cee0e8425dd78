import type { CharacterId, RoleId } from '../../ids.ts';

const THE: { readonly [R in RoleId | CharacterId]: string } = {
  'spider-man': 'Spider-Man',
  police: 'the Police',
  octopus: 'Doctor Octopus',
  goblin: 'the Green Goblin',
  rhino: 'the Rhino',
  electro: 'Electro',
  venom: 'Venom',
  scorpion: 'the Scorpion',
  vulture: 'the Vulture',
  lizard: 'the Lizard',
  jameson: 'J. J. Jameson',
  'mary-jane': 'Mary Jane',
  'aunt-may': 'Aunt May',
  'black-cat': 'Black Cat',
  stacy: 'Captain Stacy',
  dewolff: 'Captain DeWolff',
};

export const the = (who: RoleId | CharacterId): string => THE[who];
