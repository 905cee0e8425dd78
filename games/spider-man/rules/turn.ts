import { turnEnds, turnBegins } from '../cards/events.ts';
import { bonuses } from '../content/cards.ts';
import { refresh } from './tokens.ts';
import { reveal } from '../../../engine/chance.ts';
import { again, call, decide, emit, flow, goTo, nobody } from '../../../engine/flow.ts';
import type { Frame, Seat } from '../../../engine/types.ts';
import { characters } from '../content/characters.ts';
import { KO_CARDS } from '../content/numbers.ts';
import { sheets } from '../content/roles.ts';
import type { Action, SpiderMan } from '../spec.ts';
import type { Piece } from '../seen.ts';
import { declareAttack, declareDrive, declareMove } from './declare.ts';
import { declareBonus, drawCards } from './bonus.ts';
import { playCard, playable } from './cards.ts';
import { handOver, prisonersWith, sortOut } from './custody.ts';
import { callCharacter, callable } from './errands.ts';
import { healing } from './healing.ts';
import { replaceImpossible } from './missions.ts';
import { momentumNow } from './momentum.ts';
import { usePower } from './powers.ts';
import { type M, isVillain, ownFigure, player, spiderSeat, just } from './table.ts';
import { placeTracer, traceableHere } from './tracers.ts';
import { actionPreview } from './action-previews.ts';
import { actions } from './actions.ts';

export const turn = flow<SpiderMan, 'turn'>({
  begin(m, f) {
    begin(m, f.seat);
  },
  /** SM-KO-06. */
  knockedOut: decide({
    rule: 'SM-KO-06',
    isSecret: true,
    who: (m, f) => (ownFigure(m, f.seat)?.ko ? just(f.seat) : nobody),
    options: (m, f): Action[] => {
      const found: Action[] = [{ type: 'recover' }, { type: 'drawThree' }];
      playable(m, f.seat, 'own-turn', found);
      playable(m, f.seat, 'ko-turn', found);
      return found;
    },
    preview: (m, f, action: Action) => actionPreview(m, f.seat, action),
    apply(m, f, action: Action) {
      if (action.type === 'recover') call(m, 'recovery', { seat: f.seat });
      else if (action.type === 'drawThree') call(m, 'koDraw', { seat: f.seat });
      else if (action.type === 'play') {
        playCard(m, f.seat, action.card);
        // Who has got up plays a turn like any other (SM-CARD-18).
        if (ownFigure(m, f.seat)?.ko) again(m, f);
      }
      if (action.type !== 'play') goTo(f, 'close');
    },
  }),
  act: decide({
    rule: 'SM-TURN-04',
    isSecret: true, // one may hold a card, or be where a mission wants one
    who: (m, f) => (isOver(m, f.seat) ? nobody : just(f.seat)),
    options: (m, f): Action[] => actions(m, f.seat),
    preview: (m, f, action: Action) => actionPreview(m, f.seat, action),
    apply(m, f, action: Action) {
      if (action.type === 'end') return;
      if (action.type === 'recover') {
        call(m, 'recovery', { seat: f.seat });
        return;
      }
      again(m, f);
      if (action.type !== 'play' || !bonuses[action.card].moments.includes('recover')) m.state.acted = true;
      act(m, f, action);
    },
  }),
  close(m, f) {
    const { state } = m;
    if (m.hear) emit(m, { type: 'turnEnded', seat: f.seat });
    turnEnds(m, f.seat);
    state.active = (f.seat + 1) % m.setup.seats;
  },
});

/** SM-TURN-01..03, SM-KO-08. */
function begin(m: M, seat: Seat): void {
  const { state } = m;
  reveal(m); // a dead mission may be shown, or may not
  if (seat === spiderSeat(m)) state.round++;
  state.acted = false;
  state.called = [];
  state.smoked = [];
  state.turnOver = false;
  turnBegins(m, seat);
  if (isVillain(player(m, seat).role)) replaceImpossible(m, seat);
  const f = ownFigure(m, seat);
  if (f) f.safe = false;
  if (f?.ko && f.wounds < sheets[f.role].boxes) {
    f.ko = false;
    emit(m, { type: 'wokeUp', role: f.role });
  }
  if (!f?.ko) refresh(m, seat);
  emit(m, {
    type: 'turnStarted',
    seat,
    role: player(m, seat).role ?? 'police',
    round: state.round,
    ko: f?.ko ?? false,
  });
}

