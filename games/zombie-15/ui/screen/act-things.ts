import type { Explained } from '../../../../table/screen/screen-parts.ts';
import { objects } from '../../content/objects.ts';
import { TOKENS } from '../../content/tokens.ts';
import type { SeenHero } from '../../seen.ts';
import { type Seen, cardName } from '../look.ts';
import {
  GUN,
  PICK_UP,
  THROW_AWAY,
  WITH_FISTS,
  WITH_MOUNTED,
  askedHero,
  countThing,
  fillThing,
  insteadOf,
  layThing,
  takeThing,
  withObject,
  withWeapon,
} from '../touch.ts';
import { laid } from '../words/laid.ts';
import { told } from '../words/told.ts';
import type { Known } from './known.ts';

const MOST = Math.max(...Object.values(objects).map(({ lures }) => lures));

/** What stands around a thing that was touched. */
export function* ofActs(look: Seen): Iterable<Known> {
  const { view, texts, language } = look;
  const own = told[language];
  const act = (name: string) => (): Explained => ({ name, about: null, rule: null });
  const hero = askedHero(view);
  if (hero) for (let at = 0; at <= GUN; at++) yield [withWeapon(at), act(armName(look, hero, at))];
  for (const [at, { card }] of (hero?.objects ?? []).entries()) {
    yield [withObject(at), act(cardName(look, card))];
    yield [insteadOf(at), act(own.instead(cardName(look, card)))];
  }
  for (const other of view.heroes)
    for (let at = 0; at <= GUN; at++) yield [fillThing(other.id, at), act(armName(look, other, at))];
  yield [WITH_FISTS, act(laid[language].powers.fists)];
  yield [WITH_MOUNTED, act(own.mountedGun)];
  for (let count = 1; count <= MOST; count++) yield [countThing(count), act(own.crowd(count))];
  for (const card of view.focus?.type === 'quickSearch' ? view.focus.cards : [])
    yield [layThing(card), act(cardName(look, card))];
  for (const token of TOKENS) yield [takeThing(token), act(own.take(texts.tokens[token].name))];
  yield [PICK_UP, act(own.pickUp)];
  yield [THROW_AWAY, act(own.throwAway)];
}

/** A weapon of somebody by its place, the gun that they bear behind those of the sheet. */
function armName(look: Seen, { weapons, heavy }: SeenHero, at: number): string {
  const card = weapons[at]?.card;
  if (at !== GUN) return card ? cardName(look, card) : '';
  return heavy ? look.texts.heavies[heavy.object].name : '';
}
