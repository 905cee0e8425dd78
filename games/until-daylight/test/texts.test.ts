import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../../engine/box.ts';
import { assaults } from '../content/assaults.ts';
import { characters } from '../content/characters.ts';
import { type CombatId, combatCards } from '../content/combat.ts';
import { type HordeId, horde, hordeKinds } from '../content/horde.ts';
import { recipes } from '../content/recipes.ts';
import { PLAYED, type PlayAt, type RubbleId, rubble } from '../content/rubble.ts';
import { type WeaponId, weapons } from '../content/weapons.ts';
import { type Focus, type SeenFoe, type SeenPlayer, type View } from '../seen.ts';
import type { Action } from '../spec.ts';
import { en } from '../text/en.ts';
import { fr } from '../text/fr.ts';
import { DECISIONS, type GameTexts } from '../text/shape.ts';
import { PERKS } from '../content/perks.ts';
import { KINDS, TOKENS, DIFFICULTIES, type DiscardCause, PHASES, tabled } from '../ids.ts';
import { CAUSES } from '../content/causes.ts';
import type { CardId } from '../content/cards.ts';
import type { Event } from '../events.ts';

const texts: { readonly [L in (typeof LANGUAGES)[number]]: GameTexts } = { fr, en };
const names = ['Anne', 'Bob', 'Chloé'];
const keys = <T extends object>(table: T): (keyof T)[] => Object.keys(table) as (keyof T)[];

const RUBBLE = keys(rubble);
const WEAPONS = keys(weapons);
const CARDS: readonly CardId[] = [...RUBBLE, ...WEAPONS];
const COMBAT = keys(combatCards);
const HORDE = keys(horde);
const CHARACTERS = keys(characters);
const ASSAULTS = keys(assaults);

// ---- a table laid by hand ----

const seen = (id: number, card: HordeId, damage = 0): SeenFoe => {
  const { kind } = horde[card];
  const life = hordeKinds[kind].life - damage;
  return { id, card, damage, spears: 0, out: false, kind, life, hits: horde[card].damage, cards: horde[card].cards };
};

const someone = (given: Partial<SeenPlayer>): SeenPlayer => ({
  character: 'pillar',
  damage: 0,
  items: [],
  bags: [],
  barricades: 0,
  traps: 0,
  usedMain: false,
  usedFirst: false,
  shield: 0,
  life: 10,
  slots: 8,
  used: 0,
  ...given,
});

