import { capital, uncapital } from '../../../../kit/grammar.ts';
import { typesetAll } from '../../../../kit/typeset.ts';
import { of, percent, plural } from '../../../../kit/french.ts';

const damage = (count: number): string => plural(count, 'dégât');
const fixedDamage = (count: number): string => plural(count, 'dégât fixe', 'dégâts fixes');
const cards = (count: number): string => plural(count, 'carte Combat', 'cartes Combat');

/** So little and so much a Combat card may add. */
export type Spread = readonly [least: number, most: number];
const between = ([least, most]: Spread): string => `(de −${-least} à +${most})`;

export type Crowd = readonly (readonly [count: number, name: string])[];
const crowded = (crowd: Crowd): string => crowd.map(([count, name]) => `${count} ${name}`).join(', ');

export type Wounds = readonly (readonly [name: string, points: number, cause?: string | null])[];
export const listed = (wounds: Wounds): string =>
  wounds.map(([name, points, cause]) => `${name} −${points}${cause ? ` (${cause})` : ''}`).join(', ');

const bestOf = (count: number): string => (count > 1 ? `la meilleure de ${cards(count)}` : cards(count));

const texts = {
  // options
  attackWith: (weapon: string) => `Attaquer : ${weapon}`,
  craft: 'Fabriquer',
  offerTo: (name: string) => `Offrir à ${name}`,
  acceptFrom: (name: string) => `Offre ${of(name)}`,
  endIdle: 'Finir le tour quand il n’y a personne à combattre et rien à fabriquer',
  passVain: 'Renoncer à la Chance quand elle ne changerait rien',
  passLuck: 'Renoncer à la Chance tant que personne n’est en danger',
  noLuckThisRound: 'Plus à ce combat, sauf danger',
  freeMoves: 'Ranger, défausser, se raviser…',
  // previews
  list: (names: readonly string[]) => names.join(', '),
  numbered: (name: string, at: number) => `${name} n° ${at}`,
  blow: (fixed: number, drawn: number, spread: Spread) =>
    drawn > 0 ? `${damage(fixed)}, plus ${bestOf(drawn)} ${between(spread)}.` : `${damage(fixed)} à la cible.`,
  shot: (fixed: number, drawn: number, spread: Spread) =>
    `${damage(fixed)}, plus la meilleure des cartes Combat ${between(spread)} : ${drawn > 0 ? `${cards(drawn)}, et ` : ''}une par munition dépensée.`,
  chance: (kill: number) => `Chance d’éliminer la cible : ${percent(kill)}.`,
  chances: (kill: readonly number[]) =>
    `Chance d’éliminer la cible, par munitions dépensées : ${kill.map((chance, i) => `${i + 1} → ${percent(chance)}`).join(' ; ')}.`,
  area: (points: number, names: string) => `Zone : ${damage(points)} aussi à ${names}.`,
  areaOnNobody: 'Zone : aucun voisin touché.',
  draw: (count: number) => `${cards(count)} à piocher${count > 1 ? ', la meilleure compte' : ''}.`,
  shift: (name: string, now: string, then: string) => `${name} : ${now}, puis ${then}.`,
  spends: (count: number, ammunition: string) => `Dépense ${plural(count, 'carte')} ${ammunition}.`,
  spendsNothing: (perk: string) => `Ne dépense rien : ${perk}, une fois par manche.`,
  bringsNothing: 'Les chances n’augmentent pas pour autant.',
  strike: (points: number, area: number) =>
    area > 0 ? `${damage(points)} à la cible, ${damage(area)} aux voisins.` : `${damage(points)} à la cible.`,
  kills: (names: string) => `Élimine : ${names}.`,
  killsNobody: 'N’élimine personne.',
  self: (points: number) => `${damage(points)} pour vous.`,
  stands: (fixed: number, now: number, isBest: boolean) =>
    `${fixedDamage(fixed)} ; avec ${isBest ? 'la carte la plus forte' : 'cette carte'}, ${now} en tout.`,
  mean: (points: number, isGuess: boolean) =>
    isGuess ? `Remplacée : ${damage(points)} environ.` : `Le coup inflige ${damage(points)}.`,
  expected: (points: number) => `${damage(points)} à attendre.`,
  sticks: 'Elle y reste plantée : chaque attaque contre cette cible inflige 1 dégât de plus.',
  stunned: (names: string) => `Hors combat jusqu’à la fin de la phase, sans frapper ni être frappés : ${names}.`,
  face: (foes: number) =>
    foes > 0
      ? `La recherche s’arrête pour tous. ${plural(foes, 'carte Horde arrive', 'cartes Horde arrivent')}, et vous serez visé avant les autres.`
      : 'La recherche s’arrête pour tous, et vous serez visé avant les autres.',
  delay: (pile: number) =>
    pile > 0
      ? `Vous piochez une autre carte de la pile active (${pile}), puis la VAGUE y est mélangée de nouveau.`
      : 'La pile active est vide : la VAGUE passe au joueur suivant.',
  lethal: 'Vous en mourriez : toute la table perdrait la partie.',
  lethalDelay: 'Reporter la VAGUE serait mortel : toute la table perdrait la partie.',
  // the board
  round: (round: number) => `Manche ${round}`,
  rounds: 'Les six manches',
  extra: 'supplémentaire',
  dawn: 'Aube',
  roundPast: (assault: string | null) => (assault === null ? 'Passée.' : `Passée. Assaut : ${assault}.`),
  roundNow: (left: number) =>
    left > 0
      ? `En cours : recherche, échange, combat. ${plural(left, 'autre manche suivra', 'autres manches suivront')} avant l’aube.`
      : 'En cours : l’aube vient dès que plus aucun ennemi n’est debout.',
  roundToCome: 'À venir : sa horde rejoindra les ennemis encore debout.',
  dawnTip: (rounds: number) =>
    `Le but : à la manche ${rounds} ou après, plus aucun ennemi debout et tout le monde en vie.`,
  assault: 'Assaut de la manche',
  assaultIs: (name: string) => `Assaut de la manche : ${name}`,
  noAssault: 'Assaut encore caché',
  forPlayers: (count: number) => (count === 1 ? 'en solo' : `à ${plural(count, 'joueur')}`),
  line: 'La ligne d’ennemis',
  emptyLine: 'Personne en vue. Pour le moment.',
  lifeLeft: (left: number, full: number) => `${left}/${plural(full, 'vie')}`,
  hits: (points: number) => damage(points),
  draws: (count: number) => `+ ${cards(count)}`,
  noAttack: 'N’attaque pas',
  aims: (name: string, isSure: boolean) =>
    isSure ? `Attaquera ${name}.` : `Attaquera ${name}, sauf si les cartes Combat en décident autrement.`,
  awaits: (foes: string, points: number, isGuess: boolean) =>
    `Attaques à venir : ${foes}. ${isGuess ? `En moyenne ${damage(points)}, selon les cartes Combat (d’où le signe ≈).` : `${damage(points)} en tout.`}`,
  spears: (count: number) => plural(count, 'Lance'),
  out: 'Hors combat',
  stops: (foes: number) => `écarte ${foes}`,
  target: 'Cible',
  attacks: 'Attaque',
  inArea: 'Zone',
  decides: 'Décide',
  seats: 'Les survivants',
  armoury: 'Choisissez votre arme',
  cast: 'Qui serez-vous ?',
  takenBy: (name: string) => `Choix ${of(name)}`,
  carried: (left: number, full: number, held: readonly string[]) =>
    `Vie : ${left} sur ${full}.\n${held.length > 0 ? `Porte : ${held.join(', ')}.` : 'Ne porte rien.'}`,
  printedLife: (life: number) => plural(life, 'vie'),
  noCharacter: 'Personnage à choisir',
  life: 'Vie',
  firstPlayer: 'Premier joueur',
  whenFirst: (perk: string) => `${perk} (premier joueur)`,
  asFirst: (effect: string) => `Quand vous êtes premier joueur : ${uncapital(effect)}`,
  holder: 'VAGUE',
  holderTip: 'Détient la carte VAGUE : les ennemis attaquent cette place en premier.',
  firstTip: 'A le jeton Premier joueur : son avantage premier joueur est ouvert.',
  mainUsed: 'déjà utilisé dans cette manche',
  shield: (points: number) => `Protection −${points}`,
  shieldTip: (points: number) =>
    `La prochaine attaque ennemie qui vise cette place inflige ${damage(points)} de moins.`,
  tokens: (name: string, count: number) => `${name} × ${count}`,
  inventory: (used: number, slots: number) => `Inventaire ${used}/${slots}`,
  moreCards: (count: number) => plural(count, 'autre carte', 'autres cartes'),
  freeSlots: (count: number) => plural(count, 'emplacement libre', 'emplacements libres'),
  perks: 'Avantages',
  weapons: 'Armes',
  aimedAtYou: (foes: number): string => (foes > 1 ? 'Vous visent' : 'Vous vise'),
  packed: 'dans le sac',
  backpack: (number: number | null) => (number === null ? 'Sac à dos' : `Sac à dos n° ${number}`),
  emptyPocket: 'poche vide',
  stack: (count: number) => `× ${count}`,
  ready: 'Prêt',
  gave: 'A donné',
  actionsLeft: (count: number) => plural(count, 'action'),
  piles: 'Les piles',
  says: (name: string, what: string) => `${name} : ${what}`,
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
  youFound: 'Vous avez trouvé',
  misfortune: (name: string) => `Malchance pour ${name}`,
  yourWave: 'Vous avez pioché la VAGUE',
  wave: (name: string) => `${name} a pioché la VAGUE`,
  attack: (who: string, target: string) => `${who} → ${target}`,
  fallen: 'un ennemi déjà tombé',
  offers: 'Offres',
  offer: (from: string, card: string, to: string) => `${from} offre ${card} à ${to}`,
  drawn: 'Cartes Combat',
  chosen: 'retenue',
  fixed: fixedDamage,
  toDraw: (count: number) => `${cards(count)} à piocher`,
  shown: (name: string) => `Cartes révélées par ${name}`,
  // the screen
  makes: (other: string, token: string) => `Avec ${other} : ${token}.`,
  madeOf: (recipe: string) => `${recipe}.`,
  ranges: { melee: 'Mêlée.', ranged: 'À distance.', thrown: 'De jet.' },
  without: (ammo: string) => `sans ${ammo}`,
  drawsCards: (count: number) => cards(count),
  strikes: (fixed: number, drawn: number) =>
    `Attaque : ${[...(fixed > 0 || drawn === 0 ? [damage(fixed)] : []), ...(drawn > 0 ? [bestOf(drawn)] : [])].join(' plus ')}.`,
  boosted: (points: number) => `Dont ${points} de plus tant qu’un Monstre est là.`,
  hasLeft: (life: number, area: number) =>
    `${plural(life, 'vie')}${area > 0 ? `, et ${damage(area)} de zone en plus` : ''}`,
  comes: (crowd: readonly (readonly [count: number, name: string, life: number])[]) =>
    `${crowd.map(([count, name, life]) => `${count} ${name} (${plural(life, 'vie')})`).join(', ')}.`,
  friend: 'allié',
  inDanger: (name: string) => `${name} en danger`,
  hold: (round: number, rounds: number) => `Tenir ${plural(rounds, 'manche')} · ${round}/${rounds}`,
  finish: 'Manche supplémentaire : abattre les derniers ennemis',
  held: 'Le jour se lève',
  allAlive: 'Tous vivants',
  ally: (chance: number) => `${percent(chance)} · allié`,
  dies: 'tué',
  mayDie: 'tué ?',
  unhurt: 'Vous n’avez aucune blessure : utilisée maintenant, elle serait perdue.',
  inBag: 'Rangée dans le sac à dos : elle ne sert à rien tant qu’on ne l’en ressort pas.',
  starting: 'Arme de départ : elle se donne, mais ne se défausse pas.',
  giveTo: 'Pour lui offrir une carte, choisissez la carte et la personne.',
  trapped: 'piège',
  blocked: 'bloqué',
  fatal: (points: number) => `−${points} : mort`,
  aboutWhom: (sign: string, who: string | null) => `${sign} pour ${who ?? 'le Survivant'}`,
  about: (points: number, isGuess: boolean) => `${isGuess ? '≈ ' : ''}${points > 0 ? `−${points}` : '0'}`,
  accept: 'Accepter',
  refuse: 'Refuser',
  pack: 'Dans le sac',
  drop: 'Défausser',
  make: 'fabriquer',
  discard: 'Défausse',
  shut: 'Fermer',
  ammunition: (count: number, name: string) => `${count} × ${name}`,
  share: (chance: number) => percent(chance),
  vain: (chance: number) => `${percent(chance)} · rien de plus`,
  shareFells: (chance: number) => `${percent(chance)} d’éliminer`,
  points: (points: number) => damage(points),
  deadly: 'mortel',
  costs: '−1 vie',
  later: 'plus tard',
  comingSign: (foes: number, there: number) =>
    foes > 0 ? `${there > 0 ? '+' : ''}${plural(foes, 'ennemi', 'ennemis')}` : 'fin',
  noChange: 'sans effet',
  fell: (foes: Crowd, allies: Crowd) => {
    const lost = `perdu de notre côté : ${crowded(allies)}.`;
    if (foes.length === 0) return capital(lost);
    return allies.length === 0 ? `À terre : ${crowded(foes)}.` : `À terre : ${crowded(foes)} ; ${lost}`;
  },
  misfortunes: (struck: readonly (readonly [who: string, card: string, loss: string])[]) =>
    `Malchance : ${struck.map(([who, card, loss]) => `${who}, ${card} (${loss})`).join(' ; ')}.`,
  nothingTaken: 'rien à prendre',
  wounded: (wounds: Wounds) => `Blessures : ${listed(wounds)}.`,
  stolen: (thefts: readonly (readonly [whom: string, what: string])[]) =>
    `Volé par un Pillard : ${thefts.map(([whom, what]) => `${what} (à ${whom})`).join(' ; ')}.`,
  strayed: (wounds: Wounds) => `Touchés par leurs propres coups : ${listed(wounds)}.`,
  // the end
  dead: 'Mort au combat',
  drawnInAll: 'Cartes piochées',
  killed: 'Ennemis éliminés',
  suffered: 'Dégâts subis',
};

export const fr = typesetAll(texts);
