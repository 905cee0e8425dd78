import { useCallback, useEffect, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import type { Texts } from '../../engine/box.ts';
import type { Spec } from '../../engine/types.ts';
import { typesetIn } from '../../kit/typeset.ts';
import type { TableParts } from '../../table/game-ui.ts';
import type { Lesson } from '../../table/lesson.ts';
import { prepare } from '../../table/sound/speaker.ts';
import { useLoaded } from '../calls/loaded.ts';
import { gameParts, gameTexts } from '../games.ts';
import { useLanguage } from '../language.ts';
import { NotFound } from '../page/not-found.tsx';
import { Page, Waiting } from '../page/page.tsx';
import { useTitle } from '../page/use-title.ts';
import { Refusal } from '../page/refusal.tsx';
import { Play } from '../play/play.tsx';
import { TaughtContext } from './course.ts';
import { LessonLine } from './lesson-line.ts';
import { LessonMenu } from './lesson-menu.tsx';
import { answersIn, lessonsOf, noteAnswers, noteDone } from './lessons.ts';
import { pageRules } from './page-rules.ts';
import { tellReached } from './reached.ts';
import { Teacher } from './teacher.tsx';
import { useLearnWords } from './use-learn-words.ts';

interface Props {
  readonly game: string;
  readonly lesson: string;
}

/** A lesson, laid in the page and played there. */
export function LessonPage({ game, lesson: id }: Props) {
  const words = useLearnWords();
  const language = useLanguage();
  const [loaded, again] = useLoaded(`${game} ${language}`, async () => {
    const [lessons, texts, parts] = await Promise.all([lessonsOf(game), gameTexts(game, language), gameParts(game)]);
    return { lessons, texts, parts };
  });
  if (loaded.state === 'loading') return <Waiting />;
  if (loaded.state === 'failed')
    return (
      <Page title={words.note}>
        <Refusal error={loaded.error} onAgain={again} />
      </Page>
    );
  const { lessons, texts, parts } = loaded.value;
  const at = lessons.findIndex(one => one.id === id);
  const lesson = lessons[at];
  if (!lesson) return <NotFound reason={words.none} />;
  return <Laid key={id} game={game} lesson={lesson} next={lessons[at + 1] ?? null} texts={texts} parts={parts} />;
}

interface LaidProps {
  readonly game: string;
  readonly lesson: Lesson<Spec>;
  readonly next: Lesson<Spec> | null;
  readonly texts: Texts<Spec>;
  readonly parts: TableParts<Spec>;
}

function Laid({ game, lesson, next, texts, parts }: LaidProps) {
  const words = useLearnWords();
  const language = useLanguage();
  const [line, setLine] = useState<LessonLine | 'failed' | null>(null);
  const lay = useCallback(() => {
    let isWanted = true;
    LessonLine.open(game, lesson, pageRules(game), answersIn(game, lesson.id)).then(
      opened => isWanted && setLine(opened),
      () => isWanted && setLine('failed'),
    );
    return () => {
      isWanted = false;
    };
  }, [game, lesson]);
  useEffect(lay, [lay]);
  useEffect(prepare, []);
  const taught = useMemo(() => {
    const restart = (): void => {
      noteAnswers(game, lesson.id, []);
      setLine(null);
      lay();
    };
    const after = next && { id: next.id, title: typesetIn(language, next.title[language]) };
    return line && line !== 'failed' ? { line, game, next: after, restart } : null;
  }, [line, game, lesson, next, language, lay]);
  useTitle(taught && typesetIn(language, lesson.title[language]));
  useEffect(() => {
    if (!taught) return undefined;
    const last = lesson.notes.length;
    tellReached(game, lesson.id, taught.line.course.getState().answers.length + 1, last);
    return taught.line.course.subscribe(({ answers }) => {
      tellReached(game, lesson.id, answers.length + 1, last);
      if (answers.length === lesson.notes.length) noteDone(game, lesson.id);
      else noteAnswers(game, lesson.id, answers);
    });
  }, [taught, game, lesson]);
  if (line === 'failed') return <NotFound reason={words.failed} />;
  if (!taught) return <Waiting />;
  return (
    <TaughtContext value={taught}>
      <AtLesson line={taught.line} texts={texts} parts={parts} />
    </TaughtContext>
  );
}

function AtLesson({ line, texts, parts }: Pick<LaidProps, 'texts' | 'parts'> & { readonly line: LessonLine }) {
  const { answers } = useStore(line.course);
  const school = useMemo(
    () => ({ Teacher, Menu: LessonMenu, shown: line.note && !line.note.isFound ? line.right : null }),
    [line, answers],
  );
  return <Play line={line} texts={texts} parts={parts} school={school} />;
}
