import type { OnceMark, PlayedCard } from '../content/cards.ts';
import { type SkillId, skills } from '../content/heroes.ts';
import { enemiesIn } from '../rules/table.ts';
import type { Chance, SkillCard } from './skill.ts';

/** All skills but those with an action of their own: these are told by their numbers, or in `played-skills.ts`. */
export const skillCards: { readonly [S in Exclude<SkillId, PlayedCard>]: SkillCard } = {
  'web-swinging': { zones: skills['web-swinging'].amount },
  'rising-anger': { hurt: { power: skills['rising-anger'].amount, why: 'anger' } },
  shrink: { stride: { by: 'shrink', zones: 1, isFree: true, power: 0, ...once(skills.shrink.once) } },
  elusive: {
    stride: {
      by: 'elusive',
      zones: 1,
      isFree: true,
      power: 0,
      isOpen: turn => turn.elusive === 'ready',
      take(turn) {
        turn.elusive = 'used';
      },
    },
    afterKill(turn) {
      if (turn.elusive === 'no') turn.elusive = 'ready';
    },
  },
  'mighty-leap': {
    stride: { by: 'leap', zones: skills['mighty-leap'].amount, isFree: false, power: skills['mighty-leap'].power },
  },
  /** Right after the Attack, or not at all: the rules let the chance pass (MZ-SKILL-06). */
  rampage: {
    freeAttack: {
      isOpen: turn => turn.rampage === 'ready',
      take(turn) {
        turn.rampage = 'used';
      },
    },
    afterKill(turn) {
      if (turn.rampage === 'no') turn.rampage = 'ready';
    },
  },
  'trained-soldier': { freeAttack: once(skills['trained-soldier'].once) },
  'solar-charge': { begins: { power: skills['solar-charge'].amount, why: 'solar' } },
  intangibility: { isGhost: true },
  overload: { accuracy: skills.overload.amount },
  'vibranium-weave': { weaves: skills['vibranium-weave'].amount },
  'wakanda-forever': { teamDice: skills['wakanda-forever'].amount },
  'swarm-tactics': {
    dice: (m, { zone }) => (enemiesIn(m, zone) >= skills['swarm-tactics'].from ? skills['swarm-tactics'].amount : 0),
  },
  marksman: { picks: skills.marksman.from },
  'extra-action': { actions: skills['extra-action'].amount },
};

/** What a Turn allows once. */
function once(mark: OnceMark): Chance {
  return {
    isOpen: turn => !turn[mark],
    take(turn) {
      turn[mark] = true;
    },
  };
}
