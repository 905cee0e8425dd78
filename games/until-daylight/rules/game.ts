import { define } from '../../../engine/flow.ts';
import { SLOTS } from '../content/numbers.ts';
import { guess } from '../guess.ts';
import { options } from '../options.ts';
import { clone } from './clone.ts';
import { SCENARIOS } from '../scenarios/list.ts';
import type { Content, UntilDaylight } from '../spec.ts';
import { view } from '../view.ts';
import { attack } from './attack.ts';
import { blackMarket } from '../cards/black-market.ts';
import { rummage } from '../cards/sticky-fingers.ts';
import { combat, turn } from './combat.ts';
import { enemies, enemyAttack } from './enemies.ts';
import { dropVoidOffers, exchange } from './exchange.ts';
import { freeMoves } from './free-moves.ts';
import { migrate } from './migrate.ts';
import { round } from './round.ts';
import { luck } from './luck.ts';
import { find, search } from './search.ts';
import { deal, night, refuse } from './setup.ts';
import { wave } from './wave.ts';

const EXTRA_LIFE = { normal: 0, easier: 1, harder: -1 } as const;

export const game = define<UntilDaylight>({
  id: 'until-daylight',
  version: 2,
  scenarios: SCENARIOS,
  options,
  refuse,
  first: 'night',
  flows: {
    night,
    round,
    search,
    find,
    wave,
    exchange,
    blackMarket,
    combat,
    turn,
    attack,
    rummage,
    luck,
    enemies,
    enemyAttack,
  },
  content: ({ seats, options: { difficulty } }): Content => ({
    seats,
    slots: seats === 1 ? SLOTS.solo : SLOTS.multi,
    extraLife: EXTRA_LIFE[difficulty],
  }),
  deal,
  isOpen: true,
  view,
  guess,
  free: freeMoves,
  check: dropVoidOffers,
  clone,
  concession: 'shared',
  migrate,
  concede: m => ({ reason: 'conceded', scores: m.state.players.map(() => 0) }),
});
