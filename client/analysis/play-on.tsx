import { CornerDownRight } from 'lucide-react';
import { useId, useState } from 'react';
import { useLocation } from 'wouter';
import { botNamed } from '../../bots/levels.ts';
import type { Replay, Seat, Spec } from '../../engine/types.ts';
import type { Lobby } from '../../referee/messages.ts';
import { atHome, noteHome } from '../calls/home.ts';
import { remembered } from '../memory.ts';
import { useAnalysisWords } from './use-analysis-words.ts';
import styles from './analysis.module.css';

interface Props {
  readonly lobby: Lobby;
  readonly names: readonly string[];
  readonly replay: Replay<Spec>;
  readonly n: number;
  readonly last: number;
  readonly own: readonly Seat[];
}

/** Opens a table of this page from the moment that is looked at, with other dice: an exercise, the match stays as it was. */
export function PlayOn({ lobby, names, replay, n, last, own }: Props) {
  const say = useAnalysisWords().playOn;
  const id = useId();
  const [, go] = useLocation();
  const [seat, setSeat] = useState<Seat | null>(own.length > 1 ? null : (own[0] ?? 0));
  const [hasFailed, setHasFailed] = useState(false);
  const isOver = n >= last;
  const open = async (): Promise<void> => {
    if (isOver) return;
    try {
      const sitters = lobby.seats.map(one => (seat === null || one.seat === seat ? 'here' : botNamed(one.bot)));
      const table = await atHome('exercise', { replay, n, sitters, name: remembered('name') ?? '' });
      noteHome();
      go(`/table/${table}`);
    } catch {
      setHasFailed(true);
    }
  };
  return (
    <section className={styles.go}>
      {names.length > 1 && (
        <p>
          <label htmlFor={id}>{say.as}</label>{' '}
          <select
            id={id}
            value={seat ?? ''}
            onChange={event => setSeat(event.target.value === '' ? null : Number(event.target.value))}
          >
            {names.map((name, at) => (
              <option key={at} value={at}>
                {name}
              </option>
            ))}
            <option value="">{say.all}</option>
          </select>
        </p>
      )}
      <button type="button" aria-disabled={isOver} onClick={() => void open()}>
        <CornerDownRight size={22} aria-hidden="true" />
        <span>
          <strong>{say.button}</strong>
          <small>{isOver ? say.over : say.note}</small>
        </span>
      </button>
      {hasFailed && <p role="alert">{say.failed}</p>}
    </section>
  );
}
