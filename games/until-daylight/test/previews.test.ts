import { describe, expect, test } from 'vitest';
import { preview } from '../../../engine/queries.ts';
import { type CombatId, combatCards } from '../content/combat.ts';
import type { WeaponId } from '../content/weapons.ts';
import { forecast } from '../rules/forecast.ts';
import type { Preview } from '../seen.ts';
import type { Action } from '../spec.ts';
import { grave, warning } from '../ui/previews.ts';
import { table } from './table.ts';

// Of the 35 Combat cards 4 are +3, 7 are +2, 9 are +1, 7 are 0 or X, 5 are -1 and 3 are -2.

const attack = (weapon: WeaponId, target: number) => ({ type: 'attack', weapon, target }) as const;
const choose = (card: CombatId) => ({ type: 'choose', card }) as const;
const load = (count: number) => ({ type: 'load', count }) as const;
const bloodlust = { type: 'bloodlust' } as const;
const go = { type: 'go' } as const;

const shown = (scene: ReturnType<typeof table>, action: Action, seat = 0): Preview | null =>
  preview(scene.m, seat, action);

/** The chances to kill that hovering this attack shows. */
function chances(words: object, action: ReturnType<typeof attack>): number[] {
  const told = shown(table(2, words), action);
  if (told?.type !== 'attack') throw new Error('not the preview of an attack');
  return told.kill;
}

function all(...but: CombatId[]): CombatId[] {
  const cards = (Object.keys(combatCards) as CombatId[]).flatMap(id =>
    Array.from({ length: combatCards[id].quantity }, () => id),
  );
  for (const card of but) cards.splice(cards.indexOf(card), 1);
  return cards;
}

test('UD-ATT-08: the preview of an attack tells damage, cards and area before it is declared', () => {
  const scene = table(2, {
    line: ['brute-a', 'brute-b^^', 'survivor-a', 'looter-a*'],
    players: [{ character: 'psycho', items: ['chainsaw', 'fire-axe'] }],
  });
  expect(shown(scene, attack('chainsaw', 1))).toEqual({
    type: 'attack',
    damage: 5,
    cards: 0,
    area: 1,
    hit: [0, 2],
    kill: [1],
    lethal: false,
  });
  expect(shown(scene, attack('chainsaw', 2))).toMatchObject({ damage: 3, hit: [1], kill: [1] });
  expect(shown(scene, attack('fire-axe', 0))).toMatchObject({ damage: 1, cards: 2, area: 0, hit: [] });
  expect(shown(scene, { type: 'end' })).toBeNull();
});

test('UD-ATT-08: without Combat cards the kill is certain or impossible', () => {
  const players = [{ items: ['machete'] }];
  expect(chances({ line: ['wanderer-a'], players }, attack('machete', 0))).toEqual([1]);
  expect(chances({ line: ['looter-a'], players }, attack('machete', 0))).toEqual([0]);
  expect(chances({ line: ['looter-a^'], players }, attack('machete', 0))).toEqual([1]);
});

test('UD-ATT-04: the chance to kill with the best of the cards drawn from a full deck', () => {
  const one = (card: string, line: string, weapon: WeaponId) =>
    chances({ line: [line], players: [{ items: [card] }] }, attack(weapon, 0))[0];
  expect(one('baseball-bat', 'wanderer-a', 'baseball-bat')).toBeCloseTo(20 / 35, 10); // +1 or better
  expect(one('baseball-bat', 'brute-a', 'baseball-bat')).toBeCloseTo(4 / 35, 10); // +3
  expect(one('baseball-bat', 'wanderer-a:1', 'baseball-bat')).toBeCloseTo(27 / 35, 10); // no minus
  expect(one('fire-axe', 'wanderer-a', 'fire-axe')).toBeCloseTo(1 - (24 * 23) / (35 * 34), 10); // +2 or better
  expect(one('klepto-switchblade', 'brute-a', 'klepto-switchblade')).toBeCloseTo(
    1 - (31 * 30 * 29) / (35 * 34 * 33),
    10,
  );
  expect(one('baseball-bat', 'monster-a', 'baseball-bat')).toBe(0);
});

