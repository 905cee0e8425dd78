import { CornerDownRight } from 'lucide-react';
import { useId, useState } from 'react';
import { useLocation } from 'wouter';
import { botNamed } from '../../bots/levels.ts';
import type { Replay, Seat, Spec } from '../../engine/types.ts';
import type { Lobby } from '../../referee/messages.ts';
import { playOn } from '../calls/endpoints.ts';
import { atHome, isHome, noteHome } from '../calls/home.ts';
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

/** Who plays it: one seat, all of them, or whoever played the match. */
type Sitting = Seat | 'all' | 'together';

/**
 * Opens a table from the moment that is looked at, with other dice: an exercise, the match stays as it was. It is a table of this
 * page, or with the same people one of the server at which they played.
 */
export function PlayOn({ lobby, names, replay, n, last, own }: Props) {
  const say = useAnalysisWords().playOn;
  const id = useId();
  const [, go] = useLocation();
  const [sitting, setSitting] = useState<Sitting>(own.length > 1 ? 'all' : (own[0] ?? 0));
  const hasOthers =
    own.length > 0 && !isHome(lobby.id) && lobby.seats.some(one => one.kind === 'person' && !one.isYours);
  const [hasFailed, setHasFailed] = useState(false);
  const isOver = n >= last;
  const open = async (): Promise<void> => {
    if (isOver) return;
    try {
      go(`/table/${sitting === 'together' ? (await playOn(lobby.id, n)).id : await openHere(sitting)}`);
    } catch {
      setHasFailed(true);
    }
  };
  const openHere = async (seat: Seat | 'all'): Promise<string> => {
    const sitters = lobby.seats.map(one => (seat === 'all' || one.seat === seat ? 'here' : botNamed(one.bot)));
    const table = await atHome('exercise', { replay, n, sitters, name: remembered('name') ?? '' });
    noteHome();
    return table;
  };
  return (
    <section className={styles.go}>
      {names.length > 1 && (
        <p>
          <label htmlFor={id}>{say.as}</label>{' '}
          <select
            id={id}
            value={sitting}
            onChange={({ target: { value } }) =>
              setSitting(value === 'all' || value === 'together' ? value : Number(value))
            }
          >
            {names.map((name, at) => (
              <option key={at} value={at}>
                {name}
              </option>
            ))}
            <option value="all">{say.all}</option>
            {hasOthers && <option value="together">{say.together}</option>}
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
