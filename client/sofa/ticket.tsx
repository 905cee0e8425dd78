import { X } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import type { Lobby } from '../../referee/messages.ts';
import { useLoaded } from '../calls/loaded.ts';
import { useWords } from '../language.ts';
import controls from '../page/controls.module.css';
import { Refusal } from '../page/refusal.tsx';
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

const SHOWN = 120_000; // milliseconds: whoever comes later asks for another

/** For the host of a table: a code by which one phone takes this seat, once. It lies beside the match, and goes by itself. */
export function Ticket({ lobby, seat, names, onClose }: Props) {
  const words = useSofaWords();
  const shell = useWords().shell;
  const heading = useId();
  const name = names[seat] ?? '';
  const [ticket, again] = useLoaded(`${lobby.id} ${seat}`, () => ticketFor(lobby.id, seat));
  const address = useAddress(
    `/hand/${lobby.id}?ticket=${ticket.state === 'ready' ? ticket.value.code : ''}&seat=${seat}`,
  );
  // Once it has been shown there is nothing left to scan.
  const { kind, name: holder } = lobby.seats[seat] ?? {};
  const isAsked = lobby.wished.some(wish => wish.seat === seat);
  const before = useRef(`${kind} ${holder}`);
  const close = useRef(onClose);
  close.current = onClose;
  useEffect(() => {
    if (isAsked || before.current !== `${kind} ${holder}`) close.current();
  }, [isAsked, kind, holder]);
  useEffect(() => {
    const shown = setTimeout(() => close.current(), SHOWN);
    return () => clearTimeout(shown);
  }, []);
  return (
    <section className={styles.ticket} aria-labelledby={heading}>
      <h2 id={heading}>{words.ticketFor(name)}</h2>
      <button type="button" className={controls.icon} aria-label={shell.close} onClick={onClose}>
        <X size={22} aria-hidden="true" />
      </button>
      {ticket.state === 'ready' && (
        <>
          <ShownAddress address={address} label={words.ticketFor(name)} />
          <p>
            {address.split('/hand/')[0]?.replace(/^https?:\/\//, '')}/hand
            <b>{words.ticketCode(ticket.value.code.toUpperCase(), ticket.value.minutes)}</b>
          </p>
        </>
      )}
      {lobby.seats[seat]?.kind === 'person' && <p>{words.ticketHeld(name)}</p>}
      {ticket.state === 'failed' && <Refusal error={ticket.error} onAgain={again} />}
    </section>
  );
}
