import type {
  Decision,
  Flow,
  FlowName,
  Frame,
  FrameData,
  Game,
  Instead,
  Match,
  Outcome,
  Plain,
  Seat,
  Spec,
  Step,
  StepName,
  Steps,
} from './types.ts';

// What an author of rules writes with.

/** The place behind the last step. */
export const END = '';

/** Reads better than `[]` where a rule asks nobody. */
export const nobody: readonly Seat[] = [];

/** Thrown by `end`, caught by the loop: the running step stops where it stands. */
export const ENDED = Symbol('the match has ended');

/** Named steps in the order of the rulebook. */
export function flow<W extends Spec, K extends FlowName<W>>(steps: Steps<W, K>): Flow<W, K> {
  const named: [string, Step<W, K>][] = Object.entries(steps);
  const entries = named.map(
    ([name, step], i) => [name, { step: inShape(step), next: named[i + 1]?.[0] ?? END }] as const,
  );
  return { first: named[0]?.[0] ?? END, steps: Object.fromEntries(entries) };
}

/** All decisions with the same fields in the same order: the loop reads them at every step, and much faster so. */
function inShape<W extends Spec, K extends FlowName<W>>(step: Step<W, K>): Step<W, K> {
  return typeof step === 'function' ? step : ({ ...SHAPE, ...step } as Step<W, K>);
}
const SHAPE: { readonly [field in keyof Required<Decision<Spec, never, never>>]: undefined } = {
  rule: undefined,
  who: undefined,
  options: undefined,
  bar: undefined,
  preview: undefined,
  apply: undefined,
  lone: undefined,
  isSecret: undefined,
  isTimed: undefined,
  waitsFor: undefined,
  free: undefined,
};

export function decide<W extends Spec, K extends FlowName<W>, A extends W['action']>(
  decision: Decision<W, K, A>,
): Decision<W, K, A> {
  return decision;
}

type Kept<W extends Spec> =
  W['state'] extends Plain<W['state']>
    ? W['frames'] extends Plain<W['frames']>
      ? W['action'] extends Plain<W['action']>
        ? W['options'] extends Plain<W['options']>
          ? W['carry'] extends Plain<W['carry']>
            ? unknown
            : never
          : never
        : never
      : never
    : never;

/** Declares a game; does not compile if anything that its saves and records hold would not survive them. */
export function define<W extends Spec>(game: Game<W> & Kept<W>): Game<W> {
  return game;
}

/** Resolve another flow before the next step of this one. Two calls in one step resolve last first. */
export function call<W extends Spec, K extends FlowName<W>>(m: Match<W>, name: K, data: FrameData<W, K>): void {
  const called: Flow<W, K> | undefined = m.game.flows[name];
  if (!called) throw new Error(`no flow ${name}`);
  m.stack.push({ flow: name, at: called.first, ...data } as unknown as Frame<W>);
}

/** The same from a later step on: how a scene or a migrated save is put together. */
export function placeAt<W extends Spec, K extends FlowName<W>>(
  m: Match<W>,
  name: K,
  step: StepName<W, K>,
  data: FrameData<W, K>,
): void {
  call(m, name, data);
  Object.assign(innermost(m), { at: step });
}

/** The next step of this frame. */
export function goTo<F extends { at: string }>(f: F, step: F['at']): void {
  f.at = step;
}

/** Repeat the running step. */
export function again<W extends Spec>(m: Match<W>, f: { at: string }): void {
  f.at = m.running;
}

/** No further step of this frame. */
export function finish(f: { at: string }): void {
  f.at = END;
}

/** The match is over, at once: what the running step would still have done is not done. */
export function end<W extends Spec>(m: Match<W>, outcome: Outcome<W>): never {
  m.outcome = outcome;
  throw ENDED;
}

/** Tells the table; some seats may hear something else instead, or nothing. */
export function emit<W extends Spec>(m: Match<W>, event: W['event'], instead: Instead<W> | null = null): void {
  m.hear?.(event, instead);
}

/** The frame that is being resolved, above all others. */
export function innermost<W extends Spec>(m: Match<W>): Frame<W> {
  const f = m.stack[m.stack.length - 1];
  if (!f) throw new Error('the match has nothing left to resolve');
  return f;
}

const isOf = <W extends Spec, K extends FlowName<W>>(f: Frame<W>, name: K): f is Frame<W, K> => f.flow === name;

/** The innermost frame of that flow, if it is being resolved. */
export function within<W extends Spec, K extends FlowName<W>>(m: Match<W>, name: K): Frame<W, K> | null {
  for (let i = m.stack.length - 1; i >= 0; i--) {
    const f = m.stack[i];
    if (f && isOf<W, K>(f, name)) return f;
  }
  return null;
}

/** The innermost frame of that flow: how an interrupting power reaches what it interrupts. */
export function nearest<W extends Spec, K extends FlowName<W>>(m: Match<W>, name: K): Frame<W, K> {
  const f = within(m, name);
  if (!f) throw new Error(`no ${name} in progress`);
  return f;
}
