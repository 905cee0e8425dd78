import { puzzleTests } from '../../../e2e/puzzles.ts';
import { combatThing } from '../ui/touch.ts';

/** Which of three Combat cards an attack is made with. */
puzzleTests('until-daylight', {
  id: 'd73181',
  wrong: [combatThing('c-minus1')],
  right: [combatThing('c-plus2-area')],
});
