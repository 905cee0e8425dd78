import { remember, remembered } from './memory.ts';

// Tables at which this device is somebody's hand beside a big screen: whoever comes back finds the hand, not the table.

const MOST = 12;

const held = (): string[] => (remembered('hands') ?? '').split(' ').filter(Boolean);

export const keepHand = (table: string): void =>
  remember('hands', [table, ...held().filter(one => one !== table)].slice(0, MOST).join(' '));

export const isHeld = (table: string): boolean => held().includes(table);

/** The way to a table; to one that follows on another, as one was at that. */
export const wayTo = (table: string, before = table): string => `/${isHeld(before) ? 'hand' : 'table'}/${table}`;
