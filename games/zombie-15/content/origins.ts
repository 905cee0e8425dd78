import type { OriginKind } from '../../../kit/origins.ts';
import { CAMPAIGN } from '../scenarios/campaign.ts';
import { PRESETS } from '../scenarios/quick-presets.ts';
import { heavies } from './heavy.ts';
import { heroes } from './heroes.ts';
import { numbers } from './numbers.ts';
import { objects } from './objects.ts';
import { searchDeck } from './search-deck.ts';
import type { Sourced } from './source.ts';
import { tiles } from './tiles.ts';
import { scenarioTokens, tokens } from './tokens.ts';
import { tracks } from './tracks.ts';
import { weapons } from './weapons.ts';
import { deckPresets, events, zombieCards } from './zombie-cards.ts';

const LISTINGS = 'GitHub, kuhrusty/z15; GitHub, helmus/zombie15-companion';

const scenarios: { readonly [id: string]: Sourced } = {
  ...Object.fromEntries(
    [...CAMPAIGN, ...PRESETS].map(({ id, sources: { rest, ...parts } }) => [id, { source: rest, parts }]),
  ),
  quick: { source: 'rulebook', parts: { rules: 'rulebook', generator: 'reconstructed' } },
};

/** All content by kind, for the page that tells what is printed and what is ours. */
export const originKinds = [
  { id: 'scenarios', items: scenarios, refs: { public: LISTINGS } },
  { id: 'tiles', items: tiles, refs: { public: LISTINGS } },
  { id: 'heroes', items: heroes },
  { id: 'weapons', items: weapons },
  { id: 'objects', items: objects },
  { id: 'heavies', items: heavies },
  { id: 'searchDeck', items: Object.fromEntries(searchDeck.map(entry => [entry.card, entry])) },
  { id: 'zombieCards', items: zombieCards, refs: { public: LISTINGS } },
  { id: 'decks', items: deckPresets, refs: { public: LISTINGS } },
  { id: 'events', items: events },
  { id: 'tokens', items: tokens },
  { id: 'scenarioTokens', items: Object.fromEntries(scenarioTokens.map(token => [token.id, token])) },
  { id: 'tracks', items: tracks, refs: { public: LISTINGS } },
  { id: 'numbers', items: numbers },
] as const satisfies readonly OriginKind[];
