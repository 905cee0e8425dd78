import { expect, test } from 'vitest';
import { below, seedRng } from '../../../engine/rng.ts';
import { play, start } from '../../../engine/match.ts';
import { deciders, options, preview } from '../../../engine/queries.ts';
import { listen } from '../../../engine/recording.ts';
import type { Match } from '../../../engine/types.ts';
import { complete } from '../../../engine/testing/scene.ts';
import { game } from '../rules/game.ts';
import type { Event } from '../events.ts';
import type { View } from '../seen.ts';
import type { Action, HeroScape } from '../spec.ts';
import { fieldOf } from '../ui/field.ts';
import { describe } from '../ui/look.ts';
import { warning } from '../ui/previews.ts';
import { sightOf } from '../ui/sight.ts';
import { story } from '../ui/story.ts';
import { en } from '../text/en.ts';
import { fr } from '../text/fr.ts';

// What the board shows of a match, without a browser.

interface Seen {
  readonly m: Match<HeroScape>;
  readonly seat: number;
  readonly view: View;
  readonly open: readonly Action[];
}

const events: { event: Event; view: View }[] = [];

/** Plays every scenario for a while, attacks rather than nothing, and looks at each question. */
function walk(moves: number, look: (seen: Seen) => void): void {
  for (const { id } of game.scenarios) {
    const rng = seedRng(`shown ${id}`);
    const m = start(game, complete(game, { seats: 2, scenario: id }), `shown ${id}`);
    for (let i = 0; i < moves && m.outcome === null; i++) {
      const [seat] = deciders(m);
      if (seat === undefined) break;
      const open = options(m, seat);
      const view = game.view(m, seat);
      look({ m, seat, view, open });
      const attacks = open.filter(({ type }) => type === 'attack' || type === 'stomp');
      const from = attacks.length > 0 ? attacks : open;
      const action = from[below(rng, from.length)] as Action;
      listen(
        m,
        event => events.push({ event, view }),
        () => void play(m, seat, action),
      );
    }
  }
}

const attacked: { seen: Seen; action: Extract<Action, { type: 'attack' }> }[] = [];
const walked: { cost: number; strikes: number; falls: number; noted: View['focus']['reach'][number] | undefined }[] =
  [];
const warned = { harmless: 0, harmful: 0 };

walk(260, seen => {
  const { m, seat, view, open } = seen;
  for (const action of open) {
    if (action.type === 'attack' && view.mode === 'expert') attacked.push({ seen, action });
    if (action.type !== 'walk' || walked.length > 4000) continue;
    const shown = preview(m, seat, action);
    if (shown?.type !== 'move') continue;
    const { cost, strikes, falls } = shown;
    const noted = view.focus.reach.find(({ at }) => at === action.to);
    walked.push({ cost, strikes: strikes.length, falls: falls.length, noted });
    const names = ['A', 'B'];
    const said = warning(shown, { texts: en, language: 'en', view, names, seat });
    if (strikes.length + falls.length > 0 || shown.exits) {
      warned.harmful++;
      expect(said).not.toBeNull();
    } else {
      warned.harmless++;
      expect(said).toBeNull();
    }
  }
});

test('every walk on offer has its cost, its strikes and its falls on the map before it is chosen', () => {
  expect(walked.length).toBeGreaterThan(1000);
  for (const { noted, ...shown } of walked) expect(noted).toMatchObject(shown);
  expect(walked.some(({ strikes }) => strikes > 0)).toBe(true);
});

test('a move that hurts is asked about twice, another is not', () => {
  expect(warned.harmful).toBeGreaterThan(20);
  expect(warned.harmless).toBeGreaterThan(500);
});

test('HS-LOS-15: the line of every attack on offer from afar is drawn clear', () => {
  let far = 0;
  for (const { seen, action } of attacked) {
    const { view } = seen;
    const line = view.focus.figure && sightOf(view, view.focus.figure, action.target);
    if (!line || line.distance < 2) continue;
    far++;
    expect(line, `${view.focus.figure} at ${action.target}`).toMatchObject({ isClear: true, blocker: null });
  }
  expect(far).toBeGreaterThan(30);
});

test('a wall between two figures is named as what hides them', () => {
  const m = start(game, complete(game, { seats: 2, scenario: 'vengeurs-rassemblement' }), 'wall');
  const view = game.view(m, null);
  expect(sightOf(view, 'captain-america', 'abomination')).toMatchObject({ isClear: false, blocker: 'ruin' });
});

test('every cell is drawn once, inside the map, and two cells of one hex are told apart', () => {
  for (const { id } of game.scenarios) {
    const field = fieldOf(id as View['scenario']);
    const places = new Set(field.cells.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`));
    expect(places.size).toBe(field.cells.length);
    for (const { x, y } of field.cells) {
      expect(x).toBeGreaterThan(0);
      expect(x).toBeLessThan(field.width);
      expect(y).toBeGreaterThan(0);
      expect(y).toBeLessThan(field.height);
    }
  }
});

test('the story of a battle tells who fell', () => {
  const fallen = events.filter(({ event }) => event.type === 'destroyed');
  expect(fallen.length).toBeGreaterThan(0);
  for (const { event } of fallen) expect(story.weight(event)).toBe(3);
  expect(events.some(({ event }) => story.isChapter(event))).toBe(true);
});

test('HS-COMP-06: card and figure tell species, class, personality, size and height', () => {
  const m = start(game, complete(game, { seats: 2, scenario: 'du-grabuge-a-manhattan' }), 'traits');
  const discovery = game.view(m, 0);
  const expert: View = { ...discovery, mode: 'expert' };
  const sentence = (language: 'fr' | 'en', view: View, id: string): string => {
    const figure = view.figures.find(one => one.id === id);
    const cell = fieldOf(view.scenario).cell(figure?.at ?? '');
    if (!figure || !cell) throw new Error(`${id} is not there`);
    const look = { texts: language === 'fr' ? fr : en, language, view, names: ['A', 'B'], seat: 0 };
    return describe(look, { figure, cell, name: id });
  };
  expect(sentence('fr', expert, 'hulk')).toContain('Humain, Créature, Furieux, taille moyenne, hauteur 6');
  expect(sentence('en', expert, 'hulk')).toContain('Human, Creature, Angry, medium size, height 6');
  expect(sentence('fr', expert, 'silver-surfer')).toContain('Zenn-Lavien, Héraut, Vaillant, taille moyenne, hauteur 5');
  expect(sentence('fr', discovery, 'hulk')).not.toContain('hauteur'); // its discovery face has four numbers
});
