import { expect, test } from 'vitest';
import { advise } from '../../bots/advice.ts';
import { setupOf, type Wish } from '../../bots/set-up.ts';
import { Sight } from '../../bots/sight.ts';
import { type Box, LANGUAGES, type Texts } from '../../engine/box.ts';
import { apply, start, tick } from '../../engine/match.ts';
import { deciders, due, preview, question } from '../../engine/queries.ts';
import { seedRng } from '../../engine/rng.ts';
import type { Asked, Match, Seat, Spec } from '../../engine/types.ts';
import { misprints } from '../../kit/test/typography.ts';
import { typesetIn } from '../../kit/typeset.ts';
import { type Guide, gainsOf, ideaOf } from '../guide.ts';
import type { Look } from '../look.ts';
import type { ScreenParts } from '../screen/screen-parts.ts';

// What every hint of every game keeps, as the page shows it: an idea that does not tell the answer, reasons in words, and nothing
// that the table itself calls worthless.

interface Hinted<W extends Spec, T extends Texts<W>> {
  readonly box: Box<W>;
  readonly guide: Guide<W, T>;
  readonly screen: Pick<ScreenParts<W, T>, 'outlook'>;
  readonly texts: { readonly [L in (typeof LANGUAGES)[number]]: T };
}

const MOST_INPUTS = 1500;
const ENOUGH = 30; // hints
const ACTION_MS = 2000;
const names = ['Ana', 'Bot 2', 'Bot 3', 'Bot 4', 'Bot 5', 'Bot 6'];

/** A sign that promises nothing: no chance, nothing expected. */
const NOTHING = /^0(?:[.,]0+)?(?:\s*%)?$/;

export function hintLaws<W extends Spec, T extends Texts<W>>(game: Hinted<W, T>, wishes: readonly Wish[]): void {
  const { box, guide, screen, texts } = game;
  const { hints } = guide;
  if (!hints) throw new Error(`${box.game.id} has no words for hints`);

  test('every notion of the judgement has words, and nothing else has', () => {
    const { own, others } = box.bots.notions ?? { own: { shows: {} } };
    const notions = [...Object.keys(own.shows), ...Object.keys(others?.shows ?? {})].sort();
    expect(notions.length).toBeGreaterThan(3);
    for (const language of LANGUAGES) expect(Object.keys(hints.notions[language]).sort()).toEqual(notions);
  });

  test.each(wishes)('hints at a table of %j: an idea, reasons, and never what its preview calls worthless', wish => {
    const told = new Set<string>();
    let count = 0;
    following(box, wish, (m, seat, asked) => {
      const { action, because } = advise(box.bots, new Sight(m, seat, asked, seedRng('hint'), n => n < 1));
      if (asked.options.length > 1) {
        count++;
        for (const notion of because) told.add(notion);
        isWorthIt(m, seat, asked, action);
        for (const language of LANGUAGES) isSaid(lookOf(m, seat, language), action, because);
      }
      return action;
    });
    expect(count).toBeGreaterThan(10);
    expect(told.size, 'different reasons').toBeGreaterThan(1);
  });

  const lookOf = (m: Match<W>, seat: Seat, language: (typeof LANGUAGES)[number]): Look<W, T> => ({
    texts: texts[language],
    language,
    view: m.game.view(m, seat),
    names,
    seat,
  });

  function isWorthIt(m: Match<W>, seat: Seat, asked: Asked<W>, advised: W['action']): void {
    const look = lookOf(m, seat, 'en');
    const isNothing = (action: W['action']): boolean => {
      const meant = preview(m, seat, action);
      return meant ? NOTHING.test(screen.outlook(meant, action, look)?.sign ?? '') : false;
    };
    if (isNothing(advised)) expect(asked.options.filter(option => !isNothing(option))).toEqual([]);
  }

  function isSaid(look: Look<W, T>, action: W['action'], because: readonly string[]): void {
    if (!hints) return;
    const idea = ideaOf(hints, action, because, look);
    const gains = gainsOf(hints, action, because, look);
    for (const line of [...(idea === null ? [] : [idea]), ...gains]) {
      const said = typesetIn(look.language, line);
      expect(misprints(look.language, said), said).toEqual([]);
      expect(said.match(/[.!?](?=\s|$)/g), `one sentence: ${said}`).toHaveLength(1);
    }
    expect(idea?.includes(look.texts.action(action, look.view, names)) ?? false, 'the idea is not the answer').toBe(
      false,
    );
  }
}

/** A match whose first seat does what it is told, beside companions. */
function following<W extends Spec>(
  box: Box<W>,
  wish: Wish,
  hinted: (m: Match<W>, seat: Seat, asked: Asked<W>) => W['action'],
): void {
  const m = start(box.game, setupOf(box, wish), 'hints');
  const rng = seedRng('hints:bots');
  for (let n = 0, hints = 0; n < MOST_INPUTS && hints < ENOUGH && !m.outcome; n++) {
    const at = due(m);
    if (at !== null && at <= m.clock + ACTION_MS) {
      tick(m);
      continue;
    }
    m.clock += box.game.due ? ACTION_MS : 0;
    const seat = deciders(m)[0] ?? 0;
    const asked = question(m, seat);
    if (!asked) return;
    if (seat === 0) hints++;
    const action =
      seat === 0 ? hinted(m, seat, asked) : box.bots.yardstick(new Sight(m, seat, asked, rng, () => false));
    apply(m, seat, action);
  }
}
