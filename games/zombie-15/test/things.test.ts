import { expect, test } from 'vitest';
import { setupOf } from '../../../bots/set-up.ts';
import { apply, start, tick } from '../../../engine/match.ts';
import { options } from '../../../engine/queries.ts';
import { seedRng } from '../../../engine/rng.ts';
import { move, position } from '../../../engine/testing/walk.ts';
import type { ThingId } from '../../../table/touch.ts';
import { game } from '../rules/game.ts';
import type { M } from '../rules/table.ts';
import { en } from '../text/en.ts';
import { fr } from '../text/fr.ts';
import type { Seen } from '../ui/look.ts';
import { thing } from '../ui/screen/things.ts';
import {
  HORDE,
  ZOMBIE_DECK,
  also,
  burdenThing,
  crowdThing,
  heavyThing,
  heroThing,
  itemThing,
  lyingThing,
  main,
  objectThing,
  packThing,
  placeThing,
  touch,
  weaponThing,
} from '../ui/touch.ts';
import { view } from '../view.ts';
import { carry, scenes } from './scenes.ts';
import { on, table } from './table.ts';

const looks = (m: M): Seen[] =>
  ([en, fr] as const).map((texts, i) => ({
    texts,
    language: i === 0 ? 'en' : 'fr',
    view: view(m),
    names: [],
    seat: 0,
  }));

/** All that lies on this table, and all that answers are given by. */
function* thingsOn(m: M): Iterable<ThingId> {
  const seen = view(m);
  yield* [HORDE, ZOMBIE_DECK];
  for (const [at, { street, search }] of seen.tiles.entries()) {
    yield placeThing(at * 2);
    if (street > 0) yield crowdThing(at * 2);
    if (search > 0) yield crowdThing(at * 2 + 1);
  }
  for (const { id } of seen.tokens) yield lyingThing(id);
  for (const { id } of seen.items) yield itemThing(id);
  for (const { id } of seen.heavies) yield heavyThing(id);
  for (const { id, weapons, objects, backpack, heavy, carries } of seen.heroes) {
    yield heroThing(id);
    yield* weapons.map((_, at) => weaponThing(id, at));
    yield* objects.map((_, at) => objectThing(id, at));
    yield* backpack.map((_, at) => packThing(id, at));
    if (heavy || carries) yield burdenThing(id);
  }
  for (let seat = 0; seat < seen.seats; seat++)
    for (const action of options(m, seat))
      if (!main(action)) yield* [...touch(action, { view: seen }), ...also(action, { view: seen })];
}

test('no piece is dead: every thing says what it is, in both languages', () => {
  const dead = new Set<string>();
  const look = (m: M): void => {
    for (const id of new Set(thingsOn(m)))
      for (const seen of looks(m)) {
        const said = thing(id, seen);
        const isSaid = said && said.name !== '' && !/undefined|NaN/.test(`${said.name} ${said.about}`);
        if (!isSaid) dead.add(`${seen.language} ${id} ${said?.name} ${said?.about}`);
      }
  };
  for (const { m, answers } of scenes()) {
    look(m);
    for (const given of answers) {
      if (given === 'tick') tick(m);
      else apply(m, ...given);
      look(m);
    }
  }
  game.scenarios.forEach(({ id: scenario }, i) => {
    const seed = `things ${scenario}`;
    const r = seedRng(seed);
    const m = start(game, setupOf({ game }, { scenario, seats: (i % 4) + 1 }), seed);
    for (let n = 0; n < 40 && !m.outcome; n++) {
      if (n % 10 === 0) look(m);
      move(position(m, r));
    }
  });
  const checkpoint = start(game, { ...setupOf({ game }, { scenario: 'S04', seats: 2 }), carry }, 'carry');
  const r = seedRng('carry');
  for (let n = 0; n < 14; n++) {
    look(checkpoint);
    move(position(checkpoint, r));
  }
  expect([...dead]).toEqual([]);
}, 60_000);

test('a crowd says what would become of whoever ends a turn there, a hidden token what it may be', () => {
  const { m } = table(4, {
    heroes: [{ hero: 'josh', at: '02-B', weapons: ['axe'] }],
    zombies: { '02-B': 4 },
    tokens: [{ token: 'bag-2', at: '02-B' }],
  });
  const [seen] = looks(m) as [Seen];
  const z = on('S03');
  expect(thing(crowdThing(z('02-B')), seen)).toMatchObject({
    name: '4 zombies',
    about: expect.stringMatching(/4 against 3: the hero whose turn it is would go down/) as string,
    rule: 'Z15-ATTACK-01',
  });
  expect(thing(lyingThing(0), seen)?.about).toBe(`Surely: ${en.tokens['bag-2'].name}.`);
});
