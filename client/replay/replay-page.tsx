import { useAfterWords } from '../after/use-after-words.ts';
import { Viewer } from './viewer.tsx';
import { WatchedPage, tableSource } from './watched-page.tsx';

/** A match that is over, played again before one's eyes. */
export function ReplayPage({ id }: { readonly id: string }) {
  const later = useAfterWords();
  return (
    <WatchedPage name={id} source={() => tableSource(id)} title={later.after.watch}>
      {({ retold, ...watched }) => <Viewer {...watched} inputs={retold.inputs} />}
    </WatchedPage>
  );
}
