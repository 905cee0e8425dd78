import { called } from '../../../../table/called.ts';
import { capital } from '../../../../kit/grammar.ts';
import type { Explained } from '../../../../table/screen/screen-parts.ts';
import type { ThingId } from '../../../../table/touch.ts';
import { type CardId, ruleOfCard } from '../../content/cards.ts';
import { CHARACTERS, characters } from '../../content/characters.ts';
import { horde, hordeKinds } from '../../content/horde.ts';
import { ROUNDS } from '../../content/numbers.ts';
import { PERKS, perks } from '../../content/perks.ts';
import { recipes } from '../../content/recipes.ts';
import { WEAPONS, weapons } from '../../content/weapons.ts';
import { type RuleId, TOKENS } from '../../ids.ts';
import { isWeapon } from '../../rules/inventory.ts';
import { ammunitionOf, arrivals } from '../../text/reading.ts';
import { about, perkAbout } from '../about.ts';
import { slotsOf } from '../inventory.ts';
import { type Seen, foeName, itemOf } from '../look.ts';
import { ATTACK, COMBAT_CARD } from '../rule-of.ts';
import {
  ACCEPT,
  ASSAULT,
  DAWN,
  FOUND,
  OFFERED,
  DROPPED,
  PACKED,
  PILE,
  REFUSE,
  RUBBLE,
  bagThing,
  cardThing,
  characterThing,
  combatThing,
  countThing,
  discardedThing,
  foeThing,
  loadThing,
  offerThing,
  perkThing,
  roundThing,
  seatThing,
  tokenThing,
} from '../touch.ts';
import { words } from '../words/words.ts';
import { aimOf, awaitedBy } from './intents.ts';

type Known = readonly [ThingId, Explained];

/** What a thing of this table says of itself. */
export function thing(id: ThingId, look: Seen): Explained | null {
  for (const all of [ofLine, ofSeats, ofCards, ofChoosing, ofPlaces, ofNight, ofActs])
    for (const [known, said] of all(look)) if (known === id) return said;
  return null;
}

function* ofLine(look: Seen): Iterable<Known> {
  const own = words[look.language];
  for (const { id, kind, card, hits, cards } of look.view.line)
    yield [
      foeThing(id),
      {
        name: foeName(look, id),
        about: hordeKinds[kind].isEnemy
          ? [
              own.strikes(hits, cards),
              ...boostedBy(hits - horde[card].damage, own),
              ...(look.view.phase === 'search' ? [] : [aimOf(id, look)]),
              look.texts.kinds[kind].effect,
            ].join(' ')
          : look.texts.kinds[kind].effect,
        rule: hordeKinds[kind].rule,
        item: { kind: 'horde', id: card },
      },
    ];
}

/** Why it strikes harder than its card says (UD-ENEMY-MON-01). */
const boostedBy = (points: number, own: (typeof words)[keyof typeof words]): string[] =>
  points > 0 ? [own.boosted(points)] : [];

function* ofSeats(look: Seen): Iterable<Known> {
  const { view, texts, seat } = look;
  const canGive = view.phase === 'exchange' && seat !== null && view.focus?.given[seat] === false;
  for (const [at, { character }] of view.players.entries())
    yield [
      seatThing(at),
      {
        name: [capital(called(look, at)), ...(character ? [texts.characters[character].name] : [])].join(' · '),
        about: character && `${carried(look, at)}${canGive && at !== seat ? ` ${words[look.language].giveTo}` : ''}`,
        rule: character && characters[character].rule,
      },
    ];
  for (const perk of PERKS)
    yield [perkThing(perk), { name: texts.perks[perk].name, about: perkAbout(perk, look), rule: perks[perk].rule }];
}

/** What a player has left, what lies before them, and what their signs mean. */
function carried(look: Seen, seat: number): string {
  const { view, texts, language } = look;
  const p = view.players[seat];
  if (!p) return '';
  const own = words[language];
  const awaited = awaitedBy(seat, look);
  const held = slotsOf(p.items).map(({ card, count }) => `${texts.cards[card].name}${count > 1 ? ` × ${count}` : ''}`);
  return [
    own.carried(p.life - p.damage, p.life, held),
    ...(p.character ? [`${own.inventory(p.used, p.slots)}.`] : []),
    ...(awaited === null ? [] : [awaited]),
    ...(view.first === seat && view.round > 0 ? [own.firstTip] : []),
    ...(view.holder === seat ? [own.holderTip] : []),
    ...(p.shield > 0 ? [own.shieldTip(p.shield)] : []),
  ].join(' ');
}

