import type { Box } from '../engine/box.ts';
import type { Difference } from '../engine/difference.ts';
import { resume, start } from '../engine/match.ts';
import { load } from '../engine/save.ts';
import type { CaseFile, Saying } from '../engine/sayings.ts';
import { type Table, say, unused } from '../engine/table-talk.ts';
import type { Match, Spec } from '../engine/types.ts';
import { parseCase } from './case-file.ts';
import { messageOf } from '../engine/thrown.ts';
import { Complaint, parseAt } from './complaint.ts';
import { checkedSetup } from './plan.ts';

/** What of a case is not so; nothing when the rules agree with it. Complains of a case that cannot be read. */
export function runCase<W extends Spec>(box: Box<W>, json: unknown): Difference[] {
  const said = parseCase(json);
  if (said.game !== box.game.id) throw new Complaint('other-game', { game: said.game, expected: box.game.id });
  const setup = checkedSetup(box, said);
  const given = said.given ? parseAt(box.vocabulary.given, said.given, 'given') : null;
  const m = said.save ? saved(box, said.save) : start(box.game, setup, 'case');
  const table = { m, vocabulary: box.vocabulary };
  return [...talk(table, said, given), ...unused(table)];
}

function saved<W extends Spec>(box: Box<W>, text: string): Match<W> {
  try {
    return load(box.game, text);
  } catch (thrown) {
    throw new Complaint('wrong-shape', { path: 'save', why: messageOf(thrown) });
  }
}

/** As far as it makes sense: not beyond a throw in the rules, nor a move that was not made as it was said. */
function talk<W extends Spec>(table: Table<W>, { chance = {}, steps }: CaseFile, given: object | null): Difference[] {
  const all: Difference[] = [];
  let at = 'given';
  try {
    if (given) table.vocabulary?.arrange(table.m, given);
    say(table, { load: chance });
    if (given) resume(table.m); // a save stands as it is: whoever is asked there was asked when it was saved
    for (const [i, saying] of steps.entries()) {
      at = `steps[${i}]`;
      const found = say(table, saying as Saying<W>); // the rules look for themselves whether an action is one
      for (const one of found) all.push({ ...one, path: `${at}.${one.path}` });
      if (found.length > 0 && ('play' in saying || 'refuses' in saying)) break;
    }
  } catch (thrown) {
    all.push({ path: at, expected: 'no error', actual: messageOf(thrown) });
  }
  return all;
}
