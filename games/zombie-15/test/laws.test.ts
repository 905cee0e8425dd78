import type { LawsOptions } from '../../../engine/testing/given.ts';
import { hostLaws } from '../../../referee/test/laws.ts';
import { box } from '../index.ts';
import { laws } from '../../../engine/testing/laws.ts';
import { complete } from '../../../engine/testing/scene.ts';
import { type Secret, lying, pile, swap } from '../../../engine/testing/secrets.ts';
import { below } from '../../../engine/rng.ts';
import type { Match } from '../../../engine/types.ts';
import { yardstick } from '../bots/yardstick.ts';
import { game } from '../rules/game.ts';
import type { Zombie15 } from '../spec.ts';
import { promises } from './promises.ts';

const seatsOf = (i: number): number => (i % 4) + 1;
const quick = game.options.parse({ mode: 'expert', bags: true, keys: true, bare: true, events1: true, events4: true });

/** How many Hordes each half holds is known to whoever counts: cards change places within a half. */
const deck: Secret<Zombie15> = {
  ...pile('zombie deck', m => m.state.deck),
  change({ state }, r) {
    const lower = Math.min(state.deck.length, Math.floor((state.deck.length + state.drawn.length) / 2));
    const halves = [state.deck.slice(0, lower), state.deck.slice(lower)];
    swap(r, halves[below(r, 2)] ?? []);
    state.deck = halves.flat();
  },
};

/** The face-down tokens of the first pool; in a quick game the key has its own half. */
const downs = ({ state }: Match<Zombie15>) =>
  state.tokens.filter(({ pool, up, token }) => pool === 0 && !up && !(state.course && token === 'key-blue'));
/** Where there are an Alpha, mounted guns, heavy things: matches of a policy that come far. */
const LONG = ['S01', 'S06', 'S09', 'S12', 'S14', 'S15', 'Q16'];

const given: LawsOptions<Zombie15> = {
  setups: [
    ...game.scenarios.map(({ id }, i) => complete(game, { scenario: id, seats: seatsOf(i) })),
    complete(game, { scenario: 'S12', seats: 3 }),
    complete(game, { scenario: 'quick', seats: 4, options: quick }),
  ],
  runs: 2,
  moves: 120,
  policy: yardstick,
  promises,
  wise: { setups: LONG.map(scenario => complete(game, { scenario, seats: 2 })), runs: 8, moves: 1_500 },
  secrets: () => [pile('search deck', m => m.state.search), deck, lying('tokens', downs, 'token')],
};

laws(game, given);
hostLaws(box, given);
