import type { CardId } from '../ids.ts';
import type { Content, Figure } from '../spec.ts';
import { type M, isOpen, powerBits } from './table.ts';

/**
 * What the moves of a figure depend on, as numbers. The same question is asked for the options, for their check and for
 * the answer: whoever has worked out a list keeps it until something of this has changed.
 */
export class Situation {
  private content: Content | null = null;
  private readonly noted = new Int32Array(128);
  private readonly cards: (CardId | null)[] = Array.from({ length: 64 }, () => null);

  /** Whether all stands as it did at the last call; if not, it is noted as it stands now. */
  isKnown(m: M, figure: Figure, from: number, budget: number, isHyper: boolean): boolean {
    const { noted, cards } = this;
    const { figures, glyphs, players } = m.state;
    const where = ((from * 256 + budget) * 2 + (isHyper ? 1 : 0)) * 2 + (isOpen(m) ? 1 : 0);
    const who = ((figure.carries.length * 8 + figure.controller) * 8 + (players[1] ?? 0)) * 64 + figures.length;
    const bits = powerBits(m, figure);
    let changed = ((noted[0] ?? 0) ^ where) | ((noted[1] ?? 0) ^ bits) | ((noted[2] ?? 0) ^ who);
    if (this.content !== m.content) changed = 1;
    this.content = m.content;
    noted[0] = where;
    noted[1] = bits;
    noted[2] = who;
    let at = 3;
    for (let i = 0; i < figures.length; i++) {
      const one = figures[i] as Figure;
      const value = ((one.cell === null ? 256 : one.cell) * 8 + one.controller) * 2 + (one === figure ? 1 : 0);
      changed |= (noted[at] ?? 0) ^ value;
      noted[at++] = value;
      if (cards[i] !== one.card) {
        cards[i] = one.card;
        changed = 1;
      }
    }
    for (let i = 0; i < glyphs.length; i++) {
      const value = glyphs[i]?.at ?? -1;
      changed |= (noted[at] ?? 0) ^ value;
      noted[at++] = value;
    }
    return changed === 0;
  }

  forget(): void {
    this.content = null;
  }
}
