import { called } from '../../../table/called.ts';
import { Figures } from '../../../table/figures.tsx';
import type { Seen } from './look.ts';
import { words } from './words/words.ts';

/** The race in figures, the winner first. */
export function Ending({ look }: { readonly look: Seen }) {
  const { view, texts, language } = look;
  const own = words[language];
  const order = view.players.map((p, at) => ({ p, at })).sort((a, b) => b.p.score - a.p.score);
  const rows = order.map(({ p, at }) => ({
    name: p.role ? `${texts.roles[p.role].name} (${called(look, at)})` : called(look, at),
    value: `${p.score} ${own.points}`,
  }));
  return <Figures rows={[...rows, { name: own.rounds, value: view.round }]} />;
}
