import type { HeroId } from '../../ids.ts';
import type { SeenHero, View } from '../../seen.ts';

/** The hero who is looked at in a seat's dock: who acts or is asked about, else who could act next. */
export function shownHero({ heroes, turn, focus }: View, seat: number): SeenHero | undefined {
  const own = heroes.filter(hero => hero.seat === seat);
  const find = (id: HeroId | null | undefined): SeenHero | undefined => own.find(hero => hero.id === id);
  return (
    find(focus?.hero) ??
    find(turn?.hero) ??
    own.find(({ used, fate }) => !used && fate === 'in') ??
    own.find(({ fate }) => fate === 'in') ??
    own[0]
  );
}
