import { useEffect, useMemo, useRef, useState } from 'react';
import type { Spec } from '../../../engine/types.ts';
import type { Roll, ScreenParts } from '../../../table/screen/screen-parts.ts';
import { PutAside, Tray } from '../../../table/screen/tray.tsx';
import { useWords } from '../../language.ts';
import type { AtTable } from '../at-table.ts';
import { useGoingOn, useReading } from './reading.ts';
import { undoneAt } from './since-undone.ts';
import { FIRST, NOTHING_TOLD, type Told, UNREAD, placeOf, readNow, toldNow } from './told-roll.ts';

interface Props {
  readonly table: AtTable;
  readonly screen: ScreenParts<Spec>;
  readonly heard: number;
  /** Milliseconds after which it goes; without: then it is put aside, and may be before. */
  readonly lasts?: number;
}

const LONG = { large: 15_000, small: 6000 }; // milliseconds: then it only lies over the board
const RECENT = 60; // events among which the last roll is looked for

/** What the dice or cards last said: until the next ones, for whoever has read it put aside. */
export function LastRoll({ table, screen, heard, lasts }: Props) {
  const words = useWords();
  const { look, state, position } = table;
  const told = useRef<Told>({ ...NOTHING_TOLD, heard });
  const { roll, fresh, undone } = useMemo(() => {
    const audience = look.seat ?? 'table';
    const entries = state.log.filter(entry => entry.id <= heard).slice(-RECENT);
    const eventsSince = (id: number): Spec['event'][] =>
      entries.flatMap(entry =>
        entry.id > id && 'event' in entry && (entry.to === null || entry.to.includes(audience)) ? [entry.event] : [],
      );
    // The table that is told anew when somebody goes back has no new roll.
    const undone = undoneAt(entries);
    const known = Math.max(told.current.heard, undone);
    return { roll: screen.roll(eventsSince(-1), look), fresh: screen.roll(eventsSince(known), look), undone };
  }, [state.log, heard, screen, look]);
  const now = toldNow(told.current, { heard, saying: saidBy(roll), isFresh: fresh !== null, undone });
  const { key, saying } = now;
  useEffect(() => {
    told.current = { heard, saying, key };
  }, [heard, saying, key]);
  const [read, setRead] = useState(UNREAD);
  useEffect(() => {
    if (undone > 0) setRead(before => readNow(before, told.current.key));
  }, [undone]);
  const isSmall = isSmallNow();
  useReading(() => setRead(before => readNow(before, key)), lasts ?? (isSmall ? LONG.small : LONG.large), key, isSmall);
  // A small board has no room for it beside what is asked next.
  const isAsked = isSmall && look.seat !== null && position.prompts[look.seat] !== undefined;
  const shut = (): void => setRead({ key, isOpened: false });
  useGoingOn(shut, { key, question: isAsked ? position.n : null });
  const place = placeOf(read, key, { canOpen: lasts === undefined, isEmpty: !roll });
  if (place === 'gone') return null;
  if (place === 'edge')
    return (
      <PutAside
        label={words.screen.tray}
        hasDice={roll?.by !== undefined}
        onOpen={() => setRead({ key, isOpened: true })}
      />
    );
  return (
    <Tray
      key={key}
      roll={roll}
      label={words.screen.tray}
      moment={position.n}
      isLying={key === FIRST || read.key === key}
      {...(lasts === undefined && { shut: { label: words.screen.shut, press: shut } })}
    />
  );
}

const isSmallNow = (): boolean => matchMedia('(max-width: 40rem)').matches;

const saidBy = (roll: Roll | null): string => JSON.stringify(roll && [roll.title, roll.pieces, roll.sum]);
