import type { Language } from '../../../../engine/box.ts';
import * as english from '../../../../kit/english.ts';
import * as french from '../../../../kit/french.ts';
import type { Goal } from '../../seen.ts';
import type { PointType } from '../../ids.ts';
import { typesetAll } from '../../../../kit/typeset.ts';

// What the things of the table say of themselves, and what is written over them.

const points: { readonly [P in PointType]: string } = { initial: 'initial', red: 'rouge', blue: 'bleu', green: 'vert' };

/** What would be lost, and nothing of what would not. */
const losses = (power: number, traits: number, counted: string): string =>
  [...(power > 0 ? [`−${power}⚡`] : []), ...(traits > 0 ? [`−${counted}`] : [])].join(' ');

const fr = {
  unseenBy: (hero: string) => `${hero} ne voit pas cette Zone d’ici : pas d’Attaque.`,
  farFrom: (hero: string, zones: number, reach: string) =>
    `${hero} est à ${french.plural(zones, 'Zone')} d’ici (${reach}).`,
  named: (name: string, text: string) => `${name} : ${text}`,
  // places
  unknown: 'Salle inconnue : ouvrez une porte du bâtiment pour la révéler.',
  spawns: 'Quand elle sera révélée, une carte Génération y sera piochée.',
  card: 'Un Citoyen y attend, face cachée.',
  civilian: 'Des civils y attendent : si un Ennemi entre ici, la partie est perdue.',
  explosive: 'Un explosif y sautera à la fin de la Manche : tout ce qui reste ici sera éliminé.',
  here: (who: string) => `Ici : ${who}.`,
  zone: (id: string) => `Zone ${id} du plan.`,
  street: 'Une rue : on y passe sans porte.',
  room: 'Une salle déjà révélée.',
  door: (name: string) => `Porte : ${name}`,
  doorOpen: 'Elle est ouverte, et le reste.',
  doorClosed: 'Fermée. L’ouvrir coûte 1 Action et révèle ce qui est derrière.',
  doorLocked: 'Fermée. La mission dit ce qui l’ouvre.',
  // tokens
  objective: (colour: string | null) => (colour === null ? 'Objectif face cachée' : `Objectif ${colour}`),
  objectiveAbout: 'Le prendre coûte 1 Action et rapporte 5 XP.',
  point: (type: PointType) => `Point de Génération ${points[type]}`,
  pointActive: 'À chaque Manche, une carte Génération y fait venir des Ennemis.',
  pointAsleep: 'Il dort : rien n’en sort tant que la mission ne l’éveille pas.',
  exit: 'Sortie',
  exitOpen: 'Ouverte : à la fin de son Tour, un Super-Héros qui s’y tient sans Ennemi peut sortir.',
  exitClosed: (left: string) => `Fermée. D’abord : ${left}.`,
  sign: 'Signe des Avengers',
  signAbout: (uses: number) =>
    `1 Action, depuis sa Zone : un dé à 3+ par Ennemi d’une Zone en vue, à portée 0 à 2, sauf les Héros Zombies. ${uses > 1 ? 'Deux lancers.' : 'Un dernier lancer.'}`,
  explosiveHeld: (colour: string) => `Explosif ${colour}`,
  explosiveAbout: 'Le poser ici coûte 1 Action ; il saute à la fin de la Manche.',
  console: 'Console d’Oscorp',
  consoleAbout:
    'Parmi les trois Points de Génération réunis, elle fait tout sauter pour 1 Action : la partie est gagnée.',
  discarded: (effect: string) => `${effect} Défaussé après usage.`,
  // what every hero can do
  gainTrait: 'Gain de Trait',
  gainTraitAbout: '1 Action, une fois par Tour : piochez une carte Trait.',
  gainPower: 'Gain de Pouvoir',
  gainPowerAbout: '1 Action : 2 de Pouvoir en plus, 4 au maximum.',
  // acts
  roll: (dice: number, power: number) =>
    power === 0 ? `Lancer ${french.plural(dice, 'dé')}` : `${french.plural(dice, 'dé')} −${power}⚡`,
  die: (value: number) => `Un ${value}`,
  assault: (who: string, place: string | null, wounds: number) =>
    `Attaque ${french.of(who)}${place === null ? '' : `, ${place}`} : ${french.plural(wounds, 'Blessure')} à répartir`,
  wounds: (count: number) => (count === 0 ? 'Aucune' : french.plural(count, 'Blessure')),
  // signs
  share: (chance: number) => french.percent(chance),
  ofCrowd: (chance: number, kills: number, count: number) =>
    `${french.percent(chance)} · ☠ ≈${french.tenths(kills)} sur ${count}`,
  boosted: (power: number, chance: number | null, kills: number, count: number) =>
    `−${power}⚡ ${chance === null ? `☠ ≈${french.tenths(kills)} sur ${count}` : french.percent(chance)}`,
  step: (actions: number, power: number) =>
    [...(actions > 0 || power === 0 ? [`${actions}`] : []), ...(power > 0 ? [`−${power}⚡`] : [])].join(' '),
  threat: (wounds: number) => `−${wounds}♥`,
  shared: (wounds: number) => `−${wounds}♥ à partager`,
  devours: 'dévore',
  rooms: (count: number) => french.plural(count, 'salle'),
  opens: 'ouvrir',
  health: (left: number) => `reste ${left}♥`,
  falls: 'tombe',
  lost: 'perdu',
  route: (whom: readonly string[], steps: number, strikes: boolean) =>
    strikes ? `−1♥ ${whom[0]}` : steps > 0 ? `à ${steps} ${french.of(whom[0] ?? '')}` : `vers ${whom[0]}`,
  mourned: (power: number, traits: number) =>
    ['dévoré', losses(power, traits, french.plural(traits, 'Trait'))].filter(Boolean).join(' : '),
  // the tray
  attackRoll: (name: string, accuracy: number) => `${name} · ${accuracy}+`,
  rerolled: (name: string, accuracy: number) => `${name} · ${accuracy}+ · relance`,
  hits: (count: number) => french.plural(count, 'Touche'),
  fighter: (name: string) => `${name} se défend · 5+`,
  saved: 'sauf',
  devoured: 'dévoré',
  // the spotlight
  beaten: 'Hors de combat !',
  trap: 'C’est un piège !',
  trapAbout: 'Une porte s’ouvre, un Point de Génération s’éveille.',
  sprung: (line: string) => `${line} C’est un piège !`,
  // over the board
  plays: (name: string, hero: string, actions: number) =>
    actions === 0
      ? `${name} finit le tour ${french.of(hero)}.`
      : `${name} joue ${hero} : encore ${french.plural(actions, 'Action')}.`,
  chooses: (name: string, isLater: boolean) => `${name} choisit qui agit${isLater ? ' ensuite' : ''}.`,
  behind: (place: string, who: string | null) => `Derrière la porte (${place}) : ${who ?? 'personne'} !`,
  comes: (place: string, who: string | null) =>
    who === null ? `${place} : personne ne vient.` : `${place} : ${who} !`,
  drawn: (place: string, card: string) => `${place} : ${card}${card.endsWith('!') ? '' : '.'}`,
  nobody: 'personne',
  // goals
  column: (level: string) => `Danger ${level} : seule sa colonne compte.`,
  danger: (level: string) => `Danger ${level}`,
  dangerAbout:
    'C’est le plus haut niveau des Super-Héros en jeu. Plus il monte, plus les cartes Génération amènent d’Ennemis : elles ont une colonne pour chaque niveau.',
  inDanger: (name: string, wounds: number) => `${name} : −${wounds}♥ à craindre`,
  goalAbout: {
    objectives: 'Ce sont les losanges du plan. En prendre un, depuis sa Zone, coûte 1 Action.',
    rescue: 'En sauver un, depuis sa Zone et sans Ennemi, coûte 1 Action.',
    hold: 'Un Super-Héros doit garder sa carte.',
    herd: 'En déplacer un, depuis sa Zone et sans Ennemi, coûte 1 Action.',
    console: 'L’un des Objectifs face cachée est la console.',
    overload: 'Qui tient la console, parmi les trois Points de Génération réunis, le fait pour 1 Action.',
    exit: 'Une fois le reste accompli, qui se tient à la Sortie, sans Ennemi, peut sortir à la fin de son Tour.',
  },
  /** How many Enemies are left, and whether those who fall come back (MZ-M3-04). */
  enemies: (left: number, isLast: boolean) =>
    `Plateau et réserve, Héros Zombies compris : ${left > 1 ? `${left} restent` : `${left} reste`}. ${
      isLast
        ? 'Qui tombe quitte la partie pour de bon.'
        : 'Tant que les deux Objectifs rouges ne sont pas pris, qui tombe retourne en réserve ; ensuite, il quitte la partie pour de bon.'
    }`,
  goal: ({ goal, done, of }: Goal, person: string, isLast: boolean): string => {
    switch (goal) {
      case 'objectives':
        return done >= of ? french.form(of, 'Objectif') : `${done}/${of} ${french.form(of, 'Objectif')}`;
      case 'rescue':
        return done >= of
          ? french.form(done, 'Citoyen sauvé', 'Citoyens sauvés')
          : `Sauver ${french.plural(of, 'Citoyen')}`;
      case 'hold':
        return done >= of ? `${person} avec nous` : `Sauver ${person}`;
      case 'annihilate':
        return isLast
          ? `${french.plural(of - done, 'Ennemi')} à éliminer`
          : `${french.plural(of - done, 'Ennemi')} qui reviennent`;
      case 'herd':
        return `${done}/${of} points réunis`;
      case 'console':
        return done >= of ? 'Console en main' : 'Trouver la console';
      case 'overload':
        return 'Tout faire sauter';
      default:
        return `Sortie ${done}/${of}`;
    }
  },
};

