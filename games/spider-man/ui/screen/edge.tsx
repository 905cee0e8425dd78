import { useTouching } from '../../../../table/screen/touching.tsx';
import { ROLES, type RoleId } from '../../ids.ts';
import type { Seen, Shown } from '../look.ts';
import { figureThing } from '../touch.ts';
import { Afield } from './afield.tsx';
import { Alarm } from './alarm.tsx';
import { Casting } from './casting.tsx';
import { Events } from './events.tsx';
import { Laying } from './laying.tsx';
import { Legend } from './legend.tsx';
import { Race } from './race.tsx';

/** What stands over the city: a choice of roles, an attack that one may answer, the events that last. */
export function Edge(props: Shown) {
  const { look } = props;
  const roles = useWanted(look);
  if (roles.length > 0) return <Casting look={look} roles={roles} />;
  return (
    <>
      {look.view.phase === 'play' && !isWalking(look) && <Race look={look} />}
      <Afield look={look} />
      <Events look={look} />
      <Laying look={look} />
      <Legend look={look} />
      <Alarm {...props} />
    </>
  );
}

/** Squares of the whole city are answers then: the rail tells the race, too. */
const isWalking = ({ view: { focus } }: Seen): boolean => Boolean(focus?.move ?? focus?.drive);

/** Roles that are chosen among: before the match all of them, later those that are open and stand nowhere. */
function useWanted({ view }: Seen): readonly RoleId[] {
  const touching = useTouching();
  if (view.players.some(({ role }) => role === null)) return ROLES;
  const standing = new Set<RoleId>(view.figures.map(({ role }) => role));
  return ROLES.filter(
    role => !standing.has(role) && role !== 'police' && touching.stateOf(figureThing(role)) !== 'still',
  );
}
