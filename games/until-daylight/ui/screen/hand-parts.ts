import type { HandParts } from '../../../../table/screen/screen-parts.ts';
import type { UntilDaylight } from '../../spec.ts';
import type { GameTexts } from '../../text/shape.ts';
import { Hand } from './hand.tsx';
import { picture } from './picture.tsx';
import { lifted, targets } from './targets.tsx';

export const hand: HandParts<UntilDaylight, GameTexts> = { Hand, picture, targets, lifted };
