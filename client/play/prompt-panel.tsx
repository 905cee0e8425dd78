import { ChevronDown, ChevronUp, Lightbulb } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Seat } from '../../engine/types.ts';
import { useKeptFocus } from '../../table/kept-focus.ts';
import { PromptList } from '../../table/prompt-list.tsx';
import type { Action } from '../line/table-line.ts';
import { useWords } from '../language.ts';
import controls from '../page/controls.module.css';
import type { AtTable } from './at-table.ts';
import { BarredList } from './barred-list.tsx';
import { HintNote, indexOf } from './hint-note.tsx';
import { intentOf } from './intent.ts';
import { RefusalNote } from './refusal-note.tsx';
import { UndoButton } from './undo-button.tsx';
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
  /** Another way to answer what is asked. */
  readonly children?: ReactNode;
  /** The list alone: tools and notes stand elsewhere. */
  readonly isBare?: boolean;
}

/** The choices of this seat, always there: every option a button. */
export function PromptPanel({ table, isLate, seat, previews, answering, children, isBare = false }: Props) {
  const words = useWords();
  const { position, parts, look } = table;
  const { refusal, setRefusal, hint } = answering;
  const prompt = position.paused ? undefined : position.prompts[seat];
  const asked = prompt ? look.texts.prompt(prompt.step, look.view, look.names) : null;
  const panel = useRef<HTMLElement>(null);
  const [isFolded, setIsFolded] = useState(parts.isUrgent === true);
  useEffect(() => {
    if (!parts.isUrgent) setIsFolded(false);
  }, [parts, prompt?.step]);
  useKeptFocus(panel, prompt?.step ?? null, position.n);

  return (
    <section
      ref={panel}
      tabIndex={-1}
      aria-label={words.play.choicesOf}
      id="choices"
      className={styles.panel}
      data-folded={isFolded}
    >
      <div className={styles.panelTop}>
        <h2>
          {asked === null ? (
            (intentOf(table, words) ?? words.play.nothingAsked)
          ) : (
            <>
              <span className={styles.onWide}>{words.play.choices}</span>
              <span className={styles.onNarrow}>{asked}</span>
            </>
          )}
        </h2>
        {!isBare && (
          <div className={styles.tools}>
            {prompt && (
              <button type="button" className={controls.button} onClick={answering.askHint}>
                <Lightbulb size={18} aria-hidden="true" />
                <span className={styles.word}>{words.play.hint}</span>
              </button>
            )}
            <UndoButton table={table} seat={seat} onRefused={setRefusal} />
            {prompt && (
              <button
                type="button"
                className={`${controls.button} ${styles.fold}`}
                aria-expanded={!isFolded}
                onClick={() => setIsFolded(!isFolded)}
              >
                {isFolded ? (
                  <ChevronUp size={20} aria-hidden="true" className={styles.sign} />
                ) : (
                  <ChevronDown size={20} aria-hidden="true" className={styles.sign} />
                )}
                <span className={styles.word}>{isFolded ? words.play.unfold : words.play.fold}</span>
              </button>
            )}
          </div>
        )}
      </div>
      {!isBare && <RefusalNote refusal={refusal} rules={table.rules} onClose={() => setRefusal(null)} />}
      {prompt && !isBare && <HintNote hint={hint} prompt={prompt} table={table} previews={previews} />}
      {children}
      {prompt && <PreviewNote table={table} previews={previews} />}
      {prompt && (
        <PromptList
          label={words.play.choices}
          choices={prompt.options.map(action => ({
            label: look.texts.action(action, look.view, look.names),
            group: parts.group?.(action, look) ?? null,
          }))}
          hinted={indexOf(prompt, hint?.action ?? null)}
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
