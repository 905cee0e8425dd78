import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { games } from '../calls/endpoints.ts';
import { openMatch } from '../new-table/opening.ts';
import { Refused, asRefused } from '../calls/request.ts';
import { hasServer } from '../calls/server.ts';
import { guideOf, teachAt } from '../guides.ts';
import { useWords } from '../language.ts';
import { Page } from '../page/page.tsx';
import { Refusal } from '../page/refusal.tsx';

/** Opens a first match and goes there: whoever learns has nothing to set up. */
async function openFirst(game: string): Promise<string> {
  const [guide, shelf] = await Promise.all([guideOf(game), games()]);
  const shelved = shelf.find(one => one.id === game);
  if (!guide || !shelved) throw new Refused('no-game', { game });
  const { seats, scenario, options } = guide.table;
  const usual = shelved.scenarios[0]?.id ?? '';
  const wish = { game, scenario: scenario ?? usual, seats, options: { ...options }, isPublic: false, mayJoin: false };
  const bots = Array<'companion'>(seats - 1).fill('companion');
  const id = await openMatch(wish, bots, !hasServer).catch((error: unknown) => {
    if (asRefused(error).code !== 'offline') throw error;
    return openMatch(wish, bots, true); // a first match needs nobody else
  });
  teachAt(id);
  return id;
}

// Two renders of the same page must not open two tables.
const opening = new Map<string, Promise<string>>();

export function FirstMatchPage({ game }: { readonly game: string }) {
  const words = useWords();
  const [, go] = useLocation();
  const [error, setError] = useState<Refused | null>(null);
  const [round, setRound] = useState(0);
  useEffect(() => {
    let isWanted = true;
    const first = opening.get(game) ?? openFirst(game);
    opening.set(game, first);
    first
      .then(
        id => isWanted && go(`/table/${id}`, { replace: true }),
        (reason: unknown) => isWanted && setError(asRefused(reason)),
      )
      .finally(() => opening.delete(game));
    return () => {
      isWanted = false;
    };
  }, [game, round]);
  return (
    <Page title={words.guide.opening}>
      {error ? (
        <Refusal
          error={error}
          onAgain={() => {
            setError(null);
            setRound(round + 1);
          }}
        />
      ) : (
        <p role="status">{words.guide.openingText}</p>
      )}
    </Page>
  );
}
