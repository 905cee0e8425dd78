import { dealAnew } from '../../../engine/chance.ts';
import { define } from '../../../engine/flow.ts';
import { SLOTS } from '../content/numbers.ts';
import { options } from '../options.ts';
import { scenarios } from '../scenarios/standard.ts';
import type { Content, State, UntilDaylight } from '../spec.ts';
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
import { KINDS } from '../ids.ts';

const EXTRA_LIFE = { normal: 0, easier: 1, harder: -1 } as const;

export const game = define<UntilDaylight>({
  id: 'until-daylight',
  version: 2,
  scenarios,
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
  /** Nobody knows the order of the piles, everybody knows what they are made of. */
  guess(m) {
    const { state } = m;
    const reserve = state.reserve.length;
    const hidden = [...state.reserve, ...state.active.filter(card => card !== 'wave')];
    const hasWave = state.active.includes('wave');
    dealAnew(m, hidden);
    state.reserve = hidden.slice(0, reserve);
    state.active = [...hidden.slice(reserve), ...(hasWave ? (['wave'] as const) : [])];
    dealAnew(m, state.active);
    dealAnew(m, state.combatDeck);
    dealAnew(m, state.assaults);
    for (const kind of KINDS) dealAnew(m, state.horde[kind]);
  },
  free: freeMoves,
  check: dropVoidOffers,
  clone,
  concession: 'shared',
  migrate,
  concede: m => ({ reason: 'conceded', scores: m.state.players.map(() => 0) }),
});

/** Profiled: five times the speed of the generic copy. */
function clone(s: State): State {
  return {
    ...s,
    players: s.players.map(p => ({ ...p, items: p.items.slice(), bags: p.bags.map(bag => bag.slice()) })),
    line: s.line.map(foe => ({ ...foe })),
    active: s.active.slice(),
    reserve: s.reserve.slice(),
    rubbleDiscard: s.rubbleDiscard.slice(),
    combatDeck: s.combatDeck.slice(),
    combatDiscard: s.combatDiscard.slice(),
    assaults: s.assaults.slice(),
    usedAssaults: s.usedAssaults.slice(),
    horde: cloneKinds(s.horde),
    hordeDiscard: cloneKinds(s.hordeDiscard),
    supply: { ...s.supply },
    tally: { ...s.tally, damage: { ...s.tally.damage } },
  };
}

function cloneKinds(piles: State['horde']): State['horde'] {
  return {
    wanderer: piles.wanderer.slice(),
    looter: piles.looter.slice(),
    brute: piles.brute.slice(),
    monster: piles.monster.slice(),
    survivor: piles.survivor.slice(),
  };
}
