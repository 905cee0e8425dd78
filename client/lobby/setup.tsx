import type { Texts } from '../../engine/box.ts';
import type { Spec } from '../../engine/types.ts';
import type { Lobby } from '../../referee/messages.ts';
import { useNewTableWords } from '../new-table/use-new-table-words.ts';
import { useWords } from '../language.ts';
import { useSeatingWords } from '../seating/use-seating-words.ts';
import controls from '../page/controls.module.css';
import styles from './lobby.module.css';

/** What was chosen when the table was opened. */
export function Setup({ lobby, texts }: { readonly lobby: Lobby; readonly texts: Texts<Spec> }) {
  const words = useWords();
  const say = useNewTableWords();
  const seating = useSeatingWords();
  const options = Object.entries(lobby.options as { readonly [name: string]: unknown });
  return (
    <section aria-labelledby="setup" className={`${controls.card} ${controls.stack}`}>
      <h2 id="setup">{words.lobby.setup}</h2>
      <dl className={styles.setup}>
        <dt>{say.scenario}</dt>
        <dd>{texts.scenarios[lobby.scenario]?.title ?? lobby.scenario}</dd>
        {options.map(([name, value]) => (
          <div key={name}>
            <dt>{texts.options[name]?.label ?? name}</dt>
            <dd>{texts.options[name]?.values[String(value)] ?? String(value)}</dd>
          </div>
        ))}
        <dt>{words.lobby.visibility}</dt>
        <dd>{lobby.isPublic ? words.lobby.isPublic : words.lobby.isPrivate}</dd>
        <dt>{seating.botSeats}</dt>
        <dd>{lobby.mayJoin ? seating.isFree : seating.isAsked}</dd>
      </dl>
    </section>
  );
}
