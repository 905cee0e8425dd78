import { characters } from '../../content/characters.ts';
import { sheets } from '../../content/roles.ts';
import {
  CAPTAINS,
  CHARACTERS,
  type CharacterId,
  type FigureId,
  type RoleId,
  type Scale,
  isCharacter,
} from '../../ids.ts';
import type { SeenFigure, SeenPlayer, SeenStack, View, Whereabouts } from '../../seen.ts';

// What is seen of a table because of where other things lie: who guards whom, how many dice that gives.

/** The same view with all that follows from where the pieces are. */
export function derived(view: View): View {
  const { figures, stacks, players, characters: people } = view;
  return {
    ...view,
    figures: figures.map(f => shownFigure(f, figures, people)),
    stacks: stacks.map(stack => shownStack(stack, view)),
    players: players.map(p => shownPlayer(p, people)),
  };
}

type People = { readonly [C in CharacterId]: Whereabouts };

const shownFigure = (f: SeenFigure, figures: readonly SeenFigure[], people: People): SeenFigure => ({
  ...f,
  stuck: f.web || f.symbiote !== null,
  prisoners: [
    ...(f.role === 'octopus' ? inPincers(f, figures) : []),
    ...CHARACTERS.filter(who => people[who].holder === f.role),
  ],
});

/** Whoever was seized first is first. */
function inPincers(octopus: SeenFigure, figures: readonly SeenFigure[]): FigureId[] {
  const held = figures.filter(f => f.held).map(({ role }) => role);
  const before = octopus.prisoners.filter((who): who is FigureId => !isCharacter(who) && held.includes(who));
  return [...before, ...held.filter(role => !before.includes(role))];
}

const shownStack = (stack: SeenStack, { figures, characters: people, city }: View): SeenStack => ({
  ...stack,
  captains: CAPTAINS.filter(who => people[who].holder === null && people[who].square === stack.square),
  prisoner:
    figures.find(f => f.captive && f.at === stack.square)?.role ??
    CHARACTERS.find(who => people[who].holder === 'police' && people[who].square === stack.square) ??
    null,
  station:
    city.terrain[stack.square] === 'P' ? (city.places.find(at => at.square === stack.square)?.place ?? null) : null,
});

/** Where a character that raised a scale is lost, the dice above it are too. */
function shownPlayer(p: SeenPlayer, people: People): SeenPlayer {
  const { role, dice } = p;
  if (role === null) return p;
  const most = (scale: Scale): number => maxOf(people, role, scale);
  const max = { movement: most('movement'), combat: most('combat'), bonus: most('bonus') };
  return {
    ...p,
    max,
    dice: {
      movement: Math.min(dice.movement, max.movement),
      combat: Math.min(dice.combat, max.combat),
      bonus: Math.min(dice.bonus, max.bonus),
    },
  };
}

export const maxOf = (people: People, role: RoleId, scale: Scale): number =>
  sheets[role][scale] +
  CHARACTERS.filter(who => {
    const { raises } = characters[who];
    return raises?.holder === role && raises.scale === scale && people[who].holder === role;
  }).length;

/** Ranks by points; equals share one. */
export const ranked = (view: View): View => ({
  ...view,
  players: view.players.map(p => ({ ...p, rank: 1 + view.players.filter(({ score }) => score > p.score).length })),
});
