import { expect, test } from 'vitest';
import { setupOf } from '../../../bots/set-up.ts';
import { start } from '../../../engine/match.ts';
import type { ScenarioId } from '../ids.ts';
import { game } from '../rules/game.ts';
import { en } from '../text/en.ts';
import { fr } from '../text/fr.ts';
import type { Seen } from '../ui/look.ts';
import { atStake, goals } from '../ui/screen/standing.ts';
import { view } from '../view.ts';

/** What each seat sees at the beginning. */
function looks(scenario: ScenarioId, language: 'fr' | 'en', options: object = {}): Seen[] {
  const setup = setupOf({ game }, { scenario, seats: 2, options: { armies: 'premade', playerOne: 0, ...options } });
  const m = start(game, setup, 'goals');
  const texts = language === 'fr' ? fr : en;
  return [0, 1].map(seat => ({ texts, language, view: view(m, seat), names: ['Ada', 'Bob'], seat }));
}

/** What the bar and a phone's field say first. */
const stakes = (...of: Parameters<typeof looks>): (string | undefined)[] =>
  looks(...of).map(look => atStake(look)[0]?.text);

test.each<[ScenarioId, readonly [string | undefined, string | undefined]]>([
  ['vengeurs-rassemblement', [undefined, undefined]],
  ['vol-a-stark-international', ['Orange zone judged from round 5 on', 'Orange zone judged from round 5 on']],
  ['le-combat-s-intensifie', ['Most points when round 8 ends', 'Most points when round 8 ends']],
  ['hulk-est-en-colere', ['Hold out until round 12 ends', 'Destroy Hulk by the end of round 12']],
  ['le-genie-fou', ['Most figures when round 8 ends', 'Most figures when round 8 ends']],
  ['conflit-sur-la-ville', ['Keep the device in until round 5 ends', 'Get the device out by the end of round 5']],
])('who plays %s reads what decides it, each from their own side', (scenario, said) => {
  expect(stakes(scenario, 'en')).toEqual(said);
  for (const text of stakes(scenario, 'fr')) expect(text ?? '').not.toMatch(/Jugé à/);
});

test('where the match is longer or shorter than printed, it says until when', () => {
  expect(stakes('conflit-sur-la-ville', 'en', { handicap: 'longer-raid' })).toEqual([
    'Keep the device in until round 7 ends',
    'Get the device out by the end of round 7',
  ]);
  expect(stakes('le-combat-s-intensifie', 'en', { lastRound: 3 })[0]).toBe('Judged when round 3 ends');
});

test('where only the last figure decides, the bar says so first, in few words', () => {
  for (const look of looks('vengeurs-rassemblement', 'en'))
    expect(goals(look)[0]).toMatchObject({ text: 'Destroy all enemies', about: en.goal(look.view) });
});
