import { expect, test } from 'vitest';
import { deciders, options, prompt } from '../../../engine/queries.ts';
import type { CombatId } from '../content/combat.ts';
import type { WeaponId } from '../content/weapons.ts';
import { table } from './table.ts';

const attack = (weapon: WeaponId, target: number) => ({ type: 'attack', weapon, target }) as const;
const choose = (card: CombatId) => ({ type: 'choose', card }) as const;
const discard = (
  card: 'katana' | 'empty-can' | 'old-tyre' | 'backpack' | 'bullets' | 'arrows' | 'luck',
  bag: number | null = null,
) => ({ type: 'discard', card, bag }) as const;
const end = { type: 'end' } as const;
const go = { type: 'go' } as const;

// ---- prompts with one answer --------------------------------------------------------------------------------------

test('UD-CASE-83 UD-PROMPT-16: without Luck and Encouragement nobody is asked for them', () => {
  table(6, {
    line: ['monster-a'],
    combatDeck: ['c-zero', 'c-plus1'],
    players: [{ items: ['fire-axe'] }],
  })
    .asks('turn/act', 0)
    .play(0, attack('fire-axe', 0))
    .asks('attack/choose', 0)
    .play(0, choose('c-plus1'))
    .asks('turn/act', 0)
    .play(0, end)
    .asks('turn/act', 1);
});

test('UD-PROMPT-16: one Bullets card, nothing to prepare, one Combat card, nothing to add: nobody is asked', () => {
  table(2, { line: ['brute-a', 'brute-b'], combatDeck: ['c-plus1'], players: [{ items: ['pistol', 'bullets'] }] })
    .play(0, attack('pistol', 0))
    .asks('turn/act', 0)
    .shows({ line: ['brute-a:1', 'brute-b'], players: [{ items: ['pistol'] }, {}], combatDiscard: ['c-plus1'] });
});

test('UD-PROMPT-16: two equal Combat cards are one option', () => {
  table(2, { line: ['brute-a'], combatDeck: ['c-plus1', 'c-plus1'], players: [{ items: ['fire-axe'] }] })
    .play(0, attack('fire-axe', 0))
    .asks('turn/act', 0)
    .shows({ line: ['brute-a:3'], combatDiscard: ['c-plus1', 'c-plus1'] });
});

test('UD-PROMPT-16: with a second option the same prompts are asked', () => {
  table(2, {
    line: ['brute-a', 'brute-b'],
    combatDeck: ['c-plus1', 'c-zero'],
    players: [{ items: ['pistol', 'bullets', 'bullets', 'bloodlust'] }],
  })
    .play(0, attack('pistol', 0))
    .asks('attack/load', 0)
    .play(0, { type: 'load', count: 2 })
    .asks('attack/prepare', 0)
    .play(0, go)
    .asks('attack/choose', 0)
    .play(0, choose('c-zero'))
    .asks('attack/whenChosen', 0)
    .play(0, go)
    .asks('turn/act', 0);
});

test('UD-PROMPT-16: Sticky Fingers that reveal only Bad Luck ask no further', () => {
  table(2, {
    line: ['wanderer-a'],
    reserve: ['fracture', 'crow-attack', 'luck'],
    players: [{ character: 'klepto', items: ['machete'] }],
  })
    .play(0, attack('machete', 0))
    .asks('attack/whenKilled', 0)
    .play(0, { type: 'rummage' })
    .asks('turn/act', 0)
    .shows({
      players: [{ damage: 0, items: ['machete'] }, {}],
      rubbleDiscard: ['fracture', 'crow-attack'],
      reserve: ['luck'],
    });
});

test('UD-PROMPT-16: a Focus with no points left to share asks no further', () => {
  table(2, { line: ['brute-a', 'brute-b', 'brute-c'], players: [{ items: ['machete', 'focus'] }] })
    .play(0, attack('machete', 1))
    .play(0, { type: 'focus' })
    .asks('attack/spread', 0)
    .play(0, { type: 'spread', foe: 0, points: 2 })
    .asks('turn/act', 0)
    .shows({ line: ['brute-a:2', 'brute-b', 'brute-c'] });
});

