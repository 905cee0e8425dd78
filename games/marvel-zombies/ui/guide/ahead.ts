import type { DoorId, ZoneId } from '../../ids.ts';
import { type Board, boards } from '../../rules/board.ts';
import type { Goal, View } from '../../seen.ts';

// Whether a step or a door lies on a way to something that the mission still asks for.

const [STEP, DOOR] = [1, 1];

/** Whether the hero who acts would be nearer to a goal there. */
export function leadsAhead(view: View, to: ZoneId): boolean {
  const from = placeOf(view);
  if (from === null) return false;
  const left = waysLeft(view);
  return leftAt(left, to) < leftAt(left, from);
}

/** Whether the nearest goal of the hero who acts lies behind this door. */
export function opensAhead(view: View, id: DoorId): boolean {
  const from = placeOf(view);
  const door = view.doors.find(one => one.id === id);
  if (from === null || !door) return false;
  const [a, b] = door.between;
  const left = waysLeft(view);
  return leftAt(left, a === from ? b : a) + STEP + DOOR === leftAt(left, from);
}

const placeOf = ({ heroes, turn }: View): ZoneId | null => heroes.find(({ id }) => id === turn?.hero)?.zone ?? null;

const leftAt = (left: ReadonlyMap<ZoneId, number>, zone: ZoneId): number => left.get(zone) ?? Infinity;

/** From each zone to the nearest goal, doors to be opened included. */
function waysLeft(view: View): ReadonlyMap<ZoneId, number> {
  const board = boards[view.mission];
  const left = new Map<ZoneId, number>(goalZones(view).map(zone => [zone, 0]));
  const rim = [...left.keys()];
  for (const at of rim)
    for (const { zone, cost } of besides(board, view, at)) {
      const whole = leftAt(left, at) + cost;
      if (whole >= leftAt(left, zone)) continue;
      left.set(zone, whole);
      rim.push(zone);
    }
  return left;
}

function besides({ ids, links, doors, zoneOf }: Board, view: View, at: ZoneId): { zone: ZoneId; cost: number }[] {
  const here = zoneOf[at];
  return links.flatMap(({ a, b, kind, door }) => {
    const beyond = ids[a === here ? b : a];
    if ((a !== here && b !== here) || kind === 'wall' || beyond === undefined) return [];
    const seen = door < 0 ? undefined : view.doors.find(({ id }) => id === doors[door]?.id);
    const isShut = seen !== undefined && !seen.open;
    return isShut && !seen.openable ? [] : [{ zone: beyond, cost: isShut ? STEP + DOOR : STEP }];
  });
}

const goalZones = (view: View): ZoneId[] => view.goals.flatMap(goal => (isLeft(goal) ? zonesOf(goal, view) : []));

const isLeft = ({ done, of, open }: Goal): boolean => open && done < of;

function zonesOf({ goal, bystander }: Goal, { zones, objectives, points, exit }: View): ZoneId[] {
  const those = (isIt: (zone: View['zones'][number]) => boolean): ZoneId[] => zones.filter(isIt).map(({ id }) => id);
  const green = points.find(({ type }) => type === 'green')?.zone;
  switch (goal) {
    case 'objectives':
    case 'console':
      return objectives.filter(({ taken }) => !taken).map(({ zone }) => zone);
    case 'rescue':
      return those(({ card, bystanders }) => card || bystanders.length > 0);
    case 'hold':
      return those(({ card, bystanders }) => card || bystanders.some(id => id === bystander));
    case 'annihilate':
      return those(zone => zone.walker + zone.brute + zone.runner + zone.zombieHeroes.length > 0);
    case 'herd':
      return points.filter(({ zone }) => zone !== green).map(({ zone }) => zone);
    case 'overload':
      return green === undefined ? [] : [green];
    case 'exit':
      return exit ? [exit.zone] : [];
    default:
      return [];
  }
}
