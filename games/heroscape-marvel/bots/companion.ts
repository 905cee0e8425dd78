import type { Policy, Seen } from '../../../engine/box.ts';
import { type M, figureOf } from '../rules/table.ts';
import type { Action, Figure, HeroScape } from '../spec.ts';
import { draftMeasured } from './companion/draft.ts';
import { takeAlong } from './companion/hunts.ts';
import { placeMarker } from './companion/orders.ts';
import { pricesOf } from './companion/prices.ts';
import { thinkAttack, thinkMove, thinkWho } from './companion/think.ts';
import { greedy } from './greedy.ts';
import type { Weights } from './greedy/moves.ts';
import { inPrices } from './worth.ts';

/** Answers are looked at one by one, so the general fear of the yardstick counts less. */
const EXPERT: Weights = { exposure: 0.08, approach: 3, attack: 1 };
const DISCOVERY: Weights = { exposure: 0.06, approach: 8, attack: 1 };
const AFTERWARDS: Weights = { exposure: 0.2, approach: 1, attack: 0.15 };

/** Plays beside people: weighs each turn by the likely answers, on guesses of the hidden markers, within its budget. */
export const companion: Policy<HeroScape> = seen => {
  const { options, free } = seen.prompt;
  if (options.length === 1 && free.length === 0) return options[0];
  const m = seen.guess();
  return inPrices(pricesOf(m), () => answer(seen, m));
};

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
