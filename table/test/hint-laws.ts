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
  /** Hints that are looked at, where the usual number would not reach beyond the set-up. */
  readonly enough?: number;
}

const MOST_INPUTS = 1500;
const USUAL = 30; // hints
const ACTION_MS = 2000;
const names = ['Ana', 'Bot 2', 'Bot 3', 'Bot 4', 'Bot 5', 'Bot 6'];

/** A sign that promises nothing: no chance, nothing expected. A whole number may be what is left of something. */
const NOTHING = /^0(?:[.,]0+)?\s*%|^0[.,]0+$/;
/** Shorter ones are words such as `Move`. */
const TELLING = 12;

export function hintLaws<W extends Spec, T extends Texts<W>>(game: Hinted<W, T>, wishes: readonly Wish[]): void {
  const { box, guide, screen, texts, enough = USUAL } = game;
  const { hints } = guide;
  if (!hints) throw new Error(`${box.game.id} has no words for hints`);

  test('every notion of the judgement has words, and nothing else has', () => {
    const { own, others } = box.bots.notions ?? { own: { notion: {}, shows: {} } };
    const notions = [...Object.keys(own.shows), ...Object.keys(others?.shows ?? {})].sort();
    expect(notions.length).toBeGreaterThan(3);
    for (const language of LANGUAGES) expect(Object.keys(hints.notions[language]).sort()).toEqual(notions);
    const m = start(box.game, setupOf(box, wishes[0] ?? {}), 'hints');
    const known = Object.keys(box.bots.judgement?.features(m, [0]) ?? {});
    expect(Object.keys(own.notion).sort(), 'every feature').toEqual(known.toSorted());
    expect(Object.keys(others?.notion ?? {}).filter(feature => !known.includes(feature))).toEqual([]);
  });

  test.each(wishes)('hints at a table of %j: an idea, reasons, and never what its preview calls worthless', wish => {
    const told = new Set<string>();
    let count = 0;
    following(box, wish, enough, (m, seat, asked) => {
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
    const label = look.texts.action(action, look.view, names);
    if (label.length > TELLING) expect(idea ?? '', 'the idea is not the answer').not.toContain(label);
  }
}

/** A match whose first seat does what it is told, beside companions. */
function following<W extends Spec>(
  box: Box<W>,
  wish: Wish,
  enough: number,
  hinted: (m: Match<W>, seat: Seat, asked: Asked<W>) => W['action'],
): void {
  const m = start(box.game, setupOf(box, wish), 'hints');
  const rng = seedRng('hints:bots');
  for (let n = 0, hints = 0; n < MOST_INPUTS && hints < enough && !m.outcome; n++) {
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
