import type { Language, Policy, Texts } from '../../engine/box.ts';
import { apply, start, tick } from '../../engine/match.ts';
import { deciders, due, prompt, question } from '../../engine/queries.ts';
import { seedRng } from '../../engine/rng.ts';
import { ruleTexts } from '../../engine/rulebook.ts';
import type { Game, RuleId, Spec } from '../../engine/types.ts';
import { loadRulebook } from '../../shelf/games.ts';
import { type Guide, nextNote } from '../guide.ts';
import { setupOf } from '../../bots/set-up.ts';
import { Sight } from '../../bots/sight.ts';

interface School<W extends Spec, T extends Texts<W>> {
  readonly game: Game<W>;
  readonly guide: Guide<W, T>;
  readonly learner: Policy<W>;
  readonly texts: { readonly [L in Language]: T };
  readonly names: readonly string[];
  /** Milliseconds of play that an answer takes, where time runs; without it none passes. */
  readonly pace?: number;
}

interface FirstMatch<W extends Spec> {
  /** What the guide said, in its order. */
  readonly said: ReadonlySet<string>;
  /** The reasons that hints had, by language and type of action: `fr attack`. */
  readonly reasons: ReadonlyMap<string, string>;
  readonly events: readonly { readonly n: number; readonly event: W['event'] }[];
}

const LONGEST = 2000;

/** Plays the first match of a guide as a good learner would, and collects what is said. */
export function firstMatch<W extends Spec, T extends Texts<W>>(school: School<W, T>, seed: string): FirstMatch<W> {
  const { game, guide, learner, texts, names, pace = 0 } = school;
  const setup = setupOf({ game }, { ...guide.table, scenario: guide.table.scenario ?? undefined });
  const events: { n: number; event: W['event'] }[] = [];
  let n = 0;
  const m = start(game, setup, seed, dealt => {
    dealt.hear = event => void events.push({ n, event });
  });
  const said = new Set<string>();
  const reasons = new Map<string, string>();
  const rng = seedRng('learner');
  const hear = () => {
    const step = deciders(m).includes(0) ? (prompt(m, 0)?.step ?? null) : null;
    const at = { step, view: game.view(m, 0), seat: 0, isOver: m.outcome !== null };
    for (let note = nextNote(guide.notes, said, at); note; note = nextNote(guide.notes, said, at)) said.add(note.id);
  };
  for (; !m.outcome && n < LONGEST; n++) {
    hear();
    const at = m.clock + pace;
    const event = due(m);
    if (event !== null && event <= at) {
      tick(m);
      continue;
    }
    m.clock = at;
    const seat = deciders(m)[0] ?? 0;
    const asked = question(m, seat);
    if (!asked) break;
    const view = game.view(m, seat);
    const action = learner(new Sight(m, seat, asked, rng, () => false));
    for (const language of ['fr', 'en'] as const) {
      const reason = guide.reason?.(action, null, { texts: texts[language], language, view, names, seat });
      if (reason) reasons.set(`${language} ${action.type}`, reason);
    }
    apply(m, seat, action);
  }
  hear();
  return { said, reasons, events };
}

/** The rules of a game's book by their ids; a book that is missing is a fault. */
export function bookOf(game: string, language: Language): ReadonlyMap<RuleId, string> {
  const book = loadRulebook(game, language);
  if (!book) throw new Error(`no rulebook of ${game} in ${language}`);
  return ruleTexts(book);
}
