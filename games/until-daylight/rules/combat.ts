import { again, call, decide, emit, flow, goTo, nobody } from '../../../engine/flow.ts';
import type { Seat } from '../../../engine/types.ts';
import { perkCards } from '../cards/perks.ts';
import type { Turn } from '../cards/special.ts';
import { othersTurnCards, turnCards } from '../cards/specials.ts';
import { perksOf } from '../content/characters.ts';
import { type PerkAt, perks } from '../content/perks.ts';
import { recipes } from '../content/recipes.ts';
import { rubble } from '../content/rubble.ts';
import type { RuleId } from '../ids.ts';
import type { Action, UntilDaylight } from '../spec.ts';
import { attackBar, attacks, declare } from './attack.ts';
import { attackPreview } from './attack-previews.ts';
import { craft, craftBar, craftPreview, crafts } from './craft.ts';
import { guarded } from './forecast.ts';
import { holds } from './inventory.ts';
import { winIfLineIsClear } from './life.ts';
import { isEnemyInFight } from './line.ts';
import { openPerk, perkBar, perksAt, usePerk } from './perks.ts';
import {
  OTHERS_TURN_CARDS,
  TURN_CARDS,
  holdsAny,
  othersTurnCardOf,
  payFor,
  pricePreview,
  turnCardOf,
} from './specials.ts';
import { type M, characterOf, clockwise, player } from './table.ts';

export const combat = flow<UntilDaylight, 'combat'>({
  turns(m, f) {
    if (f.turn >= m.content.seats) return;
    const seat = (m.state.first + f.turn) % m.content.seats;
    f.turn++;
    emit(m, { type: 'turnStarted', seat });
    call(m, 'turn', { seat, actions: 1, asked: 0 });
    again(m, f);
  },
  enemies(m) {
    const queue = m.state.line.filter(isEnemyInFight).map(foe => foe.id);
    call(m, 'enemies', { queue, pointer: m.state.holder ?? m.state.first });
  },
  /** Cards out of the fight return, reductions lapse, and dawn may break (UD-ROUND-03). */
  close(m) {
    const { state } = m;
    const back = state.line.filter(foe => foe.out);
    for (const foe of back) foe.out = false;
    if (back.length > 0) emit(m, { type: 'backInTheFight', foes: back.map(foe => foe.id) });
    state.supply.grenade = recipes.grenade.tokens;
    for (const p of state.players) p.shield = 0;
    winIfLineIsClear(m);
  },
});

export const turn = flow<UntilDaylight, 'turn'>({
  act: decide({
    rule: 'UD-COMBAT-02',
    who: (_m, f) => [f.seat],
    options: (m, f) => turnOptions(m, f),
    bar: (m, f, action) => turnBar(m, f, action),
    preview: (m, f, action) => {
      if (action.type === 'attack') return attackPreview(m, f.seat, action);
      if (action.type === 'craft') return craftPreview(m, f.seat, action);
      const card = turnCardOf(action);
      if (card) return pricePreview(m, f.seat, card);
      const perk = perkOf(m, f.seat, action);
      const whom = 'seat' in action ? action.seat : f.seat;
      return perk ? guarded(m, whom, then => perkCards[perk].use(then, f.seat, whom)) : null;
    },
    apply(m, f, action) {
      if (action.type === 'end') return;
      again(m, f);
      act(m, f, action);
    },
  }),
  whenEnding: decide({
    rule: 'UD-SPEC-ENC-01',
    who: (m, f) => {
      const seat = encourager(m, f);
      return seat === null ? nobody : [seat];
    },
    options: (m, _f, seat) => {
      const p = player(m, seat);
      const found: Action[] = [];
      for (const card of OTHERS_TURN_CARDS) if (holds(p, card)) found.push({ type: rubble[card].action });
      found.push({ type: 'pass' });
      return found;
    },
    apply(m, f, action, seat) {
      f.asked = (seat - f.seat + m.content.seats) % m.content.seats;
      again(m, f);
      const card = othersTurnCardOf(action);
      if (!card) return;
      payFor(m, seat, card, f.seat);
      othersTurnCards[card].play(m, f, seat);
      f.asked = 0;
      goTo(f, 'act');
    },
  }),
});

/** The next seat clockwise that could encourage this turn and has not been asked (UD-SPEC-ENC-02). */
function encourager(m: M, f: Turn): Seat | null {
  for (let i = f.asked + 1; i < m.content.seats; i++) {
    const seat = (f.seat + i) % m.content.seats;
    if (holdsAny(player(m, seat), OTHERS_TURN_CARDS)) return seat;
  }
  return null;
}

function turnOptions(m: M, f: Turn): Action[] {
  const { seat } = f;
  const p = player(m, seat);
  const { crafting, turn: guards } = perksOf[characterOf(m, seat)];
  const found: Action[] = f.actions > 0 ? attacks(m, seat) : [];
  if (f.actions > 0 || (crafting.length > 0 && openPerk(m, seat, 'crafting'))) found.push(...crafts(m, f));
  for (const card of TURN_CARDS) if (holds(p, card)) found.push({ type: rubble[card].action });
  for (const perk of guards) if (!perkCards[perk].isIdle?.(m)) found.push(...uses(m, seat, perk));
  found.push({ type: 'end' });
  return found;
}

/** The ways to use a perk of the turn: on oneself, or on every seat that could be meant. */
function uses(m: M, seat: Seat, perk: PerkAt<'turn'>): Action[] {
  const use = perks[perk];
  if (!('asks' in use)) return [{ type: use.action }];
  return clockwise(m, seat).map(other => ({ type: use.action, seat: other }));
}

function perkOf(m: M, seat: Seat, action: Action): PerkAt<'turn'> | null {
  for (const perk of perksAt(m, seat, 'turn')) if (perks[perk].action === action.type) return perk;
  return null;
}

function turnBar(m: M, f: Turn, action: Action): RuleId | null {
  if (action.type === 'attack') return attackBar(m, f.seat, action);
  if (action.type === 'craft') return craftBar(m, f, action);
  const perk = perkOf(m, f.seat, action);
  return perk ? (perkCards[perk].bar?.(m, f.seat) ?? perkBar(m, f.seat, perk)) : null;
}

function act(m: M, f: Turn, action: Action): void {
  if (action.type === 'attack') {
    f.actions--;
    return declare(m, f.seat, action);
  }
  if (action.type === 'craft') {
    const free = action.workshop ? openPerk(m, f.seat, 'crafting') : null;
    if (free) usePerk(m, f.seat, free);
    else f.actions--;
    return craft(m, f.seat, action);
  }
  const card = turnCardOf(action);
  if (card) {
    payFor(m, f.seat, card);
    return turnCards[card].play(m, f);
  }
  const perk = perkOf(m, f.seat, action);
  if (!perk) throw new Error(`${action.type} is no part of a turn`);
  const target = 'seat' in action ? action.seat : null;
  usePerk(m, f.seat, perk, target);
  perkCards[perk].use(m, f.seat, target ?? f.seat);
}
