import type { TableHost } from '../host/table-host.ts';
import { useWords } from '../language.ts';
import controls from '../page/controls.module.css';
import { Chat } from './chat.tsx';

/** The talk before the match. */
export function LobbyChat({ host }: { readonly host: TableHost }) {
  const words = useWords();
  return (
    <section aria-labelledby="talk" className={`${controls.card} ${controls.stack}`}>
      <h2 id="talk">{words.talk.title}</h2>
      <Chat host={host} />
    </section>
  );
}
