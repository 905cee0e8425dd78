import { Layers } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { createPortal } from 'react-dom';
import { type Discarded, counted } from './counted.ts';
import { Lens } from './lens.tsx';
import styles from './discards.module.css';

/** A pile of cards, the one on top last. */
export interface Discard {
  readonly title: string;
  readonly cards: readonly (Discarded & { readonly art?: ReactNode })[];
}

interface Props {
  readonly label: string;
  readonly close: string;
  readonly piles: readonly Discard[];
}

/** What has been discarded, where everybody may look through it; nothing while nothing has. */
export function Discards({ label, close, piles }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const shown = piles.filter(({ cards }) => cards.length > 0);
  const count = shown.reduce((sum, { cards }) => sum + cards.length, 0);
  if (count === 0) return null;
  return (
    <>
      <button
        type="button"
        className={styles.discards}
        aria-expanded={isOpen}
        data-discards
        onClick={() => setIsOpen(!isOpen)}
      >
        <Layers size={16} aria-hidden="true" />
        <span>{label}</span> <b>{count}</b>
      </button>
      {isOpen &&
        createPortal(
          <Lens title={label} close={close} onClose={() => setIsOpen(false)}>
            {shown.map(({ title, cards }) => (
              <li key={title} className={styles.pile}>
                <div>
                  <h3>
                    {title} <b>{cards.length}</b>
                  </h3>
                  <ul role="list">
                    {counted(cards).map(({ card, count: times }) => (
                      <li key={card.name} className={styles.card}>
                        {card.art && (
                          <i aria-hidden="true" className={styles.art}>
                            {card.art}
                          </i>
                        )}
                        <span>{card.name}</span>
                        {times > 1 && <b>×{times}</b>}
                      </li>
                    ))}
                  </ul>
                </div>
              </li>
            ))}
          </Lens>,
          document.querySelector('#board') ?? document.body,
        )}
    </>
  );
}