const en: typeof fr = {
  unseenBy: hero => `${hero} does not see this Zone from here: no Attack.`,
  farFrom: (hero, zones, reach) => `${hero} is ${english.plural(zones, 'Zone')} from here (${reach}).`,
  named: (name, text) => `${name}: ${text}`,
  unknown: 'Unknown room: open a door of the building to reveal it.',
  spawns: 'When it is revealed, a Spawn card is drawn for it.',
  card: 'A Bystander waits here, face down.',
  civilian: 'Civilians wait here: if an Enemy comes in, the match is lost.',
  explosive: 'An explosive goes off here at the end of the round: whoever is left here is eliminated.',
  here: who => `Here: ${who}.`,
  zone: id => `Zone ${id} of the map.`,
  street: 'A street: no door to pass.',
  room: 'A room already revealed.',
  door: name => `Door: ${name}`,
  doorOpen: 'It is open, and stays so.',
  doorClosed: 'Closed. Opening it costs 1 Action and reveals what lies behind.',
  doorLocked: 'Closed. The mission says what opens it.',
  objective: colour =>
    colour === null ? 'Face-down Objective' : `${colour.charAt(0).toUpperCase()}${colour.slice(1)} Objective`,
  objectiveAbout: 'Taking it costs 1 Action and is worth 5 XP.',
  point: type => `${type.charAt(0).toUpperCase()}${type.slice(1)} spawn point`,
  pointActive: 'Every round a Spawn card brings Enemies here.',
  pointAsleep: 'It sleeps: nothing comes out until the mission wakes it.',
  exit: 'Exit',
  exitOpen: 'Open: at the end of their Turn, a Super Hero who stands here without Enemies may leave.',
  exitClosed: left => `Closed. First: ${left}.`,
  sign: 'Avengers Sign',
  signAbout: uses =>
    `1 Action, from its Zone: one die at 3+ for each Enemy of a Zone in sight, Range 0 to 2, except Zombie Heroes. ${uses > 1 ? 'Two throws.' : 'One last throw.'}`,
  explosiveHeld: colour => `${colour.charAt(0).toUpperCase()}${colour.slice(1)} explosive`,
  explosiveAbout: 'Placing it here costs 1 Action; it goes off at the end of the round.',
  console: 'Oscorp console',
  consoleAbout: 'With all three spawn points around it, it blows everything up for 1 Action: the match is won.',
  discarded: effect => `${effect} Discarded after use.`,
  gainTrait: 'Gain Trait',
  gainTraitAbout: '1 Action, once per Turn: draw a Trait card.',
  gainPower: 'Gain Power',
  gainPowerAbout: '1 Action: 2 more Power, 4 at most.',
  roll: (dice, power) =>
    power === 0 ? `Roll ${english.plural(dice, 'die', 'dice')}` : `${english.plural(dice, 'die', 'dice')} −${power}⚡`,
  die: value => `A ${value}`,
  assault: (who, place, wounds) =>
    `Attack by ${who}${place === null ? '' : `, ${place}`}: ${english.plural(wounds, 'Wound')} to share out`,
  wounds: count => (count === 0 ? 'None' : english.plural(count, 'Wound')),
  share: chance => english.percent(chance),
  ofCrowd: (chance, kills, count) => `${english.percent(chance)} · ☠ ≈${english.tenths(kills)} of ${count}`,
  boosted: (power, chance, kills, count) =>
    `−${power}⚡ ${chance === null ? `☠ ≈${english.tenths(kills)} of ${count}` : english.percent(chance)}`,
  step: fr.step,
  threat: fr.threat,
  shared: wounds => `−${wounds}♥ to share`,
  devours: 'devours',
  rooms: count => english.plural(count, 'room'),
  opens: 'open',
  health: left => `${left}♥ left`,
  falls: 'falls',
  lost: 'lost',
  route: (whom, steps, strikes) =>
    strikes ? `−1♥ ${whom[0]}` : steps > 0 ? `${steps} from ${whom[0]}` : `to ${whom[0]}`,
  mourned: (power, traits) =>
    ['devoured', losses(power, traits, english.plural(traits, 'Trait'))].filter(Boolean).join(': '),
  attackRoll: fr.attackRoll,
  rerolled: (name, accuracy) => `${name} · ${accuracy}+ · reroll`,
  hits: count => english.plural(count, 'hit'),
  fighter: name => `${name} fights back · 5+`,
  saved: 'safe',
  devoured: 'devoured',
  beaten: 'Out of action!',
  trap: 'It is a trap!',
  trapAbout: 'A door opens, a spawn point wakes.',
  sprung: line => `${line} It is a trap!`,
  plays: (name, hero, actions) =>
    actions === 0
      ? `${name} ends the turn of ${hero}.`
      : `${name} plays ${hero}: ${english.plural(actions, 'Action')} left.`,
  chooses: (name, isLater) => `${name} chooses who acts${isLater ? ' next' : ''}.`,
  behind: (place, who) => `Behind the door (${place}): ${who ?? 'nobody'}!`,
  comes: (place, who) => (who === null ? `${place}: nobody comes.` : `${place}: ${who}!`),
  drawn: (place, card) => `${place}: ${card}${card.endsWith('!') ? '' : '.'}`,
  nobody: 'nobody',
  column: level => `Danger ${level}: only its column counts.`,
  danger: level => `Danger ${level}`,
  dangerAbout:
    'The highest level among the Super Heroes in play. As it rises, Spawn cards bring more Enemies: they have a column for each level.',
  inDanger: (name, wounds) => `${name}: −${wounds}♥ at risk`,
  goalAbout: {
    objectives: 'They are the diamonds on the map. Taking one, from its Zone, costs 1 Action.',
    rescue: 'Rescuing one, from the same Zone and without Enemies, costs 1 Action.',
    hold: 'A Super Hero must keep that card.',
    herd: 'Moving one, from its Zone and without Enemies, costs 1 Action.',
    console: 'One of the face-down Objectives is the console.',
    overload: 'Whoever holds the console, among all three spawn points, does it for 1 Action.',
    exit: 'Once the rest is done, whoever stands at the Exit, without Enemies, may leave at the end of their Turn.',
  },
  enemies: (left, isLast) =>
    `On the board and in the reserve, Zombie Heroes included: ${left} left. ${
      isLast
        ? 'Whoever falls leaves the game for good.'
        : 'Until both red Objectives are taken, whoever falls goes back to the reserve; from then on they leave the game for good.'
    }`,
  goal: ({ goal, done, of }, person, isLast) => {
    switch (goal) {
      case 'objectives':
        return done >= of ? english.form(of, 'Objective') : `${done}/${of} ${english.form(of, 'Objective')}`;
      case 'rescue':
        return done >= of ? `${english.form(done, 'Bystander')} rescued` : `Rescue ${english.plural(of, 'Bystander')}`;
      case 'hold':
        return done >= of ? `${person} with us` : `Rescue ${person}`;
      case 'annihilate':
        return isLast
          ? `${english.plural(of - done, 'Enemy', 'Enemies')} to go`
          : `${english.plural(of - done, 'Enemy', 'Enemies')} coming back`;
      case 'herd':
        return `${done}/${of} points gathered`;
      case 'console':
        return done >= of ? 'Console in hand' : 'Find the console';
      case 'overload':
        return 'Blow it all up';
      default:
        return `Exit ${done}/${of}`;
    }
  },
};

export const told: { readonly [L in Language]: typeof fr } = { fr: typesetAll(fr), en };
