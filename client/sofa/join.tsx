import { type FormEvent, useState } from 'react';
import { Link, useSearch } from 'wouter';
import type { Lobby } from '../../referee/messages.ts';
import { me, rename } from '../calls/endpoints.ts';
import { useLoaded } from '../calls/loaded.ts';
import { type Refused, asRefused } from '../calls/request.ts';
import { useFace } from '../covers.tsx';
import { useWords } from '../language.ts';
import controls from '../page/controls.module.css';
import { Page, Waiting } from '../page/page.tsx';
import { Refusal } from '../page/refusal.tsx';
import { seatNames } from '../play/names.ts';
import { SeatsToHave } from '../play/wish-notices.tsx';
import { takeHand } from './calls.ts';
import { GivenAway } from './given-away.tsx';
import { useSofaWords } from './use-sofa-words.ts';
import styles from './hand.module.css';

interface Props {
  readonly lobby: Lobby;
  /** Of the game. */
  readonly title: string;
  /** What the screen has shown for one seat. */
  readonly ticket: string | null;
  readonly isDeclined: boolean;
}

const LONGEST_NAME = 24;

/** A phone that has no seat yet: a name, one button. */
export function Join(props: Props) {
  const [guest] = useLoaded('me', me);
  return guest.state === 'loading' ? (
    <Waiting />
  ) : (
    <JoinAs {...props} name={guest.state === 'ready' ? guest.value.name : ''} />
  );
}

function JoinAs({ lobby, title, ticket, isDeclined, name }: Props & { readonly name: string }) {
  const words = useWords();
  const own = useSofaWords();
  const face = useFace(lobby.game);
  const [typed, setTyped] = useState(name);
  const [error, setError] = useState<Refused | null>(null);
  const isOpen = lobby.status === 'lobby' || ticket !== null;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    takeHand(lobby.id, typed.trim(), ticket).then(
      () => setError(null),
      (reason: unknown) => setError(asRefused(reason)),
    );
  };
  // Which seat it is for says the address that was photographed; who typed a code knows it from the screen.
  const seat = new URLSearchParams(useSearch()).get('seat');
  const named = seat === null ? '' : (seatNames(lobby, words)[Number(seat)] ?? '');
  const before = isOpen ? undefined : lobby.seats.find(({ wasYours }) => wasYours);
  const free = { ...lobby, seats: lobby.seats.map(one => (one === before ? { ...one, way: null } : one)) };
  const hasFree = free.seats.some(({ way }) => way !== null);
  const around = lobby.seats.flatMap(seat => (seat.kind === 'person' && seat.name ? [seat.name] : []));
  return (
    <Page title={title} lead={around.length > 0 ? own.around(around) : own.hand} banner={face} isSlim>
      <form className={styles.join} onSubmit={submit}>
        {isDeclined && (
          <p role="status" className={controls.info}>
            {own.declined}
          </p>
        )}
        {before && <GivenAway lobby={lobby} seat={before} />}
        {!before && (
          <div className={controls.field}>
            <label htmlFor="hand-name">{own.yourName}</label>
            <input
              id="hand-name"
              type="text"
              value={typed}
              required
              maxLength={LONGEST_NAME}
              autoComplete="nickname"
              placeholder={words.shelf.namePlaceholder}
              onChange={event => setTyped(event.target.value)}
            />
          </div>
        )}
        {isOpen ? (
          <button type="submit" className={controls.primary}>
            {ticket === null ? own.takeHand : named === '' ? own.takeUp : own.takeUpOf(named)}
          </button>
        ) : (
          <>
            {!before && <p>{hasFree ? own.started : own.startedFull}</p>}
            <div
              onPointerDown={() => typed.trim() !== '' && typed !== name && void rename(typed.trim()).catch(() => {})}
            >
              <SeatsToHave lobby={free} names={seatNames(lobby, words)} />
            </div>
          </>
        )}
        <Refusal error={error} />
        {lobby.status !== 'lobby' && <Link href={`/table/${lobby.id}`}>{own.watch}</Link>}
      </form>
    </Page>
  );
}
