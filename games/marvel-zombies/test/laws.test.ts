import type { LawsOptions } from '../../../engine/testing/given.ts';
import { hostLaws } from '../../../referee/test/laws.ts';
import { box } from '../index.ts';
import { laws } from '../../../engine/testing/laws.ts';
import { complete } from '../../../engine/testing/scene.ts';
import { lying, pile } from '../../../engine/testing/secrets.ts';
import { yardstick } from '../bots/yardstick.ts';
import { game } from '../rules/game.ts';
import type { MarvelZombies } from '../spec.ts';
import { promises } from './promises.ts';
import { MISSIONS } from '../ids.ts';

const setups = [
  ...MISSIONS.map((scenario, i) => complete(game, { scenario, seats: (i % 4) + 1 })),
  complete(game, { scenario: 'M0', seats: 2, options: { split: '3-1' } }),
  complete(game, { scenario: 'M4', seats: 3, options: { split: '1-2-1' } }),
];

const given: LawsOptions<MarvelZombies> = {
  setups,
  runs: 2,
  moves: 90,
  worlds: { setups: setups.slice(0, 6) },
  policy: yardstick,
  promises,
  wise: { runs: 3, moves: 400 },
  secrets: () => [
    pile('spawn deck', m => m.state.spawnDeck),
    pile('trait deck', m => m.state.traitDeck),
    pile('zombie deck', m => m.state.zombieDeck),
    pile('bystander deck', m => m.state.bystanderDeck),
    lying('bystander cards', m => m.state.cards, 'id'),
    lying('objectives', m => m.state.objectives.filter(token => token.faceDown && !token.taken), 'colour'),
  ],
};

laws(game, given);
hostLaws(box, given);
