import { type ReactNode, useMemo } from 'react';
import type { Texts } from '../../engine/box.ts';
import type { Replay, Spec } from '../../engine/types.ts';
import type { Lobby } from '../../referee/messages.ts';
import type { TableParts } from '../../table/game-ui.ts';
import type { Retold } from '../after/jobs.ts';
import { type Recorded, recorded } from '../after/retold.ts';
import { useAfterWords } from '../after/use-after-words.ts';
import { tableLobby } from '../calls/endpoints.ts';
import { useLoaded } from '../calls/loaded.ts';
import { gameParts, gameTexts } from '../games.ts';
import { useLanguage } from '../language.ts';
import { Page } from '../page/page.tsx';
import { Refusal } from '../page/refusal.tsx';
import { ReplayLine } from './replay-line.ts';

/** A match that is over, ready to be walked along. */
export interface Watched {
  readonly line: ReplayLine;
  readonly texts: Texts<Spec>;
  readonly parts: TableParts<Spec>;
  readonly replay: Replay<Spec>;
  readonly retold: Retold;
}

/** Where a match comes from. */
export interface Source {
  readonly lobby: Lobby;
  readonly record: Recorded;
}

export async function tableSource(id: string): Promise<Source> {
  const lobby = await tableLobby(id);
  return { lobby, record: await recorded(id) };
}

interface Props {
  /** What tells this source from others. */
  readonly name: string;
  readonly source: () => Promise<Source>;
  /** Of the page until the match is there. */
  readonly title: string;
  readonly children: (watched: Watched) => ReactNode;
}

interface Loaded extends Source {
  readonly texts: Texts<Spec>;
  readonly parts: TableParts<Spec>;
}

/** A page about a match that is over; says so where there is none, or where its rules have changed. */
export function WatchedPage({ name, source, title, children }: Props) {
  const later = useAfterWords();
  const language = useLanguage();
  const [loaded, again] = useLoaded(`${name} ${language}`, async (): Promise<Loaded> => {
    const found = await source();
    const { game } = found.lobby;
    const [texts, parts] = await Promise.all([gameTexts(game, language), gameParts(game)]);
    return { ...found, texts, parts };
  });
  if (loaded.state === 'loading')
    return (
      <Page title={title}>
        <p role="status">{later.replay.loading}</p>
      </Page>
    );
  if (loaded.state === 'failed')
    return (
      <Page title={title}>
        {loaded.error.code === 'started' ? <p>{later.replay.notOver}</p> : null}
        {loaded.error.code !== 'started' && <Refusal error={loaded.error} onAgain={again} />}
      </Page>
    );
  return <Opened {...loaded.value}>{children}</Opened>;
}

function Opened({ lobby, record, texts, parts, children }: Loaded & Pick<Props, 'children'>) {
  const later = useAfterWords();
  const { retold, replay } = record;
  const line = useMemo(() => (retold ? new ReplayLine(lobby, retold) : null), [lobby, retold]);
  if (!line || !retold)
    return (
      <Page title={later.replay.title(texts.title)}>
        <p>{later.replay.changed}</p>
      </Page>
    );
  return children({ line, texts, parts, replay, retold });
}
