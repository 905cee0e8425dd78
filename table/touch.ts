// How answers are given by touching things: every option is a path of one to three of them, such as a weapon and its target.
// In whatever order they are touched, the same answer comes out.

/** What can be touched on a table: it stands there as `data-thing`. */
export type ThingId = `${'figure' | 'place' | 'card' | 'token' | 'power' | 'act'}:${string}`;

/** What kind of thing it is, and its name. */
export function parted(thing: ThingId): readonly [kind: string, name: string] {
  const at = thing.indexOf(':');
  return [thing.slice(0, at), thing.slice(at + 1)];
}

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

/** What a question finds in one's hand: as many of these, in their order, as lie on a path that goes on from there. */
export const inHand = <A>(paths: readonly Path<A>[], given: readonly ThingId[]): ThingId[] =>
  joined(
    paths.filter(({ things }) => things.some(thing => !given.includes(thing))),
    [],
    given,
  );

/** Some things, and as many of these as lie on one path with them. */
function joined<A>(paths: readonly Path<A>[], first: readonly ThingId[], more: readonly ThingId[]): ThingId[] {
  const all = [...first];
  for (const thing of more) {
    const isOnOne = paths.some(({ things }) => things.includes(thing) && all.every(one => things.includes(one)));
    if (isOnOne && !all.includes(thing)) all.push(thing);
  }
  return all;
}

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
 * What is `held` goes with whatever is begun.
 */
export function touch<A>(
  paths: readonly Path<A>[],
  chosen: readonly ThingId[],
  thing: ThingId,
  isSure: boolean,
  held: readonly ThingId[] = [],
): Step<A> {
  const before = touched(paths, chosen);
  if (chosen.includes(thing))
    return before.settled && chosen.at(-1) === thing
      ? { type: 'taken', action: before.settled.action }
      : { type: 'touched', chosen: chosen.filter(one => one !== thing) };
  if (!paths.some(({ things }) => things.includes(thing))) return { type: 'nothing' };
  const after = touched(paths, chosenWith(paths, chosen, thing, held));
  return isSure && after.settled && after.open.every(path => path === after.settled || !goesOn(path, after.chosen))
    ? { type: 'taken', action: after.settled.action }
    : { type: 'touched', chosen: ledBy(after, thing) };
}

/** Whoever touches the end of the only way that leads there means that way: what comes before goes with it, and is shown before it is done. */
function ledBy<A>({ chosen, open, settled }: Touched<A>, thing: ThingId): readonly ThingId[] {
  const [way, other] = open;
  if (settled || !way || other || way.things.at(-1) !== thing) return chosen;
  return [...way.things.filter(one => !chosen.includes(one)), ...chosen];
}

/** Whether a path begins with these things. One that begins with another, such as a card, is not what somebody means who has not touched that. */
const goesOn = <A>({ things }: Path<A>, chosen: readonly ThingId[]): boolean =>
  chosen.every((thing, at) => things[at] === thing);

/** Whether what was begun could still become this answer: one does not touch things beside those that it stands for. */
export const isToward = <A>({ things }: Path<A>, begun: readonly ThingId[]): boolean =>
  begun.every(thing => things.includes(thing));

/** Whether an answer lights this thing up; an act stands around what was begun, and means another answer around another thing. */
export const isLitBy = <A>(path: Path<A>, begun: readonly ThingId[], thing: ThingId): boolean =>
  path.things.includes(thing) &&
  (!isAct(thing) ||
    isToward(
      path,
      begun.filter(one => !isAct(one)),
    ));

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
export const wholeAt = <A>(
  paths: readonly Path<A>[],
  chosen: readonly ThingId[],
  thing: ThingId,
  held: readonly ThingId[] = [],
): Path<A> | null => touched(paths, chosenWith(paths, chosen, thing, held)).settled;

/**
 * What a touch means: the thing itself; or the place that it lies in, where the thing is no answer,
 * or none to what was begun, and the place is.
 */
export function meant<A>(
  paths: readonly Path<A>[],
  begun: readonly ThingId[],
  thing: ThingId,
  ground: ThingId | null,
): ThingId {
  if (ground === null || begun.includes(thing)) return thing;
  const { next } = touched(paths, begun);
  if (begun.length > 0 && next.has(ground) && !next.has(thing)) return ground;
  const answers = (one: ThingId): boolean => paths.some(({ things }) => things.includes(one));
  return !answers(thing) && answers(ground) ? ground : thing;
}

/** The acts that could come next, or could come instead of the one that was touched. */
export function actsAt<A>(
  paths: readonly Path<A>[],
  begun: readonly ThingId[],
  held: readonly ThingId[],
): readonly ThingId[] {
  const at = begun.filter(thing => !isAct(thing));
  if (at.length > 0) return [...touched(paths, at).next].filter(isAct);
  const isFirst = (thing: ThingId): boolean =>
    paths.some(({ things }) => things.find(one => !held.includes(one)) === thing);
  return [...new Set(paths.flatMap(({ things }) => things))].filter(thing => isAct(thing) && isFirst(thing));
}

/** What is chosen with one thing more; what goes with none of it begins anew, with what one holds. */
export function chosenWith<A>(
  paths: readonly Path<A>[],
  chosen: readonly ThingId[],
  thing: ThingId,
  held: readonly ThingId[],
): readonly ThingId[] {
  if (chosen.includes(thing)) return chosen;
  // Another act takes the place of the one before, at the same things.
  if (isAct(thing) && chosen.some(isAct))
    return chosenWith(
      paths,
      chosen.filter(one => !isAct(one)),
      thing,
      held,
    );
  return touched(paths, chosen).next.has(thing)
    ? [...chosen, thing]
    : [...joined(paths, [thing], held).slice(1), thing];
}
