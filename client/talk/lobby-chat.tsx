import type { TableLine } from '../line/table-line.ts';
import { useWords } from '../language.ts';
import controls from '../page/controls.module.css';
import { Chat } from './chat.tsx';

/** The talk before the match. */
export function LobbyChat({ line }: { readonly line: TableLine }) {
  const words = useWords();
  return (
    <section aria-labelledby="talk" className={`${controls.card} ${controls.stack}`}>
      <h2 id="talk">{words.talk.title}</h2>
      <Chat line={line} />
    </section>
  );
}
