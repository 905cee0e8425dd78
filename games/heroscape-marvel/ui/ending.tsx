import { capital } from '../../../kit/grammar.ts';
import { called } from '../../../table/called.ts';
import { Figures } from '../../../table/figures.tsx';
import type { Seen } from './look.ts';
import { figureNames } from './look.ts';
import { words } from './words/words.ts';

/** The battle in figures: who is still standing, and how. */
export function Ending({ look }: { readonly look: Seen }) {
  const { view } = look;
  const own = words[look.language];
  const isExpert = view.mode === 'expert';
  const sides = view.players.map(player => {
    const alive = view.figures.filter(one => one.owner === player.seat && one.status === 'board').map(one => one.id);
    const standing = alive.length > 0 ? figureNames(look, alive) : own.nobody;
    const score = `${own.score(player.points)}, ${own.wounds(player.wounds)}`;
    return {
      name: `${capital(called(look, player.seat))} · ${own.survivors}`,
      value: isExpert ? `${standing} (${score})` : standing,
    };
  });
  const length = isExpert ? { name: own.roundsPlayed, value: view.round } : { name: own.turnsPlayed, value: view.turn };
  return <Figures rows={[length, ...sides]} />;
}
