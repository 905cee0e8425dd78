/** What is said of matches that this device keeps itself. */
export const home = {
  wished: 'Jouer sur cet appareil, sans le serveur',
  wishedNote: 'La partie reste dans ce navigateur et se joue même sans réseau. Personne d’autre ne peut la rejoindre.',
  here: 'sur cet appareil',
  keeps: 'Cette partie est gardée dans ce navigateur.',
  forgets:
    'Ce navigateur ne garde rien (fenêtre privée ?) : la partie durera tant que cette page reste ouverte. Gardez-la dans un fichier pour la reprendre.',
  alone:
    'Le serveur ne répond pas : on peut jouer sur cet appareil, seul avec des bots ou à plusieurs devant cet écran.',
  remove: 'Effacer cette partie de l’appareil',
  removeTitle: 'Effacer cette partie ?',
  removeText: 'Elle n’existe que dans ce navigateur : elle ne pourra pas être retrouvée.',
  removeYes: 'Effacer',
  newVersion: 'Une nouvelle version de Rempart est prête.',
  update: 'L’ouvrir maintenant',
};
