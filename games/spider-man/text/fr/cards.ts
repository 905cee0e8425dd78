import type { GameTexts } from '../shape.ts';

export const bonuses: GameTexts['bonuses'] = {
  'first-aid': {
    name: 'Trousse de soins',
    effect: 'Retirez une blessure. Jouable aussi pendant une récupération, même K.O. Police : +1 voiture.',
    heals: 'avec une trousse de soins',
  },
  adrenaline: {
    name: 'Poussée d’adrénaline',
    effect: 'Remontez votre marqueur de combat de 2 cases, sans dépasser le maximum. Police : +1 voiture.',
  },
  'second-wind': {
    name: 'Second souffle',
    effect: 'Remontez votre marqueur de déplacement de 2 cases, sans dépasser le maximum. Police : +1 voiture.',
  },
  concentration: {
    name: 'Concentration',
    effect:
      'Reprenez un pion pouvoir déjà utilisé et posé à côté de votre fiche. Police : +2 voitures, dans des commissariats différents.',
    wants: 'Quel pouvoir reprenez-vous ?',
  },
  'lucky-break': {
    name: 'Coup de chance',
    effect: 'Relancez autant que vous voulez des dés que vous venez de lancer. Police : +1 voiture.',
  },
  dodge: { name: 'Esquive', effect: 'Annulez une blessure que vous allez subir. Police : +1 voiture.' },
  subway: {
    name: 'Métro',
    effect:
      'Sur une bouche de métro ou à côté : réapparaissez à une autre bouche de métro. Police : +2 voitures, dans des commissariats différents.',
    puts: 'prend le métro',
    wants: 'À quelle bouche de métro ressortez-vous ?',
  },
  tracer: {
    name: 'Spider-Tracer',
    effect:
      'Super-vilain : Retirez le Spider-Tracer posé sur votre fiche ; il retourne à la réserve. Spider-Man : Prenez un Spider-Tracer de la réserve. Police : +1 voiture.',
  },
  henchmen: {
    name: 'Hommes de main / Indic',
    effect:
      'Super-vilain : Attaque gratuite de 2 dés, sans pouvoir, contre une cible adjacente. Spider-Man : Regardez la mission d’un super-vilain de votre choix. Police : +2 voitures, dans des commissariats différents.',
    strikes: 'avec ses hommes de main',
    asks: 'Qui vos hommes de main attaquent-ils ?',
    wants: 'De quel super-vilain regardez-vous la mission ?',
  },
  explosives: {
    name: 'Explosifs / Photos exclusives',
    effect:
      'Super-vilain : 1 dégât automatique sur le bâtiment de votre mission s’il est adjacent. Spider-Man : +2 points si un super-vilain conscient est à 3 cases au plus, en ligne de vue. Police : +1 voiture.',
  },
  'change-of-plan': {
    name: 'Changement de plan / Recharge de toile',
    effect:
      'Super-vilain : Défaussez votre mission sans la montrer et piochez-en une autre. Spider-Man : Reprenez votre pion Prison de toile. Police : +1 voiture.',
  },
  surprise: {
    name: 'Attaque surprise',
    effect:
      'L’attaque que vous déclarez n’ouvre droit ni à réaction ni à riposte, et ne peut pas être interrompue. Police : +1 voiture.',
  },
  'police-frequency': {
    name: 'Fréquence de la police',
    effect:
      'Déplacez une pile de police sans figurine prisonnière, au plus du résultat d’un dé. Police : +2 voitures, dans des commissariats différents.',
    wants: 'Quelle pile de police déplacez-vous ?',
  },
  'secret-passage': {
    name: 'Passage secret',
    effect:
      'Prisonnier de la police et conscient : placez-vous sur une case de rue libre adjacente. Police : +1 voiture.',
    puts: 's’échappe par un passage secret',
    wants: 'Sur quelle case de rue vous échappez-vous ?',
  },
  'burst-free': {
    name: 'Sursaut',
    effect: 'Tout ce qui vous tient (toile, symbiote, pinces) cède aussitôt. Police : +1 voiture.',
  },
  'mighty-blow': {
    name: 'Coup puissant',
    effect:
      '+1 à chaque dé de la série de corps à corps que vous déclarez. Police : +2 voitures, dans des commissariats différents.',
  },
  pickpocket: {
    name: 'Pickpocket',
    effect: 'Prenez au hasard une carte bonus au joueur d’une figurine adjacente. Police : +1 voiture.',
    wants: 'À qui prenez-vous une carte ?',
  },
  'back-on-your-feet': {
    name: 'Sursaut d’orgueil',
    effect:
      'Au début de votre tour, si vous êtes K.O. et libre : retirez une blessure et jouez un tour normal. Police : +2 voitures, dans des commissariats différents.',
    heals: 'dans un sursaut d’orgueil',
  },
};

