import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { setupOf } from '../../../bots/set-up.ts';
import { start } from '../../../engine/match.ts';
import { game } from '../rules/game.ts';
import { en } from '../text/en.ts';
import type { Shown } from '../ui/look.ts';
import { Pieces } from '../ui/screen/pieces.tsx';
import { holdThing } from '../ui/touch.ts';

/** The city as it is drawn with Octopus in it, and Spider-Man in his pincers or beside him. */
function drawn(held: boolean): string {
  const m = start(game, setupOf({ game }, { seats: 2 }), 'pincers');
  const view = game.view(m, 0);
  const figure = { seat: null, at: 30, wounds: 0, boxes: 6, ko: false, web: null, symbiote: null, prisoners: [] };
  const figures = [
    { ...figure, role: 'octopus', prisoners: held ? ['spider-man'] : [] },
    { ...figure, role: 'spider-man', held, at: held ? -1 : 31 },
  ];
  const look = { texts: en, language: 'en', view: { ...view, figures }, names: [], seat: 0 };
  return renderToStaticMarkup(createElement(Pieces, { look, moment: null } as unknown as Shown));
}

test('whoever is held can strike at the pincers: they are there to be touched (SM-OCT-06)', () => {
  const thing = `data-thing="${holdThing('pincers', 'spider-man')}"`;
  expect(drawn(true)).toContain(thing);
  expect(drawn(false)).not.toContain(thing);
});
