import { useLocation } from 'wouter';
import type { Lobby } from '../../referee/messages.ts';
import { isHome } from '../calls/home.ts';
import { hasServer } from '../calls/server.ts';
import { giveUpCopy, sendToServer, takeAlong } from '../home/moving.ts';
import { useHomeWords } from '../home/use-home-words.ts';
import { isAlone } from '../line/lobby.ts';

interface Props {
  readonly lobby: Lobby;
  readonly ask: (title: string, text: string, yes: string) => Promise<boolean>;
  /** Does something, and says what became of it. */
  readonly call: (job: Promise<unknown>) => void;
  readonly shut: () => void;
}

/** In the menu: to the server, to this device, and back again. */
export function MovingEntries({ lobby, ask, call, shut }: Props) {
  const home = useHomeWords();
  const [, navigate] = useLocation();
  const { id, elsewhere } = lobby;
  const isMine = lobby.seats.some(seat => seat.isYours);
  if (!hasServer || lobby.status !== 'running' || !isMine || lobby.isExercise) return null;
  const send = (): void =>
    call(sendToServer(id).then(there => navigate(`/table/${there}${elsewhere ? '' : '#invite'}`)));
  const invite = async (): Promise<void> => {
    shut();
    if (await ask(home.toServerTitle, home.toServerText, home.toServerYes)) send();
  };
  const take = async (): Promise<void> => {
    shut();
    if (await ask(home.takeAlongTitle, home.takeAlongText, home.takeAlongYes))
      call(takeAlong(id).then(copy => navigate(`/table/${copy}`)));
  };
  const giveUp = async (there: string): Promise<void> => {
    shut();
    if (await ask(home.giveUpTitle, home.giveUpText, home.giveUpYes))
      call(giveUpCopy(there).then(() => navigate(`/table/${there}`)));
  };
  if (!isHome(id))
    return isAlone(lobby) && lobby.seats.every(seat => seat.isYours || !seat.isLent) ? (
      <button type="button" onClick={() => void take()}>
        {home.takeAlong}
      </button>
    ) : null;
  if (elsewhere === null)
    return (
      <button type="button" onClick={() => void invite()}>
        {home.toServer}
      </button>
    );
  return (
    <>
      <button type="button" onClick={send}>
        {home.bringBack}
      </button>
      <button type="button" onClick={() => void giveUp(elsewhere)}>
        {home.giveUp}
      </button>
    </>
  );
}
