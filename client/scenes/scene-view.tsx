import { Eye, Pause, RotateCcw, SkipBack, SkipForward, Undo2 } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { useStore } from 'zustand';
import type { Texts } from '../../engine/box.ts';
import type { RuleId, Spec } from '../../engine/types.ts';
import type { TableParts } from '../../table/game-ui.ts';
import { useLanguage } from '../language.ts';
import type { Action } from '../line/table-line.ts';
import controls from '../page/controls.module.css';
import { useStage } from '../play/use-stage.ts';
import { Otherwise } from './otherwise.tsx';
import { SceneBoard } from './scene-board.tsx';
import type { SceneLine } from './scene-line.ts';
import { Told } from './told.tsx';
import { type Walking, useWalking } from './use-walking.ts';
import type { Answer } from './walk.ts';
import { useSceneWords } from './use-scene-words.ts';
import styles from './scenes.module.css';

interface Props {
  readonly texts: Texts<Spec>;
  readonly parts: TableParts<Spec>;
  readonly line: SceneLine;
  /** After how many steps somebody has answered otherwise. */
  readonly branchedAt: number | null;
  readonly isEager: boolean;
  readonly ruleText: (rule: RuleId) => string | undefined;
  readonly onRule: (rule: RuleId) => void;
  readonly onAnswer: (at: number, answer: Answer) => void;
  readonly onBack: () => void;
}

const NONE: readonly Action[] = [];

/** The board, what is asked there, what comes of it, and what would come of other answers. */
export function SceneView(props: Props) {
  const { texts, parts, line, branchedAt, ruleText, onRule, onAnswer } = props;
  const say = useSceneWords();
  const language = useLanguage();
  const walking = useWalking(line, props.isEager);
  const { at, eyes, heed } = walking;
  const { names } = say;
  const viewer = (view: object) => ({ texts, language, view, names, seat: eyes });
  const { scene, isPlaying } = useStage(line, eyes, parts, viewer);
  useEffect(() => heed(isPlaying), [isPlaying, heed]);
  const { position } = useStore(line.store);
  if (!scene.view) return null;
  const question = line.questionAfter(at);
  const isOpen = question !== null && !isPlaying;
  const next = line.paces[at];
  const answer = (action: Action): void => {
    if (question) onAnswer(at, { seat: question.seat, action });
  };
  return (
    <>
      <SceneBoard
        parts={parts}
        look={viewer(scene.view)}
        asked={isPlaying ? [] : (position?.asked ?? [])}
        moment={scene.moment}
        time={position?.clock ?? 0}
        question={`${at} ${eyes} ${isOpen}`}
        options={isOpen && question.seat === eyes ? question.prompt.options : NONE}
        next={next?.refused ? null : (next?.answer?.action ?? null)}
        onAnswer={answer}
      />
      <Steps line={line} walking={walking} branchedAt={branchedAt}>
        {branchedAt !== null && (
          <button type="button" className={controls.button} onClick={props.onBack}>
            <Undo2 size={18} aria-hidden="true" />
            {say.toScene}
          </button>
        )}
      </Steps>
      <Told line={line} at={at} branchedAt={branchedAt} texts={texts} ruleText={ruleText} onRule={onRule} />
      <Otherwise line={line} at={at} texts={texts} ruleText={ruleText} onRule={onRule} onAnswer={answer} />
    </>
  );
}

interface StepsProps {
  readonly line: SceneLine;
  readonly walking: Walking;
  readonly branchedAt: number | null;
  readonly children: ReactNode;
}

/** One tap plays it; or step by step. */
function Steps({ line, walking, branchedAt, children }: StepsProps) {
  const say = useSceneWords();
  const { at, isRunning, goTo, run } = walking;
  const { length } = line.paces;
  if (length === 0) return <div className={styles.steps}>{children}</div>;
  const isOver = at >= length;
  return (
    <div className={styles.steps}>
      <button type="button" className={controls.primary} onClick={() => run(!isRunning)}>
        {isRunning ? (
          <Pause size={20} aria-hidden="true" />
        ) : isOver ? (
          <RotateCcw size={20} aria-hidden="true" />
        ) : (
          <Eye size={20} aria-hidden="true" />
        )}
        {isRunning ? say.pause : isOver ? say.again : say.show}
      </button>
      <button
        type="button"
        className={controls.icon}
        aria-label={say.back}
        aria-disabled={at === 0}
        onClick={() => goTo(at - 1)}
      >
        <SkipBack size={20} aria-hidden="true" />
      </button>
      <button
        type="button"
        className={controls.icon}
        aria-label={say.on}
        aria-disabled={isOver}
        onClick={() => goTo(at + 1)}
      >
        <SkipForward size={20} aria-hidden="true" />
      </button>
      {children}
      <span className={styles.count}>{say.of(at, length)}</span>
      <ol className={styles.track} aria-hidden="true">
        {line.paces.map((pace, i) => (
          <li
            key={i}
            data-done={i < at || undefined}
            data-refused={pace.refused !== null || undefined}
            data-mine={(branchedAt !== null && i >= branchedAt) || undefined}
          />
        ))}
      </ol>
    </div>
  );
}
