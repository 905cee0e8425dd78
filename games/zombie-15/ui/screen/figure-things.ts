import type { Explained } from '../../../../table/screen/screen-parts.ts';
import { HEROES, type HeroId } from '../../content/heroes.ts';
import type { Seen } from '../look.ts';
import { HORDE as HORDE_RULE, ruleOfHero } from '../rule-of.ts';
import { ALPHA, HORDE, crowdThing, heroThing } from '../touch.ts';
import { told } from '../words/told.ts';
import { words } from '../words/words.ts';
import { fendIn, weightIn, zombiesIn } from './expected.ts';
import type { Known } from './known.ts';

/** Heroes, those who might be, and the dead. */
export function* ofFigures(look: Seen): Iterable<Known> {
  const { view, language } = look;
  const own = told[language];
  for (const hero of HEROES) yield [heroThing(hero), () => heroSaid(look, hero)];
  for (let zone = 0; zone < view.tiles.length * 2; zone++) {
    const count = zombiesIn(view, zone);
    const weight = weightIn(view, zone);
    if (weight > 0)
      yield [
        crowdThing(zone),
        () => ({
          name: count > 0 ? own.crowd(count) : words[language].alpha(view.alpha?.points ?? 0),
          about: own.crowdAbout(weight, fendIn(view, zone)),
          rule: 'Z15-ATTACK-01',
        }),
      ];
  }
  if (view.alpha) {
    const { points } = view.alpha;
    yield [ALPHA, () => ({ name: words[language].alpha(points), about: own.alphaAbout(points), rule: 'Z15-ALPHA-02' })];
  }
  yield [HORDE, () => ({ name: own.hordeName(view.horde), about: own.hordeAbout(view.reserve), rule: HORDE_RULE })];
}

/** Who it is, how well, what for, and when it is his turn. */
function heroSaid({ view, texts, language }: Seen, id: HeroId): Explained {
  const own = told[language];
  const { name, strength, weakness } = texts.heroes[id];
  const hero = view.heroes.find(other => other.id === id);
  const nature =
    view.side === 'prologue'
      ? [own.prologue]
      : [strength, weakness].map(trait => `${trait.name}${words[language].colon}${trait.effect}`);
  const said = { rule: ruleOfHero[id], item: { kind: 'heroes', id } };
  if (!hero) return { name, about: nature.join(' '), ...said };
  const away = turnsAway(
    view.heroes.map(other => other.id),
    view.active,
    id,
  );
  const load = hero.heavy ? texts.heavies[hero.heavy.object].name : hero.carries && texts.heroes[hero.carries].name;
  const facts = [
    own.sheet(hero.life, hero.maxLife, hero.fend),
    away > 0 && own.next(away),
    load && own.carries(load),
    hero.minusOne && own.night,
    ...nature,
  ];
  return {
    name: hero.posture === 'standing' ? name : own.heroAt(name, own.postures[hero.posture]),
    about: facts.filter(fact => typeof fact === 'string').join(' '),
    ...said,
  };
}

function turnsAway(order: readonly HeroId[], active: HeroId | null, id: HeroId): number {
  const [from, to] = [order.findIndex(hero => hero === active), order.indexOf(id)];
  return from < 0 ? 0 : (to - from + order.length) % order.length;
}
