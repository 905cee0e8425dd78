import { isValidElement } from 'react';
import { expect, test } from 'vitest';
import { LANGUAGES, type Policy, type Texts } from '../../engine/box.ts';
import { type RandomMatches, walkWisely } from '../../engine/testing/walk.ts';
import type { Game, Match, Spec } from '../../engine/types.ts';
import type { Look } from '../look.ts';
import type { HandParts, ScreenParts } from '../screen/screen-parts.ts';
import { type GameStory, remembered } from '../story.ts';

interface Remembering<W extends Spec, T extends Texts<W>> extends RandomMatches<W> {
  readonly story: GameStory<W>;
  readonly screen: Pick<ScreenParts<W, T>, 'thing'>;
  readonly hand: Pick<HandParts<W, T>, 'picture'>;
  look(view: W['view']): Look<W, T>;
  readonly policy: Policy<W>;
}

/** What is told of those who took part, once a match is over. */
export function deedLaw<W extends Spec, T extends Texts<W>>(game: Game<W>, table: Remembering<W, T>): void {
  test('whoever is remembered has a name and a picture, and every kind of deed is done', { timeout: 60_000 }, () => {
    const { story, screen, hand } = table;
    const { deeds } = story;
    if (!deeds) throw new Error(`${game.id} remembers nobody`);
    const heard = new Map<Match<W>, W['event'][]>();
    walkWisely(game, table, ({ m }) => {
      if (heard.has(m)) return;
      const events: W['event'][] = [];
      heard.set(m, events);
      m.hear = event => events.push(event);
    });
    const done = new Set<string>();
    for (const [m, events] of heard) {
      const look = table.look(game.view(m, null));
      for (const { who, kind, count } of remembered(deeds, events)) {
        done.add(kind);
        expect(isValidElement(hand.picture(who, look)), `${kind}: ${who} has a picture`).toBe(true);
        expect(screen.thing(who, look)?.name, `${kind}: ${who} has a name`).toMatch(/\S/);
        for (const language of LANGUAGES) {
          const words = deeds.words[language][kind];
          expect([words?.title, words?.what(count), words?.what(1)].join(' ')).not.toMatch(/undefined|\d/);
        }
      }
      for (const event of events.filter(one => story.weight(one) > 0))
        for (const thing of story.about?.(event, look.view) ?? [])
          expect(isValidElement(hand.picture(thing, look)), `${event.type}: ${thing} has a picture`).toBe(true);
    }
    for (const language of LANGUAGES)
      expect(
        Object.keys(deeds.words[language]).filter(kind => !done.has(kind)),
        'kinds that nobody has done',
      ).toEqual([]);
  });
}
