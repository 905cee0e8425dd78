import { Figures } from '../../../table/figures.tsx';
import type { Seen } from './look.ts';
import { words } from './words/words.ts';

/** The fight in figures. */
export function Ending({ look }: { readonly look: Seen }) {
  const { tally, round } = look.view;
  const { figures } = words[look.language];
  return (
    <Figures
      rows={[
        { name: figures.rounds, value: round },
        { name: figures.kills, value: tally.kills },
        { name: figures.wounds, value: tally.wounds },
        { name: figures.devoured, value: tally.devoured },
      ]}
    />
  );
}
