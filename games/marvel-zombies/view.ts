import type { Frame } from '../../engine/types.ts';
import { BYSTANDERS } from './content/bystanders.ts';
import { heroes } from './content/heroes.ts';
import { levels } from './content/levels.ts';
import type { Crowd } from './events.ts';
import { strikersAt } from './rules/activation.ts';
import { addsTo } from './rules/attack.ts';
import { wanderer } from './rules/bands.ts';
import { canOpen, doorOf, isClosed } from './rules/doors.ts';
import { accuracyOf, diceOf } from './rules/dice.ts';
import { forecast } from './rules/forecast.ts';
import { goalsOf, isExitOpen } from './rules/goals.ts';
import { hasFreeAttack, hasFreeMove } from './rules/abilities.ts';
import { leaveCost } from './rules/moves.ts';
import { nextPicker } from './rules/setup.ts';
import {
  type M,
  danger,
  heroAt,
  lead,
  levelName,
  nameOf,
  namesOf,
  reached,
  seenFrom,
  sightTo,
  toughnessOf,
} from './rules/table.ts';
import {
  type Focus,
  NOTHING,
  type SeenDoor,
  type SeenHero,
  type SeenObjective,
  type SeenTurn,
  type SeenZone,
  type View,
} from './seen.ts';
import { mournerOf } from './rules/wounds.ts';
import type { Hero, MarvelZombies } from './spec.ts';
import { HEROES, LEVELS } from './ids.ts';

/** One view for all: everything lies open but decks, face-down cards and face-down Objectives (MZ-HID-01, MZ-HID-02). */
export function view(m: M): View {
  const { state, content } = m;
  const { mission } = content;
  return {
    mission: content.id,
    round: state.round,
    phase: state.phase,
    danger: levelName(danger(m)),
    lead: lead(m),
    heroes: state.heroes.length > 0 ? state.heroes.map(hero => seenHero(m, hero)) : state.picks.map(pickedHero),
    free: HEROES.filter(id => !state.picks.some(({ hero }) => hero === id)),
    picking: state.heroes.length > 0 ? null : nextPicker(m),
    turn: seenTurn(m),
    zones: seenZones(m),
    doors: content.board.doors.map((_, index) => seenDoor(m, index)),
    objectives: state.objectives.map(
      (token): SeenObjective => ({
        zone: nameOf(m, token.zone),
        colour: token.faceDown ? null : token.colour,
        taken: token.taken,
      }),
    ),
    points: state.points.map(({ type, zone, active }) => ({ type, zone: nameOf(m, zone), active })),
    exit: mission.exit === null ? null : { zone: mission.exit, open: state.heroes.length > 0 && isExitOpen(m) },
    sign: state.sign && { zone: nameOf(m, state.sign.zone), uses: state.sign.uses },
    explosives: state.explosives.map(({ zone, colour }) => ({ zone: nameOf(m, zone), colour })),
    civilians: [...mission.civilians],
    reserve: { walker: state.reserve.walker, brute: state.reserve.brute, runner: state.reserve.runner },
    zombieHeroes: state.zombies.map(({ id, zone }) => ({ id, zone: nameOf(m, zone), toughness: toughnessOf(id) })),
    decks: {
      spawn: state.spawnDeck.length,
      trait: state.traitDeck.length,
      bystander: state.bystanderDeck.length,
      zombieHero: state.zombieDeck.length,
    },
    spawnDiscard: state.spawnDiscard.slice(),
    traitDiscard: state.traitDiscard.slice(),
    bystanderDiscard: state.bystanderDiscard.slice(),
    zombieDiscard: state.zombieDiscard.slice(),
    lastCard: state.lastCard,
    goals: goalsOf(m),
    forecast: forecast(m),
    focus: focus(m),
    tally: { kills: state.tally.kills, wounds: state.tally.wounds, devoured: state.tally.devoured },
  };
}

function pickedHero({ hero, seat }: { hero: Hero['id']; seat: number }, colour: number): SeenHero {
  return {
    id: hero,
    seat,
    colour,
    fate: 'in',
    zone: null,
    health: heroes[hero].health,
    power: 0,
    xp: 0,
    level: 'blue',
    next: levels.yellow.from,
    skills: [heroes[hero].skills[0]],
    traits: [],
    bystander: null,
    tokens: [],
    used: false,
    leaveCost: 1,
  };
}

function seenHero(m: M, hero: Hero): SeenHero {
  const above = LEVELS[hero.level + 1];
  return {
    id: hero.id,
    seat: hero.seat,
    colour: m.state.picks.findIndex(one => one.hero === hero.id),
    fate: hero.fate,
    zone: hero.zone < 0 ? null : nameOf(m, hero.zone),
    health: hero.health,
    power: hero.power,
    xp: hero.xp,
    level: levelName(hero.level),
    next: above === undefined ? null : levels[above].from,
    skills: reached(hero),
    traits: hero.traits.slice(),
    bystander: hero.bystander,
    tokens: hero.tokens.slice(),
    used: hero.used,
    leaveCost: hero.zone < 0 ? 0 : 1 + leaveCost(m, hero),
  };
}

