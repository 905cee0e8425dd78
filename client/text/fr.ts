import { house } from './fr/house.ts';
import { together } from './fr/together.ts';
import { typesetAll } from '../../kit/typeset.ts';
import { and, of, plural } from '../../kit/french.ts';

type Values = { readonly [name: string]: string | number };

/** Why something was not done, by the code that the server sends. */
const refusals: { readonly [code: string]: (values: Values) => string } = {
  over: () => 'La partie est terminée.',
  paused: () => 'La partie est en pause.',
  'not-asked': () => 'La question n’est plus la même : la table a avancé entre-temps.',
  'not-offered': () => 'Ce choix n’est pas proposé en ce moment.',
  barred: () => 'Une règle interdit ce choix.',
  clock: () => 'L’horloge de la partie ne le permet pas.',
  'not-possible': ({ why }) => undos[String(why)] ?? 'Ce n’est pas possible en ce moment.',
  storage: () => 'Le serveur n’a pas pu enregistrer ce choix. Réessayez.',
  device: () =>
    'Cet appareil n’a pas pu garder ce choix : il manque peut-être de place. Réessayez, ou gardez la partie dans un fichier.',
  file: ({ reason }) =>
    reason
      ? `Ce fichier n’a pas été repris : les règles en refusent une partie (${reason}).`
      : 'Ce fichier ne contient pas de parties de Rempart.',
  failed: () => 'Le serveur a rencontré un problème. Réessayez dans un instant.',
  'not-running': ({ status }) =>
    status === 'lent'
      ? 'Cette partie a été emportée sur un appareil : c’est là qu’elle se joue.'
      : 'Cette partie ne se joue pas en ce moment.',
  bad: () => 'Le serveur n’a pas compris cette demande.',
  lost: () => 'La connexion a été coupée avant la réponse.',
  slow: () => 'Trop de demandes d’un coup. Attendez un instant.',
  offline: () => 'Le serveur ne répond pas. Vérifiez la connexion.',
  'no-game': ({ game }) => `Aucun jeu ne s’appelle « ${game ?? '?'} » ici.`,
  'no-table': () => 'Cette table n’existe pas ou n’existe plus.',
  'no-campaign': () => 'Cette campagne n’existe pas, ou elle n’est pas à vous.',
  'no-code': () => 'Ce code est inconnu ou périmé. Demandez-en un autre.',
  'no-seat': () => 'Cette place n’existe pas.',
  'other-site': () =>
    'Le serveur prend cette page pour celle d’un autre site. La personne qui tient le serveur devrait vérifier ce que le proxy transmet.',
  'no-page': () => 'Cette page n’existe pas.',
  page: () => 'Cette page n’a pas pu s’afficher. Rien de vos parties n’est perdu.',
  'seat-taken': () => 'Cette place est déjà prise.',
  'seat-lent': () => 'Cette place est à quelqu’un qui l’a seulement confiée à un bot.',
  'ask-first': () => 'La partie a commencé : cette place se demande.',
  asked: () => 'Vous avez déjà demandé une place : attendez la réponse.',
  'ask-later': ({ minutes }) => `Redemandez dans ${plural(Number(minutes ?? 1), 'minute', 'minutes')}.`,
  seen: () => 'Vous connaissez le jeu d’une autre place : celle-ci ne peut plus être la vôtre dans cette partie.',
  removed: () => 'L’hôte vous a retiré de cette table : vous pouvez seulement regarder.',
  'shut-out': () => 'L’hôte vous a fermé cette table. Vous ne pouvez plus ni y jouer ni y regarder.',
  'no-guest': () => 'Cette personne n’est plus là.',
  'no-wish': () => 'Cette demande n’est plus à l’ordre du jour.',
  'no-ticket': () => 'Ce code n’est pas de cette table. Redemandez-en un à l’écran.',
  'no-screen': () => 'Aucun écran n’attend avec ce code.',
  'ticket-used': () => 'Ce code a déjà servi. Redemandez-en un à l’écran.',
  'ticket-late': () => 'Ce code est périmé. Redemandez-en un à l’écran.',
  full: () => 'Toutes les places sont prises.',
  'not-yours': () => 'Cela revient à quelqu’un d’autre.',
  started: () => 'La partie a déjà commencé.',
  'not-over': () => 'La partie n’est pas terminée.',
  'seats-open': ({ open }) => `Il reste ${plural(Number(open ?? 0), 'place libre', 'places libres')}.`,
  'too-many-tables': ({ minutes }) =>
    `Beaucoup de tables ont été ouvertes d’ici depuis une heure. Réessayez dans ${plural(Number(minutes ?? 1), 'minute', 'minutes')}.`,
  busy: () => 'Le serveur est très occupé : réessayez dans un instant.',
  setup: ({ fr: sentence }) => String(sentence ?? 'Ces réglages ne vont pas ensemble.'),
};

