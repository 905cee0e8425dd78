import type { Language } from '../../engine/box.ts';
import type { Spec } from '../../engine/types.ts';
import { type GameStory, type StoryChapter, type Told, chaptersOf } from '../../table/story.ts';
import { remembering } from '../calls/loaded.ts';
import type { TableNews } from '../../referee/messages.ts';
import type { Retold } from './jobs.ts';

const found = import.meta.glob<{ story: GameStory<Spec> }>('../../games/*/ui/story.ts');
const loaders = new Map(Object.entries(found).map(([path, load]) => [path.split('/')[3] ?? '', load]));

/** A game that says nothing about it has its last moments told. */
const LAST = 12;

/** What a game says about what is worth telling; null where it says nothing. */
export const gameStory = remembering(async (game: string): Promise<GameStory<Spec> | null> => {
  return (await loaders.get(game)?.())?.story ?? null;
});

type Event = Spec['event'];

export interface Titled extends StoryChapter<Event> {
  /** Null: it is headed as the log tells the event. */
  readonly title: string | null;
}

/** What the whole table heard of a move. */
export const heardIn = ({ sights }: TableNews): readonly Event[] =>
  sights.find(({ to }) => to.includes('table'))?.events ?? [];

/** What the whole table heard of a match. */
export const eventsOf = ({ frames }: Retold): Told<Event>[] =>
  frames.flatMap(frame => heardIn(frame).map((event): Told<Event> => ({ n: frame.n, event })));

/** The story of a match as the whole table heard it. */
export async function storyOf(game: string, retold: Retold, language: Language): Promise<Titled[]> {
  const story = await gameStory(game);
  return story
    ? titledChapters(story, retold, language)
    : [{ head: null, title: null, moments: eventsOf(retold).slice(-LAST) }];
}

export function titledChapters(story: GameStory<Spec>, retold: Retold, language: Language): Titled[] {
  return chaptersOf(story, eventsOf(retold)).map(({ head, moments }) => {
    return { head, title: (head && story.title?.(head.event, language)) ?? null, moments };
  });
}
