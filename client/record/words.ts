import * as english from '../../kit/english.ts';
import * as french from '../../kit/french.ts';
import { typesetAll } from '../../kit/typeset.ts';

// One's own matches, counted.

const fr = {
  title: 'Vos parties en chiffres',
  lead: 'Tout ce que vous avez joué jusqu’au bout, sur cet appareil et sous votre nom. Personne d’autre ne le voit.',
  alone: 'Le serveur ne répond pas : voici les parties de cet appareil seulement.',
  none: 'Rien encore. Jouez une partie jusqu’au bout, et cette page s’en souviendra.',
  play: 'Choisir un jeu',
  which: 'Jeu',
  all: 'Tous les jeux',
  matches: (count: number): string => (count < 2 ? 'partie jouée' : 'parties jouées'),
  won: 'gagnées',
  lost: 'perdues',
  even: 'partagées',
  played: 'passées à jouer',
  share: 'de victoires',
  hours: (ms: number): string =>
    ms < 3_600_000 ? `${Math.round(ms / 60_000)} min` : `${french.tenths(ms / 3_600_000)} h`,
  percent: (share: number): string => french.percent(share),
  course: 'Vos victoires, partie après partie',
  courseAbout: 'La part de victoires sur les dix dernières parties.',
  courseFew: 'Encore quelques parties, et une courbe apparaît ici.',
  match: 'Partie',
  months: 'Gagnées et perdues, mois par mois',
  monthsHours: 'Temps de jeu, mois par mois',
  games: 'Par jeu',
  scenarios: 'Par scénario',
  levels: 'Selon les bots à la table',
  levelsAbout: 'Le plus fort des bots qui jouaient avec vous ou contre vous.',
  month: 'Mois',
  time: 'Temps',
  people: 'Sans bot',
  table: 'En tableau',
  ofAll: (won: number, all: number): string => `${french.plural(won, 'gagnée')} sur ${all}`,
};

export type RecordWords = typeof fr;

const en: RecordWords = {
  title: 'Your matches in figures',
  lead: 'All that you have played to its end, on this device and under your name. Nobody else can see it.',
  alone: 'The server does not answer: these are the matches of this device alone.',
  none: 'Nothing yet. Play a match to its end, and this page will remember it.',
  play: 'Choose a game',
  which: 'Game',
  all: 'All games',
  matches: (count: number): string => (count === 1 ? 'match played' : 'matches played'),
  won: 'won',
  lost: 'lost',
  even: 'shared',
  played: 'spent playing',
  share: 'of them won',
  hours: ms => (ms < 3_600_000 ? `${Math.round(ms / 60_000)} min` : `${english.tenths(ms / 3_600_000)} h`),
  percent: share => english.percent(share),
  course: 'Your wins, match after match',
  courseAbout: 'The share of wins among the last ten matches.',
  courseFew: 'A few more matches, and a curve will appear here.',
  match: 'Match',
  months: 'Won and lost, month by month',
  monthsHours: 'Time spent playing, month by month',
  games: 'By game',
  scenarios: 'By scenario',
  levels: 'By the bots at the table',
  levelsAbout: 'The strongest of the bots that played with you or against you.',
  month: 'Month',
  time: 'Time',
  people: 'Without bots',
  table: 'As a table',
  ofAll: (won, all) => `${won} won of ${all}`,
};

export const recordWords = { fr: typesetAll(fr), en } as const;
