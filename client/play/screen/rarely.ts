import { memo } from 'react';
import type { Spec } from '../../../engine/types.ts';
import type { ScreenParts } from '../../../table/screen/screen-parts.ts';

/** What a game draws is the dearest on the page: it is drawn when what it shows has changed, and not otherwise. */
export const rarely = (screen: ScreenParts<Spec>): ScreenParts<Spec> => ({
  ...screen,
  Surface: memo(screen.Surface),
  Own: memo(screen.Own),
  Other: memo(screen.Other),
  ...(screen.Edge && { Edge: memo(screen.Edge) }),
  ...(screen.Beside && { Beside: memo(screen.Beside) }),
});
