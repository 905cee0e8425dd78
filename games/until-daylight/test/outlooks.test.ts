import { expect, test } from 'vitest';
import { preview } from '../../../engine/queries.ts';
import { game } from '../rules/game.ts';
import type { Focus } from '../seen.ts';
import type { Action } from '../spec.ts';
import { en } from '../text/en.ts';
import { screen } from '../ui/screen/parts.ts';
import { table } from './table.ts';

const LINE = ['survivor-a', 'wanderer-a', 'brute-a'];
const NO_FOCUS: Focus = {
  seat: null,
  card: null,
  weapon: null,
  target: null,
  foe: null,
  drawn: [],
  chosen: null,
  actions: 0,
  toDraw: 0,
  offers: [],
  ready: [],
  given: [],
  shown: [],
};

/** What stands over those beside the target, as long as one points at this answer. */
function beside(scene: ReturnType<typeof table>, action: Action) {
  const { m } = scene;
  const seen = preview(m, 0, action);
  const look = { texts: en, language: 'en', view: game.view(m, 0), names: ['Ana', 'Ben'], seat: 0 } as const;
  return seen ? (screen.outlook(seen, action, look)?.others ?? []) : null;
}

test('whom a weapon hits beside its target is shown before it is swung, an ally as a loss', () => {
  const scene = table(2, { line: LINE, players: [{ items: ['pitchfork'] }] });
  expect(beside(scene, { type: 'attack', weapon: 'pitchfork', target: 1 })).toEqual([
    { thing: 'figure:foe-0', sign: 'killed', mood: 'bad' },
    { thing: 'figure:foe-2', sign: '−1', mood: 'fair' },
  ]);
});

test('and so is what a Combat card adds', () => {
  const scene = table(2, {
    line: LINE,
    combatDeck: ['c-plus1-area', 'c-zero'],
    players: [{ items: ['fire-axe'] }],
  }).play(0, { type: 'attack', weapon: 'fire-axe', target: 1 });
  expect(beside(scene, { type: 'choose', card: 'c-plus1-area' })).toHaveLength(2);
  expect(beside(scene, { type: 'choose', card: 'c-zero' })).toEqual([]);
});

test('what a blow does is said with whom it hurts', () => {
  const { m } = table(2, { line: LINE });
  const seen = { type: 'luck', isEnemy: true, fixed: 1, now: 1, after: 1, lethal: false } as const;
  const signFor = (struck: number | null, seat: number): string | undefined => {
    const view = game.view(m, 0);
    const focus = { ...NO_FOCUS, seat: struck, foe: 1 };
    const look = { texts: en, language: 'en', view: { ...view, focus }, names: ['Ana', 'Ben'], seat } as const;
    return screen.outlook(seen, { type: 'pass' }, look)?.sign;
  };
  expect(signFor(0, 0)).toBe('−1 for you');
  expect(signFor(1, 0)).toBe('−1 for Ben');
  expect(signFor(null, 0)).toBe('−1 for the Survivor');
});

test('ammunition says what it spends, what it brings, and that it brings nothing', () => {
  const scene = table(2, {
    line: ['brute-a'],
    players: [{ character: 'trigger', items: ['trigger-magnum', 'bullets', 'bullets'] }],
  }).play(0, { type: 'attack', weapon: 'trigger-magnum', target: 0 });
  const { m } = scene;
  const look = { texts: en, language: 'en', view: game.view(m, 0), names: ['Ana', 'Ben'], seat: 0 } as const;
  const said = [0, 1, 2].map(count => {
    const action = { type: 'load', count } as const;
    const seen = preview(m, 0, action);
    const [act = 'act:none'] = screen.touch(action, look);
    const found = seen && screen.outlook(seen, action, look);
    return { name: screen.thing(act, look)?.name, sign: found?.sign, lines: found?.lines };
  });
  expect(said.map(({ name, sign }) => [name, sign])).toEqual([
    ['One in the Chamber', '57%'],
    ['1 × Bullets', '57% · nothing more'],
    ['2 × Bullets', '82%'],
  ]);
  expect(said[0]?.lines?.[0]).toBe('Spends nothing: One in the Chamber, once per round.');
  expect(said[1]?.lines).toContain('The chance is no better for it.');
  expect(said[2]?.lines?.[0]).toBe('Spends 2 cards of Bullets.');
});

