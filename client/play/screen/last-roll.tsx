import { useEffect, useMemo, useRef, useState } from 'react';
import type { Spec } from '../../../engine/types.ts';
import type { Roll, ScreenParts } from '../../../table/screen/screen-parts.ts';
import { Tray } from '../../../table/screen/tray.tsx';
import { useWords } from '../../language.ts';
import type { AtTable } from '../at-table.ts';

interface Props {
  readonly table: AtTable;
  readonly screen: ScreenParts<Spec>;
  readonly heard: number;
  /** Milliseconds after which it has been read; without: it may be shut before it goes. */
  readonly lasts?: number;
}

const LONG = 15_000; // milliseconds: then it only lies over the board
const FIRST = 1; // what is there when somebody begins to look
const RECENT = 60; // events among which the last roll is looked for

/** What the dice or cards last said. */
export function LastRoll({ table, screen, heard, lasts }: Props) {
  const words = useWords();
  const { look, state } = table;
  const told = useRef({ heard, saying: '', key: 0 });
  const { roll, fresh } = useMemo(() => {
    const audience = look.seat ?? 'table';
    const entries = state.log.filter(entry => entry.id <= heard).slice(-RECENT);
    const eventsSince = (id: number): Spec['event'][] =>
      entries.flatMap(entry =>
        entry.id > id && 'event' in entry && (entry.to === null || entry.to.includes(audience)) ? [entry.event] : [],
      );
    return { roll: screen.roll(eventsSince(-1), look), fresh: screen.roll(eventsSince(told.current.heard), look) };
  }, [state.log, heard, screen, look]);
  // What is new is to be read anew, and nothing else: what was read once would never make way.
  const saying = saidBy(roll);
  const { current } = told;
  const isNew = saying !== current.saying || (fresh !== null && heard !== current.heard);
  const key = isNew ? current.key + 1 : current.key;
  useEffect(() => {
    told.current = { heard, saying, key };
  }, [heard, saying, key]);
  const [read, setRead] = useState(-1);
  useEffect(() => {
    const reading = setTimeout(() => setRead(key), lasts ?? LONG);
    return () => clearTimeout(reading);
  }, [key, lasts]);
  const shut = lasts === undefined ? { shut: words.screen.shut } : {}; // what goes by itself needs no button
  return read === key ? null : (
    <Tray key={key} roll={roll} label={words.screen.tray} isLying={key === FIRST} {...shut} />
  );
}

const saidBy = (roll: Roll | null): string => JSON.stringify(roll && [roll.title, roll.pieces, roll.sum]);
