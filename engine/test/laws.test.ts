import { describe, expect, test } from 'vitest';
import { again, end, within } from '../flow.ts';
import { freeMovesLeaveAnAnswer, loneAnswersStayAlone, loneAnswersWait } from '../testing/free-moves.ts';
import type { LawsOptions } from '../testing/given.ts';
import {
  askingChangesNothing,
  concessionsAreTrue,
  copiesAreIndependent,
  everyOfferIsTaken,
  matchesEnd,
  onlyOffersAreTaken,
  openTablesShowTheSame,
  optionsAreDistinct,
  viewsAreTheirOwn,
} from '../testing/laws.ts';
import {
  choicesStaySecret,
  eventsLeakNothing,
  guessesTellNothing,
  guessesVary,
  loneAnswersTellNothing,
  surprisesAreCounted,
  viewsLeakNothing,
  worldsAgree,
} from '../testing/secrecy.ts';
import { copy } from '../plain.ts';
import { reveal } from '../chance.ts';
import { complete } from '../testing/scene.ts';
import type { Decision, FreeMoves, Game, Match, Step } from '../types.ts';
import { duel } from './toys/duel.ts';
import { type D, KING, handOf, other } from './toys/duel-spec.ts';
import { duelLaws } from './toys/duel-laws.ts';

// The laws bite: each one is broken on purpose, by the mistakes that authors make.

const options: LawsOptions<D> = { ...duelLaws, setups: [complete(duel, { seats: 2 })], runs: 10, seed: 1 };
type Change<S> = (step: S) => S;
type Choice = Decision<D, 'round', D['action']>;

/** The duel with one step of its round played otherwise. */
function withStep(name: D['frames']['round']['at'], change: Change<Step<D, 'round'>>): Game<D> {
  const { round } = duel.flows;
  const old = round.steps[name];
  if (!old) throw new Error(`no step ${name}`);
  const steps = { ...round.steps, [name]: { ...old, step: change(old.step) } };
  return { ...duel, flows: { ...duel.flows, round: { ...round, steps } } };
}
const withChoice = (change: Change<Choice>): Game<D> =>
  withStep('choose', step => (typeof step === 'function' ? step : change(step)));
const withState = (change: (m: Match<D>) => void): Game<D> =>
  withStep('show', step => (m, f) => {
    if (typeof step === 'function') step(m, f);
    change(m);
  });

function withFree(moves: FreeMoves<D>['options']): Game<D> {
  if (!duel.free) throw new Error('the duel has free moves');
  return { ...duel, free: { ...duel.free, options: moves } };
}

