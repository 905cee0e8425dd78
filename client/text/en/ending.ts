import type { ending as fr } from '../fr/ending.ts';

export const ending: typeof fr = {
  ending: {
    handOver: seats => `Hand my ${seats < 2 ? 'seat' : 'seats'} to a bot and leave`,
    concede: 'Concede…',
    concedeTitle: 'Concede?',
    concedeText: isOwn =>
      isOwn ? 'You lose, and the match ends at once.' : 'The match ends at once for the whole table.',
    concedeYes: 'Concede the match',
    end: 'End the match for all…',
    endTitle: 'End the match for all?',
    endText: isOwn =>
      `The others are asked: the match ends if all of them agree${isOwn ? ', and you have lost' : ''}. To go without ending anything, hand your seat to a bot instead.`,
    endYes: 'Ask the others',
    question: (name, isOwn) =>
      isOwn
        ? `${name} would like to give up, which would end the match for all. Do you agree?`
        : `${name} would like to end the match for all. Do you agree?`,
    agree: 'Agree to end it',
    goOn: 'Go on playing',
    withdraw: 'Withdraw my request',
    waits: names => `You have asked to end the match for all. Still to answer: ${names}.`,
    agreed: names => `You agree to end the match. Still to answer: ${names}.`,
    declined: 'The match goes on: not everybody agrees to end it.',
  },
};
