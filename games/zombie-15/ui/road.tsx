import { Icon } from '../../../table/icon.tsx';
import { CAMPAIGN_IDS } from '../scenarios/shape.ts';
import { icons } from './icons.ts';
import { type Seen, cardName, heroName } from './look.ts';
import { words } from './words/words.ts';
import styles from './road.module.css';

/** The campaign so far: scenarios won, attempts lost, what was taken at the Checkpoints. */
export function Road({ look }: { readonly look: Seen }) {
  const { view, texts, language } = look;
  const own = words[language];
  if (!view.campaign) return null;
  const { deeds } = view.campaign;
  return (
    <section aria-labelledby="z15-road" className={styles.road}>
      <h3 id="z15-road">{own.road}</h3>
      <ol>
        {CAMPAIGN_IDS.map((id, i) => {
          const tries = deeds.filter(({ scenario }) => scenario === id);
          const won = tries.find(deed => deed.won);
          const lost = tries.filter(deed => !deed.won).length;
          const state = id === view.scenario ? 'here' : won ? 'won' : lost > 0 ? 'lost' : 'ahead';
          return (
            <li key={id} data-state={state} aria-current={state === 'here' ? 'step' : undefined}>
              <span className={styles.stop}>{won ? '✔' : i + 1}</span>
              <span className={styles.text}>
                {texts.scenarios[id]?.title}
                {won && <span className={styles.small}> {own.leftOver(won.left)}</span>}
                {lost > 0 && (
                  <span className={styles.small}>
                    {' '}
                    <Icon d={icons.tombstone} /> {own.attempts(lost)}
                  </span>
                )}
                {won?.trades.map(({ hero, card }) => (
                  <span key={card} className={styles.small}>
                    {' '}
                    {heroName(look, hero)} : {cardName(look, card)}.
                  </span>
                ))}
              </span>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