const doubled = withChoice(d => ({
  ...d,
  options: (m, f, seat) => [...d.options(m, f, seat), ...d.options(m, f, seat)],
}));
const nothing = withChoice(d => ({ ...d, options: (m, f, seat) => (m.state.round < 3 ? d.options(m, f, seat) : []) }));
const freeAnswer = withChoice(d => ({
  ...d,
  options: (m, f, seat) => [...d.options(m, f, seat), { type: 'raise', card: handOf(m, seat)[0] ?? 0 }],
}));
let looks = 0;
const fickle = withChoice(d => ({ ...d, bar: () => (looks++ % 3 === 0 ? 'DUEL-KING' : null) }));
const unlike = withChoice(d => ({
  ...d,
  options: (m, f, seat) => d.options(m, f, seat).map(action => Object.assign(action, { worth: Number('six') })),
}));
const shallow: Game<D> = { ...duel, clone: s => ({ ...s }) };
const forgetful: Game<D> = { ...duel, clone: s => ({ ...copy(s), scores: [0, 0] }) };
const hoarding = withState(m => Object.assign(m.state, { index: new Map([[m.state.round, handOf(m, 0).length]]) }));
const counting = withState(m => void (m.state.round = Number('second')));
const nosy = withChoice(d => ({ ...d, preview: m => ({ weaker: m.state.round++, of: 1 }) }));
const sorting = withChoice(d => ({
  ...d,
  options: (m, f, seat) => (handOf(m, seat).reverse(), d.options(m, f, seat)),
}));
const lending: Game<D> = { ...duel, view: (m, seat) => ({ ...duel.view(m, seat), discard: m.state.discard }) };
const mapped: Game<D> = { ...duel, view: (m, seat) => Object.assign(duel.view(m, seat), { extra: new Set([1]) }) };
const resigned: Game<D> = { ...duel, concede: () => ({ reason: 'resigned', scores: [0, 0] }) };
const openHands: Game<D> = {
  ...duel,
  view: (m, seat) => Object.assign(duel.view(m, seat), { theirs: seat === null ? [] : [...handOf(m, other(seat))] }),
};
const openChoice: Game<D> = {
  ...duel,
  view: (m, seat) => ({ ...duel.view(m, seat), chosen: [...(within(m, 'round')?.chosen ?? [])] }),
};
const telling = withChoice(d => ({
  ...d,
  bar: (m, f, a, seat) => (handOf(m, other(seat)).includes(KING) ? 'DUEL-FEAR' : (d.bar?.(m, f, a, seat) ?? null)),
}));
const asking = withChoice(d => ({
  ...d,
  who: (m, f) => {
    const seats = d.who(m, f);
    return seats.length === 2 && handOf(m, 1).includes(KING) ? [0] : seats;
  },
}));
const forgotten = (what: 'hands' | 'deck' | 'choice'): Game<D> => ({
  ...duel,
  guess(m, seat) {
    const before = {
      hands: [...m.state.hands],
      deck: [...m.state.deck],
      chosen: [...(within(m, 'round')?.chosen ?? [])],
    };
    duel.guess(m, seat);
    if (what === 'hands') m.state.hands = before.hands;
    if (what === 'deck') m.state.deck = before.deck;
    const f = within(m, 'round');
    if (what === 'choice' && f) f.chosen = before.chosen;
  },
});
const silent = withStep('refill', step => (m, f) => {
  const before = m.revealed;
  if (typeof step === 'function') step(m, f);
  m.revealed = before;
});
const loud = withChoice(d => ({
  ...d,
  apply(m, f, action, seat) {
    m.hear?.({ type: 'drew', seat: other(seat), card: handOf(m, other(seat))[0] ?? null }, null);
    d.apply(m, f, action, seat);
  },
}));
const telltale = withChoice(d => ({
  ...d,
  apply(m, f, action, seat) {
    if (action.type === 'choose') m.hear?.({ type: 'chose', seat, card: action.card }, null);
    d.apply(m, f, action, seat);
  },
}));
const shouting = withStep('refill', step => (m, f) => {
  if (typeof step === 'function') step(m, f);
  for (const seat of [0, 1]) m.hear?.({ type: 'drew', seat, card: handOf(m, seat).at(-1) ?? null }, null);
});
const strangers = withChoice(d => ({
  ...d,
  apply(m, f, action, seat) {
    m.hear?.({ type: 'fled', seat }, { 2: null });
    d.apply(m, f, action, seat);
  },
}));
/** Whether the other one holds the king, told in ways that no view shows. */
const foretelling = withChoice(d => ({
  ...d,
  preview: (m, _f, _action, seat) => ({ weaker: Number(handOf(m, other(seat)).includes(KING)), of: 1 }),
}));
const hesitant = withChoice(d => ({
  ...d,
  apply(m, f, action, seat) {
    if (handOf(m, 0).includes(KING)) reveal(m);
    d.apply(m, f, action, seat);
  },
}));
const grudging = withStep('show', step => (m, f) => {
  const sum = handOf(m, 0).reduce((all, card) => all + card, 0);
  m.state.scores[0] = (m.state.scores[0] ?? 0) + (sum % 2) / 8;
  if (typeof step === 'function') step(m, f);
});
/** As a shuffle of the true order does. */
const unforgetting: Game<D> = {
  ...duel,
  guess(m, seat) {
    const { deck } = m.state;
    duel.guess(m, seat);
    if (deck.every(card => m.state.deck.includes(card))) m.state.deck = deck.reverse();
  },
};
/** Whoever drops the last card has nothing left to choose. */
const barehanded: Game<D> = withFree((m, seat) => handOf(m, seat).map(card => ({ type: 'drop', card })));
/** Cards can be dropped while the chosen ones lie open, and at no other time. */
const fleeting: Game<D> = withFree((m, seat) =>
  within(m, 'round')?.shown
    ? handOf(m, seat)
        .slice(1)
        .map(card => ({ type: 'drop', card }))
    : [],
);
/** Whoever holds the king has no choice, and is not asked for long. */
const hasty = withChoice(d => ({
  ...d,
  free: false,
  options: (m, f, seat) =>
    d.options(m, f, seat).filter((action, _i, all) => all.length === 1 || !holdsKing(m, seat) || isKing(action)),
}));
const holdsKing = (m: Match<D>, seat: number): boolean => handOf(m, seat).includes(KING);
const isKing = (action: D['action']): boolean => 'card' in action && action.card === KING;
/** Nobody is to wait for free moves, though one who drops a card may choose among more. */
const crowded = withChoice(d => ({
  ...d,
  options: (m, f, seat) => d.options(m, f, seat).slice(0, handOf(m, seat).length % 2 === 1 ? 1 : 2),
}));
const endless = withStep('refill', () => (m, f) => {
  duel.deal(m);
  Object.assign(f, { chosen: [null, null], shown: false, winner: null, at: 'choose' });
});
const lopsided = withState(m => {
  if (m.state.round > 2) end(m, { reason: 'odd', scores: [1] });
});
let moods = 0;
const moody = withState(m => {
  m.state.round += moods++ % 2;
});
const stuck = withState(m => {
  const f = within(m, 'round');
  if (f) again(m, f);
});

