import type { Complaint, ComplaintCode } from './complaint.ts';

// What the server says to whoever starts it, in the language of the terminal.

type Values = Complaint['values'];

const fr = {
  open: (address: string) => `Rempart est ouvert : ${address}`,
  nearby: (address: string) => `Pour les téléphones du même réseau : ${address}`,
  stop: 'Ctrl-C pour fermer. Les parties en cours reprendront là où elles en sont.',
  stopped: 'Rempart est fermé.',
  complaints: {
    'data-folder': ({ folder, reason }) => `Le dossier de données ${folder} ne peut pas être utilisé : ${reason}.`,
    'data-in-use': ({ folder }) => `Un autre serveur utilise déjà le dossier de données ${folder}.`,
    'journal-alone': ({ folder }) =>
      `Le dossier ${folder} contient un journal de parties (journal/) mais pas de base : rempart.db manque ou est vide. Remettez la base à sa place, ou rangez le journal ailleurs pour commencer une maison vide. Rien n'a été changé.`,
    'journal-newer': ({ folder }) =>
      `Le journal ${folder} est plus récent que la base : entre les deux, des coups manquent. Remettez la base qui va avec lui, ou rangez le journal ailleurs pour reprendre d'après la base. Rien n'a été changé.`,
    'games-folder': ({ folder }) => `Le dossier de jeux ${folder} n'existe pas (REMPART_GAMES).`,
    'no-games': ({ folder }) => `Il n'y a aucun jeu dans ${folder} : l'étagère serait vide.`,
    'port-in-use': ({ port }) => `Le port ${port} est déjà pris ; choisissez-en un autre avec --port.`,
    'port-denied': ({ port }) => `Le port ${port} n'est pas permis ; choisissez-en un au-dessus de 1024 avec --port.`,
    database: ({ url, reason }) => `La base de données ${url} ne répond pas : ${reason}.`,
    redis: ({ url, reason }) => `Redis ne répond pas à ${url} : ${reason}.`,
    'other-rules': ({ node, game, version, here }) =>
      `Le serveur ${node} joue ${game} avec la version ${version} des règles, ici c'est la ${here} : arrêtez-le d'abord.`,
    setting: ({ name, value, reason }) => `Réglage incorrect${name ? ` ${name}=${value}` : ''} : ${reason}.`,
  } satisfies { [C in ComplaintCode]: (values: Values) => string },
};

const en: typeof fr = {
  open: address => `Rempart is open: ${address}`,
  nearby: address => `For phones on the same network: ${address}`,
  stop: 'Ctrl-C to close. Running matches will go on where they stand.',
  stopped: 'Rempart is closed.',
  complaints: {
    'data-folder': ({ folder, reason }) => `The data folder ${folder} cannot be used: ${reason}.`,
    'data-in-use': ({ folder }) => `Another server is using the data folder ${folder}.`,
    'journal-alone': ({ folder }) =>
      `The folder ${folder} holds a journal of matches (journal/) but no database: rempart.db is missing or empty. Put the database back, or move the journal elsewhere to open an empty house. Nothing has been changed.`,
    'journal-newer': ({ folder }) =>
      `The journal ${folder} is newer than the database: moves between the two are missing. Put back the database that belongs to it, or move the journal elsewhere to go on from the database. Nothing has been changed.`,
    'games-folder': ({ folder }) => `The folder of games ${folder} does not exist (REMPART_GAMES).`,
    'no-games': ({ folder }) => `There is no game in ${folder}: the shelf would be empty.`,
    'port-in-use': ({ port }) => `Port ${port} is taken; choose another one with --port.`,
    'port-denied': ({ port }) => `Port ${port} is not allowed; choose one above 1024 with --port.`,
    database: ({ url, reason }) => `The database ${url} does not answer: ${reason}.`,
    redis: ({ url, reason }) => `Redis does not answer at ${url}: ${reason}.`,
    'other-rules': ({ node, game, version, here }) =>
      `The server ${node} plays ${game} by version ${version} of the rules, here it is ${here}: stop it first.`,
    setting: ({ name, value, reason }) => `Wrong setting${name ? ` ${name}=${value}` : ''}: ${reason}.`,
  },
};

export function sentencesFor(environment: NodeJS.ProcessEnv): typeof fr {
  const locale = environment['LC_ALL'] || environment['LC_MESSAGES'] || environment['LANG'] || '';
  return locale.toLowerCase().startsWith('en') ? en : fr;
}
