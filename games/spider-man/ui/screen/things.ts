import { called } from '../../../../table/called.ts';
import { capital } from '../../../../kit/grammar.ts';
import type { Explained } from '../../../../table/screen/screen-parts.ts';
import type { ThingId } from '../../../../table/touch.ts';
import { BONUSES, EVENTS, bonuses, events } from '../../content/cards.ts';
import { characters } from '../../content/characters.ts';
import { missions, ruleOfGoal } from '../../content/missions.ts';
import { POWERS, type Power, type PowerId, isShot, powers } from '../../content/powers.ts';
import { places } from '../../content/places.ts';
import { FOURTH_POWER, RIPOSTE_DICE, THIRD_POWER } from '../../content/numbers.ts';
import { sheets } from '../../content/roles.ts';
import {
  CHARACTERS,
  HOLDS,
  LOADS,
  type PlaceId,
  ROLES,
  type RoleId,
  SCALES,
  type Square,
  isCharacter,
} from '../../ids.ts';
import { touches } from '../../rules/city.ts';
import type { SeenFigure } from '../../seen.ts';
import type { Seen } from '../look.ts';
import { WOUNDS as WOUND_RULE, ruleOfBadge, ruleOfPlace, ruleOfScale } from '../rule-of.ts';
import {
  DECK,
  TRACER,
  WOUNDS,
  cardThing,
  dieThing,
  diceThing,
  dropThing,
  eventThing,
  figureThing,
  holdThing,
  missionThing,
  powerThing,
  rotationThing,
  scaleThing,
  slotThing,
  stackThing,
  takeThing,
  threatThing,
  throwThing,
} from '../touch.ts';
import { overWords } from '../words/over.ts';
import { screenWords } from '../words/screen.ts';
import { words } from '../words/words.ts';
import { dangers, worstOf } from './dangers.ts';
import { turnedBoard } from './laying.tsx';
import { isGoal } from './marks.ts';
import { damageNeeded } from './mission.ts';
import { captureOf, whyNoCapture, whyNoCard, whyNoPower, whyNoRecovery, whyNoTracer } from './why-not.ts';

type Known = readonly [ThingId, Explained];

/** What a thing of this table says of itself. */
export function thing(id: ThingId, look: Seen): Explained | null {
  if (id.startsWith('place:') && !id.startsWith('place:slot-'))
    return ofSquare(Number(id.slice('place:'.length)), look);
  for (const all of [ofFigures, ofStacks, ofHolds, ofCards, ofOwn, ofActs])
    for (const [known, said] of all(look)) if (known === id) return said;
  return null;
}

function ofSquare(square: number, look: Seen): Explained | null {
  const { view, texts, language } = look;
  const own = screenWords[language];
  const there = view.city.places.find(one => one.square === square);
  if (!there) return { name: capital(texts.place(square, view)), about: null, rule: 'SM-MAP-07' };
  const { kind } = places[there.place];
  const marks = [...damageAt(there.place, look), ...goalsAt(there.place, look)];
  return {
    name: texts.places[there.place].name,
    about: [there.destroyed ? own.destroyed : own.places[kind], ...marks].join(' '),
    rule: ruleOfPlace[kind],
    item: { kind: 'places', id: there.place },
  };
}

/** Who has damaged it, and how much. */
function damageAt(place: PlaceId, { view, texts, language }: Seen): string[] {
  const own = screenWords[language];
  return view.players.flatMap(({ role, progress }) =>
    role && progress.place === place && progress.damage > 0
      ? [`${own.of(texts.roles[role].name, own.damage(progress.damage, damageNeeded(place)))}.`]
      : [],
  );
}

/** Whose mission leads there, of those that are seen, and what it brings them. */
function goalsAt(place: PlaceId, { view, texts, seat, language }: Seen): string[] {
  return view.players.flatMap((p, at) =>
    p.mission && p.role && isGoal(p, place, view)
      ? [screenWords[language].goalOf(at === seat ? null : texts.roles[p.role].name, missions[p.mission].villain)]
      : [],
  );
}

