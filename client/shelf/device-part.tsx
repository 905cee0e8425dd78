import { ChartSpline, Download, Upload, Users } from 'lucide-react';
import { type ChangeEvent, useRef, useState } from 'react';
import { Link, useLocation } from 'wouter';
import type { ShelvedGame, TableBrief } from '../calls/answers.ts';
import { hasServer } from '../calls/server.ts';
import { bringFile, keepAsFile } from '../home/files.ts';
import { movingRefusal } from '../home/moving-refusal.ts';
import { sendToServer } from '../home/moving.ts';
import { useLanguage } from '../language.ts';
import { atHome } from '../calls/home.ts';
import { useLoaded } from '../calls/loaded.ts';
import { type Refused, asRefused } from '../calls/request.ts';
import { useHomeWords } from '../home/use-home-words.ts';
import { canKeep } from '../offline/keeping.ts';
import controls from '../page/controls.module.css';
import { Refusal } from '../page/refusal.tsx';
import styles from './shelf.module.css';

interface Props {
  /** The matches that go on here. */
  readonly tables: readonly TableBrief[];
  readonly games: readonly ShelvedGame[];
  readonly onBrought: () => void;
}

/** What this device keeps by itself: into a file, and back from one; to the server, where others can join. */
export function DevicePart({ tables, games, onBrought }: Props) {
  const say = useHomeWords();
  const language = useLanguage();
  const [, navigate] = useLocation();
  const [isSending, setIsSending] = useState(false);
  const picker = useRef<HTMLInputElement>(null);
  const [told, setTold] = useState('');
  const [error, setError] = useState<Refused | null>(null);
  const [isLasting] = useLoaded('isLasting', () => atHome('isLasting', null));
  const attempt = (job: Promise<string>): void => {
    setTold('');
    setError(null);
    job.then(setTold, (reason: unknown) => setError(asRefused(reason)));
  };
  const bring = async (file: File): Promise<string> => {
    const count = await bringFile(await file.text());
    onBrought();
    return say.brought(count);
  };
  const picked = ({ target }: ChangeEvent<HTMLInputElement>): void => {
    const [file] = target.files ?? [];
    if (file) attempt(bring(file));
    target.value = '';
  };
  const send = async ({ id, elsewhere }: TableBrief): Promise<string> => {
    setIsSending(true);
    try {
      navigate(`/table/${await sendToServer(id)}${elsewhere ? '' : '#invite'}`);
      return '';
    } finally {
      setIsSending(false);
    }
  };
  const movable = tables.filter(table => !table.isExercise);
  const why = error && movingRefusal(say, error);
  return (
    <section aria-labelledby="device" className={styles.part}>
      <h2 id="device">{say.device}</h2>
      <p className={styles.none}>{isLasting.state === 'ready' && !isLasting.value ? say.forgets : say.keeps}</p>
      {!canKeep() && <p className={styles.none}>{say.plain}</p>}
      <p className={controls.row}>
        <button type="button" className={controls.button} onClick={() => attempt(keepAsFile(null).then(() => ''))}>
          <Download size={18} aria-hidden="true" /> {say.keepAll}
        </button>
        <button type="button" className={controls.button} onClick={() => picker.current?.click()}>
          <Upload size={18} aria-hidden="true" /> {say.bring}
        </button>
        <Link href="/analysis" className={controls.button}>
          <ChartSpline size={18} aria-hidden="true" /> {say.analyse}
        </Link>
        <input
          ref={picker}
          type="file"
          accept="application/json,.json"
          hidden
          aria-label={say.bring}
          onChange={picked}
        />
      </p>
      {hasServer && movable.length > 0 && (
        <ul role="list" className={styles.movable}>
          {movable.map(table => (
            <li key={table.id}>
              <strong>{games.find(one => one.id === table.game)?.texts[language].title ?? table.game}</strong>
              <button
                type="button"
                className={controls.button}
                aria-disabled={isSending}
                onClick={() => !isSending && attempt(send(table))}
              >
                <Users size={18} aria-hidden="true" /> {table.elsewhere ? say.bringBack : say.toServer}
              </button>
            </li>
          ))}
        </ul>
      )}
      {why ? (
        <p role="alert" className={controls.alert}>
          {why}
        </p>
      ) : (
        <Refusal error={error} />
      )}
      <p role="status">{told}</p>
      <p>
        <Link href="/record">{say.record}</Link>
      </p>
    </section>
  );
}