/** Why a law says no: a failed property holds the reason as its cause. */
function complaint(run: () => void): string {
  try {
    run();
    return 'none';
  } catch (thrown) {
    const error = thrown as Error;
    return (error.cause instanceof Error ? error.cause : error).message;
  }
}

describe('a law is broken by', () => {
  test.each<[string, (game: Game<D>, given: LawsOptions<D>) => void, Game<D>, string]>([
    ['options that are doubled', optionsAreDistinct, doubled, 'is offered once'],
    ['options that run out', optionsAreDistinct, nothing, 'round/choose offers seat'],
    ['free moves among the options', optionsAreDistinct, freeAnswer, 'raise is a free move'],
    ['a bar that changes its mind', onlyOffersAreTaken, fickle, 'DUEL-KING'],
    ['an option that does not equal itself', everyOfferIsTaken, unlike, 'is taken'],
    ['a free move that takes the last option', freeMovesLeaveAnAnswer, barehanded, 'round/choose offers seat'],
    ['a free move that no lone answer waits for', loneAnswersWait, fleeting, 'round/take passes over the free move'],
    [
      'a free move that gives a lone answer company',
      loneAnswersStayAlone,
      { ...crowded, free: { ...(duel.free as FreeMoves<D>), isUnhurried: true } },
      'more after the free move {"type":"drop"',
    ],
    ['a lone answer that tells a hand', loneAnswersTellNothing, hasty, 'round/choose tells what seat'],
    ['a clone that shares', copiesAreIndependent, shallow, 'a clone is independent'],
    ['a clone that forgets', copiesAreIndependent, forgetful, 'a clone is complete'],
    ['a Map in the state', copiesAreIndependent, hoarding, "expected 'match.0.index' to be null"],
    ['a NaN in the state', copiesAreIndependent, counting, "expected 'match.0.round' to be null"],
    ['a preview that changes something', askingChangesNothing, nosy, 'views, prompts and previews'],
    ['options that change something', askingChangesNothing, sorting, 'views, prompts and previews'],
    ['a view that lends out a part of the state', viewsAreTheirOwn, lending, 'in the view and in the match'],
    ['a view that is not plain', viewsAreTheirOwn, mapped, 'plain data'],
    ['a table that calls itself open', openTablesShowTheSame, { ...duel, isOpen: true }, 'the view of 0'],
    [
      'a duel that calls a defeat shared',
      concessionsAreTrue,
      { ...duel, concession: 'shared' },
      'all lose when seat 0',
    ],
    ['a shared defeat that calls itself one’s own', concessionsAreTrue, resigned, 'all lose when seat 0'],
    ['a view that shows the other hand', viewsLeakNothing, openHands, 'the view of 0'],
    ['a view that shows the secret choice', viewsLeakNothing, openChoice, 'the view of'],
    ['a bar that depends on the other hand', viewsLeakNothing, telling, 'the prompt of'],
    ['who is asked that depends on a hidden hand', viewsLeakNothing, asking, 'the prompt of'],
    ['a guess that forgets the other hand', guessesVary, forgotten('hands'), 'hand of'],
    ['a guess that forgets the deck', guessesVary, forgotten('deck'), 'deck in'],
    ['a guess that forgets the choice on the stack', guessesVary, forgotten('choice'), 'choice of'],
    ['a draw that does not reveal', surprisesAreCounted, silent, 'reveals'],
    ['an event that tells a hidden card', eventsLeakNothing, loud, 'hears of {"type":"choose"'],
    ['an event that tells a face-down choice', choicesStaySecret, telltale, 'hears of {"type":"choose"'],
    ['an event that tells a drawn card', eventsLeakNothing, shouting, 'hears of'],
    ['an event for a seat that is not there', eventsLeakNothing, strangers, 'an event for a seat of the table'],
    ['a guess that shuffles the true order', guessesTellNothing, unforgetting, 'the guess of'],
    ['a preview that knows the other hand', worldsAgree, foretelling, 'preview: what 1 gets does not tell hand of 0'],
    ['an undo limit that depends on a hidden card', worldsAgree, hesitant, 'gets does not tell hand of 0'],
    ['a secret that is counted and kept', worldsAgree, grudging, 'gets does not tell hand of 0'],
    ['a match that goes on for ever', matchesEnd, endless, 'over after 2000 inputs'],
    ['an outcome that leaves a seat out', matchesEnd, lopsided, 'to have a length of 2'],
    ['rules that replay differently', matchesEnd, moody, 'a replay is exact'],
    ['a step that loops', matchesEnd, stuck, 'round/show is still being resolved'],
  ])('%s', (_name, law, broken, why) => {
    expect(
      complaint(() => law(duel, options)),
      'the duel itself obeys',
    ).toBe('none');
    expect(complaint(() => law(broken, options))).toContain(why);
  });
});
