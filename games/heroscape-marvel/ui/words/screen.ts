import type { Language } from '../../../../engine/box.ts';
import * as english from '../../../../kit/english.ts';
import * as french from '../../../../kit/french.ts';
import { percentage } from '../../../../kit/grammar.ts';
import { NBSP, typesetAll } from '../../../../kit/typeset.ts';
import type { Marker } from '../../ids.ts';
import type { Zone } from '../../scenarios/scenario.ts';

// What stands over the battlefield and beside it: signs, goals, what things say of themselves.

/** What would be rounded to nothing is said in words. */
const LEAST = 0.005;
const hopes = {
  fr: (hit: number, wounds: number) =>
    hit < LEAST ? 'presque aucune chance' : `${french.percent(hit)}, ${french.amount(wounds, 'blessure')}`,
  en: (hit: number, wounds: number) =>
    hit < LEAST ? 'next to no chance' : `${english.percent(hit)}, ${english.amount(wounds, 'wound')}`,
};

/** At most so much: in whole hundredths, and no less than one. */
const inWhole = (hit: number): number => Math.max(1, percentage(hit)) / 100;

const inFrench = {
  // signs
  share: (chance: number) => french.percent(chance),
  odds: (hit: number, wounds: number) => `⚔ ${french.percent(hit)} · −${french.tenths(wounds)}♥`,
  cost: (cost: number, strikes: number, falls: number) =>
    `${cost}${strikes > 0 ? ` ⚔${strikes}` : ''}${falls > 0 ? ' ⤓' : ''}`,
  leaves: 'sort',
  comes: (hit: number) => `≤${NBSP}${french.percent(inWhole(hit))}`,
  aims: (list: readonly string[]) => `D’ici, à portée : ${french.and(list)}.`,
  aim: (name: string, hit: number, wounds: number) => `${name} (${hopes.fr(hit, wounds)})`,
  aimBy: (name: string, power: string, hit: number, wounds: number) => `${name} (${power}, ${hopes.fr(hit, wounds)})`,
  noAim: 'D’ici, personne n’est à portée.',
  threats: (list: readonly string[]) =>
    `${french.form(list.length, 'Peut', 'Peuvent')} vous frapper ici sans bouger : ${french.and(list)}.`,
  threatened: (list: readonly string[]) =>
    `${french.form(list.length, 'Peut', 'Peuvent')} l’atteindre sans bouger : ${french.and(list)}.`,
  threat: (name: string, hit: number) => `${name} (${french.percent(hit)})`,
  threatBy: (name: string, power: string, hit: number) => `${name} (${power}, ${french.percent(hit)})`,
  noThreat: 'Pour vous frapper ici, ils devront d’abord bouger.',
  coming: (list: readonly string[]) =>
    `Assez ${french.form(list.length, 'proche', 'proches')} pour venir frapper : ${french.and(list)}.`,
  placed: (who: string, figure: string) => `${who} pose ${figure}.`,
  lost: (list: readonly string[]) => `Depuis votre dernier choix, vous avez perdu : ${french.and(list)}.`,
  // acts
  cloud: 'Nuage sur tous les voisins',
  cloudAbout: 'Chaque figurine adjacente, alliée comme ennemie, est détruite sur 19 ou 20 au dé 20.',
  walk: 'Marcher',
  walkAbout: 'De case en case, par le chemin le moins dangereux.',
  takes: (how: string) => `${how}, en prenant l’anesthésiant`,
  step: 'Pas à pas',
  stepAbout: 'Choisissez chaque case vous-même ; sinon, le chemin le moins dangereux est pris.',
  // where it stands
  round: (round: number) => `Manche ${round}`,
  turn: (turn: number) => `Tour ${turn}`,
  orange: (all: string) => `Zone orange : ${all}`,
  friend: 'Équipier',
  playing: (turn: number) => (turn > 0 ? `joue le marqueur ${turn}` : 'joue'),
  isOut: 'hors jeu',
  side: { red: 'rouge', blue: 'bleu', green: 'vert', yellow: 'jaune', violet: 'violet', white: 'blanc' } satisfies {
    readonly [Z in Zone]: string;
  },
  standing: (name: string, side: string, left: number, all: number) => `${name} (${side}) ${left}/${all}`,
  left: (name: string, left: number, all: number) => `${name} ${left}/${all}`,
  score: (all: string) => `Points : ${all}`,
  judged: (round: number) => `Jugé à la fin de la manche ${round}`,
  mostPoints: (round: number) => `Le plus de points à la fin de la manche${NBSP}${round}`,
  mostFigures: (round: number) => `Le plus de figurines à la fin de la manche${NBSP}${round}`,
  takeOut: (round: number) => `Sortez l’appareil d’ici la fin de la manche${NBSP}${round}`,
  keepIn: (round: number) => `Retenez l’appareil jusqu’à la fin de la manche${NBSP}${round}`,
  holdOut: (round: number) => `Tenez jusqu’à la fin de la manche${NBSP}${round}`,
  destroyHulk: (round: number) => `Détruisez Hulk d’ici la fin de la manche${NBSP}${round}`,
  destroyAll: 'Détruisez tous les ennemis',
  judgedFrom: (round: number) => `Zone orange jugée dès la manche ${round}`,
  losesNow: 'Perdu à la fin de cette manche si rien ne change',
  winsNow: 'Gagné à la fin de cette manche si rien ne change',
  openNow: 'Jugé à la fin de cette manche',
  zoneNow: 'Zone orange jugée à la fin de cette manche',
  powerful: (name: string) => `Objet de Pouvoir : ${name}`,
  carried: (what: string, name: string) => `${what} : ${name}`,
  house: (what: string) => `Option de la maison : ${what}`,
  // things
  ownedBy: (name: string) => `À ${name}.`,
  ledBy: (name: string) => `Suit les ordres ${french.of(name)}.`,
  life: (left: number, all: number) => `Vie ${left}/${all}.`,
  numbers: (move: number, range: number, attack: number, defense: number) =>
    `Déplacement ${move}, portée ${range}, attaque ${attack}, défense ${defense}.`,
  powers: (list: readonly string[]) => `Pouvoirs : ${list.join(', ')}.`,
  noPowers: 'Sans pouvoir.',
  status: {
    waiting: 'À placer.',
    board: '',
    destroyed: 'Détruit.',
    left: 'Sorti du champ de bataille.',
    out: 'Hors jeu.',
  },
  returns: (needs: number) => `Au début de chaque tour de son joueur, sur ${needs} ou plus au dé, revient indemne.`,
  points: (points: number) => french.plural(points, 'point'),
  level: (level: number) => `Niveau ${level}.`,
  outside: 'Pas ici : une figurine se place dans votre zone, sur une case éclairée.',
  orangeHere: 'Zone orange.',
  exitHere: 'Sortie : qui y entre quitte le champ de bataille.',
  zone: {
    red: 'Zone de départ rouge',
    blue: 'Zone de départ bleue',
    green: 'Zone de départ verte',
    yellow: 'Zone de départ jaune',
    violet: 'Zone de départ violette',
    white: 'Zone de départ blanche',
  } satisfies { readonly [Z in Zone]: string },
  zoneAbout: 'Un camp s’y place ; ses adversaires prennent une autre zone.',
  wall: (left: number, all: number) => `Mur destructible : ${left}/${all}`,
  wallGone: 'Brèche dans le mur',
  wallAbout:
    'Il cache la vue et barre le passage ; attaqué, il se défend ; il s’écroule quand il n’a plus de points de vie.',
  wallOpen: 'Le mur s’est écroulé : on voit et on passe à travers.',
  marker: (marker: Marker) => (marker === 'X' ? 'Marqueur X' : `Marqueur ${marker}`),
  markerAbout: (marker: Marker) =>
    marker === 'X' ? 'Il ne donne pas de tour : il trompe.' : `Sa carte prend le tour ${marker} de cette manche.`,
  ready: (cards: readonly string[], points: number) => `${french.and(cards)}. ${french.plural(points, 'point')}.`,
  army: (number: number) => `Armée ${number}`,
  // dice
  duel: (attacker: string, target: string) => `${attacker} attaque ${target}`,
  skulls: (count: number) => french.plural(count, 'crâne'),
  through: (count: number) =>
    count === 0 ? 'Aucun crâne ne passe' : french.plural(count, 'crâne passe', 'crânes passent'),
  shields: (count: number) => french.plural(count, 'bouclier'),
  automatic: (count: number) => `+${french.plural(count, 'bouclier automatique', 'boucliers automatiques')}`,
  holds: (noun: string) => `${noun} tient bon`,
  wounded: (count: number, name: string) => `${french.plural(count, 'blessure')} : ${name}`,
  destroys: (name: string) => `Détruit : ${name}`,
  wounds: (count: number) => (count === 0 ? 'Aucune blessure' : french.plural(count, 'blessure')),
  gone: 'Cible détruite',
  escapes: (noun: string) => `${noun} esquive`,
  reached: (roll: number, needs: number, isSuccess: boolean) =>
    `${roll} pour ${needs} ou plus : ${isSuccess ? 'réussi' : 'raté'}`,
  begins: (name: string) => `${name} commence`,
  youBegin: 'Vous commencez',
  comeback: (noun: string) => `${noun} revient ?`,
  again: 'Égalité : on relance',
};

