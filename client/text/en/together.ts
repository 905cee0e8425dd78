import type { together as fr } from '../fr/together.ts';

export const together: typeof fr = {
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
