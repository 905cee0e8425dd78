import { typesetAll } from '../../../../kit/typeset.ts';
import { amount, and, form, of, percent, plural } from '../../../../kit/french.ts';

export const fr = typesetAll({
  door: (id: string) => `Porte ${id}`,
  round: (round: number) => `Manche ${round}`,
  danger: 'Danger',
  levelTip: 'Chaque Ennemi éliminé rapporte de l’expérience. Un nouveau niveau ouvre une compétence de plus.',
  goals: 'La mission',
  done: 'fait',
  pickTeam: 'Choisissez vos Super-Héros',
  health: (left: number) => `Santé ${left}/5`,
  power: (power: number) => `Pouvoir ${power}/4`,
  xp: (xp: number, next: number | null) =>
    next === null ? `${xp} XP, au maximum` : `${xp} XP, niveau suivant à ${next}`,
  dice: (dice: number, accuracy: number) => `${plural(dice, 'dé')} à ${accuracy}+`,
  reach: (from: number, to: number) =>
    to === 0 ? 'au contact' : from === to ? `portée ${to}` : `portée ${from} à ${to}`,
  traits: 'Traits',
  noTrait: 'aucun Trait',
  bystander: 'Citoyen sauvé',
  actions: (count: number) => plural(count, 'Action'),
  used: 'A joué',
  ready: 'Pas encore joué',
  out: 'À l’abri',
  down: 'À terre',
  leaveCost: (cost: number) => `Quitter la Zone coûte ${plural(cost, 'Action')}`,
  of: (name: string) => `à ${name}`,
  reserve: 'Réserve',
  toughness: (value: number) => `Endurance ${value}`,
  roll: 'Le jet',
  hits: (hits: number) => plural(hits, 'Touche'),
  wounds: (count: number) => plural(count, 'Blessure à répartir', 'Blessures à répartir'),
  drawn: 'Traits piochés',
  met: 'Citoyen rencontré',
  move: (actions: number, power: number) =>
    power > 0
      ? `Coûte ${plural(actions, 'Action')} et ${power} de Pouvoir.`
      : actions > 0
        ? `Coûte ${plural(actions, 'Action')}.`
        : 'Ne coûte rien.',
  attack: (dice: number, accuracy: number, hits: number) =>
    `${plural(dice, 'dé')} à ${accuracy}+ : ${amount(hits, 'Touche')} en moyenne.`,
  first: (hits: number, chance: number) => `Au moins un éliminé, avec ${plural(hits, 'Touche')} : ${percent(chance)}.`,
  only: (hits: number, chance: number) => `À terre, avec ${plural(hits, 'Touche')} : ${percent(chance)}.`,
  kills: (kills: number, clear: number) =>
    `${amount(kills, 'Ennemi éliminé', 'Ennemis éliminés')} en moyenne ; Zone vidée : ${percent(clear)}.`,
  harmless: 'Ainsi, personne ne peut tomber : il faudrait plus de dés.',
  threat: (wounds: number) => `À craindre ici de la part des Ennemis : ${plural(wounds, 'Blessure')}.`,
  boost: (power: number, clear: number) => `Avec ${power} de Pouvoir, Zone vidée : ${percent(clear)}.`,
  boostOnly: (power: number, chance: number) => `Avec ${power} de Pouvoir : ${percent(chance)}.`,
  opens: (rooms: number, spawns: number, cards: number) =>
    rooms === 0
      ? 'Ce qui est derrière est déjà connu : rien n’en sort.'
      : `Révèle ${plural(rooms, 'salle')} : ${spawns === 0 ? 'aucune carte Génération' : plural(spawns, 'carte Génération', 'cartes Génération')}, ${cards === 0 ? 'aucun Citoyen' : plural(cards, 'Citoyen')}.`,
  left: (health: number, falls: boolean) =>
    falls ? 'Ce Super-Héros tomberait.' : `Il lui resterait ${plural(health, 'point')} de Santé.`,
  botsAlone: 'Laisser les bots jouer leurs Tours dans leur ordre',
  loses: 'La partie serait perdue sur-le-champ.',
  mourned: (power: number, traits: number) => {
    const loses = form(power, 'perdrait', 'perdraient chacun');
    const more = form(traits, 'perdrait un Trait', 'perdraient chacun un Trait');
    const heroes = plural(power === 0 ? traits : power, 'Super-Héros', 'Super-Héros');
    if (power + traits === 0) return 'Citoyen dévoré : personne n’a de Pouvoir ni de Trait à y perdre.';
    if (power === 0) return `Citoyen dévoré : ${heroes} ${more}.`;
    return `Citoyen dévoré : ${heroes} ${loses} 1 de Pouvoir${traits > 0 ? `, et ${traits} ${more}` : ''}.`;
  },
  pushes: 'Les Ennemis reculent dans la Zone marquée.',
  route: (whom: readonly string[], steps: number, strikes: boolean) =>
    whom.length === 0
      ? 'De là, il ne verrait ni n’atteindrait personne.'
      : steps > 0
        ? `De là, il serait à ${plural(steps, 'Zone')} ${of(and(whom))}.`
        : strikes
          ? `Il rejoint ${and(whom)} et frappe aussitôt : sa seconde Action.`
          : `Il rejoint ${and(whom)}, et frapperait à la prochaine activation.`,
  groups: {
    moves: 'Se déplacer',
    attacks: 'Attaquer',
    opens: 'Ouvrir',
    traits: 'Traits et Pouvoir',
    others: 'Autres actions',
  },
  figures: {
    kills: 'Ennemis éliminés',
    wounds: 'Blessures subies',
    devoured: 'Citoyens dévorés',
    rounds: 'Manches jouées',
  },
});