test('UD-ATT-04: one chance for each number of Bullets that could be spent', () => {
  const kill = chances(
    { line: ['brute-a'], players: [{ items: ['pistol', 'bullets', 'bullets', 'bullets'] }] },
    attack('pistol', 0),
  );
  expect(kill).toHaveLength(3);
  expect(kill[0]).toBeCloseTo(11 / 35, 10);
  expect(kill[1]).toBeCloseTo(1 - (24 * 23) / (35 * 34), 10);
  expect(kill[2]).toBeCloseTo(1 - (24 * 23 * 22) / (35 * 34 * 33), 10);
});

test('UD-ATT-04: the chance counts what the deck still holds', () => {
  const gone: CombatId[] = ['c-plus3', 'c-plus3', 'c-plus3-self2'];
  const kill = chances(
    { line: ['brute-a'], combatDiscard: gone, players: [{ items: ['baseball-bat'] }] },
    attack('baseball-bat', 0),
  );
  expect(kill[0]).toBeCloseTo(1 / 32, 10);
});

test('UD-CARD-05: where the deck runs out, first its last cards, then the discard made new', () => {
  const players = [{ items: ['fire-axe'] }];
  const miss = chances({ line: ['wanderer-a'], combatDiscard: all('c-minus2'), players }, attack('fire-axe', 0));
  expect(miss[0]).toBeCloseTo(11 / 34, 10);
  const sure = chances({ line: ['wanderer-a'], combatDiscard: all('c-plus2'), players }, attack('fire-axe', 0));
  expect(sure).toEqual([1]);
  const empty = chances({ line: ['wanderer-a'], combatDiscard: all(), players }, attack('fire-axe', 0));
  expect(empty[0]).toBeCloseTo(1 - (24 * 23) / (35 * 34), 10);
});

test('UD-CHAR-TRIGGER-03: without Bullets the preview counts the free one', () => {
  const players = [{ character: 'trigger', items: ['trigger-magnum'] }];
  expect(chances({ line: ['brute-a'], players }, attack('trigger-magnum', 0))[0]).toBeCloseTo(20 / 35, 10);
});

test('UD-ATT-02..03: the previews of loading and of going on tell cards and chance', () => {
  const scene = table(2, {
    line: ['brute-a'],
    players: [{ items: ['pistol', 'bullets', 'bullets', 'vitamins'] }],
  }).play(0, attack('pistol', 0));
  const two = shown(scene.asks('attack/load', 0), load(2));
  expect(shown(scene, load(1))).toMatchObject({ type: 'draw', cards: 1 });
  expect(two).toMatchObject({ type: 'draw', cards: 2 });
  expect(two?.type === 'draw' && two.kill).toBeCloseTo(1 - (24 * 23) / (35 * 34), 10);
  scene.play(0, load(1)).asks('attack/prepare', 0);
  expect(shown(scene, go)).toMatchObject({ type: 'draw', cards: 1 });
  expect(shown(scene, { type: 'vitamins' })).toMatchObject({ type: 'draw', cards: 3 });
  const free = table(2, {
    line: ['brute-a'],
    players: [{ character: 'trigger', items: ['trigger-magnum', 'bullets'] }],
  }).play(0, attack('trigger-magnum', 0));
  expect(shown(free, load(0))).toMatchObject({ type: 'draw', cards: 1 });
  expect(shown(free, load(1))).toMatchObject({ type: 'draw', cards: 1 });
});

