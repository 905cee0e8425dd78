import type { GameTexts } from '../shape.ts';

// Names and effects of everything printed: sheets, cards, boards.

export const roles: GameTexts['roles'] = {
  'spider-man': { name: 'Spider-Man' },
  police: { name: 'La Police' },
  octopus: { name: 'Docteur Octopus' },
  goblin: { name: 'Bouffon Vert' },
  rhino: { name: 'Rhino' },
  electro: { name: 'Electro' },
  venom: { name: 'Venom' },
  scorpion: { name: 'Scorpion' },
  vulture: { name: 'Vautour' },
  lizard: { name: 'Lézard' },
};

export const powers: GameTexts['powers'] = {
  'sm-web-swing': {
    name: 'Projection de toile',
    effect: 'Choisissez une série de déplacement : chaque dé de la série compte double.',
  },
  'sm-web-prison': {
    name: 'Prison de toile',
    effect:
      'Deux dés gratuits : un 5 ou plus englue un vilain ou une pile de police à 3 cases au plus, en ligne de vue.',
  },
  'sm-spider-sense': {
    name: 'Sens de l’araignée',
    effect: 'Au moment de subir une blessure : un dé, 4 ou plus l’annule.',
  },
  'sm-spider-strength': { name: 'Force de l’araignée', effect: '+1 à chaque dé d’une série de corps à corps.' },
  'oct-pincer-strike': {
    name: 'Projeter les pinces',
    effect: 'Annoncez un corps à corps et lancez un dé : sur 4+, +1 à chaque dé de la série.',
  },
  'oct-pincer-walk': { name: 'Se déplacer avec les pinces', effect: '+2 à chaque dé d’une série de déplacement.' },
  'oct-capture': {
    name: 'Capturer dans les pinces',
    effect: 'Dépensez un dé de combat : sur 5+, une figurine adjacente est prise dans les pinces.',
  },
  'oct-car-throw': {
    name: 'Lancer de voiture',
    effect:
      'Une voiture adjacente, une cible à 3 cases au plus en ligne de vue : sur 6, la voiture est détruite et la cible prend 1 dégât.',
  },
  'gob-pumpkin': {
    name: 'Citrouilles explosives',
    effect: 'Toute cible en ligne de vue, sans limite de distance : deux dés gratuits à +1.',
  },
  'gob-glider': { name: 'Goblin Glider', effect: 'Chaque dé d’une série de déplacement compte double.' },
  'gob-healing': {
    name: 'Facteur guérisseur',
    effect: 'Un dé : sur 6, retirez une blessure. À votre tour ou en réaction.',
  },
  'gob-smoke': {
    name: 'Citrouilles fumigènes',
    effect:
      'Quand on déclare une attaque contre vous : sur 5+, l’attaque tombe et cet adversaire ne peut plus vous attaquer ce tour-ci.',
  },
  'rhi-charge': {
    name: 'Charge',
    effect: 'Après 3 cases ou plus en une série, au contact d’un adversaire : +1 à chaque dé du combat qui suit.',
  },
  'rhi-hide': { name: 'Peau de rhinocéros', effect: 'Au moment de subir : deux dés, un 6 absorbe une blessure.' },
  'rhi-car-throw': {
    name: 'Lancer une voiture',
    effect:
      'Une voiture adjacente, une cible à 3 cases au plus en ligne de vue : sur 6, la voiture est détruite et la cible prend 1 dégât.',
  },
  'rhi-supercharge': {
    name: 'Super charge',
    effect:
      'Après 4 cases ou plus en une série, au contact d’un adversaire ou de votre objectif : chaque dé du combat qui suit compte double.',
  },
  'ele-bolt': { name: 'Éclair', effect: 'Toute cible en ligne de vue : un dé gratuit à +1.' },
  'ele-electrocute': {
    name: 'Électrocuter',
    effect: 'Avant un corps à corps, lancez un dé : sur 5+, +1 à chaque dé de la série.',
  },
  'ele-power-lines': {
    name: 'Glisser sur les lignes haute tension',
    effect: 'Chaque dé d’une série de déplacement compte double.',
  },
  'ele-lightning': {
    name: 'Foudre',
    effect: 'Dès 40 points : chaque dé de combat peut partir en éclair, un dé par action.',
  },
  'ven-symbiote-swing': {
    name: 'Se déplacer grâce au symbiote',
    effect: 'Chaque dé d’une série de déplacement compte double.',
  },
  'ven-immune': {
    name: 'Immunisé au sens d’araignée',
    effect: 'Le sens de l’araignée ne sert à rien contre vos coups.',
  },
  'ven-seize': {
    name: 'Saisir dans le symbiote',
    effect:
      'Un dé gratuit : sur 5+, une figurine ou une pile de police à 3 cases au plus, en ligne de vue, est engluée sous ce pion.',
  },
  'ven-reinforced': {
    name: 'Symbiote renforcé',
    effect: 'Un second pion : deux tentatives par tour, sur deux cibles différentes.',
  },
  'sco-tail': { name: 'Queue du Scorpion', effect: 'Une attaque d’un seul dé de combat, résultat doublé.' },
  'sco-armour': { name: 'Armure exo-squelette', effect: 'Au moment de subir : un dé, 5+ absorbe une blessure.' },
  'sco-wall-crawl': {
    name: 'Grimper aux murs',
    effect: 'En réaction : un dé de déplacement gratuit, en passant par-dessus les immeubles sans s’y arrêter.',
  },
  'sco-plasma': {
    name: 'Queue lance-plasma',
    effect: 'Attaque gratuite de deux dés sur une cible à 3 cases au plus, en ligne de vue.',
  },
  'vul-fly': { name: 'Voler', effect: 'Chaque dé d’une série de déplacement compte double.' },
  'vul-dive': { name: 'Attaque en piqué', effect: 'Juste après un vol : +1 à chaque dé du combat.' },
  'vul-drain': {
    name: 'Drainer la vie',
    effect: 'Une figurine adjacente, un dé : sur 6, elle prend une blessure et vous en retirez une.',
  },
  'vul-altitude': {
    name: 'Monter en altitude',
    effect: 'En réaction, deux dés de déplacement : un 5+ vous met à l’abri jusqu’à votre prochain tour.',
  },
  'liz-tail': { name: 'Queue du Lézard', effect: 'Une attaque d’un seul dé de combat à +2.' },
  'liz-leap': {
    name: 'Saut du Lézard',
    effect: 'Quand on déclare une attaque contre vous : sur 4+, déplacez-vous de 3 cases au plus.',
  },
  'liz-bite': { name: 'Morsure du Lézard', effect: 'Après le jet d’un corps à corps, doublez l’un des dés.' },
  'liz-wall-crawl': {
    name: 'Monter aux murs',
    effect: 'Pendant une série de déplacement, passez par-dessus les immeubles sans vous y arrêter.',
  },
};

