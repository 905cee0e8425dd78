import { useCallback, useEffect, useMemo, useState } from 'react';
import type { Texts } from '../../engine/box.ts';
import type { Seat, Spec } from '../../engine/types.ts';
import type { TableParts } from '../../table/game-ui.ts';
import type { Look } from '../../table/look.ts';
import { noteCommitment } from '../after/commitments.ts';
import { hasGuide, taughtAt, teachAt } from '../guides.ts';
import { isAlone, ownSeats } from '../line/lobby.ts';
import type { TableLine, TableState } from '../line/table-line.ts';
import { useLanguage, useWords } from '../language.ts';
import { useRuleTexts } from '../rules/rulebooks.ts';
import { shutRules } from '../rules/open-rule.ts';
import type { AtTable } from './at-table.ts';
import type { School } from './school.ts';
import { seatNames } from './names.ts';
import { useAnswer } from './use-answer.tsx';
import { useClock } from './use-clock.ts';
import { LONE, useHabits } from './use-habits.ts';
import { useLone } from './use-lone.ts';
import { useOwnSeat } from './use-own-seat.ts';
import { usePreview } from './use-preview.ts';
import { useNews, useStage } from './use-stage.ts';

const SLOWLY = 1.35;

export interface AtLine {
  readonly line: TableLine;
  readonly texts: Texts<Spec>;
  readonly parts: TableParts<Spec>;
  /** It is shown to all, large and slowly: nobody's own things are. */
  readonly isScreen?: boolean;
  /** Somebody is taught here, on a table laid for it. */
  readonly school?: School;
}

const NOBODYS: readonly Seat[] = [];

/** A match as one of those at the table has it before them, however it is laid out. */
export function usePlay({ line, texts, parts, isScreen = false, school }: AtLine) {
  const words = useWords();
  const language = useLanguage();
  const state = useNews(line, parts);
  const { lobby } = state;
  const own = isScreen ? NOBODYS : ownSeats(lobby);
  const { seat, passTo, show, passed } = useOwnSeat(own, seatsAsked(state), state);
  const rules = useRuleTexts(lobby.game, language);
  const reader = own.length === 1 ? (own[0] ?? null) : null;
  const names = useMemo(() => seatNames(lobby, words, reader), [lobby, words, reader]);
  const viewer = useCallback(
    (view: object): Look<Spec> => ({ texts, language, view, names, seat }),
    [texts, language, names, seat],
  );
  const { scene, isPlaying, skip } = useStage(line, seat, parts, viewer, isScreen ? SLOWLY : 1);
  const { position } = scene;
  // While a device plays it, nothing is answered here.
  const isPlayed = seat !== null && lobby.seats[seat]?.kind === 'person' && lobby.status !== 'lent';
  const mayStop = isPlayed && position?.outcome === null && isAlone(lobby);
  const clock = useClock(line, position, { isStill: school !== undefined, mayStop });
  const previews = usePreview(line, seat, position?.n ?? 0);
  const look = useMemo(() => (scene.view ? viewer(scene.view) : null), [viewer, scene.view]);
  const table = useMemo(
    (): AtTable | null => (position && look ? { line, state, position, look, parts, rules } : null),
    [line, state, position, look, parts, rules],
  );
  const answering = useAnswer(table, seat, previews, school !== undefined && !school.isPuzzle);
  const habits = useHabits(table, isPlayed && !school ? seat : null, answering.take);
  const [isTaught, setIsTaught] = useState(() => taughtAt() === lobby.id);
  // Whoever is being taught gives every answer.
  const lone = useLone(table, isPlayed ? seat : null, habits.isOn(LONE) && !isTaught && !school, answering.take);
  const teach = (): void => {
    teachAt(lobby.id);
    setIsTaught(true);
  };
  useEffect(() => noteCommitment(lobby), [lobby]);
  useEffect(() => shutRules, []);
  return {
    state,
    own,
    seat,
    passTo,
    show,
    passed,
    names,
    scene,
    isPlaying,
    skip,
    clock,
    previews,
    table,
    answering,
    habits,
    lone,
    isPlayed,
    isTaught,
    school: school ?? null,
    /** The answer that is shown at its things: what a bot would do, or what is taught. */
    hinted: (answering.hint?.isShown ? answering.hint.advice?.action : null) ?? school?.shown ?? null,
    stopTeaching: () => setIsTaught(false),
    onTeach: isTaught || !hasGuide(lobby.game) ? null : teach,
  };
}

export type Playing = ReturnType<typeof usePlay>;

/** Own seats that a person plays and that are asked now. */
function seatsAsked({ lobby, position }: TableState): Seat[] {
  if (!position || position.outcome) return [];
  return position.asked.filter(seat => lobby.seats[seat]?.isYours && lobby.seats[seat].kind === 'person');
}
