import type { GameTexts } from '../shape.ts';

export const stories: GameTexts['stories'] = {
  S01: {
    intro:
      'Quatre maisons, quatre réveils en sursaut. La seule adresse qui vous vienne à l’esprit : le poste de police.',
    objective: 'Réunir tous les héros au poste de police (14-A).',
    news: ['Les déplacements', 'Le combat', 'Les deux façons de fouiller', 'La chute'],
    rules: [
      'Chaque héros part d’une impasse différente (21-A, 24-A, 22-A, 23-A), choisie dans l’ordre du tour.',
      'La bande-son est sans cri.',
      'La rue au nord de 02-B est fermée.',
    ],
  },
  S02: {
    intro: 'Le poste est désert. Il reste des vivres chez vous, et une voiture sur le parking du nord.',
    objective: 'Réunir au parking (08-A) tous les héros et deux jetons Provisions.',
    news: ['Les cris et les cartes zombies', 'La Horde', 'Les jetons fouille'],
    rules: ['Quatre jetons cachés dans les impasses : trois Provisions et un jeton vide. Deux Provisions suffisent.'],
  },
  S03: {
    intro: 'La route serpente, et derrière vous la rumeur grossit. Ne vous retournez pas.',
    objective: 'Réunir tous les héros en 07-A.',
    news: ['Le côté héros des fiches : forces et faiblesses', 'Le bruit', 'Toutes les cartes Horde'],
    rules: [],
  },
  S04: {
    intro:
      'Un centre commercial, c’est de quoi manger et des grilles solides. Certaines maisons valent qu’on s’arrête.',
    objective: 'Réunir tous les héros au centre commercial (11-A).',
    news: [
      'Les cartes zombies de valeur 4',
      'Les sacs d’équipement et leur échange au Checkpoint, entre deux scénarios',
    ],
    rules: ['Les quatre sacs sont là pour qui veut s’y risquer.'],
  },
  S05: {
    intro: 'La villa est imprenable, c’est bien l’idée. Encore faut-il retrouver les clés de ses deux grilles.',
    objective: 'Ouvrir les deux grilles et amener tous les héros à la villa (13-A).',
    news: ['Les clés et les verrous'],
    rules: ['Verrou bleu sur 23-B, verrou rouge sur 18-B.'],
  },
  S06: {
    intro: 'L’eau monte. Deux stations de pompage, à chaque bout de la ville, doivent tourner ensemble.',
    objective:
      'Poster un héros debout dans chaque station (27-B et 12-A), sans zombies, et ne laisser personne ailleurs.',
    news: ['Deux buts à la fois', 'Les alarmes'],
    rules: ['Les deux zones de fouille doivent être tenues au même instant.', 'Alarmes sur 09-A, 28-A, 10-B et 30-A.'],
  },
  S07: {
    intro: 'Plus rien à manger, et le soleil baisse. Sans lampe, la ville deviendra un piège.',
    objective: 'Réunir en 24-B tous les héros et les trois jetons Provisions.',
    news: ['La nuit et les jetons −1 action', 'Les objets de scénario'],
    rules: [
      'À la sirène des 7 minutes la nuit tombe : une action de moins par tour à qui n’a pas de lampe torche.',
      'Deux lampes au poste de police 14-A, deux au centre commercial 11-A.',
    ],
  },
  S08: {
    intro: 'Là-haut, l’antenne de l’observatoire. Ici, une radio trop lourde et un parc sans lumière.',
    objective: 'Amener tous les héros et la radio à l’observatoire (10-A).',
    news: ['Les objets lourds', 'De longues rues où rien ne se fouille'],
    rules: [
      'Il fait nuit dès le départ.',
      'Deux lampes sont distribuées avant le départ ; deux autres attendent en 23-A et 22-A.',
      'La radio est en 26-A ; portée ou posée, elle doit finir sur 10-A.',
      'Les rues nord, sud et ouest de 10-A sont fermées.',
    ],
  },
  S09: {
    intro: 'L’appel est lancé, et toute la ville l’a entendu. Tenez bon jusqu’au silence.',
    objective: 'Tenir l’observatoire (10-A) jusqu’à la fin de la bande-son.',
    news: ['Les lettres', 'Les zombies en marche', 'La mitrailleuse'],
    rules: [
      'À chaque cri : deux pas vers 10-A, puis deux cartes posées à leurs lettres.',
      'Huit zombies dans la zone de fouille de 10-A après un pas : la tour est perdue.',
      'La mitrailleuse fixe tire sur la rue de 10-A ou d’une tuile adjacente : 5 dégâts, bruit 2.',
      'Une caisse de munitions posée près d’elle la recharge.',
    ],
  },
  S10: {
    intro: 'Le moteur tousse, le moteur meurt. Il y a bien quelqu’un qui a laissé de l’essence quelque part.',
    objective: 'Amener trois jerricans et tous les héros à la voiture (12-B).',
    news: ['Plusieurs livraisons'],
    rules: [
      'Des jerricans attendent en 31-A, 08-A, 24-B et 32-A ; trois suffisent.',
      'La sortie au sud de 12-B ne sert qu’au départ.',
    ],
  },
  S11: {
    intro: 'Avalon, ses pelouses, sa grille, son mur. Et des voisins qui ne dorment plus.',
    objective: 'Franchir la grille 23-B et amener tous les héros en 24-B.',
    news: ['Deux cartes par cri, la seconde à sa lettre'],
    rules: [
      'La première carte va au héros actif, la seconde à sa lettre ; la Horde va toujours au héros actif.',
      'Verrou jaune sur 23-B.',
    ],
  },
  S12: {
    intro: 'Un camion, une liste de courses, quatre coins de la ville. Le moteur tourne déjà.',
    objective: 'Apporter en 08-A provisions, médicaments, jerrican et caisse de munitions, avec tous les héros.',
    news: ['Les événements des cartes zombies'],
    rules: ['La caisse de munitions ne doit pas être utilisée.', 'Alarmes sur 11-A, 13-A, 12-A et 28-B.'],
  },
  S13: {
    intro: 'Plus une route n’est libre. Reste le ciel : une radio, une antenne, et le toit de l’hôpital.',
    objective: 'Appeler depuis 10-A avant 14 minutes, puis réunir tous les héros en 28-B.',
    news: ['L’appel radio', 'L’hélicoptère'],
    rules: [
      'La radio (12-A) doit être posée dans la zone de fouille de 10-A ; de là, sans zombies, 1 action lance l’appel.',
      'À la sirène des 14 minutes l’hélicoptère se pose en 28-B, si quelqu’un a appelé ; sinon tout est perdu.',
      'À chaque cri : un pas vers 26-B, puis deux cartes à leurs lettres.',
    ],
  },
  S14: {
    intro: 'On parle d’un abri sous le centre commercial. Le chemin court est fermé, le long est sous les fenêtres.',
    objective: 'Trouver la clé verte et amener tous les héros à l’abri (11-A).',
    news: ['Deux itinéraires au choix'],
    rules: [
      'Verrou bleu sur 15-A, le raccourci ; verrou vert sur 28-A, devant l’abri.',
      'Alarmes sur 02-B, 03-B et 09-A.',
    ],
  },
  S15: {
    intro: 'Celui que les autres suivent vous a trouvés. L’hélicoptère est juste derrière lui.',
    objective: 'Éliminer l’Alpha et amener tous les héros en 24-B.',
    news: ['L’Alpha'],
    rules: [
      'L’Alpha a 10 points, compte pour 3 zombies et n’est touché que s’il est seul de son espèce dans la zone.',
      'À chaque cri il avance d’une tuile vers le héros actif.',
    ],
  },
  quick: {
    intro: 'Une route tirée au hasard, et quinze minutes pour la parcourir.',
    objective: 'Réunir tous les héros sur la tuile d’arrivée.',
    news: [],
    rules: ['Trois zombies dans chaque rue, sauf celle du départ.'],
  },
  Q16: {
    intro: 'Un quartier entier, plus grand qu’un parcours ordinaire.',
    objective: 'Réunir tous les héros sur la tuile d’arrivée.',
    news: [],
    rules: [],
  },
  Q17: {
    intro: 'Le lycée, puis la ville, puis la sortie.',
    objective: 'Réunir tous les héros sur la tuile d’arrivée.',
    news: [],
    rules: [],
  },
  Q18: {
    intro: 'Des détours partout, et un seul bon chemin.',
    objective: 'Réunir tous les héros sur la tuile d’arrivée.',
    news: [],
    rules: [],
  },
  Q20: {
    intro: 'D’un bout de la ville à l’autre, sans reprendre haleine.',
    objective: 'Réunir tous les héros sur la tuile d’arrivée.',
    news: [],
    rules: [],
  },
};

export const titles: { readonly [S in keyof typeof stories]: string } = {
  S01: '1. La fin de l’innocence, 1re partie',
  S02: '2. La fin de l’innocence, 2e partie',
  S03: '3. La Horde',
  S04: '4. Direction le centre commercial',
  S05: '5. Haute sécurité',
  S06: '6. Marée haute',
  S07: '7. À la tombée de la nuit',
  S08: '8. Promenade au clair de lune',
  S09: '9. Défendre la tour',
  S10: '10. Le coup de la panne',
  S11: '11. Les portes d’Avalon',
  S12: '12. Faire des provisions',
  S13: '13. Pris au piège',
  S14: '14. La planque',
  S15: '15. L’Alpha',
  quick: 'Partie rapide',
  Q16: 'Partie rapide : Le Leurre',
  Q17: 'Partie rapide : Le Retour',
  Q18: 'Partie rapide : Les Gros Calibres',
  Q20: 'Partie rapide : Le Sauvetage',
};
