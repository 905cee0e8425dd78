import { capital } from '../../../../kit/grammar.ts';
import type { Goal } from '../../../../table/screen/screen-parts.ts';
import { scenarioData } from '../../scenarios/list.ts';
import type { SeenPlayer, View } from '../../seen.ts';
import { type Seen, figureName, nearSeat, sideOf } from '../look.ts';
import { screenWords } from '../words/screen.ts';
import { words } from '../words/words.ts';

/** Where the match stands: its scenario, the round, the turn. */
export function phase({ view, texts, language }: Seen): string {
  const own = screenWords[language];
  const title = texts.scenarios[view.scenario]?.title ?? '';
  if (view.phase === 'armies') return `${title} · ${words[language].gathering}`;
  const parts = [title, view.round > 0 && own.round(view.round), view.turn > 0 && own.turn(view.turn)];
  return parts.filter(part => part !== false).join(' · ');
}

/** What decides the match, how it stands, and what the end of this round would bring. */
export function goals(look: Seen): Goal[] {
  const { view } = look;
  const [mine, theirs] = sides(look);
  if (view.phase === 'armies' || !mine || !theirs) return [{ text: look.texts.goal(view) }];
  return [
    ...atStake(look),
    ...score(look, mine, theirs),
    left(look, mine, theirs),
    ...things(look),
    { text: look.texts.goal(view) },
  ];
}

const sides = (look: Seen): [SeenPlayer | undefined, SeenPlayer | undefined] => {
  const near = nearSeat(look);
  return [look.view.players[near], look.view.players[1 - near]];
};

/** The name of a side, as whoever looks calls it. */
const called = ({ names, seat, language }: Seen, of: number): string =>
  of === seat ? screenWords[language].you : (names[of] ?? '');

/** Zone or points, where they decide. */
function score(look: Seen, mine: SeenPlayer, theirs: SeenPlayer): Goal[] {
  const { view, language } = look;
  const own = screenWords[language];
  const { end } = scenarioData[view.scenario];
  const names = [called(look, mine.seat), called(look, theirs.seat)] as const;
  if (end.kind === 'zone') return [{ text: own.orange(...names, mine.inOrange, theirs.inOrange) }];
  if (end.kind === 'points' || (end.kind === 'none' && view.lastRound !== null))
    return [{ text: own.score(...names, mine.points, theirs.points) }];
  return [];
}

/** How many of both sides still stand, and which is which. */
function left(look: Seen, mine: SeenPlayer, theirs: SeenPlayer): Goal {
  const own = screenWords[look.language];
  const said = ({ seat, figures }: SeenPlayer): string => {
    const all = look.view.figures.filter(({ owner, status }) => owner === seat && status !== 'out').length;
    return own.standing(called(look, seat), own.side[sideOf(look.view, seat)], figures, all);
  };
  return { text: capital([mine, theirs].map(said).join(' · ')) };
}

/** Who has what the match turns around. */
function things(look: Seen): Goal[] {
  const { view, texts, language } = look;
  const own = screenWords[language];
  const carried = view.glyphs.flatMap(({ role, carrier }): Goal[] =>
    (role === 'device' || role === 'anesthetic') && carrier
      ? [{ text: own.carried(texts.roles[role].name, figureName(look, carrier)) }]
      : [],
  );
  return view.powerful === null ? carried : [...carried, { text: own.powerful(called(look, view.powerful)) }];
}

/** What the end of this round would decide, as things stand. */
export function atStake(look: Seen): Goal[] {
  const own = screenWords[look.language];
  const { view } = look;
  const { end } = scenarioData[view.scenario];
  const isZone = end.kind === 'zone' && view.round >= end.from;
  const isLast = view.lastRound !== null && view.round >= view.lastRound;
  if (isZone || isLast) {
    const winner = isZone && !isLast ? aloneInZone(view) : winnerNow(view);
    if (winner === null || look.seat === null)
      return [{ text: isZone && !isLast ? own.zoneNow : own.openNow, mood: 'fair' }];
    return winner === look.seat ? [{ text: own.winsNow, mood: 'good' }] : [{ text: own.losesNow, mood: 'bad' }];
  }
  if (end.kind === 'zone') return [{ text: own.judgedFrom(end.from) }];
  return view.lastRound === null ? [] : [{ text: own.judged(view.lastRound) }];
}

const aloneInZone = ({ players }: View): number | null => {
  const inside = players.filter(({ inOrange }) => inOrange > 0);
  return inside.length === 1 ? (inside[0]?.seat ?? null) : null;
};

/** Who would win if the last round ended now; null where that is not certain, since hosts may order ties otherwise. */
function winnerNow(view: View): number | null {
  const { end } = scenarioData[view.scenario];
  if (end.kind === 'player-one') return view.playerOne;
  const [a, b] = view.players;
  if (!a || !b) return null;
  const alone = end.kind === 'zone' ? aloneInZone(view) : null;
  if (alone !== null) return alone;
  const ahead = [Math.sign(a.points - b.points), Math.sign(a.figures - b.figures), Math.sign(b.wounds - a.wounds)];
  const [points = 0, figures = 0, wounds = 0] = end.kind === 'figures' ? [ahead[1], ahead[0], ahead[2]] : ahead;
  if (end.kind === 'points' && points * figures < 0) return null;
  const sign = points || figures || wounds;
  return sign === 0 ? null : sign > 0 ? a.seat : b.seat;
}
