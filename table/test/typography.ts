import { describe, expect, test } from 'vitest';
import { type Box, LANGUAGES, type Language, type Texts } from '../../engine/box.ts';
import { deciders, preview, prompt } from '../../engine/queries.ts';
import { complete } from '../../engine/testing/scene.ts';
import { walkWisely } from '../../engine/testing/walk.ts';
import type { Match, Seat, Setup, Spec } from '../../engine/types.ts';
import { misprints, textsIn } from '../../kit/test/typography.ts';
import { typesetIn } from '../../kit/typeset.ts';
import { loadRulebook } from '../../shelf/games.ts';
import type { Guide } from '../guide.ts';

/** All that a game says. */
interface Said<W extends Spec, T extends Texts<W>> {
  readonly texts: { readonly [L in Language]: T };
  readonly guide?: Guide<W, T>;
  /** The words of its page, by language. */
  readonly words?: readonly { readonly [L in Language]: unknown }[];
  readonly setups?: readonly Setup<W>[]; // beside every scenario with as many seats as it takes
  readonly moves?: number; // inputs per match
}

/** A line of the log is a sentence. */
const SENTENCE = /^[\p{Lu}\d«“].*[.!?…»”]$/su;

const NAMES = ['Anne', 'Bob', 'Chloé', 'Dan', 'Eve', 'Farid'];

/** Everything that a game says keeps the house's typography, in both languages. */
export function typographyLaws<W extends Spec, T extends Texts<W>>({ game, bots }: Box<W>, said: Said<W, T>): void {
  const { texts, guide, words = [], setups = [], moves = 120 } = said;
  describe.each(LANGUAGES)(`${game.id} is well set in %s`, language => {
    test('its texts, its page and its guide', () => {
      const notes = (guide?.notes ?? []).map(({ say }) => typesetAllIn(language, say[language]));
      wellSet(
        language,
        [texts[language], notes, ...words.map(all => all[language])].flatMap(tree => textsIn(tree)),
      );
    });

    test('its rulebook', () => {
      const book = loadRulebook(game.id, language);
      if (book) wellSet(language, textsIn(book));
    });
  });

  test(`${game.id}: what is asked, offered, told and advised in matches is well set`, () => {
    const heard = new Heard();
    const everySetup = game.scenarios.map(({ id, seats: [, most] }) => complete(game, { scenario: id, seats: most }));
    const given = { setups: [...everySetup, ...setups], runs: 1, moves, policy: bots.yardstick };
    walkWisely(game, given, ({ m }) => {
      for (const seat of deciders(m)) overheard(said, m, seat, heard);
      m.hear = event => {
        for (const language of LANGUAGES) {
          heard.tell(language, event.type, texts[language].event(event, NAMES));
          heard.tell(language, event.type, texts[language].event(event, NAMES, game.view(m, null)));
          if (m.outcome) heard.say(language, 'outcome', texts[language].outcome(m.outcome, NAMES));
        }
      };
    });
    for (const language of LANGUAGES) wellSet(language, heard.all(language));
    expect(heard.fragments).toEqual([]);
  });
}

/** What somebody who is asked reads: the question, the buttons, why a bot would take one. */
function overheard<W extends Spec, T extends Texts<W>>(
  { texts, guide }: Said<W, T>,
  m: Match<W>,
  seat: Seat,
  heard: Heard,
): void {
  const asked = prompt(m, seat);
  if (!asked) return;
  const view = m.game.view(m, seat);
  const actions = [...asked.options, ...asked.free, ...asked.barred.map(({ action }) => action)];
  const [first] = asked.options;
  const meant = first === undefined ? null : preview(m, seat, first);
  for (const language of LANGUAGES) {
    const own = texts[language];
    heard.say(language, asked.step, own.prompt(asked.step, view, NAMES));
    for (const action of actions) heard.say(language, action.type, own.action(action, view, NAMES));
    if (first === undefined) continue;
    const why = guide?.reason?.(first, meant, { texts: own, language, view, names: NAMES, seat }) ?? null;
    heard.say(language, first.type, why === null ? null : typesetIn(language, why));
  }
}

/** Each text once. */
class Heard {
  readonly fragments: string[] = [];
  readonly #said: { readonly [L in Language]: Map<string, string> } = { fr: new Map(), en: new Map() };

  say(language: Language, path: string, text: string | null): void {
    if (text !== null) this.#said[language].set(text, path);
  }

  /** A line of the log. */
  tell(language: Language, path: string, text: string | null): void {
    this.say(language, path, text);
    if (text !== null && !SENTENCE.test(text)) this.fragments.push(`${path}: ${text}`);
  }

  all(language: Language): { path: string; text: string }[] {
    return [...this.#said[language]].map(([text, path]) => ({ path, text }));
  }
}

/** No text of these has a fault; `texts` says where each is from. */
export function wellSet(language: Language, texts: readonly { readonly path: string; readonly text: string }[]): void {
  expect(texts.length).toBeGreaterThan(0);
  const faults = texts.flatMap(({ path, text }) => misprints(language, text).map(fault => `${path}: ${fault}`));
  expect([...new Set(faults)]).toEqual([]);
}

const typesetAllIn = (language: Language, say: { readonly title: string; readonly text: string }) => ({
  title: typesetIn(language, say.title),
  text: typesetIn(language, say.text),
});
