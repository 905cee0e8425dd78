import type { Explained } from '../../../../table/screen/screen-parts.ts';
import { BYSTANDERS } from '../../content/bystanders.ts';
import { SKILLS, skills } from '../../content/heroes.ts';
import { MAX_POWER } from '../../content/levels.ts';
import { TRAITS, traits } from '../../content/traits.ts';
import type { Seen } from '../look.ts';
import { GAIN_POWER, GAIN_TRAIT, cardThing, countThing, dieThing, powerThing, rollThing } from '../touch.ts';
import { told } from '../words/told.ts';
import { bystander } from './figure-things.ts';
import type { Known } from './known.ts';

/** What heroes hold and can do. */
export function* ofCards(look: Seen): Iterable<Known> {
  const { texts, language } = look;
  const own = told[language];
  for (const id of TRAITS)
    yield [
      cardThing(id),
      () => ({
        name: texts.traits[id].name,
        about: own.discarded(texts.traits[id].effect),
        rule: traits[id].rule,
        item: { kind: 'traits', id },
      }),
    ];
  for (const id of BYSTANDERS) yield [cardThing(id), () => bystander(look, id)];
  for (const id of SKILLS)
    yield [
      powerThing(id),
      () => ({
        name: texts.skills[id].name,
        about: texts.skills[id].effect,
        rule: skills[id].rule,
        item: { kind: 'skills', id },
      }),
    ];
  yield [GAIN_TRAIT, () => ({ name: own.gainTrait, about: own.gainTraitAbout, rule: 'MZ-TRAIT-01' })];
  yield [GAIN_POWER, () => ({ name: own.gainPower, about: own.gainPowerAbout, rule: 'MZ-POW-01' })];
}

const FACES = 6;
const MOST = 12; // Wounds at once

/** What stands around a thing that was touched. */
export function* ofActs({ view, language }: Seen): Iterable<Known> {
  const own = told[language];
  const act = (name: string): Explained => ({ name, about: null, rule: null });
  const dice = view.focus?.count ?? 0;
  for (let power = 0; power <= MAX_POWER; power++) yield [rollThing(power), () => act(own.roll(dice + power, power))];
  for (let value = 1; value <= FACES; value++) yield [dieThing(value), () => act(own.die(value))];
  for (let count = 0; count <= MOST; count++) yield [countThing(count), () => act(own.wounds(count))];
}
