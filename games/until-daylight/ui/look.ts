import type { CSSProperties } from 'react';
import type { Look } from '../../../table/look.ts';
import type { SurfaceProps } from '../../../table/screen/screen-parts.ts';
import type { Item } from '../../../table/origins.ts';
import { weapons } from '../content/weapons.ts';
import type { SeenFoe } from '../seen.ts';
import type { UntilDaylight } from '../spec.ts';
import type { GameTexts } from '../text/shape.ts';
import { words } from './words/words.ts';
import type { CardId } from '../content/cards.ts';

export type Seen = Look<UntilDaylight, GameTexts>;
/** What the surface gets, and its parts. */
export type Shown = SurfaceProps<UntilDaylight, GameTexts>;

/** A card as the page of what is printed and what is ours knows it. */
export const itemOf = (card: CardId | 'wave'): Item => ({ kind: card in weapons ? 'weapons' : 'rubble', id: card });

/** The number under a card of the line: 1 at the left. */
const position = (look: Seen, id: number): number => look.view.line.findIndex(foe => foe.id === id) + 1;

/** `Brute n° 3`, or the bare name where it is the only one of its kind. */
export function foeName(look: Seen, id: number): string {
  const foe = look.view.line.find(one => one.id === id);
  if (!foe) return words[look.language].fallen;
  const isAlone = look.view.line.filter((one: SeenFoe) => one.kind === foe.kind).length === 1;
  const { name } = look.texts.kinds[foe.kind];
  return isAlone ? name : words[look.language].numbered(name, position(look, id));
}

/** How long what happens here lasts. Only where something happens: a change of it styles all that lies within anew. */
export const lasting = (moment: Shown['moment']): CSSProperties =>
  (moment ? { '--ms': `${moment.ms}ms` } : {}) as CSSProperties;
