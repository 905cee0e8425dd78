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
  const walked = useWalked(game, scene, branch);
  const onAnswer = useCallback(
    (at: number, answer: Answer) =>
      setBranch(before =>
        before && at > before.upTo
          ? { upTo: before.upTo, answers: [...before.answers.slice(0, at - before.upTo), answer] }
          : { upTo: at, answers: [answer] },
      ),
    [],
  );
  if (loaded.state === 'failed' || walked === 'failed') return <p className={styles.note}>{say.failed}</p>;
  if (loaded.state === 'loading' || !walked)
    return (
      <p role="status" className={styles.note}>
        {say.loading}
      </p>
    );
  return (
    <section aria-label={say.scene(rule)} className={styles.scene}>
      <SceneView
        {...loaded.value}
        line={walked.line}
        branchedAt={walked.branch?.upTo ?? null}
        isEager={isEager || walked.branch !== null}
        ruleText={props.ruleText}
        onRule={props.onRule}
        onAnswer={onAnswer}
        onBack={() => setBranch(null)}
      />
    </section>
  );
}

interface Walked {
  readonly line: SceneLine;
  readonly branch: Branch | null;
}

/** What was walked last; another walk replaces it when it has come. */
function useWalked(game: string, scene: RecordedScene, branch: Branch | null): Walked | 'failed' | null {
  const { names } = useSceneWords();
  const [walked, setWalked] = useState<Walked | 'failed' | null>(null);
  useEffect(() => {
    let isWanted = true;
    const keep = (next: Walked | 'failed'): void => {
      if (isWanted) setWalked(next);
    };
    ask('walk', { game, scene, upTo: branch?.upTo ?? null, answers: branch?.answers ?? [] }).then(
      // What somebody answers is played before their eyes: the line begins just before it.
      came => {
        const begun = branch ? came.paces.length - 1 : 0;
        keep({ line: new SceneLine(game, scene, names, came, begun), branch });
      },
      () => keep('failed'),
    );
    return () => {
      isWanted = false;
    };
  }, [game, scene, branch, names]);
  return walked;
}
