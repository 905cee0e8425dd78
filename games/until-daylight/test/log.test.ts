import { describe, expect, test } from 'vitest';
import { given } from '../../../engine/testing/scene.ts';
import type { CombatId } from '../content/combat.ts';
import type { WeaponId } from '../content/weapons.ts';
import { game } from '../rules/game.ts';
import { table } from './table.ts';

// What the table hears, whole and in order: logs, sounds and pictures know nothing else.

const end = { type: 'end' } as const;
const go = { type: 'go' } as const;
const ready = { type: 'ready' } as const;
const attack = (weapon: WeaponId, target: number) => ({ type: 'attack', weapon, target }) as const;
const choose = (card: CombatId) => ({ type: 'choose', card }) as const;

describe('set-up and Search phase', () => {
  test('UD-SETUP-03..05 UD-SEARCH-01: who takes what, and how the first round begins', () => {
    const scene = given(game, { seats: 1, options: { difficulty: 'normal', firstPlayer: 0 } })
      .play(0, { type: 'pickCharacter', character: 'pillar' })
      .hears(null, { type: 'characterPicked', seat: 0, character: 'pillar' })
      .play(0, { type: 'pickWeapon', weapon: 'machete' })
      .hears(null, { type: 'weaponPicked', seat: 0, weapon: 'machete' })
      .shuffle('wave');
    scene
      .play(0, { type: 'pickWeapon', weapon: 'pistol' })
      .hears(
        null,
        { type: 'weaponPicked', seat: 0, weapon: 'pistol' },
        { type: 'roundStarted', round: 1, first: 0, pile: 8 },
        { type: 'phaseStarted', phase: 'search' },
        { type: 'waveDrawn', seat: 0 },
        { type: 'assaultRevealed', assault: scene.m.state.assault },
      );
  });

  test('UD-SEARCH-04..07 UD-INV-06: cards that are kept, left, or bad luck', () => {
    const items = ['machete', 'luck'];
    table(2, {
      phase: 'search',
      active: ['nails', 'planks', 'fracture', 'crow-attack', 'rodent-attack', 'crow-attack', 'cables', 'wave'],
      players: [{ items: [] }, { items }],
    })
      .play(0, { type: 'keep', instead: null })
      .hears(null, { type: 'cardKept', seat: 0, card: 'nails' }, { type: 'cardDrawn', seat: 1, card: 'planks' })
      .picks(0)
      .picks(0)
      .play(1, { type: 'leave' })
      .hears(
        null,
        { type: 'cardLeft', seat: 1, card: 'planks' },
        { type: 'cardDrawn', seat: 0, card: 'fracture' },
        { type: 'damaged', seat: 0, amount: 2, cause: 'badLuck', damage: 2, life: 10 },
        { type: 'cardDrawn', seat: 1, card: 'crow-attack' },
        { type: 'discarded', seat: 1, cards: ['luck'], cause: 'crows' },
        { type: 'cardDrawn', seat: 0, card: 'rodent-attack' },
        { type: 'damaged', seat: 0, amount: 1, cause: 'badLuck', damage: 3, life: 10 },
        { type: 'cardDrawn', seat: 1, card: 'crow-attack' },
        { type: 'nothingLost', seat: 1, cause: 'crows' },
        { type: 'cardDrawn', seat: 0, card: 'cables' },
      );
  });

  test('UD-SEARCH-06: what goes to make room', () => {
    const items = ['machete', 'pistol', 'empty-can', 'old-tyre', 'vhs-tape', 'luck', 'focus', 'bullets', 'bullets'];
    table(2, { phase: 'search', active: ['vitamins', 'nails', 'wave'], players: [{ items }] })
      .play(0, { type: 'keep', instead: { card: 'bullets', bag: null } })
      .hears(
        null,
        { type: 'discarded', seat: 0, cards: ['bullets', 'bullets'], cause: 'room' },
        { type: 'cardKept', seat: 0, card: 'vitamins' },
        { type: 'cardDrawn', seat: 1, card: 'nails' },
      );
  });

  test('UD-WAVE-01..05 UD-ASSAULT-01: the WAVE delayed, passed on and faced', () => {
    const scene = table(2, { phase: 'search', active: ['wave'], assault: 'brutal' })
      .play(0, { type: 'delay' })
      .hears(
        null,
        { type: 'waveDelayed', seat: 0, free: false },
        { type: 'damaged', seat: 0, amount: 1, cause: 'delay', damage: 1, life: 10 },
        { type: 'wavePassed', seat: 1 },
      )
      .play(1, { type: 'face' });
    const line = scene.m.state.line.map(({ id, card }) => ({ id, card }));
    expect(line).toHaveLength(4);
    scene.hears(
      null,
      { type: 'waveFaced', seat: 1 },
      { type: 'hordeArrived', foes: line },
      { type: 'phaseStarted', phase: 'exchange' },
    );
  });

  test('UD-CHAR-KLEPTO-03: a delay of another seat that costs nothing', () => {
    const players = [{}, { character: 'klepto' }, {}];
    table(3, { phase: 'search', active: ['nails', 'wave', 'planks', 'cables'], first: 1, players })
      .play(1, { type: 'leave' })
      .play(2, { type: 'delay' })
      .hears(
        null,
        { type: 'waveDelayed', seat: 2, free: true },
        { type: 'perkUsed', seat: 1, perk: 'diversion', target: null },
        { type: 'cardDrawn', seat: 2, card: 'planks' },
      )
      .shows({ players: [{ used: [] }, { used: ['first'] }, { used: [], damage: 0 }] });
  });

  test('UD-ASSAULT-04 UD-SEARCH-02: piles that are made anew', () => {
    const scene = table(1, { active: [], reserve: ['luck'], rubbleDiscard: ['planks'] })
      .shuffle('planks')
      .shuffle('luck')
      .play(0, end);
    expect(scene.events('reshuffled')).toEqual([{ type: 'reshuffled', pile: 'rubble' }]);
    const horde = table(1, { phase: 'search', active: ['wave'], assault: 'brutal' });
    horde.m.state.hordeDiscard.brute = horde.m.state.horde.brute.splice(0);
    horde.play(0, { type: 'face' });
    expect(horde.events('reshuffled')).toEqual([{ type: 'reshuffled', pile: 'brute' }]);
  });
});

