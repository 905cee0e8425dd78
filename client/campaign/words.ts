import { typesetAll } from '../../kit/typeset.ts';

// What is said of campaigns: fetched with them.

const fr = {
  title: 'La campagne',
  titleOf: (game: string): string => `La campagne : ${game}`,
  wonOf: (won: number, all: number): string => `${won} ${won < 2 ? 'scénario gagné' : 'scénarios gagnés'} sur ${all}`,
  goOn: 'Continuer la campagne',
  toTable: 'Aller à la table',
  next: (scenario: string): string => `La suite : ${scenario}`,
  now: (scenario: string): string => `En cours : ${scenario}`,
  seatsNote: 'Vous pouvez être plus ou moins nombreux d’une partie à l’autre.',
  settings: 'Difficulté et réglages',
  settingsNote: 'Ils valent pour la prochaine partie ; chacune peut avoir les siens.',
  note: 'Elle vous attend : tous ceux qui y ont une place peuvent la reprendre d’ici, n’importe quel jour.',
};

export type CampaignWords = typeof fr;

const en: CampaignWords = {
  title: 'The campaign',
  titleOf: (game: string): string => `The campaign: ${game}`,
  wonOf: (won: number, all: number): string => `${won} of ${all} scenarios won`,
  goOn: 'Go on with the campaign',
  toTable: 'Go to the table',
  next: (scenario: string): string => `Next: ${scenario}`,
  now: (scenario: string): string => `Now: ${scenario}`,
  seatsNote: 'There may be more or fewer of you from match to match.',
  settings: 'Difficulty and settings',
  settingsNote: 'They hold for the next match; each one may have its own.',
  note: 'It waits for you: everybody who has a seat in it can take it up again from here, any day.',
};

export const campaignWords = { fr: typesetAll(fr), en } as const;