test('UD-PROMPT-16: the end of a turn is always asked', () => {
  table(2, { line: ['brute-a'], players: [{ character: 'haggler' }, { character: 'klepto' }] })
    .asks('turn/act', 0)
    .offers(0, end)
    .play(0, end)
    .asks('turn/act', 1)
    .offers(1, end);
});

test('UD-PROMPT-16: ready is always asked', () => {
  table(1, { phase: 'exchange' })
    .asks('exchange/trade', 0)
    .offers(0, { type: 'ready' })
    .play(0, { type: 'ready' })
    .asks('turn/act', 0);
});

test('UD-PROMPT-16: the drawn card is always shown to the seat, even if it cannot be kept', () => {
  const full = ['machete', 'pistol', 'crossbow', 'shotgun', 'fire-axe', 'pitchfork', 'hunting-bow', 'baseball-bat'];
  table(2, { phase: 'search', active: ['luck', 'planks', 'wave'], players: [{ items: full }] })
    .asks('find/keep', 0)
    .offers(0, { type: 'leave' })
    .play(0, { type: 'leave' })
    .asks('find/keep', 1)
    .shows({ rubbleDiscard: ['luck'], players: [{ items: full }, {}] });
});

// ---- free moves -----------------------------------------------------------------------------------------------------

const bag = { items: ['old-tyre'], bags: [['empty-can']] };
const withBag = (...items: string[]) => ({ ...bag, items: [...items, ...bag.items] });

const PROMPTS: [step: string, seat: number, reach: () => ReturnType<typeof table>][] = [
  ['find/keep', 0, () => table(2, { phase: 'search', active: ['luck', 'wave'], players: [bag] })],
  ['wave/choose', 0, () => table(2, { phase: 'search', active: ['wave', 'luck'], players: [bag] })],
  ['exchange/trade', 0, () => table(1, { phase: 'exchange', players: [bag] })],
  ['turn/act', 0, () => table(2, { line: ['brute-a'], players: [withBag('machete')] })],
  [
    'attack/load',
    0,
    () =>
      table(2, { line: ['brute-a'], players: [withBag('pistol', 'bullets', 'bullets')] }).play(0, attack('pistol', 0)),
  ],
  [
    'attack/prepare',
    0,
    () => table(2, { line: ['brute-a'], players: [withBag('machete', 'vitamins')] }).play(0, attack('machete', 0)),
  ],
  [
    'luck/ask',
    1,
    () =>
      table(2, { line: ['brute-a'], players: [{ items: ['baseball-bat'] }, withBag('luck')] }).play(
        0,
        attack('baseball-bat', 0),
      ),
  ],
  [
    'attack/choose',
    0,
    () =>
      table(2, { line: ['brute-a'], combatDeck: ['c-zero', 'c-plus1'], players: [withBag('fire-axe')] }).play(
        0,
        attack('fire-axe', 0),
      ),
  ],
  [
    'attack/whenChosen',
    0,
    () =>
      table(2, { line: ['brute-a', 'brute-a'], players: [withBag('machete', 'focus')] }).play(0, attack('machete', 0)),
  ],
  [
    'attack/spread',
    0,
    () =>
      table(2, { line: ['brute-a', 'brute-a'], players: [withBag('machete', 'focus')] })
        .play(0, attack('machete', 0))
        .play(0, { type: 'focus' }),
  ],
  ['turn/whenEnding', 1, () => table(2, { line: ['brute-a'], players: [{}, withBag('encouragement')] }).play(0, end)],
  [
    'enemyAttack/keep',
    0,
    () => table(1, { line: ['wanderer-c'], combatDeck: ['c-plus2', 'c-plus2-self1'], players: [bag] }).play(0, end),
  ],
  [
    'attack/whenKilled',
    0,
    () =>
      table(2, { line: ['wanderer-a'], players: [{ ...withBag('machete'), character: 'klepto' }] }).play(
        0,
        attack('machete', 0),
      ),
  ],
  [
    'attack/bloodbath',
    0,
    () =>
      table(2, { line: ['wanderer-a', 'brute-a'], players: [{ ...withBag('machete'), character: 'psycho' }] }).play(
        0,
        attack('machete', 0),
      ),
  ],
];

