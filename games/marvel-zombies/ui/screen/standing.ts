import type { Goal } from '../../../../table/screen/screen-parts.ts';
import type { Level } from '../../ids.ts';
import type { Seen } from '../look.ts';
import { isLast } from '../motions/tell.ts';
import { DANGER, ruleOfMission } from '../rule-of.ts';
import { told } from '../words/told.ts';
import { words } from '../words/words.ts';
import { woundsAt } from './intents.ts';

/** Where the mission stands. */
export function phase({ view, texts, language }: Seen): string {
  const name = texts.phases[view.phase];
  return view.round > 0 ? `${words[language].round(view.round)} · ${name}` : name;
}

const dangers: { readonly [L in Level]: Omit<Goal, 'text'> } = {
  blue: { dot: '#5aa9f0' },
  yellow: { dot: '#f4d35e' },
  orange: { dot: '#f08c3a', mood: 'bad' },
  red: { dot: '#e5453b', mood: 'bad' },
};

/** How dangerous it is, who may fall if nothing is done, what is to be done. */
export function goals({ view, texts, language }: Seen): Goal[] {
  const own = told[language];
  const inDanger = view.heroes.flatMap(({ id, zone, health }): Goal[] => {
    const wounds = zone === null ? 0 : woundsAt(view, zone);
    return wounds >= health && wounds > 0 ? [{ text: own.inDanger(texts.heroes[id].name, wounds), mood: 'bad' }] : [];
  });
  const tasks = view.goals.map((goal): Goal => {
    const text = own.goal(goal, goal.bystander ? texts.bystanders[goal.bystander].name : '', isLast(view));
    const how = goal.goal === 'annihilate' ? own.enemies(goal.of - goal.done, isLast(view)) : own.goalAbout[goal.goal];
    const more = { about: `${texts.goal(goal)}. ${how}`, rule: ruleOfMission(view.mission) };
    return goal.done >= goal.of ? { text: `✓ ${text}`, mood: 'good', ...more } : { text, ...more };
  });
  // Where all have left, nobody draws any danger.
  const isAnybodyIn = view.heroes.some(({ fate }) => fate === 'in');
  const danger: Goal = {
    text: own.danger(texts.levels[view.danger]),
    about: own.dangerAbout,
    rule: DANGER,
    ...dangers[view.danger],
  };
  // First what the bar must not leave out where a long question takes its room.
  return [...(isAnybodyIn ? [danger] : []), ...inDanger, ...tasks];
}
