/// <reference lib="dom" />
import type { Visitor } from '../../../e2e/house.ts';
import { choicesOf, isOverFor } from '../../../e2e/table.ts';
import { patched, type Patch } from '../../../referee/patch.ts';
import type { Event } from '../events.ts';
import type { View } from '../seen.ts';

// How people at several browsers play, and what their sockets have carried.

/** Whoever is asked answers; how many answers were given. */
export async function play(
  players: readonly Visitor[],
  answers: number,
  answer: (one: Visitor) => Promise<boolean>,
): Promise<number> {
  let given = 0;
  for (let waited = 0; given < answers && waited < 400; waited++) {
    if (players[0] && (await isOverFor(players[0]))) break;
    for (const one of players)
      if ((await choicesOf(one).count()) > 0 && (await answer(one))) {
        given++;
        waited = 0;
      }
    await players[0]?.page.waitForTimeout(25);
  }
  return given;
}

interface Message {
  readonly views?: readonly { readonly to: readonly unknown[]; readonly view: View }[];
  readonly sights?: readonly {
    readonly to: readonly unknown[];
    readonly events: readonly Event[];
    readonly patch: Patch | null;
  }[];
}

/** Everything that a seat has ever been shown or told. */
export function known(received: readonly string[], seat: number): { views: View[]; events: Event[] } {
  const views: View[] = [];
  const events: Event[] = [];
  let view: View | null = null;
  const take = (message: unknown): void => {
    if (typeof message !== 'object' || message === null) return;
    const { views: whole, sights } = message as Message;
    for (const one of Array.isArray(whole) ? whole : []) if (one.to.includes(seat)) view = one.view;
    for (const sight of Array.isArray(sights) ? sights : []) {
      if (!sight.to.includes(seat)) continue;
      events.push(...sight.events);
      view = patched(view, sight.patch) as View;
    }
    if (Array.isArray(whole) || Array.isArray(sights)) {
      if (view) views.push(view);
    } else for (const part of Object.values(message)) take(part);
  };
  for (const text of received) take(JSON.parse(text));
  return { views, events };
}
