import { type FormEvent, Suspense, lazy, useState } from 'react';
import { Link, useLocation, useSearch } from 'wouter';
import type { Balance } from '../../engine/balance.ts';
import type { Texts } from '../../engine/box.ts';
import type { Spec } from '../../engine/types.ts';
import type { GameUi } from '../../table/game-ui.ts';
import type { ScenarioFaces } from '../../table/scenarios.ts';
import { Rebuilt } from '../../table/rebuilt.tsx';
import { type ShelvedGame, games, tables } from '../calls/endpoints.ts';
import { type Sitter, openMatch } from './opening.ts';
import { useLoaded } from '../calls/loaded.ts';
import { Refused, asRefused } from '../calls/request.ts';
import { hasServer } from '../calls/server.ts';
import { useFace } from '../covers.tsx';
import { gameTexts, gameUi } from '../games.ts';
import { hasGuide, isTaughtAt, know, knows, teachAt } from '../guides.ts';
import { BigFrame } from '../sofa/big-frame.tsx';
import { useSofaWords } from '../sofa/use-sofa-words.ts';
import { useHomeWords } from '../home/use-home-words.ts';
import { useNewTableWords } from './use-new-table-words.ts';
import { useLanguage, useWords } from '../language.ts';
import { useSeatingWords } from '../seating/use-seating-words.ts';
import { Marks } from '../origins/marks.tsx';
import { hasOrigins } from '../origins/origins.ts';
import { BASE } from '../page/base.ts';
import controls from '../page/controls.module.css';
import { NotFound } from '../page/not-found.tsx';
import { Page, Waiting } from '../page/page.tsx';
import { Refusal } from '../page/refusal.tsx';
import { companyIn, keepCompany, usualSitter } from './company.ts';
import { balanceOf, facesOf } from './faces.ts';
import { fieldsOf, usualOptions } from './fields.ts';
import { OptionField } from './option-field.tsx';
import { NotedCheck } from './noted-check.tsx';
import { ScenarioCards, ScenarioFacts } from './scenario-cards.tsx';
import { WhoPlays } from './who-plays.tsx';
import styles from './new-table.module.css';

interface Opening {
  readonly shelved: ShelvedGame;
  readonly ui: GameUi<Spec>;
  readonly texts: Texts<Spec>;
  readonly faces: ScenarioFaces | null;
  readonly balance: Balance | null;
}

/** On a big screen it is read from afar, too. */
export function NewTablePage({ game }: { readonly game: string }) {
  const search = new URLSearchParams(useSearch());
  const isBig = hasServer && search.has('screen') && !search.has('within');
  return isBig ? <BigFrame address={`${BASE}new/${game}?screen&within`} /> : <NewTableOf game={game} />;
}

function NewTableOf({ game }: { readonly game: string }) {
  const words = useWords();
  const say = useNewTableWords();
  const language = useLanguage();
  const [opening, again] = useLoaded(`${game} ${language}`, async (): Promise<Opening> => {
    const [shelf, ui, texts, faces, balance] = await Promise.all([
      games(),
      gameUi(game),
      gameTexts(game, language),
      facesOf(game),
      balanceOf(game),
    ]);
    const shelved = shelf.find(one => one.id === game);
    if (!shelved) throw new Refused('no-game', { game });
    return { shelved, ui, texts, faces, balance };
  });
  if (opening.state === 'loading') return <Waiting />;
  if (opening.state === 'failed')
    return opening.error.code === 'no-game' ? (
      <NotFound reason={words.refusal(opening.error.code, opening.error.values)} />
    ) : (
      <Page title={say.title}>
        <Refusal error={opening.error} onAgain={again} />
      </Page>
    );
  return <NewTable {...opening.value} />;
}

const Begun = lazy(async () => ({ default: (await import('../campaign/begun.tsx')).Begun }));

