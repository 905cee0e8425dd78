import type { LawsOptions } from '../../../engine/testing/given.ts';
import { hostLaws } from '../../../referee/test/laws.ts';
import { box } from '../index.ts';
import { laws } from '../../../engine/testing/laws.ts';
import { type Secret, exchange, pile } from '../../../engine/testing/secrets.ts';
import type { Seat } from '../../../engine/types.ts';
import { yardstick } from '../bots/yardstick.ts';
import { game } from '../rules/game.ts';
import type { Race } from '../spec.ts';

/** A hand is known to its owner; the stack holds what it could be instead. */
const hand = (owner: Seat): Secret<Race> => ({
  name: `hand of ${owner}`,
  of: ({ state }) => state.hands[owner] ?? [],
  along: ({ state }) => state.stack,
  isKnownTo: (_m, seat) => seat === owner,
  change: ({ state }, r) => exchange(r, state.hands[owner] ?? [], state.stack),
});

const given: LawsOptions<Race> = {
  setups: [
    { scenario: 'garden', seats: 2, options: { die: 6 }, carry: null },
    { scenario: 'river', seats: 4, options: { die: 4 }, carry: null },
  ],
  policy: yardstick,
  secrets: ({ seats }) => [
    pile('stack', m => m.state.stack),
    ...Array.from({ length: seats }, (_, seat) => hand(seat)),
  ],
};

laws(game, given);
hostLaws(box, given);