function* ofCards(look: Seen): Iterable<Known> {
  const { view, texts, seat, language } = look;
  const said = (card: CardId | 'wave'): Explained => ({
    name: texts.cards[card].name,
    about: about(card, look, true),
    rule: card === 'wave' ? null : ruleInHand(card),
    item: itemOf(card),
  });
  const own = seat === null ? undefined : view.players[seat];
  for (const card of own?.items ?? []) yield [cardThing(card), said(card)];
  for (const [bag, cards] of (own?.bags ?? []).entries()) {
    yield [bagThing(bag), said('backpack')];
    for (const card of cards) yield [cardThing(card, bag), said(card)];
  }
  for (const card of new Set([...view.rubbleDiscard, ...(view.focus?.shown ?? [])]))
    yield [discardedThing(card), said(card)];
  if (view.focus?.card) yield [FOUND, said(view.focus.card)];
  for (const { from, to, card } of view.focus?.offers ?? [])
    yield [from === seat ? OFFERED : offerThing(to === seat ? from : -1 - from), said(card)];
  for (const card of view.focus?.drawn ?? [])
    yield [
      combatThing(card),
      {
        name: texts.combat[card].name,
        about: texts.combat[card].effect,
        rule: COMBAT_CARD,
        item: { kind: 'combat', id: card },
      },
    ];
  for (const token of TOKENS)
    yield [
      tokenThing(token),
      {
        name: texts.tokens[token].name,
        about: `${words[language].madeOf(texts.tokens[token].recipe)} ${texts.tokens[token].effect}`,
        rule: recipes[token].rule,
      },
    ];
}

/** A weapon that is held is there to attack; whose it was when the night began does not matter any more. */
const ruleInHand = (card: CardId): RuleId =>
  isWeapon(card) && weapons[card].group === 'unique' ? ATTACK : ruleOfCard(card);

function* ofChoosing(look: Seen): Iterable<Known> {
  const { texts } = look;
  for (const id of CHARACTERS) {
    const perksOf = [characters[id].main, characters[id].firstPlayer].map(
      perk => `${texts.perks[perk].name} – ${perkAbout(perk, look)}`,
    );
    const { weapon } = characters[id];
    const about = [...perksOf, `${texts.cards[weapon].name} – ${texts.cards[weapon].effect}`].join('\n');
    yield [characterThing(id), { name: texts.characters[id].name, about, rule: characters[id].rule }];
  }
  for (const id of WEAPONS)
    yield [
      cardThing(id),
      { name: texts.cards[id].name, about: texts.cards[id].effect, rule: ruleOfCard(id), item: itemOf(id) },
    ];
}

function* ofPlaces({ view, texts, language }: Seen): Iterable<Known> {
  const own = words[language];
  if (view.assault)
    yield [
      ASSAULT,
      {
        name: own.assaultIs(texts.assaults[view.assault].name),
        about: own.comes(
          arrivals(view.assault, view.players.length).map(([kind, count]) => [
            count,
            count > 1 ? texts.kinds[kind].plural : texts.kinds[kind].name,
            hordeKinds[kind].life,
          ]),
        ),
        rule: 'UD-ASSAULT-01',
      },
    ];
  const holdsWave = view.phase === 'search' && view.holder === null && view.focus?.card !== 'wave';
  yield [
    PILE,
    {
      name: own.says(own.active, String(view.piles.active)),
      about: holdsWave && view.piles.active > 0 ? own.waveChance(view.piles.active) : null,
      rule: 'UD-SEARCH-05',
    },
  ];
  yield [RUBBLE, { name: own.rubbleDiscard, about: own.contents(view.rubbleDiscard.length), rule: null }];
}

/** What was, what is and what will be, round by round. */
function* ofNight({ view, texts, language }: Seen): Iterable<Known> {
  const own = words[language];
  for (let round = 1; round <= Math.max(ROUNDS, view.round); round++) {
    const past = view.usedAssaults[round - 1];
    const about =
      round < view.round
        ? own.roundPast(past ? texts.assaults[past].name : null)
        : round > view.round
          ? own.roundToCome
          : own.roundNow(Math.max(0, ROUNDS - round));
    yield [roundThing(round), { name: own.round(round), about, rule: 'UD-ROUND-01' }];
  }
  yield [DAWN, { name: own.dawn, about: own.dawnTip(ROUNDS), rule: 'UD-END-02' }];
}

const MOST = 12; // of whatever is counted

function* ofActs({ view, texts, language }: Seen): Iterable<Known> {
  const own = words[language];
  const ammunition = ammunitionOf(view.focus?.weapon ?? null);
  const act = (name: string): Explained => ({ name, about: null, rule: null });
  yield [ACCEPT, act(own.accept)];
  yield [REFUSE, act(own.refuse)];
  yield [PACKED, act(own.pack)];
  yield [DROPPED, act(own.drop)];
  for (let count = 0; count <= MOST; count++) {
    yield [countThing(count), act(String(count))];
    const free = texts.perks['one-in-the-chamber'].name; // only this shoots without any
    if (ammunition)
      yield [loadThing(count), act(count === 0 ? free : own.ammunition(count, texts.cards[ammunition].name))];
  }
}
