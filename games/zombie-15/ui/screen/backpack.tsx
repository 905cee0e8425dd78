import { useThing } from '../../../../table/screen/use-thing.ts';
import type { TokenId } from '../../content/tokens.ts';
import type { SeenHero } from '../../seen.ts';
import type { Seen } from '../look.ts';
import { packThing } from '../touch.ts';
import { words } from '../words/words.ts';
import { TokenDisc } from './token-disc.tsx';
import styles from './own.module.css';

interface Props {
  readonly look: Seen;
  readonly hero: SeenHero;
}

/** Tokens that a hero carries on the back, and how many more would go in. */
export function Backpack({ look, hero }: Props) {
  const { backpack, backpackSlots } = hero;
  return (
    <ul
      role="list"
      aria-label={words[look.language].backpack(backpack.length, backpackSlots)}
      className={styles.pockets}
    >
      {backpack.map((token, i) => (
        <Packed key={i} look={look} hero={hero} token={token} at={i} />
      ))}
      {Array.from({ length: Math.max(0, backpackSlots - backpack.length) }, (_, i) => (
        <li key={`free ${i}`} aria-hidden="true" className={styles.pocket} />
      ))}
    </ul>
  );
}

function Packed({ look, hero, token, at }: Props & { readonly token: TokenId; readonly at: number }) {
  const { handlers } = useThing(packThing(hero.id, at));
  return (
    <li>
      <button type="button" className={styles.packed} aria-label={look.texts.tokens[token].name} {...handlers}>
        <TokenDisc token={token} look={look} />
      </button>
    </li>
  );
}
