import type { Sentences } from './sentences.ts';

export const en: Sentences = {
  usage: `Usage: rempart COMMAND [--lang fr|en]

  simulate GAME [--scenario S] [--seats N] [--bots a,b,c] [--options JSON] [--games N] [--seed S] [--threads N] [--json]
                          plays thousands of matches between bots (random, yardstick, beginner, companion, expert, hinted) and counts them
  record GAME --out FILE [--scenario S] [--seats N] [--bots a,b,c] [--options JSON] [--seed S]
                          plays one match between bots and writes it into a file
  replay FILE             tells a recorded match
  analyse FILE [--seat N] [--trials N] [--seed S]
                          tells the chances of winning along a match, where it turned, and what luck did
  verify FILE             plays a recorded match again and checks every move, every die and the final state
  case FILE...            checks cases: a given table, what is done there, what must come of it
  rules [GAME]            tells which rules are quoted by a test and stand in both rulebooks
  playthrough GAME [--write]
                          compares the golden playthroughs with what the rules give, or writes them anew
  scenes GAME... [--write]
                          compares the scenes that the rulebook shows with those that the tests play, or writes them anew
  corpus GAME... [--write]
                          replays the matches kept from all versions of the rules, or keeps some of this version
  balance GAME... [--games N] [--seats N] [--options JSON] [--experts] [--seed S] [--write]
                          plays every scenario at every number of seats, by the yardstick or by experts,
                          and says how often it is won
  train GAME... [--matches N] [--seed S] [--threads N] [--write]
                          learns from matches between bots what a position is worth, and writes the weights
  calibrate GAME... [--matches N] [--seed S] [--thoughts N] [--threads N]
                          compares the chances given to positions with what came of them in other matches
  puzzles GAME [--scenario S] [--seats N] [--bots B,B] [--options JSON] [--matches N] [--count N] [--ahead N]
          [--seed S] [--threads N] [--write]
                          seeks positions in matches between bots where one answer is clearly the best
  new-game NAME [--prefix XY]
                          begins a new game from the template`,
  unknownCommand: v => `Unknown command: ${v['name']}. "rempart --help" lists them.`,
  unexpected: v => `Unexpected error: ${v['why']}`,
  complaints: {
    'unknown-game': v => `no game ${v['game']} on the shelf; there is: ${v['known'] || 'none'}.`,
    'unknown-scenario': v => `${v['game']} has no scenario ${v['scenario']}; there is: ${v['known']}.`,
    'unknown-bot': v => `no bot ${v['bot']}; there is: ${v['known']}.`,
    'wrong-seats': v => `${v['scenario']} is for ${v['min']} to ${v['max']} seats, not ${v['seats']}.`,
    'wrong-bots': v => `${v['bots']} bots for ${v['seats']} seats: give one for all, or one for each.`,
    'refused-setup': v => String(v['en']),
    'wrong-shape': v => `${v['path']}: ${v['why']}.`,
    'unknown-step': v => `${v['path']}: a step is one of ${v['known']}.`,
    'not-over': () => 'the match is not over: its chances are told after its end only.',
    'no-judgement': v => `${v['game']} does not say by what to judge a position (bots/features.ts).`,
    'other-game': v => `game: ${v['game']} is not ${v['expected']}.`,
    'refused-input': v => `inputs: the table refuses input ${v['at']}: ${v['why']}.`,
    'match-failed': v => `the match with seed ${v['seed']} stopped at an error of the rules: ${v['why']}.`,
    'not-built': () => 'worker threads load built JavaScript only.',
    'unknown-option': v => `unknown option: ${v['option']}.`,
    'needs-value': v => `the option ${v['option']} needs a value.`,
    'needs-no-value': v => `the option ${v['option']} takes no value.`,
    'not-a-number': v => `${v['option']} needs a whole number, not ${v['value']}.`,
    'too-small': v => `${v['option']} is at least ${v['min']}.`,
    'unknown-language': v => `--lang is fr or en, not ${v['value']}.`,
    'missing-name': v => `${v['name']} is missing.`,
    'too-many-names': v => `one word too many: ${v['name']}.`,
    'missing-option': v => `the option ${v['option']} is missing.`,
    unreadable: v => `${v['path']} cannot be read (${v['why']}).`,
    unwritable: v => `${v['path']} cannot be written (${v['why']}).`,
    'not-json': v => `${v['path']} is not JSON: ${v['why']}.`,
    'broken-game': v => `the game ${v['game']} does not load: ${v['why']}.`,
    'broken-rulebook': v => `the rulebook ${v['path']} cannot be read: ${v['why']}.`,
    'tests-fail': v => `the tests fail:\n${v['why']}`,
    'bad-name': v => `${v['name']}: the name of a game is written in small letters, digits and hyphens.`,
    'bad-prefix': v => `${v['prefix']}: a rule prefix is written in capital letters and digits.`,
    'taken-name': v => `games/${v['name']} exists already.`,
    'taken-prefix': v => `the prefix ${v['prefix']} belongs to ${v['game']}; choose another one by --prefix.`,
  },
  story: {
    seat: number => `Seat ${number}`,
    clock: seconds => `The clock shows ${seconds} s.`,
    entry: (type, seat) =>
      ({
        pause: 'The match is paused.',
        away: 'Nobody served the table: the clock waited.',
        resume: 'The match goes on.',
        concede: `${seat} gives up.`,
        takeOver: `${seat} changes hands.`,
        reseed: 'The match changes houses: from here on it has other dice.',
      })[type] ?? type,
    unfinished: 'The match is not finished.',
  },
  simulate: {
    columns: ['seat', 'bot', 'wins', 'share', '95 % interval'],
    title: v => `${v['title']} (${v['game']}), ${v['scenario']}: ${v['games']} matches, seed ${v['seed']}`,
    reasons: v => `Endings: ${v['reasons']}`,
    unfinished: v => `Stopped before the end: ${v['unfinished']}`,
    decisions: v => `Decisions per match: ${v['mean']} on average, ${v['min']} to ${v['max']}, median ${v['median']}`,
    elapsed: v => `Took ${v['wall']} s, processor ${v['cpu']} s, ${v['rate']} decisions a second`,
    progress: v => `${v['bar']} ${v['done']} / ${v['games']} matches`,
  },
  recorded: v => `${v['file']}: ${v['inputs']} inputs, seed ${v['seed']}.`,
  verified: v => `${v['file']} is true: ${v['inputs']} inputs, ${v['hashes']} hashes, ending: ${v['reason']}.`,
  findings: {
    version: v => `version: written by version ${v['version']} of the rules, here it is ${v['current']}.`,
    commitment: () => 'commitment: the seed and the salt are not those that had been committed to.',
    refused: v => `input ${v['at']}: the table refuses ${v['input']}: ${v['why']}.`,
    hash: v => `input ${v['at']}: the state is not the one whose hash the file gives.`,
    outcome: v => `outcome: after ${v['at']} inputs the match ends otherwise than the file says.`,
    'no-final-hash': v => `hashes: the hash of the final state is missing, after ${v['at']} inputs.`,
    'stray-hash': v => `hashes: a hash after ${v['at']} inputs, which do not exist.`,
    error: v => `input ${v['at']}: the rules stop at an error: ${v['why']}.`,
  },
  cases: {
    agrees: v => `agrees   ${v['file']}: ${v['title']}`,
    differs: v => `DIFFERS  ${v['file']}: ${v['title']}`,
    difference: v => `  ${v['path']}: expected ${v['expected']}, found ${v['actual']}`,
    total: v => `${v['agree']} cases agree, ${v['differ']} differ`,
  },
  rules: {
    summary: v =>
      `${v['game']}: ${v['rules']} rules, ${v['tested']} quoted by a test, ${v['covered']} covered by another, ` +
      `${v['untestable']} not testable, ${v['untested']} without a test; in the rulebooks: ${v['fr']} (fr), ${v['en']} (en)`,
    scenes: v =>
      `  the rulebook shows ${v['shown']} rules, ${v['share']} % of those that can be seen (at least ${v['least']} %); without a scene, for a reason: ${v['unshown']}; not to be seen: ${v['unseeable']}`,
    unseen: v => `  neither shown by a scene nor with a reason ("notSeen", "notShown"): ${v['ids']}`,
    strayScene: v => `  shown by a scene, though they are no rules or say why not: ${v['ids']}`,
    untested: v => `  without a test: ${v['ids']}`,
    badCover: v => `  covered by a rule that has no test: ${v['ids']}`,
    misquoted: v => `  quoted by a title, but neither a rule nor a case: ${v['ids']}`,
    absent: v => `  missing from ${v['file']}: ${v['ids']}`,
    unknown: v => `  unknown in ${v['file']}: ${v['ids']}`,
    none: 'No game on the shelf.',
  },
  playthroughs: {
    written: v => `written    ${v['file']}`,
    same: v => `identical  ${v['file']}`,
    absent: v => `MISSING    ${v['file']}: "rempart playthrough ${v['game']} --write" writes it.`,
    differs: v => `DIFFERS    ${v['file']}:${v['line']}\n  expected: ${v['expected']}\n  got:      ${v['actual']}`,
  },
  scenes: {
    written: v => `written    ${v['file']}`,
    same: v => `identical  ${v['file']}`,
    differs: v => `DIFFERS    ${v['file']}:${v['line']}: "rempart scenes ${v['game']} --write" writes it anew.`,
  },
  corpus: {
    written: v => `written    ${v['file']}`,
    same: v => `identical  ${v['file']}`,
    carried: v => `goes on    ${v['file']}: from version ${v['from']} under version ${v['version']}`,
    frozen: v => `frozen     ${v['file']}: from version ${v['from']}: ${v['why']}`,
    altered: v =>
      `ALTERED    ${v['file']}: ${v['why']}\n  The rules replay this match otherwise: raise the version of ${v['game']}, write migrate (or say why the match is frozen), and keep new matches with "rempart corpus ${v['game']} --write".`,
    stuck: v =>
      `STUCK      ${v['file']}: from version ${v['from']}: ${v['why']}\n  Write migrate, or say in the file’s "frozen" why this match cannot go on.`,
    absent: v =>
      `MISSING    ${v['folder']} has no match of version ${v['version']}: "rempart corpus ${v['game']} --write" keeps some.`,
  },
  balance: {
    line: v =>
      `${v['game']}  ${v['scenario']}  ${v['seats']} seats  ${v['won']}  ${v['decisions']} decisions  ${v['minutes']}`.trimEnd(),
    written: v => `written    ${v['file']}`,
  },
  train: {
    weight: v => `${v['name']}  ${v['weight']}`,
    columns: ['chance', 'positions', 'given', 'seen', '95 % interval'],
    off: 'OFF',
    error: v => `mean square error ${v['error']}, knowing nothing ${v['plain']}`,
  },
  puzzles: {
    found: v =>
      `${v['id']}  ${v['scenario']}, ${v['seats']} seats: chances ${v['chances']}, ahead by at least ${v['margins']}`,
    count: v => `Puzzles kept: ${v['count']}.`,
  },
  analysis: {
    title: v => `${v['title']}: ${v['inputs']} inputs, ${v['trials']} trial matches`,
    input: 'input',
    off: '±',
    turnings: v => `Turning points for ${v['side']}`,
    noTurning: v => `No turning point for ${v['side']}: nothing changed its chances at a stroke.`,
    turning: v =>
      `${v['inputs']}  ${v['before']} → ${v['after']}  (own choices ${v['own']}, those of others ${v['others']}, luck ${v['luck']}, course of play ${v['course']})`,
    columns: ['side', 'at first', 'in the end', 'luck', 'own choices', 'others’ choices', 'course of play'],
  },
  newGame: {
    made: v =>
      `games/${v['name']} is ready, its rules are called ${v['prefix']}-... Try: npx vitest run games/${v['name']}/test, and npm start to play it`,
    unfinished: v =>
      `games/${v['name']} is copied, but it has still to be formatted and "${v['command']}" to be run: ${v['why']}`,
  },
};
