import { Suspense, lazy, useRef, useState } from 'react';
import { useWords } from '../language.ts';
import { unseen } from '../../table/unseen.ts';
import controls from '../page/controls.module.css';
import styles from './lobby.module.css';

const QrCode = lazy(async () => ({ default: (await import('./qr-code.tsx')).QrCode }));

const isThisMachine = (): boolean => ['localhost', '127.0.0.1', '[::1]'].includes(location.hostname);

/** How others come to the table before its match. */
export function Invitation() {
  const words = useWords();
  return (
    <section aria-labelledby="invite" className={`${controls.card} ${controls.stack}`}>
      <h2 id="invite">{words.lobby.invite}</h2>
      <p>{words.lobby.inviteText}</p>
      <TableLink />
    </section>
  );
}

/** The address of the table, to copy or to photograph. */
export function TableLink() {
  const words = useWords();
  const input = useRef<HTMLInputElement>(null);
  const [isCopied, setIsCopied] = useState(false);
  const address = `${location.origin}${location.pathname}`;
  const copy = async (): Promise<void> => {
    input.current?.select();
    // On a home network without a certificate the clipboard is closed to scripts: the old way still works there.
    const isDone = await navigator.clipboard?.writeText(address).then(
      () => true,
      () => false,
    );
    setIsCopied(isDone || document.execCommand('copy'));
  };
  return (
    <>
      <div className={styles.link}>
        <label htmlFor="link" className={unseen}>
          {words.lobby.link}
        </label>
        <input id="link" ref={input} readOnly value={address} onFocus={event => event.target.select()} />
        <button type="button" className={controls.button} onClick={() => void copy()}>
          {words.lobby.copy}
        </button>
        <span role="status" className={controls.note}>
          {isCopied ? words.lobby.copied : ''}
        </span>
      </div>
      <Suspense fallback={null}>
        <QrCode text={address} label={words.lobby.qr} />
      </Suspense>
      {isThisMachine() && <p className={controls.note}>{words.lobby.thisMachine}</p>}
    </>
  );
}