describe('Exchange phase', () => {
  test('UD-TRADE-01..04 UD-HEAL-01: gifts, refusals, healing', () => {
    const players = [{ items: ['luck', 'bandages'], bags: [['nails', 'nails']], damage: 1 }, { items: [] }];
    table(2, { phase: 'exchange', players })
      .play(0, { type: 'offer', card: 'luck', bag: null, to: 1 })
      .hears(null, { type: 'offered', from: 0, to: 1, card: 'luck' })
      .play(1, { type: 'refuse', from: 0 })
      .hears(null, { type: 'refused', from: 0, to: 1, card: 'luck' })
      .play(0, { type: 'heal', card: 'bandages' })
      .hears(
        null,
        { type: 'discarded', seat: 0, cards: ['bandages'], cause: 'used' },
        { type: 'healed', seat: 0, amount: 1, card: 'bandages', damage: 0 },
      )
      .play(0, { type: 'offer', card: 'backpack', bag: 0, to: 1 })
      .play(1, { type: 'accept', from: 0, instead: null })
      .hears(null, { type: 'given', from: 0, to: 1, card: 'backpack', inside: ['nails', 'nails'] })
      .play(0, ready)
      .hears(null, { type: 'seatReady', seat: 0 })
      .play(1, ready)
      .hears(
        null,
        { type: 'seatReady', seat: 1 },
        { type: 'phaseStarted', phase: 'combat' },
        { type: 'turnStarted', seat: 0 },
      );
  });

  test('UD-CHAR-HAGGLER-03: the Black Market', () => {
    const players = [{ character: 'haggler', items: ['nails'] }];
    table(2, { phase: 'exchange', players, rubbleDiscard: ['luck'] })
      .play(0, { type: 'blackMarket', card: 'nails', bag: null })
      .hears(
        null,
        { type: 'perkUsed', seat: 0, perk: 'black-market', target: null },
        { type: 'discarded', seat: 0, cards: ['nails'], cause: 'sold' },
      )
      .play(0, { type: 'take', card: 'luck', instead: null })
      .hears(null, { type: 'tookFromDiscard', seat: 0, card: 'luck' });
  });
});

