import { useCallback, useEffect, useMemo, useState } from 'react';
import type { Texts } from '../../engine/box.ts';
import type { Puzzle } from '../../engine/puzzle.ts';
import type { Spec } from '../../engine/types.ts';
import type { TableParts } from '../../table/game-ui.ts';
import { useLoaded } from '../calls/loaded.ts';
import { gameParts, gameTexts } from '../games.ts';
import { useLanguage } from '../language.ts';
import { LessonLine } from '../learn/lesson-line.ts';
import { pageRules } from '../learn/page-rules.ts';
import { NotFound } from '../page/not-found.tsx';
import { Page, Waiting } from '../page/page.tsx';
import { Refusal } from '../page/refusal.tsx';
import { useTitle } from '../page/use-title.ts';
import { Play } from '../play/play.tsx';
import { PuzzleContext } from './at-puzzle.ts';
import { dayOf, puzzleOfDay } from './daily.ts';
import { PuzzleMenu } from './puzzle-menu.tsx';
import { Puzzler } from './puzzler.tsx';
import { type PuzzleDrill, drillOf, puzzlesOf } from './puzzles.ts';
import { isSolved } from './solved.ts';
import { usePuzzleWords } from './use-puzzle-words.ts';

interface Props {
  readonly game: string;
  /** Null: that of today. */
  readonly puzzle: string | null;
}

/** A puzzle, laid in the page and played there. */
export function PuzzlePage({ game, puzzle: id }: Props) {
  const words = usePuzzleWords();
  const language = useLanguage();
  const [loaded, again] = useLoaded(`${game} ${language}`, async () => {
    const [puzzles, texts, parts] = await Promise.all([puzzlesOf(game), gameTexts(game, language), gameParts(game)]);
    return { puzzles, texts, parts };
  });
  if (loaded.state === 'loading') return <Waiting />;
  if (loaded.state === 'failed')
    return (
      <Page title={words.today}>
        <Refusal error={loaded.error} onAgain={again} />
      </Page>
    );
  const { puzzles, texts, parts } = loaded.value;
  const today = puzzleOfDay(puzzles, dayOf(new Date()));
  const puzzle = id === null ? today : puzzles.find(one => one.id === id);
  if (!puzzle) return <NotFound reason={words.none} />;
  const another = puzzles.find(one => one !== puzzle && !isSolved(game, one.id))?.id ?? null;
  return <Laid key={puzzle.id} {...{ game, puzzle, another, texts, parts }} isToday={puzzle === today} />;
}

interface LaidProps {
  readonly game: string;
  readonly puzzle: Puzzle;
  readonly isToday: boolean;
  readonly another: string | null;
  readonly texts: Texts<Spec>;
  readonly parts: TableParts<Spec>;
}

function Laid({ game, puzzle, isToday, another, texts, parts }: LaidProps) {
  const words = usePuzzleWords();
  const [line, setLine] = useState<LessonLine<PuzzleDrill> | 'failed' | null>(null);
  const lay = useCallback(() => {
    let isWanted = true;
    LessonLine.open(game, drillOf(puzzle), pageRules(game)).then(
      opened => isWanted && setLine(opened),
      () => isWanted && setLine('failed'),
    );
    return () => {
      isWanted = false;
    };
  }, [game, puzzle]);
  useEffect(lay, [lay]);
  const at = useMemo(() => {
    const restart = (): void => {
      setLine(null);
      lay();
    };
    return line && line !== 'failed' ? { line, game, isToday, another, restart } : null;
  }, [line, game, isToday, another, lay]);
  const title = isToday ? words.today : words.another;
  useTitle(title);
  if (line === 'failed') return <NotFound reason={words.failed} />;
  if (!at) return <Waiting />;
  return (
    <PuzzleContext value={at}>
      <Play line={at.line} texts={texts} parts={parts} school={SCHOOL} />
    </PuzzleContext>
  );
}

const SCHOOL = { Teacher: Puzzler, Menu: PuzzleMenu, shown: null, isPuzzle: true } as const;
