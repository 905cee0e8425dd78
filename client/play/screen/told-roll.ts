// Of what dice and cards have said, what is new, and where it lies.

/** What was said last, and the how many-th thing said that is. */
export interface Told {
  /** Up to which entry of the log. */
  readonly heard: number;
  readonly saying: string;
  readonly key: number;
}

export const NOTHING_TOLD: Told = { heard: 0, saying: '', key: 0 };
/** The key of what is there when somebody begins to look. */
export const FIRST = 1;

export interface Said {
  readonly heard: number;
  readonly saying: string;
  /** Whether something was thrown since `Told`; else the last thing thrown may only be another than before. */
  readonly isFresh: boolean;
  /** The entry at which somebody last went back; 0: nobody has. */
  readonly undone: number;
}

/** What is new is to be read anew, and nothing else: what was read once would never make way. */
export function toldNow(before: Told, { heard, saying, isFresh, undone }: Said): Told {
  const isOther = saying !== before.saying;
  // What is the last one only since somebody has gone back is not new.
  const isNew = isFresh ? isOther || heard !== before.heard : isOther && undone <= before.heard;
  return { heard, saying, key: isNew ? before.key + 1 : before.key };
}

/** Which of them somebody has read, and whether they have opened it again since. */
export interface Read {
  readonly key: number;
  readonly isOpened: boolean;
}

export const UNREAD: Read = { key: -1, isOpened: false };

/** Read by now; who has opened it keeps it. */
export const readNow = (before: Read, key: number): Read => (before.key === key ? before : { key, isOpened: false });

/** Over the board; at its edge, to be opened; not at all. */
export type Place = 'board' | 'edge' | 'gone';

/** Where nobody touches it, it goes once it is read; else it is put aside, and lies there until the next one. */
export function placeOf(read: Read, key: number, { canOpen, isEmpty }: { canOpen: boolean; isEmpty: boolean }): Place {
  if (read.key !== key || read.isOpened) return 'board';
  return canOpen && !isEmpty ? 'edge' : 'gone';
}
