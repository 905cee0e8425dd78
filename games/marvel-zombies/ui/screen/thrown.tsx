import { Discards } from '../../../../table/screen/discards.tsx';
import { Portrait } from '../drawn/portrait.tsx';
import { TraitPicture } from '../drawn/trait-picture.tsx';
import type { Seen } from '../look.ts';
import { discardWords } from '../words/discards.ts';

/** The four discard piles, which lie open for all (MZ-HID-02). */
export function Thrown({ look }: { readonly look: Seen }) {
  const { view, texts, language } = look;
  const own = discardWords[language];
  return (
    <Discards
      label={own.label}
      close={own.close}
      piles={[
        { title: own.spawn, cards: view.spawnDiscard.map(id => texts.spawnCards[id]) },
        {
          title: own.traits,
          cards: view.traitDiscard.map(id => ({ name: texts.traits[id].name, art: <TraitPicture trait={id} /> })),
        },
        {
          title: own.bystanders,
          cards: view.bystanderDiscard.map(id => ({ name: texts.bystanders[id].name, art: <Portrait id={id} /> })),
        },
        {
          title: own.zombieHeroes,
          cards: view.zombieDiscard.map(id => ({ name: texts.zombieHeroes[id].name, art: <Portrait id={id} /> })),
        },
      ]}
    />
  );
}