describe('an attack', () => {
  test('UD-ATT-01..10: declared, loaded, drawn, chosen, struck, paid for', () => {
    const players = [{ items: ['pistol', 'bullets', 'bullets', 'vitamins', 'bloodlust', 'nails'] }];
    const combatDeck = ['c-zero', 'c-plus3-self2'];
    table(2, { line: ['wanderer-a', 'brute-a', 'survivor-a'], combatDeck, players })
      .play(0, attack('pistol', 1))
      .hears(null, { type: 'attacked', seat: 0, weapon: 'pistol', target: 1, card: 'brute-a' })
      .play(0, { type: 'load', count: 2 })
      .hears(null, { type: 'discarded', seat: 0, cards: ['bullets', 'bullets'], cause: 'ammo' })
      .play(0, { type: 'bloodlust' })
      .hears(
        null,
        { type: 'discarded', seat: 0, cards: ['bloodlust'], cause: 'used' },
        { type: 'specialPlayed', seat: 0, card: 'bloodlust' },
        { type: 'damaged', seat: 0, amount: 1, cause: 'bloodlust', damage: 1, life: 10 },
      )
      .play(0, go)
      .hears(null, { type: 'combatDrawn', by: 0, enemy: null, cards: combatDeck })
      .play(0, choose('c-plus3-self2'))
      .hears(
        null,
        { type: 'combatChosen', by: 0, enemy: null, card: 'c-plus3-self2' },
        { type: 'foeHurt', foe: 1, card: 'brute-a', amount: 5, left: 0, cause: 'attack' },
        { type: 'foeHurt', foe: 0, card: 'wanderer-a', amount: 1, left: 1, cause: 'area' },
        { type: 'foeHurt', foe: 2, card: 'survivor-a', amount: 1, left: 0, cause: 'area' },
        { type: 'foeKilled', foe: 1, card: 'brute-a' },
        { type: 'foeKilled', foe: 2, card: 'survivor-a' },
        { type: 'damaged', seat: 0, amount: 2, cause: 'selfDamage', damage: 3, life: 10 },
        { type: 'combatDiscarded', cards: combatDeck },
      );
  });

  test('UD-SPEC-VIT-01 UD-SPEC-LUCK-01 UD-CARD-04..05: more cards, others instead, a card lost, a deck made anew', () => {
    const players = [{ items: ['baseball-bat', 'vitamins'] }, { items: ['luck'] }];
    const scene = table(2, { line: ['monster-a'], combatDeck: ['c-minus2', 'c-zero', 'c-plus1'], players })
      .play(0, attack('baseball-bat', 0))
      .play(0, { type: 'vitamins' })
      .hears(
        null,
        { type: 'discarded', seat: 0, cards: ['vitamins'], cause: 'used' },
        { type: 'specialPlayed', seat: 0, card: 'vitamins' },
        { type: 'combatDrawn', by: 0, enemy: null, cards: ['c-minus2', 'c-zero', 'c-plus1'] },
      );
    const { state } = scene.m;
    state.combatDiscard.push(...state.combatDeck.splice(0));
    scene
      .shuffle('c-plus1-discard')
      .play(1, { type: 'luck', card: 'c-zero' })
      .hears(
        null,
        { type: 'discarded', seat: 1, cards: ['luck'], cause: 'used' },
        { type: 'specialPlayed', seat: 1, card: 'luck' },
        { type: 'combatDiscarded', cards: ['c-zero'] },
        { type: 'reshuffled', pile: 'combat' },
        { type: 'combatReplaced', seat: 1, from: 'c-zero', to: 'c-plus1-discard' },
      )
      .play(0, choose('c-plus1-discard'))
      .hears(
        null,
        { type: 'combatChosen', by: 0, enemy: null, card: 'c-plus1-discard' },
        { type: 'foeHurt', foe: 0, card: 'monster-a', amount: 2, left: 6, cause: 'attack' },
        { type: 'nothingLost', seat: 0, cause: 'combatCard' },
        { type: 'combatDiscarded', cards: ['c-minus2', 'c-plus1-discard', 'c-plus1'] },
      );
  });

  test('UD-SPEC-FOC-01: damage that is split', () => {
    table(2, { line: ['looter-a', 'brute-a', 'looter-b'], players: [{ items: ['machete', 'focus'] }] })
      .play(0, attack('machete', 1))
      .play(0, { type: 'focus' })
      .hears(
        null,
        { type: 'discarded', seat: 0, cards: ['focus'], cause: 'used' },
        { type: 'specialPlayed', seat: 0, card: 'focus' },
      )
      .play(0, { type: 'spread', foe: 0, points: 1 })
      .hears(null)
      .play(0, { type: 'spread', foe: 2, points: 1 })
      .hears(
        null,
        {
          type: 'damageSpread',
          seat: 0,
          shares: [
            { foe: 0, points: 1 },
            { foe: 2, points: 1 },
          ],
        },
        { type: 'foeHurt', foe: 0, card: 'looter-a', amount: 1, left: 2, cause: 'attack' },
        { type: 'foeHurt', foe: 2, card: 'looter-b', amount: 1, left: 2, cause: 'attack' },
      );
  });

  test('UD-ATT-08 UD-CHAR-PSYCHO-02: a blow that does nothing, and what Frenzy does then', () => {
    const players = [{ character: 'psycho', items: ['fire-axe'] }];
    table(2, { line: ['brute-a'], combatDeck: ['c-minus2', 'c-minus1'], players })
      .play(0, attack('fire-axe', 0))
      .play(0, choose('c-minus2'))
      .hears(
        null,
        { type: 'combatChosen', by: 0, enemy: null, card: 'c-minus2' },
        { type: 'strikeMissed', seat: 0, foe: 0, card: 'brute-a' },
        { type: 'damaged', seat: 0, amount: 1, cause: 'frenzy', damage: 1, life: 7 },
        { type: 'combatDiscarded', cards: ['c-minus2', 'c-minus1'] },
      );
  });

  test('UD-ATT-11 UD-CHAR-PSYCHO-03: a Molotov is used up, and a Bloodbath follows', () => {
    const players = [{ character: 'psycho', items: ['molotov', 'machete'] }];
    table(2, { line: ['wanderer-a', 'brute-a:2'], players })
      .play(0, attack('molotov', 0))
      .asks('attack/bloodbath', 0)
      .check((_s, m) => expect(m.state.rubbleDiscard).toEqual(['molotov']));
  });

  test.each([
    ['eagle-eye', 'trigger', 'pistol', { type: 'eagleEye' }],
    ['one-in-the-chamber', 'trigger', 'pistol', { type: 'chamber' }],
  ] as const)('UD-PERK-02: %s', (perk, character, weapon, action) => {
    table(2, { line: ['monster-a'], players: [{ character, items: [weapon, 'bullets'] }] })
      .play(0, attack(weapon, 0))
      .play(0, { type: 'load', count: 1 })
      .play(0, action)
      .hears(null, { type: 'perkUsed', seat: 0, perk, target: null });
  });

  test('UD-CHAR-TRIGGER-03: a shot without ammunition discards none', () => {
    table(2, {
      line: ['monster-a'],
      combatDeck: ['c-zero'],
      players: [{ character: 'trigger', items: ['pistol', 'bullets'] }],
    })
      .play(0, attack('pistol', 0))
      .play(0, { type: 'load', count: 0 })
      .hears(null, { type: 'perkUsed', seat: 0, perk: 'one-in-the-chamber', target: null })
      .asks('attack/prepare', 0);
  });

  test('UD-CHAR-HAGGLER-02: Waste Not', () => {
    table(2, {
      line: ['monster-a'],
      combatDeck: ['c-zero', 'c-plus1'],
      players: [{ character: 'haggler', items: ['machete', 'empty-can', 'luck', 'old-tyre'] }],
    })
      .play(0, attack('machete', 0))
      .play(0, { type: 'wasteNot', count: 2 })
      .hears(
        null,
        { type: 'perkUsed', seat: 0, perk: 'waste-not', target: null },
        { type: 'discarded', seat: 0, cards: ['empty-can', 'old-tyre'], cause: 'used' },
        { type: 'combatDrawn', by: 0, enemy: null, cards: ['c-zero', 'c-plus1'] },
      );
  });

  test('UD-CHAR-KLEPTO-02: Sticky Fingers', () => {
    table(2, {
      line: ['wanderer-a', 'brute-a'],
      reserve: ['luck', 'fracture', 'nails'],
      players: [{ character: 'klepto', items: ['machete'] }],
    })
      .play(0, attack('machete', 0))
      .play(0, { type: 'rummage' })
      .hears(
        null,
        { type: 'perkUsed', seat: 0, perk: 'sticky-fingers', target: null },
        { type: 'revealed', seat: 0, cards: ['luck', 'fracture'] },
      )
      .play(0, { type: 'take', card: 'luck', instead: null })
      .hears(
        null,
        { type: 'cardKept', seat: 0, card: 'luck', packed: null },
        { type: 'rubbleDiscarded', cards: ['fracture'] },
      );
  });
});

