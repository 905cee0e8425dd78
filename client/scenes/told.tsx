import type { Texts } from '../../engine/box.ts';
import type { RuleId, Spec } from '../../engine/types.ts';
import { useWords } from '../language.ts';
import { logLines } from '../play/log-lines.ts';
import { Reason } from './reason.tsx';
import type { SceneLine } from './scene-line.ts';
import { useSceneWords } from './use-scene-words.ts';
import styles from './scenes.module.css';

interface Props {
  readonly line: SceneLine;
  readonly at: number;
  readonly branchedAt: number | null;
  readonly texts: Texts<Spec>;
  readonly ruleText: (rule: RuleId) => string | undefined;
  readonly onRule: (rule: RuleId) => void;
}

/** The step that was taken last, with the words of the log; before the first, what is asked. */
export function Told({ line, at, branchedAt, texts, ruleText, onRule }: Props) {
  const words = useWords();
  const say = useSceneWords();
  const { names } = say;
  const pace = line.paces[at - 1];
  const question = line.questionAfter(at);
  const seat = pace?.answer?.seat ?? question?.seat ?? 0;
  const view = line.viewAfter(at, seat);
  const before = line.viewAfter(at - 1, seat);
  const { answer = null, refused = null } = pace ?? {};
  const lines = pace && view ? logLines(line.heardAt(at), { texts, names, seat, view }, words) : [];
  const outcome = line.after(at)?.position?.outcome ?? null;
  const asked = question && line.viewAfter(at, question.seat);
  const title = !pace ? say.begins : branchedAt !== null && at > branchedAt ? say.mine : say.step(at);
  return (
    <div role="status" className={styles.told} data-refused={refused !== null || undefined}>
      <strong>{title}</strong>
      {answer && before && (
        <p className={styles.answer}>
          {say.answers(names[answer.seat] ?? '', texts.action(answer.action, before, names))}
        </p>
      )}
      {pace && !answer && <p className={styles.answer}>{say.time}</p>}
      {refused && <Reason rule={refused.rule} ruleText={ruleText} onRule={onRule} />}
      {lines.length > 0 && (
        <ul role="list">
          {lines.map(({ id, text }) => (
            <li key={id}>{text}</li>
          ))}
        </ul>
      )}
      {pace && !refused && lines.length === 0 && <p>{say.nothing}</p>}
      {outcome && <p className={styles.question}>{texts.outcome(outcome, names)}</p>}
      {question && asked && (
        <p className={styles.question}>
          {say.asks(names[question.seat] ?? '', texts.prompt(question.prompt.step, asked, names))}
        </p>
      )}
    </div>
  );
}