const inEnglish: typeof inFrench = {
  share: chance => english.percent(chance),
  odds: (hit, wounds) => `⚔ ${english.percent(hit)} · −${english.tenths(wounds)}♥`,
  cost: (cost, strikes, falls) => `${cost}${strikes > 0 ? ` ⚔${strikes}` : ''}${falls > 0 ? ' ⤓' : ''}`,
  leaves: 'leaves',
  comes: hit => `≤${NBSP}${english.percent(inWhole(hit))}`,
  aims: list => `Within reach from here: ${english.and(list)}.`,
  aim: (name, hit, wounds) => `${name} (${hopes.en(hit, wounds)})`,
  aimBy: (name, power, hit, wounds) => `${name} (${power}, ${hopes.en(hit, wounds)})`,
  noAim: 'Nobody is within reach from here.',
  threats: list => `Can strike you here without moving: ${english.and(list)}.`,
  threatened: list => `Can hurt it without moving: ${english.and(list)}.`,
  threat: (name, hit) => `${name} (${english.percent(hit)})`,
  threatBy: (name, power, hit) => `${name} (${power}, ${english.percent(hit)})`,
  noThreat: 'To strike you here they will have to move first.',
  coming: list => `Near enough to come and strike: ${english.and(list)}.`,
  placed: (who, figure) => `${who} places ${figure}.`,
  lost: list => `Since your last choice you have lost: ${english.and(list)}.`,
  cloud: 'Cloud over all neighbours',
  cloudAbout: 'Every adjacent figure, friend or foe, is destroyed on a 19 or 20 on the d20.',
  walk: 'Walk',
  walkAbout: 'From hex to hex, by the least dangerous path.',
  takes: how => `${how}, taking the anesthetic`,
  step: 'Step by step',
  stepAbout: 'Choose every hex yourself; otherwise the least dangerous path is taken.',
  round: round => `Round ${round}`,
  turn: turn => `Turn ${turn}`,
  orange: all => `Orange zone: ${all}`,
  friend: 'Team mate',
  playing: turn => (turn > 0 ? `plays marker ${turn}` : 'plays'),
  isOut: 'out of the game',
  side: { red: 'red', blue: 'blue', green: 'green', yellow: 'yellow', violet: 'purple', white: 'white' },
  standing: (name, side, left, all) => `${name} (${side}) ${left}/${all}`,
  left: (name, left, all) => `${name} ${left}/${all}`,
  score: all => `Points: ${all}`,
  judged: round => `Judged when round ${round} ends`,
  mostPoints: round => `Most points when round ${round} ends`,
  mostFigures: round => `Most figures when round ${round} ends`,
  takeOut: round => `Get the device out by the end of round ${round}`,
  keepIn: round => `Keep the device in until round ${round} ends`,
  holdOut: round => `Hold out until round ${round} ends`,
  destroyHulk: round => `Destroy Hulk by the end of round ${round}`,
  destroyAll: 'Destroy all enemies',
  judgedFrom: round => `Orange zone judged from round ${round} on`,
  losesNow: 'Lost when this round ends, if nothing changes',
  winsNow: 'Won when this round ends, if nothing changes',
  openNow: 'Judged when this round ends',
  zoneNow: 'Orange zone judged when this round ends',
  powerful: name => `Object of Power: ${name}`,
  carried: (what, name) => `${what}: ${name}`,
  house: what => `Option of the house: ${what}`,
  ownedBy: name => `Belongs to ${name}.`,
  ledBy: name => `Obeys ${name} for now.`,
  life: (left, all) => `Life ${left}/${all}.`,
  numbers: (move, range, attack, defense) => `Move ${move}, range ${range}, attack ${attack}, defense ${defense}.`,
  powers: list => `Powers: ${list.join(', ')}.`,
  noPowers: 'No power.',
  status: {
    waiting: 'To be placed.',
    board: '',
    destroyed: 'Destroyed.',
    left: 'Off the battlefield.',
    out: 'Out of play.',
  },
  returns: needs => `At the start of each of its player’s turns, on ${needs} or more, comes back unharmed.`,
  points: points => english.plural(points, 'point'),
  level: level => `Level ${level}.`,
  outside: 'Not here: a figure is placed in your zone, on a lit hex.',
  orangeHere: 'Orange zone.',
  exitHere: 'Exit: whoever enters it leaves the battlefield.',
  zone: {
    red: 'Red start zone',
    blue: 'Blue start zone',
    green: 'Green start zone',
    yellow: 'Yellow start zone',
    violet: 'Purple start zone',
    white: 'White start zone',
  },
  zoneAbout: 'One side is placed here; its enemies take another zone.',
  wall: (left, all) => `Breakable wall: ${left}/${all}`,
  wallGone: 'Breach in the wall',
  wallAbout: 'It blocks sight and movement; when attacked it defends, and it falls when it has no life left.',
  wallOpen: 'The wall has come down: you can see and walk through it.',
  marker: marker => (marker === 'X' ? 'Marker X' : `Marker ${marker}`),
  markerAbout: marker =>
    marker === 'X' ? 'It gives no turn: it deceives.' : `Its card takes turn ${marker} of this round.`,
  ready: (cards, points) => `${english.and(cards)}. ${english.plural(points, 'point')}.`,
  army: number => `Army ${number}`,
  duel: (attacker, target) => `${attacker} attacks ${target}`,
  skulls: count => english.plural(count, 'skull'),
  through: count =>
    count === 0 ? 'No skull gets through' : english.plural(count, 'skull gets through', 'skulls get through'),
  shields: count => english.plural(count, 'shield'),
  automatic: count => `+${english.plural(count, 'automatic shield')}`,
  holds: noun => `${noun} holds`,
  wounded: (count, name) => `${english.plural(count, 'wound')}: ${name}`,
  destroys: name => `Destroyed: ${name}`,
  wounds: count => (count === 0 ? 'No wound' : english.plural(count, 'wound')),
  gone: 'Target destroyed',
  escapes: noun => `${noun} evades`,
  reached: (roll, needs, isSuccess) => `${roll} for ${needs} or more: ${isSuccess ? 'success' : 'failure'}`,
  begins: name => `${name} begins`,
  youBegin: 'You begin',
  comeback: noun => `Does ${noun} return?`,
  again: 'A tie: rolled again',
};

export const screenWords: { readonly [L in Language]: typeof inFrench } = {
  fr: typesetAll(inFrench),
  en: inEnglish,
};
