import { typesetAll } from '../../../../kit/typeset.ts';
import { percent, plural } from '../../../../kit/french.ts';

const damage = (count: number): string => plural(count, 'dégât');
const cards = (count: number): string => plural(count, 'carte Combat', 'cartes Combat');

const texts = {
  // options
  attackWith: (weapon: string) => `Attaquer : ${weapon}`,
  craft: 'Fabriquer',
  offerTo: (name: string) => `Offrir à ${name}`,
  acceptFrom: (name: string) => `Offre de ${name}`,
  passLuck: "Passer la Chance tant que personne n'est en danger",
  freeMoves: 'Ranger, défausser, se raviser…',
  // previews
  list: (names: readonly string[]) => names.join(', '),
  numbered: (name: string, at: number) => `${name} n° ${at}`,
  blow: (fixed: number, drawn: number) =>
    drawn > 0 ? `${damage(fixed)}, plus la meilleure de ${cards(drawn)}.` : `${damage(fixed)} à la cible.`,
  chance: (kill: number) => `Chance d'éliminer la cible : ${percent(kill)}.`,
  chances: (kill: readonly number[]) =>
    `Chance d'éliminer la cible, par munitions dépensées : ${kill.map((chance, i) => `${i + 1} → ${percent(chance)}`).join(' ; ')}.`,
  area: (points: number, names: string) => `Zone : ${damage(points)} aussi à ${names}.`,
  areaOnNobody: 'Zone : aucun voisin touché.',
  draw: (count: number) => `${cards(count)} à piocher, la meilleure compte.`,
  strike: (points: number, area: number) =>
    area > 0 ? `${damage(points)} à la cible, ${damage(area)} aux voisins.` : `${damage(points)} à la cible.`,
  kills: (names: string) => `Élimine : ${names}.`,
  killsNobody: "N'élimine personne.",
  self: (points: number) => `${damage(points)} pour vous.`,
  delay: (pile: number) =>
    pile > 0
      ? `Vous piochez une autre carte de la pile active (${pile}), puis la VAGUE y est mélangée de nouveau.`
      : 'La pile active est vide : la VAGUE passe au joueur suivant.',
  lethal: 'Vous en mourriez : toute la table perdrait la partie.',
  lethalDelay: 'Reporter la VAGUE serait mortel : toute la table perdrait la partie.',
  // the board
  round: (round: number) => `Round ${round}`,
  rounds: 'Les six rounds',
  extra: 'supplémentaire',
  dawn: 'Aube',
  assault: 'Assaut du round',
  assaultIs: (name: string) => `Assaut du round : ${name}`,
  noAssault: 'Assaut encore caché',
  forPlayers: (count: number) => (count === 1 ? 'en solo' : `à ${count} joueurs`),
  line: "La ligne d'ennemis",
  emptyLine: 'Personne en vue. Pour le moment.',
  lifeLeft: (left: number, full: number) => `${left}/${plural(full, 'vie')}`,
  hits: (points: number) => damage(points),
  boosted: (points: number) => `dont +${points} (Monstre)`,
  draws: (count: number) => `+ ${cards(count)}`,
  noAttack: "N'attaque pas",
  aims: (name: string, isSure: boolean) => (isSure ? `→ ${name}` : `→ ${name} ?`),
  aimsLong: (name: string, isSure: boolean) =>
    isSure ? `Attaquera ${name}.` : `Attaquera ${name}, sauf si les cartes Combat en décident autrement.`,
  you: 'vous',
  spears: (count: number) => plural(count, 'Lance'),
  out: 'Hors combat',
  target: 'Cible',
  attacks: 'Attaque',
  inArea: 'Zone',
  decides: 'Décide',
  seats: 'Les survivants',
  armoury: 'Choisissez votre arme',
  cast: 'Qui serez-vous ?',
  printedLife: (life: number) => `${life} vies`,
  noCharacter: 'Personnage à choisir',
  life: 'Vie',
  firstPlayer: 'Premier joueur',
  holder: 'VAGUE',
  holderTip: 'Détient la carte VAGUE : les ennemis attaquent cette place en premier.',
  firstTip: 'A le jeton Premier joueur : son avantage premier joueur est ouvert.',
  mainUsed: 'déjà utilisé ce round',
  shield: (points: number) => `Protection −${points}`,
  shieldTip: (points: number) =>
    `La prochaine attaque ennemie qui vise cette place inflige ${damage(points)} de moins.`,
  tokens: (name: string, count: number) => `${name} × ${count}`,
  inventory: (used: number, slots: number) => `Inventaire ${used}/${slots}`,
  freeSlots: (count: number) => plural(count, 'emplacement libre', 'emplacements libres'),
  backpack: (number: number | null) => (number === null ? 'Sac à dos' : `Sac à dos n° ${number}`),
  emptyPocket: 'poche vide',
  stack: (count: number) => `× ${count}`,
  ready: 'Prêt',
  gave: 'A donné',
  actionsLeft: (count: number) => plural(count, 'action'),
  piles: 'Les piles',
  active: 'Pile active',
  waveChance: (pile: number) => `1 chance sur ${pile} que la prochaine carte soit la VAGUE`,
  reserve: 'Réserve',
  rubbleDiscard: 'Défausse de Décombres',
  combatDeck: 'Pioche Combat',
  combatDiscard: 'Défausse Combat',
  assaultsLeft: 'Assauts à venir',
  contents: (count: number) => plural(count, 'carte'),
  stillIn: 'Encore dans la pioche Combat',
  focus: 'Au centre de la table',
  found: (name: string) => `${name} a trouvé`,
  wave: (name: string) => `${name} a pioché la VAGUE`,
  attack: (who: string, target: string) => `${who} attaque ${target}`,
  fallen: 'un ennemi déjà tombé',
  offers: 'Offres',
  offer: (from: string, card: string, to: string) => `${from} offre ${card} à ${to}`,
  drawn: 'Cartes Combat',
  chosen: 'retenue',
  toDraw: (count: number) => `${cards(count)} à piocher`,
  shown: (name: string) => `Cartes révélées par ${name}`,
  // the end
  drawnInAll: 'Cartes fouillées',
  killed: 'Ennemis éliminés',
  suffered: 'Dégâts subis',
};

export const fr = typesetAll(texts);
