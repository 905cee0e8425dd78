import type { Seat } from '../../engine/types.ts';
import { useWords } from '../language.ts';
import controls from '../page/controls.module.css';
import type { AtTable } from './at-table.ts';
import { intentOf } from './intent.ts';
import { RuleNote } from './rule-note.tsx';
import styles from './play.module.css';

interface Props {
  readonly table: AtTable;
  readonly isPlayed: boolean;
}

/** Whose decision it is, and what is asked. A question to this person is read aloud. */
export function Status({ table, isPlayed }: Props) {
  const words = useWords();
  const { position, look, state } = table;
  const { seat, names, texts, view } = look;
  const prompt = isPlayed && seat !== null && !position.outcome ? position.prompts[seat] : undefined;
  const asked = prompt ? texts.prompt(prompt.step, view, names) : null;
  const name = (one: Seat): string => names[one] ?? '';
  const isShared = state.lobby.seats.filter(one => one.isYours).length > 1;
  return (
    <div className={styles.status}>
      {asked === null ? (
        <p className={styles.waiting}>
          {position.outcome
            ? words.play.over
            : (intentOf(table, words) ?? words.play.waitingFor(position.asked.map(name)))}
        </p>
      ) : (
        <>
          <p className={styles.asked}>
            <strong>{isShared && seat !== null ? words.play.yourTurnAs(name(seat)) : words.play.yourTurn}</strong>{' '}
            <span className={styles.onWide}>{asked}</span>
          </p>
          {prompt && <RuleNote key={prompt.rule} rule={prompt.rule} rules={table.rules} />}
        </>
      )}
      <p role="status" className={controls.unseen}>
        {asked === null || !prompt ? '' : words.play.announce(asked, prompt.options.length)}
      </p>
    </div>
  );
}
