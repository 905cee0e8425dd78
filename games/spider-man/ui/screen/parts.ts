import type { Goal, Mood, Outlook, ScreenParts } from '../../../../table/screen/screen-parts.ts';
import type { ThingId } from '../../../../table/touch.ts';
import type { Preview } from '../../seen.ts';
import type { Action, SpiderMan } from '../../spec.ts';
import type { GameTexts } from '../../text/shape.ts';
import type { Seen } from '../look.ts';
import { preview as sentences } from '../previews.ts';
import { anchor, figureThing, main, squareThing, stackThing, touch } from '../touch.ts';
import { words } from '../words/words.ts';
import { Other } from './other.tsx';
import { Edge } from './edge.tsx';
import { Own } from './own.tsx';
import { Surface } from './surface.tsx';

function phase({ view, texts, names, language }: Seen): string {
  const own = words[language];
  const role = view.players[view.active]?.role;
  return view.phase === 'setup'
    ? own.setup
    : own.turnOf(view.round, names[view.active] ?? '', role ? texts.roles[role].name : '');
}

function goals({ view, seat, texts }: Seen): Goal[] {
  return view.players.flatMap(({ role, score }, at): Goal[] =>
    role && (at === seat || score >= view.target - 15)
      ? [{ text: `${texts.roles[role].name} ${score}/${view.target}`, mood: at === seat ? 'good' : 'bad' }]
      : [],
  );
}

const mood = (chance: number): Mood => (chance >= 0.65 ? 'good' : chance >= 0.35 ? 'fair' : 'bad');
const share = (chance: number): string => `${Math.round(chance * 100)} %`;

function outlook(seen: Preview, action: Action, look: Seen): Outlook | null {
  const lines = sentences(seen, action, look);
  switch (seen.type) {
    case 'reach':
      return {
        sign: `⌀ ${seen.average.toFixed(1)}`,
        mood: 'fair',
        lines,
        reach: seen.squares.map(({ square, chance }) => ({ thing: squareThing(square), chance })),
      };
    case 'attack':
      return { sign: share(seen.any), mood: mood(seen.any), lines };
    case 'chance':
      return { sign: share(seen.success), mood: mood(seen.success), lines };
    case 'path':
      return { sign: String(seen.left), mood: 'good', lines, way: seen.path.map(squareThing) };
    default:
      return { sign: `+${seen.expected.toFixed(1)}`, mood: 'good', lines };
  }
}

function focus({ view, seat }: Seen): ThingId[] {
  const role = seat === null ? null : view.players[seat]?.role;
  if (view.phase === 'setup' || !role) return [];
  if (view.focus?.attack) return [squareThing(view.focus.attack.from), squareThing(view.focus.attack.to)];
  if (role === 'police') return view.stacks.map(({ square }) => stackThing(square));
  return [figureThing(role)];
}

export const screen: ScreenParts<SpiderMan, GameTexts> = {
  Surface,
  Edge,
  Own,
  Other,
  phase,
  goals,
  touch,
  isMain: main,
  thing: () => null,
  anchor,
  outlook,
  intents: () => [],
  focus,
  roll: () => null,
  concerns: () => false,
};
