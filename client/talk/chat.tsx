import { Ellipsis, MessageCircleOff, Send } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useStore } from 'zustand';
import { type ChatMessage, PHRASES, type Phrase } from '../../referee/messages.ts';
import type { LineRefusal, TableLine } from '../line/table-line.ts';
import { unseen } from '../../table/unseen.ts';
import controls from '../page/controls.module.css';
import { Crest, signOf } from '../page/crest.tsx';
import { Refusal } from '../page/refusal.tsx';
import { hide, setQuiet, unhide, useMutes } from './mutes.ts';
import { useTalkWords } from './use-talk-words.ts';
import styles from './talk.module.css';

const LONGEST = 300;

/** What people say to each other at a table. */
export function Chat({ line }: { readonly line: TableLine }) {
  const talk = useTalkWords();
  const chat = useStore(line.store, state => state.chat);
  const { hidden, isQuiet } = useMutes();
  const [refusal, setRefusal] = useState<LineRefusal | null>(null);
  const [note, setNote] = useState('');
  const shown = chat.filter(message => !hidden.has(message.id) && !hidden.has(message.speaker));
  if (isQuiet)
    return (
      <div className={styles.quiet}>
        <p>{talk.isQuiet}</p>
        <button type="button" className={controls.button} onClick={() => setQuiet(false)}>
          {talk.loud}
        </button>
      </div>
    );
  const report = (message: ChatMessage): void => {
    void line.report(message.id).then(refused => {
      setRefusal(refused);
      if (refused) return;
      hide(message.id);
      setNote(talk.reported);
    });
  };
  const muted = new Map(chat.filter(one => hidden.has(one.speaker)).map(one => [one.speaker, one]));
  return (
    <div className={styles.chat}>
      <div role="log" aria-live="polite" aria-label={talk.title} tabIndex={0} className={styles.messages}>
        <div className={styles.lines}>
          {shown.length === 0 && <p className={controls.note}>{talk.empty}</p>}
          {shown.map(message => (
            <Message key={message.id} message={message} onReport={() => report(message)} />
          ))}
        </div>
      </div>
      {muted.size > 0 && (
        <div className={styles.muted}>
          <span>{talk.muted(chat.length - shown.length)}</span>
          {[...muted.values()].map(one => (
            <button key={one.speaker} type="button" className={controls.plain} onClick={() => unhide(one.speaker)}>
              {talk.unmute(one.name || talk.somebody)}
            </button>
          ))}
        </div>
      )}
      <p role="status" className={note === '' ? unseen : controls.note}>
        {note}
      </p>
      <Refusal error={refusal} />
      <Say line={line} onRefused={setRefusal} />
    </div>
  );
}

function Message({ message, onReport }: { readonly message: ChatMessage; readonly onReport: () => void }) {
  const talk = useTalkWords();
  const [isOpen, setIsOpen] = useState(false);
  const name = message.isYours ? talk.you : message.name || talk.somebody;
  const text = message.text ?? talk.phrase[message.phrase as Phrase] ?? '';
  return (
    <div className={styles.message} data-yours={message.isYours}>
      <Crest sign={signOf(message.name, (message.seat ?? 0) + 1)} colour={message.seat ?? 7} size={28} />
      <p className={styles.said}>
        <strong>
          {name}
          {message.seat === null && <span className={styles.spectator}> ({talk.spectator})</span>}
        </strong>{' '}
        <span>{text}</span>
      </p>
      {!message.isYours && (
        <button
          type="button"
          className={styles.more}
          aria-label={talk.more(name)}
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
        >
          <Ellipsis size={18} aria-hidden="true" />
        </button>
      )}
      {isOpen && (
        <div className={styles.moreList}>
          <button type="button" onClick={() => hide(message.speaker)}>
            {talk.mute(name)}
          </button>
          <button type="button" onClick={onReport}>
            {talk.report}
          </button>
        </div>
      )}
    </div>
  );
}

interface SayProps {
  readonly line: TableLine;
  readonly onRefused: (refusal: LineRefusal | null) => void;
}

function Say({ line, onRefused }: SayProps) {
  const talk = useTalkWords();
  const [text, setText] = useState('');
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const said = text.trim();
    if (said === '') return;
    void line.talk(said).then(refused => {
      onRefused(refused);
      if (!refused) setText('');
    });
  };
  return (
    <>
      <div role="group" aria-label={talk.phrases} className={styles.phrases}>
        {PHRASES.map(phrase => (
          <button
            key={phrase}
            type="button"
            className={styles.phrase}
            onClick={() => void line.talk({ phrase }).then(onRefused)}
          >
            {talk.phrase[phrase]}
          </button>
        ))}
      </div>
      <form className={styles.say} onSubmit={submit}>
        <input
          value={text}
          maxLength={LONGEST}
          aria-label={talk.write}
          placeholder={talk.write}
          autoComplete="off"
          onChange={event => setText(event.target.value)}
        />
        <button type="submit" className={controls.icon} aria-label={talk.send}>
          <Send size={20} aria-hidden="true" />
        </button>
        <button
          type="button"
          className={controls.icon}
          aria-label={talk.quiet}
          title={talk.quiet}
          onClick={() => setQuiet(true)}
        >
          <MessageCircleOff size={20} aria-hidden="true" />
        </button>
      </form>
    </>
  );
}
