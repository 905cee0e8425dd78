import { describe, expect, test } from 'vitest';
import { type Box, LANGUAGES } from '../box.ts';
import { prompt } from '../queries.ts';
import type { Match, Seat, Setup, Spec } from '../types.ts';
import { complete } from './scene.ts';
import { everybody, walk, walkWisely } from './walk.ts';

// A law about texts: whoever reads the buttons of one question can tell them apart.

export interface LabelsOptions<W extends Spec> {
  readonly setups?: readonly Setup<W>[]; // beside every scenario with every number of seats
  readonly moves?: number; // inputs per match
}

const NAMES = ['Anne', 'Bob', 'Chloé', 'Dan', 'Eve', 'Farid'];

export function labelLaws<W extends Spec>(box: Box<W>, { setups = [], moves = 150 }: LabelsOptions<W> = {}): void {
  const given = { setups: [...everySetup(box), ...setups], runs: 1, moves };
  const look = ({ m }: { m: Match<W> }): void => {
    for (const seat of everybody(m)) if (seat !== null) labelsDiffer(box, m, seat);
  };
  describe(`what one may choose from in ${box.game.id} is never called the same`, () => {
    test('in random matches', () => walk(box.game, given, look));
    test('in matches of the yardstick', () => walkWisely(box.game, { ...given, policy: box.bots.yardstick }, look));
  });
}

const everySetup = <W extends Spec>({ game }: Box<W>): Setup<W>[] =>
  game.scenarios.flatMap(({ id, seats: [fewest, most] }) =>
    Array.from({ length: most - fewest + 1 }, (_, i) => complete(game, { scenario: id, seats: fewest + i })),
  );

/** Answers, free moves and what is barred stand side by side. */
function labelsDiffer<W extends Spec>({ game, texts }: Box<W>, m: Match<W>, seat: Seat): void {
  const asked = prompt(m, seat);
  if (!asked) return;
  const actions = [...asked.options, ...asked.free, ...asked.barred.map(({ action }) => action)];
  if (actions.length < 2) return;
  const view = game.view(m, seat);
  for (const language of LANGUAGES) {
    const labels = actions.map(action => texts[language].action(action, view, NAMES));
    if (new Set(labels).size === labels.length) continue;
    const twice = actions.filter((_, i) => labels.indexOf(labels[i] ?? '') !== labels.lastIndexOf(labels[i] ?? ''));
    expect(twice, `${asked.step}, ${language}: ${labels.join(' | ')}`).toEqual([]);
  }
}
