import type { Audience, Sight, TableFrame, WholeTable } from '../../host/messages.ts';

/** Somebody who looks at a table: one socket. */
export interface Watcher {
  readonly guest: string;
  send(message: string): void;
}

/** What of a frame these audiences may know; nothing else leaves the server. */
export function frameFor(frame: TableFrame, audiences: readonly Audience[], isOpen: boolean): object {
  return {
    type: 'frame',
    ...frame,
    sights: frame.sights.flatMap(sight => sightFor(sight, audiences, isOpen)),
    prompts: only(frame.prompts, audiences),
    undo: only(frame.undo, audiences),
  };
}

export function wholeFor(whole: WholeTable, audiences: readonly Audience[], events: readonly unknown[]): object {
  return { type: 'whole', ...whole, undo: only(whole.undo, audiences), events };
}

/** At an open table everybody sees what the table sees. */
function sightFor(sight: Sight, audiences: readonly Audience[], isOpen: boolean): Sight[] {
  if (isOpen) return [{ ...sight, to: audiences }];
  const to = sight.to.filter(audience => audiences.includes(audience));
  return to.length > 0 ? [{ ...sight, to }] : [];
}

function only<T>(bySeat: { readonly [seat: number]: T }, audiences: readonly Audience[]): { [seat: number]: T } {
  return Object.fromEntries(Object.entries(bySeat).filter(([seat]) => audiences.includes(Number(seat))));
}

/** What these audiences heard, without what was undone. Several people at one screen hear what the table hears. */
export function logOf(frames: readonly TableFrame[], audiences: readonly Audience[], isOpen: boolean): unknown[] {
  const ear = audiences.length === 1 ? audiences[0] : 'table';
  let kept: TableFrame[] = [];
  for (const frame of frames) {
    kept = kept.filter(earlier => earlier.counted < frame.counted);
    kept.push(frame);
  }
  return kept.flatMap(({ sights }) => {
    const sight = isOpen ? sights[0] : sights.find(s => ear !== undefined && s.to.includes(ear));
    return sight?.events ?? [];
  });
}
