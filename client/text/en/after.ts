import type { after as fr } from '../fr/after.ts';

const plural = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

function lasting(ms: number): string {
  const seconds = Math.round(ms / 1000);
  if (seconds < 60) return `${seconds} s`;
  if (seconds < 3600) return `${Math.floor(seconds / 60)} min ${String(seconds % 60).padStart(2, '0')}`;
  return `${Math.floor(seconds / 3600)} h ${String(Math.floor((seconds % 3600) / 60)).padStart(2, '0')}`;
}

export const after: typeof fr = {
  after: {
    won: 'Won',
    lost: 'Lost',
    shared: 'Over',
    story: 'The story of the match',
    storyLoading: 'The story is being told…',
    noStory: 'This match cannot be told: its rules have changed since.',
    seeAgain: 'See this moment again',
    figures: 'In figures',
    duration: 'Length',
    decisions: 'Decisions',
    lasting,
    bySeat: 'Everybody',
    seat: 'Seat',
    took: 'Time to think',
    undone: 'Taken back',
    watch: 'Watch the match',
    download: 'Download the match',
  },
  replay: {
    title: game => `Replay: ${game}`,
    loading: 'The rules are playing the match again, on this device…',
    changed: 'The rules have changed since this match: it can no longer be played again here.',
    notOver: 'This match is not over.',
    play: 'Play',
    pause: 'Stop',
    first: 'To the beginning',
    back: 'One move back',
    on: 'One move on',
    last: 'To the end',
    of: (n, all) => `Move ${n} of ${all}`,
    speed: 'Speed',
    eyes: 'Seen by',
    table: 'the whole table',
    begins: 'The match begins.',
    asked: (name, asked) => `${name}: ${asked}`,
    answered: label => `Answer: ${label}`,
    controls: 'Playing the match',
    toTable: 'Back to the table',
  },
  verify: {
    title: 'Were the dice honest?',
    text: 'Before the first move the server published a fingerprint of the seed of chance. The seed is revealed at the end: this page can therefore play the whole match again and check every draw.',
    commitment: 'Fingerprint published at the start',
    seed: 'Seed',
    salt: 'Salt',
    run: 'Check it here',
    running: 'Checking…',
    seen: 'The fingerprint is the one that this page noted before the end.',
    notSeen: 'This page had not seen the fingerprint before the end: it takes the word of the server for it.',
    swapped: 'Beware: the fingerprint is not the one that this page had noted.',
    kept: 'The revealed seed is the one of the fingerprint.',
    notKept: 'Beware: the seed does not match the fingerprint.',
    good: (inputs, hashes) =>
      `The whole match was played again: ${plural(inputs, 'move', 'moves')} allowed by the rules, ${plural(hashes, 'identical state', 'identical states')}, the same end.`,
    wrong: (at, what) => `The match played again differs at move ${at} (${what}).`,
    changed: 'The rules have changed since this match: it can no longer be played again here.',
  },
  report: {
    title: 'Report a problem',
    text: 'Say what is wrong. The page writes a file with the table as far as you may know it, the log and your words: whoever has it can play exactly this case again.',
    what: 'What happens, and what should happen?',
    save: 'Save the file',
    saved: name => `Saved: ${name}. Send it along with your message.`,
    position: 'The file shows the table as it is now.',
    move: n => `The file shows move ${n} and what it changed.`,
  },
};
