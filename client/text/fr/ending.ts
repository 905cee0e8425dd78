/** Going, giving up, ending the match for all. */
export const ending = {
  ending: {
    handOver: (seats: number): string => `Confier ${seats < 2 ? 'ma place' : 'mes places'} à un bot et partir`,
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
};