describe('the rest of a turn', () => {
  test('UD-SPEC-NRG-01 UD-SPEC-ENC-01: an Energy Drink, and an Encouragement', () => {
    table(2, { holder: 0, line: ['brute-a'], players: [{ items: ['energy-drink'] }, { items: ['encouragement'] }] })
      .play(0, { type: 'drink' })
      .hears(
        null,
        { type: 'discarded', seat: 0, cards: ['energy-drink'], cause: 'used' },
        { type: 'specialPlayed', seat: 0, card: 'energy-drink' },
        { type: 'damaged', seat: 0, amount: 1, cause: 'energyDrink', damage: 1, life: 10 },
      )
      .play(0, end)
      .hears(null)
      .play(1, { type: 'encourage' })
      .hears(
        null,
        { type: 'discarded', seat: 1, cards: ['encouragement'], cause: 'used' },
        { type: 'specialPlayed', seat: 1, card: 'encouragement', whom: 0 },
        { type: 'waveTaken', seat: 1, by: 'encouragement' },
      );
  });

  test('UD-SPEC-ENC-01: whoever has the WAVE already does not take it', () => {
    table(2, { holder: 1, line: ['brute-a'], players: [{}, { items: ['encouragement'] }] })
      .play(0, end)
      .play(1, { type: 'encourage' })
      .hears(null, { type: 'discarded' }, { type: 'specialPlayed' });
  });

  test('UD-CHAR-PILLAR-02..03: Human Shield and Hold the Line', () => {
    table(2, { holder: 1, line: ['brute-a'], players: [{ character: 'pillar' }] })
      .play(0, { type: 'humanShield' })
      .hears(
        null,
        { type: 'perkUsed', seat: 0, perk: 'human-shield', target: null },
        { type: 'waveTaken', seat: 0, by: 'human-shield' },
      )
      .play(0, { type: 'holdTheLine', seat: 1 })
      .hears(null, { type: 'perkUsed', seat: 0, perk: 'hold-the-line', target: 1 });
  });

  test('UD-CRAFT-01 UD-TOK-SPR-01 UD-TOK-GRN-01: what is crafted, and what it does', () => {
    const items = ['planks', 'shards', 'nails', 'explosives', 'empty-can', 'planks'];
    table(2, { line: ['wanderer-a', 'brute-a', 'looter-a'], players: [{ character: 'hipster', items }] })
      .play(0, { type: 'craft', recipe: 'spear', target: 0, trash: null, workshop: true })
      .hears(
        null,
        { type: 'perkUsed', seat: 0, perk: 'workshop', target: null },
        { type: 'discarded', seat: 0, cards: ['planks'], cause: 'crafted' },
        { type: 'discarded', seat: 0, cards: ['shards'], cause: 'crafted' },
        { type: 'crafted', seat: 0, token: 'spear', target: 0 },
        { type: 'foeHurt', foe: 0, card: 'wanderer-a', amount: 3, left: 0, cause: 'spear' },
        { type: 'foeKilled', foe: 0, card: 'wanderer-a' },
      )
      .play(0, { type: 'craft', recipe: 'grenade', target: 1, trash: 'nails', workshop: false })
      .hears(
        null,
        { type: 'perkUsed', seat: 0, perk: 'handmade', target: null },
        { type: 'discarded', seat: 0, cards: ['empty-can'], cause: 'crafted' },
        { type: 'discarded', seat: 0, cards: ['explosives'], cause: 'crafted' },
        { type: 'crafted', seat: 0, token: 'grenade', target: 1 },
        { type: 'outOfTheFight', foes: [1, 2] },
      )
      .play(0, end)
      .shuffle('wave')
      .play(1, end)
      .hears(
        null,
        { type: 'backInTheFight', foes: [1, 2] },
        { type: 'roundStarted', round: 2, first: 1 },
        { type: 'phaseStarted', phase: 'search' },
        { type: 'waveDrawn', seat: 1 },
        { type: 'assaultRevealed' },
      );
  });

  test('UD-ROUND-03: nothing is said of cards that return where none do', () => {
    const scene = table(1, { line: ['wanderer-a'] })
      .shuffle('wave')
      .play(0, end);
    expect(scene.events('backInTheFight')).toEqual([]);
  });
});

