import { called } from '../../../table/called.ts';
import { Figures } from '../../../table/figures.tsx';
import type { Seen } from './look.ts';
import { words } from './words/words.ts';
import { CAUSES } from '../content/causes.ts';

/** The night in figures (UD-END-04). */
export function Ending({ look }: { readonly look: Seen }) {
  const { tally, round } = look.view;
  const own = words[look.language];
  const suffered = CAUSES.filter(cause => tally.damage[cause] > 0);
  const total = suffered.reduce((sum, cause) => sum + tally.damage[cause], 0);
  const causes = suffered.map(cause => `${look.texts.causes[cause]} ${tally.damage[cause]}`).join(', ');
  const fallen = look.view.players.flatMap(({ character, life, damage }, seat) =>
    character && damage >= life ? [`${look.texts.characters[character].name} (${called(look, seat)})`] : [],
  );
  return (
    <Figures
      rows={[
        ...(fallen.length > 0 ? [{ name: own.dead, value: fallen.join(', ') }] : []),
        { name: own.round(round), value: look.texts.phases[look.view.phase] },
        { name: own.drawnInAll, value: tally.drawn },
        { name: own.killed, value: tally.killed },
        { name: own.suffered, value: total > 0 ? `${total} (${causes})` : total },
      ]}
    />
  );
}
