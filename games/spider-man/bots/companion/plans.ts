import type { FigureId } from '../../content/roles.ts';
import { touches } from '../../rules/city.ts';
import type { Action, SeenFigure, Square } from '../../spec.ts';
import { ofType } from '../options.ts';
import { type Sight, canBeHit, distances, figureOf, homeOf, left, streetsBeside } from '../sight.ts';
import { moveDice, walk } from '../yardstick/steps.ts';

/** What a figure may set out to do in its turn instead of what the plain player would. */
export type Plan = { readonly kind: 'hunt'; readonly role: FigureId } | { readonly kind: 'home' };

const MOST_PREY = 2;

/** Whoever is near or nearly down may be hunted; whoever is hurt may go home. */
export function plansFor(s: Sight): Plan[] {
  const { figure } = s;
  if (!figure || figure.at < 0 || figure.ko || figure.captive || figure.held || figure.stuck) return [];
  const here = distances(s, [figure.at], false);
  const trouble = (f: SeenFigure): number =>
    Math.min(...streetsBeside(s, f.at).map(square => here[square] as number)) + 3 * left(f);
  const plans: Plan[] = s.view.figures
    .filter(f => f.role !== figure.role && f.seat !== null && canBeHit(f))
    .sort((a, b) => trouble(a) - trouble(b))
    .slice(0, MOST_PREY)
    .map(({ role }) => ({ kind: 'hunt', role }));
  if (figure.wounds >= 2 && homeOf(s) >= 0) plans.push({ kind: 'home' });
  return plans;
}

/** The answer that serves the plan; null where it has nothing to say. */
export function follow(s: Sight, plan: Plan, step: string, options: readonly Action[]): Action | null {
  const goals = goalsOf(s, plan);
  if (goals.length === 0) return null;
  if (step === 'turn/act') return plan.kind === 'hunt' ? strike(s, plan.role, options) : retire(s, options);
  if (step === 'movement/declare') return moveDice(s, options, goals);
  return step === 'movement/walk' ? walk(s, options, goals) : null;
}

function goalsOf(s: Sight, plan: Plan): Square[] {
  if (plan.kind === 'home') return homeOf(s) >= 0 ? [homeOf(s)] : [];
  const prey = figureOf(s, plan.role);
  return prey && canBeHit(prey) ? streetsBeside(s, prey.at) : [];
}

/** Powers first, since they cost no dice; then the dice; then the way there. */
function strike(s: Sight, role: FigureId, options: readonly Action[]): Action | null {
  const prey = figureOf(s, role);
  if (!prey || !s.figure) return null;
  const isAimed = ({ target }: Extract<Action, { type: 'power' | 'fight' }>): boolean =>
    target?.kind === 'figure' && target.role === role;
  const power = ofType(options, 'power').find(
    option => isAimed(option) && !(option.power === 'sm-web-prison' && prey.stuck),
  );
  if (power) return power;
  const blow = ofType(options, 'fight').find(isAimed);
  if (blow) return blow;
  return touches(prey.at, s.figure.at) ? null : (ofType(options, 'move')[0] ?? null);
}

function retire(s: Sight, options: readonly Action[]): Action | null {
  const [recover] = ofType(options, 'recover');
  if (s.figure?.at === homeOf(s)) return recover ?? null;
  return ofType(options, 'move')[0] ?? recover ?? null;
}
