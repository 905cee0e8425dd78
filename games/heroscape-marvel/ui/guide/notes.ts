import type { GuideMoment, GuideNote } from '../../../../table/guide.ts';
import type { SeenFigure } from '../../seen.ts';
import type { HeroScape } from '../../spec.ts';

type At = GuideMoment<HeroScape>;

const asked = (step: string) => (at: At) => at.step === step;
const actor = ({ view }: At): SeenFigure | undefined => view.figures.find(({ id }) => id === view.focus.figure);
const fallen = ({ view, seat }: At, isOwn: boolean): boolean =>
  view.figures.some(({ owner, status }) => (owner === seat) === isOwn && status === 'destroyed');
const standing = ({ view, seat }: At): number =>
  view.figures.filter(({ owner, status }) => owner === seat && status === 'board').length;
const enemies = ({ view, seat }: At): number =>
  view.figures.filter(({ owner, status }) => owner !== seat && status === 'board').length;

/** What a first skirmish teaches, in the order in which it is needed. */
const lessons: readonly GuideNote<HeroScape>[] = [
  {
    id: 'aim',
    when: at => at.step !== null,
    say: {
      fr: {
        title: 'Trois contre trois',
        text: 'Vos trois figurines sont celles de vos cartes, en bas ; face à elles, les trois de l’adversaire, sur des socles d’une autre couleur. Le camp qui n’a plus personne debout a perdu. Chacun joue à son tour une seule figurine, celle de son choix.',
      },
      en: {
        title: 'Three against three',
        text: 'Your three figures are those of your cards, below; facing them are your opponent’s three, on bases of another colour. The side with nobody left standing has lost. You take turns, each with one figure of your choice.',
      },
    },
    rule: 'HS-DISC-16',
  },
  {
    id: 'choose',
    when: asked('skirmish/choose'),
    say: {
      fr: {
        title: 'Qui joue ?',
        text: 'Touchez une figurine ou sa carte. La même peut rejouer aussi souvent que vous voulez. Sous chaque nom, dans cet ordre : Déplacement, Portée, Attaque, Défense ; rien d’autre ne compte aujourd’hui.',
      },
      en: {
        title: 'Who plays?',
        text: 'Touch a figure or its card. The same one may play as often as you like. Under each name stand, in this order, Move, Range, Attack, Defense; nothing else counts today.',
      },
    },
    rule: 'HS-DISC-04',
  },
  {
    id: 'move',
    when: asked('activation/move'),
    say: {
      fr: {
        title: 'Se déplacer',
        text: 'Les cases éclairées sont à portée de marche, avec leur coût. On traverse un ami, jamais un ennemi ni un mur de l’entrepôt. Rester sur place est permis. Dans d’autres scénarios le sol monte : chaque niveau gravi coûte 1 de plus, et d’en haut on lance un dé de plus.',
      },
      en: {
        title: 'Moving',
        text: 'Lit hexes are within walking distance, with their cost. You may pass through a friend, never through an enemy or a wall of the warehouse. Staying is allowed. In other scenarios the ground rises: each level up costs 1 more, and from above you roll one more die.',
      },
    },
    rule: 'HS-DISC-07',
  },
  {
    id: 'attack',
    when: asked('activation/attack'),
    say: {
      fr: {
        title: 'Attaquer',
        text: 'Vos chances sont écrites au-dessus de chaque cible ; touchez-en une pour attaquer. Vous lancez vos dés d’attaque, l’adversaire ses dés de défense : plus de crânes que de boucliers, et la figurine tombe, d’un seul coup.',
      },
      en: {
        title: 'Attacking',
        text: 'Your chances stand over each target; touch one to attack it. You roll your attack dice, your opponent the defense dice: with more skulls than shields the figure falls, in a single blow.',
      },
    },
    rule: 'HS-DISC-13',
  },
  {
    id: 'range',
    when: at => at.step === 'activation/move' && (actor(at)?.range ?? 1) > 1,
    say: {
      fr: {
        title: 'Tirer de loin',
        text: 'Cette figurine tire à plusieurs cases, si elle voit une partie de sa cible. Le bouton « Ligne de vue », en haut du plateau, montre ce qui la cache. Restez loin des poings : qui n’a que 1 en Portée doit vous toucher.',
      },
      en: {
        title: 'Shooting from afar',
        text: 'This figure shoots over several hexes, if it sees any part of its target. The button “Line of sight”, at the top of the board, shows what hides it. Keep away from fists: whoever has a Range of 1 must come next to you.',
      },
    },
    rule: 'HS-DISC-10',
  },
  {
    id: 'fists',
    when: at => at.step === 'activation/move' && actor(at)?.range === 1,
    say: {
      fr: {
        title: 'Au corps à corps',
        text: 'Avec 1 en Portée, il faut finir sur une case voisine de la cible, sans mur entre les deux. Trop loin ? Approchez-vous hors de portée des tireurs, et frappez le premier au tour suivant.',
      },
      en: {
        title: 'Hand to hand',
        text: 'With a Range of 1 you must end on a hex next to your target, with no wall between. Too far? Come closer, out of reach of those who shoot, and strike first next turn.',
      },
    },
    rule: 'HS-DISC-10',
  },
  {
    id: 'victory-near',
    when: at => at.step !== null && fallen(at, false) && standing(at) > enemies(at),
    say: {
      fr: {
        title: 'Un de moins !',
        text: 'Une figurine à terre ne revient pas, et vous êtes plus nombreux. Profitez-en : encerclez ceux qui restent, pour attaquer à chaque tour.',
      },
      en: {
        title: 'One down!',
        text: 'A figure that falls does not come back, and there are more of yours. Make use of it: surround those who are left, so that you attack every turn.',
      },
    },
    rule: 'HS-DISC-13',
  },
  {
    id: 'loss',
    when: at => at.step !== null && fallen(at, true),
    say: {
      fr: {
        title: 'Un des vôtres est tombé',
        text: 'Avant de finir un déplacement, demandez-vous qui pourra vous atteindre : Déplacement plus Portée de l’adversaire. Le bouton « Conseil » dit ce qu’un bot ferait, et pourquoi.',
      },
      en: {
        title: 'One of yours has fallen',
        text: 'Before you end a move, ask who will be able to reach you: the opponent’s Move plus Range. The button “Hint” says what a bot would do, and why.',
      },
    },
    rule: 'HS-DISC-03',
  },
  {
    id: 'duel',
    when: at => at.step !== null && standing(at) === 1,
    say: {
      fr: {
        title: 'Le dernier debout',
        text: 'Il ne vous reste qu’une figurine. Seul contre plusieurs, on gagne encore : une attaque bien placée par tour, et un mur entre soi et les tireurs.',
      },
      en: {
        title: 'The last one standing',
        text: 'You have a single figure left. Alone against several you can still win: one well-placed attack a turn, and a wall between you and those who shoot.',
      },
    },
    rule: 'HS-DISC-16',
  },
  {
    id: 'over',
    when: at => at.isOver,
    say: {
      fr: {
        title: 'Et maintenant, les vraies cartes',
        text: 'Vous savez marcher, viser et frapper. La règle experte retourne les cartes : points de vie, pouvoirs, coups contre qui quitte un corps à corps, chutes, et des ordres donnés en secret. « Vol à Stark International » est un bon début.',
      },
      en: {
        title: 'And now the other side of the cards',
        text: 'You know how to walk, aim and strike. The expert rules turn the cards over: life, powers, blows at whoever leaves a fight, falls, and orders given in secret. “Theft at Stark Enterprises” is a good place to begin.',
      },
    },
    rule: null,
  },
];

/** Only there: elsewhere others fight, for something else, and some come back. */
export const notes: readonly GuideNote<HeroScape>[] = lessons.map(note => ({
  id: note.id,
  when: at => at.view.scenario === 'vengeurs-rassemblement' && note.when(at),
  say: note.say,
  rule: note.rule,
}));
