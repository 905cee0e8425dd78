import type { Intent } from '../../../../table/screen/screen-parts.ts';
import type { SeenFigure, SeenThreat, View } from '../../seen.ts';
import { type Seen, figureOf } from '../look.ts';
import { figureThing, moverOf, targetThing } from '../touch.ts';

/** The attack that is being rolled; else whom those of the others could attack who still have a turn before them. */
export function intents(look: Seen): Intent[] {
  const { view, seat } = look;
  if (view.phase !== 'battle') return [];
  const { attacker, target } = view.focus;
  if (attacker !== null && target !== null)
    return [
      {
        from: figureThing(attacker),
        to: targetThing(target),
        isSure: true,
        isAtMe: target !== 'wall' && figureOf(view, target)?.controller === seat,
        sign: null,
        mood: 'bad',
      },
    ];
  return feared(look).map(({ by, on, isDeadly }) => ({
    from: figureThing(by),
    to: figureThing(on),
    isSure: false,
    isAtMe: true,
    sign: null, // the battlefield says it at the figure, with a name
    mood: isDeadly ? 'bad' : 'fair',
  }));
}

export interface Feared extends SeenThreat {
  /** Likely to take what life is left. */
  readonly isDeadly: boolean;
}

/** All that threaten whoever acts of one's own; before anybody does, of each enemy its best attack. Nothing while an attack is rolled. */
export function feared({ view, seat }: Seen): Feared[] {
  if (view.phase !== 'battle' || view.focus.attacker !== null || seat === null) return [];
  const acting = moverOf(view);
  const all = view.threats.flatMap((threat): Feared[] => {
    const [enemy, victim] = [figureOf(view, threat.by), figureOf(view, threat.on)];
    if (!enemy || !victim || enemy.controller === seat || victim.controller !== seat || threat.hit === 0) return [];
    const isDeadly = threat.wounds >= victim.life - victim.wounds;
    return mayAct(view, enemy) ? [{ ...threat, isDeadly }] : [];
  });
  if (figureOf(view, acting)?.controller === seat) return all.filter(({ on }) => on === acting);
  const best = new Map<string, Feared>();
  for (const threat of all) if ((best.get(threat.by)?.wounds ?? -1) < threat.wounds) best.set(threat.by, threat);
  return all.filter(threat => best.get(threat.by) === threat);
}

/** Whoever has no hidden marker left has no turn left in this round. */
const mayAct = ({ mode, ordersPlaced }: View, { orders }: SeenFigure): boolean =>
  mode === 'discovery' || !ordersPlaced || orders.hidden > 0;
