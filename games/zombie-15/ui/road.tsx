import { Icon } from '../../../table/icon.tsx';
import { CAMPAIGN_IDS, type ScenarioId } from '../scenarios/shape.ts';
import type { Deed } from '../seen.ts';
import { has, time } from '../text/grammar.ts';
import type { GameTexts } from '../text/shape.ts';
import { icons } from './icons.ts';
import styles from './road.module.css';
import { words } from './words/words.ts';

interface Shown {
  readonly deeds: readonly Deed[];
  /** The scenario that is being played, or comes next; null: none any more. */
  readonly here: ScenarioId | null;
  readonly texts: GameTexts;
  readonly language: 'fr' | 'en';
}

/** The campaign so far: scenarios won, attempts lost, what was taken at the Checkpoints. */
export function Road({ deeds, here, texts, language }: Shown) {
  const own = words[language];
  return (
    <section aria-labelledby="z15-journey" className={styles.road}>
      <h3 id="z15-journey">{own.road}</h3>
      <ol>
        {CAMPAIGN_IDS.map((id, i) => {
          const tries = deeds.filter(({ scenario }) => scenario === id);
          const won = tries.find(deed => deed.won);
          const lost = tries.filter(deed => !deed.won);
          const state = id === here ? 'here' : won ? 'won' : lost.length > 0 ? 'lost' : 'ahead';
          return (
            <li key={id} data-state={state} aria-current={state === 'here' ? 'step' : undefined}>
              <span className={styles.stop}>{won ? '✔' : i + 1}</span>
              <span className={styles.text}>
                <span className={styles.title}>
                  {texts.scenarios[id]?.title.replace(/^\d+\. /, '')}
                  {won && <span className={styles.small}> {own.leftOver(time(won.left))}</span>}
                </span>
                {lost.length > 0 && (
                  <span className={styles.loss}>
                    <Icon d={icons.tombstone} /> {own.attempts(lost.length)}
                    {own.colon}
                    {[...new Set(lost.map(({ reason }) => lossOf(texts, reason)))].join(' · ')}
                  </span>
                )}
                {won && won.track !== won.ownTrack && <span className={styles.small}>{texts.tracks[won.track]}</span>}
                {tries.some(deed => deed.undone) && (
                  <span className={styles.small}>
                    <Icon d={icons['return-arrow']} /> {own.undone}
                  </span>
                )}
                {(won ?? lost.at(-1))?.trades.map(({ hero, card }) => (
                  <span key={card} className={styles.trade}>
                    <Icon d={icons.knapsack} />
                    {texts.heroes[hero].name}
                    {own.colon}
                    {texts.cards[card].name}
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

const lossOf = (texts: GameTexts, reason: string): string =>
  (has(texts.losses, reason) ? texts.losses[reason] : reason).replace(/^[^:]*: ?/, '').replace(/\.$/, '');
