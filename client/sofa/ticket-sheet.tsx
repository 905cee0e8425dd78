import { useEffect, useRef } from 'react';
import type { Lobby } from '../../referee/messages.ts';
import { useLoaded } from '../calls/loaded.ts';
import { Refusal } from '../page/refusal.tsx';
import { Sheet } from '../page/sheet.tsx';
import { ticketFor } from './calls.ts';
import { ShownAddress, useAddress } from './shown-address.tsx';
import { useSofaWords } from './use-sofa-words.ts';
import styles from './sofa.module.css';

interface Props {
  readonly lobby: Lobby;
  readonly seat: number;
  readonly names: readonly string[];
  readonly onClose: () => void;
}

/** For the host of a table: a code by which one phone takes this seat, once. */
export function TicketSheet({ lobby, seat, names, onClose }: Props) {
  const words = useSofaWords();
  const name = names[seat] ?? '';
  const [ticket, again] = useLoaded(`${lobby.id} ${seat}`, () => ticketFor(lobby.id, seat));
  const address = useAddress(`/hand/${lobby.id}?ticket=${ticket.state === 'ready' ? ticket.value.code : ''}`);
  // Once it has been shown there is nothing left to scan.
  const { kind, name: holder } = lobby.seats[seat] ?? {};
  const isAsked = lobby.wishes.some(wish => wish.seat === seat);
  const before = useRef(`${kind} ${holder}`);
  useEffect(() => {
    if (isAsked || before.current !== `${kind} ${holder}`) onClose();
  }, [isAsked, kind, holder, onClose]);
  return (
    <Sheet title={words.ticketFor(name)} onClose={onClose}>
      <p>{words.ticketText}</p>
      {lobby.seats[seat]?.kind === 'person' && <p>{words.ticketHeld(name)}</p>}
      {ticket.state === 'ready' && (
        <div className={styles.ticket}>
          <ShownAddress address={address} label={words.ticketFor(name)} />
          <p>{address.split('/hand/')[0]?.replace(/^https?:\/\//, '')}/hand</p>
          <p>{words.ticketCode(ticket.value.code.toUpperCase(), ticket.value.minutes)}</p>
        </div>
      )}
      {ticket.state === 'failed' && <Refusal error={ticket.error} onAgain={again} />}
    </Sheet>
  );
}