function seenTurn(m: M): SeenTurn | null {
  const { turn } = m.state;
  if (!turn) return null;
  const hero = heroAt(m, turn.hero);
  const sight = hero.zone < 0 ? [] : seenFrom(m, hero.zone);
  return {
    hero: hero.id,
    actions: turn.actions,
    gained: turn.gained,
    freeMove: hasFreeMove(hero, turn),
    freeAttack: hasFreeAttack(hero, turn),
    sight: sight.map(zone => ({ zone: nameOf(m, zone), distance: sightTo(m, hero.zone, zone) })),
  };
}

function seenZones(m: M): SeenZone[] {
  const { state } = m;
  const { board } = m.content;
  const zones = board.ids.map(
    (id, zone): SeenZone => ({
      id,
      row: Math.floor(zone / board.columns),
      column: zone % board.columns,
      room: board.isRoom[zone] ?? false,
      revealed: state.revealed[zone] ?? false,
      spawn: board.hasSpawn[zone] ?? false,
      card: false,
      walker: state.walker[zone] ?? 0,
      brute: state.brute[zone] ?? 0,
      runner: state.runner[zone] ?? 0,
      zombieHeroes: [],
      heroes: [],
      bystanders: [],
    }),
  );
  for (const { zone } of state.cards) (zones[zone] as SeenZone).card = true;
  for (const { id, zone } of state.zombies) zones[zone]?.zombieHeroes.push(id);
  for (const { id, zone } of state.heroes) if (zone >= 0) zones[zone]?.heroes.push(id);
  for (const id of BYSTANDERS) {
    const figure = state.figures.find(one => one.id === id);
    if (figure) zones[figure.zone]?.bystanders.push(id);
  }
  return zones;
}

function seenDoor(m: M, index: number): SeenDoor {
  const { id, a, b, colour } = doorOf(m, index);
  const open = !isClosed(m, index);
  return { id, between: [nameOf(m, a), nameOf(m, b)], colour, open, openable: !open && canOpen(m, index) };
}

/** What is being resolved: the innermost frame that has something to look at. */
function focus(m: M): Focus | null {
  for (let i = m.stack.length - 1; i >= 0; i--) {
    const part = partOf(m, m.stack[i] as Frame<MarvelZombies>);
    if (part) return { ...NOTHING, ...part };
  }
  return null;
}

function partOf(m: M, f: Frame<MarvelZombies>): Partial<Focus> | null {
  const idOf = (hero: number) => heroAt(m, hero).id;
  switch (f.flow) {
    case 'attack':
      return {
        hero: idOf(f.hero),
        zone: nameOf(m, f.zone),
        dice: f.dice.slice(),
        accuracy: f.accuracy || accuracyOf(heroAt(m, f.hero), f.sign, f.focus),
        hits: f.hits,
        power: f.power,
        adds: addsTo(m, f),
        count: f.dice.length || diceOf(m, f, f.power, f.blows),
        toughness: f.weak,
      };
    case 'gainTrait':
      return { hero: idOf(f.hero), traits: f.drawn.slice() };
    case 'rescue':
      return { hero: idOf(f.hero), bystander: f.bystander };
    case 'door':
      return { hero: f.hero === null ? null : idOf(f.hero), rooms: namesOf(m, f.rooms) };
    case 'spawn':
      return { zone: nameOf(m, f.zone), card: m.state.lastCard };
    case 'wounds':
      return {
        zone: nameOf(m, f.zone),
        wounds: f.left,
        strikers: strikers(m, f.zone),
        shares: f.shares.flatMap(({ hero, bystander, wounds }) => {
          const to = hero === null ? bystander : idOf(hero);
          return to === null ? [] : [{ to, wounds }];
        }),
      };
    case 'suffer':
      return { hero: idOf(f.hero), wounds: f.wounds };
    case 'bite':
      return { bystander: f.bystander, zone: nameOf(m, f.zone) };
    case 'devoured':
      return { bystander: f.bystander, hero: mournerOf(m, f) };
    case 'bystanders':
      return {
        bystander: f.queue[0] ?? null,
        routes: f.routes.map(zone => ({ to: nameOf(m, zone), count: 0 })),
      };
    case 'activation':
      return activationFocus(m, f);
    case 'help':
      return { hero: idOf(f.hero) };
    default:
      return null;
  }
}

/** Who attacks a zone now. */
function strikers(m: M, zone: number): Crowd[] {
  const acting = m.stack.findLast(f => f.flow === 'activation');
  return acting ? strikersAt(m, acting, zone) : [];
}

function activationFocus(m: M, f: Frame<MarvelZombies, 'activation'>): Partial<Focus> | null {
  const band = f.at === 'portal' ? wanderer(f.bands) : f.movers[0];
  if (!band || (f.at !== 'split' && f.at !== 'send' && f.at !== 'portal')) return {};
  return {
    crowd: { kind: band.kind, hero: band.hero, count: band.count },
    from: nameOf(m, band.zone),
    routes: f.routes.map((zone, i) => ({ to: nameOf(m, zone), count: f.given[i] ?? 0 })),
    action: f.action,
  };
}
