import type { Explained } from '../../../../table/screen/screen-parts.ts';
import { heroes as sheets } from '../../content/heroes.ts';
import { FISTS as FIST_KILLS } from '../../content/numbers.ts';
import { type ObjectId, objects } from '../../content/objects.ts';
import { type WeaponId, weapons } from '../../content/weapons.ts';
import type { Gear, SeenHero } from '../../seen.ts';
import { type Seen, itemOf } from '../look.ts';
import { CARRIED as CARRIED_RULE, ruleOfCard, ruleOfHeavy } from '../rule-of.ts';
import {
  CALL,
  FISTS,
  PUT_DOWN,
  REST,
  STAND_UP,
  askedHero,
  burdenThing,
  objectThing,
  packThing,
  weaponThing,
} from '../touch.ts';
import { laid } from '../words/laid.ts';
import { told } from '../words/told.ts';
import { tokenSaid } from './lying-things.ts';
import type { Known } from './known.ts';

/** What heroes have on them, and what they can do without any of it. */
export function* ofGear(look: Seen): Iterable<Known> {
  for (const hero of look.view.heroes) {
    for (const [at, gear] of hero.weapons.entries()) yield [weaponThing(hero.id, at), () => armSaid(look, gear, hero)];
    for (const [at, gear] of hero.objects.entries()) yield [objectThing(hero.id, at), () => objectSaid(look, gear)];
    for (const [at, token] of hero.backpack.entries()) yield [packThing(hero.id, at), () => tokenSaid(look, token)];
    yield* burdenOf(look, hero);
  }
  yield* powersOf(look);
}

function* burdenOf({ texts, language }: Seen, { id, heavy, carries }: SeenHero): Iterable<Known> {
  const own = told[language];
  if (heavy) {
    const { name, effect } = texts.heavies[heavy.object];
    yield [
      burdenThing(id),
      () => ({
        name,
        about: heavy.uses === null ? effect : `${effect} ${own.shots(heavy.uses)}`,
        rule: ruleOfHeavy(heavy.object),
        item: { kind: 'heavies', id: heavy.object },
      }),
    ];
  } else if (carries)
    yield [burdenThing(id), () => ({ name: texts.heroes[carries].name, about: own.putDownAbout, rule: CARRIED_RULE })];
}

/** As it is in his hands: some shoot better, and louder. */
export function armSaid(
  { view, texts, language }: Seen,
  { card, uses }: Gear<WeaponId>,
  hero: SeenHero | null,
): Explained {
  const own = told[language];
  const { damage, fend, noise, kind, size, uses: full } = weapons[card];
  const extra = hero && kind === 'firearm' && view.side === 'hero' ? sheets[hero.id].traits.gunnery : 0;
  const facts = [
    own.weapon(damage + extra, fend, noise + extra),
    uses === null ? '' : own.uses(uses, full),
    size === 'bulky' ? own.bulky : '',
  ];
  return {
    name: texts.cards[card].name,
    about: [...facts, texts.cards[card].effect].filter(fact => fact !== '').join(' '),
    rule: ruleOfCard(card),
    item: itemOf(card),
  };
}

export function objectSaid({ texts, language }: Seen, { card, uses }: Gear<ObjectId>): Explained {
  const own = told[language];
  const { effect, name } = texts.cards[card];
  const full = objects[card].uses;
  return {
    name,
    about: uses === null || full === null || full === 1 ? effect : `${effect} ${own.uses(uses, full)}`,
    rule: ruleOfCard(card),
    item: { kind: 'objects', id: card },
  };
}

function* powersOf({ view, language }: Seen): Iterable<Known> {
  const own = told[language];
  const names = laid[language].powers;
  const hero = askedHero(view);
  const fists = Math.max(FIST_KILLS, ...(hero?.objects ?? []).map(({ card }) => objects[card].fists));
  const isHurt = !hero || view.side === 'prologue' || sheets[hero.id].traits.fists === 'hurt';
  yield [FISTS, () => ({ name: names.fists, about: own.fistsAbout(fists, isHurt), rule: 'Z15-FIGHT-06' })];
  yield [REST, () => ({ name: names.rest, about: own.restAbout, rule: 'Z15-HERO-01' })];
  yield [STAND_UP, () => ({ name: names.standUp, about: own.standUpAbout, rule: 'Z15-DOWN-01' })];
  yield [PUT_DOWN, () => ({ name: names.putDown, about: own.putDownAbout, rule: 'Z15-HEAVY-04' })];
  yield [CALL, () => ({ name: names.call, about: own.callAbout, rule: 'Z15-S13-1' })];
}
