/** What the house says of itself: settings, credits, the guide. */
export const house = {
  settings: {
    title: 'Réglages',
    theme: 'Lumière',
    themes: { dark: 'Nuit', light: 'Jour', system: 'Comme l’appareil' },
    textSize: 'Taille du texte',
    textSizes: { normal: 'Normale', large: 'Grande', larger: 'Très grande' },
    sound: 'Son',
    soundOn: 'Sons de la table',
    volume: 'Volume',
    speed: 'Vitesse des animations',
    speeds: { slow: 'Lente', normal: 'Normale', fast: 'Rapide', instant: 'Sans attendre' },
    motion: 'Mouvements',
    motions: { system: 'Comme l’appareil', full: 'Tous', reduced: 'Réduits' },
    marksRebuilt: 'Marquer ce qui est reconstitué',
    keepsList: 'Garder la liste des choix ouverte à côté du plateau',
    isLeftHanded: 'Bouton principal à gauche',
    hasKeys: 'Touches directes : chiffres de la liste, E pour finir, H pour un conseil, L pour la liste',
    kept: 'Ces réglages restent sur cet appareil.',
  },
  credits: {
    title: 'Crédits',
    lead: 'Sur le travail de qui cela repose, et ce que ce projet a dû reconstruire. (Ces textes sont en anglais.)',
  },
  origins: {
    link: 'Ce qui vient de la boîte, ce que nous avons reconstitué',
    inRules: 'Le livret n’imprime pas tout ce que la boîte contient : le reste vient d’ailleurs, ou a été reconstitué.',
    marks: {
      partly: 'Reconstitué en partie : tout ne figure pas dans le livret',
      rebuilt: 'Reconstitué : absent du livret',
    },
    more: 'En savoir plus',
  },
  guide: {
    opening: 'Une première partie',
    openingText: 'La table se prépare…',
    title: 'Votre guide',
    understood: 'Compris',
    stop: 'Continuer sans guide',
    start: 'Jouer avec le guide',
    wished: 'C’est ma première fois : que le guide m’explique en jouant',
    tip: (isTouched: boolean): string =>
      `Chaque chose dit ce qu’elle est : ${isTouched ? 'touchez-la' : 'laissez la souris dessus'}.`,
    rule: 'La règle',
  },
};
