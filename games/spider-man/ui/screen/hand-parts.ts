import type { HandParts } from '../../../../table/screen/screen-parts.ts';
import type { SpiderMan } from '../../spec.ts';
import type { GameTexts } from '../../text/shape.ts';
import { Hand } from './hand.tsx';
import { HandEdge } from './hand-edge.tsx';
import { picture } from './picture.tsx';
import { targets } from './targets.tsx';

export const hand: HandParts<SpiderMan, GameTexts> = { Hand, Edge: HandEdge, picture, targets };
