import type { Language } from '../../../../engine/box.ts';
import { amount as mean, percent as share, plural as count } from '../../../../kit/english.ts';
import { amount, percent, plural } from '../../../../kit/french.ts';
import { capital } from '../../../../kit/grammar.ts';
import { HIT, POINTS } from '../../content/numbers.ts';
import type { BoardId, Hold, Load, PlaceKind, Purpose } from '../../ids.ts';
import { typesetAll } from '../../../../kit/typeset.ts';

/** What a mission is worth, and to whom. */
interface Worth {
  readonly villain: number;
  readonly spiderMan: number;
  readonly police: number;
}

const ARTICLES: { readonly [B in BoardId]?: string } = { bronx: 'le ', '30th-street': 'la ', '57th-street': 'la ' };

// What the things of the table say of themselves, and what stands over them.

const fr = {
  turn: (round: number, who: string) => `Manche ${round} · ${who}`,
  round: (round: number) => `Manche ${round}`,
  yours: 'votre tour',
  standing: (who: string, score: number, target: number) => `${who} ${score}/${target}`,
  you: 'Vous',
  soon: (who: string, score: number, then: number) => `${who} ${score}, bientôt ${then}`,
  sure: 'sûr',
  chance: (chance: number) => percent(chance),
  ko: (chance: number) => `K.O. ${percent(chance)}`,
  free: (chance: string) => `libre ${chance}`,
  danger: (dice: number, any: number, ko: number) =>
    `À son tour, avec ${plural(dice, 'dé')} : vous touche dans ${percent(any)} des cas${ko >= 0.005 ? `, vous met K.O. dans ${percent(ko)}` : ''}.`,
  hitsYou: (any: number) => `à son tour, vous touche : ${percent(any)}`,
  strikes: (chance: string) => `touche : ${chance}`,
  getThere: 'Y arriver',
  afar: 'Trop loin pour combattre : il faut être sur une case voisine.',
  noCombat: 'Plus de dé de combat pour l’attaquer.',
  squares: (average: number) => `≈ ${plural(Math.round(average), 'case')}`,
  cards: (expected: number) => `≈ ${amount(expected, 'carte')}`,
  unused: (dice: number) => `${plural(dice, 'dé gardé', 'dés gardés')} pour réagir`,
  deeds: (count: number) => `${plural(count, 'action')} d’ici`,
  afterwards: { fight: 'puis combattre', capture: 'puis capturer', plant: 'puis poser une bombe' },
  plant: 'Poser la bombe',
  heal: (healed: number) => `+${healed} de vie`,
  noPoints: '0 point',
  gain: (points: number) => `+${points} pts`,
  goalOf: (name: string | null, points: number) =>
    name === null
      ? `Votre mission y mène : ${plural(points, 'point')} quand elle est réussie.`
      : `${name} : sa mission y mène, ${plural(points, 'point')} quand elle est réussie.`,
  police: {
    nothing: 'Détruire des voitures ne rapporte rien à Spider-Man, et elles ripostent.',
    frees: (name: string) =>
      `Sans voiture, ${name} serait libre : Spider-Man y perdrait ${plural(POINTS.freed, 'point')}.`,
    gives: (name: string) => `Qui détruit la dernière voiture prend ${name}.`,
  },
  backNextTurn: 'Les dés dépensés ici reviennent au début de votre prochain tour.',
  stuckMeans:
    'Qui est englué ne peut que combattre ce qui le retient (une touche suffit), récupérer et jouer des cartes.',
  once: (dice: string | null) =>
    dice === null
      ? 'Sert une fois, sans dépenser de dé, puis revient au début de votre prochain tour.'
      : `Sert une fois, contre ${dice}, puis revient au début de votre prochain tour.`,
  costs: {
    combat: (dice: number) => `${plural(dice, 'dé')} de combat`,
    movement: (dice: number) => `${plural(dice, 'dé')} de déplacement`,
  },
  threat: (name: string) => `Menace : ${name}`,
  allDice: (dice: number) => `Avec ${plural(dice, 'dé')} ; vous choisirez ensuite combien en lancer.`,
  oneDie: 'Avec le dé qui vous reste.',
  dice: (dice: number) => plural(dice, 'dé'),
  rotated: ['Tel quel', 'Quart de tour', 'Demi-tour', 'Trois quarts'],
  drop: (what: string) => `Laisser ${what}`,
  take: (what: string) => `Prendre ${what}`,
  throws: (place: string) => `Voiture prise : ${place}`,
  load: { car: 'une voiture', stacy: 'Stacy', dewolff: 'DeWolff', prisoner: 'le prisonnier' } satisfies {
    readonly [L in Load]: string;
  },
  holds: { web: 'Toile', symbiote: 'Symbiote', pincers: 'Pinces' } satisfies { readonly [H in Hold]: string },
  breaks: 'Une touche suffit pour s’en libérer.',
  stack: (cars: number, place: string) => `${plural(cars, 'voiture')} de police : ${place}`,
  riposte: (dice: number) => `Attaquées, elles ripostent avec ${plural(dice, 'dé')}.`,
  guards: (name: string) => `Elles gardent ${name}.`,
  stuckCars: 'Elles ne peuvent pas bouger.',
  destroyed: 'Détruit : plus personne n’y entre.',
  damage: (damage: number, needed: number | null) =>
    needed === null ? plural(damage, 'dégât') : `${damage} dégât${damage > 1 ? 's' : ''} sur ${needed}`,
  places: {
    objective: 'La cible de missions : chaque touche d’un super-vilain dont c’est la mission y laisse un dégât.',
    hq: 'Son propriétaire s’y remet de deux blessures et y combat mieux ; d’autres peuvent vouloir le détruire.',
    station: 'Les renforts y arrivent, les prisonniers y sont enfermés.',
    home: 'Un personnage y habite : qui se tient à côté peut le capturer.',
    subway: 'Une carte Métro mène d’ici à n’importe quelle autre bouche.',
  } satisfies { readonly [K in PlaceKind]: string },
  deck: (cards: number) => `Pioche Bonus : ${plural(cards, 'carte')}`,
  aboutDeck: 'Un 5 ou un 6 d’un dé de Bonus en pioche une ; qui est K.O. peut en piocher trois.',
  mission: 'Mission',
  worth: ({ villain, spiderMan, police }: Worth, prison: number) =>
    `Réussie, elle rapporte ${plural(villain, 'point')} au super-vilain. Qui le met K.O. avant marque : Spider-Man ${spiderMan}, la Police ${police}. En plus, chaque blessure rapporte ${POINTS.wound} à Spider-Man, et la mise en prison ${prison} à la Police.`,
  tracer: (sheet: number) => `En réserve : ${plural(sheet, 'Spider-Tracer')}`,
  aboutTracer: 'À poser sur un super-vilain à côté de vous : vous voyez alors sa mission, et les suivantes.',
  wounds: 'Blessures',
  die: (value: number) => `Dé : ${value}`,
  purposes: {
    movement: 'Déplacement',
    combat: 'Combat',
    riposte: 'Riposte',
    bonus: 'Bonus',
    power: 'Pouvoir',
    interrupt: 'Interruption',
    prevent: 'Parade',
    preliminary: 'Avant le coup',
  } satisfies { readonly [P in Purpose]: string },
  points: (times: number, add: number, points: number) =>
    `${times > 1 ? `× ${times} ` : ''}${add > 0 ? `+${add} par dé ` : ''}= ${plural(points, 'case')}`,
  /** `made`: the dice that hit, of which one may be all that counts. */
  hits: (times: number, add: number, need: number, hits: number, made: number) => {
    const how = [times > 1 ? `× ${times}` : '', add > 0 ? `+${add} par dé` : ''].filter(Boolean).join(' ');
    const least = need === HIT ? how : `${need} ou plus`;
    const enough = made > hits ? ', une suffit' : '';
    return `${least && `${least} : `}${hits === 0 ? 'raté' : `${plural(made, 'touche')}${enough}`}`;
  },
  drawn: (cards: number) => (cards === 0 ? 'aucune carte' : plural(cards, 'carte')),
  tried: (success: boolean, need: number): string => `${need} ou plus : ${success ? 'réussi' : 'raté'}`,
  of: (name: string, text: string) => `${name} : ${text}`,
  went: (who: string, board: BoardId, district: string, reaction: boolean) =>
    `${who} ${reaction ? 'réagit et ' : ''}file vers ${ARTICLES[board] ?? ''}${district}.`,
  came: (who: string, reaction: boolean) => `${who} ${reaction ? 'réagit et ' : ''}vient à côté de vous.`,
  stayed: (who: string, reaction: boolean) => `${who} ${reaction ? 'réagit et ' : ''}bouge, mais reste à côté de vous.`,
  left: (who: string, board: BoardId, district: string, reaction: boolean) =>
    `${who} ${reaction ? 'réagit et ' : ''}s’éloigne de vous, vers ${ARTICLES[board] ?? ''}${district}.`,
  /** Null: whoever looks. */
  stopped: (attacker: string | null, target: string | null, power: string) =>
    `${attacker === null ? `Vous n’atteignez pas ${target}` : `${capital(attacker)} ${target === null ? 'ne vous atteint pas' : `n’atteint pas ${target}`}`} : « ${power} ». L’attaque n’a pas lieu et ne coûte rien.`,
  evaded: 'Attaque évitée',
  youPlay: (whom: string) => `Vous jouez ${whom}.`,
  youDraw: (board: string) => `Vous piochez le plateau « ${board} ».`,
  yourTurn: (round: number, ko: boolean) => `Manche ${round} : votre tour${ko ? ' (K.O.)' : ''}.`,
  youAbandon: (whom: string, next: string) => `Vous abandonnez ${whom} et jouez ${next}.`,
  done: (who: string, mission: string, points: number) =>
    `${who} réussit sa mission « ${mission} » : +${plural(points, 'point')}.`,
  added: {
    movement: 'Il s’ajoute une fois « Se déplacer » choisi, avant de lancer les dés.',
    close: 'Il s’ajoute une fois la cible du corps à corps choisie, avant de lancer les dés.',
    attack: 'C’est une attaque : touchée ou non, la cible peut réagir avec les dés qui lui restent, et donc fuir.',
  },
};

