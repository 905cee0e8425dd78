import { mapped } from '../../../kit/grammar.ts';
import { heroes } from '../content/heroes.ts';
import type { SkillId } from '../content/skills.ts';
import { type HeroId, idsOf, LEVELS } from '../ids.ts';
import type { Hero } from '../spec.ts';
import type { SkillCard } from './skill.ts';
import { skillCards } from './skills.ts';

/** What the skills that a hero has reached say, hook by hook. */
export type Skillset = { readonly [K in keyof SkillCard]-?: readonly Said<K>[] };

interface Said<K extends keyof SkillCard> {
  readonly id: SkillId;
  readonly says: NonNullable<SkillCard[K]>;
}

function skillset(reached: readonly SkillId[]): Skillset {
  const ids = idsOf(skillCards).filter(id => reached.includes(id));
  const of = <K extends keyof SkillCard>(hook: K): Said<K>[] =>
    ids.flatMap(id => {
      const says = skillCards[id][hook];
      return says === undefined ? [] : [{ id, says }];
    });
  return {
    actions: of('actions'),
    begins: of('begins'),
    hurt: of('hurt'),
    zones: of('zones'),
    isGhost: of('isGhost'),
    stride: of('stride'),
    freeAttack: of('freeAttack'),
    afterKill: of('afterKill'),
    charge: of('charge'),
    rescue: of('rescue'),
    accuracy: of('accuracy'),
    picks: of('picks'),
    dice: of('dice'),
    teamDice: of('teamDice'),
    weaves: of('weaves'),
    cancels: of('cancels'),
    rerolls: of('rerolls'),
  };
}

// Asked at every look at the options: worked out once, for each hero at each level.
const known: { readonly [H in HeroId]: readonly Skillset[] } = mapped(heroes, ({ skills }) =>
  LEVELS.map((_, level) => skillset(skills.slice(0, level + 1))),
);

export function skillsOf({ id, level }: Hero): Skillset {
  const found = known[id][level];
  if (!found) throw new Error(`${id} has no level ${level}`);
  return found;
}
