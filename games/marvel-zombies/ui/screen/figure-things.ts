import { called } from '../../../../table/called.ts';
import { capital } from '../../../../kit/grammar.ts';
import type { Explained } from '../../../../table/screen/screen-parts.ts';
import { BYSTANDERS, type BystanderId, bystanders } from '../../content/bystanders.ts';
import { abilities, zombieHeroes } from '../../content/enemies.ts';
import { heroes as identities } from '../../content/heroes.ts';
import type { Crowd } from '../../events.ts';
import { HEROES, HORDE, type HeroId, ZOMBIE_HEROES, type ZombieHeroId } from '../../ids.ts';
import type { SeenZone } from '../../seen.ts';
import { crowdsIn } from '../crowds.ts';
import type { Seen } from '../look.ts';
import { HEALTH, ruleOfHorde } from '../rule-of.ts';
import { bystanderThing, crowdThing, groupThing, heroThing, zombieThing } from '../touch.ts';
import { told } from '../words/told.ts';
import { words } from '../words/words.ts';
import type { Known } from './known.ts';

/** Heroes, and those whom they protect. */
export function* ofHeroes(look: Seen): Iterable<Known> {
  for (const hero of HEROES)
    yield [
      heroThing(hero),
      () => ({
        name: nameOf(look, hero),
        about: sheet(look, hero),
        rule: HEALTH,
        item: { kind: 'heroes', id: hero },
      }),
    ];
  for (const id of BYSTANDERS) yield [bystanderThing(id), () => bystander(look, id)];
}

function nameOf(look: Seen, hero: HeroId): string {
  const { texts, view } = look;
  const seen = view.heroes.find(({ id }) => id === hero);
  const owner = seen && called(look, seen.seat);
  return owner ? `${texts.heroes[hero].name} · ${owner}` : texts.heroes[hero].name;
}

/** Health and Power as they are, the Attack as it is printed. */
function sheet({ view, language, texts }: Seen, hero: HeroId): string {
  const own = words[language];
  const { attack, skills: all } = identities[hero];
  const fight = `${own.dice(attack.dice, attack.accuracy)}, ${own.reach(...attack.range)}`;
  const seen = view.heroes.find(({ id }) => id === hero);
  if (!seen) return `${capital(fight)}. ${texts.skills[all[0]].name} – ${texts.skills[all[0]].effect}`;
  const cost = seen.leaveCost > 1 ? ` · ${own.leaveCost(seen.leaveCost)}` : '';
  return `${own.health(seen.health)} · ${own.power(seen.power)} · ${own.xp(seen.xp, seen.next)} · ${fight}${cost}`;
}

/** Enemies, all of a zone or one by one. */
export function* ofEnemies(look: Seen): Iterable<Known> {
  const { view, texts } = look;
  for (const zone of view.zones) {
    yield [crowdThing(zone.id), () => crowd(look, zone)];
    for (const kind of HORDE) {
      const group: Crowd = { kind, hero: null, count: zone[kind] };
      yield [
        groupThing(zone.id, kind),
        () => ({ name: capital(texts.crowd([group])), about: effectOf(look, group), rule: ruleOfHorde[kind] }),
      ];
    }
  }
  for (const id of ZOMBIE_HEROES) {
    const zombie: Crowd = { kind: 'zombieHero', hero: id, count: 1 };
    yield [
      zombieThing(id),
      () => ({
        name: capital(texts.crowd([zombie])),
        about: effectOf(look, zombie),
        rule: ruleOf(zombie),
        item: { kind: 'zombieHeroes', id },
      }),
    ];
  }
}

function crowd(look: Seen, zone: SeenZone): Explained {
  const all = crowdsIn(zone);
  const [first] = all;
  return {
    name: capital(look.texts.crowd(all)),
    about: [
      ...all.map(one => aboutOf(look, one, all.length > 1)),
      ...plansOf(look, zone),
      ...safeFrom(look, zone),
    ].join('\n'),
    rule: first && all.length === 1 ? ruleOf(first) : 'MZ-PRIO-01',
    ...(first?.hero && { item: { kind: 'zombieHeroes', id: first.hero } }),
  };
}

/** Why whoever acts cannot attack them from where they stand. */
function safeFrom({ view: { turn }, texts, language }: Seen, { id }: SeenZone): string[] {
  if (!turn) return [];
  const [own, { name }, { range }] = [told[language], texts.heroes[turn.hero], identities[turn.hero].attack];
  const seen = turn.sight.find(({ zone }) => zone === id);
  if (!seen) return [own.unseenBy(name)];
  const isNear = seen.distance >= range[0] && seen.distance <= range[1];
  return isNear ? [] : [own.farFrom(name, seen.distance, words[language].reach(...range))];
}

function aboutOf(look: Seen, one: Crowd, isNamed: boolean): string {
  const effect = effectOf(look, one);
  return isNamed ? told[look.language].named(capital(look.texts.crowd([one])), effect) : effect;
}

const abilityOf = (id: ZombieHeroId) => zombieHeroes[id].ability;

function effectOf({ texts, language }: Seen, { kind, hero }: Crowd): string {
  if (kind !== 'zombieHero') return texts.horde[kind].effect;
  if (hero === null) return '';
  const { name, effect } = texts.abilities[abilityOf(hero)];
  return `${words[language].toughness(zombieHeroes[hero].toughness)}. ${name} – ${effect}`;
}

const ruleOf = ({ kind, hero }: Crowd): Explained['rule'] =>
  kind !== 'zombieHero' ? ruleOfHorde[kind] : hero && abilities[abilityOf(hero)].rule;

/** What they are about to do, in words. */
const plansOf = ({ view, texts }: Seen, { id }: SeenZone): string[] =>
  view.forecast.filter(plan => plan.from === id && plan.act !== 'stay').map(plan => texts.plan(plan));

export const bystander = ({ texts }: Seen, id: BystanderId): Explained => ({
  name: texts.bystanders[id].name,
  about: texts.bystanders[id].effect,
  rule: bystanders[id].rule,
  item: { kind: 'bystanders', id },
});
