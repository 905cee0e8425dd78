import { Icon } from '../../../../table/icon.tsx';
import { OutlookSign } from '../../../../table/screen/outlook-sign.tsx';
import { useThing } from '../../../../table/screen/use-thing.ts';
import type { ThingId } from '../../../../table/touch.ts';
import type { SkillCard } from '../../cards/skill.ts';
import { skillCards } from '../../cards/skills.ts';
import { cards } from '../../content/cards.ts';
import type { SkillId } from '../../content/heroes.ts';
import type { SeenHero } from '../../seen.ts';
import { icons, skillIcon } from '../icons.ts';
import type { Seen } from '../look.ts';
import { GAIN_POWER, GAIN_TRAIT, powerThing } from '../touch.ts';
import { said } from '../words/said.ts';
import styles from './own.module.css';

interface Props {
  readonly look: Seen;
  readonly hero: SeenHero;
}

/** What the hero can always do, and the skills that are open. */
export function Powers({ look, hero }: Props) {
  const own = said[look.language];
  const isActing = look.view.turn?.hero === hero.id;
  // Nothing is touched for it: the next Attack is free.
  const isReady = (skill: SkillId): boolean => isActing && look.view.turn?.freeAttack === true && STRIKING.has(skill);
  const skills = byPrice(hero.skills);
  const shown = (skill: SkillId) => (
    <Power
      key={skill}
      thing={powerThing(skill)}
      icon={skillIcon[skill]}
      name={look.texts.skills[skill].name}
      note={isReady(skill) ? own.freeAttack : priceOf(skill, look)}
      kind="skill"
      isReady={isReady(skill)}
    />
  );
  return (
    <ul role="list" className={styles.powers} aria-label={own.powers}>
      {skills.first.map(shown)}
      {isActing && (
        <>
          <Power thing={GAIN_POWER} icon={icons['lightning-helix']} name={own.gainPower} note={own.gainPowerNote} />
          <Power thing={GAIN_TRAIT} icon={icons['card-pickup']} name={own.gainTrait} note={own.gainTraitNote} />
        </>
      )}
      {skills.later.map(shown)}
    </ul>
  );
}

const skillsWith = (has: (card: SkillCard) => boolean): ReadonlySet<string> =>
  new Set(Object.entries<SkillCard>(skillCards).flatMap(([id, card]) => (has(card) ? [id] : [])));
/** Those that give a Move or an Attack, and those that give an Attack. */
const GIVING = skillsWith(({ stride, freeAttack }) => stride !== undefined || freeAttack !== undefined);
const STRIKING = skillsWith(({ freeAttack }) => freeAttack !== undefined);

type Price = 'lasting' | 'free' | number;

function priceFor(skill: SkillId): Price {
  const { power = 0, action } = cards[skill];
  if (action === undefined && power === 0 && !GIVING.has(skill)) return 'lasting';
  return power > 0 ? power : 'free';
}

export function priceOf(skill: SkillId, { language }: Seen): string {
  const price = priceFor(skill);
  return typeof price === 'number' ? said[language].price(price) : said[language][price];
}

/** What costs nothing comes first, before what costs an Action: on a phone the rest is a way off. */
export const byPrice = (skills: readonly SkillId[]): { readonly first: SkillId[]; readonly later: SkillId[] } => ({
  first: skills.filter(skill => priceFor(skill) === 'free'),
  later: skills.filter(skill => priceFor(skill) !== 'free'),
});

interface PowerProps {
  readonly thing: ThingId;
  readonly icon: string;
  readonly name: string;
  readonly note: string;
  readonly kind?: string;
  /** It takes effect by itself with the next answer that it is for. */
  readonly isReady?: boolean;
}

function Power({ thing, icon, name, note, kind, isReady = false }: PowerProps) {
  const { handlers, outlook } = useThing(thing);
  return (
    <li>
      <button type="button" className={styles.power} data-kind={kind} data-ready={isReady || undefined} {...handlers}>
        <Icon d={icon} />
        <span>
          <b>{name}</b>
          <small>{note}</small>
        </span>
        <OutlookSign outlook={outlook} />
      </button>
    </li>
  );
}