test('UD-ATT-02: each further card of ammunition tells what it adds, and that it adds nothing', () => {
  const scene = (line: string, items: readonly string[], character = 'trigger') =>
    table(2, { line: [line], players: [{ character, items: ['trigger-magnum', ...items] }] }).play(
      0,
      attack('trigger-magnum', 0),
    );
  const gain = (at: ReturnType<typeof table>, count: number): number | null | undefined => {
    const told = shown(at, load(count));
    return told?.type === 'draw' ? told.gain : undefined;
  };
  const brute = scene('brute-a', ['bullets', 'bullets']);
  expect(gain(brute, 0)).toBeNull();
  expect(gain(brute, 1), 'the free one draws as many').toBe(0);
  expect(gain(brute, 2)).toBeCloseTo(1 - (15 * 14) / (35 * 34) - 20 / 35, 10);
  expect(gain(scene('brute-a', ['bullets', 'bullets'], 'klepto'), 1), 'nobody shoots with less').toBeNull();
});

test('UD-CHAR-TRIGGER-02, UD-CHAR-HAGGLER-02: a perk that draws more cards tells the chance with them', () => {
  const scene = table(2, {
    line: ['brute-a'],
    players: [{ character: 'trigger', items: ['trigger-magnum', 'bullets'] }],
  })
    .play(0, attack('trigger-magnum', 0))
    .play(0, load(1))
    .asks('attack/prepare', 0);
  const [without, withIt] = [shown(scene, go), shown(scene, { type: 'eagleEye' })];
  if (without?.type !== 'draw' || withIt?.type !== 'draw') throw new Error('not the previews of a draw');
  expect([without.cards, withIt.cards]).toEqual([1, 2]);
  expect(withIt.kill).toBeCloseTo(1 - (15 * 14) / (35 * 34), 10);
  expect(withIt.gain).toBeCloseTo(withIt.kill - without.kill, 10);
  const wasting = table(2, {
    line: ['wanderer-a'],
    players: [{ character: 'haggler', items: ['fire-axe', 'empty-can', 'old-tyre'] }],
  })
    .play(0, attack('fire-axe', 0))
    .asks('attack/prepare', 0);
  const [one, two] = [1, 2].map(count => shown(wasting, { type: 'wasteNot', count }));
  if (one?.type !== 'draw' || two?.type !== 'draw') throw new Error('not the previews of a draw');
  expect(two.cards - one.cards).toBe(1);
  expect(two.kill).toBeGreaterThan(one.kill);
});

test('UD-ATT-08..09: the preview of a chosen card tells what will happen, and it happens', () => {
  const scene = table(2, {
    line: ['wanderer-a:1', 'brute-a^', 'survivor-a'],
    combatDeck: ['c-plus2-area', 'c-plus3-self2'],
    players: [{ items: ['fire-axe'] }],
  }).play(0, attack('fire-axe', 1));
  expect(shown(scene, choose('c-plus2-area'))).toEqual({
    type: 'strike',
    damage: 3,
    area: 1,
    self: 0,
    kills: [0, 2],
    lethal: false,
  });
  expect(shown(scene, choose('c-plus3-self2'))).toEqual({
    type: 'strike',
    damage: 4,
    area: 0,
    self: 2,
    kills: [1],
    lethal: false,
  });
  scene.play(0, choose('c-plus3-self2')).shows({
    line: ['wanderer-a:1', 'survivor-a'],
    players: [{ damage: 2 }, {}],
  });
});

test('UD-ATT-08: the preview knows the floor at 0, and spares cards out of the fight', () => {
  const scene = table(2, {
    line: ['wanderer-a*', 'brute-a', 'wanderer-b:1'],
    combatDeck: ['c-minus2', 'c-x-area'],
    players: [{ items: ['fire-axe'] }],
  }).play(0, attack('fire-axe', 1));
  expect(shown(scene, choose('c-minus2'))).toEqual({
    type: 'strike',
    damage: 0,
    area: 0,
    self: 0,
    kills: [],
    lethal: false,
  });
  expect(shown(scene, choose('c-x-area'))).toEqual({
    type: 'strike',
    damage: 0,
    area: 1,
    self: 0,
    kills: [2],
    lethal: false,
  });
});

