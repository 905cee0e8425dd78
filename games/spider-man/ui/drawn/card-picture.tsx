import type { BonusId } from '../../content/cards.ts';
import { drawnCards } from './cards.ts';
import { type Box, Drawing } from './drawing.tsx';

const BOX: Box = { x: -36, y: -27, width: 72, height: 54 };

/** What a bonus card shows; or the pile. */
export function CardPicture({ card }: { readonly card: BonusId | 'deck' }) {
  return <Drawing markup={drawnCards[card]} box={BOX} />;
}