describe('the enemies', () => {
  const nextRound = [
    { type: 'roundStarted', round: 2, first: 1 },
    { type: 'phaseStarted', phase: 'search' },
    { type: 'waveDrawn', seat: 1 },
    { type: 'assaultRevealed' },
  ];

  test('UD-TOK-TRAP-01 UD-TOK-BAR-01 UD-AI-07..11: a Trap, a Barricade, a miss, a wound', () => {
    table(3, {
      turn: 2,
      holder: 0,
      line: ['wanderer-a', 'wanderer-a', 'wanderer-b', 'brute-a'],
      combatDeck: ['c-minus1'],
      players: [{ traps: 1 }, { barricades: 1 }, {}],
    })
      .shuffle('wave')
      .play(2, end)
      .hears(
        null,
        { type: 'enemyAttacked', foe: 0, card: 'wanderer-a', seat: 0, survivor: null },
        { type: 'trapSprung', seat: 0, foe: 0 },
        { type: 'foeHurt', foe: 0, card: 'wanderer-a', amount: 4, left: 0, cause: 'trap' },
        { type: 'foeKilled', foe: 0, card: 'wanderer-a' },
        { type: 'enemyAttacked', foe: 1, card: 'wanderer-a', seat: 1, survivor: null },
        { type: 'barricadeBroken', seat: 1, foe: 1, absorbed: 1 },
        { type: 'enemyAttacked', foe: 2, card: 'wanderer-b', seat: 2, survivor: null },
        { type: 'combatDrawn', by: null, enemy: 'wanderer-b', cards: ['c-minus1'] },
        { type: 'combatChosen', by: null, enemy: 'wanderer-b', card: 'c-minus1' },
        { type: 'attackMissed', foe: 2, seat: 2 },
        { type: 'combatDiscarded', cards: ['c-minus1'] },
        { type: 'enemyAttacked', foe: 3, card: 'brute-a', seat: 0, survivor: null },
        { type: 'damaged', seat: 0, amount: 2, cause: 'enemy', damage: 2, life: 10 },
        ...nextRound,
      );
  });

  test('UD-AREA-02 UD-ENEMY-LOOT-01: the target, then its neighbours; each of them is robbed, clockwise', () => {
    table(3, {
      turn: 2,
      holder: 1,
      line: ['looter-b'],
      combatDeck: ['c-plus1-area', 'c-minus2'],
      players: [{ items: ['focus'] }, { items: ['machete'] }, { items: ['nails'] }],
    })
      .picks(0)
      .picks(0)
      .shuffle('wave')
      .play(2, end)
      .hears(
        null,
        { type: 'enemyAttacked', foe: 0, card: 'looter-b', seat: 1, survivor: null },
        { type: 'combatDrawn', by: null, enemy: 'looter-b', cards: ['c-plus1-area', 'c-minus2'] },
        { type: 'combatChosen', by: null, enemy: 'looter-b', card: 'c-plus1-area' },
        { type: 'damaged', seat: 1, amount: 1, cause: 'enemy', damage: 1 },
        { type: 'damaged', seat: 0, amount: 1, cause: 'area', damage: 1 },
        { type: 'damaged', seat: 2, amount: 1, cause: 'area', damage: 1 },
        { type: 'nothingLost', seat: 1, cause: 'looter' },
        { type: 'discarded', seat: 2, cards: ['nails'], cause: 'looter' },
        { type: 'discarded', seat: 0, cards: ['focus'], cause: 'looter' },
        { type: 'combatDiscarded', cards: ['c-plus1-area', 'c-minus2'] },
        ...nextRound,
      );
  });

  test('UD-AI-03 UD-AI-12..13: a Survivor that is missed, one that is hit with its neighbours, and self damage', () => {
    table(2, {
      turn: 1,
      holder: 0,
      line: ['wanderer-b', 'wanderer-b', 'survivor-a', 'wanderer-c'],
      combatDeck: ['c-minus2', 'c-plus1-area', 'c-plus2-self1', 'c-zero'],
    })
      .shuffle('wave')
      .play(1, end)
      .hears(
        null,
        { type: 'enemyAttacked', foe: 0, card: 'wanderer-b', seat: null, survivor: 2 },
        { type: 'combatDrawn', by: null, enemy: 'wanderer-b', cards: ['c-minus2'] },
        { type: 'combatChosen', by: null, enemy: 'wanderer-b', card: 'c-minus2' },
        { type: 'attackMissed', foe: 0, seat: null },
        { type: 'combatDiscarded', cards: ['c-minus2'] },
        { type: 'enemyAttacked', foe: 1, card: 'wanderer-b', seat: null, survivor: 2 },
        { type: 'combatDrawn', by: null, enemy: 'wanderer-b', cards: ['c-plus1-area'] },
        { type: 'combatChosen', by: null, enemy: 'wanderer-b', card: 'c-plus1-area' },
        { type: 'foeHurt', foe: 2, card: 'survivor-a', amount: 1, left: 0, cause: 'attack' },
        { type: 'foeHurt', foe: 1, card: 'wanderer-b', amount: 1, left: 1, cause: 'area' },
        { type: 'foeHurt', foe: 3, card: 'wanderer-c', amount: 1, left: 1, cause: 'area' },
        { type: 'foeKilled', foe: 2, card: 'survivor-a' },
        { type: 'combatDiscarded', cards: ['c-plus1-area'] },
        { type: 'enemyAttacked', foe: 3, card: 'wanderer-c', seat: 0, survivor: null },
        { type: 'combatDrawn', by: null, enemy: 'wanderer-c', cards: ['c-plus2-self1', 'c-zero'] },
        { type: 'combatChosen', by: null, enemy: 'wanderer-c', card: 'c-plus2-self1' },
        { type: 'damaged', seat: 0, amount: 2, cause: 'enemy', damage: 2 },
        { type: 'foeHurt', foe: 3, card: 'wanderer-c', amount: 1, left: 0, cause: 'selfDamage' },
        { type: 'foeKilled', foe: 3, card: 'wanderer-c' },
        { type: 'combatDiscarded', cards: ['c-plus2-self1', 'c-zero'] },
        ...nextRound,
      );
  });
});

describe('the end', () => {
  test('UD-END-01..02: victory and defeat', () => {
    table(2, { round: 6, line: ['wanderer-a'], players: [{ items: ['machete'] }] })
      .play(0, attack('machete', 0))
      .hears(null, { type: 'attacked' }, { type: 'foeHurt' }, { type: 'foeKilled' }, { type: 'victory', round: 6 })
      .ends('dawn');
    const lost = table(2, { round: 3, line: ['brute-a'], players: [{ damage: 9, items: ['energy-drink'] }] })
      .play(0, { type: 'drink' })
      .hears(
        null,
        { type: 'discarded' },
        { type: 'specialPlayed' },
        { type: 'damaged', seat: 0, amount: 1, cause: 'energyDrink', damage: 10, life: 10 },
        { type: 'defeat', seat: 0, round: 3 },
      )
      .ends('death');
    expect(lost.m.outcome).toEqual({ reason: 'death', scores: [0, 0] });
  });
});
