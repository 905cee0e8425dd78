import type { Verdict } from '../../bots/analysis/verdict.ts';
import { isBetter } from '../../bots/analysis/verdict.ts';
import { same } from '../../engine/plain.ts';
import { useAnalysisWords } from './use-analysis-words.ts';
import { type AnalysisWords, inPoints } from './words.ts';
import styles from './analysis.module.css';

interface Props {
  /** Undefined while it is being compared. */
  readonly verdict: Verdict | null | undefined;
  readonly label: (action: { type: string }) => string;
}

/** A decision beside that of an expert. */
export function ExpertPart({ verdict, label }: Props) {
  const say = useAnalysisWords().expert;
  if (verdict === null) return null;
  if (!verdict) return <p className={styles.sub}>{say.comparing}</p>;
  if (same(verdict.played, verdict.expert)) return <p className={styles.agreed}>{say.same}</p>;
  return (
    <div className={styles.two}>
      <p className={styles.choice}>
        <small>{say.played}</small>
        <strong>{label(verdict.played)}</strong>
      </p>
      <p className={styles.choice} data-expert="true">
        <small>{say.expert}</small>
        <strong>{label(verdict.expert)}</strong>
      </p>
      <p className={styles.worth}>
        {worth(verdict, say)} <small>({say.off(Math.max(1, inPoints(2 * verdict.deviation)))})</small>
      </p>
    </div>
  );
}

function worth(verdict: Verdict, say: AnalysisWords['expert']): string {
  const { gain, deviation } = verdict;
  if (isBetter(verdict)) return say.better(inPoints(gain));
  return isBetter({ gain: -gain, deviation }) ? say.worse(inPoints(-gain)) : say.alike;
}
