import type { Audience, TableNews, WholeTable } from '../referee/messages.ts';
import { patched } from '../referee/patch.ts';
import type { Visitor } from './house.ts';

interface Followed {
  read: number;
  view: unknown;
}

const followed = new WeakMap<Visitor, Followed>();

/** What this seat sees, as its page was told. One seat for each visitor. */
export function viewOf(visitor: Visitor, seat = 0): unknown {
  const now = followed.get(visitor) ?? { read: 0, view: null };
  followed.set(visitor, now);
  for (const text of visitor.received.slice(now.read)) {
    if (text.startsWith('{"type":"whole"')) {
      const { views } = JSON.parse(text) as WholeTable;
      now.view = views.find(({ to }) => sees(to, seat))?.view ?? now.view;
    } else if (text.startsWith('{"type":"frame"')) {
      const { sights } = JSON.parse(text) as TableNews;
      now.view = patched(now.view, sights.find(({ to }) => sees(to, seat))?.patch ?? null);
    }
  }
  now.read = visitor.received.length;
  return now.view;
}

const sees = (to: readonly Audience[], seat: number): boolean => to.includes(seat) || to.includes('table');
