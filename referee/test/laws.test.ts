import { expect, test } from 'vitest';
import { shuffle } from '../../engine/chance.ts';
import { pile } from '../../engine/testing/secrets.ts';
import type { Game } from '../../engine/types.ts';
import { game } from '../../tools/template/rules/game.ts';
import type { Race } from '../../tools/template/spec.ts';
import { learned } from './laws.ts';

const given = {
  setups: [{ scenario: 'garden', seats: 2, options: { die: 6 as const }, carry: null }],
  secrets: () => [pile<Race>('stack', m => m.state.stack)],
};

test('the attack on case files finds what a shuffle of the truth hides, and nothing where the order is forgotten', () => {
  const careless: Game<Race> = { ...game, guess: m => void shuffle(m, m.state.stack) };
  const broken = learned(careless, given, 200);
  expect(broken.attacker).toBeGreaterThan(broken.secrets / 2);
  expect(broken.blind).toBeLessThan(broken.secrets / 5);
  const mended = learned(game, given, 200);
  expect(mended.attacker).toBeLessThan(mended.secrets / 5);
});
