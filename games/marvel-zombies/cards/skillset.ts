import type { SkillId } from '../content/heroes.ts';
import { idsOf } from '../ids.ts';
import type { SkillCard } from './skill.ts';
import { skillCards } from './skills.ts';
import { bySkills } from './stock.ts';

/** What the skills that a hero has reached say together. */
export interface Skillset {
  readonly actions: number;
  readonly begins: readonly Said<'begins'>[];
  readonly hurt: readonly Said<'hurt'>[];
  /** The most of them; 0 where none says how far. */
  readonly zones: number;
  readonly isGhost: boolean;
  readonly strides: readonly Said<'stride'>[];
  readonly freeAttacks: readonly Said<'freeAttack'>[];
  readonly afterKill: readonly Said<'afterKill'>[];
  readonly accuracy: number | null;
  /** The least Range; null where none says it. */
  readonly picks: number | null;
  readonly dice: readonly Said<'dice'>[];
  readonly teamDice: number;
  readonly weaves: readonly { readonly id: SkillId; readonly wounds: number }[];
}

type Said<K extends keyof SkillCard> = NonNullable<SkillCard[K]>;

export const skillsOf = bySkills((reached): Skillset => {
  const ids = idsOf(skillCards).filter(id => reached.includes(id));
  const all = <K extends keyof SkillCard>(hook: K): Said<K>[] =>
    ids.flatMap(id => {
      const says = skillCards[id][hook];
      return says === undefined ? [] : [says];
    });
  const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);
  return {
    actions: sum(all('actions')),
    begins: all('begins'),
    hurt: all('hurt'),
    zones: Math.max(0, ...all('zones')),
    isGhost: all('isGhost').length > 0,
    strides: all('stride'),
    freeAttacks: all('freeAttack'),
    afterKill: all('afterKill'),
    accuracy: all('accuracy')[0] ?? null,
    picks: all('picks').toSorted((a, b) => a - b)[0] ?? null,
    dice: all('dice'),
    teamDice: sum(all('teamDice')),
    weaves: ids.flatMap(id => {
      const wounds = skillCards[id].weaves;
      return wounds === undefined ? [] : [{ id, wounds }];
    }),
  };
});
