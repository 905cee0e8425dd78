import type { Look } from '../../../table/look.ts';
import type { SurfaceProps } from '../../../table/screen/screen-parts.ts';
import type { MarvelZombies } from '../spec.ts';
import type { GameTexts } from '../text/shape.ts';

export type Seen = Look<MarvelZombies, GameTexts>;
/** What the surface gets, and its parts. */
export type Shown = SurfaceProps<MarvelZombies, GameTexts>;
