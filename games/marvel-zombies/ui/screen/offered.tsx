import { useTouching } from '../../../../table/screen/touching.tsx';
import { traits } from '../../content/traits.ts';
import { Portrait } from '../drawn/portrait.tsx';
import { TraitPicture } from '../drawn/trait-picture.tsx';
import type { Seen } from '../look.ts';
import { cardThing } from '../touch.ts';
import { said } from '../words/said.ts';
import { words } from '../words/words.ts';
import { HandCard } from './cards.tsx';
import styles from './edge.module.css';

/** Cards that were just drawn, before everybody: Traits to choose from, a Bystander who was met. */
export function Offered({ look }: { readonly look: Seen }) {
  const { view, texts, language } = look;
  const { focus } = view;
  const touching = useTouching();
  if (!focus) return null;
  const held = view.heroes.find(({ id }) => id === focus.hero)?.bystander ?? null;
  const isMet = focus.bystander !== null && touching.stateOf(cardThing(focus.bystander)) !== 'still';
  const bystanders = focus.bystander && isMet ? [...new Set([focus.bystander, ...(held ? [held] : [])])] : [];
  if (focus.traits.length + bystanders.length === 0) return null;
  return (
    <section
      className={styles.offered}
      aria-label={focus.traits.length > 0 ? words[language].drawn : words[language].met}
    >
      {focus.traits.map((trait, i) => (
        <HandCard
          key={`${trait} ${i}`}
          thing={cardThing(trait)}
          name={texts.traits[trait].name}
          about={texts.traits[trait].effect}
          price={traits[trait].power > 0 ? traits[trait].power : null}
        >
          <TraitPicture trait={trait} />
        </HandCard>
      ))}
      {bystanders.map(id => (
        <HandCard
          key={id}
          thing={cardThing(id)}
          name={texts.bystanders[id].name}
          note={id === held ? said[language].bystander : ''}
          about={texts.bystanders[id].effect}
        >
          <Portrait id={id} />
        </HandCard>
      ))}
    </section>
  );
}