const nothingInFocus: Focus = {
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

const focusOn = (given: Partial<Focus>): Focus => ({ ...nothingInFocus, ...given });

const looking = (given: Partial<View> = {}): View => ({
  round: 2,
  phase: 'combat',
  first: 1,
  holder: 1,
  extraLife: 0,
  players: [
    someone({
      items: ['pillar-sledgehammer', 'machete', 'bullets', 'bullets', 'empty-can'],
      bags: [['arrows', 'luck']],
    }),
    someone({ character: 'trigger', life: 8, items: ['trigger-magnum', 'pistol'] }),
    someone({ character: 'hipster', life: 9, damage: 8, items: ['hipster-bow'] }),
  ],
  line: [
    seen(4, 'wanderer-a', 1),
    seen(5, 'brute-a'),
    seen(7, 'wanderer-b'),
    seen(8, 'monster-a'),
    seen(9, 'survivor-a'),
    seen(10, 'brute-b', 2),
  ],
  piles: {
    active: 9,
    reserve: 40,
    combat: 20,
    assaults: 4,
    horde: { wanderer: 9, looter: 9, brute: 9, monster: 3, survivor: 5 },
  },
  rubbleDiscard: [],
  combatDiscard: [],
  hordeDiscard: { wanderer: [], looter: [], brute: [], monster: [], survivor: [] },
  combatLeft: {},
  rubbleLeft: {},
  assault: 'brutal',
  usedAssaults: ['brutal'],
  supply: { barricade: 6, spear: 3, trap: 6, grenade: 6 },
  forecast: [],
  focus: null,
  tally: {
    drawn: 0,
    killed: 0,
    damage: tabled(CAUSES, () => 0),
  },
  ...given,
});

const attacking = focusOn({ seat: 0, weapon: 'pistol', target: 4, actions: 1, toDraw: 2 });
const views: readonly View[] = [
  looking(),
  looking({ focus: nothingInFocus }),
  looking({ focus: focusOn({ seat: 0, card: 'bandages', shown: ['bullets', 'fracture'] }) }),
  looking({ focus: focusOn({ seat: 2, card: 'wave' }), round: 8, assault: null }),
  looking({ focus: attacking }),
  looking({ focus: { ...attacking, drawn: ['c-plus2', 'c-minus1'], chosen: 'c-plus2', toDraw: 0 } }),
  looking({ focus: focusOn({ seat: 1, foe: 5, drawn: ['c-zero', 'c-x-area'] }) }),
  looking({ focus: focusOn({ offers: [{ from: 0, to: 2, card: 'backpack', bag: 0, bags: 1 }] }) }),
  looking({ focus: attacking, players: [], line: [], holder: null }),
];

// ---- an example of every action and of every event: a new type does not compile without one ----

type Plain = PlayAt<'attack' | 'turn' | 'othersTurn'>;
const plays = PLAYED.flatMap((card): Action[] => {
  const special = rubble[card];
  return special.moment === 'faceUp' ? [] : [{ type: special.action }];
});

const actions: { readonly [T in Exclude<Action['type'], Plain>]: readonly Extract<Action, { type: T }>[] } = {
  pickCharacter: CHARACTERS.map(character => ({ type: 'pickCharacter', character })),
  pickWeapon: WEAPONS.map(weapon => ({ type: 'pickWeapon', weapon })),
  keep: [
    { type: 'keep', instead: null },
    { type: 'keep', instead: { card: 'empty-can', bag: null } },
    { type: 'keep', instead: { card: 'bullets', bag: null } },
    { type: 'keep', instead: { card: 'arrows', bag: 0 } },
    { type: 'keep', instead: { card: 'backpack', bag: 0 } },
    { type: 'keep', instead: { card: 'empty-can', bag: null, packed: true } },
    { type: 'keep', instead: { card: 'bullets', bag: null, packed: true } },
  ],
  leave: [{ type: 'leave' }],
  face: [{ type: 'face' }],
  delay: [{ type: 'delay' }],
  offer: [
    ...CARDS.map((card): Extract<Action, { type: 'offer' }> => ({ type: 'offer', card, bag: null, to: 2 })),
    { type: 'offer', card: 'backpack', bag: 0, to: 1 },
  ],
  accept: [
    { type: 'accept', from: 0, instead: null },
    { type: 'accept', from: 0, instead: { card: 'old-tyre', bag: null } },
  ],
  refuse: [
    { type: 'refuse', from: 0 },
    { type: 'refuse', from: 5 },
  ],
  withdraw: [{ type: 'withdraw' }],
  heal: [
    { type: 'heal', card: 'can-of-beans' },
    { type: 'heal', card: 'first-aid-kit' },
  ],
  blackMarket: [
    { type: 'blackMarket', card: 'planks', bag: null },
    { type: 'blackMarket', card: 'backpack', bag: 0 },
  ],
  take: CARDS.map(card => ({ type: 'take', card, instead: null })),
  ready: [{ type: 'ready' }],
  reconsider: [{ type: 'reconsider' }],
  attack: [4, 5, 7, 8, 9, 10, 99].map(target => ({ type: 'attack', weapon: 'machete', target })),
  craft: TOKENS.flatMap(recipe =>
    [null, ...recipes[recipe].materials].flatMap(trash =>
      [true, false].flatMap(workshop =>
        [null, 4].map(target => ({ type: 'craft' as const, recipe, target, trash, workshop })),
      ),
    ),
  ),
  humanShield: [{ type: 'humanShield' }],
  holdTheLine: [0, 1, 2].map(seat => ({ type: 'holdTheLine', seat })),
  end: [{ type: 'end' }],
  load: [0, 1, 2].map(count => ({ type: 'load', count })),
  eagleEye: [{ type: 'eagleEye' }],
  chamber: [{ type: 'chamber' }],
  wasteNot: [1, 2].map(count => ({ type: 'wasteNot', count })),
  spread: [0, 1, 2].map(points => ({ type: 'spread', foe: 7, points })),
  go: [{ type: 'go' }],
  choose: COMBAT.map(card => ({ type: 'choose', card })),
  luck: COMBAT.map(card => ({ type: 'luck', card })),
  rummage: [{ type: 'rummage' }],
  pass: [{ type: 'pass' }],
  stow: CARDS.map(card => ({ type: 'stow', card, bag: 0 })),
  unstow: CARDS.map(card => ({ type: 'unstow', card, bag: 0 })),
  swap: CARDS.map(card => ({ type: 'swap', card, bag: 0, out: 'arrows' })),
  discard: [
    ...CARDS.map((card): Extract<Action, { type: 'discard' }> => ({ type: 'discard', card, bag: null })),
    { type: 'discard', card: 'arrows', bag: 0 },
    { type: 'discard', card: 'backpack', bag: 0 },
  ],
};

const DISCARD_CAUSES: readonly DiscardCause[] = [
  'unwanted',
  'room',
  'used',
  'ammo',
  'crafted',
  'crows',
  'looter',
  'combatCard',
  'sold',
];

const events: { readonly [T in Event['type']]: readonly Extract<Event, { type: T }>[] } = {
  characterPicked: CHARACTERS.map(character => ({ type: 'characterPicked', seat: 0, character, life: 6 })),
  weaponPicked: WEAPONS.map(weapon => ({ type: 'weaponPicked', seat: 0, weapon })),
  roundStarted: [1, 7].map(round => ({ type: 'roundStarted', round, first: 0, pile: round })),
  phaseStarted: PHASES.map(phase => ({ type: 'phaseStarted', phase })),
  reshuffled: (['rubble', 'combat', ...KINDS] as const).map(pile => ({ type: 'reshuffled', pile })),
  cardDrawn: CARDS.map(card => ({ type: 'cardDrawn', seat: 0, card, pile: 4 })),
  cardKept: CARDS.map(card => ({ type: 'cardKept', seat: 0, card, packed: null })),
  cardLeft: CARDS.map(card => ({ type: 'cardLeft', seat: 0, card })),
  discarded: DISCARD_CAUSES.flatMap(cause => [
    { type: 'discarded' as const, seat: 0, cards: ['empty-can', 'empty-can', 'old-tyre'], bag: null, cause },
    { type: 'discarded' as const, seat: 0, cards: ['bullets', 'bullets', 'bandages', 'bandages'], bag: null, cause },
    { type: 'discarded' as const, seat: 0, cards: [], bag: null, cause },
  ]),
  rubbleDiscarded: [{ type: 'rubbleDiscarded', cards: ['nails'] }],
  nothingLost: [
    { type: 'nothingLost', seat: 0, cause: 'crows' },
    { type: 'nothingLost', seat: 0, cause: 'looter' },
    { type: 'nothingLost', seat: 0, cause: 'combatCard' },
  ],
  damaged: CAUSES.flatMap(cause =>
    [1, 2, 3].map(damage => ({ type: 'damaged' as const, seat: 0, amount: damage, cause, damage, life: 3 })),
  ),
  healed: [0, 1, 2].map(amount => ({ type: 'healed', seat: 0, amount, card: 'bandages', damage: 1 })),
  waveDrawn: [{ type: 'waveDrawn', seat: 0, pile: 4 }],
  assaultRevealed: ASSAULTS.map(assault => ({ type: 'assaultRevealed', assault })),
  waveFaced: [{ type: 'waveFaced', seat: 0 }],
  waveDelayed: [true, false].map(free => ({ type: 'waveDelayed', seat: 0, free })),
  wavePassed: [{ type: 'wavePassed', seat: 0 }],
  waveTaken: (['encouragement', 'human-shield'] as const).map(by => ({ type: 'waveTaken', seat: 0, by })),
  hordeArrived: [
    { type: 'hordeArrived', foes: HORDE.map((card, id) => ({ id, card })) },
    { type: 'hordeArrived', foes: [] },
  ],
  offered: CARDS.map(card => ({ type: 'offered', from: 0, to: 1, card, bag: null })),
  given: [
    { type: 'given', from: 0, to: 1, card: 'explosives', bag: null, inside: [], packed: null },
    { type: 'given', from: 0, to: 1, card: 'backpack', bag: 0, inside: ['arrows', 'arrows', 'katana'], packed: null },
  ],
  refused: CARDS.map(card => ({ type: 'refused', from: 0, to: 1, card })),
  withdrawn: CARDS.map(card => ({ type: 'withdrawn', from: 0, to: 1, card })),
  tookFromDiscard: CARDS.map(card => ({ type: 'tookFromDiscard', seat: 0, card, packed: null })),
  repacked: [{ type: 'repacked', seat: 0, bag: 0, stowed: 'nails', out: null }],
  seatReady: [{ type: 'seatReady', seat: 0 }],
  reconsidered: [{ type: 'reconsidered', seat: 0 }],
  turnStarted: [{ type: 'turnStarted', seat: 0 }],
  perkUsed: PERKS.flatMap(perk => [null, 0, 1].map(target => ({ type: 'perkUsed' as const, seat: 0, perk, target }))),
  specialPlayed: RUBBLE.map(card => ({ type: 'specialPlayed', seat: 0, card, whom: 1 })),
  attacked: HORDE.map(card => ({ type: 'attacked', seat: 0, weapon: 'crossbow', target: 4, card })),
  combatDrawn: [
    { type: 'combatDrawn', by: 0, enemy: null, cards: [...COMBAT] },
    { type: 'combatDrawn', by: null, enemy: 'brute-b', cards: ['c-plus1'] },
    { type: 'combatDrawn', by: 0, enemy: null, cards: [] },
  ],
  combatReplaced: [null, 'c-minus2' as const].map(to => ({ type: 'combatReplaced', seat: 0, from: 'c-plus3', to })),
  combatChosen: COMBAT.flatMap((card: CombatId) =>
    [0, null].map(by => ({
      type: 'combatChosen' as const,
      by,
      enemy: by === null ? ('looter-b' as const) : null,
      card,
    })),
  ),
  combatDiscarded: [{ type: 'combatDiscarded', cards: ['c-plus1'] }],
  damageSpread: [
    { type: 'damageSpread', seat: 0, shares: [{ foe: 4, points: 2 }] },
    {
      type: 'damageSpread',
      seat: 0,
      shares: [
        { foe: 4, points: 2 },
        { foe: 5, points: 1 },
      ],
    },
  ],
  foeHurt: HORDE.flatMap(card =>
    (['attack', 'area', 'spear', 'trap', 'selfDamage'] as const).flatMap(cause =>
      [0, 1, 2].map(left => ({ type: 'foeHurt' as const, foe: 4, card, amount: left + 1, left, cause })),
    ),
  ),
  foeKilled: HORDE.map(card => ({ type: 'foeKilled', foe: 4, card })),
  crafted: TOKENS.flatMap(token => [null, 4].map(target => ({ type: 'crafted' as const, seat: 0, token, target }))),
  outOfTheFight: [[4], [4, 5, 7], []].map(foes => ({ type: 'outOfTheFight', foes })),
  backInTheFight: [[4], [4, 5, 7], []].map(foes => ({ type: 'backInTheFight', foes })),
  enemyAttacked: HORDE.flatMap(card => [
    { type: 'enemyAttacked' as const, foe: 4, card, seat: 0, survivor: null },
    { type: 'enemyAttacked' as const, foe: 4, card, seat: null, survivor: 9 },
  ]),
  trapSprung: [{ type: 'trapSprung', seat: 0, foe: 4 }],
  barricadeBroken: [1, 2].map(absorbed => ({ type: 'barricadeBroken', seat: 0, foe: 4, absorbed })),
  strikeMissed: [{ type: 'strikeMissed', seat: 0, foe: 4, card: 'brute-a' }],
  attackMissed: [0, null].map(seat => ({ type: 'attackMissed', foe: 4, seat })),
  revealed: [
    { type: 'revealed', seat: 0, cards: ['luck', 'crow-attack'] },
    { type: 'revealed', seat: 0, cards: [] },
  ],
  victory: [{ type: 'victory', round: 7 }],
  defeat: [{ type: 'defeat', seat: 0, round: 4 }],
};

/** Events that the log keeps quiet about: what the line before has said, and what concerns nobody. */
const QUIET = new Set<Event['type']>(['rubbleDiscarded', 'combatDiscarded', 'repacked']);
const isQuiet = (event: Event): boolean => {
  if (QUIET.has(event.type)) return true;
  if (event.type === 'phaseStarted') return event.phase === 'setup';
  if (event.type === 'outOfTheFight' || event.type === 'backInTheFight') return event.foes.length === 0;
  if (event.type !== 'discarded') return false;
  if (event.cause !== 'used' && event.cause !== 'crafted') return event.cards.length === 0;
  return !event.cards.some(card => card in rubble && rubble[card as RubbleId].category === 'trash');
};

const allActions: readonly Action[] = [...Object.values(actions).flat(), ...plays];
const allEvents: readonly Event[] = Object.values(events).flat();

const labelsIn = (text: GameTexts): string[] =>
  views.flatMap(view => allActions.map(action => text.action(action, view, names)));
const promptsIn = (text: GameTexts): string[] =>
  views.flatMap(view => DECISIONS.map(step => text.prompt(step, view, names)));
const linesIn = (text: GameTexts): string[] =>
  allEvents.map(event => text.event(event, names)).filter(line => line !== null);

/** Every string of a language that is not made by a function. */
const stringsOf = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(stringsOf)
      : [];

const everything = (text: GameTexts): string[] => [
  ...new Set([...stringsOf(text), ...labelsIn(text), ...promptsIn(text), ...linesIn(text)]),
];

const label = (action: Action, given: Partial<View> = {}): { fr: string; en: string } => {
  const view = looking(given);
  return { fr: plain(fr.action(action, view, names)), en: en.action(action, view, names) };
};
const prompt = (step: string, given: Partial<View> = {}): { fr: string; en: string } => {
  const view = looking(given);
  return { fr: plain(fr.prompt(step, view, names)), en: en.prompt(step, view, names) };
};
const line = (event: Event): { fr: string | null; en: string | null } => {
  const said = fr.event(event, names);
  return { fr: said === null ? null : plain(said), en: en.event(event, names) };
};
const plain = (text: string): string => text.replaceAll('\u00a0', ' ');

// ---- what they must do ----

describe.each(LANGUAGES)('the texts in %s', language => {
  const text = texts[language];

  it('name and explain everything in the box', () => {
    for (const card of [...CARDS, 'wave' as const]) expect(text.cards[card]).toMatchObject(explained);
    for (const card of COMBAT) expect(text.combat[card]).toMatchObject(explained);
    for (const card of HORDE) expect(text.horde[card]).toMatchObject(explained);
    for (const kind of KINDS) expect(text.kinds[kind]).toMatchObject(explained);
    for (const assault of ASSAULTS) expect(text.assaults[assault]).toMatchObject(explained);
    for (const perk of PERKS) expect(text.perks[perk]).toMatchObject(explained);
    for (const token of TOKENS) expect(text.tokens[token]).toMatchObject({ ...explained, recipe: filled });
    for (const phase of PHASES) expect(text.phases[phase]).toMatch(/\S/);
    for (const cause of CAUSES) expect(text.causes[cause]).toMatch(/\S/);
  });

  it('UD-CHAR-07: tell where each character comes from', () => {
    for (const character of CHARACTERS)
      expect(text.characters[character]).toMatchObject({ name: filled, the: filled, origin: filled });
  });

  it('give no two cards the same name', () => {
    for (const table of [text.cards, text.combat, text.horde, text.kinds, text.assaults, text.perks, text.tokens]) {
      const found = Object.values(table).map(entry => entry.name);
      expect(new Set(found).size).toBe(found.length);
    }
  });

  it('have a question of their own for every decision, and one for what they do not know', () => {
    const unknown = text.prompt('nowhere/never', looking(), names);
    expect(unknown).toMatch(/\S/);
    for (const view of views) {
      const asked = DECISIONS.map(step => text.prompt(step, view, names));
      for (const question of asked) expect(question).toMatch(/[?.]$/);
      expect(new Set([...asked, unknown]).size).toBe(DECISIONS.length + 1);
    }
    expect(text.prompt('toString', looking(), names)).toBe(unknown);
  });

  it('have a line for every event but the quiet ones', () => {
    for (const event of allEvents) {
      const said = text.event(event, names);
      if (isQuiet(event)) expect(said, JSON.stringify(event)).toBeNull();
      else expect(said, JSON.stringify(event)).toMatch(/^\p{Lu}.*[.!]$/u);
    }
  });

  it('leave no hole and no stray blank', () => {
    for (const said of everything(text)) {
      expect(said).not.toMatch(/undefined|null|\[object|NaN|\$\{/);
      expect(said).not.toMatch(/^\s|\s$| {2}| [.,)]|\( |\(\)|\.\.|,,/);
      expect(said).not.toBe('');
    }
  });

  it('call a seat without a name by its number', () => {
    expect(text.event({ type: 'waveDrawn', seat: 1, pile: 4 }, [])).toMatch(/^(Joueur|Player) 2 /);
    expect(text.event({ type: 'waveDrawn', seat: 0, pile: 4 }, [''])).toMatch(/^(Joueur|Player) 1 /);
  });

  it('keep the labels of one question apart', () => {
    const view = looking({ focus: attacking });
    const asked: readonly (readonly Action[])[] = [
      [...actions.attack.slice(0, -1), ...actions.craft.filter(craft => craft.recipe === 'spear')],
      actions.craft.filter(craft => craft.recipe === 'barricade' && craft.target === null),
      [...actions.keep, ...actions.leave],
      [...actions.discard.filter(({ bag }) => bag !== null), ...actions.stow, ...actions.unstow],
      actions.choose.filter(({ card }) => card !== 'c-zero'),
      actions.luck,
      actions.offer.filter(({ card, bag }) => card !== 'backpack' || bag !== null),
    ];
    for (const options of asked) {
      const found = options.map(action => text.action(action, view, names));
      expect(new Set(found).size, found.join('\n')).toBe(found.length);
    }
  });

  it('UD-MODE-02: say that the other difficulties are not printed', () => {
    const { difficulty, firstPlayer } = text.options;
    for (const value of DIFFICULTIES) expect(difficulty?.values[value]).toMatch(/\S/);
    expect(difficulty?.values['easier']).toMatch(/absent des règles imprimées|not in the printed rules/);
    expect(difficulty?.values['harder']).toMatch(/absent des règles imprimées|not in the printed rules/);
    for (const seat of [null, 0, 1, 2, 3, 4, 5]) expect(firstPlayer?.values[String(seat)]).toMatch(/\S/);
    expect(text.scenarios['standard']).toMatchObject({ title: filled, about: filled });
  });

  it('tell every end of the game apart', () => {
    const reasons = ['dawn', 'death', 'conceded'];
    const ends = reasons.map(reason => text.outcome({ reason, scores: [0, 0, 0] }, names));
    ends.push(
      text.outcome({ reason: 'other', scores: [1] }, names),
      text.outcome({ reason: 'other', scores: [0] }, names),
    );
    expect(new Set(ends).size).toBe(ends.length);
  });
});

const filled: unknown = expect.stringMatching(/\S/);
const explained = { name: filled, effect: filled };

describe('French', () => {
  const said = everything(fr);

  it('has no English left in it', () => {
    const english =
      /\b(the|with|cards?|attack|damage|draws?|wave|of|and|your?|players?|enem(y|ies)|weapons?|discards?|keeps?|turn|life)\b/i;
    for (const text of said) expect(text).not.toMatch(english);
  });

  it('elides and contracts', () => {
    const faults = [
      /(?<![-\p{L}])(de|à) les? /iu,
      /(?<![-\p{L}])(de|le|la|que|se|ne|me|je|ce) [aeiouéèêàâîôûœ]/iu,
      /(?<!\p{L})[dl]'[^aeiouéèêàâîôûœ]/iu,
    ];
    for (const text of said.map(plain)) for (const fault of faults) expect(text).not.toMatch(fault);
  });

  it('keeps double punctuation on its line', () => {
    for (const text of said) expect(text).not.toMatch(/ [:;!?»]|« /);
  });

  it('counts', () => {
    for (const text of said)
      expect(text).not.toMatch(
        /(^|[^\d])1 (dégâts|vies|cartes|actions|Déchets)\b|\b([2-9]|1\d) (dégât|vie|carte|action)\b/,
      );
  });
});

describe('a question', () => {
  it('names the card that was found', () => {
    expect(prompt('find/keep', { focus: focusOn({ seat: 0, card: 'bandages' }) })).toEqual({
      fr: 'Vous trouvez : Bandages. Les garder ?',
      en: 'You find: Bandages. Keep them?',
    });
    expect(prompt('find/keep', { focus: focusOn({ seat: 0, card: 'machete' }) }).fr).toMatch(
      /Machette\. La garder \?$/,
    );
  });

  it('says who comes with the WAVE', () => {
    expect(prompt('wave/choose', { focus: focusOn({ seat: 0, card: 'wave' }) })).toEqual({
      fr: 'La VAGUE ! Affronter la horde ou la reporter ? Assaut BRUTAL : un Errant, un Pillard, trois Brutes et un Survivant.',
      en: 'The WAVE! Face the horde or delay it? BRUTAL Assault: a Wanderer, a Looter, three Brutes and a Survivor.',
    });
    expect(prompt('wave/choose', { round: 7, assault: null }).fr).toMatch(/les ennemis qui restent/);
  });

  it('UD-SETUP-05: asks a solo player for two weapons', () => {
    const solo = (items: CardId[]) => prompt('night/weapons', { players: [someone({ items })] });
    expect(solo(['trigger-magnum']).fr).toMatch(/^Première arme commune/);
    expect(solo(['trigger-magnum', 'machete']).en).toMatch(/^Second common weapon/);
    expect(prompt('night/weapons').en).toMatch(/^Which common weapon do you take\?/);
  });

  it('UD-SETUP-06: advises one melee and one ranged weapon', () => {
    for (const players of [[someone({})], [someone({}), someone({})]])
      expect(prompt('night/weapons', { players })).toEqual({
        fr: expect.stringMatching(/Conseil : une arme de mêlée et une arme à distance\.$/) as string,
        en: expect.stringMatching(/Our advice: one melee and one ranged weapon\.$/) as string,
      });
  });

  it('names weapon, target and cards of an attack', () => {
    expect(prompt('attack/load', { focus: attacking }).fr).toBe('Pistolet : combien de cartes Balles dépensez-vous ?');
    expect(prompt('attack/prepare', { focus: attacking }).fr).toBe(
      'Attaque contre l’Errant n° 1 (1 vie) : 2 cartes Combat à piocher. Un renfort avant de frapper ?',
    );
    expect(prompt('luck/ask', { focus: focusOn({ seat: 1, foe: 5, drawn: ['c-plus2-area', 'c-minus1'] }) })).toEqual({
      fr: 'Jouer Chance ? Cartes Combat de la Brute contre Bob : +2 (1 dégât aux voisins) et −1.',
      en: 'Play Luck? Combat cards of the Brute against Bob: +2 (1 damage to the neighbours) and −1.',
    });
  });
});

describe('a label', () => {
  const attack = (target: number): Action => ({ type: 'attack', weapon: 'machete', target });

  it('says what is left of a target, and which of its kind it is', () => {
    expect(label(attack(8))).toEqual({
      fr: 'Attaquer le Monstre (8 vies) avec la Machette',
      en: 'Attack the Monster (8 life) with the Machete',
    });
    expect(label(attack(7))).toEqual({
      fr: 'Attaquer l’Errant n° 3 (2 vies) avec la Machette',
      en: 'Attack Wanderer no. 3 (2 life) with the Machete',
    });
    expect(label(attack(5), { line: [seen(4, 'brute-a'), seen(5, 'brute-b')] }).fr).toMatch(/la Brute n° 2 \(4 vies\)/);
  });

  it('says what goes to make room', () => {
    const focus = focusOn({ seat: 0, card: 'katana' });
    const keep = (card: CardId, bag: number | null) => label({ type: 'keep', instead: { card, bag } }, { focus });
    expect(keep('empty-can', null).fr).toBe('Défausser la Canette vide et garder le Katana');
    expect(keep('bullets', null).fr).toBe('Défausser les Balles (toute la pile, 2 cartes) et garder le Katana');
    expect(keep('luck', 0).fr).toBe('Défausser la carte Chance du Sac à dos et garder le Katana');
    expect(keep('backpack', 0).en).toBe(
      'Discard the Backpack (with an Arrows card and a Luck card) and keep the Katana',
    );
  });

  it('tells two backpacks apart, and is silent about one that may be another', () => {
    const two = { players: [someone({ bags: [['katana'], ['nails']] })] };
    expect(label({ type: 'stow', card: 'luck', bag: 1 }, two).fr).toBe('Ranger la carte Chance dans le Sac à dos n° 2');
    expect(label({ type: 'discard', card: 'backpack', bag: 1 }, two).en).toBe('Discard Backpack 2 (with a Nails card)');
    const unclear = { players: [someone({ bags: [['katana']] }), someone({ bags: [['nails']] })] };
    expect(label({ type: 'offer', card: 'backpack', bag: 0, to: 1 }, unclear).fr).toBe('Offrir le Sac à dos à Bob');
  });

  it('says who gives and who gets', () => {
    const focus = focusOn({ offers: [{ from: 0, to: 2, card: 'explosives', bag: null, bags: 0 }] });
    expect(label({ type: 'accept', from: 0, instead: null }, { focus }).fr).toBe('Accepter les Explosifs d’Anne');
    expect(label({ type: 'refuse', from: 0 }, { focus }).en).toBe('Refuse the Explosives from Anne');
    expect(label({ type: 'offer', card: 'bullets', bag: null, to: 2 }).fr).toBe('Offrir une carte Balles à Chloé');
  });

  it('UD-WAVE-07: warns of a delay that kills', () => {
    const delay = (seat: number, given: Partial<View> = {}) =>
      label({ type: 'delay' }, { focus: focusOn({ seat }), ...given });
    expect(delay(0).fr).toBe('Reporter la VAGUE (1 dégât)');
    expect(delay(2)).toEqual({
      fr: 'Reporter la VAGUE (1 dégât, MORTEL : la partie serait perdue)',
      en: 'Delay the WAVE (1 damage, LETHAL: the match would be lost)',
    });
    const players = [someone({ character: 'klepto' }), someone({ damage: 9 })];
    expect(delay(1, { first: 0, players }).fr).toBe('Reporter la VAGUE (sans dégât : Diversion)');
    expect(label({ type: 'drink' }, { focus: focusOn({ seat: 2 }) }).fr).toMatch(/MORTEL/);
    expect(label({ type: 'drink' }, { focus: focusOn({ seat: 0 }) }).fr).not.toMatch(/MORTEL/);
  });

  it('says what is crafted, from what, on whom and how', () => {
    const craft = { type: 'craft', recipe: 'spear', target: 8, trash: null, workshop: false } as const;
    expect(label(craft).fr).toBe('Fabriquer une Lance contre le Monstre (8 vies) avec Planches et Fragments');
    expect(label({ ...craft, recipe: 'barricade', target: null, trash: 'planks', workshop: true })).toEqual({
      fr: 'Atelier, sans dépenser d’action : fabriquer une Barricade avec Clous et 1 Déchet à la place des Planches (Fait main)',
      en: 'Workshop, without spending an action: craft a Barricade with Nails and 1 Trash in place of the Planks (Handmade)',
    });
  });

  it('of going on says what comes', () => {
    expect(label({ type: 'go' }, { focus: attacking }).fr).toBe('Piocher 2 cartes Combat');
    expect(label({ type: 'go' }, { focus: { ...attacking, chosen: 'c-zero', drawn: ['c-zero'], toDraw: 0 } }).en).toBe(
      'Strike',
    );
    expect(label({ type: 'go' }).fr).toBe('Continuer');
  });
});

describe('the log', () => {
  it('counts cards in words, damage and life in figures, and elides', () => {
    expect(line({ type: 'damaged', seat: 0, amount: 2, cause: 'badLuck', damage: 5, life: 10 })).toEqual({
      fr: 'Anne subit 2 dégâts (Malchance) : il lui reste 5 vies.',
      en: 'Anne suffers 2 damage (Bad Luck): 5 life left.',
    });
    expect(line({ type: 'barricadeBroken', seat: 0, foe: 4, absorbed: 1 }).fr).toBe(
      'La Barricade d’Anne absorbe 1 dégât et cède.',
    );
    expect(
      line({ type: 'discarded', seat: 1, cards: ['bullets', 'old-tyre', 'bullets'], bag: null, cause: 'room' }).fr,
    ).toBe('Bob défausse deux cartes Balles et un Vieux pneu pour faire de la place.');
  });

  it('says what hurts, unless the line before has said it', () => {
    const damaged = { type: 'damaged', seat: 2, amount: 1, damage: 1, life: 9 } as const;
    expect(line({ ...damaged, cause: 'enemy' }).fr).toBe('Chloé subit 1 dégât : il lui reste 8 vies.');
    expect(line({ ...damaged, cause: 'area' }).fr).toBe('Chloé subit 1 dégât de zone : il lui reste 8 vies.');
    expect(line({ ...damaged, cause: 'selfDamage' }).fr).toBe('Chloé s’inflige 1 dégât : il lui reste 8 vies.');
    expect(line({ ...damaged, cause: 'frenzy', damage: 9 }).en).toBe(
      'Chloé suffers 1 damage (Frenzy): the blow is lethal.',
    );
  });

  it('speaks of foes by their kind', () => {
    expect(line({ type: 'attacked', seat: 0, weapon: 'hipster-bow', target: 4, card: 'wanderer-c' }).fr).toBe(
      'Anne attaque l’Errant avec l’Arc du Hipster.',
    );
    expect(line({ type: 'foeHurt', foe: 4, card: 'brute-a', amount: 3, left: 1, cause: 'spear' })).toEqual({
      fr: 'La Brute subit 3 dégâts (Lance) : il lui reste 1 vie.',
      en: 'The Brute suffers 3 damage (Spear): 1 life left.',
    });
    const foes = (['wanderer-a', 'looter-a', 'wanderer-b'] as const).map((card, id) => ({ id, card }));
    expect(line({ type: 'hordeArrived', foes }).fr).toBe('La horde arrive : deux Errants et un Pillard.');
  });
});

describe('a weapon', () => {
  it('is described by its numbers', () => {
    const effect = (id: WeaponId): string[] => [plain(fr.cards[id].effect), en.cards[id].effect];
    expect(effect('molotov')).toEqual([
      '3 dégâts fixes ; 1 dégât de zone ; usage unique.',
      '3 fixed damage; 1 area damage; single use.',
    ]);
    expect(effect('hunting-bow')).toEqual([
      '1 dégât fixe ; 1 carte Combat ; Flèches : 1 carte Combat de plus par carte dépensée (au moins 1).',
      '1 fixed damage; 1 Combat card; Arrows: 1 more Combat card per card spent (at least 1).',
    ]);
  });
});
