import { type Depth, deepen, spread } from '../../../bots/deepen.ts';
import type { Companion, Seen } from '../../../engine/box.ts';
import { same } from '../../../engine/plain.ts';
import { type M, figureOf } from '../rules/table.ts';
import type { Action, Figure, HeroScape } from '../spec.ts';
import { draftMeasured } from './companion/draft.ts';
import { movesWithHelp, takeAlong } from './companion/hunts.ts';
import { placeMarker } from './companion/orders.ts';
import { pricesOf } from './companion/prices.ts';
import { thinkAttack, thinkMove, thinkWho } from './companion/think.ts';
import { judgement } from './features.ts';
import { greedy } from './greedy.ts';
import type { Weights } from './greedy/moves.ts';
import { valuedAttacks } from './greedy/turn.ts';
import { inPrices } from './worth.ts';

/** Answers are looked at one by one, so the general fear of the yardstick counts less. */
const EXPERT: Weights = { exposure: 0.08, approach: 3, attack: 1 };
const DISCOVERY: Weights = { exposure: 0.06, approach: 8, attack: 1 };
const AFTERWARDS: Weights = { exposure: 0.2, approach: 1, attack: 0.15 };

/** Plays beside people: weighs each turn by the likely answers, on guesses of the hidden markers, within its budget. A beginner follows its first impression. */
export const companion: Companion<HeroScape> = (seen, level = 'companion') => {
  const { options, free } = seen.prompt;
  if (options.length === 1 && free.length === 0) return options[0];
  const m = seen.guess();
  if (level === 'beginner') return greedy(m, seen.seat, seen.prompt.step, options, free);
  return inPrices(pricesOf(m), () => {
    const usual = answer(seen, m);
    return level === 'expert' && TRIED.has(seen.prompt.step) ? deepened(seen, m, usual) : usual;
  });
};

/** What an expert tries out before it answers. */
const TRIED = new Set(['activation/move', 'activation/attack', 'activation/further', 'skirmish/choose']);
const MOST = 5;

/** Until the next turn of the own side begins: the opponent has answered by then. */
const EXCHANGE: Depth<HeroScape> = {
  judgement,
  plays: (m, seat, { step, options, free }) => greedy(m, seat, step, options, free),
  horizon: m => {
    let { active } = m.state;
    let turns = 0;
    return () => {
      if (m.state.active !== active) turns++;
      active = m.state.active;
      return turns >= 2;
    };
  },
  worlds: 16,
  first: 4,
  margin: 0.01,
};

function deepened(seen: Seen<HeroScape>, m: M, usual: Action): Action {
  if (!seen.prompt.options.some(option => same(option, usual))) return usual;
  return deepen(seen, 'expert', spread(promising(m, seen.prompt.options), usual, MOST), EXCHANGE);
}

/** Moves and attacks that promise most at first sight, and whatever else there is to choose. */
function promising(m: M, options: readonly Action[]): readonly Action[] {
  const figure = actor(m);
  if (!figure) return options;
  const moves = movesWithHelp(m, figure, options, m.content.isExpert ? EXPERT : DISCOVERY);
  const valued = moves.length > 0 ? moves : valuedAttacks(m, figure, options);
  return valued.slice(0, MOST + 1).map(({ action }) => action);
}

function answer(seen: Seen<HeroScape>, m: M): Action {
  const { options, step, free } = seen.prompt;
  const plain = greedy(m, seen.seat, step, options, free);
  return free.includes(plain) ? plain : (thought(seen, m) ?? plain);
}

/** What thinking comes to, or null where first impressions are good enough. */
function thought(seen: Seen<HeroScape>, m: M): Action | null {
  const { options, step } = seen.prompt;
  const weights = m.content.isExpert ? EXPERT : DISCOVERY;
  const figure = actor(m);
  switch (step) {
    case 'choice/army': // the heroes of Le génie fou win more often
      return options.find(o => o.type === 'takeArmy' && o.army === 0) ?? null;
    case 'draft/pick':
    case 'serpentine/pick':
      return draftMeasured(m, seen.seat, options);
    case 'round/order':
      return placeMarker(m, seen.seat, options);
    case 'turn/manipulate':
    case 'skirmish/choose':
      return thinkWho(seen, m, weights);
    case 'activation/move':
      return figure && (takeAlong(seen, m, figure) ?? thinkMove(seen, m, figure, weights));
    case 'activation/hyperSpeed':
      return figure && thinkMove(seen, m, figure, AFTERWARDS);
    case 'activation/attack':
    case 'activation/further':
      return figure && thinkAttack(seen, m, figure);
    default:
      return null;
  }
}

function actor(m: M): Figure | null {
  const f = m.stack.at(-1);
  return f?.flow === 'activation' ? figureOf(m, f.figure) : null;
}
