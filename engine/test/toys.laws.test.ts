import { laws } from '../testing/laws.ts';
import { complete } from '../testing/scene.ts';
import { pile } from '../testing/secrets.ts';
import { alarms } from './toys/alarm.ts';
import { duel } from './toys/duel.ts';
import { duelLaws } from './toys/duel-laws.ts';

laws(duel, duelLaws);

laws(alarms, {
  setups: [complete(alarms, { seats: 3 }), complete(alarms, { seats: 1, scenario: 'cellar', carry: { fame: 2 } })],
  runs: 20,
  longest: 2_000,
  secrets: () => [pile('deck', m => m.state.deck)],
});
