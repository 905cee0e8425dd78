import { emit } from '../../../../engine/flow.ts';
import { type Sight, figureOf } from '../../bots/sight.ts';
import { HIT } from '../../content/numbers.ts';
import type { ShotId } from '../../content/powers.ts';
import { sheets } from '../../content/roles.ts';
import { OFF } from '../../ids.ts';
import { prisonersWith, sortOut } from '../../rules/custody.ts';
import { destroyCars, heal } from '../../rules/damage.ts';
import { type Attack, type M, figure } from '../../rules/table.ts';
import type { Target } from '../../seen.ts';
import type { ShotCard } from '../power-card.ts';

/** SM-OCT-03. */
function seize(m: M, f: Attack): void {
  if (f.target.kind !== 'figure') return;
  const victim = figure(m, f.target.role);
  const before = prisonersWith(m, f.attacker);
  victim.held = true;
  victim.at = OFF;
  m.state.pincers.push(victim.role);
  emit(m, { type: 'seized', role: victim.role });
  sortOut(m, f.attacker, before);
}

/** In the pincers nobody does anything but fight them. */
function seizeWorth(s: Sight, target: Target): number {
  if (target.kind !== 'figure') return 0;
  const other = figureOf(s, target.role);
  const hasRoom = s.figure && s.figure.prisoners.length < sheets[s.figure.role].places;
  return other && hasRoom ? (other.role === 'spider-man' ? 30 : 22) : 0;
}

/** Whoever throws a car has it destroyed by a natural 6 (SM-OCT-09, SM-RHI-03). */
const carThrow: ShotCard = {
  before(m, f) {
    if (f.rolled[0] === HIT && f.car !== null) destroyCars(m, f.car, 1, f.attacker);
  },
};

const symbiote: ShotCard = { companion: { worth: (_s, target) => (target.kind === 'figure' ? 24 : 12) } };

export const shotCards: { readonly [P in ShotId]: ShotCard } = {
  'sm-web-prison': {},
  'oct-capture': { land: seize, companion: { worth: seizeWorth } },
  'oct-car-throw': carThrow,
  'gob-pumpkin': { companion: { more: () => 0.67, isStrong: true } },
  'rhi-car-throw': carThrow,
  'ele-bolt': { companion: { more: () => 0.33, isStrong: true } },
  'ele-lightning': { companion: { whole: dice => dice / 3 + 1 / 3 } },
  'ven-seize': symbiote,
  'ven-reinforced': symbiote,
  'sco-plasma': {},
  'vul-drain': {
    before(m, f) {
      if (f.hits > 0) heal(m, 'vulture', 1, 'drain');
    },
  },
};
