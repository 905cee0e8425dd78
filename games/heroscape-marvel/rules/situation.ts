import { CARDS, type CardId } from '../content/cards.ts';
import type { Content, Figure } from '../spec.ts';
import { type M, isOpen, powerBits } from './table.ts';

const NUMBER = Object.fromEntries(CARDS.map((card, i) => [card, i])) as { readonly [C in CardId]: number };

/**
 * What the moves of a figure depend on, as numbers. The same question is asked for the options, for their check and for
 * the answer: whoever has worked out a list keeps it until something of this has changed.
 */
export class Situation {
  private content: Content | null = null;
  private readonly noted = new Int32Array(128);

  /** Whether all stands as it did at the last call; if not, it is noted as it stands now. */
  isKnown(m: M, figure: Figure, from: number, budget: number, isHyper: boolean): boolean {
    const { noted } = this;
    const { figures, glyphs, players } = m.state;
    let same = this.content === m.content ? 0 : 1;
    this.content = m.content;
    let at = 0;
    const note = (value: number): void => {
      same |= (noted[at] as number) ^ value;
      noted[at++] = value;
    };
    note(((from * 256 + budget) * 2 + (isHyper ? 1 : 0)) * 2 + (isOpen(m) ? 1 : 0));
    note(powerBits(m, figure));
    note(((figure.carries.length * 2 + figure.controller) * 2 + players[1]) * 64 + figures.length);
    for (let i = 0; i < figures.length; i++) {
      const one = figures[i] as Figure;
      const cell = one.cell === null ? 256 : one.cell;
      note(((cell * 2 + one.controller) * 2 + (one === figure ? 1 : 0)) * 64 + NUMBER[one.card]);
    }
    for (let i = 0; i < glyphs.length; i++) note(glyphs[i]?.at ?? -1);
    return same === 0;
  }

  forget(): void {
    this.content = null;
  }
}
