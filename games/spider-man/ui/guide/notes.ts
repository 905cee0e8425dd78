import type { GuideMoment, GuideNote } from '../../../../table/guide.ts';
import type { SpiderMan } from '../../spec.ts';
import { MISSION, figureThing, scaleThing } from '../touch.ts';

type At = GuideMoment<SpiderMan>;

const asked = (step: string) => (at: At) => at.step === step;
const own = ({ view, seat }: At) => view.players[seat];
const isActing = asked('turn/act');
/** One's own figure; the Police have none. */
const ownFigure = (at: At) => {
  const role = own(at)?.role;
  return role && role !== 'police' ? figureThing(role) : null;
};

/** What a first race teaches, in the order in which it is needed. */
export const notes: readonly GuideNote<SpiderMan>[] = [
  {
    id: 'aim',
    when: asked('game/roles'),
    say: {
      fr: {
        title: 'Chacun pour soi',
        text: 'Spider-Man et la Police marquent en arrêtant les super-vilains ; chacun de ceux-ci marque par ses missions secrètes. Le premier à atteindre le total gagne. Pour une première partie, Spider-Man est simple à jouer.',
      },
      en: {
        title: 'Everybody for themselves',
        text: 'Spider-Man and the Police score by stopping villains; each villain scores by secret missions of their own. The first to reach the target wins. For a first match Spider-Man is easy to play.',
      },
    },
    at: () => figureThing('spider-man'),
    rule: null,
  },
  {
    id: 'dice',
    when: isActing,
    say: {
      fr: {
        title: 'Trois réserves de dés',
        text: 'Déplacement, combat, bonus : à votre tour, dépensez-les en autant de séries que vous voulez. Ce qui reste sert à réagir pendant le tour des autres, alors gardez-en.',
      },
      en: {
        title: 'Three scales of dice',
        text: 'Movement, Combat, Bonus: spend them on your turn in as many series as you like. What is left lets you react on the turns of others, so keep some.',
      },
    },
    at: () => scaleThing('combat'),
    rule: null,
  },
  {
    id: 'mission',
    when: at => isActing(at) && own(at)?.mission !== null,
    say: {
      fr: {
        title: 'Votre mission',
        text: 'Elle est secrète : seul un Spider-Tracer peut la montrer à Spider-Man. Elle rapporte si vous la réussissez, et à ceux qui vous mettent K.O. avant.',
      },
      en: {
        title: 'Your mission',
        text: 'It is secret: only a Spider-Tracer shows it to Spider-Man. It pays if you succeed, and it pays those who knock you out first.',
      },
    },
    at: () => MISSION,
    rule: null,
  },
  {
    id: 'fight',
    when: at => isActing(at) && at.view.sight.length > 0 && at.view.acted,
    say: {
      fr: {
        title: 'Combattre',
        text: 'Un 6 touche ; les pouvoirs ajoutent à chaque dé. Une grande série ne donne à la cible qu’une seule réaction ; beaucoup de petites lui en donnent beaucoup.',
      },
      en: {
        title: 'Fighting',
        text: 'A 6 hits; powers add to each die. One big series gives the target one reaction; many small ones give it many.',
      },
    },
    rule: null,
  },
  {
    id: 'reaction',
    when: at => at.step?.startsWith('reaction/') === true,
    say: {
      fr: {
        title: 'Réagir',
        text: 'On vous a attaqué : vous pouvez rendre le coup, vous déplacer ou utiliser un pouvoir avec les dés qui vous restent. Le menu permet de passer d’office.',
      },
      en: {
        title: 'Reacting',
        text: 'You were attacked: strike back, move or use a power with the dice you have left. The menu can make passing automatic.',
      },
    },
    at: ownFigure,
    rule: null,
  },
  {
    id: 'last',
    when: at => isActing(at) && Object.values(own(at)?.dice ?? {}).reduce((sum, dice) => sum + dice, 0) <= 2,
    say: {
      fr: {
        title: 'Le dernier dé',
        text: 'Votre tour se termine avec votre dernier dé. Utilisez avant lui les pouvoirs qui n’en demandent pas.',
      },
      en: {
        title: 'The last die',
        text: 'Your turn ends with your last die. Use the powers that need no die before it.',
      },
    },
    at: () => scaleThing('bonus'),
    rule: null,
  },
];
