import { type FormEvent, useState } from 'react';
import { useLocation } from 'wouter';
import { type Refused, asRefused } from '../calls/request.ts';
import { CodeField } from '../page/code-field.tsx';
import controls from '../page/controls.module.css';
import { Page } from '../page/page.tsx';
import { Refusal } from '../page/refusal.tsx';
import { tableOfCode } from './calls.ts';
import { useSofaWords } from './use-sofa-words.ts';
import styles from './hand.module.css';

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