function* ofFigures(look: Seen): Iterable<Known> {
  const { view, texts } = look;
  const own = screenWords[look.language];
  for (const role of ROLES) {
    const seat = view.players.findIndex(p => p.role === role);
    const figure = view.figures.find(f => f.role === role);
    const { name } = texts.roles[role];
    const whose = called(look, seat);
    const who = whose ? `${name} · ${whose}` : name;
    const about = [
      role === 'police' ? words[look.language].police : null,
      figure ? state(figure, look) : `${scoring(role, look)} ${abilities(role, look)}`,
      ...(figure ? [...dangers({ kind: 'figure', role: figure.role }, look), outOfReach(figure.at, role, look)] : []),
    ];
    const threat = worstOf(look, role);
    if (threat) {
      const said = own.danger(threat.dice, threat.any, threat.ko);
      yield [threatThing(role), { name: own.threat(name), about: said, rule: 'SM-COMBAT-03' }];
    }
    yield [
      figureThing(role),
      {
        name: who,
        about: about.filter(Boolean).join(' ') || null,
        rule: sheets[role].rule,
        item: { kind: 'roles', id: role },
      },
    ];
  }
  for (const who of CHARACTERS)
    yield [
      figureThing(who),
      {
        name: texts.characters[who].name,
        about: `${texts.characters[who].effect} ${captureOf(who, look)}`,
        rule: characters[who].rule,
        whyNot: whyNoCapture(who, look),
        item: { kind: 'characters', id: who },
      },
    ];
}

/** Wounds, and what else has happened to it. */
function state(figure: SeenFigure, { language }: Seen): string {
  const own = words[language];
  const badges = (['ko', 'jailed', 'stuck', 'held', 'safe'] as const).filter(badge => figure[badge]);
  return [`${own.wounds(figure.wounds, figure.boxes)}.`, ...badges.map(badge => own.about[badge])].join(' ');
}

/** Why whoever has the turn cannot fight somebody there. */
function outOfReach(at: Square, role: RoleId, { view, seat, language }: Seen): string | null {
  const p = seat === null ? undefined : view.players[seat];
  const own = view.figures.find(one => one.role === p?.role);
  if (!p || !own || view.active !== seat || view.phase === 'setup' || role === p.role || own.at < 0 || at < 0)
    return null;
  const words = screenWords[language];
  if (!touches(own.at, at)) return words.afar;
  return p.dice.combat === 0 ? words.noCombat : null;
}

/** What brings it points, beside what its cards say. */
const scoring = (role: RoleId, { language }: Seen): string => {
  const own = overWords[language].scoring;
  return role === 'spider-man' ? own.spiderMan : role === 'police' ? own.police : own.villain;
};

/** The points that bring a villain each power; the first two are there from the start. */
const GAINED: readonly number[] = [0, 0, 0, THIRD_POWER, FOURTH_POWER];

const abilities = (role: RoleId, { texts, language }: Seen): string =>
  overWords[language].abilities(
    POWERS.filter(power => powers[power].figure === role).map(power => {
      const gained = role === 'spider-man' ? 0 : (GAINED[powers[power].number] ?? 0);
      const { name } = texts.powers[power];
      return gained > 0 ? `${name} ${overWords[language].from(gained)}` : name;
    }),
  );

function* ofStacks(look: Seen): Iterable<Known> {
  const { view, texts, language } = look;
  const own = screenWords[language];
  for (const { square, cars, captains, prisoner, web, symbiote } of view.stacks) {
    const name = prisoner && (isCharacter(prisoner) ? texts.characters[prisoner].name : texts.the(prisoner));
    const lines = [
      own.riposte(cars * RIPOSTE_DICE),
      ...captains.map(who => own.of(texts.characters[who].name, texts.characters[who].effect)),
      ...(name ? [own.guards(name)] : []),
      ...(web || symbiote !== null ? [own.stuckCars] : []),
      ...dangers({ kind: 'stack', square }, look),
      outOfReach(square, 'police', look),
    ].filter(Boolean);
    yield [
      stackThing(square),
      { name: own.stack(cars, texts.place(square, view)), about: lines.join(' '), rule: 'SM-POL-11' },
    ];
  }
}

function* ofHolds({ view, language }: Seen): Iterable<Known> {
  const own = screenWords[language];
  const bearers = [...view.figures.map(({ role }) => role), ...view.stacks.map(({ square }) => square)];
  for (const hold of HOLDS)
    for (const bearer of bearers)
      yield [
        holdThing(hold, bearer),
        {
          name: own.holds[hold],
          about: hold === 'pincers' ? `${own.breaks} ${words[language].about.held}` : `${own.breaks} ${own.stuckMeans}`,
          rule: hold === 'pincers' ? ruleOfBadge.held : ruleOfBadge.stuck,
        },
      ];
}

