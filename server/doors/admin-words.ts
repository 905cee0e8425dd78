// What the operator's page says, in the language of the browser that asks.

const en = {
  lang: 'en',
  title: 'Rempart: the operator’s page',
  backUp: 'Back up the database now',
  saved: (file: string) => `Saved as ${file}.`,
  none: 'None.',
  log: 'log',
  byState: { title: 'Tables by state', heads: ['state', 'tables'] },
  servers: { title: 'Servers', heads: ['server', 'since', 'sockets', 'tables awake'], here: '(this one)' },
  aside: {
    title: 'Set aside: their rules failed or have changed, or their log is damaged',
    heads: ['table', 'game', 'version', 'state', 'why', 'last use', ''],
  },
  lost: (from: number, to: number) => `inputs ${from} to ${to} cannot be read from the journal`,
  reported: {
    title: 'Messages that people reported, the latest first',
    heads: ['when', 'table', 'what was said', 'by', 'reported by'],
  },
  awake: { title: 'Awake here', heads: ['table', 'game', 'state', 'inputs', 'people looking', ''] },
  more: (count: number) => `And ${count} more.`,
  lessons: {
    title: 'Where people stop in lessons: counted by note, without anybody’s name',
    heads: ['game', 'lesson', 'begun', 'won', 'last note they came to (how many)'],
  },
  troubles: { title: 'Unusual events of this server, the latest first', heads: ['when', 'what', 'details'] },
  simulate: {
    title: 'Let bots play',
    game: 'Game',
    scenario: 'Scenario',
    first: 'the first one',
    seats: 'Seats',
    bots: 'Bots: one for all, or one for each seat',
    games: 'How many games',
    seed: 'Seed',
    go: 'Play them',
  },
  simulations: {
    title: 'Games of bots on this server, the latest first',
    heads: ['asked', 'game', 'scenario', 'bots', 'games', 'state', 'wins by seat (95%)', 'endings', 'decisions'],
  },
  done: (done: number, wanted: number) => `${done} of ${wanted}`,
  between: (share: string, low: string, high: string) => `${share} (${low} to ${high})`,
  states: {
    lobby: 'in the lobby',
    running: 'running',
    over: 'over',
    failed: 'failed',
    frozen: 'other rules',
    waiting: 'waiting',
    done: 'done',
  } as Readonly<Record<string, string>>,
};

export type AdminWords = typeof en;

const fr: AdminWords = {
  lang: 'fr',
  title: 'Rempart\u00a0: la page de l’opérateur',
  backUp: 'Sauvegarder la base maintenant',
  saved: file => `Sauvegardé sous ${file}.`,
  none: 'Rien.',
  log: 'journal',
  byState: { title: 'Tables par état', heads: ['état', 'tables'] },
  servers: { title: 'Serveurs', heads: ['serveur', 'depuis', 'connexions', 'tables éveillées'], here: '(celui-ci)' },
  aside: {
    title: 'Mises de côté\u00a0: leurs règles ont échoué ou changé, ou leur journal est abîmé',
    heads: ['table', 'jeu', 'version', 'état', 'pourquoi', 'dernier usage', ''],
  },
  lost: (from, to) => `les entrées ${from} à ${to} ne peuvent plus être lues dans le journal`,
  reported: {
    title: 'Messages signalés, du plus récent au plus ancien',
    heads: ['quand', 'table', 'ce qui a été dit', 'par', 'signalé par'],
  },
  awake: { title: 'Éveillées ici', heads: ['table', 'jeu', 'état', 'entrées', 'personnes présentes', ''] },
  more: count => `Et ${count} ${count < 2 ? 'autre' : 'autres'}.`,
  lessons: {
    title: 'Où l’on s’arrête dans les leçons\u00a0: compté par étape, sans aucun nom',
    heads: ['jeu', 'leçon', 'commencée', 'gagnée', 'dernière étape atteinte (combien)'],
  },
  troubles: {
    title: 'Évènements inhabituels de ce serveur, du plus récent au plus ancien',
    heads: ['quand', 'quoi', 'détails'],
  },
  simulate: {
    title: 'Faire jouer des bots',
    game: 'Jeu',
    scenario: 'Scénario',
    first: 'le premier',
    seats: 'Places',
    bots: 'Bots\u00a0: un pour tous, ou un par place',
    games: 'Nombre de parties',
    seed: 'Graine',
    go: 'Les jouer',
  },
  simulations: {
    title: 'Parties de bots sur ce serveur, de la plus récente à la plus ancienne',
    heads: [
      'demandé',
      'jeu',
      'scénario',
      'bots',
      'parties',
      'état',
      'victoires par place (95\u00a0%)',
      'fins',
      'décisions',
    ],
  },
  done: (done, wanted) => `${done} sur ${wanted}`,
  between: (share, low, high) => `${share} (${low} à ${high})`,
  states: {
    lobby: 'au salon',
    running: 'en cours',
    over: 'terminée',
    failed: 'en échec',
    frozen: 'autres règles',
    waiting: 'en attente',
    done: 'finie',
  },
};

/** French, unless the browser would rather have English. */
export function adminWords(accepted: string | undefined): AdminWords {
  const first = /\b(fr|en)\b/i.exec(accepted ?? '')?.[1];
  return first?.toLowerCase() === 'en' ? en : fr;
}