test.each(PROMPTS)(
  'UD-PROMPT-17: at %s seat %i may move and discard, and is asked the same again',
  (step, seat, reach) => {
    const scene = reach();
    const asked = () => ({
      step: prompt(scene.m, null)?.step,
      seats: deciders(scene.m),
      options: options(scene.m, seat),
    });
    const before = asked();
    expect(before).toMatchObject({ step, seats: [seat] });
    scene.allows(seat, discard('old-tyre'), discard('empty-can', 0), discard('backpack', 0));
    scene.play(seat, { type: 'stow', card: 'old-tyre', bag: 0 });
    expect(asked()).toEqual(before);
    scene.play(seat, { type: 'unstow', card: 'empty-can', bag: 0 });
    expect(asked()).toEqual(before);
    scene.play(seat, discard('empty-can')).play(seat, discard('old-tyre', 0)).play(seat, discard('backpack', 0));
    expect(asked()).toEqual(before);
    expect(scene.m.state.rubbleDiscard.slice(-3)).toEqual(['empty-can', 'old-tyre', 'backpack']);
  },
);

test('UD-PROMPT-17: free moves are no options: a prompt with one answer is skipped all the same', () => {
  table(2, {
    line: ['brute-a'],
    combatDeck: ['c-zero'],
    players: [{ items: ['baseball-bat', 'luck'], bags: [['planks']] }],
  })
    .play(0, attack('baseball-bat', 0))
    .asks('luck/ask', 0)
    .play(0, discard('luck'))
    .asks('turn/act', 0)
    .shows({ line: ['brute-a:3'], rubbleDiscard: ['luck'], players: [{ bags: [['planks']] }, {}] });
});

test('UD-PROMPT-17: any seat may move and discard at any time, asked or not', () => {
  table(3, { line: ['brute-a'], players: [{ items: ['machete'] }, {}, { items: ['old-tyre'], bags: [[]] }] })
    .asks('turn/act', 0)
    .play(2, { type: 'stow', card: 'old-tyre', bag: 0 })
    .asks('turn/act', 0)
    .play(2, discard('backpack', 0))
    .asks('turn/act', 0)
    .refuses(2, attack('machete', 0), 'UD-COMBAT-02')
    .shows({ players: [{ items: ['machete'] }, {}, { items: [], bags: [] }], rubbleDiscard: ['backpack', 'old-tyre'] });
});

test('UD-PROMPT-17: the weapon of a declared attack cannot be discarded until the attack is resolved', () => {
  table(2, {
    line: ['monster-a'],
    combatDeck: ['c-zero', 'c-plus1', 'c-minus1'],
    players: [{ items: ['katana', 'vitamins', 'old-tyre'] }],
  })
    .allows(0, discard('katana'))
    .play(0, attack('katana', 0))
    .asks('attack/prepare', 0)
    .refuses(0, discard('katana'), 'UD-INV-04')
    .play(0, { type: 'vitamins' })
    .asks('attack/choose', 0)
    .refuses(0, discard('katana'), 'UD-INV-04')
    .play(0, discard('old-tyre'))
    .play(0, choose('c-plus1'))
    .asks('turn/act', 0)
    .shows({ line: ['monster-a:5'], players: [{ items: ['katana'] }, {}] })
    .play(0, discard('katana'))
    .shows({ players: [{ items: [] }, {}], rubbleDiscard: ['vitamins', 'old-tyre', 'katana'] });
});