const undos: { readonly [why: string]: string } = {
  asked: 'Quelqu’un demande déjà à arrêter la partie : répondez d’abord à cette question.',
  nothing: 'Il n’y a rien à reprendre.',
  revealed: 'Votre dernier choix a révélé quelque chose : il ne se reprend plus librement.',
  lasting: 'Ce qui est arrivé depuis ne se reprend pas.',
  'other-seat': 'Quelqu’un d’autre a joué depuis votre dernier choix.',
  clock: 'L’horloge a avancé depuis votre dernier choix.',
  over: 'La partie est terminée.',
  'not-yours': 'Cette place n’est pas la vôtre.',
  'not-alone': 'Ici, l’horloge ne s’arrête que pour qui joue sans personne d’autre.',
};

const relative = new Intl.RelativeTimeFormat('fr', { numeric: 'auto' });

function ago(seconds: number): string {
  if (seconds < 60) return 'à l’instant';
  if (seconds < 3600) return relative.format(-Math.round(seconds / 60), 'minute');
  if (seconds < 86_400) return relative.format(-Math.round(seconds / 3600), 'hour');
  return relative.format(-Math.round(seconds / 86_400), 'day');
}

export const fr = typesetAll({
  ...house,
  ...together,
  shell: {
    skip: 'Aller au contenu',
    navigation: 'Navigation principale',
    device: 'Autre appareil',
    language: 'Langue',
    languages: { fr: 'Français', en: 'English' },
    loading: 'Chargement…',
    again: 'Réessayer',
    close: 'Fermer',
    motto: 'Rempart : un mur que l’on tient ensemble.',
    description:
      'Jeux de société entiers, en ligne, en français et en anglais : entre amis, seul ou avec des bots. Chaque règle est tenue par le programme.',
  },
  status: {
    lobby: 'En attente de joueurs',
    running: 'En cours',
    lent: 'Emportée hors ligne',
    over: 'Terminée',
    frozen: 'Gelée',
    failed: 'Arrêtée',
  },
  refusal: (code: string, values: Values): string => (refusals[code] ?? refusals['failed'])?.(values) ?? '',
  notFound: {
    title: 'Page introuvable',
    text: 'Il n’y a rien à cette adresse.',
    home: 'Retour à l’étagère',
  },
  shelf: {
    here: 'sur cet appareil',
    alone:
      'Le serveur ne répond pas : on peut jouer sur cet appareil, seul avec des bots ou à plusieurs devant cet écran.',
    title: 'À quoi joue-t-on ?',
    lead: 'Des jeux de société entiers, où chaque règle est tenue pour vous : en ligne, autour d’un écran, seul ou avec des bots.',
    name: 'Votre nom',
    namePlaceholder: 'Votre prénom',
    saveName: 'Enregistrer',
    nameKept: 'Enregistré',
    mine: 'Vos tables',
    games: 'Les jeux',
    puzzles: 'Les problèmes du jour',
    noGames: 'L’étagère est vide.',
    noPage: 'Ce jeu n’a pas encore de page.',
    open: 'Tables ouvertes à tous',
    noOpen: 'Aucune table ouverte pour le moment.',
    over: 'Vos parties terminées',
    campaigns: 'Vos campagnes',
    resume: 'Reprendre',
    play: 'Jouer',
    learn: 'Apprendre',
    learnBy: 'en jouant',
    onScreen: 'Sur grand écran',
    hello: (name: string): string => `Bonjour ${name} !`,
    rename: 'Changer de nom',
    scenarios: (count: number): string => plural(count, 'scénario'),
    free: (count: number): string => plural(count, 'place libre', 'places libres'),
    people: (names: readonly string[], bots: number): string =>
      [and(names), bots > 0 ? plural(bots, 'bot') : ''].filter(part => part !== '').join(', ') ||
      'Sans nom pour le moment',
    rules: 'Les règles',
    players: (least: number, most: number): string =>
      least === most ? plural(most, 'joueur') : `${least} à ${plural(most, 'joueur')}`,
    ago,
  },
  lobby: {
    titleOf: (game: string): string => `Table : ${game}`,
    lead: 'Prenez place, invitez qui vous voulez, complétez avec des bots.',
    seats: 'Les places',
    atSeat: (number: number): string => `à la place ${number}`,
    who: (kind: 'open' | 'person' | 'bot', name: string | null, number: number): string =>
      kind === 'open' ? 'Place libre' : kind === 'bot' ? 'Bot' : name || `Joueur ${number}`,
    you: 'Vous',
    isThere: (isThere: boolean): string => (isThere ? 'Présent à la table' : 'Absent pour le moment'),
    sit: 'S’asseoir ici',
    takeFromBot: 'Prendre la place',
    getUp: 'Se lever',
    putBot: 'Mettre un bot',
    removeBot: 'Retirer le bot',
    fill: 'Compléter avec des bots',
    start: 'Commencer la partie',
    ready: (names: readonly string[]): string =>
      names.length === 0 ? 'Tout le monde est là.' : `Pas encore là : ${and(names)}.`,
    openSeats: (count: number): string =>
      `Pour commencer, il faut occuper ${count < 2 ? 'la place libre' : `les ${count} places libres`}.`,
    hostStarts: 'L’hôte de la table lancera la partie.',
    watching: (count: number): string => plural(count, 'personne regarde', 'personnes regardent'),
    invite: 'Inviter',
    inviteText: 'Qui ouvre ce lien peut prendre une place libre ou regarder.',
    link: 'Lien d’invitation',
    copy: 'Copier le lien',
    copied: 'Copié !',
    qr: 'Code QR du lien d’invitation',
    thisMachine:
      'Cette adresse ne vaut que sur cette machine. Pour inviter un téléphone, ouvrez Rempart par l’adresse réseau affichée au démarrage du serveur.',
    setup: 'Réglages',
    visibility: 'Visibilité',
    isPublic: 'Ouverte à tous',
    isPrivate: 'Sur invitation',
    rules: 'Lire les règles',
  },
  play: {
    title: 'Table',
    yourTurn: 'À vous !',
    yourTurnAs: (name: string): string => `À vous, ${name} !`,
    about: (name: string, what: string): string => `${name} s’apprête à jouer : ${what}`,
    waitingFor: (names: readonly string[]): string =>
      names.length === 0
        ? 'La table avance…'
        : names.length > 1
          ? `On attend ${and(names)}.`
          : `${names[0] ?? ''} réfléchit…`,
    announce: (asked: string, count: number): string => `À vous. ${asked} ${plural(count, 'choix', 'choix')}.`,
    over: 'La partie est terminée.',
    board: 'Plateau',
    log: 'Journal',
    emptyLog: 'Rien ne s’est encore passé.',
    choices: 'Vos choix',
    choicesOf: 'Décision',
    nothingAsked: 'Rien à décider pour le moment',
    hint: 'Conseil',
    hinted: 'Conseillé',
    skip: 'Passer l’animation',
    hintIs: (label: string): string => `Un bot choisirait : ${label}.`,
    hintBecause: 'Parce que :',
    noHint: 'Pas de conseil pour cette question.',
    noPreview: 'Passez sur un choix pour voir ce qu’il entraînerait.',
    ruleOf: (name: string): string => `Règle : ${name}`,
    inTheRules: 'Voir dans les règles',
    ruleHere: (rule: string): string => `Lire la règle ${rule}`,
    ruleMissing: 'Le texte de cette règle n’est pas encore arrivé.',
    fold: 'Réduire',
    unfold: 'Déplier',
    whyNot: 'Pourquoi pas ?',
    barred: 'Choix impossibles pour cette raison',
    understood: 'Compris',
    undo: 'Annuler',
    askUndo: 'Annuler…',
    wentBack: (name: string): string => `${name} revient sur son dernier choix.`,
    undoMarked: 'Vous jouez seul : permis, mais noté.',
    undoAsks: 'Les autres devront être d’accord.',
    noUndo: (why: string): string => undos[why] ?? undos['nothing'] ?? '',
    undoWaits: 'On attend l’accord des autres pour revenir en arrière.',
    undoRefused: 'Les autres préfèrent ne pas revenir en arrière.',
    undoQuestion: (name: string): string => `${name} voudrait reprendre son dernier choix. D’accord ?`,
    agree: 'D’accord',
    disagree: 'Non',
    freeMoves: 'Autres gestes…',
    noFreeMoves: 'Rien de tel à faire en ce moment.',
    yourSeats: 'Vos places',
    seatTab: (number: number, name: string): string => `Place ${number} : ${name}`,
    toDecide: 'à jouer',
    passTo: (name: string): string => `Passez l’appareil à ${name}`,
    passText:
      'Chacun voit des choses que les autres ne doivent pas voir. Rien ne s’affiche avant que l’appareil ait changé de mains.',
    iAm: (name: string): string => `Je suis ${name}`,
    offline: 'Hors ligne. La connexion revient dès que possible ; rien de ce que vous avez choisi ne se perd.',
    online: 'La connexion est revenue.',
    paused: 'La partie est en pause.',
    pause: 'Mettre en pause',
    resume: 'Reprendre la partie',
    watching: 'Vous regardez cette partie.',
    botPlays: 'Un bot joue à votre place.',
    takeBack: 'Reprendre ma place',
    handToBot: (name: string): string => `Confier la place ${of(name)} à un bot`,
    handMine: 'Laisser un bot jouer pour moi',
    takeSeatOf: (name: string): string => `Prendre la place ${of(name)}`,
    menu: 'Menu',
    report: 'Signaler un problème',
    cancel: 'Ne rien faire',
    areYouSure: 'Êtes-vous sûr ?',
    anyway: 'Le faire quand même',
    rules: 'Règles du jeu',
    leave: 'Quitter la table',
    botName: (number: number): string => `Bot\u00a0${number}`,
    playerName: (number: number): string => `Joueur\u00a0${number}`,
    newTable: 'Nouvelle table',
    setAside: {
      failed:
        'Cette partie s’est arrêtée sur une erreur des règles. Elle est mise de côté avec son journal pour être examinée ; les autres tables continuent.',
      cut: 'Un morceau du journal de cette partie a été abîmé sur le disque du serveur. La partie est gardée aussi loin qu’on peut la lire, au lieu de reprendre plus tôt ; la personne qui tient le serveur est prévenue. Les autres tables continuent.',
      frozen:
        'Cette partie a commencé avec une version plus ancienne des règles et ne peut pas continuer. Elle est gardée telle quelle.',
    },
    tableNumber: (id: string): string => `Numéro de la table : ${id}`,
  },
  lone: {
    coming: (label: string): string => `Seule réponse : ${label}`,
    wait: 'Attendre',
    escape: 'Échap',
    habit: 'Donner pour moi la réponse quand il n’y en a qu’une',
  },
  portions: {
    title: (total: number): string => `À répartir : ${total}`,
    left: (count: number): string => (count === 0 ? 'Tout est réparti.' : `Reste à répartir : ${count}`),
    more: (label: string): string => `Un de plus : ${label}`,
    less: (label: string): string => `Un de moins : ${label}`,
    give: 'Répartir ainsi',
  },
  screen: {
    others: 'Autour de la table',
    you: 'Vous',
    drawer: 'Choix, journal et discussion',
    news: (count: number) => plural(count, 'nouvelle ligne', 'nouvelles lignes'),
    shut: 'Masquer',
    toChoices: 'Aller à la liste des choix',
    dock: 'Vos affaires',
    camera: 'Plateau : flèches pour se déplacer, + et − pour la distance, 0 pour tout voir',
    whole: 'Tout voir',
    follow: 'Suivre l’action',
    doIt: 'Le faire',
    again: 'Encore une fois',
    tray: 'Dernier tirage',
    allChoices: (count: number): string => `Tous les choix (${count})`,
    arranging: 'Choisissez une de vos affaires, puis où elle va. Touchez le sac pour refermer.',
    arranged: 'Terminé',
    goOn: 'Choisissez maintenant parmi ce qui s’éclaire ; Échap pour revenir.',
    goOnTouch: 'Touchez maintenant ce qui s’éclaire, ou à côté pour revenir.',
    key: (key: string): string => `touche ${key}`,
  },
});
