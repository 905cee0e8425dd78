import { again, call, decide, emit, finish, flow, nearest, nobody } from '../../../engine/flow.ts';
import type { Seat } from '../../../engine/types.ts';
import { type CombatId, combatCards } from '../content/combat.ts';
import { horde, hordeKinds } from '../content/horde.ts';
import { TRAP_DAMAGE } from '../content/numbers.ts';
import type { UntilDaylight } from '../spec.ts';
import { discardCombat, drawCombatCards } from './combat-deck.ts';
import { type EnemyAttack, damageWith } from './enemy-damage.ts';
import { openLuckWindow } from './luck.ts';
import { suffer, winIfLineIsClear } from './life.ts';
import { hurt, isDead, removeDead } from './line.ts';
import { reach } from './attack-damage.ts';
import { loseRandomCard } from './loss.ts';
import { type M, clockwise, foeById, foeInLine, isEnemy, kindOf, nextSeat, player, previousSeat } from './table.ts';
import type { Foe } from '../seen.ts';

/** Left to right, each enemy that is still there attacks once (UD-AI-01..02). */
export const enemies = flow<UntilDaylight, 'enemies'>({
  next(m, f) {
    const foe = f.queue.shift();
    if (foe === undefined) return;
    again(m, f);
    if (foeById(m, foe)) call(m, 'enemyAttack', { foe, seat: null, survivor: null, drawn: [], kept: null });
  },
});

export const leftmostSurvivor = (m: M): Foe | null => m.state.line.find(foe => !isEnemy(foe)) ?? null;

export const enemyAttack = flow<UntilDaylight, 'enemyAttack'>({
  /** The leftmost Survivor, else the next seat; the pointer moves whatever comes of it (UD-AI-03..05). */
  aim(m, f) {
    const survivor = leftmostSurvivor(m);
    if (survivor) f.survivor = survivor.id;
    else {
      const order = nearest(m, 'enemies');
      f.seat = order.pointer;
      order.pointer = nextSeat(m, order.pointer);
    }
    const { card } = foeInLine(m, f.foe);
    emit(m, { type: 'enemyAttacked', foe: f.foe, card, seat: f.seat, survivor: f.survivor });
  },
  /** One after another, until the attacker is dead or no Trap is left (UD-TOK-TRAP-01). */
  traps(m, f) {
    if (f.seat === null) return;
    const p = player(m, f.seat);
    const foe = foeInLine(m, f.foe);
    while (p.traps > 0 && !isDead(foe)) {
      p.traps--;
      m.state.supply.trap++;
      emit(m, { type: 'trapSprung', seat: f.seat, foe: f.foe });
      hurt(m, foe, TRAP_DAMAGE, 'trap');
    }
    if (!isDead(foe)) return;
    removeDead(m);
    winIfLineIsClear(m);
    finish(f);
  },
  draw(m, f) {
    const { card } = foeInLine(m, f.foe);
    const drawn = drawCombatCards(m, f.drawn, horde[card].cards);
    if (drawn.length > 0) emit(m, { type: 'combatDrawn', by: null, enemy: card, cards: drawn });
  },
  luck(m, f) {
    openLuckWindow(m, f.drawn, concerned(m, f));
  },
  /** The hardest card counts; a tie that makes a difference is broken by the victim (UD-AI-08). */
  keep: decide({
    rule: 'UD-AI-08',
    lone: true,
    who: (m, f) => {
      const tied = hardest(m, f);
      if (isHarmlessTie(tied)) return nobody;
      return [concerned(m, f)];
    },
    options: (m, f) => {
      const tied = hardest(m, f);
      return tied.filter((card, i) => tied.indexOf(card) === i).map(card => ({ type: 'choose' as const, card }));
    },
    apply(_m, f, { card }) {
      f.kept = card;
    },
  }),
  strike(m, f) {
    f.kept ??= hardest(m, f)[0] ?? null;
    if (f.kept) emit(m, { type: 'combatChosen', by: null, enemy: foeInLine(m, f.foe).card, card: f.kept });
    if (f.seat === null) strikeSurvivor(m, f);
    else strikeSeat(m, f, f.seat);
  },
  /** Self damage, then the dead leave and the cards go to the discard (UD-AI-13). */
  close(m, f) {
    if (f.kept) hurt(m, foeInLine(m, f.foe), combatCards[f.kept].self, 'selfDamage');
    removeDead(m);
    discardCombat(m, f.drawn);
    f.drawn = [];
    winIfLineIsClear(m);
  },
});

/** The seat that Luck and ties ask first: the target, or the holder where a Survivor is targeted. */
const concerned = (m: M, f: EnemyAttack): Seat => f.seat ?? m.state.holder ?? m.state.first;

/** The drawn cards that do the greatest damage to the target, in the order of drawing (UD-RULING-31). */
function hardest(m: M, f: EnemyAttack): CombatId[] {
  let best = -1;
  for (const card of f.drawn) best = Math.max(best, damageWith(m, f, card));
  return f.drawn.filter(card => damageWith(m, f, card) === best);
}

function isHarmlessTie(tied: readonly CombatId[]): boolean {
  const first = tied[0];
  if (first === undefined) return true;
  const { area, self } = combatCards[first];
  return tied.every(card => combatCards[card].area === area && combatCards[card].self === self);
}

function strikeSurvivor(m: M, f: EnemyAttack): void {
  const survivor = foeInLine(m, f.survivor ?? -1);
  const damage = damageWith(m, f, f.kept);
  const area = areaOf(f);
  if (damage === 0) emit(m, { type: 'attackMissed', foe: f.foe, seat: null });
  hurt(m, survivor, damage, 'attack');
  for (const foe of reach(m, survivor)) hurt(m, foe, area, 'area');
}

const areaOf = (f: EnemyAttack): number => (f.kept ? combatCards[f.kept].area : 0);

function strikeSeat(m: M, f: EnemyAttack, seat: Seat): void {
  const hit: Seat[] = [];
  const damage = damageWith(m, f, f.kept);
  player(m, seat).shield = 0;
  if (damage === 0) emit(m, { type: 'attackMissed', foe: f.foe, seat });
  else if (isAbsorbed(m, f, seat, damage)) m.state.supply.barricade++;
  else {
    suffer(m, seat, damage, 'enemy');
    hit.push(seat);
  }
  const area = areaOf(f);
  for (const beside of area > 0 ? seatsBeside(m, seat) : []) {
    suffer(m, beside, area, 'area');
    hit.push(beside);
  }
  if (hordeKinds[kindOf(foeInLine(m, f.foe))].steals)
    for (const victim of clockwise(m, seat)) if (hit.includes(victim)) loseRandomCard(m, victim, 'looter');
}

/** A Barricade takes all of it and breaks; Brutes do not care (UD-TOK-BAR-01, UD-TOK-BAR-03). */
function isAbsorbed(m: M, f: EnemyAttack, seat: Seat, absorbed: number): boolean {
  const p = player(m, seat);
  if (p.barricades === 0 || hordeKinds[kindOf(foeInLine(m, f.foe))].breaksThrough) return false;
  p.barricades--;
  emit(m, { type: 'barricadeBroken', seat, foe: f.foe, absorbed });
  return true;
}

/** Both neighbours at the table; with two players the other one once, alone nobody (UD-AREA-02..04). */
function seatsBeside(m: M, seat: Seat): Seat[] {
  const beside = [previousSeat(m, seat), nextSeat(m, seat)].filter(other => other !== seat);
  return beside[0] === beside[1] ? beside.slice(0, 1) : beside;
}
