// How answers are given by touching things: every option is a path of one to three of them, such as a weapon and its target.
// In whatever order they are touched, the same answer comes out.

/** What can be touched on a table: it stands there as `data-thing`. */
export type ThingId = `${'figure' | 'place' | 'card' | 'token' | 'power' | 'act'}:${string}`;

/** An act lies nowhere on the table: it shows around the thing that was touched before it. */
export const isAct = (thing: ThingId): boolean => thing.startsWith('act:');

/** One's own things together: what one takes is dragged there. */
export const OWN: ThingId = 'place:own';

export interface Path<A> {
  readonly action: A;
  readonly things: readonly ThingId[];
  /** Given too by dragging the first onto the second. */
  readonly drag?: Drag | null;
}

export type Drag = readonly [what: ThingId, onto: ThingId];

/** What has been touched so far, and what that leaves open. */
export interface Touched<A> {
  readonly chosen: readonly ThingId[];
  /** The paths that all these things lie on. */
  readonly open: readonly Path<A>[];
  /** The one that ends here: touched once more, it is taken. */
  readonly settled: Path<A> | null;
  /** What could be touched next. */
  readonly next: ReadonlySet<ThingId>;
}

export type Step<A> =
  | { readonly type: 'touched'; readonly chosen: readonly ThingId[] }
  | { readonly type: 'taken'; readonly action: A }
  | { readonly type: 'nothing' }; // it stands on no path: it says what it is

export function touched<A>(paths: readonly Path<A>[], chosen: readonly ThingId[]): Touched<A> {
  const open = paths.filter(({ things }) => chosen.every(thing => things.includes(thing)));
  const settled = chosen.length === 0 ? null : (open.find(({ things }) => things.length === chosen.length) ?? null);
  const next = new Set(open.flatMap(({ things }) => things).filter(thing => !chosen.includes(thing)));
  return { chosen, open, settled, next };
}

/**
 * What a touch does. `isSure` takes an answer as soon as it is whole: a mouse that has shown it by hovering, a finger where
 * nobody can wait. Else the first touch shows it and the second takes it; touching what was chosen before puts it back.
 */
export function touch<A>(
  paths: readonly Path<A>[],
  chosen: readonly ThingId[],
  thing: ThingId,
  isSure: boolean,
): Step<A> {
  const before = touched(paths, chosen);
  if (chosen.includes(thing))
    return before.settled && chosen.at(-1) === thing
      ? { type: 'taken', action: before.settled.action }
      : { type: 'touched', chosen: chosen.filter(one => one !== thing) };
  const isBeginning = !before.next.has(thing);
  if (isBeginning && !paths.some(({ things }) => things.includes(thing))) return { type: 'nothing' };
  const after = touched(paths, isBeginning ? [thing] : [...chosen, thing]);
  return isSure && after.settled && after.open.length === 1
    ? { type: 'taken', action: after.settled.action }
    : { type: 'touched', chosen: after.chosen };
}

/** The answer given by letting go of a thing over others that lie one within the other. */
export function dropped<A>(paths: readonly Path<A>[], what: ThingId, over: readonly ThingId[]): Path<A> | null {
  const found = over.flatMap(onto => paths.filter(({ drag }) => drag?.[0] === what && drag[1] === onto));
  return found[0] ?? null;
}

/** Options that cannot be told apart by touching: each needs a path of its own. */
export function alike<A>(paths: readonly Path<A>[]): A[][] {
  const byThings = new Map<string, A[]>();
  for (const { action, things } of paths) {
    const key = [...things].sort().join(' ');
    byThings.set(key, [...(byThings.get(key) ?? []), action]);
  }
  return [...byThings.values()].filter(actions => actions.length > 1);
}

/** The answer that a thing would make whole, were it touched next. */
export function wholeAt<A>(paths: readonly Path<A>[], chosen: readonly ThingId[], thing: ThingId): Path<A> | null {
  const things = chosen.includes(thing) ? chosen : [...chosen, thing];
  return touched(paths, things).settled;
}
