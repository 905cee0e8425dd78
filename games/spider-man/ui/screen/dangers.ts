import type { RoleId } from '../../ids.ts';
import type { Piece, Threat } from '../../seen.ts';
import type { Seen } from '../look.ts';
import { screenWords } from '../words/screen.ts';

/** What somebody in contact could do to whoever looks, in their next turn. */
export function dangers(from: Piece, { view, language }: Seen): string[] {
  const found = view.threats.find(threat => isSame(threat.from, from));
  return found ? [screenWords[language].danger(found.dice, found.any, found.ko)] : [];
}

/** The same of a whole seat: the worst of its figure or its cars. */
export const worstOf = ({ view }: Seen, role: RoleId): Threat | null =>
  view.threats
    .filter(({ from }) => (from.kind === 'stack' ? role === 'police' : from.role === role))
    .sort((a, b) => b.any - a.any)[0] ?? null;

const isSame = (a: Piece, b: Piece): boolean =>
  a.kind === 'figure' ? b.kind === 'figure' && a.role === b.role : b.kind === 'stack' && a.square === b.square;
