import { type FormEvent, useState } from 'react';
import { Link } from 'wouter';
import { deviceCode, linkDevice } from '../calls/endpoints.ts';
import { type Refused, asRefused } from '../calls/request.ts';
import { useDeviceWords } from './use-device-words.ts';
import { CodeField } from '../page/code-field.tsx';
import controls from '../page/controls.module.css';
import { Page } from '../page/page.tsx';
import { Refusal } from '../page/refusal.tsx';
import styles from './device.module.css';

/** The same person on another device, without an account. */
export function DevicePage() {
  const deviceWords = useDeviceWords();
  return (
    <Page title={deviceWords.title} lead={deviceWords.lead}>
      <div className={styles.ways}>
        <GiveCode />
        <EnterCode />
      </div>
      <p>
        <Link href="/record">{deviceWords.record}</Link>
      </p>
    </Page>
  );
}

function GiveCode() {
  const deviceWords = useDeviceWords();
  const [given, setGiven] = useState<{ code: string; minutes: number } | null>(null);
  const [error, setError] = useState<Refused | null>(null);
  const ask = (): void => {
    deviceCode().then(
      answer => {
        setGiven(answer);
        setError(null);
      },
      (reason: unknown) => setError(asRefused(reason)),
    );
  };
  return (
    <section aria-labelledby="give" className={`${controls.card} ${controls.stack}`}>
      <h2 id="give">{deviceWords.here}</h2>
      <p>{deviceWords.hereText}</p>
      <div>
        <button type="button" className={controls.primary} onClick={ask}>
          {given ? deviceWords.anotherCode : deviceWords.getCode}
        </button>
      </div>
      <div role="status">
        {given && (
          <>
            <p className={styles.code}>{given.code}</p>
            <p className={controls.note}>{deviceWords.valid(given.minutes)}</p>
          </>
        )}
      </div>
      <Refusal error={error} />
    </section>
  );
}

function EnterCode() {
  const deviceWords = useDeviceWords();
  const [code, setCode] = useState('');
  const [error, setError] = useState<Refused | null>(null);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    // Another person from here on: the whole page begins anew.
    linkDevice(code).then(
      () => location.assign('/'),
      (reason: unknown) => setError(asRefused(reason)),
    );
  };
  return (
    <section aria-labelledby="enter" className={`${controls.card} ${controls.stack}`}>
      <h2 id="enter">{deviceWords.there}</h2>
      <p>{deviceWords.thereText}</p>
      <form className={controls.stack} onSubmit={submit}>
        <CodeField label={deviceWords.code} code={code} onCode={setCode} />
        <div>
          <button type="submit" className={controls.button}>
            {deviceWords.link}
          </button>
        </div>
      </form>
      <Refusal error={error} />
    </section>
  );
}
