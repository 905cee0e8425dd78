import { useEffect, useMemo, useState } from 'react';
import { same } from '../../../engine/plain.ts';
import type { Seat, Spec } from '../../../engine/types.ts';
import type { Outlook, ScreenParts } from '../../../table/screen/screen-parts.ts';
import type { Path, ThingId } from '../../../table/touch.ts';
import type { Action, LineRefusal } from '../../line/table-line.ts';
import type { AtTable } from '../at-table.ts';
import { useLatest } from '../latest.ts';
import type { Playing } from '../use-play.ts';
import { useOutlooks } from './use-outlooks.ts';

const NOTHING: readonly Action[] = [];

/** Moves that are open at any time: while somebody arranges their things, touching means these. */
export interface Arranging {
  readonly isOn: boolean;
  /** Somebody wanted to, and there is nothing. */
  readonly isIdle: boolean;
  readonly moves: readonly Action[];
  readonly turn: (isOn: boolean) => void;
  readonly take: (action: Action) => Promise<LineRefusal | null>;
}

export function useArranging({ line, position }: AtTable, seat: Seat | null): Arranging {
  const [isOn, turn] = useState(false);
  const [found, setFound] = useState<{ n: number; moves: readonly Action[] } | null>(null);
  useEffect(() => {
    if (!isOn || seat === null) return undefined;
    let isWanted = true;
    void line.freeMoves(seat).then(moves => {
      if (!isWanted) return;
      setFound({ n: position.n, moves });
      if (moves.length === 0) turn(false);
    });
    return () => {
      isWanted = false;
    };
  }, [isOn, seat, line, position.n]);
  return {
    isOn,
    isIdle: !isOn && found?.n === position.n && found.moves.length === 0,
    moves: isOn && found?.n === position.n ? found.moves : NOTHING,
    turn,
    take: action => (seat === null ? Promise.resolve(null) : line.act(seat, [action], null)),
  };
}

interface Touch {
  /** Another key, another question: what was touched is forgotten. */
  readonly key: string;
  /** The same, until something else is advised: what was touched before gives way to that. */
  readonly question: string;
  readonly paths: readonly Path<Action>[];
  readonly given: readonly ThingId[];
  readonly answers: readonly Action[];
  readonly hinted: Path<Action> | null;
  readonly outlookOf: (action: Action) => Outlook | null;
  readonly isUrgent: (action: Action) => boolean;
  readonly take: (action: Action) => void;
}

/** What touching means now. */
export function usePaths(table: AtTable, play: Playing, screen: ScreenParts<Spec>, arranging: Arranging): Touch {
  const { seat, isPlayed, answering } = play;
  const { position, look, parts } = table;
  const prompt = isPlayed && seat !== null && !position.paused ? position.prompts[seat] : undefined;
  const options = prompt?.options ?? NOTHING;
  const touched = arranging.isOn ? arranging.moves : options;
  const paths = useMemo(
    (): Path<Action>[] =>
      touched
        .filter(action => !screen.isMain(action))
        .flatMap((action): Path<Action>[] => {
          const other = screen.also?.(action, look) ?? [];
          const first = { action, things: screen.touch(action, look), drag: screen.drag?.(action, look) ?? null };
          return other.length > 0 ? [first, { action, things: other }] : [first];
        }),
    [touched, screen, look],
  );
  const given = useMemo(() => screen.given?.(look) ?? [], [screen, look]);
  const outlookOf = useOutlooks(table, seat, screen, options);
  const hint = play.hinted;
  const hinted = useMemo(() => paths.find(({ action }) => hint && same(action, hint)) ?? null, [paths, hint]);
  const take = useLatest((action: Action) => {
    if (arranging.isOn) void arranging.take(action).then(answering.setRefusal);
    else answering.choose(action);
  });
  const isUrgent = useLatest(
    (action: Action) =>
      screen.isQuick?.(action) === true || (parts.isUrgent === true && !parts.grave?.includes(action.type)),
  );
  const key = `${position.n} ${prompt?.step} ${arranging.isOn}`;
  const advised = answering.hint?.isShown ? (answering.hint.advice?.action ?? null) : null;
  return {
    key,
    question: `${key} ${JSON.stringify(advised)}`,
    paths,
    given,
    answers: touched,
    hinted,
    outlookOf,
    isUrgent,
    take,
  };
}
