import { again, call, decide, emit, flow, goTo, nobody } from '../../../engine/flow.ts';
import type { Frame, Seat } from '../../../engine/types.ts';
import type { RuleId } from '../spec.ts';
import { PRICE } from '../content/numbers.ts';
import { recipes } from '../content/recipes.ts';
import type { Action, UntilDaylight } from '../spec.ts';
import { attackBar, attackPreview, attacks, declare } from './attack.ts';
import { craft, craftBar, crafts } from './craft.ts';
import { spend } from './discard.ts';
import { holds } from './inventory.ts';
import { pricePreview, suffer, winIfLineIsClear } from './life.ts';
import { isEnemyInFight } from './line.ts';
import { canUse, perkBar, usePerk } from './perks.ts';
import { type M, characterOf, clockwise, isSolo, player } from './table.ts';

type Turn = Frame<UntilDaylight, 'turn'>;

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
      if (action.type === 'drink') return pricePreview(m, f.seat);
      return action.type === 'attack' ? attackPreview(m, f.seat, action) : null;
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
    options: () => [{ type: 'encourage' as const }, { type: 'pass' as const }],
    apply(m, f, { type }, seat) {
      f.asked = (seat - f.seat + m.content.seats) % m.content.seats;
      again(m, f);
      if (type === 'pass') return;
      spend(m, seat, 'encouragement', 'used');
      emit(m, { type: 'specialPlayed', seat, card: 'encouragement' });
      takeWave(m, seat, 'encouragement');
      f.actions++;
      f.asked = 0;
      goTo(f, 'act');
    },
  }),
});

/** The next seat clockwise that could encourage this turn and has not been asked (UD-SPEC-ENC-02). */
function encourager(m: M, f: Turn): Seat | null {
  for (let i = f.asked + 1; i < m.content.seats; i++) {
    const seat = (f.seat + i) % m.content.seats;
    if (holds(player(m, seat), 'encouragement')) return seat;
  }
  return null;
}

function takeWave(m: M, seat: Seat, by: 'encouragement' | 'human-shield'): void {
  if (m.state.holder === seat) return;
  m.state.holder = seat;
  emit(m, { type: 'waveTaken', seat, by });
}

function turnOptions(m: M, f: Turn): Action[] {
  const { seat } = f;
  const found: Action[] = f.actions > 0 ? attacks(m, seat) : [];
  if (f.actions > 0 || canUse(m, seat, 'workshop')) found.push(...crafts(m, f));
  if (holds(player(m, seat), 'energy-drink')) found.push({ type: 'drink' });
  if (characterOf(m, seat) === 'pillar') {
    if (!isSolo(m)) found.push({ type: 'humanShield' });
    for (const other of clockwise(m, seat)) found.push({ type: 'holdTheLine', seat: other });
  }
  found.push({ type: 'end' });
  return found;
}

function turnBar(m: M, f: Turn, action: Action): RuleId | null {
  switch (action.type) {
    case 'attack':
      return attackBar(m, f.seat, action);
    case 'craft':
      return craftBar(m, f, action);
    case 'humanShield':
      return m.state.holder === f.seat ? 'UD-CHAR-PILLAR-02' : perkBar(m, f.seat, 'human-shield');
    case 'holdTheLine':
      return perkBar(m, f.seat, 'hold-the-line');
    default:
      return null;
  }
}

function act(m: M, f: Turn, action: Action): void {
  switch (action.type) {
    case 'attack':
      f.actions--;
      declare(m, f.seat, action);
      break;
    case 'craft':
      if (action.workshop) usePerk(m, f.seat, 'workshop');
      else f.actions--;
      craft(m, f.seat, action);
      break;
    case 'drink':
      spend(m, f.seat, 'energy-drink', 'used');
      emit(m, { type: 'specialPlayed', seat: f.seat, card: 'energy-drink' });
      suffer(m, f.seat, PRICE, 'energyDrink');
      f.actions++;
      break;
    case 'humanShield':
      usePerk(m, f.seat, 'human-shield');
      takeWave(m, f.seat, 'human-shield');
      player(m, f.seat).shield += 1;
      break;
    case 'holdTheLine':
      usePerk(m, f.seat, 'hold-the-line', action.seat);
      player(m, action.seat).shield += 2;
      break;
    default:
      throw new Error(`${action.type} is no part of a turn`);
  }
}
