import type { Lesson } from '../../../../table/lesson.ts';
import type { HeroId } from '../../ids.ts';
import type { MarvelZombies } from '../../spec.ts';

type Table = Lesson<MarvelZombies>['table'];

/** The street of the first mission, in its first Round: one hero is up, with all three Actions. */
export const street = (turn: HeroId, lies: NonNullable<Table['given']>): Table => ({
  seats: 1,
  scenario: 'M0',
  given: { round: 1, turn, actions: 3, ...lies },
});
