import { isCertain } from '../../../../kit/grammar.ts';
import type { Mood, Outlook } from '../../../../table/screen/screen-parts.ts';
import { missions } from '../../content/missions.ts';
import { type Square, isCharacter } from '../../ids.ts';
import type { Deed, Preview, SeenStack } from '../../seen.ts';
import type { Action } from '../../spec.ts';
import type { Seen } from '../look.ts';
import { aimedAt, preview as sentences } from '../previews.ts';
import { dangers } from './dangers.ts';
import { squareThing } from '../touch.ts';
import { screenWords } from '../words/screen.ts';
import { trayWords } from '../words/tray.ts';
import { words } from '../words/words.ts';
import { isHomeward } from './mission.ts';

const mood = (chance: number): Mood => (chance >= 0.65 ? 'good' : chance >= 0.35 ? 'fair' : 'bad');
const LIKELY = 0.25; // a K.O. that is worth naming before a hit

/** What an answer would bring: a chance, a way, a few cards. */
export function outlook(seen: Preview, action: Action, look: Seen): Outlook | null {
  const own = screenWords[look.language];
  const lines = [
    ...sentences(seen, action, look),
    ...ofPolice(action, look),
    ...danger(action, look),
    ...before(seen, action, look),
    ...after(action, look),
  ];
  switch (seen.type) {
    case 'reach':
      return {
        sign: own.squares(seen.average),
        mood: 'fair',
        lines,
        reach: seen.squares.map(({ square, chance }) => ({ thing: squareThing(square), chance })),
      };
    case 'attack': {
      const { kind } = aimedAt(action, look) ?? {};
      if (kind === 'figure' && seen.ko >= LIKELY) return { sign: own.ko(seen.ko), mood: 'good', lines };
      if (isForNothing(action, look)) return { sign: own.noPoints, mood: 'bad', lines };
      const sign = isCertain(seen.any) ? own.sure : own.chance(seen.any);
      return { sign: kind === 'hold' ? own.free(sign) : own.strikes(sign), mood: mood(seen.any), lines };
    }
    case 'heal':
      return { sign: own.heal(seen.healed), mood: seen.healed > 0 ? 'good' : 'fair', lines };
    case 'chance':
      return { sign: isCertain(seen.success) ? own.sure : own.chance(seen.success), mood: mood(seen.success), lines };
    case 'halt':
      return lines.length > 0
        ? {
            sign: deedsFrom(seen.here, look),
            mood: seen.here.every(deed => isForNothing(deed, look)) ? 'fair' : 'good',
            lines,
          }
        : null;
    case 'tray':
      return ofTray(seen, action.type === 'reroll', lines, look);
    case 'path': {
      const won = action.type === 'go' ? wonAt(action.to, look) : null;
      return {
        sign: won === null ? String(seen.left) : own.gain(won),
        mood: 'good',
        lines: won === null ? lines : [words[look.language].wins(won), ...lines],
        way: seen.path.map(squareThing),
      };
    }
    default:
      return { sign: own.cards(seen.expected), mood: mood(seen.expected), lines };
  }
}

const MOST_NAMED = 2;

/** What could be done there, and with whom, if it is all of one kind; else how much. */
function deedsFrom(here: readonly Deed[], look: Seen): string {
  const own = screenWords[look.language];
  const [kind, ...others] = new Set(here.map(({ type }) => type));
  if (!kind || others.length > 0) return own.deeds(here.length);
  const whom = [...new Set(here.map(deed => whomOf(deed, look)))].filter(name => name !== null);
  const isFew = whom.length > 0 && whom.length <= MOST_NAMED;
  return isFew ? own.of(own.afterwards[kind], whom.join(', ')) : own.afterwards[kind];
}

/** Who it is about, by name. */
function whomOf(deed: Deed, { texts }: Seen): string | null {
  if (deed.type === 'capture') return texts.characters[deed.character].name;
  if (deed.type === 'plant') return texts.places[deed.place].name;
  const { target } = deed;
  if (target.kind === 'figure') return texts.roles[target.role].name;
  if (target.kind === 'stack') return texts.roles.police.name;
  return target.kind === 'place' ? texts.places[target.place].name : null;
}

/** The cars that Spider-Man would strike at in his turn: their wreck is worth nothing to him (SM-VP-05). */
function carsFor(action: Action | Deed, { view, seat }: Seen): SeenStack | undefined {
  const isHero = seat !== null && view.active === seat && view.players[seat]?.role === 'spider-man';
  const target = isHero && 'target' in action ? action.target : null;
  return target?.kind === 'stack' ? view.stacks.find(({ square }) => square === target.square) : undefined;
}

const isForNothing = (action: Action | Deed, look: Seen): boolean => {
  const cars = carsFor(action, look);
  return action.type === 'fight' && cars !== undefined && !(cars.prisoner && isCharacter(cars.prisoner));
};

/** What it brings Spider-Man to strike at cars. */
function ofPolice(action: Action, look: Seen): string[] {
  const cars = action.type === 'fight' ? carsFor(action, look) : undefined;
  if (!cars) return [];
  const { texts, language } = look;
  const own = screenWords[language].police;
  if (!cars.prisoner) return [own.nothing];
  return [
    isCharacter(cars.prisoner) ? own.gives(texts.characters[cars.prisoner].name) : own.frees(texts.the(cars.prisoner)),
  ];
}

/** Whoever reacts spends what their own turn brings back. */
const after = ({ type }: Action, { view, language }: Seen): string[] =>
  view.focus?.step.startsWith('reaction/') &&
  (type === 'move' || type === 'drive' || type === 'fight' || type === 'bonus')
    ? [screenWords[language].backNextTurn]
    : [];

type Tray = Extract<Preview, { type: 'tray' }>;

/** Dice as they lie are said on the button itself; rolled again, what they come to on average, in brief on a die. */
function ofTray(
  { unit, now, again, expected }: Tray,
  isDie: boolean,
  lines: string[],
  { language }: Seen,
): Outlook | null {
  if (again === 0) return null;
  const mood: Mood = expected > now ? 'good' : expected === now ? 'fair' : 'bad';
  const own = trayWords[language];
  const average = unit === 'success' ? own.average(unit, expected) : `≈ ${own.average(unit, expected)}`;
  return { sign: isDie ? own.brief(unit, expected) : average, mood, lines };
}

/** The points of a mission that only wants to be brought home, if this is where that is. */
function wonAt(to: Square, { view, seat }: Seen): number | null {
  const p = seat === null ? undefined : view.players[seat];
  if (!p?.mission || !isHomeward(p, view)) return null;
  const home = view.city.places.find(({ place, destroyed }) => place === `hq-${p.role}` && !destroyed);
  return home?.square === to ? missions[p.mission].villain : null;
}

/** Whoever can be struck may strike as well. */
function danger(action: Action, look: Seen): string[] {
  const target = action.type === 'fight' ? action.target : null;
  return target?.kind === 'figure' || target?.kind === 'stack' ? dangers(target, look) : [];
}

/** Before the dice are chosen all of them are counted: that is said, lest it seem to be the price. */
function before(seen: Preview, action: Action, { view, seat, language }: Seen): string[] {
  const own = screenWords[language];
  if (seat === null || !['fight', 'move', 'drive', 'bonus'].includes(action.type)) return [];
  const { dice } = view.players[seat] ?? {};
  if (!dice) return [];
  const left = seen.type === 'attack' ? seen.dice : seen.type === 'cards' ? dice.bonus : dice.movement;
  return [left > 1 ? own.allDice(left) : own.oneDie];
}
