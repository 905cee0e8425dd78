/** What the house says of itself: settings, credits, the guide. */
export const house = {
  settings: {
    title: 'Réglages',
    theme: 'Lumière',
    themes: { dark: 'Nuit', light: 'Jour', system: "Comme l'appareil" },
    textSize: 'Taille du texte',
    textSizes: { normal: 'Normale', large: 'Grande', larger: 'Très grande' },
    sound: 'Son',
    soundOn: 'Sons de la table',
    volume: 'Volume',
    speed: 'Vitesse des animations',
    speeds: { slow: 'Lente', normal: 'Normale', fast: 'Rapide', instant: 'Sans attendre' },
    motion: 'Mouvements',
    motions: { system: "Comme l'appareil", full: 'Tous', reduced: 'Réduits' },
    kept: 'Ces réglages restent sur cet appareil.',
  },
  credits: {
    title: 'Crédits',
    lead: 'Sur le travail de qui cela repose, et ce que ce projet a dû reconstruire. (Ces textes sont en anglais.)',
  },
  guide: {
    opening: 'Une première partie',
    openingText: 'La table se prépare…',
    title: 'Votre guide',
    understood: 'Compris',
    stop: 'Continuer sans guide',
    start: 'Jouer avec le guide',
    rule: 'La règle',
    quiet: "Le guide se tait tant qu'il n'y a rien de nouveau.",
    count: (said: number, all: number): string => `${said} sur ${all}`,
  },
};
