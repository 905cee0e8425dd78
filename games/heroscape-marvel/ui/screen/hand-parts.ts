import type { HandParts } from '../../../../table/screen/screen-parts.ts';
import type { HeroScape } from '../../spec.ts';
import type { GameTexts } from '../../text/shape.ts';
import { facts } from './facts.tsx';
import { Hand } from './hand.tsx';
import { picture } from './picture.tsx';
import { targets } from './targets.tsx';

export const hand: HandParts<HeroScape, GameTexts> = {
  Hand,
  picture,
  facts,
  isOnBoard: ({ type }) => type === 'place' || type === 'walk' || type === 'step' || type === 'fly',
  targets,
};
