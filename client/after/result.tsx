import { againWords, goesOn, playAgain } from './again.ts';
import { useAfterWords } from './use-after-words.ts';
import { ArrowRight, ChartSpline, Clapperboard, Download, Map as MapIcon, Plus, RotateCcw } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'wouter';
import type { Outcome } from '../../engine/types.ts';
import type { Lobby } from '../../referee/messages.ts';
import { games, replayAddress, replayOf } from '../calls/endpoints.ts';
import { isHome } from '../calls/home.ts';
import { useLoaded } from '../calls/loaded.ts';
import { type Refused, asRefused } from '../calls/request.ts';
import { useFace } from '../covers.tsx';
import { useHomeWords } from '../home/use-home-words.ts';
import { useWords } from '../language.ts';
import { useCampaignWords } from '../campaign/use-campaign-words.ts';
import controls from '../page/controls.module.css';
import { companyOf } from '../new-table/company.ts';
import { download } from '../page/download.ts';
import { Refusal } from '../page/refusal.tsx';
import type { AtTable } from '../play/at-table.ts';
import { DeedsPart } from './deeds-part.tsx';
import { FiguresPart } from './figures-part.tsx';
import { MomentsPart } from './moments-part.tsx';
import { recorded } from './retold.ts';
import { StandingsPart } from './standings-part.tsx';
import { StoryPart } from './story-part.tsx';
import { usePictures } from './use-pictures.ts';
import { Verify } from './verify.tsx';
import styles from './after.module.css';

/** How it ended: who won, the story, the figures, what to do now, and whether the dice were fair. */
export function Result({ table, outcome }: { readonly table: AtTable; readonly outcome: Outcome }) {
  const words = useWords();
  const later = useAfterWords();
  const home = useHomeWords();
  const { look, parts, state } = table;
  const { lobby } = state;
  const face = useFace(lobby.game);
  const heading = useRef<HTMLHeadingElement>(null);
  const [record] = useLoaded(lobby.id, () => recorded(lobby.id));
  const retold = record.state === 'ready' ? record.value.retold : null;
  const hand = usePictures(table);
  const verdict = verdictOf(outcome, look.seat);
  const names = look.names.map((name, at) => (at === look.seat ? words.screen.you : name));
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    scrollTo(0, 0);
  }, []);
  return (
    <section aria-labelledby="result" className={styles.result}>
      <div className={styles.banner} style={face.style}>
        {face.art}
        <p className={styles.verdict} data-verdict={verdict}>
          {later.after[verdict]}
        </p>
        <h2 id="result" ref={heading} tabIndex={-1}>
          {look.texts.outcome(outcome, look.names, look.seat, look.view)}
        </h2>
        {lobby.isExercise && <p>{home.exercise}</p>}
        <StandingsPart table={table} retold={retold} hand={hand} />
        <Next table={table} />
      </div>
      {retold && (
        <div className={styles.glance}>
          <DeedsPart table={table} retold={retold} hand={hand} />
          <MomentsPart table={table} retold={retold} hand={hand} />
        </div>
      )}
      <div className={styles.columns}>
        <StoryPart table={table} record={record} />
        <div className={controls.stack}>
          <section aria-labelledby="figures" className={styles.part}>
            <h3 id="figures">{later.after.figures}</h3>
            {parts.Ending && <parts.Ending look={look} />}
            {record.state === 'ready' && <FiguresPart replay={record.value.replay} names={names} />}
          </section>
          <Verify lobby={lobby} record={record} />
        </div>
      </div>
    </section>
  );
}

/** For one's own seat; for those who look on: whether anybody won. */
function verdictOf({ scores }: Outcome, seat: number | null): 'won' | 'lost' | 'shared' {
  const own = seat === null ? [...scores] : [scores[seat] ?? 0];
  if (own.every(score => score >= 1)) return 'won';
  return own.every(score => score <= 0) ? 'lost' : 'shared';
}

function Next({ table }: { readonly table: AtTable }) {
  const words = useWords();
  const told = useCampaignWords();
  const later = useAfterWords();
  const [, go] = useLocation();
  const [error, setError] = useState<Refused | null>(null);
  const { look } = table;
  const { lobby } = table.state;
  const next = useNextScenario(table);
  const isPlayer = lobby.seats.some(seat => seat.isYours);
  const isCampaign = goesOn(table.position.outcome, lobby);
  const again = (): void => {
    playAgain(lobby.id).then(
      id => go(`/table/${id}`),
      (reason: unknown) => setError(asRefused(reason)),
    );
  };
  return (
    <>
      <p className={controls.row}>
        {next && (
          <Link href={addressOf(lobby, next)} className={controls.primary}>
            <ArrowRight size={20} aria-hidden="true" />
            {later.after.onwards(look.texts.scenarios[next]?.title ?? next)}
          </Link>
        )}
        {isPlayer && (
          <button
            type="button"
            className={next ? styles.onArt : controls.primary}
            title={words.rematch.askText}
            onClick={again}
          >
            <RotateCcw size={20} aria-hidden="true" />
            {againWords(words, table.position.outcome, lobby)}
          </button>
        )}
        {isPlayer && isCampaign && (
          <Link href={`/campaign/${lobby.id}`} className={styles.onArt}>
            <MapIcon size={20} aria-hidden="true" />
            {told.title}
          </Link>
        )}
        <Link href={`/replay/${lobby.id}`} className={styles.onArt}>
          <Clapperboard size={20} aria-hidden="true" />
          {later.after.watch}
        </Link>
        <Link href={`/analysis/${lobby.id}`} className={styles.onArt}>
          <ChartSpline size={20} aria-hidden="true" />
          {later.after.analyse}
        </Link>
        <Keep id={lobby.id} />
        {!next && (
          <Link href={`/new/${lobby.game}`} className={styles.onArt}>
            <Plus size={20} aria-hidden="true" />
            {words.play.newTable}
          </Link>
        )}
      </p>
      <Refusal error={error} />
    </>
  );
}

/** The match as a file: the server hands it out, or this page writes it. */
function Keep({ id }: { readonly id: string }) {
  const later = useAfterWords();
  const name = `rempart-${id}.json`;
  const inside = (
    <>
      <Download size={20} aria-hidden="true" />
      {later.after.download}
    </>
  );
  if (!isHome(id))
    return (
      <a href={replayAddress(id)} download={name} className={styles.onArt}>
        {inside}
      </a>
    );
  const write = async (): Promise<void> => download(name, JSON.stringify(await replayOf(id)));
  return (
    <button type="button" className={styles.onArt} onClick={() => void write()}>
      {inside}
    </button>
  );
}

/** After a victory that is not one of a campaign: the scenario that follows. */
function useNextScenario({ state, look, position }: AtTable): string | null {
  const { game, scenario } = state.lobby;
  const [shelf] = useLoaded('games', games);
  const { scenarios = [] } = (shelf.state === 'ready' && shelf.value.find(({ id }) => id === game)) || {};
  const at = scenarios.findIndex(({ id }) => id === scenario);
  const { outcome } = position;
  const isWon = outcome !== null && verdictOf(outcome, look.seat) === 'won' && !goesOn(outcome, state.lobby);
  return (isWon && at >= 0 && scenarios[at + 1]?.id) || null;
}

/** A table for it, with the same company. */
const addressOf = (lobby: Lobby, scenario: string): string =>
  `/new/${lobby.game}?${new URLSearchParams({ scenario, ...companyOf(lobby) })}`;
