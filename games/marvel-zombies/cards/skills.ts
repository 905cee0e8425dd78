import { type SkillId, skills } from '../content/skills.ts';
import { enemiesIn } from '../rules/table.ts';
import type { SkillCard } from './skill.ts';

export const skillCards: { readonly [S in SkillId]: SkillCard } = {
  'heroic-rescue': {
    rescue: {
      power: skills['heroic-rescue'].power,
      isOpen: turn => !turn.rescued,
      take(turn) {
        turn.rescued = true;
      },
    },
  },
  'web-swinging': { zones: skills['web-swinging'].amount },
  'spider-sense': {
    cancels: { action: 'spiderSense', wounds: skills['spider-sense'].amount, power: skills['spider-sense'].power },
  },
  'rising-anger': { hurt: { power: skills['rising-anger'].amount, why: 'anger' } },
  shrink: {
    stride: {
      by: 'shrink',
      zones: 1,
      isFree: true,
      power: 0,
      isOpen: turn => !turn.shrunk,
      take(turn) {
        turn.shrunk = true;
      },
    },
  },
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
  'trained-soldier': {
    freeAttack: {
      isOpen: turn => !turn.trained,
      take(turn) {
        turn.trained = true;
      },
    },
  },
  'solar-charge': { begins: { power: skills['solar-charge'].amount, why: 'solar' } },
  intangibility: { isGhost: true },
  overload: { accuracy: skills.overload.amount },
  'leaping-charge': { charge: { zones: skills['leaping-charge'].amount, power: skills['leaping-charge'].power } },
  'vibranium-weave': { weaves: skills['vibranium-weave'].amount },
  'wakanda-forever': { teamDice: skills['wakanda-forever'].amount },
  'swarm-tactics': {
    dice: (m, { zone }) => (enemiesIn(m, zone) >= skills['swarm-tactics'].from ? skills['swarm-tactics'].amount : 0),
  },
  marksman: { picks: skills.marksman.from },
  'double-tap': { rerolls: { action: 'doubleTap', power: skills['double-tap'].power } },
  'extra-action': { actions: skills['extra-action'].amount },
};
