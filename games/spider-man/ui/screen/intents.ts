import type { Intent, Mood } from '../../../../table/screen/screen-parts.ts';
import type { ThingId } from '../../../../table/touch.ts';
import { missions } from '../../content/missions.ts';
import type { FigureId } from '../../ids.ts';
import type { SeenPlayer } from '../../seen.ts';
import type { Seen } from '../look.ts';
import { figureThing, pieceThing, placeThing } from '../touch.ts';
import { screenWords } from '../words/screen.ts';
import { damageNeeded, doneOf, isHomeward } from './mission.ts';

/** What others are about to do, as far as this seat may know: what they damage, where a mission leads them, whom they can strike. */
export function intents(look: Seen): Intent[] {
  return [...struck(look), ...look.view.players.flatMap((p, at) => (at === look.seat ? [] : plans(p, look)))];
}

/** Opponents next to one's own figure. How likely they hit, the rail says: signs would bury those who fight. */
function struck({ view, seat }: Seen): Intent[] {
  const role = seat === null ? null : view.players[seat]?.role;
  if (!role) return [];
  return view.threats.map(({ from, ko }) => ({
    from: pieceThing(from),
    to: figureThing(role),
    isSure: false,
    isAtMe: true,
    sign: null,
    mood: ko >= 0.1 ? 'bad' : 'fair',
  }));
}

/** What a villain is up to: a mission that is seen is sure, the damage in the open hints at one. */
function plans(p: SeenPlayer, look: Seen): Intent[] {
  const { role } = p;
  if (role === null || role === 'police' || !look.view.figures.some(f => f.role === role && f.at >= 0 && !f.ko))
    return [];
  return p.mission ? seenPlan(p, role, look) : guessedPlan(p, role, look);
}

function seenPlan(p: SeenPlayer, role: FigureId, look: Seen): Intent[] {
  const { view } = look;
  if (!p.mission) return [];
  const { goal, villain } = missions[p.mission];
  const sign = screenWords[look.language].gain(villain);
  const lacks = p.needed - doneOf(p);
  const mood: Mood = lacks <= 1 ? 'bad' : 'fair';
  const plan = (to: ThingId | null, isAtMe = false, shown: string | null = sign): Intent[] =>
    to === null ? [] : [{ from: figureThing(role), to, isSure: true, isAtMe, sign: shown, mood }];
  // Over one's own face points of others would seem to be one's own.
  const atSpiderMan = (): Intent[] =>
    plan(figureThing('spider-man'), isSpiderMan(look), isSpiderMan(look) ? null : sign);
  if (isHomeward(p, view)) return plan(placeThing(view, `hq-${role}`));
  switch (goal.kind) {
    case 'damage':
      return plan(placeThing(view, goal.place));
    case 'hq': {
      const place = goal.place ?? p.progress.place;
      return place === null ? [] : plan(placeThing(view, place), isMine(place, look));
    }
    case 'kidnap':
      return plan(figureThing(goal.character));
    case 'duel':
    case 'duelKo':
      return atSpiderMan();
    case 'tour':
      return goal.places
        .filter(place => !p.progress.planted.includes(place))
        .slice(0, 1)
        .flatMap(place => plan(placeThing(view, place)));
    default:
      return [];
  }
}

function guessedPlan({ progress }: SeenPlayer, role: FigureId, look: Seen): Intent[] {
  const { place, damage } = progress;
  const to = place && damage > 0 ? placeThing(look.view, place) : null;
  if (place === null || to === null) return [];
  const needed = damageNeeded(place);
  return [
    {
      from: figureThing(role),
      to,
      isSure: false,
      isAtMe: isMine(place, look),
      sign: screenWords[look.language].damage(damage, needed),
      mood: needed !== null && damage >= needed - 1 ? 'bad' : 'fair',
    },
  ];
}

const ownRole = ({ view, seat }: Seen) => (seat === null ? null : (view.players[seat]?.role ?? null));
const isMine = (place: string, look: Seen): boolean => place === `hq-${ownRole(look)}`;
const isSpiderMan = (look: Seen): boolean => ownRole(look) === 'spider-man';
