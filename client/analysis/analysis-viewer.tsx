import { useEffect, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { talliesOf } from '../../bots/analysis/tally.ts';
import { type Turning, turningsOf } from '../../bots/analysis/turns.ts';
import type { Seat, Spec } from '../../engine/types.ts';
import type { Look } from '../../table/look.ts';
import { gameStory } from '../after/stories.ts';
import { useLoaded } from '../calls/loaded.ts';
import { useLanguage, useWords } from '../language.ts';
import { Page } from '../page/page.tsx';
import { seatNames } from '../play/names.ts';
import { useStage } from '../play/use-stage.ts';
import { Shown } from '../replay/shown.tsx';
import { useAddress } from '../replay/use-address.ts';
import type { Watched } from '../replay/watched-page.tsx';
import { Curve } from './curve.tsx';
import { ExpertPart } from './expert-part.tsx';
import { type Known, isKnown } from './known.ts';
import { MomentPart } from './moment-part.tsx';
import { PlayOn } from './play-on.tsx';
import { StepsPart } from './steps-part.tsx';
import { headlineOf, linesOf, roundAt, roundsOf, shortTitle } from './tale.ts';
import { ThrowBars, ThrowsPart } from './throws-part.tsx';
import { TurningsPart } from './turnings-part.tsx';
import { useAnalysis } from './use-analysis.ts';
import { WholePart } from './whole-part.tsx';
import { useAnalysisWords } from './use-analysis-words.ts';
import type { AnalysisWords } from './words.ts';
import styles from './analysis.module.css';

/** The board of a moment, the curve below it, and beside them what happened there. */
export function AnalysisViewer({ line, texts, parts, replay, retold }: Watched) {
  const words = useWords();
  const say = useAnalysisWords();
  const language = useLanguage();
  const state = useStore(line.store);
  const { lobby } = state;
  const names = seatNames(lobby, words);
  const own = useMemo(() => lobby.seats.filter(seat => seat.isYours).map(({ seat }) => seat), [lobby]);
  const seats = useMemo(() => (own.length > 0 ? own : lobby.seats.map(({ seat }) => seat)), [own, lobby]);
  const seat: Seat | null = own[0] ?? null;
  const viewer = (view: object): Look<Spec> => ({ texts, language, view, names, seat });
  const { scene } = useStage(line, seat, parts, viewer);
  const n = state.position?.n ?? 0;
  useAddress(line);
  const progress = useAnalysis(replay, seats, n);
  const view = scene.view ?? state.views.get('table');
  if (!view) return null;
  return (
    <Page title={say.title(texts.title)} isWide isTitleHidden>
      <div className={styles.analysis}>
        <section className={styles.board} aria-label={words.play.board} id="board">
          <Shown
            parts={parts}
            look={viewer(view)}
            asked={state.position?.asked ?? []}
            moment={scene.moment}
            time={state.position?.clock ?? 0}
          />
        </section>
        {isKnown(progress) ? (
          <Told known={progress} line={line} texts={texts} retold={retold} replay={replay} n={n} own={own} />
        ) : (
          <p role="status" className={styles.time}>
            {progress === null ? say.judging : FAILED[progress.failed](say)}
          </p>
        )}
      </div>
    </Page>
  );
}

const FAILED = {
  changed: (say: AnalysisWords) => say.broken,
  'no-judgement': (say: AnalysisWords) => say.noJudgement,
  broken: (say: AnalysisWords) => say.broken,
} as const;

/** Turning points stay where they were judged to be, whatever is tried meanwhile; how far chances went is told as it is known now. */
const seen = (turning: Turning, { points }: Known, side: number): Turning => ({
  ...turning,
  before: points[turning.from]?.chance[side] ?? 0,
  after: points[turning.to]?.chance[side] ?? 0,
});
const isSeen = ({ before, after }: Turning): boolean => Math.abs(after - before) >= 0.03;

type Told = Pick<Watched, 'line' | 'texts' | 'retold' | 'replay'> & {
  readonly known: Known;
  readonly n: number;
  readonly own: readonly Seat[];
};

/** What is known of the match, around the move that is looked at. */
function Told({ known, line, texts, retold, replay, n, own }: Told) {
  const words = useWords();
  const say = useAnalysisWords();
  const language = useLanguage();
  const { lobby } = line.store.getState();
  const names = seatNames(lobby, words);
  const [story] = useLoaded(lobby.game, () => gameStory(lobby.game));
  const found = story.state === 'ready' ? story.value : null;
  const [side, setSide] = useState(() =>
    Math.max(
      0,
      known.sides.findIndex(seats => seats.includes(own[0] ?? 0)),
    ),
  );
  const sideNames = known.sides.map(seats => seats.map(seat => names[seat] ?? '').join(', '));
  const event = (one: Spec['event'], at: number): string | null =>
    texts.event(one, names, line.at(at)?.views.get('table'));
  const rounds = useMemo(() => roundsOf(found, retold, event, language), [found, retold, language]);
  const jumps = useMemo(() => turningsOf(known.judged.map(chances => chances[side] ?? 0)), [known.judged, side]);
  const turnings = jumps.map(turning => seen(turning, known, side)).filter(isSeen);
  const told = turnings.map(turning => {
    const round = rounds[roundAt(rounds, turning.n)];
    const head = headlineOf(found, retold, turning, event) ?? labelOf(turning.n);
    return { ...turning, text: [round ? shortTitle(round) : '', head].filter(text => text !== '').join(' · ') };
  });
  const goTo = (to: number): void => line.goTo(to);
  const turning = turnings.find(({ from, to }) => from < n && n <= to) ?? null;

  /** What was answered with a move. */
  function labelOf(at: number, action?: { type: string }): string {
    const input = retold.inputs[at - 1];
    if (input?.type !== 'answer') return at === 0 ? say.moment.start : words.play.waitingFor([]);
    const views = line.at(at - 1)?.views;
    const view = views?.get(input.seat) ?? views?.get('table');
    const label = view ? texts.action(action ?? input.action, view, names) : '';
    return action ? label : `${names[input.seat] ?? ''} : ${label}`;
  }

  useEffect(() => setSide(before => Math.min(before, known.sides.length - 1)), [known.sides]);
  const round = rounds[roundAt(rounds, n)]?.title ?? null;
  const rolled = talliesOf(
    known.throws.filter(one => one.n === n),
    known.sorts,
  );
  return (
    <>
      <section className={styles.time} aria-label={say.curve.title}>
        <p className={styles.legend}>
          <strong>{say.curve.title}</strong>
          {sideNames.length > 1 && (
            <select aria-label={say.curve.side} value={side} onChange={event => setSide(Number(event.target.value))}>
              {sideNames.map((name, i) => (
                <option key={i} value={i}>
                  {name}
                </option>
              ))}
            </select>
          )}
          <span className={styles.word}>{say.curve.band}</span>
          <small role="status">{(known.isDone ? say.curve.refined : say.curve.refining)(known.trials.length)}</small>
        </p>
        <Curve known={known} side={side} names={sideNames} rounds={rounds} turnings={turnings} n={n} onGoTo={goTo} />
        <StepsPart line={line} n={n} turnings={turnings} />
      </section>
      <div className={styles.side}>
        <MomentPart
          known={known}
          side={side}
          from={Math.max(0, n - 1)}
          to={n}
          title={labelOf(n)}
          round={round}
          lines={linesOf(retold, n, event)}
        >
          <ThrowBars tallies={rolled} names={names} words={found?.throws?.[language]} />
        </MomentPart>
        {known.choices.includes(n) && (
          <ExpertPart verdict={known.verdicts.get(n)} label={action => labelOf(n, action)} />
        )}
        <TurningsPart turnings={told} n={turning?.n ?? n} onGoTo={goTo} />
        <WholePart known={known} side={side} names={sideNames} />
        <ThrowsPart tallies={talliesOf(known.throws, known.sorts)} names={names} words={found?.throws?.[language]} />
        <PlayOn key={own[0] ?? 0} lobby={lobby} names={names} replay={replay} n={n} last={line.length} own={own} />
      </div>
    </>
  );
}
