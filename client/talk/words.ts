import * as french from '../../kit/french.ts';
import { typesetAll } from '../../kit/typeset.ts';

// What is said of talk around a table: the shelf does without.

const fr = {
  title: 'Discussion',
  tabs: 'Journal et discussion',
  unread: (count: number): string => `${count} ${count < 2 ? 'message non lu' : 'messages non lus'}`,
  empty: 'Personne n’a encore rien dit.',
  write: 'Votre message',
  send: 'Envoyer',
  phrases: 'Phrases toutes prêtes',
  phrase: {
    hello: 'Bonjour à tous !',
    wellPlayed: 'Bien joué !',
    thanks: 'Merci !',
    sorry: 'Désolé !',
    ouch: 'Aïe…',
    wait: 'Un instant.',
    ready: 'Je suis prêt.',
    help: 'J’ai besoin d’aide !',
    goodGame: 'Belle partie !',
  },
  you: 'Vous',
  spectator: 'spectateur',
  somebody: 'Quelqu’un',
  mute: (name: string): string => `Ne plus lire ${name}`,
  unmute: (name: string): string => `Lire à nouveau ${name}`,
  muted: (count: number): string => (count < 2 ? '1 message masqué' : `${count} messages masqués`),
  more: (name: string): string => `Au sujet du message ${french.of(name)}`,
  report: 'Signaler ce message',
  reported: 'Message signalé. Il est transmis à qui tient ce serveur ; vous ne le verrez plus.',
  quiet: 'Couper la discussion',
  loud: 'Rouvrir la discussion',
  isQuiet: 'La discussion est coupée sur cet appareil.',
  people: 'Autour de la table',
  there: 'présent',
  away: 'absent',
  bot: 'bot',
};

export type TalkWords = typeof fr;

const en: TalkWords = {
  title: 'Chat',
  tabs: 'Log and chat',
  unread: count => `${count} unread ${count === 1 ? 'message' : 'messages'}`,
  empty: 'Nobody has said anything yet.',
  write: 'Your message',
  send: 'Send',
  phrases: 'Ready-made phrases',
  phrase: {
    hello: 'Hello everybody!',
    wellPlayed: 'Well played!',
    thanks: 'Thank you!',
    sorry: 'Sorry!',
    ouch: 'Ouch…',
    wait: 'One moment.',
    ready: 'I am ready.',
    help: 'I need help!',
    goodGame: 'Good game!',
  },
  you: 'You',
  spectator: 'watching',
  somebody: 'Somebody',
  mute: name => `Mute ${name}`,
  unmute: name => `Read ${name} again`,
  muted: count => (count === 1 ? '1 hidden message' : `${count} hidden messages`),
  more: name => `About ${name}’s message`,
  report: 'Report this message',
  reported: 'Reported. It goes to whoever runs this server; you will no longer see it.',
  quiet: 'Turn the chat off',
  loud: 'Turn the chat on again',
  isQuiet: 'The chat is turned off on this device.',
  people: 'Around the table',
  there: 'here',
  away: 'away',
  bot: 'bot',
};

export const talkWords = { fr: typesetAll(fr), en } as const;
