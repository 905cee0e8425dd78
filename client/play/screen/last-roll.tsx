import { useMemo } from 'react';
import type { Spec } from '../../../engine/types.ts';
import type { ScreenParts } from '../../../table/screen/screen-parts.ts';
import { Tray } from '../../../table/screen/tray.tsx';
import { useWords } from '../../language.ts';
import type { AtTable } from '../at-table.ts';

interface Props {
  readonly table: AtTable;
  readonly screen: ScreenParts<Spec>;
  readonly heard: number;
}

const RECENT = 60; // events among which the last roll is looked for

/** What the dice or cards last said. */
export function LastRoll({ table, screen, heard }: Props) {
  const words = useWords();
  const { look, state } = table;
  const roll = useMemo(() => {
    const audience = look.seat ?? 'table';
    const events = state.log
      .filter(entry => entry.id <= heard)
      .slice(-RECENT)
      .flatMap(entry => ('event' in entry && (entry.to === null || entry.to.includes(audience)) ? [entry.event] : []));
    return screen.roll(events, look);
  }, [state.log, heard, screen, look]);
  // Whatever happens, it is to be read anew.
  return <Tray key={heard} roll={roll} label={words.screen.tray} />;
}
