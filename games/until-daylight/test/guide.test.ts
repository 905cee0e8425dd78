import { expect, test } from 'vitest';
import { nextNote } from '../../../table/guide.ts';
import { chaptersOf } from '../../../table/story.ts';
import { bookOf, firstMatch } from '../../../table/test/first-match.ts';
import { companion } from '../bots/companion.ts';
import type { WeaponId } from '../content/weapons.ts';
import { game } from '../rules/game.ts';
import { en } from '../text/en.ts';
import { fr } from '../text/fr.ts';
import { guide } from '../ui/guide.ts';
import { reason } from '../ui/guide/reasons.ts';
import type { Seen } from '../ui/look.ts';
import { story } from '../ui/story.ts';
import type { Action } from '../spec.ts';
import { table } from './table.ts';
import type { CardId } from '../content/cards.ts';

const names = ['Ana', 'Bot 2'];
const lesson = (seed: string) => firstMatch({ game, guide, learner: companion, texts: { fr, en }, names }, seed);

test('a first match says everything there is to say, whatever the dice', () => {
  const said = new Set<string>();
  for (const seed of ['one', 'two', 'three', 'four']) for (const id of lesson(seed).said) said.add(id);
  expect([...said].sort()).toEqual(guide.notes.map(note => note.id).sort());
  expect(new Set(guide.notes.map(note => note.id)).size).toBe(guide.notes.length);
});

test('the first lesson begins with the aim, and is silent when the match is over', () => {
  expect([...lesson('one').said][0]).toBe('aim');
  const { m } = table(2, {});
  const at = { step: null, view: game.view(m, 0), seat: 0, isOver: true };
  expect(nextNote(guide.notes, new Set(), at)).toBeNull();
});

test('UD-COMBAT-02: crafting is told of when something can be crafted, not before', () => {
  const craft = guide.notes.find(({ id }) => id === 'craft');
  const at = (...items: CardId[]) => {
    const view = { players: [{ items }], focus: { actions: items.length > 0 ? 1 : 0 } };
    return { step: 'turn/act', view, seat: 0, isOver: false };
  };
  expect(craft?.when(at('planks', 'nails') as never)).toBe(true);
  expect(craft?.when(at('planks', 'planks') as never)).toBe(false);
  expect(craft?.when(at('planks', 'cables') as never)).toBe(false);
});

test('every note points at a rule that both rulebooks have', () => {
  for (const language of ['fr', 'en'] as const) {
    const rules = bookOf('until-daylight', language);
    for (const { rule } of guide.notes) if (rule !== null) expect(rules.has(rule), `${rule} ${language}`).toBe(true);
  }
});

test('hints have their reason in both languages', () => {
  const { reasons } = lesson('two');
  for (const type of ['attack', 'keep', 'face', 'ready', 'end'])
    for (const language of ['fr', 'en']) expect(reasons.get(`${language} ${type}`), `${language} ${type}`).toBeTruthy();
});

const OTHERWISE = 'In thousands of nights played by bots it has served this character best.';

test('UD-SETUP-06: the hint for a weapon says where it makes one melee and one ranged weapon', () => {
  const at = (items: CardId[]) =>
    ({ language: 'en', seat: 0, names, texts: en, view: { players: [{ items }] } }) as unknown as Seen;
  const why = (weapon: WeaponId, ...items: CardId[]) => reason({ type: 'pickWeapon', weapon }, null, at(items));
  expect(why('pistol', 'pillar-sledgehammer')).toBe('You will have a melee and a ranged weapon.');
  expect(why('machete', 'hipster-bow')).toBe('You will have a melee and a ranged weapon.');
  expect(why('machete', 'pillar-sledgehammer')).toBe(OTHERWISE);
  expect(why('crossbow', 'hipster-bow')).toBe(OTHERWISE);
  expect(why('crossbow', 'pillar-sledgehammer', 'pistol')).toBe(OTHERWISE);
});

/** What the hint for this answer says at such a table. */
function hint(scene: ReturnType<typeof table>, action: Action, seat = 0): string | null {
  const look = { language: 'en', seat, names, texts: en, view: game.view(scene.m, seat) };
  return reason(action, null, look as unknown as Seen);
}

test('the hint to keep Trash says what it is good for, and to whom', () => {
  const found = (character: string) =>
    table(2, { phase: 'search', active: ['old-tyre', 'wave'], players: [{ character }, {}] });
  const keep = { type: 'keep', instead: null } as const;
  expect(hint(found('trigger'), keep)).toContain('of no use');
  expect(hint(found('haggler'), keep)).toContain('your perks make use of Trash');
});

test('the hint to give a card says what the other can do with it', () => {
  const why = (card: CardId, mine: CardId[], theirs: CardId[], more: object = {}) =>
    hint(
      table(2, {
        phase: 'exchange',
        players: [
          { character: 'trigger', items: mine },
          { items: theirs, ...more },
        ],
      }),
      { type: 'offer', card, bag: null, to: 1 },
    );
  expect(why('pistol', ['pistol'], ['bullets'])).toBe('You have no Bullets for this weapon, and Bot 2 has some.');
  expect(why('arrows', ['arrows'], ['hunting-bow'])).toBe('Bot 2 has a weapon for it, and you have none.');
  expect(why('bandages', ['bandages'], [], { damage: 3 })).toMatch(/^Bot 2 needs it more, with \d+ life left\.$/);
  expect(why('nails', ['nails'], ['planks'])).toBe('Bot 2 has what it takes to make a Barricade of it.');
  expect(why('luck', ['luck'], [])).toBe('Bot 2 will make better use of it.');
});

test('the story of a night has a chapter for each round, and tells how it ended', () => {
  const { events } = lesson('three');
  const chapters = chaptersOf(story, events);
  const rounds = events.filter(({ event }) => event.type === 'roundStarted').length;
  expect(chapters.filter(one => one.head !== null)).toHaveLength(rounds);
  const last = chapters.at(-1)?.moments.map(({ event }) => event.type);
  expect(last?.some(type => type === 'victory' || type === 'defeat')).toBe(true);
  for (const { moments } of chapters)
    for (const { event } of moments) expect(fr.event(event, names), event.type).not.toBeNull();
});
