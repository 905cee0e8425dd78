import type { SkillId } from '../content/heroes.ts';
import { idsOf } from '../ids.ts';
import { bySkills } from './stock.ts';
import type { SkillCard } from './skill.ts';
import { skillCards } from './skills.ts';

/** What the skills that a hero has reached say, hook by hook. */
export type Skillset = { readonly [K in keyof SkillCard]-?: readonly Said<K>[] };

interface Said<K extends keyof SkillCard> {
  readonly id: SkillId;
  readonly says: NonNullable<SkillCard[K]>;
}

export const skillsOf = bySkills((reached): Skillset => {
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
    accuracy: of('accuracy'),
    picks: of('picks'),
    dice: of('dice'),
    teamDice: of('teamDice'),
    weaves: of('weaves'),
  };
});
