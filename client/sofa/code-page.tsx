import { type FormEvent, useState } from 'react';
import { useLocation } from 'wouter';
import { games, tables } from '../calls/endpoints.ts';
import { useLoaded } from '../calls/loaded.ts';
import { type Refused, asRefused } from '../calls/request.ts';
import { isHeld } from '../hands.ts';
import { CodeField } from '../page/code-field.tsx';
import controls from '../page/controls.module.css';
import { Page } from '../page/page.tsx';
import { Refusal } from '../page/refusal.tsx';
import { TableList } from '../shelf/table-list.tsx';
import { tableOfCode } from './calls.ts';
import { useSofaWords } from './use-sofa-words.ts';
import styles from './hand.module.css';

/** Whoever comes back to where they typed the code finds what they hold. */
function Hands() {
  const words = useSofaWords();
  const [seen] = useLoaded('tables', tables);
  const [shelf] = useLoaded('games', games);
  const mine = seen.state === 'ready' ? seen.value.mine : [];
  const held = mine.filter(({ id, status }) => isHeld(id) && status !== 'over');
  if (held.length === 0) return null;
  return <TableList title={words.backTo} tables={held} games={shelf.state === 'ready' ? shelf.value : []} />;
}

/** For a phone that cannot scan: the code that the big screen shows. */
export function CodePage() {
  const words = useSofaWords();
  const [, go] = useLocation();
  const [code, setCode] = useState('');
  const [error, setError] = useState<Refused | null>(null);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    tableOfCode(code.trim()).then(
      ({ table, isTicket }) => go(isTicket ? `/hand/${table}?ticket=${code.trim().toLowerCase()}` : `/hand/${table}`),
      (reason: unknown) => setError(asRefused(reason)),
    );
  };
  return (
    <Page title={words.typeTitle} lead={words.typeText}>
      <Hands />
      <form className={styles.join} onSubmit={submit}>
        <CodeField label={words.typeCode} code={code} onCode={setCode} isCapital />
        <button type="submit" className={controls.primary}>
          {words.typeGo}
        </button>
        <Refusal error={error} />
      </form>
    </Page>
  );
}
