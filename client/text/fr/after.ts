const plural = (count: number, one: string, many: string): string => `${count} ${count < 2 ? one : many}`;

function lasting(ms: number): string {
  const seconds = Math.round(ms / 1000);
  if (seconds < 60) return `${seconds} s`;
  if (seconds < 3600) return `${Math.floor(seconds / 60)} min ${String(seconds % 60).padStart(2, '0')}`;
  return `${Math.floor(seconds / 3600)} h ${String(Math.floor((seconds % 3600) / 60)).padStart(2, '0')}`;
}

/** Once a match is over: its story, its figures, its replay, its dice. And what went wrong with it. */
export const after = {
  after: {
    won: 'Gagné',
    lost: 'Perdu',
    shared: 'Terminé',
    story: 'Le récit de la partie',
    storyLoading: 'Le récit se prépare…',
    noStory: 'Cette partie ne peut pas être racontée : ses règles ont changé depuis.',
    seeAgain: 'Revoir ce moment',
    figures: 'En chiffres',
    duration: 'Durée',
    decisions: 'Décisions',
    lasting,
    bySeat: 'Chacun',
    seat: 'Place',
    took: 'Temps de réflexion',
    undone: 'Retours',
    watch: 'Revoir la partie',
    download: 'Télécharger la partie',
  },
  replay: {
    title: (game: string): string => `Revoir : ${game}`,
    loading: 'La partie est rejouée par les règles, sur cet appareil…',
    changed: 'Les règles ont changé depuis cette partie : elle ne peut plus être rejouée ici.',
    notOver: "Cette partie n'est pas terminée.",
    play: 'Lire',
    pause: 'Arrêter',
    first: 'Au début',
    back: 'Un coup en arrière',
    on: 'Un coup en avant',
    last: 'À la fin',
    of: (n: number, all: number): string => `Coup ${n} sur ${all}`,
    speed: 'Vitesse',
    eyes: 'Vu par',
    table: 'toute la table',
    begins: 'La partie commence.',
    asked: (name: string, asked: string): string => `${name} : ${asked}`,
    answered: (label: string): string => `Réponse : ${label}`,
    controls: 'Lecture de la partie',
    toTable: 'Retour à la table',
  },
  verify: {
    title: 'Les dés étaient-ils honnêtes ?',
    text: 'Avant le premier coup, le serveur a publié une empreinte de la graine du hasard. La graine est révélée à la fin : cette page peut donc refaire toute la partie et vérifier chaque tirage.',
    commitment: 'Empreinte publiée au début',
    seed: 'Graine',
    salt: 'Sel',
    run: 'Vérifier ici',
    running: 'Vérification…',
    seen: "L'empreinte est celle que cette page a notée avant la fin.",
    notSeen: "Cette page n'avait pas vu l'empreinte avant la fin : elle se fie à celle du serveur.",
    swapped: "Attention : l'empreinte n'est pas celle que cette page avait notée.",
    kept: "La graine révélée est bien celle de l'empreinte.",
    notKept: "Attention : la graine ne correspond pas à l'empreinte.",
    good: (inputs: number, hashes: number): string =>
      `Toute la partie a été refaite : ${plural(inputs, 'coup', 'coups')} permis par les règles, ${plural(hashes, 'état identique', 'états identiques')}, même fin.`,
    wrong: (at: number, what: string): string => `La partie refaite diffère au coup ${at} (${what}).`,
    changed: 'Les règles ont changé depuis cette partie : elle ne peut plus être refaite ici.',
  },
  report: {
    title: 'Signaler un problème',
    text: 'Décrivez ce qui ne va pas. La page écrit un fichier qui contient la table telle que vous pouvez la connaître, le journal et votre phrase : il permet de refaire exactement ce cas.',
    what: 'Que se passe-t-il, et que devrait-il se passer ?',
    save: 'Enregistrer le fichier',
    saved: (name: string): string => `Enregistré : ${name}. Joignez-le à votre message.`,
    position: 'Le fichier montre la table en ce moment.',
    move: (n: number): string => `Le fichier montre le coup ${n} et ce qu'il a changé.`,
  },
};
