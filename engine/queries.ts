import { innermost, nobody } from './flow.ts';
import { freeOf, offered, pending } from './steps.ts';
import type { Asked, Barred, Match, Prompt, Seat, Spec } from './types.ts';

// What can be asked of a match. Nothing here changes it.

/** Who must decide now; empty once the match is over. */
export function deciders<W extends Spec>(m: Match<W>): readonly Seat[] {
  if (m.outcome) return nobody;
  const f = innermost(m);
  return pending(m, f).who(m, f);
}

/** The answers open to a seat that is asked. */
export function options<W extends Spec>(m: Match<W>, seat: Seat): W['action'][] {
  const f = innermost(m);
  return offered(m, f, pending(m, f), seat);
}

/** The moves a seat may make while the table waits, whoever is asked. */
export function freeMoves<W extends Spec>(m: Match<W>, seat: Seat): W['action'][] {
  if (m.outcome) return [];
  return freeOf(m, pending(m, innermost(m)))?.options(m, seat) ?? [];
}

/** Where the table waits, or null once the match is over. */
export function waitingAt<W extends Spec>(m: Match<W>): string | null {
  if (m.outcome) return null;
  const f = innermost(m);
  return `${f.flow}/${f.at}`;
}

/** The question as a seat sees it, with the moves that are open at any time unless nobody wants them. */
export function prompt<W extends Spec>(m: Match<W>, seat: Seat | null, wantsFree = true): Prompt<W> | null {
  if (m.outcome) return null;
  const f = innermost(m);
  const decision = pending(m, f);
  const seats = decision.who(m, f);
  const open: W['action'][] = [];
  const barred: Barred<W>[] = [];
  if (seat !== null && seats.includes(seat))
    for (const action of decision.options(m, f, seat)) {
      const rule = decision.bar?.(m, f, action, seat) ?? null;
      if (rule === null) open.push(action);
      else barred.push({ action, rule });
    }
  return {
    step: `${f.flow}/${f.at}`,
    rule: decision.rule,
    seats,
    options: open,
    free: seat === null || !wantsFree ? [] : freeMoves(m, seat),
    barred,
  };
}

/** The question as a seat sees it that has to answer; null for everybody else. */
export function question<W extends Spec>(m: Match<W>, seat: Seat): Asked<W> | null {
  const seen = prompt(m, seat);
  return seen && isAnswerable(seen) ? seen : null;
}

const isAnswerable = <W extends Spec>(seen: Prompt<W>): seen is Asked<W> => seen.options.length > 0;

/**
 * Whether the page of this seat may take the only answer it is offered: it was the only one for all that others can see,
 * the moment is nobody's choice, and no free move would be passed over.
 */
export function isLone<W extends Spec>(m: Match<W>, seat: Seat, open: readonly W['action'][]): boolean {
  if (open.length !== 1) return false;
  const decision = pending(m, innermost(m));
  if (decision.isSecret || decision.isTimed) return false;
  const free = freeOf(m, decision);
  return !free || free.isUnhurried === true || free.options(m, seat).length === 0;
}

/** What choosing this option would mean, or null where the rules have nothing to show. */
export function preview<W extends Spec>(m: Match<W>, seat: Seat, action: W['action']): W['preview'] | null {
  const f = innermost(m);
  const decision = pending(m, f);
  if (freeOf(m, decision)?.types.includes(action.type)) return null; // the decision does not know free moves
  return decision.preview?.(m, f, action, seat) ?? null;
}

/** Whether the table has this seat. */
export function isSeat<W extends Spec>(m: Match<W>, seat: Seat): boolean {
  return Number.isInteger(seat) && seat >= 0 && seat < m.setup.seats;
}

/** When the next clock event falls, or null. What a rule has made overdue falls now. */
export function due<W extends Spec>(m: Match<W>): number | null {
  const at = m.outcome || m.paused ? null : (m.game.due?.(m) ?? null);
  return at === null ? null : Math.max(at, m.clock);
}
