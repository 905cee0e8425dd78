import type { GuideMoment, GuideNote } from '../../../../table/guide.ts';
import type { SpiderMan } from '../../spec.ts';
import { POINTS } from '../../content/numbers.ts';
import { WOUNDS as WOUND_RULE } from '../rule-of.ts';
import { MISSION, WOUNDS, figureThing, scaleThing } from '../touch.ts';

type At = GuideMoment<SpiderMan>;

const asked = (step: string) => (at: At) => at.step === step;
const own = ({ view, seat }: At) => view.players[seat];
const isActing = asked('turn/act');
/** One's own figure; the Police have none. */
const ownFigure = (at: At) => {
  const role = own(at)?.role;
  return role && role !== 'police' ? figureThing(role) : null;
};

const isCaptive = (at: At): boolean => {
  const role = own(at)?.role;
  return at.view.figures.some(figure => figure.role === role && figure.captive);
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
    id: 'tracer',
    when: asked('game/tracer'),
    say: {
      fr: {
        title: 'Votre Spider-Tracer',
        text: 'Touchez un super-vilain : tant qu’il porte le Spider-Tracer, vous voyez sa mission, donc où il va et ce qu’il rapporte.',
      },
      en: {
        title: 'Your Spider-Tracer',
        text: 'Touch a villain: as long as they carry the Spider-Tracer you see their mission, and so where they go and what they are worth.',
      },
    },
    rule: 'SM-SPI-08',
  },
  {
    id: 'dice',
    when: isActing,
    say: {
      fr: {
        title: 'Trois réserves de dés',
        text: 'Déplacement, combat, bonus : à votre tour, touchez une réserve éclairée pour en lancer des dés, en autant de séries que vous voulez. Ce qui reste sert à réagir pendant le tour des autres, alors gardez-en.',
      },
      en: {
        title: 'Three pools of dice',
        text: 'Movement, Combat, Bonus: on your turn touch a pool that is lit to roll dice from it, in as many series as you like. What is left lets you react during the others’ turns, so keep some.',
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
    id: 'points',
    when: at => isActing(at) && at.view.round > 1,
    say: {
      fr: {
        title: 'D’où viennent les points',
        text: `Spider-Man : ${POINTS.wound} par blessure infligée à un super-vilain, et sa mission s’il le met K.O. La Police : la mission aussi, et 11 ou 12 pour chaque mise en prison. Un super-vilain : ses missions, ${POINTS.car} par voiture de police, ${POINTS.spiderManKo} pour Spider-Man K.O., ${POINTS.villainKo} pour un rival.`,
      },
      en: {
        title: 'Where points come from',
        text: `Spider-Man: ${POINTS.wound} for every wound dealt to a villain, and their mission if he knocks them out. The Police: that mission too, and 11 or 12 for every jailing. A villain: missions, ${POINTS.car} for a police car, ${POINTS.spiderManKo} for knocking out Spider-Man, ${POINTS.villainKo} for a rival.`,
      },
    },
    rule: null,
  },
  {
    id: 'down',
    when: asked('turn/knockedOut'),
    say: {
      fr: {
        title: 'K.O.',
        text: 'La mission d’un super-vilain K.O. échoue, une autre la remplace. Récupérer retire des blessures, piocher donne 3 cartes ; l’un ou l’autre prend tout le tour. D’ici à ce que vous vous releviez, la Police peut venir vous chercher.',
      },
      en: {
        title: 'Knocked out',
        text: 'The mission of a villain who is knocked out fails, another replaces it. Recovering removes wounds, drawing gives 3 cards; either takes the whole turn. Until you are up again the Police may come and fetch you.',
      },
    },
    at: () => WOUNDS,
    rule: WOUND_RULE,
  },
  {
    id: 'jail',
    when: at => isActing(at) && isCaptive(at),
    say: {
      fr: {
        title: 'Sous bonne garde',
        text: 'Prisonnier, vous ne pouvez pas vous déplacer. Attaquez vos gardiens : sans voiture pour vous garder, vous êtes libre. Récupérer dans un commissariat retire toutes vos blessures.',
      },
      en: {
        title: 'Under guard',
        text: 'As a prisoner you cannot move. Attack your guards: with no car left to guard you, you are free. Recovering in a station removes all your wounds.',
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
