import type { HandParts } from '../../../../table/screen/screen-parts.ts';
import type { Zombie15 } from '../../spec.ts';
import type { GameTexts } from '../../text/shape.ts';
import { facts } from './facts.ts';
import { Hand } from './hand.tsx';
import { picture } from './picture.tsx';

export const hand: HandParts<Zombie15, GameTexts> = { Hand, picture, facts };
