import { Skull } from 'lucide-react';
import { Fragment } from 'react';
import type { Balance } from '../../engine/balance.ts';
import type { Texts } from '../../engine/box.ts';
import type { Spec } from '../../engine/types.ts';
import type { ScenarioFaces } from '../../table/scenarios.ts';
import type { ShelvedGame } from '../calls/endpoints.ts';
import { useNewTableWords } from './use-new-table-words.ts';
import { useLanguage } from '../language.ts';
import { unseen } from '../../table/unseen.ts';
import { leaning, measuredAt, minutesOf } from './faces.ts';
import styles from './scenario-cards.module.css';

interface Props {
  readonly shelved: ShelvedGame;
  readonly texts: Texts<Spec>;
  readonly faces: ScenarioFaces | null;
  readonly balance: Balance | null;
  /** How hard and how long each is depends on how many play. */
  readonly seats: number;
  readonly chosen: string;
  readonly onChoose: (scenario: string) => void;
}

/** Every scenario as a card: its map, how hard and how long it is. */
export function ScenarioCards({ shelved, texts, faces, balance, seats, chosen, onChoose }: Props) {
  const say = useNewTableWords();
  const stages = faces?.campaign ?? [];
  const firstApart = stages.length > 0 ? shelved.scenarios.find(({ id }) => !stages.includes(id))?.id : undefined;
  return (
    <div role="radiogroup" aria-label={say.scenario} className={styles.cards}>
      {shelved.scenarios.map(({ id, seats: [least, most] }) => (
        <Fragment key={id}>
          {id === stages[0] && <h3 className={styles.group}>{say.campaign}</h3>}
          {id === firstApart && <h3 className={styles.group}>{say.apart}</h3>}
          <label className={styles.card} data-chosen={id === chosen || undefined}>
            <input
              type="radio"
              name="scenario"
              value={id}
              checked={id === chosen}
              className={unseen}
              onChange={() => onChoose(id)}
            />
            {faces && (
              <span className={styles.picture}>
                <faces.Picture scenario={id} />
              </span>
            )}
            <strong>{texts.scenarios[id]?.title ?? id}</strong>
            <ScenarioFacts
              faces={faces}
              balance={balance}
              scenario={id}
              seats={Math.min(Math.max(seats, least), most)}
              isShort
            />
          </label>
        </Fragment>
      ))}
    </div>
  );
}

interface FactsProps extends Pick<Props, 'faces' | 'balance' | 'seats'> {
  readonly scenario: string;
  readonly isShort?: boolean;
}

/** How hard, how long, how often it is won; nothing that nobody knows. */
export function ScenarioFacts({ faces, balance, scenario, seats, isShort = false }: FactsProps) {
  const say = useNewTableWords();
  const language = useLanguage();
  const measured = measuredAt(balance, scenario, seats);
  const hardness = faces?.hardness?.(scenario) ?? null;
  const minutes = minutesOf(faces?.minutes?.(scenario) ?? null, measured.plain, faces?.each);
  const won = measured.plain?.won ?? null;
  const best = measured.experts?.won ?? null;
  const sides = faces?.sides?.(scenario, language) ?? null;
  const isEven = sides === 'alike';
  const ahead = sides && !isEven ? leaning(sides, measured) : null;
  if (hardness === null && minutes === null && won === null && !ahead && !isEven) return null;
  return (
    <span className={styles.facts}>
      {hardness !== null && (
        <span className={styles.hardness} role="img" aria-label={say.hardness(hardness)}>
          {Array.from({ length: hardness }, (_, i) => (
            <Skull key={i} size={14} aria-hidden="true" />
          ))}
        </span>
      )}
      {minutes !== null && <span>{say.minutes(minutes)}</span>}
      {won !== null && (
        <span className={styles.won}>
          <span className={styles.bar} aria-hidden="true">
            <span style={{ inlineSize: `${won * 100}%` }} />
          </span>
          {isShort ? say.botsWin(won, best) : say.botsWinAt(won, best, seats)}
        </span>
      )}
      {isEven && <span className={styles.won}>{isShort ? say.even : say.evenAt}</span>}
      {ahead && (
        <span className={styles.won}>
          <span className={styles.bar} aria-hidden="true">
            <span style={{ inlineSize: `${ahead.share * 100}%` }} />
          </span>
          {isShort ? say.sideWins(ahead.side, ahead.share) : say.sideWinsAt(ahead.side, ahead.share, ahead.by)}
        </span>
      )}
    </span>
  );
}
