import { Play, RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import type { Texts } from '../../engine/box.ts';
import type { Spec } from '../../engine/types.ts';
import type { GameUi, TableParts } from '../../table/game-ui.ts';
import { playAgain } from '../after/again.ts';
import { type Campaign, type ShelvedGame, campaign, games } from '../calls/endpoints.ts';
import { useLoaded } from '../calls/loaded.ts';
import { type Refused, asRefused } from '../calls/request.ts';
import { useFace } from '../covers.tsx';
import { gameParts, gameTexts, gameUi } from '../games.ts';
import { useNewTableWords } from '../new-table/use-new-table-words.ts';
import { useLanguage, useWords } from '../language.ts';
import { fieldsOf } from '../new-table/fields.ts';
import { OptionField } from '../new-table/option-field.tsx';
import { useCampaignWords } from './use-campaign-words.ts';
import controls from '../page/controls.module.css';
import { NotFound } from '../page/not-found.tsx';
import { Page, Waiting } from '../page/page.tsx';
import { Refusal } from '../page/refusal.tsx';
import { scenarioOf } from './begun.tsx';
import styles from './campaign.module.css';

interface Found {
  readonly found: Campaign;
  readonly texts: Texts<Spec>;
  readonly parts: TableParts<Spec>;
  readonly ui: GameUi<Spec>;
  readonly shelved: ShelvedGame | undefined;
}

/** Where a group finds its campaign again: what it has come to, and the way to its next match. */
export function CampaignPage({ id }: { readonly id: string }) {
  const words = useWords();
  const told = useCampaignWords();
  const language = useLanguage();
  const [loaded, again] = useLoaded(`campaign ${id} ${language}`, async (): Promise<Found> => {
    const found = await campaign(id);
    const { game } = found;
    const [texts, parts, ui, shelf] = await Promise.all([
      gameTexts(game, language),
      gameParts(game),
      gameUi(game),
      games(),
    ]);
    return { found, texts, parts, ui, shelved: shelf.find(one => one.id === game) };
  });
  if (loaded.state === 'loading') return <Waiting />;
  if (loaded.state === 'ready') return <Known {...loaded.value} />;
  const { code } = loaded.error;
  if (code === 'no-campaign' || code === 'bad') return <NotFound reason={words.refusal('no-campaign', {})} />;
  return (
    <Page title={told.title}>
      <Refusal error={loaded.error} onAgain={again} />
    </Page>
  );
}

function Known({ found, texts, parts, ui, shelved }: Found) {
  const words = useWords();
  const told = useCampaignWords();
  const say = useNewTableWords();
  const language = useLanguage();
  const face = useFace(found.game);
  const [, go] = useLocation();
  const [error, setError] = useState<Refused | null>(null);
  const isBetween = found.status === 'over';
  const scenario = scenarioOf(found);
  const title = texts.scenarios[scenario]?.title ?? scenario;
  const [least, most] = found.range;
  const [seats, setSeats] = useState(Math.min(Math.max(found.seats, least), most));
  const [options, setOptions] = useState(found.options);
  const goOn = (): void => {
    playAgain(found.id, { seats, options }).then(
      id => go(`/table/${id}`),
      (reason: unknown) => setError(asRefused(reason)),
    );
  };
  return (
    <Page title={told.titleOf(texts.title)} lead={words.shelf.people(found.people, found.bots)} banner={face}>
      <section className={styles.next}>
        <div>
          <h2>{isBetween ? told.next(title) : told.now(title)}</h2>
          <p className={controls.note}>{told.note}</p>
        </div>
        {isBetween && most > least && (
          <div className={`${controls.field} ${styles.seats}`}>
            <label htmlFor="seats">{say.seats}</label>
            <select id="seats" value={seats} onChange={event => setSeats(Number(event.target.value))}>
              {Array.from({ length: most - least + 1 }, (_, i) => least + i).map(count => (
                <option key={count} value={count}>
                  {say.seatCount(count)}
                </option>
              ))}
            </select>
            <small>{told.seatsNote}</small>
          </div>
        )}
        {isBetween && shelved && (
          <details className={styles.options}>
            <summary>{told.settings}</summary>
            <p className={controls.note}>{told.settingsNote}</p>
            <div className={controls.stack}>
              {fieldsOf(shelved.options).map(field => (
                <OptionField
                  key={field.name}
                  field={field}
                  labels={texts.options[field.name] ?? { label: field.name, values: {} }}
                  value={options[field.name] ?? field.usual}
                  isAllowed={value => ui.isOption?.(field.name, value, seats, scenario) ?? true}
                  onChange={value => setOptions(now => ({ ...now, [field.name]: value }))}
                />
              ))}
            </div>
          </details>
        )}
        {isBetween ? (
          <button type="button" className={controls.primary} onClick={goOn}>
            <RotateCcw size={20} aria-hidden="true" />
            {told.goOn}
          </button>
        ) : (
          <Link href={`/table/${found.id}`} className={controls.primary}>
            <Play size={20} aria-hidden="true" />
            {told.toTable}
          </Link>
        )}
      </section>
      <Refusal error={error} />
      {parts.Campaign && <parts.Campaign carry={found.carry} texts={texts} language={language} />}
    </Page>
  );
}
