import { type Depth, deepen, spread } from '../../../bots/deepen.ts';
import { first } from '../../../bots/options.ts';
import { Sight } from '../../../bots/sight.ts';
import type { Companion, Seen } from '../../../engine/box.ts';
import type { Action, UntilDaylight } from '../spec.ts';
import { attackStep } from './companion/attack.ts';
import { replaceByLuck, softest } from './companion/enemy.ts';
import { trade } from './companion/exchange.ts';
import { choosePile, faceOrDelay, keepOrLeave } from './companion/search.ts';
import { pickCharacter, pickTough, pickWeapon } from './companion/setup.ts';
import { act, encourage } from './companion/turn.ts';
import { judgement } from './features.ts';
import { yardstick } from './yardstick.ts';

/** Plays beside people: weighs every option by what the enemies' next attacks would then come to. */
export const companion: Companion<UntilDaylight> = (seen, level = 'companion') => {
  const { options, step } = seen.prompt;
  if (options.length === 1) return first(options);
  if (level === 'beginner' && step === 'night/characters') return pickTough(options);
  if (level === 'beginner' && !WISE.has(step)) return yardstick(seen);
  const usual = answer(seen);
  return level === 'expert' && TRIED.has(step) ? deepen(seen, level, spread(options, usual, MOST), NIGHT) : usual;
};

/** A beginner likes whoever lives longest; it arms itself, shares and delays as others do, and else looks at what lies there. */
const WISE = new Set(['night/weapons', 'exchange/trade', 'wave/choose', 'enemyAttack/keep']);

/** What an expert tries out before it answers. */
const TRIED = new Set(['turn/act', 'wave/choose', 'find/keep', 'enemyAttack/keep']);
const MOST = 7;

/** To the end of the round, all of them companions. */
const NIGHT: Depth<UntilDaylight> = {
  judgement,
  plays: (m, seat, asked, rng) => answer(new Sight(m, seat, asked, rng, () => false)),
  horizon: m => {
    const { round } = m.state;
    return () => m.state.round > round;
  },
  worlds: 16,
  first: 4,
  margin: 0.01,
};

function answer({ view, prompt, seat }: Seen<UntilDaylight>): Action {
  const { options } = prompt;
  switch (prompt.step) {
    case 'night/characters':
      return pickCharacter(options);
    case 'night/weapons':
      return pickWeapon(view, seat, options);
    case 'find/keep':
      return keepOrLeave(view, seat, options);
    case 'wave/choose':
      return faceOrDelay(view, seat, options);
    case 'exchange/trade':
      return trade(view, seat, options);
    case 'blackMarket/take':
    case 'rummage/keep':
      return choosePile(view, seat, options);
    case 'turn/act':
      return act(view, seat, options);
    case 'turn/whenEnding':
      return encourage(view, seat, options);
    case 'luck/ask':
      return replaceByLuck(view, options);
    case 'enemyAttack/keep':
      return softest(view, options);
    default:
      return attackStep(view, seat, prompt.step, options);
  }
}
