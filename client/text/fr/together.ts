import { of } from '../../../kit/french.ts';

/** Being several: talk, presence, another match. */
export const together = {
  talk: {
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
    more: (name: string): string => `Au sujet du message ${of(name)}`,
    report: 'Signaler ce message',
    reported: 'Message signalé. Il est transmis à qui tient ce serveur ; vous ne le verrez plus.',
    quiet: 'Couper la discussion',
    loud: 'Rouvrir la discussion',
    isQuiet: 'La discussion est coupée sur cet appareil.',
    people: 'Autour de la table',
    there: 'présent',
    away: 'absent',
    bot: 'bot',
  },
  rematch: {
    goOn: 'Continuer la campagne',
    ask: (isOwn: boolean): string => (isOwn ? 'Revanche' : 'Rejouer'),
    askText: 'Même jeu, mêmes personnes, mêmes places.',
    asked: (name: string, isOwn: boolean): string => {
      if (isOwn) return name === '' ? 'Une revanche vous attend.' : `${name} propose une revanche.`;
      return name === '' ? 'Une nouvelle partie vous attend.' : `${name} propose de rejouer.`;
    },
    join: 'Y aller',
  },
};