test('UD-CHAR-PSYCHO-02: the preview counts the damage of Frenzy where the target would live', () => {
  const scene = table(2, {
    line: ['brute-a'],
    combatDeck: ['c-plus3', 'c-minus1-self1'],
    players: [{ character: 'psycho', items: ['fire-axe'] }],
  }).play(0, attack('fire-axe', 0));
  expect(shown(scene, choose('c-plus3'))).toMatchObject({ damage: 4, self: 0, kills: [0] });
  expect(shown(scene, choose('c-minus1-self1'))).toMatchObject({ damage: 0, self: 2, kills: [] });
});

test('UD-CHAR-PSYCHO-03: the attacks of a Bloodbath are previewed like others, passing is not', () => {
  const scene = table(2, {
    line: ['wanderer-a', 'brute-a'],
    players: [{ character: 'psycho', items: ['machete'] }],
  }).play(0, attack('machete', 0));
  expect(shown(scene.asks('attack/bloodbath', 0), attack('machete', 1))).toMatchObject({ type: 'attack', damage: 3 });
  expect(shown(scene, { type: 'pass' })).toBeNull();
});

test('UD-SPEC-VIT-01: Vitamins after the draw have nothing to tell', () => {
  const scene = table(2, {
    line: ['brute-a'],
    combatDeck: ['c-zero'],
    players: [{ items: ['baseball-bat', 'vitamins'] }],
  })
    .play(0, attack('baseball-bat', 0))
    .play(0, go)
    .asks('attack/choose', 0);
  expect(shown(scene, { type: 'vitamins' })).toBeNull();
});

test('UD-SPEC-BLD-01: hovering Bloodlust shows the area damage it would add', () => {
  const scene = table(2, {
    line: ['wanderer-a:1', 'brute-a'],
    players: [{ items: ['machete', 'bloodlust'] }],
  })
    .play(0, attack('machete', 1))
    .play(0, go)
    .asks('attack/whenChosen', 0);
  expect(shown(scene, go)).toEqual({ type: 'strike', damage: 2, area: 0, self: 0, kills: [], lethal: false });
  expect(shown(scene, bloodlust)).toMatchObject({ damage: 2, area: 1, self: 1, kills: [0] });
});

test('UD-SPEC-BLD-01 UD-CARD-03: what Bloodlust and the chosen card cost is told as one sum', () => {
  const scene = table(2, {
    line: ['wanderer-a:1', 'brute-a'],
    combatDeck: ['c-plus3-self2'],
    players: [{ items: ['baseball-bat', 'bloodlust'] }],
  })
    .play(0, attack('baseball-bat', 1))
    .play(0, go)
    .asks('attack/whenChosen', 0);
  expect(shown(scene, go)).toMatchObject({ self: 2 });
  expect(shown(scene, bloodlust)).toMatchObject({ self: 3 });
  scene.play(0, bloodlust).shows({ players: [{ damage: 3 }, {}] });
});

test('UD-SPEC-FOC-01: after a Focus the preview counts the shares', () => {
  const scene = table(2, {
    line: ['looter-a', 'wanderer-a', 'wanderer-a:1'],
    combatDeck: ['c-plus2'],
    players: [{ items: ['trigger-magnum', 'bullets', 'focus', 'bloodlust'] }],
  })
    .play(0, attack('trigger-magnum', 1))
    .play(0, go)
    .asks('attack/whenChosen', 0);
  expect(shown(scene, { type: 'focus' })).toBeNull();
  scene
    .play(0, { type: 'focus' })
    .play(0, { type: 'spread', foe: 0, points: 3 })
    .play(0, { type: 'spread', foe: 2, points: 0 })
    .asks('attack/whenChosen', 0);
  expect(shown(scene, go)).toEqual({ type: 'strike', damage: 2, area: 0, self: 0, kills: [1, 0], lethal: false });
  expect(shown(scene, bloodlust)).toMatchObject({ damage: 2, area: 1, kills: [1, 0, 2] });
  scene.play(0, go).shows({ line: ['wanderer-a:1'] });
});