export const events: GameTexts['events'] = {
  'public-menace': {
    name: 'Spider-Man, menace publique !',
    effect:
      'Si Jameson est au Daily Bugle : jusqu’à la fin du prochain tour de la police, elle a +1 par dé contre Spider-Man et 5 points de plus si elle l’emprisonne.',
  },
  blackout: {
    name: 'Panne de courant',
    effect: 'Jusqu’au prochain tour du joueur qui a pioché cette carte : aucune ligne de vue au-delà de 2 cases.',
  },
  gridlock: {
    name: 'Embouteillages',
    effect:
      'Jusqu’au prochain tour du joueur qui a pioché cette carte : la police ne lance qu’un dé par série de déplacement et DeWolff ne double rien.',
  },
  storm: {
    name: 'Tempête sur Manhattan',
    effect:
      'Jusqu’au prochain tour du joueur qui a pioché cette carte : aucun pouvoir ne double ni n’augmente un dé de déplacement.',
  },
  'mass-breakout': {
    name: 'Évasion générale',
    effect:
      'Chaque super-vilain en prison sort sur une case de rue libre adjacente, choisie par son joueur. Personne ne marque.',
  },
  'federal-reinforcements': {
    name: 'Renforts fédéraux',
    effect: 'La police place 2 voitures dans des commissariats différents.',
  },
  ambulances: {
    name: 'Ambulances',
    effect: 'Chaque figurine qui n’est pas K.O. retire une blessure.',
    heals: 'grâce aux ambulances',
  },
  kingpin: {
    name: 'Le Caïd s’impatiente',
    effect:
      'Dans l’ordre du tour, à partir du joueur qui a pioché cette carte, chaque super-vilain peut remplacer sa mission.',
  },
};

export const missions: GameTexts['missions'] = {
  'sab-lab': { name: 'Accident au laboratoire', effect: 'Infligez 3 dégâts au bâtiment « Laboratoire Oscorp ».' },
  'sab-townhall': { name: 'Panique à la mairie', effect: 'Infligez 3 dégâts au bâtiment « Hôtel de ville ».' },
  'sab-warehouse': { name: 'L’entrepôt en feu', effect: 'Infligez 2 dégâts au bâtiment « Entrepôt ».' },
  'sab-bank': { name: 'Faire sauter la banque', effect: 'Infligez 3 dégâts au bâtiment « Banque ».' },
  'sab-docks': { name: 'Les docks sont à moi', effect: 'Infligez 2 dégâts au bâtiment « Docks ».' },
  'sab-powerplant': { name: 'New York dans le noir', effect: 'Infligez 4 dégâts au bâtiment « Centrale électrique ».' },
  'sab-museum': { name: 'Vandales au musée', effect: 'Infligez 2 dégâts au bâtiment « Musée ».' },
  'sab-tv-studio': { name: 'En direct !', effect: 'Infligez 2 dégâts au bâtiment « Studio de télévision ».' },
  'sab-exchange': { name: 'Krach à Wall Street', effect: 'Infligez 3 dégâts au bâtiment « Bourse ».' },
  'sab-hospital': { name: 'Urgences', effect: 'Infligez 2 dégâts au bâtiment « Hôpital ».' },
  'sab-university': { name: 'Chahut sur le campus', effect: 'Infligez 2 dégâts au bâtiment « Université ».' },
  'sab-jeweller': { name: 'Vitrines brisées', effect: 'Infligez 2 dégâts au bâtiment « Bijouterie ».' },
  'heist-jeweller': {
    name: 'Pluie de diamants',
    effect: 'Infligez 2 dégâts au bâtiment « Bijouterie », puis rentrez à votre QG avec le butin.',
  },
  'heist-bank': {
    name: 'Le casse du siècle',
    effect: 'Infligez 3 dégâts au bâtiment « Banque », puis rentrez à votre QG avec le butin.',
  },
  'heist-museum': {
    name: 'Le masque d’or',
    effect: 'Infligez 2 dégâts au bâtiment « Musée », puis rentrez à votre QG avec le butin.',
  },
  'heist-exchange': {
    name: 'Titres au porteur',
    effect: 'Infligez 2 dégâts au bâtiment « Bourse », puis rentrez à votre QG avec le butin.',
  },
  'heist-lab': {
    name: 'Le sérum volé',
    effect: 'Infligez 2 dégâts au bâtiment « Laboratoire Oscorp », puis rentrez à votre QG avec le butin.',
  },
  'heist-docks': {
    name: 'Cargaison détournée',
    effect: 'Infligez 2 dégâts au bâtiment « Docks », puis rentrez à votre QG avec le butin.',
  },
  'heist-university': {
    name: 'La thèse volée',
    effect: 'Infligez 2 dégâts au bâtiment « Université », puis rentrez à votre QG avec le butin.',
  },
  'heist-hospital': {
    name: 'Isotopes médicaux',
    effect: 'Infligez 2 dégâts au bâtiment « Hôpital », puis rentrez à votre QG avec le butin.',
  },
  'kidnap-mary-jane': { name: 'Une star disparaît', effect: 'Ramenez Mary Jane Watson prisonnière à votre QG.' },
  'kidnap-aunt-may': { name: 'Une vieille dame si fragile', effect: 'Ramenez Tante May prisonnière à votre QG.' },
  'kidnap-jameson': { name: 'Faire taire le Bugle', effect: 'Ramenez J. J. Jameson prisonnier à votre QG.' },
  'kidnap-black-cat': { name: 'Chat en cage', effect: 'Ramenez la Chatte Noire prisonnière à votre QG.' },
  'kidnap-stacy': { name: 'Le capitaine enlevé', effect: 'Ramenez le capitaine Stacy prisonnier à votre QG.' },
  'kidnap-dewolff': { name: 'Coup de filet inversé', effect: 'Ramenez la capitaine DeWolff prisonnière à votre QG.' },
  'cops-2': { name: 'Patrouille à la casse', effect: 'Détruisez 2 voitures de police.' },
  'cops-3a': { name: 'Guerre à la police', effect: 'Détruisez 3 voitures de police.' },
  'cops-3b': { name: 'Ferraille bleue', effect: 'Détruisez 3 voitures de police.' },
  'station-a': { name: 'Commissariat assiégé', effect: 'Détruisez la dernière voiture présente dans un commissariat.' },
  'station-b': { name: 'Plus de bleus ici', effect: 'Détruisez la dernière voiture présente dans un commissariat.' },
  'duel-a': { name: 'Écraser l’araignée', effect: 'Infligez 2 blessures en tout à Spider-Man.' },
  'duel-b': { name: 'Une leçon pour le Tisseur', effect: 'Infligez 2 blessures en tout à Spider-Man.' },
  'duel-ko': { name: 'La fin de Spider-Man ?', effect: 'Mettez Spider-Man K.O.' },
  rival: { name: 'Un seul maître de la pègre', effect: 'Mettez un autre super-vilain K.O.' },
  'hq-spider-man': {
    name: 'Plus de repaire pour l’araignée',
    effect: 'Infligez 4 dégâts au QG de Spider-Man : il est détruit.',
  },
  'hq-villain-a': {
    name: 'Territoire à prendre',
    effect: 'Infligez 4 dégâts au QG d’un autre super-vilain : il est détruit.',
  },
  'hq-villain-b': {
    name: 'Le repaire du rival',
    effect: 'Infligez 4 dégâts au QG d’un autre super-vilain : il est détruit.',
  },
  'tour-a': {
    name: 'Trois bombes dans la ville',
    effect:
      'Posez une bombe (1 dé de combat, sans jet) au contact de chacun de ces bâtiments : Hôtel de ville, Hôpital, Centrale électrique.',
  },
  'tour-b': {
    name: 'Tous les médias',
    effect:
      'Posez une bombe (1 dé de combat, sans jet) au contact de chacun de ces bâtiments : Studio de télévision, Daily Bugle, Université.',
  },
};

