import { type ComponentType, createElement, isValidElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Policy, Texts } from '../../engine/box.ts';
import { type RandomMatches, walkWisely } from '../../engine/testing/walk.ts';
import type { Game, Seat, Spec } from '../../engine/types.ts';
import type { Look } from '../look.ts';
import type { HandParts, ScreenParts } from '../screen/screen-parts.ts';
import { parted } from '../touch.ts';

interface Pictured<W extends Spec, T extends Texts<W>> extends RandomMatches<W> {
  readonly screen: Pick<ScreenParts<W, T>, 'touch' | 'isMain'>;
  readonly hand: Pick<HandParts<W, T>, 'picture' | 'targets'>;
  look(view: W['view'], seat: Seat): Look<W, T>;
  readonly policy: Policy<W>;
  /** What pictures point at, where they do. */
  readonly Sprite?: ComponentType;
}

/** A place is a spot on the board and an act a word: all else that gives an answer lies there to be seen. */
const SEEN: ReadonlySet<string> = new Set(['figure', 'card', 'token', 'power']);
const DRAWN = /<(?:path|circle|b>|i[ >])/;
const POINTED = /<use href="#([^"]+)"/;

/** In a hand every answer is told at a glance from the others. */
export function pictureLaw<W extends Spec, T extends Texts<W>>(game: Game<W>, table: Pictured<W, T>): void {
  test('whatever is touched for an answer has a picture', { timeout: 60_000 }, () => {
    const { screen, hand } = table;
    const sprite = table.Sprite ? renderToStaticMarkup(createElement(table.Sprite)) : '';
    const isDrawn = (markup: string): boolean => {
      const id = POINTED.exec(markup)?.[1];
      return id === undefined ? DRAWN.test(markup) : sprite.includes(`id="${id}"`);
    };
    const bare = new Set<string>();
    const drawn = new Set<string>();
    const nameless = new Set<string>();
    const aimed = new Set<string>();
    walkWisely(game, table, ({ m, seat, open }) => {
      const look = table.look(game.view(m, seat), seat);
      const things = open.filter(action => !screen.isMain(action)).flatMap(action => screen.touch(action, look));
      for (const thing of new Set(things)) {
        if (!SEEN.has(parted(thing)[0])) continue;
        const picture = hand.picture(thing, look);
        if (!isValidElement(picture)) bare.add(thing);
        else if (!drawn.has(thing)) {
          drawn.add(thing);
          if (!isDrawn(renderToStaticMarkup(picture))) bare.add(thing);
        }
      }
      // What stands on the big screen is called there as here, once.
      const targets = (hand.targets?.(look) ?? []).filter(({ thing }) => things.includes(thing));
      expect(new Set(targets.map(({ thing }) => thing)).size).toBe(targets.length);
      for (const { thing, name, picture } of targets) {
        aimed.add(thing);
        if (name.trim() === '') nameless.add(thing);
        if (!isValidElement(picture)) bare.add(thing);
      }
    });
    expect(drawn.size, 'pictures').toBeGreaterThan(10);
    expect([...bare], 'things without a picture').toEqual([]);
    expect([...nameless], 'targets without a name').toEqual([]);
    if (hand.targets) expect(aimed.size, 'targets').toBeGreaterThan(1);
  });
}
