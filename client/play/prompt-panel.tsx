import { useRef } from 'react';
import type { Seat } from '../../engine/types.ts';
import { useKeptFocus } from '../../table/kept-focus.ts';
import { PromptList } from '../../table/prompt-list.tsx';
import type { Action } from '../line/table-line.ts';
import { useWords } from '../language.ts';
import type { AtTable } from './at-table.ts';
import { BarredList } from './barred-list.tsx';
import { indexOf } from './hint-note.tsx';
import { intentOf } from './intent.ts';
import type { Answering } from './use-answer.tsx';
import type { usePreview } from './use-preview.ts';
import styles from './play.module.css';

interface Props {
  readonly table: AtTable;
  /** What is shown has been answered: a tap that comes now was meant for it. */
  readonly isLate: boolean;
  readonly seat: Seat;
  readonly previews: ReturnType<typeof usePreview>;
  readonly answering: Answering;
  readonly hinted: Action | null;
}

/** The choices of this seat, always there: every option a button. */
export function PromptPanel({ table, isLate, seat, previews, answering, hinted }: Props) {
  const words = useWords();
  const { position, parts, look } = table;
  const prompt = position.paused ? undefined : position.prompts[seat];
  const panel = useRef<HTMLElement>(null);
  useKeptFocus(panel, prompt?.step ?? null, position.n);

  return (
    <section ref={panel} tabIndex={-1} aria-label={words.play.choicesOf} id="choices" className={styles.panel}>
      <h2>
        {prompt
          ? look.texts.prompt(prompt.step, look.view, look.names, seat)
          : (intentOf(table, words) ?? words.play.nothingAsked)}
      </h2>
      {prompt && <PreviewNote table={table} previews={previews} />}
      {prompt && (
        <PromptList
          label={words.play.choices}
          choices={prompt.options.map(action => ({
            label: look.texts.action(action, look.view, look.names),
            group: parts.group?.(action, look) ?? null,
          }))}
          hinted={indexOf(prompt, hinted)}
          hintLabel={words.play.hinted}
          isBusy={answering.isBusy}
          describedBy="preview"
          onChoose={index => !isLate && answering.choose(prompt.options[index] as Action)}
          onPoint={index => previews.point(index === null ? null : (prompt.options[index] ?? null))}
        />
      )}
      {prompt && prompt.barred.length > 0 && <BarredList table={table} barred={prompt.barred} />}
    </section>
  );
}

interface NoteProps {
  readonly table: AtTable;
}

/** What the option under the pointer would mean, in words. */
function PreviewNote({ table, previews }: NoteProps & Pick<Props, 'previews'>) {
  const words = useWords();
  const { pointed } = previews;
  const lines = pointed?.preview ? (table.parts.preview?.(pointed.preview, pointed.action, table.look) ?? []) : [];
  return (
    <div id="preview" className={styles.preview} data-empty={lines.length === 0}>
      {lines.length === 0 ? (
        <p className={styles.previewNone}>{words.play.noPreview}</p>
      ) : (
        lines.map(line => <p key={line}>{line}</p>)
      )}
    </div>
  );
}
