import type { LawsOptions } from '../../../engine/testing/given.ts';
import { hostLaws } from '../../../referee/test/laws.ts';
import { box } from '../index.ts';
import { complete } from '../../../engine/testing/scene.ts';
import { laws } from '../../../engine/testing/laws.ts';
import { pile } from '../../../engine/testing/secrets.ts';
import { yardstick } from '../bots/yardstick.ts';

import { game } from '../rules/game.ts';
import { promises } from './promises.ts';
import type { UntilDaylight } from '../spec.ts';

// Survivors are all alike.
const MIXED = ['wanderer', 'looter', 'brute', 'monster'] as const;
const heap = pile<UntilDaylight>;

const given: LawsOptions<UntilDaylight> = {
  setups: [1, 2, 3, 4, 5, 6].map(seats => complete(game, { seats })),
  runs: 2,
  moves: 120,
  policy: yardstick,
  promises,
  wise: { setups: [1, 3, 6].map(seats => complete(game, { seats })), runs: 3, moves: 250 },
  secrets: () => [
    heap('reserve', m => m.state.reserve),
    heap('active', m => m.state.active),
    heap('combat deck', m => m.state.combatDeck),
    heap('assaults', m => m.state.assaults),
    ...MIXED.map(kind => heap(`${kind}s`, m => m.state.horde[kind])),
  ],
};

laws(game, given);
hostLaws(box, given);
