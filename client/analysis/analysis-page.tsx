import { WatchedPage, tableSource } from '../replay/watched-page.tsx';
import { AnalysisViewer } from './analysis-viewer.tsx';
import { useAnalysisWords } from './use-analysis-words.ts';

/** A match that is over: the chances along it, where it turned, and what an expert would have done. */
export function AnalysisPage({ id }: { readonly id: string }) {
  const say = useAnalysisWords();
  return (
    <WatchedPage name={id} source={() => tableSource(id)} title={say.title('…')}>
      {watched => <AnalysisViewer {...watched} />}
    </WatchedPage>
  );
}
