import type { together as fr } from '../fr/together.ts';

export const together: typeof fr = {
  talk: {
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
  },
  rematch: {
    goOn: 'Go on with the campaign',
    ask: isOwn => (isOwn ? 'Rematch' : 'Play again'),
    askText: 'Same game, same people, same seats.',
    asked: (name, isOwn) => {
      if (isOwn) return name === '' ? 'A rematch awaits you.' : `${name} asks for a rematch.`;
      return name === '' ? 'Another match awaits you.' : `${name} would like to play again.`;
    },
    join: 'Go there',
  },
};
