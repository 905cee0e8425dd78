import { Upload } from 'lucide-react';
import { type ChangeEvent, useId, useState } from 'react';
import controls from '../page/controls.module.css';
import { Page } from '../page/page.tsx';
import { type Source, WatchedPage } from '../replay/watched-page.tsx';
import { AnalysisViewer } from './analysis-viewer.tsx';
import { fileSource, replayIn } from './file-source.ts';
import { useAnalysisWords } from './use-analysis-words.ts';

/** The analysis of a match that somebody has as a file. */
export function FilePage() {
  const say = useAnalysisWords().file;
  const id = useId();
  const [source, setSource] = useState<Source | null>(null);
  const [isWrong, setIsWrong] = useState(false);
  const picked = async ({ target }: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const replay = replayIn((await target.files?.[0]?.text()) ?? '');
    const found = replay && (await fileSource(replay));
    setIsWrong(!found);
    setSource(found);
  };
  if (source)
    return (
      <WatchedPage name={source.record.replay.seed} source={() => Promise.resolve(source)} title={say.title}>
        {watched => <AnalysisViewer {...watched} />}
      </WatchedPage>
    );
  return (
    <Page title={say.title} lead={say.text}>
      <p className={controls.field}>
        <label htmlFor={id}>
          <Upload size={18} aria-hidden="true" /> {say.pick}
        </label>
        <input id={id} type="file" accept="application/json,.json" onChange={event => void picked(event)} />
      </p>
      {isWrong && (
        <p role="alert" className={controls.alert}>
          {say.wrong}
        </p>
      )}
    </Page>
  );
}
