import { FLIGHTS, POWERS, powers } from '../../content/powers.ts';
import type { Seen } from '../look.ts';
import { CLOUD, STEP, WALK, flightThing, powerOfFlight, powerThing } from '../touch.ts';
import { screenWords } from '../words/screen.ts';
import type { Known } from './known.ts';

export function* ofPowers({ texts, language }: Seen): Iterable<Known> {
  for (const power of POWERS)
    yield [
      powerThing(power),
      () => ({
        name: texts.powers[power].name,
        about: texts.powers[power].effect,
        rule: powers[power].rule,
        item: { kind: 'powers', id: power },
      }),
    ];
  const own = screenWords[language];
  yield [STEP, () => ({ name: own.step, about: own.stepAbout, rule: 'HS-MOVE-01' })];
}

/** What stands around a thing that was touched. */
export function* ofActs({ texts, language }: Seen): Iterable<Known> {
  const own = screenWords[language];
  yield [CLOUD, () => ({ name: own.cloud, about: own.cloudAbout, rule: powers['dust-of-death'].rule })];
  yield [WALK, () => ({ name: own.walk, about: own.walkAbout, rule: 'HS-MOVE-01' })];
  for (const how of FLIGHTS)
    for (const take of [false, true]) {
      const power = powerOfFlight(how);
      yield [
        flightThing(how, take),
        () => ({
          name: take ? own.takes(texts.flights[how].button) : texts.flights[how].button,
          about: texts.powers[power].effect,
          rule: powers[power].rule,
        }),
      ];
    }
}
