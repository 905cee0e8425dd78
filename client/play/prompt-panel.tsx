import { useEffect, useRef, useState } from 'react';
import { same } from '../../engine/plain.ts';
import type { Seat } from '../../engine/types.ts';
import type { SentPrompt } from '../../host/messages.ts';
import { useKeptFocus } from '../../table/kept-focus.ts';
import { PromptList } from '../../table/prompt-list.tsx';
import type { Action, HostRefusal } from '../host/table-host.ts';
import { useWords } from '../language.ts';
import controls from '../page/controls.module.css';
import type { AtTable } from './at-table.ts';
import { BarredList } from './barred-list.tsx';
import { RefusalNote } from './refusal-note.tsx';
import { UndoButton } from './undo-button.tsx';
import type { usePreview } from './use-preview.ts';
import { useQuestion } from './use-question.tsx';
import styles from './play.module.css';

interface Props {
  readonly table: AtTable;
  readonly seat: Seat;
  readonly previews: ReturnType<typeof usePreview>;
}

/** The choices of this seat, always there: every option a button. */
export function PromptPanel({ table, seat, previews }: Props) {
  const words = useWords();
  const { host, situation, parts, look } = table;
  const prompt = situation.paused ? undefined : situation.prompts[seat];
  const panel = useRef<HTMLElement>(null);
  const [busyAt, setBusyAt] = useState<number | null>(null);
  const [refusal, setRefusal] = useState<HostRefusal | null>(null);
  const [hint, setHint] = useState<{ n: number; action: Action | null } | null>(null);
  const [isFolded, setIsFolded] = useState(false);
  const [ask, dialog] = useQuestion();
  useEffect(() => setIsFolded(false), [prompt?.step]);
  useKeptFocus(panel, prompt?.step ?? null, situation.n);

  const choose = async (action: Action, step: string): Promise<void> => {
    if (!(await isMeant(action))) return;
    setBusyAt(situation.n);
    const answer = await host.act(seat, [action], step);
    setBusyAt(null);
    setRefusal(answer);
  };
  const isMeant = async (action: Action): Promise<boolean> => {
    if (!parts.grave?.includes(action.type)) return true;
    const preview = await previews.preview(action);
    const warning = preview && parts.warning?.(preview, look);
    return !warning || ask(words.play.areYouSure, warning, words.play.anyway);
  };
  const askHint = (): void => {
    void host.hint(seat).then(action => setHint({ n: situation.n, action }));
  };
  const current = hint?.n === situation.n ? hint : null;
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
        <h2>{prompt ? words.play.choices : words.play.nothingAsked}</h2>
        <div className={styles.tools}>
          {prompt && (
            <button type="button" className={controls.button} onClick={askHint}>
              {words.play.hint}
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
              {isFolded ? words.play.unfold : words.play.fold}
            </button>
          )}
        </div>
      </div>
      <RefusalNote refusal={refusal} rules={table.rules} onClose={() => setRefusal(null)} />
      {prompt && <HintNote hint={current} prompt={prompt} table={table} />}
      {prompt && <PreviewNote table={table} previews={previews} />}
      {prompt && (
        <PromptList
          label={words.play.choices}
          choices={prompt.options.map(action => ({
            label: look.texts.action(action, look.view, look.names),
            group: parts.group?.(action, look) ?? null,
          }))}
          hinted={indexOf(prompt, current?.action ?? null)}
          hintLabel={words.play.hinted}
          isBusy={busyAt !== null}
          describedBy="preview"
          onChoose={index => void choose(prompt.options[index] as Action, prompt.step)}
          onPoint={index => previews.point(index === null ? null : (prompt.options[index] ?? null))}
        />
      )}
      {prompt && prompt.barred.length > 0 && <BarredList table={table} barred={prompt.barred} />}
      {dialog}
    </section>
  );
}

function indexOf(prompt: SentPrompt, action: Action | null): number | null {
  const index = action === null ? -1 : prompt.options.findIndex(option => same(option, action));
  return index >= 0 ? index : null;
}

interface NoteProps {
  readonly table: AtTable;
}

function HintNote(props: NoteProps & { readonly hint: { action: Action | null } | null; readonly prompt: SentPrompt }) {
  const words = useWords();
  const { hint, prompt, table } = props;
  const { texts, view, names } = table.look;
  const isOffered = indexOf(prompt, hint?.action ?? null) !== null;
  const text =
    hint === null
      ? ''
      : hint.action && isOffered
        ? words.play.hintIs(texts.action(hint.action, view, names))
        : words.play.noHint;
  return (
    <p role="status" className={text === '' ? controls.unseen : styles.hint}>
      {text}
    </p>
  );
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
