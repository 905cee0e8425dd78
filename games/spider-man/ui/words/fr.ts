import { amount, percent, plural } from '../../../../kit/french.ts';
import { typesetAll } from '../../../../kit/typeset.ts';

export const fr = typesetAll({
  setup: 'Mise en place',
  timeLeft: (seconds: number) => `Réaction : ${plural(seconds, 'seconde')}`,
  police:
    'Pas de figurine, mais des voitures dans toute la ville, deux capitaines et huit commissariats. Les voitures ripostent, ramassent qui est K.O. et marquent des points pour chaque prisonnier mené au commissariat.',
  seats: (target: number) => `La course aux ${plural(target, 'point')}`,
  noRole: 'Rôle à choisir',
  points: 'points',
  rounds: 'Manches jouées',
  wounds: (wounds: number, boxes: number) =>
    wounds === 0 ? `Indemne, K.O. à ${plural(boxes, 'blessure')}` : `${plural(wounds, 'blessure')}, K.O. à ${boxes}`,
  cards: (count: number) => plural(count, 'carte'),
  spent: 'utilisé',
  inUse: 'en cours',
  jailed: 'En prison',
  captive: 'Arrêté',
  stuck: 'Immobilisé',
  held: 'Dans les pinces',
  safe: 'En altitude',
  tracer: 'Spider-Tracer',
  about: {
    wounds:
      'Chaque blessure éteint une case de vie. À la dernière, c’est le K.O. : la mission échoue, et la police peut venir chercher la figurine.',
    movement:
      'Dés qui restent pour se déplacer. Ils reviennent au début du prochain tour ; d’ici là ils servent à réagir.',
    combat: 'Dés qui restent pour combattre. Un 6 touche ; ceux qui restent servent à réagir jusqu’au prochain tour.',
    bonus: 'Dés qui restent pour les cartes : un 5 ou un 6 en pioche une.',
    ko: 'Hors de combat tant qu’il ne lui revient pas une case de vie avant le début d’un tour.',
    jailed: 'Sous bonne garde dans un commissariat : elle peut s’y soigner entièrement, ou attaquer ses gardiens.',
    captive: 'Gardée par une pile de police qui l’emmène dans un commissariat.',
    stuck: 'Elle ne peut que combattre ce qui la retient, récupérer et jouer des cartes.',
    held: 'Dans les pinces d’Octopus : elle ne peut que les combattre, récupérer et jouer des cartes.',
    safe: 'Hors de portée de tous jusqu’à son prochain tour.',
    tracer: 'Spider-Tracer : Spider-Man voit la mission de ce super-vilain.',
  },
  hits: (results: readonly number[], isChanged: boolean, hits: number) =>
    `${isChanged ? `→ ${results.join(' ')} : ` : ''}${hits === 0 ? 'raté' : plural(hits, 'touche')}`,
  hand: 'Votre main',
  mission: 'Votre mission',
  progress: (done: number, needed: number) => `${done} sur ${needed}`,
  homeward: 'Au QG !',
  wins: (points: number) => `Mission accomplie : +${plural(points, 'point')}.`,
  moments: {
    'own-turn': 'à votre tour',
    recover: 'en récupérant',
    declare: 'à l’annonce',
    'after-roll': 'après un lancer',
    wound: 'en étant blessé',
    'ko-turn': 'en étant K.O.',
  },
  habits: {
    nothing: 'Passer, garder les dés et finir quand je ne peux rien faire d’autre',
    interrupts: 'Ne jamais interrompre ni empêcher une attaque',
    reactions: 'Ne jamais réagir',
  },
  previews: {
    reach: (average: number, most: number) => `En moyenne ${amount(average, 'case')}, au mieux ${most}.`,
    attack: (dice: number, expected: number, any: number, ko: number) =>
      `${plural(dice, 'dé')} : ${amount(expected, 'touche')} en moyenne, au moins une dans ${percent(any)} des cas${ko >= 0.005 ? `, K.O. dans ${percent(ko)}` : ''}.`,
    answers: (riposte: number, combat: number, movement: number, bonus: number, powers: readonly string[]) => {
      const parts = [
        riposte > 0 ? `riposter (${plural(riposte, 'dé')})` : '',
        combat > 0 ? `rendre le coup (${plural(combat, 'dé')})` : '',
        movement > 0 ? `fuir (${plural(movement, 'dé')} de déplacement)` : '',
        bonus > 0 ? `piocher (${plural(bonus, 'dé')})` : '',
        ...powers.map(power => `« ${power} »`),
      ].filter(Boolean);
      return parts.length > 0
        ? `Touchée ou non, la cible peut réagir : ${parts.join(', ')}.`
        : 'La cible ne peut pas réagir.';
    },
    heal: (healed: number, left: number) =>
      `${plural(healed, 'blessure')} en moins, il en restera ${left}. Cela prend tout le tour.`,
    chance: (success: number) => `Réussit dans ${percent(success)} des cas.`,
    path: (left: number) => `Il restera ${plural(left, 'case')} à parcourir.`,
    here: (deeds: readonly string[]) => `D’ici, vous pourrez : ${deeds.join(' ; ')}.`,
    cards: (expected: number) => `${amount(expected, 'carte')} en moyenne.`,
    lastDie: 'Dernier dé : votre tour se terminera.',
  },
  groups: {
    fights: 'Combattre',
    powers: 'Pouvoirs',
    drives: 'Déplacer la police',
    cards: 'Cartes',
    ways: 'Aller ailleurs',
  },
});
