import { Eye, UserX } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Lobby, LobbyGuest } from '../../referee/messages.ts';
import { setStanding } from '../calls/endpoints.ts';
import { useWords } from '../language.ts';
import { useSeatingWords } from '../seating/use-seating-words.ts';
import { unseen } from '../../table/unseen.ts';
import controls from '../page/controls.module.css';
import { Crest, signOf } from '../page/crest.tsx';
import { useQuestion } from '../play/use-question.tsx';
import { useTalkWords } from '../talk/use-talk-words.ts';
import styles from './lobby.module.css';

type Attempt = (job: Promise<unknown>) => void;

interface Removal {
  readonly remove: (guest: string, name: string) => void;
  readonly shut: (guest: string, name: string) => void;
  readonly dialog: ReactNode;
}

/** For the host: takes somebody's seat away or shuts somebody out, after asking whether that is meant. */
export function useRemoval(lobby: Lobby, attempt: Attempt): Removal {
  const words = useSeatingWords();
  const [ask, dialog] = useQuestion();
  const remove = async (guest: string, name: string): Promise<void> => {
    const text = words.removeText(lobby.status === 'running');
    if (await ask(words.removeTitle(name), text, words.removeYes)) attempt(setStanding(lobby.id, guest, 'removed'));
  };
  const shut = async (guest: string, name: string): Promise<void> => {
    if (await ask(words.shutTitle(name), words.shutText, words.shutYes)) attempt(setStanding(lobby.id, guest, 'shut'));
  };
  return { remove: (...whom) => void remove(...whom), shut: (...whom) => void shut(...whom), dialog };
}

interface Props {
  readonly lobby: Lobby;
  /** Whether those who have a seat are listed too. */
  readonly isWhole?: boolean;
  readonly attempt: Attempt;
}

/** For the host: who is there, and who was removed. */
export function Guests({ lobby, isWhole = false, attempt }: Props) {
  const words = useWords();
  const talk = useTalkWords();
  const seating = useSeatingWords();
  const { remove, shut, dialog } = useRemoval(lobby, attempt);
  const letIn = (guest: string): void => attempt(setStanding(lobby.id, guest, 'guest'));
  const seated = isWhole ? lobby.seats.filter(seat => seat.guest !== null) : [];
  if (seated.length + lobby.guests.length === 0)
    return isWhole ? <p className={controls.note}>{seating.nobody}</p> : null;
  return (
    <>
      <ul role="list" aria-label={seating.title} className={styles.seats}>
        {seated.map(({ seat, guest, name, isThere }) => (
          <li key={seat} className={styles.seat}>
            <span className={styles.sign}>
              <Crest sign={signOf(name, seat + 1)} colour={seat} size={36} />
            </span>
            <Who name={name || words.play.playerName(seat + 1)}>
              {seating.atSeat(seat + 1)}
              {isThere ? '' : `, ${seating.isAway}`}
            </Who>
            <Act label={seating.remove} name={name ?? ''} onClick={() => guest && remove(guest, name ?? '')} />
          </li>
        ))}
        {lobby.guests.map(({ guest, name, standing }: LobbyGuest) => (
          <li key={guest} className={styles.seat}>
            <span className={styles.sign}>
              {standing === 'guest' ? <Eye size={28} aria-hidden="true" /> : <UserX size={28} aria-hidden="true" />}
            </span>
            <Who name={name || talk.somebody}>{seating.standing[standing]}</Who>
            <div className={controls.row}>
              {standing !== 'guest' && <Act label={seating.letIn} name={name} onClick={() => letIn(guest)} />}
              {standing !== 'shut' && <Act label={seating.shut} name={name} onClick={() => shut(guest, name)} />}
            </div>
          </li>
        ))}
      </ul>
      {dialog}
    </>
  );
}

function Who({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className={styles.who}>
      <strong>{name}</strong>
      <span className={controls.note}>{children}</span>
    </div>
  );
}

/** A button whose name says whom it concerns to those who do not see beside whom it stands. */
function Act(props: { readonly label: string; readonly name: string; readonly onClick: () => void }) {
  const seating = useSeatingWords();
  return (
    <button type="button" className={controls.button} onClick={props.onClick}>
      {props.label}
      <span className={unseen}>{seating.whom(props.name)}</span>
    </button>
  );
}
