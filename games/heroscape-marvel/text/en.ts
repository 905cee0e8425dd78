import type { Seat } from '../../../engine/types.ts';
import { handicaps as measured } from '../content/handicaps.ts';
import { HANDICAPS, type HandicapId, tabled } from '../ids.ts';
import { scenarioData } from '../scenarios/list.ts';
import type { View } from '../seen.ts';
import { labels } from './en/actions.ts';
import { lines } from './en/log.ts';
import {
  armies,
  battlefields,
  faces,
  falls,
  handicaps,
  sizes,
  glyphs,
  roles,
  statuses,
  terrains,
  zones,
} from './en/names.ts';
import { player, where } from './en/nouns.ts';
import { cards } from './en/people.ts';
import { dice, flights, powers } from './en/powers.ts';
import { prompts, unknownPrompt } from './en/prompts.ts';
import { and, percent } from '../../../kit/english.ts';
import { capital, inPerson, say, subjects } from '../../../kit/grammar.ts';
import { heldUntil } from './reading.ts';
import { type GameTexts, isDecision, isReason } from './shape.ts';

const victories: GameTexts['victories'] = {
  elimination: 'no enemy figure is left',
  zone: 'alone in the orange zone',
  points: 'more points on the battlefield',
  figures: 'more figures on the battlefield',
  wounds: 'fewer wounds, all else being equal',
  draw: 'a perfect tie',
  rampage: 'Hulk still stands after round 12',
  escape: 'the device has left the battlefield',
  held: 'the device has not left',
  conceded: 'an opponent concedes',
};

/** What a handicap changes for the side that it helps. */
const helped: { readonly [H in HandicapId]: (chances: string) => string } = {
  'heroes-open': chances => `they win ${chances}`,
  'heroes-lead': chances => `they win ${chances}`,
  'longer-raid': chances => `the thieves win ${chances}`,
};
/** The card of the scenario says what it is as printed. */
const chances = (id: HandicapId): string => `${percent(measured[id].won.helped)} of matches between bots`;

/** What this match is about, in one sentence. */
function goal(view: View): string {
  const { end } = scenarioData[view.scenario];
  const mine = view.you === null ? null : view.players[view.you]?.player;
  if (view.scenario === 'conflit-sur-la-ville')
    return mine === 2
      ? `Get the device off the battlefield before round ${heldUntil(view)} ends.`
      : mine === 1
        ? `Keep the device from leaving until round ${heldUntil(view)} ends.`
        : `One side must get the device out before round ${heldUntil(view)} ends, the other must stop it.`;
  if (view.scenario === 'hulk-est-en-colere')
    return mine === 1
      ? 'Destroy all your enemies, or hold out until round 12 ends.'
      : 'Destroy Hulk before round 12 ends: only the one who carries the anesthetic can hurt him.';
  if (end.kind === 'zone')
    return 'Destroy everything, or be alone in the orange zone when round 5 or a later one ends.';
  if (end.kind === 'points') return 'Destroy everything, or have the most points after round 8.';
  if (end.kind === 'figures') return 'Destroy everything, or keep the most figures after round 8.';
  return 'Destroy all enemy figures.';
}

const each = (...values: number[]) => Object.fromEntries(values.map(value => [`${value}`, `${value}`]));
const rounds = (from: number, to: number) =>
  Object.fromEntries(Array.from({ length: to - from + 1 }, (_, i) => [`${from + i}`, `${from + i}`]));

