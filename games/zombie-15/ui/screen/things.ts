import { capital } from '../../../../kit/grammar.ts';
import type { Explained } from '../../../../table/screen/screen-parts.ts';
import type { ThingId } from '../../../../table/touch.ts';
import type { SeenTile } from '../../seen.ts';
import type { Seen } from '../look.ts';
import { aimThing, alarmThing, goalThing, letterThing, lockThing, placeThing } from '../touch.ts';
import { laid } from '../words/laid.ts';
import { told } from '../words/told.ts';
import { words } from '../words/words.ts';
import { ofActs } from './act-things.ts';
import { ofFigures } from './figure-things.ts';
import { ofGear } from './gear-things.ts';
import type { Known } from './known.ts';
import { ofLying } from './lying-things.ts';
import { ofPiles } from './pile-things.ts';
import { sentence } from './situation.ts';
import { goalTiles } from '../zones.ts';

/** What a thing of this table says of itself. */
export function thing(id: ThingId, look: Seen): Explained | null {
  for (const all of [ofFigures, ofPlaces, ofLying, ofGear, ofPiles, ofActs])
    for (const [known, said] of all(look)) if (known === id) return said();
  return null;
}

function* ofPlaces(look: Seen): Iterable<Known> {
  const { view, texts, language } = look;
  const own = told[language];
  for (const [at, tile] of view.tiles.entries()) {
    const [street, search] = [at * 2, at * 2 + 1];
    const name = (zone: number): string => capital(texts.place(zone, view).the);
    yield [placeThing(street), () => ({ name: name(street), about: own.street, rule: 'Z15-MOVE-03' })];
    yield [aimThing(street), () => ({ name: own.aim(name(street)), about: null, rule: 'Z15-OBJ-01' })];
    if (tile.hasSearch) {
      yield [placeThing(search), () => ({ name: name(search), about: own.search, rule: 'Z15-SEARCH-01' })];
      yield [aimThing(search), () => ({ name: own.aim(name(search)), about: null, rule: 'Z15-S09-4' })];
    }
    yield* ofSigns(look, tile, at);
  }
}

/** What is to know about a tile. */
function* ofSigns(look: Seen, { lock, alarm, letter }: SeenTile, at: number): Iterable<Known> {
  const { view, language } = look;
  const own = told[language];
  const names = laid[language];
  if (lock) {
    const colour = words[language].colours[lock].name;
    yield [lockThing(at), () => ({ name: names.lock(colour), about: own.lockAbout(colour), rule: 'Z15-KEY-01' })];
  }
  if (alarm) yield [alarmThing(at), () => ({ name: names.alarm, about: own.alarmAbout, rule: 'Z15-FIGHT-04' })];
  if (letter)
    yield [
      letterThing(at),
      () => ({ name: names.letter(letter), about: own.letterAbout(letter), rule: 'Z15-LETTER-01' }),
    ];
  if (goalTiles(view).includes(at))
    yield [
      goalThing(at),
      () => ({
        name: names.goal,
        about: view.goals.map(goal => sentence(goal, look)).join(' · '),
        rule: 'Z15-END-01',
        item: { kind: 'scenarios', id: view.scenario },
      }),
    ];
}
