import { again, call, decide, emit, flow, nobody } from '../../../engine/flow.ts';
import type { Seat } from '../../../engine/types.ts';
import { powers } from '../content/powers.ts';
import type { TargetId } from '../ids.ts';
import { countOf, rollCombat } from '../rules/dice.ts';
import { type M, cellUnder, figureOf, isAdjacent, isAtWall, isOnBoard } from '../rules/table.ts';
import type { Figure, HeroScape } from '../spec.ts';
import type { SpecialAttack } from './power.ts';

export const stomp: SpecialAttack = {
  around: {
    action: { type: 'stomp' },
    targets,
    bar: leaped => (leaped ? 'HS-POW-16' : null),
    strike: (m, { id }) => call(m, 'stomp', { figure: id, skulls: 0, left: [] }),
  },
};

/** Everything a Stomp hits: friends, foes, the wall (HS-POW-17). */
function targets(m: M, figure: Figure): TargetId[] {
  const all: TargetId[] = [];
  for (const one of m.state.figures) if (one !== figure && isAdjacent(m, figure, one)) all.push(one.id);
  if (m.content.isExpert && isAtWall(m, cellUnder(figure))) all.push('wall');
  return all;
}

/** One roll against everything adjacent; the attacker says in which order they defend (HS-POW-17, HS-SPEC-04). */
export const stomping = flow<HeroScape, 'stomp'>({
  roll(m, f) {
    const faces = rollCombat(m, powers.stomp.attack);
    f.skulls = countOf(faces, 'skull');
    f.left = targets(m, figureOf(m, f.figure));
    emit(m, { type: 'stomped', figure: f.figure, faces, targets: [...f.left] });
  },
  order: decide({
    rule: 'HS-SPEC-04',
    lone: true,
    who: (m, f): readonly Seat[] => (f.left.length > 0 ? [figureOf(m, f.figure).controller] : nobody),
    options: (_m, f) => f.left.map(target => ({ type: 'defendNext' as const, target })),
    apply(m, f, { target }) {
      f.left = f.left.filter(one => one !== target);
      const { figure: attacker, skulls } = f;
      if (target === 'wall' || isOnBoard(figureOf(m, target)))
        call(m, 'attack', { attacker, target, kind: 'stomp', skulls, shields: 0, wounded: 0 });
      again(m, f);
    },
  }),
});
