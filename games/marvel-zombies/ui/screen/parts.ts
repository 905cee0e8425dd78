import type { Goal, ScreenParts } from '../../../../table/screen/screen-parts.ts';
import type { MarvelZombies } from '../../spec.ts';
import type { GameTexts } from '../../text/shape.ts';
import type { Seen } from '../look.ts';
import { crowdThing, heroThing, main, touch } from '../touch.ts';
import { words } from '../words/words.ts';
import { Beside } from './beside.tsx';
import { focus } from './focus.ts';
import { Other } from './other.tsx';
import { Own } from './own.tsx';
import { Surface } from './surface.tsx';
import { thing } from './things.ts';

/** Where the mission stands. */
function phase({ view, texts, language }: Seen): string {
  const name = texts.phases[view.phase];
  return view.round > 0 ? `${words[language].round(view.round)} · ${name}` : name;
}

const DANGEROUS = new Set(['orange', 'red']);

function goals({ view, texts, language }: Seen): Goal[] {
  const open = view.goals.map((goal): Goal => {
    const text = texts.goal(goal);
    return goal.done >= goal.of ? { text: `✓ ${text}`, mood: 'good' } : { text };
  });
  const danger = `${words[language].danger} ${texts.levels[view.danger]}`;
  return [...open, { text: danger, ...(DANGEROUS.has(view.danger) && { mood: 'bad' as const }) }];
}

export const screen: ScreenParts<MarvelZombies, GameTexts> = {
  Surface,
  Own,
  Other,
  Beside,
  phase,
  goals,
  touch,
  isMain: main,
  thing,
  // What is asked about an Attack stands around those who are attacked, else around who is asked.
  anchor: ({ view }) =>
    view.focus?.zone ? crowdThing(view.focus.zone) : view.focus?.hero ? heroThing(view.focus.hero) : null,
  outlook: () => null,
  intents: () => [],
  focus,
  roll: () => null,
  concerns: () => false,
};
