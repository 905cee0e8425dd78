import { called } from '../../../../table/called.ts';
import { capital } from '../../../../kit/grammar.ts';
import type { Goal } from '../../../../table/screen/screen-parts.ts';
import { handicaps } from '../../content/handicaps.ts';
import { scenarioData } from '../../scenarios/list.ts';
import type { SeenPlayer, View } from '../../seen.ts';
import { heldUntil } from '../../text/reading.ts';
import { type Seen, figureName, isFriend, nearSeat, sideOf } from '../look.ts';
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
  const whole = look.texts.goal(view);
  const stake = atStake(look);
  if (view.phase === 'armies') return [{ text: whole, about: whole }, ...house(look)];
  // Where nothing but the last figure decides, it is said so shortly that there is always room for it.
  const [first, rest] =
    stake.length > 0
      ? [stake, [{ text: whole }]]
      : [[{ text: screenWords[look.language].destroyAll, about: whole }], []];
  // Those who look on see who still stands: it comes last, where there may be no room for it.
  return look.seat === null
    ? [...first, ...score(look), ...things(look), ...rest, ...house(look), left(look)]
    : [...first, ...score(look), left(look), ...things(look), ...rest, ...house(look)];
}

/** What this table plays otherwise than the rulebook (HS-HOUSE-01). */
const house = ({ view: { handicap }, texts, language }: Seen): Goal[] =>
  handicap ? [{ text: screenWords[language].house(texts.handicaps[handicap]), rule: handicaps[handicap].rule }] : [];

/** Everybody, whoever looks first, the others to the left. */
const around = (look: Seen): SeenPlayer[] => {
  const near = nearSeat(look);
  return [...look.view.players.slice(near), ...look.view.players.slice(0, near)];
};

/** Zone or points, where they decide. */
function score(look: Seen): Goal[] {
  const { view, language } = look;
  const own = screenWords[language];
  const { end } = scenarioData[view.scenario];
  const each = (of: (player: SeenPlayer) => number): string =>
    around(look)
      .map(player => `${called(look, player.seat)} ${of(player)}`)
      .join(', ');
  if (end.kind === 'zone') return [{ text: own.orange(each(({ inOrange }) => inOrange)) }];
  if (end.kind === 'points' || (end.kind === 'none' && view.lastRound !== null))
    return [{ text: own.score(each(({ points }) => points)) }];
  return [];
}

const MANY = 4;

/** How many of everybody's figures still stand, and which are whose. */
function left(look: Seen): Goal {
  const own = screenWords[look.language];
  const said = ({ seat, figures }: SeenPlayer): string => {
    const all = look.view.figures.filter(({ owner, status }) => owner === seat && status !== 'out').length;
    const name = called(look, seat);
    return look.view.players.length > MANY
      ? own.left(name, figures, all) // the rail shows the colours, and the line is short
      : own.standing(name, own.side[sideOf(look.view, seat)], figures, all);
  };
  return { text: capital(around(look).map(said).join(' · ')) };
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
    return winner === look.seat || isFriend(look, winner)
      ? [{ text: own.winsNow, mood: 'good' }]
      : [{ text: own.losesNow, mood: 'bad' }];
  }
  if (end.kind === 'zone') return [{ text: own.judgedFrom(end.from) }];
  return view.lastRound === null ? [] : [{ text: own[judgedBy(view)](view.lastRound) }];
}

/** What it takes at the end of the last round, for whoever looks. */
function judgedBy(
  view: View,
): 'judged' | 'mostPoints' | 'mostFigures' | 'takeOut' | 'keepIn' | 'destroyHulk' | 'holdOut' {
  const { end, id } = scenarioData[view.scenario];
  if (view.lastRound !== heldUntil(view)) return 'judged'; // cut short: hosts may order ties otherwise
  if (end.kind === 'points') return 'mostPoints';
  if (end.kind === 'figures') return 'mostFigures';
  const mine = view.you === null ? null : view.players[view.you]?.player;
  if (end.kind !== 'player-one' || !mine) return 'judged';
  if (id === 'conflit-sur-la-ville') return mine === 1 ? 'keepIn' : 'takeOut';
  return mine === 1 ? 'holdOut' : 'destroyHulk';
}

/** One seat of the side that is alone in the zone. */
const aloneInZone = ({ players }: View): number | null => {
  const [first, ...more] = players.filter(({ inOrange }) => inOrange > 0);
  return first && more.every(({ seat }) => first.allies.includes(seat)) ? first.seat : null;
};

/** Who would win if the last round ended now; null where that is not certain, since hosts may order ties otherwise. */
function winnerNow(view: View): number | null {
  const { end } = scenarioData[view.scenario];
  if (end.kind === 'player-one') return view.playerOne;
  const alone = end.kind === 'zone' ? aloneInZone(view) : null;
  if (alone !== null) return alone;
  const sides = view.players
    .filter(({ seat, allies }) => allies.every(ally => ally > seat))
    .map(one => totals(view, one));
  const byPoints = ahead(sides, ['points', 'figures', 'wounds']);
  const byFigures = ahead(sides, ['figures', 'points', 'wounds']);
  if (end.kind === 'points' && byPoints !== byFigures) return null;
  return end.kind === 'figures' ? byFigures : byPoints;
}

type Totals = Pick<SeenPlayer, 'seat' | 'points' | 'figures' | 'wounds'>;

/** What a side has together. */
function totals(view: View, { seat, allies }: SeenPlayer): Totals {
  const side = view.players.filter(one => one.seat === seat || allies.includes(one.seat));
  const sum = (of: (player: SeenPlayer) => number): number => side.reduce((all, one) => all + of(one), 0);
  return { seat, points: sum(one => one.points), figures: sum(one => one.figures), wounds: -sum(one => one.wounds) };
}

function ahead(sides: readonly Totals[], order: readonly ('points' | 'figures' | 'wounds')[]): number | null {
  let best = sides;
  for (const what of order) {
    const most = Math.max(...best.map(one => one[what]));
    best = best.filter(one => one[what] === most);
  }
  return best.length === 1 ? (best[0]?.seat ?? null) : null;
}