export const characters: GameTexts['characters'] = {
  jameson: {
    name: 'J. J. Jameson',
    effect:
      'Super-vilain : Une fois par tour : une pile de police sans figurine prisonnière avance au plus d’un dé ; si elle est alors adjacente à Spider-Man, elle l’attaque avec 2 dés. Spider-Man : La police ne peut pas déclarer d’attaque contre vous (ses ripostes restent permises). Police : Votre maximum de dés de bonus augmente de 1.',
  },
  'mary-jane': {
    name: 'Mary Jane Watson',
    effect:
      'Super-vilain : Spider-Man ne peut pas utiliser sa Force contre vous. Spider-Man : Votre maximum de dés de déplacement augmente de 1. Police : +2 points chaque fois que vous mettez un vilain K.O.',
  },
  'aunt-may': {
    name: 'Tante May',
    effect:
      'Super-vilain : Pour vous attaquer, Spider-Man dépense d’abord un dé de combat sans le lancer. Spider-Man : Vos récupérations soignent une blessure de plus. Police : Spider-Man ne peut pas attaquer la pile qui la garde.',
  },
  'black-cat': {
    name: 'La Chatte Noire',
    effect:
      'Super-vilain : Vos dés de bonus réussissent sur 4+. Spider-Man : Votre maximum de dés de combat augmente de 1. Police : Vos dés de bonus réussissent sur 4+.',
  },
  stacy: {
    name: 'Capitaine Stacy',
    effect:
      'Super-vilain : Une fois par tour : une pile de police attaque une figurine adjacente de votre choix avec 2 dés. Spider-Man : Une fois par tour : une pile de police attaque un vilain adjacent avec 2 dés. Police : +1 par dé de combat et de riposte des voitures qui l’accompagnent.',
  },
  dewolff: {
    name: 'Capitaine Jean DeWolff',
    effect:
      'Une fois par tour : déplacez une pile de police sans figurine prisonnière, au plus du total de deux dés. Police : Les dés de déplacement de sa pile comptent double.',
  },
};