/** Whoever has begun a campaign of this game would rather go on with it. */
function Campaigns({ game }: { readonly game: string }) {
  const [seen] = useLoaded('tables', tables);
  if (seen.state !== 'ready') return null;
  const begun = seen.value.campaigns.filter(table => table.game === game);
  return (
    <Suspense fallback={null}>
      {begun.map(({ id }) => (
        <Begun key={id} id={id} game={game} />
      ))}
    </Suspense>
  );
}

const MOST_OTHERS = 9;
const usualSeats = ([least, most]: readonly [number, number]): number => Math.min(Math.max(4, least), most);

function NewTable({ shelved, ui, texts, faces, balance }: Opening) {
  const words = useWords();
  const say = useNewTableWords();
  const seating = useSeatingWords();
  const home = useHomeWords();
  const sofa = useSofaWords();
  const [, go] = useLocation();
  const face = useFace(shelved.id);
  const fields = fieldsOf(shelved.options);
  const search = new URLSearchParams(useSearch());
  const wanted = search.get('scenario');
  const company = companyIn(search);
  const [scenarioId, setScenarioId] = useState(
    () => (shelved.scenarios.find(({ id }) => id === wanted) ?? shelved.scenarios[0])?.id ?? '',
  );
  const scenario = shelved.scenarios.find(one => one.id === scenarioId);
  const [least, most] = scenario?.seats ?? [1, 1];
  const [wished, setWished] = useState(company.seats ?? usualSeats([least, most]));
  const seats = Math.min(Math.max(wished, least), most);
  const [sitters, setSitters] = useState<readonly Sitter[]>(() =>
    Array.from({ length: MOST_OTHERS }, (_, at) => company.others[at] ?? usualSitter(search.has('screen'))),
  );
  const others = sitters.slice(0, seats - 1);
  const friends = others.filter(sitter => sitter === 'friend').length;
  const here = others.filter(sitter => sitter === 'here').length;
  // Where friends are to come there must be a server; alone, or several at this screen, may do without.
  const [wantsHome, setWantsHome] = useState(!hasServer || !navigator.onLine);
  const [wantsScreen, setWantsScreen] = useState(search.has('screen'));
  const wishScreen = (isWished: boolean): void => {
    setWantsScreen(isWished);
    if (isWished) setSitters(now => now.map((): Sitter => 'friend')); // people come, each with a phone
  };
  const isOnScreen = hasServer && wantsScreen;
  const isAtHome = !hasServer || (wantsHome && friends === 0 && !isOnScreen);
  const [options, setOptions] = useState(usualOptions(fields));
  const [isPublic, setIsPublic] = useState(false);
  const [mayJoin, setMayJoin] = useState(false);
  const [wantsGuide, setWantsGuide] = useState(() => !knows(shelved.id));
  const canTeach = isTaughtAt(shelved.id, ui, scenarioId);
  const [error, setError] = useState<Refused | null>(null);
  const isAllowed = (option: string, value: unknown): boolean =>
    ui.isOption?.(option, value, seats, scenarioId) ?? true;
  const open = async (): Promise<void> => {
    const wish = { game: shelved.id, scenario: scenarioId, seats, options, isPublic, mayJoin, isOnScreen };
    const id = await openMatch(wish, others, isAtHome);
    if (canTeach && wantsGuide && !isOnScreen) teachAt(id);
    know(shelved.id);
    if (!isOnScreen) keepCompany(friends > 0);
    // The frame around this page is what is to be found again in the list of pages one has seen.
    if (isOnScreen) (window.top ?? window).location.assign(`${BASE}table/${id}/screen`);
    else go(`/table/${id}`);
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    open().catch((reason: unknown) => {
      const refused = asRefused(reason);
      if (refused.code === 'offline') setWantsHome(true); // the next press need not ask the server
      setError(refused);
    });
  };
  const told = texts.scenarios[scenarioId];
  const isMany = shelved.scenarios.length > 1;
  const stage = 1 + (faces?.campaign?.indexOf(scenarioId) ?? -1);
  return (
    <Page
      title={isOnScreen ? `${texts.title} : ${sofa.onPhones}` : say.titleOf(texts.title)}
      lead={isOnScreen ? sofa.onPhonesText : texts.about}
      banner={face}
      isSlim
    >
      <form className={styles.form} data-many={isMany || undefined} onSubmit={submit}>
        <div className={styles.left}>
          <Campaigns game={shelved.id} />
          <WhoPlays
            range={[least, most]}
            seats={seats}
            sitters={sitters}
            onSeats={setWished}
            onSitters={setSitters}
            aPhone={isOnScreen ? sofa.aPhone : null}
          >
            {!isOnScreen && canTeach && (
              <label className={controls.check}>
                <input type="checkbox" checked={wantsGuide} onChange={event => setWantsGuide(event.target.checked)} />
                {words.guide.wished}
              </label>
            )}
            {!isOnScreen && hasGuide(shelved.id) && <Link href={`/learn/${shelved.id}`}>{say.firstTime}</Link>}
          </WhoPlays>
          {isMany && (
            <ScenarioCards
              shelved={shelved}
              texts={texts}
              faces={faces}
              balance={balance}
              seats={seats}
              chosen={scenarioId}
              onChoose={setScenarioId}
            />
          )}
        </div>
        <div className={styles.choice}>
          <section aria-labelledby="scenario-title" className={styles.scenario}>
            {faces && (
              <div className={styles.picture}>
                <faces.Picture scenario={scenarioId} />
              </div>
            )}
            <h2 id="scenario-title">
              {told?.title ?? scenarioId}{' '}
              <Marks game={shelved.id}>
                <Rebuilt kind="scenarios" id={scenarioId} />
              </Marks>
            </h2>
            <p>{told?.about}</p>
            {stage > 0 && <p className={styles.stage}>{say.stage(stage, faces?.campaign?.length ?? 0)}</p>}
            <ScenarioFacts faces={faces} balance={balance} scenario={scenarioId} seats={seats} />
            {hasOrigins(shelved.id) && (
              <p>
                <Link href={`/origins/${shelved.id}`}>{words.origins.link}</Link>
              </p>
            )}
          </section>
          <section aria-label={words.lobby.setup} className={controls.stack}>
            {fields.map(field => (
              <OptionField
                key={field.name}
                field={field}
                labels={texts.options[field.name] ?? { label: field.name, values: {} }}
                value={options[field.name]}
                isAllowed={value => isAllowed(field.name, value)}
                onChange={value => setOptions(now => ({ ...now, [field.name]: value }))}
              />
            ))}
            {hasServer && !search.has('within') && (
              <NotedCheck label={sofa.wished} note={sofa.wishedNote} isOn={wantsScreen} onChange={wishScreen} />
            )}
            {hasServer && friends === 0 && !isOnScreen && (
              <NotedCheck label={home.wished} note={home.wishedNote} isOn={wantsHome} onChange={setWantsHome} />
            )}
            {!isAtHome && (
              <>
                <label className={controls.check}>
                  <input type="checkbox" checked={isPublic} onChange={event => setIsPublic(event.target.checked)} />
                  {say.isPublic}
                </label>
                <NotedCheck label={seating.mayJoin} note={seating.mayJoinNote} isOn={mayJoin} onChange={setMayJoin} />
              </>
            )}
          </section>
          <div className={styles.open}>
            <Refusal error={error} />
            <button type="submit" className={controls.primary}>
              <span>{friends === 0 && !isOnScreen ? words.lobby.start : say.open}</span>
              <small>
                {isOnScreen
                  ? sofa.phonesAndBots(1 + friends, others.length - friends)
                  : say.openFor(friends, here, others.length - friends - here)}
              </small>
            </button>
          </div>
        </div>
      </form>
    </Page>
  );
}
