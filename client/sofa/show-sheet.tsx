import { type FormEvent, useState } from 'react';
import { Link } from 'wouter';
import { type Refused, asRefused } from '../calls/request.ts';
import { CodeField } from '../page/code-field.tsx';
import controls from '../page/controls.module.css';
import { Refusal } from '../page/refusal.tsx';
import { Sheet } from '../page/sheet.tsx';
import { sendToScreen } from './calls.ts';
import { useAddress } from './shown-address.tsx';
import { useSofaWords } from './use-sofa-words.ts';

/** How a table comes on a big screen: its address, and the code that the screen shows there. */
export function ShowSheet({ table, onClose }: { readonly table: string; readonly onClose: () => void }) {
  const words = useSofaWords();
  const address = useAddress('/screen');
  const [code, setCode] = useState('');
  const [isSent, setIsSent] = useState(false);
  const [error, setError] = useState<Refused | null>(null);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    sendToScreen(table, code).then(
      () => {
        setIsSent(true);
        setError(null);
      },
      (reason: unknown) => setError(asRefused(reason)),
    );
  };
  return (
    <Sheet title={words.show} onClose={onClose}>
      <form className={controls.stack} onSubmit={submit}>
        <p>
          {words.showText} <strong>{address.replace(/^https?:\/\//, '')}</strong>
        </p>
        <CodeField label={words.orCode} code={code} onCode={setCode} />
        <div className={controls.row}>
          <button type="submit" className={controls.primary}>
            {words.send}
          </button>
          <Link href={`/table/${table}/screen`}>{words.openHere}</Link>
        </div>
        <p role="status">{isSent ? words.sent : ''}</p>
        <Refusal error={error} />
      </form>
    </Sheet>
  );
}
