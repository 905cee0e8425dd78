import { Map as MapIcon, Play } from 'lucide-react';
import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import type { Texts } from '../../engine/box.ts';
import type { Spec } from '../../engine/types.ts';
import type { ScenarioFaces } from '../../table/scenarios.ts';
import { playAgain } from '../after/again.ts';
import { type Campaign, campaign } from '../calls/endpoints.ts';
import { useLoaded } from '../calls/loaded.ts';
import { type Refused, asRefused } from '../calls/request.ts';
import { useFace } from '../covers.tsx';
import { gameTexts } from '../games.ts';
import { useLanguage } from '../language.ts';
import { facesOf } from '../new-table/faces.ts';
import { unseen } from '../../table/unseen.ts';
import { useCampaignWords } from './use-campaign-words.ts';
import controls from '../page/controls.module.css';
import { Refusal } from '../page/refusal.tsx';
import styles from './begun.module.css';

interface Found {
  readonly found: Campaign;
  readonly texts: Texts<Spec>;
  readonly faces: ScenarioFaces | null;
}

/** A campaign that was begun: how far it has come, and one touch to go on. Null: its place, while it is on its way. */
export function Begun({ id, game }: { readonly id: string | null; readonly game: string }) {
  const language = useLanguage();
  const face = useFace(game);
  const [loaded] = useLoaded(`begun ${id} ${language}`, async (): Promise<Found | null> => {
    if (id === null) return null;
    const found = await campaign(id);
    const [texts, faces] = await Promise.all([gameTexts(found.game, language), facesOf(found.game)]);
    return { found, texts, faces };
  });
  return (
    <div className={styles.begun} style={face.style}>
      {loaded.state === 'failed' && <Refusal error={loaded.error} />}
      {loaded.state === 'ready' && loaded.value && <Known {...loaded.value} />}
    </div>
  );
}

/** The scenario that is being played, or comes next. */
export const scenarioOf = ({ status, carry, scenario }: Campaign): string =>
  status === 'over' && typeof carry.next === 'string' ? carry.next : scenario;

function Known({ found, texts, faces }: Found) {
  const told = useCampaignWords();
  const [, go] = useLocation();
  const [error, setError] = useState<Refused | null>(null);
  const here = scenarioOf(found);
  const goOn = (): void => {
    const [least, most] = found.range;
    const seats = Math.min(Math.max(found.seats, least), most);
    playAgain(found.id, { seats, options: found.options }).then(
      id => go(`/table/${id}`),
      (reason: unknown) => setError(asRefused(reason)),
    );
  };
  const journey = faces?.journey?.(found.carry) ?? null;
  const spoken = <span className={unseen}>{texts.title}</span>;
  return (
    <>
      {faces && (
        <div className={styles.picture}>
          <faces.Picture scenario={here} />
        </div>
      )}
      <p className={styles.state}>
        {told.titleOf(texts.title)}
        {journey && ` · ${told.wonOf(journey.won.length, journey.stops.length)}`}
      </p>
      <h3>{texts.scenarios[here]?.title ?? here}</h3>
      {journey && (
        <ol role="list" aria-hidden="true" className={styles.road}>
          {journey.stops.map((stop, i) => (
            <li key={stop} data-state={stop === here ? 'here' : journey.won.includes(stop) ? 'won' : 'ahead'}>
              {journey.won.includes(stop) ? '✓' : i + 1}
            </li>
          ))}
        </ol>
      )}
      <p className={styles.ways}>
        {found.status === 'over' ? (
          <button type="button" className={controls.primary} onClick={goOn}>
            <Play size={20} aria-hidden="true" />
            {told.goOn} {spoken}
          </button>
        ) : (
          <Link href={`/table/${found.id}`} className={controls.primary}>
            <Play size={20} aria-hidden="true" />
            {told.toTable} {spoken}
          </Link>
        )}
        <Link href={`/campaign/${found.id}`} className={styles.more}>
          <MapIcon size={20} aria-hidden="true" />
          {told.title}
        </Link>
      </p>
      <Refusal error={error} />
    </>
  );
}
