import { Check, X } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import type { Texts } from '../../engine/box.ts';
import { same } from '../../engine/plain.ts';
import type { RuleId, Spec } from '../../engine/types.ts';
import type { Action } from '../line/table-line.ts';
import { Reason } from './reason.tsx';
import type { SceneLine } from './scene-line.ts';
import { useSceneWords } from './use-scene-words.ts';
import styles from './scenes.module.css';

interface Props {
  readonly line: SceneLine;
  readonly at: number;
  readonly texts: Texts<Spec>;
  readonly ruleText: (rule: RuleId) => string | undefined;
  readonly onRule: (rule: RuleId) => void;
  readonly onAnswer: (action: Action) => void;
}

const MOST = 3; // answers in sight; the others are folded away

/** What else could be answered here, and what could not, with the rule that forbids it. */
export function Otherwise({ line, at, texts, ruleText, onRule, onAnswer }: Props) {
  const say = useSceneWords();
  const heading = useId();
  const { names } = say;
  const question = line.questionAfter(at);
  const view = question && line.viewAfter(at, question.seat);
  if (!question || !view) return null;
  const next = line.paces[at]?.refused ? null : line.paces[at]?.answer?.action;
  const others = question.prompt.options.filter(action => !next || !same(action, next));
  const label = (action: Action): string => texts.action(action, view, names);
  const allowed = others.map(action => (
    <li key={JSON.stringify(action)}>
      <button type="button" className={styles.other} onClick={() => onAnswer(action)}>
        <Check size={18} aria-hidden="true" />
        <span>{label(action)}</span>
        <small>{say.allowed}</small>
      </button>
    </li>
  ));
  const refused = question.prompt.barred.map(({ action, rule }) => (
    <li key={JSON.stringify(action)} className={styles.barred}>
      <X size={18} aria-hidden="true" />
      <div>
        {label(action)}
        <Reason rule={rule} ruleText={ruleText} onRule={onRule} />
      </div>
    </li>
  ));
  if (allowed.length + refused.length === 0) return null;
  const few = Math.max(1, MOST - Math.min(refused.length, 1));
  return (
    <section aria-labelledby={heading} className={styles.otherwise}>
      <h3 id={heading}>{next ? say.otherwise : say.answerNow}</h3>
      <ul role="list">
        {allowed.slice(0, few)}
        {refused.slice(0, MOST - few)}
      </ul>
      <More entries={[...allowed.slice(few), ...refused.slice(MOST - few)]} />
    </section>
  );
}

function More({ entries }: { readonly entries: readonly ReactNode[] }) {
  const say = useSceneWords();
  if (entries.length === 0) return null;
  return (
    <details className={styles.more}>
      <summary>{say.more(entries.length)}</summary>
      <ul role="list">{entries}</ul>
    </details>
  );
}
