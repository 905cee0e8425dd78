import { type Depth, deepen, spread } from '../../../bots/deepen.ts';
import { first } from '../../../bots/options.ts';
import { Sight } from '../../../bots/sight.ts';
import type { Companion, Seen } from '../../../engine/box.ts';
import type { Action, SpiderMan } from '../spec.ts';
import { judgement } from './features.ts';
import { type Sight as Eyes, sightOf } from './sight.ts';
import { yardstick } from './yardstick.ts';
import { driveDice, driveOn, policeTurn } from './companion/police.ts';
import { spiderGoals, spiderTurn } from './companion/spider-man.ts';
import { moveDice, walk } from './companion/steps.ts';
import { aimOf, villainTurn } from './companion/villain.ts';
import { missionRate } from './companion/rate.ts';
import { declare, react, luck } from './companion/windows.ts';
import { pass } from './yardstick/windows.ts';

/**
 * Plays beside people: by points per turn, with ways over several turns, the odds of dice and what an answer costs. What is
 * not weighed here is answered as the yardstick does, and by a beginner everything: it looks at what lies there.
 */
export const companion: Companion<SpiderMan> = (seen, level = 'companion') => {
  const { options } = seen.prompt;
  if (options.length === 1) return first(options);
  const usual = (level === 'beginner' ? null : answer(seen)) ?? yardstick(seen);
  const isTried = level === 'expert' && seen.prompt.step === 'turn/act';
  return isTried ? deepen(seen, level, spread(options, usual, MOST), ROUND) : usual;
};

/** What an expert tries beside the usual answer. */
const MOST = 6;

/** Until the seat is asked for its next turn, all of them companions. */
const ROUND: Depth<SpiderMan> = {
  judgement,
  plays: (m, seat, asked, rng) => {
    const seen = new Sight(m, seat, asked, rng, () => false);
    return answer(seen) ?? yardstick(seen);
  },
  horizon: m => {
    const { round, active } = m.state;
    return () => m.state.round > round && m.state.active === active;
  },
  worlds: 12,
  first: 3,
  margin: 0.01,
};

function answer({ view, prompt, seat }: Seen<SpiderMan>): Action | null {
  const { options, step } = prompt;
  if (view.phase === 'setup') return null;
  const s = sightOf(view, seat);
  const { role } = s.me;
  if (role === 'police') return policeAnswer(s, step, options);
  const goals = () => (role === 'spider-man' ? spiderGoals(s) : aimOf(s).goals);
  switch (step) {
    case 'turn/act':
      return role === 'spider-man' ? spiderTurn(s, options) : villainTurn(s, options);
    case 'movement/declare':
      return moveDice(s, options, goals());
    case 'movement/walk':
      return options.find(({ type }) => type === 'tracer') ?? walk(s, options, goals());
    case 'attack/declare':
      return declare(s, options);
    case 'reaction/choose':
      return role === 'spider-man' ? null : react(s, options);
    case 'roll/luck':
      return luck(s, options);
    case 'kingpin/ask':
      return missionRate(s) < 2.6 ? (options.find(o => o.type === 'replace') ?? null) : pass(options);
    default:
      return null;
  }
}

function policeAnswer(s: Eyes, step: string, options: readonly Action[]): Action | null {
  switch (step) {
    case 'turn/act':
      return policeTurn(s, options);
    case 'drive/declare':
      return driveDice(s, options);
    case 'drive/drive':
      return driveOn(s, options);
    default:
      return null;
  }
}