export const places: GameTexts['places'] = {
  lab: { name: 'Laboratoire Oscorp' },
  'hq-rhino': { name: 'QG : Rhino' },
  'ps-bronx': { name: 'Commissariat – Bronx' },
  'sub-bronx': { name: 'Métro – Bronx' },
  townhall: { name: 'Hôtel de ville' },
  'home-fashion-show': { name: 'Fashion Show' },
  'ps-madison-square': { name: 'Commissariat – Madison Square' },
  'sub-madison-square': { name: 'Métro – Madison Square' },
  warehouse: { name: 'Entrepôt' },
  'hq-scorpion': { name: 'QG : Scorpion' },
  'ps-chinatown': { name: 'Commissariat – Chinatown' },
  'sub-chinatown': { name: 'Métro – Chinatown' },
  bank: { name: 'Banque' },
  'hq-electro': { name: 'QG : Electro' },
  'ps-grand-central': { name: 'Commissariat – Grand Central' },
  'sub-grand-central': { name: 'Métro – Grand Central' },
  docks: { name: 'Docks' },
  'hq-lizard': { name: 'QG : Lézard' },
  'sub-rockaway': { name: 'Métro – Rockaway' },
  powerplant: { name: 'Centrale électrique' },
  'home-aunt-may': { name: 'Domicile de Tante May' },
  'ps-queensboro': { name: 'Commissariat – Queensboro' },
  'sub-queensboro': { name: 'Métro – Queensboro' },
  museum: { name: 'Musée' },
  'hq-vulture': { name: 'QG : Vautour' },
  'sub-central-park': { name: 'Métro – Central Park' },
  'tv-studio': { name: 'Studio de télévision' },
  'home-daily-bugle': { name: 'Daily Bugle' },
  'ps-times-square': { name: 'Commissariat – Times Square' },
  'sub-times-square': { name: 'Métro – Times Square' },
  exchange: { name: 'Bourse' },
  'hq-goblin': { name: 'QG : Bouffon Vert' },
  'ps-wall-street': { name: 'Commissariat – Wall Street' },
  'sub-wall-street': { name: 'Métro – Wall Street' },
  hospital: { name: 'Hôpital' },
  'hq-spider-man': { name: 'QG : Spider-Man' },
  'sub-30th-street': { name: 'Métro – 30e Rue' },
  university: { name: 'Université' },
  'hq-octopus': { name: 'QG : Docteur Octopus' },
  'ps-carter-square': { name: 'Commissariat – Carter Square' },
  'sub-carter-square': { name: 'Métro – Carter Square' },
  jeweller: { name: 'Bijouterie' },
  'home-black-cat': { name: 'Domicile de la Chatte Noire' },
  'hq-venom': { name: 'QG : Venom' },
  'sub-57th-street': { name: 'Métro – 57e Rue' },
};

export const boards: GameTexts['boards'] = {
  bronx: { name: 'Bronx' },
  'madison-square': { name: 'Madison Square' },
  chinatown: { name: 'Chinatown' },
  'grand-central': { name: 'Grand Central' },
  rockaway: { name: 'Rockaway' },
  queensboro: { name: 'Queensboro' },
  'central-park': { name: 'Central Park' },
  'times-square': { name: 'Times Square' },
  'wall-street': { name: 'Wall Street' },
  '30th-street': { name: '30e Rue' },
  'carter-square': { name: 'Carter Square' },
  '57th-street': { name: '57e Rue' },
};
