import type { Guide } from '../../../table/guide.ts';
import type { Race } from '../spec.ts';
import type { GameTexts } from '../text/shape.ts';
import { STACK, pebbleThing } from './touch.ts';
import { words } from './words.ts';

/** A first match: one learns while one plays, against one bot. */
export const guide: Guide<Race, GameTexts> = {
  table: { scenario: null, seats: 2, options: null },
  notes: [
    {
      id: 'aim',
      when: ({ isOver }) => !isOver,
      at: ({ seat }) => pebbleThing(seat),
      say: {
        fr: { title: 'Au bout du chemin', text: 'Amenez votre caillou au bout du chemin avant les autres.' },
        en: { title: 'To the end of the path', text: 'Bring your pebble to the end of the path before the others do.' },
      },
      rule: 'PR-MOVE-01',
    },
    {
      id: 'turn',
      when: ({ step }) => step === 'turn/choose',
      at: () => STACK,
      say: {
        fr: {
          title: 'Le dé ou une carte',
          text: 'Lancez le dé, ou jouez une carte : sa case d’arrivée se montre au survol. Vos cartes, vous seul les voyez.',
        },
        en: {
          title: 'The die or a card',
          text: 'Roll the die, or play a card: point at it to see where it leads. Only you see your cards.',
        },
      },
      rule: 'PR-TURN-02',
    },
    {
      id: 'over',
      when: ({ isOver }) => isOver,
      say: {
        fr: { title: 'La course est finie', text: 'Revoyez la partie coup par coup, ou demandez une revanche.' },
        en: { title: 'The race is over', text: 'Watch the match again move by move, or ask for a rematch.' },
      },
      rule: 'PR-END-01',
    },
  ],
  reason: (_action, preview, { language }) => preview && words[language].landing(preview.from, preview.to),
};
