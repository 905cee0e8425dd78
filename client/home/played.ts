import type { PlayedMatch } from '../calls/answers.ts';
import type { Saves } from './saves.ts';

/** What was played on this device to its end; the server tells of what has gone there. */
export async function playedIn(saves: Saves): Promise<PlayedMatch[]> {
  const played: PlayedMatch[] = [];
  for (const { id, game, scenario, seats, outcome, place, touchedAt } of await saves.rows()) {
    if (!outcome || place === 'there') continue;
    const own = outcome.scores.filter((_, seat) => seats[seat]?.isOwn);
    const { entries } = await saves.log(id);
    played.push({
      id,
      game,
      scenario,
      endedAt: touchedAt,
      lasted: entries.at(-1)?.input.at ?? 0,
      score: Math.max(0, ...own),
      bots: seats.flatMap(({ bot, isOwn }) => (bot && !isOwn ? [bot] : [])),
    });
  }
  return played;
}