export const en: GameTexts = {
  title: 'HeroScape Marvel',
  about: 'Heroes and villains in three dimensions: secret order markers, heights, a ruined warehouse, and powers.',
  scenarios: {
    'vengeurs-rassemblement': {
      title: 'Avengers Assemble!',
      about: 'Discovery, Genotech: three heroes against three villains, without powers. The first match.',
    },
    'vol-a-stark-international': {
      title: 'Theft at Stark Enterprises',
      about: 'Expert, Genotech, 1200 points: destroy all, or hold the orange zone alone from round 5 on.',
    },
    'le-combat-s-intensifie': {
      title: 'Escalating Battle',
      about: 'Expert, Genotech, 1200 points: destroyed figures may return every round.',
    },
    'hulk-est-en-colere': {
      title: 'Hulk Mad!',
      about: 'Expert, Genotech: Hulk alone against an army, hurt only by whoever carries the anesthetic.',
    },
    'du-grabuge-a-manhattan': {
      title: 'Mayhem in Manhattan!',
      about: 'Discovery, Tribeca: the five villains are inside, the five heroes come out of the wood.',
    },
    'heros-vilains-amis-et-ennemis': {
      title: 'Heroes, Villains, Friends and Foes',
      about: 'Discovery, Tribeca: Venom and Spider-Man meet, and their friends are coming.',
    },
    'le-genie-fou': {
      title: 'A Very Mad Genius',
      about: 'Expert, Tribeca: amulets give you the powers of the figures you destroy.',
    },
    'conflit-sur-la-ville': {
      title: 'Clash on the Streets',
      about: 'Expert, Tribeca, 530 against 730 points: steal the device from the lab, or keep it from leaving.',
    },
    'melee-a-genotech': {
      title: 'Melee at Genotech',
      about: 'Expert, Genotech, two to four armies, in teams or everyone for themselves: the last side standing wins.',
    },
    'melee-a-tribeca': {
      title: 'Melee at Tribeca',
      about: 'Expert, Tribeca, two or three armies: the last side standing wins.',
    },
    'la-grande-place': {
      title: 'The Great Square',
      about: 'Expert, a large battlefield of two boxes, two to six armies, in teams or everyone for themselves.',
    },
    'les-quais': {
      title: 'The Docks',
      about: 'Expert, a large battlefield of two boxes around a basin, two to six armies.',
    },
    'maree-haute': {
      title: 'High Tide',
      about: 'Expert, the Docks with water in the basin and a tall crane, two to six armies.',
    },
  },
  options: {
    playerOne: {
      label: 'First side',
      values: { null: 'At random', 0: 'Seat 1', 1: 'Seat 2', 2: 'Seat 3', 3: 'Seat 4', 4: 'Seat 5', 5: 'Seat 6' },
    },
    armies: { label: 'Armies', values: { draft: 'Drafted card by card', premade: 'Put together beforehand' } },
    boxes: {
      label: 'Boxes',
      values: {
        1: 'One: each card exists once',
        2: 'Two: each card exists twice',
        3: 'Three',
        4: 'Four',
        5: 'Five',
        6: 'Six',
      },
    },
    tieOrder: {
      label: 'End of Escalating Battle',
      values: { points: 'Points (French rulebook)', figures: 'Figures, then points' },
    },
    amulets: { label: 'Amulets per figure', values: { 1: 'One (French rulebook)', 2: 'Two' } },
    lastRound: { label: 'Last round', values: { null: 'As in the scenario', ...rounds(3, 12) } },
    roundLimit: { label: 'Over at the latest after', values: { 15: '15 rounds', 30: '30 rounds', 60: '60 rounds' } },
    turnLimit: {
      label: 'The discovery match stops after',
      values: { 100: '100 turns each', 200: '200 turns each', 500: '500 turns each' },
    },
    team: { label: 'Teams', values: { 1: 'Everyone for themselves', 2: 'Teams of two', 3: 'Teams of three' } },
    squads: {
      label: 'Squads from expansions: Izumi Samurai, Zettian Guards, Gorillinators',
      values: { false: 'No', true: 'Yes' },
    },
    points: {
      label: 'Points per army',
      values: { null: 'As in the scenario', ...each(500, 600, 700, 800, 1000, 1200, 1500, 2000) },
    },
    handicap: {
      label: 'Handicap: an option of the house, not of the rulebook',
      values: {
        null: 'None: as printed',
        ...tabled(HANDICAPS, id => `${capital(handicaps[id])}: ${helped[id](chances(id))}`),
      },
    },
  },
  refusals: {
    seat: 'The first side must be that of a seat there is.',
    teams: 'Teams must be of equal size, and at least two.',
    points: 'The points of the armies are those of the scenario.',
    squads: 'This scenario is played without squads.',
    handicap: 'This handicap is that of another scenario.',
    boxes: 'Ready-made armies for more than two players need one box each.',
  },
  prompt: (step, view, names) => (isDecision(step) ? prompts[step](view, names) : unknownPrompt),
  action: (action, view, names) => say(labels, action, view, names),
  event: (event, names) => say(lines, event, names),
  outcome: ({ reason, scores }, names, reader?: Seat | null) => {
    const why = isReason(reason) ? victories[reason] : '';
    const best = scores.flatMap((score, seat) => (score === 1 ? [seat] : []));
    if (best.length === 0) return `A draw: ${why}.`;
    const winners = subjects(best, reader, seat => player(names, seat), 'you');
    return `${capital(and(winners.names))} ${inPerson(winners, 'wins', 'win', 'win')}: ${why}.`;
  },
  cards,
  powers,
  flights,
  falls,
  sizes,
  dice,
  faces,
  glyphs,
  roles,
  zones,
  terrains,
  statuses,
  armies,
  handicaps,
  battlefields,
  victories,
  place: (cell, view) => where(view, cell),
  goal,
};
