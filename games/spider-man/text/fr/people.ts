import { type Forms, feminine, masculine, proper } from '../../../../kit/french.ts';
import type { CharacterId, RoleId } from '../../ids.ts';

const FORMS: { readonly [R in RoleId | CharacterId]: Forms } = {
  'spider-man': proper('Spider-Man'),
  police: feminine('Police'),
  octopus: masculine('Docteur Octopus'),
  goblin: masculine('Bouffon Vert'),
  rhino: masculine('Rhino'),
  electro: proper('Electro'),
  venom: proper('Venom'),
  scorpion: masculine('Scorpion'),
  vulture: masculine('Vautour'),
  lizard: masculine('Lézard'),
  jameson: proper('J. J. Jameson'),
  'mary-jane': proper('Mary Jane'),
  'aunt-may': proper('Tante May'),
  'black-cat': feminine('Chatte Noire'),
  stacy: masculine('capitaine Stacy'),
  dewolff: feminine('capitaine DeWolff'),
};

export const the = (who: RoleId | CharacterId): string => FORMS[who].the;
export const of = (who: RoleId | CharacterId): string => FORMS[who].of;
export const to = (who: RoleId | CharacterId): string => FORMS[who].to;