test('UD-TOK-GRN-01 UD-TOK-GRN-03: aiming a Grenade tells who is out of the fight, and whom the others attack then', () => {
  const scene = table(2, {
    line: ['brute-a', 'looter-a', 'survivor-a', 'wanderer-a'],
    holder: 0,
    players: [{ items: ['nails', 'explosives'] }],
  });
  const grenade = { type: 'craft', recipe: 'grenade', target: 0, trash: null, workshop: false } as const;
  const told = shown(scene, grenade);
  expect(told).toMatchObject({ type: 'grenade', out: [0, 1], lethal: false });
  expect(told?.type === 'grenade' && told.forecast.map(({ foe, survivor }) => [foe, survivor])).toEqual([[3, 2]]);
  const before = scene.m.state.line.map(({ out }) => out);
  expect(before).toEqual([false, false, false, false]);
  scene.play(0, grenade).shows({ line: ['brute-a*', 'looter-a*', 'survivor-a', 'wanderer-a'] });
});

test('UD-CHAR-PILLAR-02 UD-AI-01: whoever would stand guard sees whom the enemies attack then, and what that comes to', () => {
  const scene = table(2, {
    line: ['brute-a', 'wanderer-a', 'wanderer-a'],
    holder: 1,
    players: [{ character: 'pillar' }, { character: 'psycho' }],
  });
  const told = shown(scene, { type: 'humanShield' });
  expect(told?.type === 'guard' && told.forecast.map(({ seat, blow }) => [seat, blow])).toEqual([
    [0, { type: 'wounds', damage: 1, byCards: false, fatal: false }],
    [1, { type: 'wounds', damage: 1, byCards: false, fatal: false }],
    [0, { type: 'wounds', damage: 1, byCards: false, fatal: false }],
  ]);
  expect(scene.m.state.holder).toBe(1);
  expect(scene.m.state.players[0]?.shield).toBe(0);
  scene.play(0, { type: 'humanShield' });
  expect(told?.type === 'guard' && told.forecast).toEqual(forecast(scene.m));
});

test('UD-TOK-BAR-01: making a Barricade tells which blow it will take', () => {
  const scene = table(2, {
    line: ['looter-a', 'wanderer-a', 'wanderer-a'],
    holder: 0,
    players: [{ items: ['planks', 'nails'] }, {}],
  });
  const barricade = { type: 'craft', recipe: 'barricade', target: null, trash: null, workshop: false } as const;
  const told = shown(scene, barricade);
  expect(told?.type === 'guard' && told.forecast.map(({ seat, blow }) => [seat, blow?.type])).toEqual([
    [0, 'blocked'],
    [1, 'wounds'],
    [0, 'wounds'],
  ]);
  scene.play(0, barricade);
  expect(told?.type === 'guard' && told.forecast).toEqual(forecast(scene.m));
});

test('UD-TOK-SPR-01: aiming a Spear tells its damage, and whom it kills', () => {
  const scene = table(2, { line: ['brute-a', 'wanderer-a:1'], players: [{ items: ['planks', 'shards'] }] });
  const spear = (target: number) => ({ type: 'craft', recipe: 'spear', target, trash: null, workshop: false }) as const;
  expect(shown(scene, spear(0))).toEqual({ type: 'spear', damage: 3, kills: [], lethal: false });
  expect(shown(scene, spear(1))).toEqual({ type: 'spear', damage: 3, kills: [1], lethal: false });
  expect(shown(scene, { ...spear(0), target: null })).toBeNull();
});

