import { called } from '../../../../table/called.ts';
import { capital } from '../../../../kit/grammar.ts';
import type { Roll } from '../../../../table/screen/screen-parts.ts';
import { type CombatId, combatCards } from '../../content/combat.ts';
import { horde } from '../../content/horde.ts';
import type { Event } from '../../events.ts';
import { isBadLuck } from '../../text/reading.ts';
import { type Seen } from '../look.ts';

/** The Combat cards drawn last in this phase, and the one that counted; those that lie there yet, or an attack that is only declared, need no tray. */
export function roll(all: readonly Event[], look: Seen): Roll | null {
  const { view, texts } = look;
  if (view.focus && (view.focus.drawn.length > 0 || view.focus.weapon !== null || view.focus.foe !== null)) return null;
  const events = all.slice(all.findLastIndex(({ type }) => type === 'phaseStarted') + 1);
  const at = events.findLastIndex(({ type }) => type === 'combatDrawn');
  const drawn = events[at];
  if (drawn?.type !== 'combatDrawn') return null;
  const after = events.slice(at + 1);
  if (after.some(isBlow)) return null; // another blow, for which none were drawn
  const cards = [...drawn.cards];
  for (const event of after)
    if (event.type === 'combatReplaced' && event.to) cards[cards.indexOf(event.from)] = event.to;
  const chosen = after.find(event => event.type === 'combatChosen');
  const kept = chosen?.type === 'combatChosen' ? cards.indexOf(chosen.card) : -1;
  const dealt = dealtBy(after);
  return {
    title:
      drawn.by === null
        ? drawn.enemy
          ? texts.kinds[horde[drawn.enemy].kind].name
          : ''
        : capital(called(look, drawn.by)),
    pieces: cards.map((card, i) => ({ text: combatCards[card].printed.replace('-', '−'), isLit: i === kept })),
    sum: dealt === null ? null : sumOf(dealt, kept < 0 ? null : (cards[kept] ?? null)),
  };
}

const isBlow = ({ type }: Event): boolean => type === 'attacked' || type === 'enemyAttacked';

/** What the attack came to for which cards were drawn, shared out or not; null where nothing tells it. */
function dealtBy(after: readonly Event[]): number | null {
  let dealt: number | null = null;
  for (const event of after)
    switch (event.type) {
      case 'foeHurt':
        if (event.cause === 'attack') dealt = (dealt ?? 0) + event.amount;
        break;
      case 'damaged':
        if (event.cause === 'enemy') return event.amount;
        break;
      case 'strikeMissed':
      case 'attackMissed':
        return 0;
      case 'turnStarted':
        return dealt;
    }
  return dealt;
}

/** What the card was added to: the weapon or the claws, with all that helps or hinders them. */
function sumOf(amount: number, card: CombatId | null): string {
  const value = card === null ? 0 : combatCards[card].damage;
  if (amount === 0) return '→ 0';
  if (card === null || amount - value < 0) return `= ${amount}`;
  return `${amount - value} ${value < 0 ? '−' : '+'} ${Math.abs(value)} = ${amount}`;
}

/** What somebody wants to know before they decide: what struck or helped them, who fell, how the night went on. */
export function concerns(event: Event, { seat, view }: Seen): boolean {
  switch (event.type) {
    case 'cardDrawn':
      return event.seat === seat && isBadLuck(event.card);
    case 'damaged':
    case 'healed':
    case 'barricadeBroken':
    case 'trapSprung':
    case 'nothingLost':
      return event.seat === seat;
    case 'discarded':
      return (
        event.seat === seat && (event.cause === 'looter' || event.cause === 'crows' || event.cause === 'combatCard')
      );
    case 'given':
    case 'refused':
      return event.to === seat || event.from === seat;
    case 'perkUsed':
      return event.target === seat;
    case 'assaultRevealed':
      return view.focus?.card !== 'wave' || view.focus.seat !== seat; // whoever holds it is asked in the same words
    case 'waveFaced':
    case 'waveTaken':
    case 'hordeArrived':
    case 'foeKilled':
      return true;
    default:
      return false;
  }
}
