import type { TableLine } from '../line/table-line.ts';
import controls from '../page/controls.module.css';
import { Chat } from './chat.tsx';
import { useTalkWords } from './use-talk-words.ts';

/** The talk before the match. */
export function LobbyChat({ line }: { readonly line: TableLine }) {
  const talk = useTalkWords();
  return (
    <section aria-labelledby="talk" className={`${controls.card} ${controls.stack}`}>
      <h2 id="talk">{talk.title}</h2>
      <Chat line={line} />
    </section>
  );
}