test('UD-PROMPT-17 UD-ATT-02: a declared shot keeps one card of its ammunition until it is loaded', () => {
  table(2, {
    line: ['monster-a'],
    combatDeck: ['c-zero', 'c-plus1'],
    players: [{ items: ['pistol', 'bullets', 'vitamins'], bags: [['bullets', 'arrows']] }],
  })
    .play(0, attack('pistol', 0))
    .asks('attack/load', 0)
    .allows(0, discard('backpack', 0)) // one card of Bullets is left outside of it
    .play(0, discard('bullets'))
    .offers(0, { type: 'load', count: 1 })
    .refuses(0, discard('bullets', 0), 'UD-INV-04')
    .refuses(0, discard('backpack', 0), 'UD-INV-04')
    .allows(0, discard('arrows', 0))
    .play(0, { type: 'load', count: 1 })
    .asks('attack/prepare', 0)
    .allows(0, discard('backpack', 0));
});

test('UD-PROMPT-17 UD-ATT-02: a Backpack with all the ammunition stays until the shot is loaded', () => {
  table(2, {
    line: ['monster-a'],
    players: [{ items: ['pistol'], bags: [['bullets', 'bullets']] }],
  })
    .play(0, attack('pistol', 0))
    .refuses(0, discard('backpack', 0), 'UD-INV-04')
    .allows(0, discard('bullets', 0));
});

test('UD-PROMPT-17 UD-CHAR-TRIGGER-03: with a bullet in the chamber all the others may go', () => {
  table(2, {
    line: ['monster-a'],
    players: [{ character: 'trigger', items: ['pistol', 'bullets', 'bullets'] }],
  })
    .play(0, attack('pistol', 0))
    .play(0, discard('bullets'))
    .play(0, discard('bullets'))
    .offers(0, { type: 'load', count: 0 });
});

test('UD-PROMPT-17: nor can the Backpack that holds it; the same weapon kind of another seat can', () => {
  table(2, {
    line: ['monster-a'],
    combatDeck: ['c-zero'],
    players: [{ items: [], bags: [['katana', 'vitamins']] }, { items: ['katana'] }],
  })
    .allows(0, discard('backpack', 0))
    .play(0, attack('katana', 0))
    .asks('attack/prepare', 0)
    .refuses(0, discard('backpack', 0), 'UD-INV-04')
    .refuses(0, discard('katana', 0), 'UD-INV-04')
    .play(0, { type: 'unstow', card: 'katana', bag: 0 })
    .refuses(0, discard('katana'), 'UD-INV-04')
    .play(1, discard('katana'))
    .play(0, go)
    .asks('attack/choose', 0)
    .play(0, choose('c-zero'))
    .asks('turn/act', 0)
    .shows({ line: ['monster-a:6'], players: [{ items: ['katana'], bags: [['vitamins']] }, { items: [] }] });
});

test('UD-PROMPT-17: nothing that is discarded meanwhile changes an attack already declared', () => {
  table(2, {
    line: ['monster-a'],
    combatDeck: ['c-zero', 'c-plus2'],
    players: [{ items: ['pistol', 'bullets', 'bullets', 'bullets', 'vitamins'] }],
  })
    .play(0, attack('pistol', 0))
    .play(0, { type: 'load', count: 2 })
    .asks('attack/prepare', 0)
    .play(0, discard('bullets'))
    .play(0, go)
    .asks('attack/choose', 0)
    .offers(0, choose('c-zero'), choose('c-plus2'), { type: 'vitamins' })
    .play(0, choose('c-plus2'))
    .asks('turn/act', 0)
    .shows({ line: ['monster-a:4'], players: [{ items: ['pistol', 'vitamins'] }, {}] });
});

test('UD-PROMPT-17: throwing ammunition away does not fire the shot, even where a single choice is left', () => {
  table(1, { line: ['brute-a'], players: [{ items: ['pistol', 'bullets', 'bullets'] }] })
    .play(0, { type: 'attack', weapon: 'pistol', target: 0 })
    .asks('attack/load', 0)
    .play(0, { type: 'discard', card: 'bullets', bag: null })
    .asks('attack/load', 0)
    .offers(0, { type: 'load', count: 1 });
});
