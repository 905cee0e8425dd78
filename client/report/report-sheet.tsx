import { useAfterWords } from '../after/use-after-words.ts';
import { type FormEvent, useState } from 'react';
import type { CaseFile } from '../../engine/sayings.ts';
import { useWords } from '../language.ts';
import controls from '../page/controls.module.css';
import { download } from '../page/download.ts';
import { Refusal } from '../page/refusal.tsx';
import { Sheet } from '../page/sheet.tsx';

interface Props {
  /** What the file will show, where that is not the table as it is. */
  readonly about?: string;
  readonly make: (title: string) => Promise<CaseFile | null>;
  readonly onClose: () => void;
}

const LONGEST = 400;

/** Writes a case file that anybody can run with `rempart case`. */
export function ReportSheet({ about, make, onClose }: Props) {
  const words = useWords();
  const later = useAfterWords();
  const [title, setTitle] = useState('');
  const [saved, setSaved] = useState('');
  const [isFailed, setIsFailed] = useState(false);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setIsFailed(false);
    make(title.trim()).then(
      file => {
        if (!file) return setIsFailed(true);
        const name = `rempart-${file.game}-${stamp()}.json`;
        download(name, `${JSON.stringify(file, null, 1)}\n`);
        setSaved(name);
      },
      () => setIsFailed(true),
    );
  };
  return (
    <Sheet title={words.play.report} onClose={onClose}>
      <form className={controls.stack} onSubmit={submit}>
        <p>{later.report.text}</p>
        <p className={controls.note}>{about ?? later.report.position}</p>
        <div className={controls.field}>
          <label htmlFor="what-is-wrong">{later.report.what}</label>
          <textarea
            id="what-is-wrong"
            rows={4}
            required
            maxLength={LONGEST}
            value={title}
            onChange={event => setTitle(event.target.value)}
          />
        </div>
        <Refusal error={isFailed ? { code: 'failed', values: {} } : null} />
        <button type="submit" className={controls.primary}>
          {later.report.save}
        </button>
        <p role="status">{saved === '' ? '' : later.report.saved(saved)}</p>
      </form>
    </Sheet>
  );
}

const stamp = (): string => new Date().toISOString().replace(/[^\d]/g, '').slice(0, 14);