test('UD-SPEC-LUCK-01: replacing a card of an attack tells what it comes to now, and the chance afterwards', () => {
  const scene = table(2, {
    line: ['brute-a'],
    combatDeck: ['c-minus1', 'c-plus1'],
    players: [{ items: ['fire-axe'] }, { items: ['luck'] }],
  })
    .play(0, attack('fire-axe', 0))
    .asks('luck/ask', 1);
  const told = shown(scene, { type: 'luck', card: 'c-minus1' }, 1);
  expect(told).toMatchObject({ type: 'luck', fixed: 0, now: 0 });
  expect(told?.type === 'luck' && told.after).toBeCloseTo(0, 10); // nothing adds 4
  expect(shown(scene, { type: 'pass' }, 1)).toMatchObject({ type: 'luck', fixed: 0, now: 1, after: 0 });
});

test('UD-SPEC-LUCK-01: replacing a card of an enemy tells the blow as it stands, and about what comes instead', () => {
  const scene = table(2, {
    line: ['looter-c'],
    holder: 0,
    combatDeck: ['c-plus3'],
    players: [{ items: ['luck'] }, {}],
  })
    .play(0, { type: 'end' })
    .play(1, { type: 'end' })
    .asks('luck/ask', 0);
  const told = shown(scene, { type: 'luck', card: 'c-plus3' });
  expect(told).toMatchObject({ type: 'luck', isEnemy: true, fixed: 1, now: 4 });
  expect(told?.type === 'luck' && told.after).toBeLessThan(3);
  expect(shown(scene, { type: 'pass' })).toMatchObject({ type: 'luck', now: 4, after: 4 });
});

