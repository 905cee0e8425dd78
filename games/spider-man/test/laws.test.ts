import type { LawsOptions } from '../../../engine/testing/given.ts';
import { hostLaws } from '../../../referee/test/laws.ts';
import { box } from '../index.ts';
import { laws } from '../../../engine/testing/laws.ts';
import { waitingAt } from '../../../engine/queries.ts';
import { complete } from '../../../engine/testing/scene.ts';
import { type Secret, exchange, pile } from '../../../engine/testing/secrets.ts';
import { below } from '../../../engine/rng.ts';
import type { Match, Seat } from '../../../engine/types.ts';
import { yardstick } from '../bots/yardstick.ts';
import type { PlaceId } from '../ids.ts';
import { isEvent } from '../content/cards.ts';
import { type MissionId, missions } from '../content/missions.ts';
import { game } from '../rules/game.ts';
import { couldBe } from '../guess.ts';
import { STREET, around, cityOf } from '../rules/city.ts';
import { figure, isVillain, maxOf, occupied, player } from '../rules/table.ts';
import type { SpiderMan } from '../spec.ts';
import { promises } from './promises.ts';
import { seesMission } from '../view.ts';

type M = Match<SpiderMan>;

const hand = (owner: Seat): Secret<SpiderMan> => ({
  name: `hand of ${owner}`,
  of: m => player(m, owner).hand,
  along: m => m.state.bonusDeck,
  isKnownTo: (_m, seat) => seat === owner,
  change(m, r) {
    const cards = m.state.bonusDeck.filter(card => !isEvent(card)); // nobody holds an event
    const places = m.state.bonusDeck.flatMap((card, i) => (isEvent(card) ? [] : [i]));
    exchange(r, player(m, owner).hand, cards);
    places.forEach((place, i) => {
      m.state.bonusDeck[place] = cards[i] ?? 'subway';
    });
  },
});

/** What a mission could be instead: any of the deck that fits what everybody has seen, one of the same place if there is. */
function others(m: M, owner: Seat): MissionId[] {
  const p = player(m, owner);
  const placeOf = (mission: MissionId) => ('place' in missions[mission].goal ? missions[mission].goal.place : null);
  const fitting = m.state.missionDeck.filter(mission => couldBe(m, p, mission));
  const alike = p.mission ? fitting.filter(one => placeOf(one) === placeOf(p.mission as MissionId)) : [];
  return alike.length > 0 ? alike : fitting;
}

const SHARED = [
  ['lab', ['heist-lab', 'sab-lab']],
  ['exchange', ['heist-exchange', 'sab-exchange']],
] as const satisfies readonly (readonly [PlaceId, readonly MissionId[]])[];

const mission = (owner: Seat): Secret<SpiderMan> => ({
  name: `mission of ${owner}`,
  of(m) {
    const p = player(m, owner);
    return p.mission ? [p.mission] : [];
  },
  along: m => m.state.missionDeck,
  isKnownTo: (m, seat) => seesMission(m, owner, seat),
  /** Its owner stands next to a building that two missions name, and has all dice. */
  prepare(m, r) {
    const p = player(m, owner);
    if (waitingAt(m) !== 'turn/act' || m.state.active !== owner || !isVillain(p.role) || p.mission === null) return;
    const [place, ids] = SHARED[below(r, SHARED.length)] as (typeof SHARED)[number];
    const own = ids.find(id => m.state.missionDeck.includes(id) && couldBe(m, p, id));
    const full = occupied(m);
    const beside = around(cityOf(m).squares[place]).find(at => cityOf(m).terrain[at] === STREET && !full.has(at));
    if (!own || beside === undefined) return;
    m.state.missionDeck[m.state.missionDeck.indexOf(own)] = p.mission;
    p.mission = own;
    figure(m, p.role).at = beside;
    p.combat = maxOf(m, owner, 'combat');
  },
  change(m, r) {
    const p = player(m, owner);
    const fitting = others(m, owner);
    const instead = fitting[below(r, Math.max(1, fitting.length))];
    if (!instead) return;
    m.state.missionDeck[m.state.missionDeck.indexOf(instead)] = p.mission as MissionId;
    p.mission = instead;
  },
});

const thrownAway: Secret<SpiderMan> = {
  name: 'missions thrown away',
  of: ({ state }) => state.missionDiscard.filter(({ open }) => !open).map(({ mission: id }) => id),
  along: m => m.state.missionDeck,
  change({ state }, r) {
    const down = state.missionDiscard.filter(({ open }) => !open);
    const ids = down.map(({ mission: id }) => id);
    exchange(r, ids, state.missionDeck);
    down.forEach((one, i) => {
      one.mission = ids[i] ?? one.mission;
    });
  },
};

const short = { target: 40, city: 'built', reactionSeconds: 0 } as const;

const given: LawsOptions<SpiderMan> = {
  setups: [
    ...[3, 4, 5, 6].map(seats => complete(game, { seats })),
    complete(game, { seats: 2, options: short }),
    complete(game, { seats: 5, options: { target: 40, city: 'random', reactionSeconds: 15 } }),
  ],
  runs: 1,
  moves: 120,
  longest: 80_000,
  worlds: { setups: [complete(game, { seats: 3 })], together: 400 },
  policy: yardstick,
  promises,
  wise: { moves: 250 },
  secrets: ({ seats }) => [
    pile('bonus deck', m => m.state.bonusDeck),
    pile('mission deck', m => m.state.missionDeck),
    thrownAway,
    ...Array.from({ length: seats }, (_, seat) => [hand(seat), mission(seat)]).flat(),
  ],
};

laws(game, given);
hostLaws(box, given);
