import { useAfterWords } from '../after/use-after-words.ts';
import { useMemo } from 'react';
import type { Texts } from '../../engine/box.ts';
import type { Spec } from '../../engine/types.ts';
import type { Lobby } from '../../referee/messages.ts';
import type { TableParts } from '../../table/game-ui.ts';
import { type Recorded, recorded } from '../after/retold.ts';
import { tableLobby } from '../calls/endpoints.ts';
import { useLoaded } from '../calls/loaded.ts';
import { gameParts, gameTexts } from '../games.ts';
import { useLanguage } from '../language.ts';
import { Page } from '../page/page.tsx';
import { Refusal } from '../page/refusal.tsx';
import { ReplayLine } from './replay-line.ts';
import { Viewer } from './viewer.tsx';

interface Watched {
  readonly lobby: Lobby;
  readonly record: Recorded;
  readonly texts: Texts<Spec>;
  readonly parts: TableParts<Spec>;
}

/** A match that is over, played again before one's eyes. */
export function ReplayPage({ id }: { readonly id: string }) {
  const later = useAfterWords();
  const language = useLanguage();
  const [watched, again] = useLoaded(`${id} ${language}`, async (): Promise<Watched> => {
    const lobby = await tableLobby(id);
    const [record, texts, parts] = await Promise.all([
      recorded(id),
      gameTexts(lobby.game, language),
      gameParts(lobby.game),
    ]);
    return { lobby, record, texts, parts };
  });
  if (watched.state === 'loading')
    return (
      <Page title={later.after.watch}>
        <p role="status">{later.replay.loading}</p>
      </Page>
    );
  if (watched.state === 'failed')
    return (
      <Page title={later.after.watch}>
        {watched.error.code === 'started' ? <p>{later.replay.notOver}</p> : null}
        {watched.error.code !== 'started' && <Refusal error={watched.error} onAgain={again} />}
      </Page>
    );
  return <Opened {...watched.value} />;
}

function Opened({ lobby, record, texts, parts }: Watched) {
  const later = useAfterWords();
  const { retold, replay } = record;
  const line = useMemo(() => (retold ? new ReplayLine(lobby, retold) : null), [lobby, retold]);
  if (!line || !retold)
    return (
      <Page title={later.replay.title(texts.title)}>
        <p>{later.replay.changed}</p>
      </Page>
    );
  return <Viewer line={line} texts={texts} parts={parts} replay={replay} inputs={retold.inputs} />;
}