test('UD-TRADE-01: one offer is answered after the other, and whoever still waits for an answer dims the end', () => {
  const offers = [1, 2].map(from => ({ from, to: 0, card: 'planks' as const, bag: null, bags: 0 }));
  const { m } = table(3, { players: [{}, {}, {}] });
  const waiting = { ...game.view(m, 0), focus: { ...NO_FOCUS, offers } };
  const look = { texts: en, language: 'en', view: waiting, names: ['Ana', 'Ben', 'Cleo'], seat: 0 } as const;
  const replies = [1, 2].flatMap((from): Action[] => [
    { type: 'accept', from, instead: null },
    { type: 'refuse', from },
  ]);
  expect(replies.map(action => screen.isLater?.(action, look))).toEqual([false, false, true, true]);
  expect(screen.isEarly?.({ type: 'ready' }, look)).toBe('quietly');
  const answered = { ...look, view: { ...waiting, focus: NO_FOCUS } };
  expect(screen.isEarly?.({ type: 'ready' }, answered)).toBe(false);
});

test('what costs nothing is not dimmed behind the button that declines it', () => {
  const { m } = table(2, { players: [{}, {}] });
  const view = game.view(m, 0);
  const look = (focus: Partial<Focus>) =>
    ({
      texts: en,
      language: 'en',
      view: { ...view, focus: { ...NO_FOCUS, ...focus } },
      names: ['Ana', 'Ben'],
      seat: 0,
    }) as const;
  const early = (focus: Partial<Focus>) => screen.isEarly?.({ type: 'pass' }, look(focus));
  expect(early({ seat: 0, shown: ['nails'] })).toBe('quietly');
  expect(early({ seat: 0, weapon: 'machete', target: 7 })).toBe('quietly');
  expect(early({ seat: 0 })).toBe(false);
});

test('UD-TOK-BAR-01 UD-ENEMY-BRU-01: what a Barricade would change stands on it, and that it would change nothing', () => {
  const sign = (line: string[]) => {
    const { m } = table(2, { line, holder: 0, players: [{ items: ['planks', 'nails'] }, {}] });
    const action = { type: 'craft', recipe: 'barricade', target: null, trash: null, workshop: false } as const;
    const look = { texts: en, language: 'en', view: game.view(m, 0), names: ['Ana', 'Ben'], seat: 0 } as const;
    const meant = preview(m, 0, action);
    return meant && screen.outlook(meant, action, look)?.sign;
  };
  expect(sign(['wanderer-a'])).toBe('−1 → blocked');
  expect(sign(['brute-a'])).toBe('no effect');
});

test('UD-ATT-02: ammunition that can fell nobody tells what it would do, in one word with the sentence', () => {
  const { m } = table(2, {
    line: ['monster-a'],
    combatDeck: ['c-zero', 'c-plus2', 'c-plus2'],
    players: [{ items: ['pistol', 'bullets', 'bullets'] }, {}],
  }).play(0, { type: 'attack', weapon: 'pistol', target: 0 });
  const look = { texts: en, language: 'en', view: game.view(m, 0), names: ['Ana', 'Ben'], seat: 0 } as const;
  const told = (count: number) => {
    const action = { type: 'load', count } as const;
    const meant = preview(m, 0, action);
    return meant && screen.outlook(meant, action, look);
  };
  expect(told(1)).toMatchObject({ sign: '≈ −3', lines: expect.arrayContaining(['3 damage to expect.']) });
  expect(told(2)?.sign).toBe('≈ −4');
});