/** SM-TURN-10: all markers on 0, and nothing left that is no action. Who holds cards is asked all the same. */
function isOver(m: M, seat: Seat): boolean {
  if (m.state.turnOver) return true;
  const p = player(m, seat);
  if (p.movement > 0 || p.combat > 0 || p.bonus > 0 || p.hand.length > 0) return false;
  return traceableHere(m, seat).length === 0 && callable(m, seat).length === 0;
}

/** A move counts for the very next action (SM-RULING-46); cards, calls and tracers are none. */
const NO_ACTIONS: ReadonlySet<Action['type']> = new Set(['play', 'call', 'tracer']);

function act(m: M, f: Frame<SpiderMan, 'turn'>, action: Action): void {
  const { seat } = f;
  const momentum = momentumNow(m);
  if (!NO_ACTIONS.has(action.type)) f.momentum = null;
  const p = player(m, seat);
  const own: Piece | null = p.role === null || p.role === 'police' ? null : { kind: 'figure', role: p.role };
  const pieceFrom = (from: number | null): Piece =>
    from === null && own ? own : { kind: 'stack', square: from ?? -1 };
  switch (action.type) {
    case 'move':
      if (own?.kind === 'figure') declareMove(m, seat, own.role, false);
      break;
    case 'drive':
      declareDrive(m, seat, action.square, 0, false);
      break;
    case 'fight':
      declareAttack(m, seat, pieceFrom(action.from), 'close', action.target, 0, false, { momentum });
      break;
    case 'capture': {
      const captor = pieceFrom(action.from);
      const before = prisonersWith(m, captor);
      p.combat -= characters[action.character].dice;
      handOver(m, action.character, captor);
      sortOut(m, captor, before);
      break;
    }
    case 'plant':
      p.combat -= 1;
      p.progress.planted.push(action.place);
      emit(m, { type: 'planted', seat, place: action.place });
      break;
    case 'bonus':
      declareBonus(m, seat);
      break;
    case 'power':
      usePower(m, seat, action, false, momentum);
      break;
    case 'play':
      playCard(m, seat, action.card);
      break;
    case 'call':
      callCharacter(m, seat, action.character);
      break;
    case 'tracer':
      placeTracer(m, action.role);
      break;
    default:
      throw new Error(`${action.type} is no action of a turn`);
  }
}

/** SM-REC-01, SM-REC-04, SM-CHAR-03. */
export const recovery = flow<SpiderMan, 'recovery'>({
  heal(m, f) {
    const hurt = ownFigure(m, f.seat);
    if (!hurt) return;
    const healed = healing(m, hurt);
    hurt.wounds -= healed;
    emit(m, { type: 'recovered', role: hurt.role, healed, left: hurt.wounds });
  },
  kits: kitsStep(),
});

/** The three cards of a K.O. turn (SM-KO-07). */
export const koDraw = flow<SpiderMan, 'koDraw'>({
  draw(m, f) {
    drawCards(m, f.seat, KO_CARDS);
  },
  kits: kitsStep(),
});

/** First-aid kits, on top of the recovery (SM-CARD-01). Who holds cards is asked all the same. */
function kitsStep() {
  return decide<SpiderMan, 'recovery' | 'koDraw', Action>({
    rule: 'SM-REC-02',
    isSecret: true,
    who: (m, f) => (player(m, f.seat).hand.length > 0 ? just(f.seat) : nobody),
    options: (m, f): Action[] => {
      const found: Action[] = [{ type: 'end' }];
      playable(m, f.seat, 'recover', found);
      return found;
    },
    apply(m, f, action: Action) {
      if (action.type !== 'play') return;
      playCard(m, f.seat, action.card);
      again(m, f);
    },
  });
}
