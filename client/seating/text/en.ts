import type { seating as fr } from './fr.ts';

export const seating: typeof fr = {
  lent: 'This match is played elsewhere for now.',
  mayJoin: 'Anybody may take a bot’s seat during the match',
  mayJoinNote: 'Otherwise they have to ask, and you answer.',
  botSeats: 'Bots’ seats during the match',
  isFree: 'For anybody',
  isAsked: 'On request',
  askFor: name => `Ask for the seat of ${name}`,
  askWhich: 'Ask for a seat:',
  takeWhich: 'Take a seat:',
  waits: name => `You have asked for the seat of ${name}. Waiting for the table to answer.`,
  withdraw: 'Withdraw the request',
  declined: name => `You were not given the seat of ${name}. You may ask again in about ten minutes.`,
  granted: name => `The seat of ${name} is yours.`,
  asks: (who, name) => `${who || 'Somebody'} would like to have the seat of ${name}.`,
  asksForYours: who => `${who || 'Somebody'} would like to take up your hand on another phone.`,
  grant: 'Grant',
  decline: 'Decline',
  answerTo: who => `to ${who || 'this person'}`,
  giveUp: name => `Give up the seat of ${name}…`,
  giveMine: 'Give up my seat for good…',
  giveUpTitle: 'Give up this seat for good?',
  giveUpText: 'A bot plays it from now on. You will see only what spectators see.',
  giveUpYes: 'Give up the seat',
  giveBack: 'Give the seat back to the bot…',
  manage: 'Guests…',
  title: 'Guests of the table',
  nobody: 'Nobody else is here.',
  atSeat: number => `at seat ${number}`,
  standing: { guest: 'watching', removed: 'removed from the table, may watch', shut: 'may no longer come in' },
  isAway: 'away',
  remove: 'Remove from the table',
  shut: 'Shut out',
  letIn: 'Let in again',
  whom: name => `: ${name || 'somebody'}`,
  removeTitle: name => `Remove ${name || 'this person'} from the table?`,
  removeText: isRunning =>
    isRunning
      ? 'A bot plays the seat from now on. This person may still watch, but can no longer play at this table.'
      : 'The seat becomes open. This person may still watch, but can no longer sit down at this table.',
  removeYes: 'Remove',
  shutTitle: name => `Shut ${name || 'this person'} out of the table?`,
  shutText: 'This person can no longer play or watch here.',
  shutYes: 'Shut out',
  isRemoved: 'The host has removed you from this table. You may still watch.',
  shutOut: 'This table is closed to you',
  /** Going, giving up, ending the match for all. */
  ending: {
    handOver: seats => `Leave: ${seats < 2 ? 'a bot plays for me' : 'bots play for me'}`,
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
  levels: {
    beginner: 'Beginner bot',
    companion: 'Companion bot',
    expert: 'Expert bot',
    of: name => `Level of ${name}`,
  },
};