const en: typeof fr = {
  turn: (round, who) => `Round ${round} · ${who}`,
  round: round => `Round ${round}`,
  yours: 'your turn',
  standing: (who, score, target) => `${who} ${score}/${target}`,
  you: 'You',
  soon: (who, score, then) => `${who} ${score}, soon ${then}`,
  sure: 'sure',
  chance: chance => share(chance),
  ko: chance => `K.O. ${share(chance)}`,
  free: chance => `free ${chance}`,
  danger: (dice, any, ko) =>
    `On their turn, with ${count(dice, 'die', 'dice')}: hits you in ${share(any)} of cases${ko >= 0.005 ? `, knocks you out in ${share(ko)}` : ''}.`,
  hitsYou: any => `on their turn, hits you: ${share(any)}`,
  strikes: chance => `hits: ${chance}`,
  getThere: 'To get there',
  afar: 'Too far to fight: you must stand on a neighbouring square.',
  noCombat: 'No Combat die left to attack with.',
  squares: average => `≈ ${count(Math.round(average), 'square')}`,
  cards: expected => `≈ ${mean(expected, 'card')}`,
  unused: dice => `${count(dice, 'die', 'dice')} kept to react`,
  deeds: deeds => `${count(deeds, 'action')} from here`,
  afterwards: { fight: 'then fight', capture: 'then capture', plant: 'then plant a bomb' },
  plant: 'Plant the bomb',
  heal: healed => `+${healed} life`,
  noPoints: '0 points',
  gain: points => `+${points} pts`,
  goalOf: (name, points) =>
    name === null
      ? `Your mission leads here: ${count(points, 'point')} once it is done.`
      : `${name}: their mission leads here, ${count(points, 'point')} once it is done.`,
  police: {
    nothing: 'Destroying cars brings Spider-Man nothing, and they strike back.',
    frees: name => `Without cars ${name} would be free: Spider-Man would lose ${count(POINTS.freed, 'point')}.`,
    gives: name => `Whoever destroys the last car takes ${name}.`,
  },
  backNextTurn: 'Dice spent here come back at the start of your next turn.',
  stuckMeans: 'Whoever is stuck may only fight what holds them (one hit is enough), recover and play cards.',
  once: dice =>
    dice === null
      ? 'Of use once, without spending a die, then back at the start of your next turn.'
      : `Of use once, for ${dice}, then back at the start of your next turn.`,
  costs: {
    combat: dice => count(dice, 'Combat die', 'Combat dice'),
    movement: dice => count(dice, 'Movement die', 'Movement dice'),
  },
  threat: name => `Threat: ${name}`,
  allDice: dice => `With ${count(dice, 'die', 'dice')}; you will choose how many to roll.`,
  oneDie: 'With the one die you have left.',
  dice: dice => count(dice, 'die', 'dice'),
  rotated: ['As it is', 'Quarter turn', 'Half turn', 'Three-quarter turn'],
  drop: what => `Leave ${what}`,
  take: what => `Take ${what}`,
  throws: place => `Car from ${place}`,
  load: { car: 'a car', stacy: 'Stacy', dewolff: 'DeWolff', prisoner: 'the prisoner' },
  holds: { web: 'Web', symbiote: 'Symbiote', pincers: 'Pincers' },
  breaks: 'One hit is enough to break it.',
  stack: (cars, place) => `${count(cars, 'police car')}: ${place}`,
  riposte: dice => `When attacked, they strike back with ${count(dice, 'die', 'dice')}.`,
  guards: name => `They guard ${name}.`,
  stuckCars: 'They cannot move.',
  destroyed: 'Destroyed: nobody enters any more.',
  damage: (damage, needed) => (needed === null ? `${damage} damage` : `${damage} of ${needed} damage`),
  places: {
    objective: 'A target of missions: every hit by a villain whose mission it is leaves damage here.',
    hq: 'Its owner recovers from two wounds here and fights better; others may want to destroy it.',
    station: 'Reinforcements arrive here, prisoners are locked up here.',
    home: 'A character lives here: whoever stands next to it may capture them.',
    subway: 'A Subway card leads from here to any other entrance.',
  },
  deck: cards => `Bonus deck: ${count(cards, 'card')}`,
  aboutDeck: 'A 5 or a 6 of a Bonus die draws one; whoever is knocked out may draw three.',
  mission: 'Mission',
  worth: ({ villain, spiderMan, police }, prison) =>
    `Completed, it is worth ${count(villain, 'point')} to the villain. Whoever knocks them out before scores: Spider-Man ${spiderMan}, the Police ${police}. Besides, every wound is worth ${POINTS.wound} to Spider-Man, and jail ${prison} to the Police.`,
  tracer: sheet => `In reserve: ${count(sheet, 'Spider-Tracer')}`,
  aboutTracer: 'Put it on a villain next to you: you then see the mission of that villain, and the next ones.',
  wounds: 'Wounds',
  die: value => `Die: ${value}`,
  purposes: {
    movement: 'Movement',
    combat: 'Combat',
    riposte: 'Riposte',
    bonus: 'Bonus',
    power: 'Power',
    interrupt: 'Interruption',
    prevent: 'Parry',
    preliminary: 'Before the blow',
  },
  points: (times, add, points) =>
    `${times > 1 ? `× ${times} ` : ''}${add > 0 ? `+${add} per die ` : ''}= ${count(points, 'square')}`,
  hits: (times, add, need, hits, made) => {
    const how = [times > 1 ? `× ${times}` : '', add > 0 ? `+${add} per die` : ''].filter(Boolean).join(' ');
    const least = need === HIT ? how : `${need} or more`;
    const enough = made > hits ? ', one is enough' : '';
    return `${least && `${least}: `}${hits === 0 ? 'missed' : `${count(made, 'hit')}${enough}`}`;
  },
  drawn: cards => (cards === 0 ? 'no card' : count(cards, 'card')),
  tried: (success, need) => `${need} or more: ${success ? 'success' : 'failure'}`,
  of: (name, text) => `${name}: ${text}`,
  went: (who, board, district, reaction) =>
    `${who} ${reaction ? 'reacts and heads' : 'heads'} for ${board === 'bronx' ? 'the ' : ''}${district}.`,
  came: (who, reaction) => `${who} ${reaction ? 'reacts and comes' : 'comes'} next to you.`,
  stayed: (who, reaction) => `${who} ${reaction ? 'reacts and moves' : 'moves'}, but stays next to you.`,
  left: (who, board, district, reaction) =>
    `${who} ${reaction ? 'reacts and gets' : 'gets'} away from you, towards ${board === 'bronx' ? 'the ' : ''}${district}.`,
  stopped: (attacker, target, power) =>
    `${attacker === null ? 'Your attack' : `The attack by ${attacker}`} does not reach ${target ?? 'you'}: “${power}”. It does not take place and costs nothing.`,
  evaded: 'Attack evaded',
  youPlay: whom => `You play ${whom}.`,
  youDraw: board => `You draw the board “${board}”.`,
  yourTurn: (round, ko) => `Round ${round}: your turn${ko ? ' (knocked out)' : ''}.`,
  youAbandon: (whom, next) => `You abandon ${whom} and play ${next}.`,
  done: (who, mission, points) => `${who} completes the mission ${mission}: +${count(points, 'point')}.`,
  added: {
    movement: 'It is added once “Move” is chosen, before the dice are rolled.',
    close: 'It is added once the target of a close combat is chosen, before the dice are rolled.',
    attack: 'It is an attack: hit or missed, the target may react with the dice it has left, and so may flee.',
  },
};

export const screenWords: { readonly [L in Language]: typeof fr } = { fr: typesetAll(fr), en };