describe('UD-RULING-08: whatever would kill its own player is asked about first', () => {
  const left = (life: number, items: string[], more: object = {}) =>
    table(2, { line: ['brute-a'], players: [{ character: 'pillar', items, damage: 10 - life }], ...more });
  const psycho = (life: number, items: string[], line: string[], combatDeck: string[] = []) =>
    table(2, { line, combatDeck, players: [{ character: 'psycho', items, damage: 7 - life }] });

  /** Whether the page asks, in both languages, before this is done. */
  function isAsked(scene: ReturnType<typeof table>, action: Action): boolean {
    const told = shown(scene, action);
    if (!told) return false;
    const [fr, en] = (['fr', 'en'] as const).map(language => warning(told, { language }));
    expect(fr === null).toBe(en === null);
    if (fr !== null) expect(grave).toContain(action.type);
    return fr !== null;
  }

  test('UD-SPEC-NRG-01: the Energy Drink', () => {
    expect(isAsked(left(1, ['energy-drink']), { type: 'drink' })).toBe(true);
    expect(isAsked(left(2, ['energy-drink']), { type: 'drink' })).toBe(false);
    left(1, ['energy-drink']).play(0, { type: 'drink' }).ends('death');
  });

  test('UD-SPEC-BLD-01: Bloodlust before the draw and before the damage', () => {
    const before = (life: number) => left(life, ['machete', 'bloodlust']).play(0, attack('machete', 0));
    expect(isAsked(before(1), bloodlust)).toBe(true);
    expect(isAsked(before(2), bloodlust)).toBe(false);
    expect(isAsked(before(1).play(0, go).asks('attack/whenChosen', 0), bloodlust)).toBe(true);
    expect(isAsked(before(2).play(0, go), bloodlust)).toBe(false);
    expect(isAsked(before(1), go)).toBe(false);
  });

  test('UD-SPEC-BLD-01 UD-CARD-03: Bloodlust where the chosen card does the rest', () => {
    const chosen = (life: number) =>
      left(life, ['fire-axe', 'bloodlust'], { combatDeck: ['c-plus3-self2', 'c-zero'] })
        .play(0, attack('fire-axe', 0))
        .play(0, go)
        .play(0, choose('c-plus3-self2'))
        .asks('attack/whenChosen', 0);
    expect(isAsked(chosen(3), bloodlust)).toBe(true);
    expect(isAsked(chosen(3), go)).toBe(false);
    expect(isAsked(chosen(4), bloodlust)).toBe(false);
    expect(isAsked(chosen(2), go)).toBe(true);
  });

  test('UD-CARD-03: a Combat card that hurts whoever chooses it', () => {
    const drawn = (life: number) =>
      left(life, ['fire-axe'], { combatDeck: ['c-plus3-self2', 'c-zero'] }).play(0, attack('fire-axe', 0));
    expect(isAsked(drawn(2), choose('c-plus3-self2'))).toBe(true);
    expect(isAsked(drawn(3), choose('c-plus3-self2'))).toBe(false);
    expect(isAsked(drawn(1), choose('c-zero'))).toBe(false);
  });

  test('UD-CHAR-PSYCHO-02: an attack of the Psycho on what cannot fall', () => {
    expect(isAsked(psycho(1, ['machete'], ['brute-a']), attack('machete', 0))).toBe(true);
    expect(isAsked(psycho(2, ['machete'], ['brute-a']), attack('machete', 0))).toBe(false);
    expect(isAsked(psycho(1, ['machete'], ['looter-a']), attack('machete', 0))).toBe(false); // it falls
    expect(isAsked(psycho(1, ['fire-axe'], ['brute-a']), attack('fire-axe', 0))).toBe(false); // it may
    expect(isAsked(left(1, ['machete']), attack('machete', 0))).toBe(false); // nobody else is so mad
    psycho(1, ['machete'], ['brute-a']).play(0, attack('machete', 0)).ends('death');
  });

  test('UD-CHAR-PSYCHO-02: loading, going on and choosing tell of Frenzy too', () => {
    const loading = psycho(1, ['pistol', 'bullets', 'bullets'], ['monster-a']).play(0, attack('pistol', 0));
    expect(isAsked(loading.asks('attack/load', 0), load(2))).toBe(true);
    const going = psycho(1, ['machete', 'bloodlust'], ['brute-a']).play(0, attack('machete', 0));
    expect(isAsked(going.asks('attack/prepare', 0), go)).toBe(true);
    const choosing = psycho(1, ['fire-axe'], ['brute-a'], ['c-plus3', 'c-zero']).play(0, attack('fire-axe', 0));
    expect(isAsked(choosing, choose('c-zero'))).toBe(true);
    expect(isAsked(choosing, choose('c-plus3'))).toBe(false);
  });

  test('UD-SPEC-FOC-01 UD-CHAR-PSYCHO-02: giving away the points that would have felled the target', () => {
    const scene = psycho(1, ['machete', 'focus'], ['looter-a', 'looter-b'])
      .play(0, attack('machete', 0))
      .play(0, { type: 'focus' })
      .asks('attack/spread', 0);
    expect(isAsked(scene, { type: 'spread', foe: 1, points: 1 })).toBe(true);
    expect(isAsked(scene, { type: 'spread', foe: 1, points: 0 })).toBe(false);
    scene.play(0, { type: 'spread', foe: 1, points: 1 }).ends('death');
  });
});

test('UD-WAVE-07: hovering Delay tells whether it kills and how many cards are left; Face tells how many come', () => {
  const drawn = (damage: number, character = 'pillar') =>
    table(2, { phase: 'search', active: ['wave', 'planks', 'nails'], players: [{ character, damage }] });
  expect(shown(drawn(8), { type: 'delay' })).toEqual({ type: 'delay', lethal: false, pile: 2 });
  expect(shown(drawn(9), { type: 'delay' })).toEqual({ type: 'delay', lethal: true, pile: 2 });
  expect(shown(drawn(7, 'klepto'), { type: 'delay' })).toEqual({ type: 'delay', lethal: false, pile: 2 });
  const faced = drawn(9);
  const told = shown(faced, { type: 'face' });
  const before = faced.m.state.line.length;
  faced.play(0, { type: 'face' });
  expect(told).toEqual({ type: 'face', lethal: false, foes: faced.m.state.line.length - before });
});
