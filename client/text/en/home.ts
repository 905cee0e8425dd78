import { plural } from '../../../kit/english.ts';
import type { home as french } from '../fr/home.ts';

/** What is said of matches that this device keeps itself. */
export const home: typeof french = {
  wished: 'Play on this device, without the server',
  wishedNote: 'The match stays in this browser and goes on without a network. Nobody else can join it.',
  here: 'on this device',
  device: 'On this device',
  keeps:
    'Matches played without a server are kept by this browser, until somebody empties its storage. A file keeps them safe.',
  forgets:
    'This browser keeps nothing (a private window?): the match lasts as long as this page is open. Keep it in a file to go on later.',
  plain:
    'Without https a browser does not keep the page itself: matches go on as long as it stays open and the server hands it out again.',
  keepAll: 'Keep everything in a file',
  keepOne: 'Keep this match in a file',
  bring: 'Bring back from a file',
  brought: count =>
    count === 0 ? 'There is nothing new in this file.' : `${plural(count, 'match', 'matches')} brought back.`,
  alone: 'The server does not answer: you can play on this device, alone with bots or several at this screen.',
  remove: 'Delete this match from the device',
  removeTitle: 'Delete this match?',
  removeText: 'It exists in this browser only: it cannot be brought back.',
  removeYes: 'Delete',
  newVersion: 'A new version of Rempart is ready.',
  update: 'Open it now',
};
