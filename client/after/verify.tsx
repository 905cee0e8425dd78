import { useAfterWords } from './use-after-words.ts';
import { ShieldCheck, ShieldX } from 'lucide-react';
import { Fragment, useState } from 'react';
import { areKept } from './dice.ts';
import type { Replay, Spec } from '../../engine/types.ts';
import type { Lobby } from '../../referee/messages.ts';
import { useHomeWords } from '../home/use-home-words.ts';
import type { Loaded } from '../calls/loaded.ts';
import controls from '../page/controls.module.css';
import { isPublished, notedFor } from './commitments.ts';
import { type Verdict, ask } from './jobs.ts';
import type { Recorded } from './retold.ts';
import styles from './after.module.css';

interface Props {
  readonly lobby: Lobby;
  readonly record: Loaded<Recorded>;
}

/** Plays the whole match again on this device and compares every state. */
export function Verify({ lobby, record }: Props) {
  const later = useAfterWords();
  const home = useHomeWords();
  const say = later.verify;
  const [verdict, setVerdict] = useState<Verdict | 'running' | null>(null);
  const { commitment, seed, salt } = lobby;
  const run = (): void => {
    if (record.state !== 'ready') return;
    setVerdict('running');
    const { replay } = record.value;
    ask('verify', { replay: { ...replay, commitment } }).then(setVerdict, (error: Error) =>
      setVerdict({ state: 'wrong', at: 0, what: error.message }),
    );
  };
  return (
    <section aria-labelledby="verify" className={styles.part}>
      <h3 id="verify">{say.title}</h3>
      <p>{say.text}</p>
      {lobby.isFromHome && <p>{home.begunAtHome}</p>}
      {lobby.reseeds.length > 0 && <p>{say.moved(lobby.reseeds.length)}</p>}
      <div>
        <button
          type="button"
          className={controls.button}
          aria-disabled={record.state !== 'ready' || verdict === 'running'}
          onClick={run}
        >
          <ShieldCheck size={20} aria-hidden="true" />
          {verdict === 'running' ? say.running : say.run}
        </button>
      </div>
      <div role="status">
        {verdict && verdict !== 'running' && record.state === 'ready' && (
          <Verdicts lobby={lobby} replay={record.value.replay} verdict={verdict} />
        )}
      </div>
      <details>
        <summary>{say.commitment}</summary>
        <dl className={styles.secrets}>
          <dt>{say.commitment}</dt>
          <dd>{commitment}</dd>
          <dt>{say.seed}</dt>
          <dd>{seed ?? '-'}</dd>
          <dt>{say.salt}</dt>
          <dd>{salt ?? '-'}</dd>
          {lobby.reseeds.map(one => (
            <Fragment key={one}>
              <dt>{say.reseed}</dt>
              <dd>{one}</dd>
            </Fragment>
          ))}
        </dl>
      </details>
    </section>
  );
}

interface Checked {
  readonly lobby: Lobby;
  readonly replay: Replay<Spec>;
  readonly verdict: Verdict;
}

function Verdicts({ lobby, replay, verdict }: Checked) {
  const say = useAfterWords().verify;
  const isKept = areKept(lobby, replay);
  const noted = notedFor(lobby.id);
  const isSeen = noted !== null && isPublished(lobby, noted);
  const replayed =
    verdict.state === 'good'
      ? say.good(verdict.inputs, verdict.hashes)
      : verdict.state === 'wrong'
        ? say.wrong(verdict.at, verdict.what)
        : say.changed;
  return (
    <ul role="list" className={styles.verdicts}>
      <Line isGood={verdict.state === 'good'} text={replayed} />
      <Line isGood={isKept} text={isKept ? say.kept : say.notKept} />
      <Line isGood={noted === null || isSeen} text={noted === null ? say.notSeen : isSeen ? say.seen : say.swapped} />
    </ul>
  );
}

function Line({ isGood, text }: { readonly isGood: boolean; readonly text: string }) {
  return (
    <li data-good={isGood}>
      {isGood ? <ShieldCheck size={20} aria-hidden="true" /> : <ShieldX size={20} aria-hidden="true" />}
      <span>{text}</span>
    </li>
  );
}