function* ofCards(look: Seen): Iterable<Known> {
  const { view, texts, language, seat } = look;
  const own = screenWords[language];
  for (const card of BONUSES) {
    const { name, effect } = texts.bonuses[card];
    const { rule } = bonuses[card];
    const whyNot = whyNoCard(card, look);
    yield [cardThing(card), { name, about: effect, rule, whyNot, item: { kind: 'bonuses', id: card } }];
  }
  for (const event of EVENTS) {
    const { name, effect } = texts.events[event];
    yield [eventThing(event), { name, about: effect, rule: events[event].rule, item: { kind: 'events', id: event } }];
  }
  for (const [at, { mission, role }] of view.players.entries()) {
    if (!mission) continue;
    const { name, effect } = texts.missions[mission];
    const whose = at === seat || !role ? name : own.of(texts.roles[role].name, name);
    const { goal } = missions[mission];
    const how = goal.kind === 'kidnap' ? ` ${captureOf(goal.character, look)}` : '';
    const about = `${at === seat ? effect : texts.theirs(effect)}${how} ${own.worth(missions[mission], role ? sheets[role].prison : 0)}`;
    const rule = ruleOfGoal(goal);
    yield [missionThing(at, seat), { name: whose, about, rule, item: { kind: 'missions', id: mission } }];
  }
  yield [DECK, { name: own.deck(view.decks.bonus), about: own.aboutDeck, rule: 'SM-BONUS-01' }];
}

function* ofOwn(look: Seen): Iterable<Known> {
  const { view, texts, language } = look;
  const own = screenWords[language];
  for (const power of POWERS) {
    const { name, effect } = texts.powers[power];
    const { kind, rule } = powers[power];
    const about = [
      effect,
      isShot(power) && powers[power].sticks ? own.stuckMeans : null,
      kind === 'movement' || kind === 'close' || kind === 'attack' ? own.added[kind] : null,
      price(power, look),
    ]
      .filter(Boolean)
      .join(' ');
    const whyNot = whyNoPower(power, look);
    yield [powerThing(power), { name, about, rule, whyNot, item: { kind: 'powers', id: power } }];
  }
  for (const scale of SCALES)
    yield [
      scaleThing(scale),
      { name: texts.scales[scale], about: words[language].about[scale], rule: ruleOfScale[scale] },
    ];
  yield [
    TRACER,
    { name: own.tracer(view.tracers.sheet), about: own.aboutTracer, rule: 'SM-SPI-08', whyNot: whyNoTracer(look) },
  ];
  yield [
    WOUNDS,
    { name: own.wounds, about: words[language].about.wounds, rule: WOUND_RULE, whyNot: whyNoRecovery(look) },
  ];
  for (let value = 1; value <= 6; value++) yield [dieThing(value), { name: own.die(value), about: null, rule: null }];
}

/** How often a power can be used, and for which dice. */
function price(power: PowerId, { language }: Seen): string | null {
  const own = screenWords[language];
  const said: Power = powers[power];
  if (!said.token) return null;
  const cost = 'cost' in said ? said.cost : 0;
  if (cost === 0) return own.once(null);
  return own.once(said.kind === 'reaction' ? own.costs.movement(cost) : own.costs.combat(cost));
}

const MOST_DICE = 12;

function* ofActs(look: Seen): Iterable<Known> {
  const { view, texts, language } = look;
  const own = screenWords[language];
  const act = (name: string): Explained => ({ name, about: null, rule: null });
  for (let count = 1; count <= MOST_DICE; count++) yield [diceThing(count), act(own.dice(count))];
  for (const [rotation, name] of own.rotated.entries())
    yield [rotationThing(rotation), { name, about: null, rule: null, picture: turnedBoard(look, rotation) }];
  for (const [slot, laid] of view.city.slots.entries())
    yield [slotThing(slot), act(laid ? texts.boards[laid.board].name : capital(texts.slot(slot)))];
  for (const what of LOADS) {
    yield [dropThing(what), act(own.drop(own.load[what]))];
    yield [takeThing(what), act(own.take(own.load[what]))];
  }
  for (const { square } of view.stacks) yield [throwThing(square), act(own.throws(texts.place(square, view)))];
}
