import { type FormEvent, useId, useState } from 'react';
import { rename } from '../calls/endpoints.ts';
import { type Refused, asRefused } from '../calls/request.ts';
import { useWords } from '../language.ts';
import controls from '../page/controls.module.css';
import { Refusal } from '../page/refusal.tsx';
import styles from './shelf.module.css';

interface Props {
  readonly name: string;
  readonly onRenamed?: (name: string) => void;
}

const LONGEST_NAME = 24;

/** What others call this person. */
export function NameForm({ name, onRenamed }: Props) {
  const words = useWords();
  const id = useId();
  const [kept, setKept] = useState(name);
  const [typed, setTyped] = useState(name);
  const [error, setError] = useState<Refused | null>(null);
  const isKept = kept !== '' && typed === kept;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    rename(typed).then(
      answer => {
        setKept(answer.name);
        setTyped(answer.name);
        setError(null);
        onRenamed?.(answer.name);
      },
      (reason: unknown) => setError(asRefused(reason)),
    );
  };
  return (
    <form className={styles.name} onSubmit={submit}>
      <label htmlFor={id}>{words.shelf.name}</label>
      <input
        id={id}
        type="text"
        value={typed}
        maxLength={LONGEST_NAME}
        autoComplete="nickname"
        required
        placeholder={words.shelf.namePlaceholder}
        onChange={event => setTyped(event.target.value)}
      />
      <button type="submit" className={controls.button}>
        {words.shelf.saveName}
      </button>
      <span role="status" className={controls.note}>
        {isKept ? words.shelf.nameKept : ''}
      </span>
      <Refusal error={error} />
    </form>
  );
}
