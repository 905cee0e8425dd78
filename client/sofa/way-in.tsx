import type { Lobby } from '../../referee/messages.ts';
import { useLoaded } from '../calls/loaded.ts';
import { codeOfTable } from './calls.ts';
import { ShownAddress, useAddress } from './shown-address.tsx';
import { useSofaWords } from './use-sofa-words.ts';
import styles from './sofa.module.css';

/** The way in, for whoever comes late or has lost a phone: to photograph where a bot's seat is to be had, and to type. */
export function WayIn({ lobby }: { readonly lobby: Lobby }) {
  const own = useSofaWords();
  const house = useAddress('/hand');
  const [code] = useLoaded(`code ${lobby.id}`, async () => (lobby.isHost ? codeOfTable(lobby.id) : null));
  const hasRoom = lobby.seats.some(({ kind, isLent }) => kind === 'bot' && !isLent);
  const typed = code.state === 'ready' ? code.value?.code.toUpperCase() : undefined;
  if (house === '' || (!hasRoom && typed === undefined)) return null;
  return (
    <li className={styles.way} data-room={hasRoom || undefined}>
      <p>
        <b>{hasRoom ? own.takeSeat : own.lostHand}</b>
        {typed !== undefined && (
          <>
            <span>
              {house.replace(/^https?:\/\/|\/hand$/g, '')}
              <wbr />
              /hand
            </span>
            <span>
              {own.andType} <strong>{typed}</strong>
            </span>
          </>
        )}
      </p>
      {hasRoom && <ShownAddress address={`${house}/${lobby.id}`} label={own.takeSeat} />}
    </li>
  );
}
