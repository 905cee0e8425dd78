import type { Goal } from '../../../../table/screen/screen-parts.ts';
import { missions } from '../../content/missions.ts';
import type { Seen } from '../look.ts';
import { screenWords } from '../words/screen.ts';
import { words } from '../words/words.ts';
import { doneOf } from './mission.ts';

// Where the race stands.

export function phase({ view, texts, names, seat, language }: Seen): string {
  if (view.phase === 'setup') return words[language].setup;
  const own = screenWords[language];
  if (view.players.some(({ score }) => score >= view.target)) return own.round(view.round);
  const role = view.players[view.active]?.role;
  const who = role ? texts.roles[role].name : (names[view.active] ?? '');
  return own.turn(view.round, view.active === seat ? own.yours : who);
}

const CLOSE = 15; // points: one good turn

/** Whose mission that is seen lacks one last thing; who leads; how far one is oneself. */
export function goals(look: Seen): Goal[] {
  const { view, seat, texts, language } = look;
  const own = screenWords[language];
  if (view.phase === 'setup') return [{ text: words[language].seats(view.target) }];
  const nameOf = (at: number): string => {
    const role = view.players[at]?.role;
    return role ? texts.roles[role].name : '';
  };
  const isSoon = view.players.map((p, at) => at !== seat && p.mission !== null && doneOf(p) >= p.needed - 1);
  const soon = view.players.flatMap((p, at): Goal[] =>
    isSoon[at] && p.mission
      ? [{ text: own.soon(nameOf(at), p.score, p.score + missions[p.mission].villain), mood: 'bad' }]
      : [],
  );
  // Nobody is named twice: of whoever soon has more it is said already how much they have.
  const leader = view.players.findIndex(({ rank }, at) => rank === 1 && at !== seat && !isSoon[at]);
  const ahead = view.players[leader];
  const mine = seat === null ? undefined : view.players[seat];
  const found = [...soon];
  if (ahead && ahead.score > 0)
    found.push({
      text: own.standing(nameOf(leader), ahead.score, view.target),
      ...(view.target - ahead.score <= CLOSE ? { mood: 'bad' as const } : {}),
    });
  else if (seat === null) found.push({ text: words[language].seats(view.target) });
  if (mine)
    found.push({ text: own.standing(own.you, mine.score, view.target), mood: mine.rank === 1 ? 'good' : 'fair' });
  return found;
}
