import type { Cue } from '../../content/tracks.ts';
import { typesetAll } from '../../../../kit/typeset.ts';
import { plural } from '../../../../kit/french.ts';

const zombies = (count: number): string => plural(count, 'zombie');
const actions = (count: number): string => plural(count, 'action');

const texts = {
  // the clock
  lesson: 'Leçon',
  noClock: 'Aucune horloge : prenez votre temps.',
  timeHidden: 'Le temps est caché.',
  timeLeft: (minutes: number, seconds: number) =>
    `Temps restant : ${plural(minutes, 'minute')} ${plural(seconds, 'seconde')}`,
  paused: 'Pause',
  stop: 'Arrêter le temps',
  goOn: 'Laisser le temps courir',
  noScreams: 'Pas de cri sur cette bande-\u2060son.',
  screamHidden: 'Le prochain cri est caché.',
  lastScream: 'Plus de cri jusqu’à la fin.',
  screamIn: (seconds: number) => `Prochain cri dans ${plural(seconds, 'seconde')}`,
  siren: (minute: number, isOver: boolean) => `${minute}:00${isOver ? ' ✓' : ''}`,
  cue: (kind: Cue['kind'], number: number, minutes: number) =>
    ({
      siren: minutes === 0 ? 'Sirène : quinze minutes !' : `Sirène : encore ${15 - minutes} min`,
      scream: `CRI n° ${number}`,
      end: 'La bande-son est finie',
    })[kind],
  // whose turn
  calm: 'zone calme',
  held: 'tenus à distance',
  versus: (count: number, fend: number) => `${count} / ${fend}`,
  tokenTips: {
    key: 'Ouvre le verrou de sa couleur quand son porteur y entre.',
    bag: 'Vaut un équipement spécial au prochain Checkpoint, entre deux scénarios.',
    objective: 'À rapporter au but.',
    empty: 'Rien d’utile.',
  },
  // the Horde
  horde: 'Horde',
  reserve: (count: number) => `réserve ${count}`,
  // the map
  map: 'La ville',
  unknownToken: 'Jeton caché',
  alpha: (points: number) => `Alpha : ${plural(points, 'point')}`,
  colours: {
    blue: { name: 'bleu', mark: 'B' },
    red: { name: 'rouge', mark: 'R' },
    yellow: { name: 'jaune', mark: 'J' },
    green: { name: 'vert', mark: 'V' },
  },
  heroAt: (name: string, posture: string) => `${name}, ${posture}`,
  turnIn: (turns: number) =>
    turns === 0 ? 'joue maintenant' : turns === 1 ? 'joue ensuite' : `joue dans ${turns} tours`,
  postures: { standing: 'debout', down: 'à terre', unconscious: 'sans connais\u00adsance' },
  // the sheet
  weapons: 'Armes',
  objects: 'Objets légers',
  noWeapon: 'place d’arme',
  noLightWeapon: 'arme légère seulement',
  noObject: 'objet léger',
  damage: 'dégâts',
  fend: 'maintien à distance',
  noise: 'bruit',
  spent: 'épuisée',
  bulky: 'encombrante',
  usesLeft: (left: number, full: number, kind: 'firearm' | 'melee' | 'object') =>
    `${left} sur ${full} ${{ firearm: 'munitions', melee: 'résistance', object: 'utilisations' }[kind]}`,
  covers: 'couvre les armes',
  carries: (name: string) => `porte ${name}`,
  life: (left: number, full: number) => `${plural(left, 'point')} de vie sur ${full}`,
  actionsLeft: (count: number) => actions(count),
  backpack: (used: number, slots: number) => `Sac à dos ${used}/${slots}`,
  damageUses: (damage: number, uses: number) => `${damage}×${uses}`,
  // orders and piles
  searchDeck: 'Pioche',
  discard: 'Défausse',
  lookedThrough: 'La défausse, la dernière carte d’abord',
  shut: 'Fermer',
  quickly: 'Fouille rapide',
  powers: 'Actions possibles',
  equipment: 'Équipement',
  carefully: 'Fouille minutieuse',
  onTop: (card: string) => `(dessus : ${card})`,
  found: 'Fouille rapide',
  spared: 'écartée',
  fromDiscard: 'Fouille minutieuse : ce qui est au-dessus sera perdu',
  weaponShort: (damage: number, uses: number, fend: number, noise: number) =>
    `dégâts ${damage}, ×${uses}, tient ${fend}, bruit ${noise}`,
  // goals
  goals: 'Objectifs',
  done: 'Atteint :',
  gather: (where: string, count: number, wanted: number) => `Réunir tous les héros ${where} (${count}/${wanted})`,
  deliver: (what: string, where: string, count: number, wanted: number) =>
    `Apporter ${where} : ${what} (${count}/${wanted})`,
  deliverThere: (what: string, count: number, wanted: number) => `Y apporter : ${what} (${count}/${wanted})`,
  man: (where: string) => `Poster un héros debout ${where}`,
  clear: (where: string, count: number) => `Éliminer les zombies ${where} (encore ${count})`,
  hold: 'Tenir jusqu’à la fin de la bande-son',
  holdBreach: (where: string, count: number, limit: number) =>
    `Tenir jusqu’à la fin ; ${where} : ${zombies(count)}, perdu à ${limit}`,
  callFirst: 'Lancer l’appel radio',
  helicopter: 'L’appel est lancé : à l’hélicoptère !',
  killAlpha: (points: number) => `Abattre l’Alpha (encore ${plural(points, 'point')})`,
  night: 'Nuit',
  cat: 'Le chat : le prochain cri ne tirera pas de carte',
  queued: (event: string) => `En attente : ${event}`,
  landed: 'L’hélicoptère est là !',
  won: 'Sauvés !',
  lost: 'Perdu',
  // before the start
  news: 'Nouvelles règles',
  rules: 'Règles de ce scénario',
  insteadOf: (track: string) => `au lieu de : ${track.toLowerCase()}`,
  gallery: 'Qui y va ?',
  team: 'L’équipe',
  easy: 'pour débuter',
  checkpoint: (name: string) => `Checkpoint : ${name}`,
  checkpointIs:
    'L’étape entre deux scénarios : chaque héros garde son équipement ou reprend celui de départ, puis peut échanger un sac contre un équipement spécial de même valeur.',
  carried: 'Équipement rapporté',
  stock: 'Équipements spéciaux disponibles',
  bag: (value: number) => `sac ${value}`,
  road: 'La route',
  group: 'Le groupe',
  toCheckpoint: 'Un Checkpoint vous attend, l’étape entre deux scénarios : gardez votre équipement, échangez vos sacs.',
  onceMore: (count: number) =>
    count === 1
      ? 'Un essai perdu : on recommence avec l’équipement de départ.'
      : `${plural(count, 'essai perdu', 'essais perdus')} : on recommence avec l’équipement de départ.`,
  starterOnly: 'Équipement de départ',
  colon: ' : ',
  leftOver: (left: string) => `(${left} d’avance)`,
  undone: 'un choix a été repris',
  attempts: (count: number) => plural(count, 'essai perdu', 'essais perdus'),
  // options
  putAway: 'Poser un jeton',
  byHand: 'Défausser dans un autre ordre',
  endAlone: 'Finir mes actions quand rien d’autre n’est possible',
  discardAlone: 'Défausser sans demander quand rien ne peut être gardé',
  // previews
  costs: (count: number) => (count === 0 ? 'Gratuit.' : `Coûte ${actions(count)}.`),
  meets: (count: number, fend: number) =>
    `${zombies(count)} là-bas ; vous y tiendriez ${fend} à distance${count > fend ? ' : trop peu' : ''}.`,
  opens: (colour: string) => `Ouvre le verrou ${colour}.`,
  gives: (count: number) => `Donne ${actions(count)}.`,
  kills: (count: number, left: number) => `Élimine ${zombies(count)} ; il en reste ${left} à tenir à distance.`,
  hitsAlpha: (points: number, dies: boolean) => `L’Alpha perd ${plural(points, 'point')}${dies ? ' et meurt' : ''}.`,
  loud: (noise: number, horde: number) => `Bruit : +${noise} dans la Horde (${horde}).`,
  alarmed: (noise: number, horde: number) => `Bruit et ALARME : +${noise} dans la Horde (${horde}).`,
  hurts: (life: number) => `Il vous resterait ${plural(life, 'point de vie', 'points de vie')}.`,
  nobody: 'Aucun zombie ici : pas d’attaque.',
  holds: (count: number, fend: number) => `${zombies(count)}, ${fend} tenus à distance : rien n’arrive.`,
  bites: (count: number, fend: number, falls: boolean, left: number) =>
    `${zombies(count)} pour un maintien de ${fend} : vous ${falls ? 'tombez et perdez' : 'perdez'} 1 point de vie${left === 0 ? ', le dernier' : ''}.`,
  losing: (cards: string) => `Perdues pour la partie : ${cards}.`,
  losingNone: 'Rien n’est perdu au-dessus.',
  replaces: (card: string) => `Remplace pour de bon : ${card}.`,
  // the end
  killed: 'Zombies éliminés',
  searches: 'Fouilles',
  turns: 'Tours joués',
  lifeLost: 'Points de vie perdus',
  conscious: 'Héros conscients',
  leftAtEnd: 'Temps restant',
  hordeEnd: 'Horde à la fin',
  track: 'Bande-son',
};

export const fr = typesetAll(texts);
