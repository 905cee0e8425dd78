import { of } from '../../../kit/french.ts';

/** Who sits where: asking for a seat, giving it up, being shown the door. */
export const seating = {
  lent: 'Cette partie se joue ailleurs pour l’instant.',
  mayJoin: 'Chacun peut prendre la place d’un bot pendant la partie',
  mayJoinNote: 'Sinon il faut la demander, et vous répondez.',
  botSeats: 'Places des bots pendant la partie',
  isFree: 'À qui veut',
  isAsked: 'Sur demande',
  askFor: (name: string): string => `Demander la place ${of(name)}`,
  askWhich: 'Demander une place :',
  takeWhich: 'Prendre une place :',
  waits: (name: string): string => `Vous avez demandé la place ${of(name)}. On attend la réponse de la table.`,
  withdraw: 'Ne plus la demander',
  declined: (name: string): string =>
    `La place ${of(name)} ne vous a pas été accordée. Vous pourrez redemander dans une dizaine de minutes.`,
  granted: (name: string): string => `La place ${of(name)} est à vous.`,
  asks: (who: string, name: string): string => `${who || 'Quelqu’un'} voudrait la place ${of(name)}.`,
  asksForYours: (who: string): string => `${who || 'Quelqu’un'} voudrait reprendre votre main sur un autre téléphone.`,
  grant: 'Accorder',
  decline: 'Refuser',
  answerTo: (who: string): string => `à ${who || 'cette personne'}`,
  giveUp: (name: string): string => `Céder la place ${of(name)}…`,
  giveMine: 'Céder ma place pour de bon…',
  giveUpTitle: 'Céder cette place pour de bon ?',
  giveUpText: 'Un bot la tient à partir de maintenant. Vous ne verrez plus que ce que voient les spectateurs.',
  giveUpYes: 'Céder la place',
  giveBack: 'Rendre la place au bot…',
  manage: 'Les invités…',
  title: 'Les invités de la table',
  nobody: 'Personne d’autre n’est là.',
  atSeat: (number: number): string => `à la place ${number}`,
  standing: { guest: 'regarde', removed: 'retiré de la table, peut regarder', shut: 'ne peut plus entrer' },
  isAway: 'absent',
  remove: 'Retirer de la table',
  shut: 'Ne plus laisser entrer',
  letIn: 'Admettre à nouveau',
  whom: (name: string): string => ` : ${name || 'quelqu’un'}`,
  removeTitle: (name: string): string => `Retirer ${name || 'cette personne'} de la table ?`,
  removeText: (isRunning: boolean): string =>
    isRunning
      ? 'Un bot joue à sa place à partir de maintenant. Cette personne peut encore regarder, mais ne peut plus jouer à cette table.'
      : 'Sa place redevient libre. Cette personne peut encore regarder, mais ne peut plus s’asseoir à cette table.',
  removeYes: 'Retirer',
  shutTitle: (name: string): string => `Ne plus laisser entrer ${name || 'cette personne'} ?`,
  shutText: 'Cette personne ne peut plus ni jouer ni regarder ici.',
  shutYes: 'Ne plus laisser entrer',
  isRemoved: 'L’hôte vous a retiré de cette table. Vous pouvez encore regarder.',
  shutOut: 'Cette table vous est fermée',
  /** Going, giving up, ending the match for all. */
  ending: {
    handOver: (seats: number): string =>
      `Partir : ${seats < 2 ? 'un bot joue à ma place' : 'des bots jouent à mes places'}`,
    concede: 'Abandonner…',
    concedeTitle: 'Abandonner ?',
    concedeText: (isOwn: boolean): string =>
      isOwn ? 'Vous perdez, et la partie s’arrête aussitôt.' : 'La partie s’arrête aussitôt pour toute la table.',
    concedeYes: 'Abandonner la partie',
    end: 'Arrêter la partie pour tous…',
    endTitle: 'Arrêter la partie pour tous ?',
    endText: (isOwn: boolean): string =>
      `On demande aux autres : la partie s’arrête si tous sont d’accord${isOwn ? ', et vous avez perdu' : ''}. Pour partir sans rien arrêter, confiez plutôt votre place à un bot.`,
    endYes: 'Demander aux autres',
    question: (name: string, isOwn: boolean): string =>
      isOwn
        ? `${name} voudrait abandonner, ce qui arrêterait la partie pour tous. D’accord ?`
        : `${name} voudrait arrêter la partie pour tous. D’accord ?`,
    agree: 'D’accord, on arrête',
    goOn: 'Continuer à jouer',
    withdraw: 'Retirer ma demande',
    waits: (names: string): string => `Vous avez demandé à arrêter la partie pour tous. Réponse attendue : ${names}.`,
    agreed: (names: string): string => `Vous êtes d’accord pour arrêter la partie. Réponse attendue : ${names}.`,
    declined: 'La partie continue : tout le monde n’est pas d’accord pour l’arrêter.',
  },
  levels: {
    beginner: 'Bot débutant',
    companion: 'Bot compagnon',
    expert: 'Bot expert',
    of: (name: string): string => `Niveau ${of(name)}`,
  },
};
