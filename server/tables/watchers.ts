import type { Audience } from '../../referee/messages.ts';
import type { SeatRow } from '../storage/schema.ts';
import { groupsKey } from '../rules/requests.ts';
import { audiencesOf } from './seats.ts';
import type { Watcher } from './watcher.ts';

/** Those who look through the same eyes are told the same text. */
export interface Group {
  readonly audiences: readonly Audience[];
  readonly watchers: Watcher[];
}

/** Those who look at a table. Who sees the same is worked out again only when somebody comes, goes or sits down. */
export class Watchers extends Set<Watcher> {
  private known: {
    readonly seats: readonly SeatRow[];
    readonly groups: readonly Group[];
    readonly key: string;
  } | null = null;

  override add(watcher: Watcher): this {
    this.known = null;
    return super.add(watcher);
  }

  override delete(watcher: Watcher): boolean {
    this.known = null;
    return super.delete(watcher);
  }

  guests(): string[] {
    return [...this].map(({ guest }) => guest);
  }

  /** Groups of those who see the same, and their eyes as the rules are told of them. */
  groups(seats: readonly SeatRow[]): { readonly groups: readonly Group[]; readonly key: string } {
    if (this.known?.seats === seats) return this.known;
    const groups = groupsOf(this, seats);
    this.known = { seats, groups, key: groupsKey(groups.map(({ audiences }) => audiences)) };
    return this.known;
  }
}

function groupsOf(watchers: Iterable<Watcher>, seats: readonly SeatRow[]): Group[] {
  const groups = new Map<string, Group>();
  for (const watcher of watchers) {
    const audiences = audiencesOf(seats, watcher);
    const key = audiences.join();
    const group = groups.get(key);
    if (group) group.watchers.push(watcher);
    else groups.set(key, { audiences, watchers: [watcher] });
  }
  return [...groups.values()];
}
