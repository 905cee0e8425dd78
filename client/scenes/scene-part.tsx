import { useCallback, useEffect, useState } from 'react';
import type { RecordedScene } from '../../engine/recorded-scene.ts';
import type { RuleId } from '../../engine/types.ts';
import { ask } from '../after/jobs.ts';
import { useLoaded } from '../calls/loaded.ts';
import { gameParts, gameTexts } from '../games.ts';
import { useLanguage } from '../language.ts';
import { SceneView } from './scene-view.tsx';
import { SceneLine } from './scene-line.ts';
import type { Answer } from './walk.ts';
import { useSceneWords } from './use-scene-words.ts';
import styles from './scenes.module.css';

interface Props {
  readonly game: string;
  readonly rule: RuleId;
  readonly scene: RecordedScene;
  /** Plays at once, instead of waiting to be asked. */
  readonly isEager: boolean;
  readonly ruleText: (rule: RuleId) => string | undefined;
  readonly onRule: (rule: RuleId) => void;
}

/** Where somebody leaves the scene, and what they answer from there on. */
interface Branch {
  readonly upTo: number;
  readonly answers: readonly Answer[];
}

/** The scene of a rule: laid in the page and played by the rules, in a thread beside it. */
export function ScenePart(props: Props) {
  const { game, rule, scene, isEager } = props;
  const say = useSceneWords();
  const language = useLanguage();
  const [branch, setBranch] = useState<Branch | null>(null);
  const [loaded] = useLoaded(`${game} ${language}`, async () => {
    const [texts, parts] = await Promise.all([gameTexts(game, language), gameParts(game)]);
    return { texts, parts };
  });
  const line = useSceneLine(game, scene, branch);
  const onAnswer = useCallback(
    (at: number, answer: Answer) =>
      setBranch(before =>
        before && at > before.upTo
          ? { upTo: before.upTo, answers: [...before.answers.slice(0, at - before.upTo), answer] }
          : { upTo: at, answers: [answer] },
      ),
    [],
  );
  if (loaded.state === 'failed' || line === 'failed') return <p className={styles.note}>{say.failed}</p>;
  if (loaded.state === 'loading' || !line)
    return (
      <p role="status" className={styles.note}>
        {say.loading}
      </p>
    );
  return (
    <section aria-label={say.scene(rule)} className={styles.scene}>
      <SceneView
        {...loaded.value}
        line={line}
        branchedAt={branch?.upTo ?? null}
        isEager={isEager || branch !== null}
        ruleText={props.ruleText}
        onRule={props.onRule}
        onAnswer={onAnswer}
        onBack={() => setBranch(null)}
      />
    </section>
  );
}

/** The line of what was walked last; another one replaces it when it has come. */
function useSceneLine(game: string, scene: RecordedScene, branch: Branch | null): SceneLine | 'failed' | null {
  const { names } = useSceneWords();
  const [line, setLine] = useState<SceneLine | 'failed' | null>(null);
  useEffect(() => {
    let isWanted = true;
    const walk = { game, scene, upTo: branch?.upTo ?? null, answers: branch?.answers ?? [] };
    ask('walk', walk).then(
      // What somebody answers is played before their eyes: the line begins just before it.
      walked => isWanted && setLine(new SceneLine(game, scene, names, walked, branch ? walked.paces.length - 1 : 0)),
      () => isWanted && setLine('failed'),
    );
    return () => {
      isWanted = false;
    };
  }, [game, scene, branch, names]);
  return line;
}
