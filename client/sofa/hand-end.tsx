import { RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'wouter';
import { againWords } from '../after/again.ts';
import { rematch } from '../calls/endpoints.ts';
import { type Refused, asRefused } from '../calls/request.ts';
import { useFace } from '../covers.tsx';
import { useWords } from '../language.ts';
import controls from '../page/controls.module.css';
import { Refusal } from '../page/refusal.tsx';
import type { AtTable } from '../play/at-table.ts';
import { useSofaWords } from './use-sofa-words.ts';
import styles from './hand.module.css';

/** How it ended, in a hand: in figures, and on to the next. Nobody need get up: the screen goes where the hands go. */
export function HandEnd({ table }: { readonly table: AtTable }) {
  const words = useWords();
  const own = useSofaWords();
  const { look, parts, state, position } = table;
  const { lobby } = state;
  const face = useFace(lobby.game);
  const [error, setError] = useState<Refused | null>(null);
  if (!position.outcome) return null;
  const again = (): void => {
    rematch(lobby.id, { isHand: true }).catch((reason: unknown) => setError(asRefused(reason)));
  };
  return (
    <section className={styles.end} style={face.style} aria-label={own.end}>
      <div className={styles.endArt}>{face.art}</div>
      <h2>{look.texts.outcome(position.outcome, look.names, look.seat, look.view)}</h2>
      {parts.Ending && (
        <div className={styles.figures}>
          <parts.Ending look={look} />
        </div>
      )}
      <button type="button" className={controls.primary} onClick={again}>
        <RotateCcw size={20} aria-hidden="true" />
        {againWords(words, position.outcome, lobby)}
      </button>
      <Refusal error={error} />
      <Link href={`/table/${lobby.id}`}>{own.retold}</Link>
      <Link href="/">{own.leave}</Link>
    </section>
  );
}
