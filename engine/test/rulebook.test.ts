import { describe, expect, test } from 'vitest';
import { parseRulebook, ruleTexts } from '../rulebook.ts';

const book = `# The Duel

A word before the first chapter.

## Choosing a card {#choosing}

Both choose at once.
Nobody shows anything.

The rest follows.

**DUEL-CHOOSE** Each seat chooses
one card of its hand.

**DUEL-KING-2a** Who leads may not choose **the king**.

## Powers {#powers-1}
Some cards have one.

**DUEL-FLEE** The round is over.
`;

describe('a rulebook', () => {
  test('has a title, and chapters with slug, title, introduction and rules', () => {
    expect(parseRulebook(book)).toEqual({
      title: 'The Duel',
      chapters: [
        {
          slug: 'choosing',
          title: 'Choosing a card',
          intro: 'Both choose at once. Nobody shows anything. The rest follows.',
          rules: [
            { id: 'DUEL-CHOOSE', text: 'Each seat chooses one card of its hand.' },
            { id: 'DUEL-KING-2a', text: 'Who leads may not choose **the king**.' },
          ],
        },
        {
          slug: 'powers-1',
          title: 'Powers',
          intro: 'Some cards have one.',
          rules: [{ id: 'DUEL-FLEE', text: 'The round is over.' }],
        },
      ],
    });
  });

  test('gives the text of each rule by its id', () => {
    const texts = ruleTexts(parseRulebook(book));
    expect([...texts.keys()]).toEqual(['DUEL-CHOOSE', 'DUEL-KING-2a', 'DUEL-FLEE']);
    expect(texts.get('DUEL-FLEE')).toBe('The round is over.');
    expect(texts.get('DUEL-NONE')).toBeUndefined();
  });

  test('a paragraph that strays among the rules is an error that shows it', () => {
    const stray = book.replace('## Powers', 'Nobody knows whose rule this is.\n\n## Powers');
    expect(() => parseRulebook(stray)).toThrow(
      'a paragraph without a rule id in chapter choosing: Nobody knows whose rule this is.',
    );
  });

  test.each([
    ['bold words that are no id', '**Who leads** loses.'],
    ['a chapter without a slug', '## Powers'],
    ['an id of one word', '**DUEL** is the game.'],
  ])('%s are no rule', (_name, paragraph) => {
    expect(() => parseRulebook(`${book}\n${paragraph}\n`)).toThrow('without a rule id in chapter powers-1');
  });

  test('of nothing is empty', () => {
    expect(parseRulebook('')).toEqual({ title: '', chapters: [] });
  });
});
