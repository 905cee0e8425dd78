import type { GuideMoment, GuideNote } from '../../../../table/guide.ts';
import type { HeroScape } from '../../spec.ts';

type At = GuideMoment<HeroScape>;

const asked =
  (...steps: readonly string[]) =>
  (at: At): boolean =>
    at.view.mode === 'expert' && at.step !== null && steps.includes(at.step);

/** What the expert rules add, whatever is fought for: the aim of a scenario stands on the table. */
export const expertNotes: readonly GuideNote<HeroScape>[] = [
  {
    id: 'army',
    when: asked('draft/pick', 'naming/name', 'choice/army'),
    say: {
      fr: {
        title: 'Votre armée',
        text: 'Chaque carte dit sa vie, puis Déplacement, Portée, Attaque et Défense, et ses pouvoirs ; s’il n’y a que leurs noms, touchez-la pour lire ce qu’ils font. La recruter, c’est cliquer ; au doigt, confirmer. Le but du scénario est écrit en haut : choisissez qui peut l’atteindre.',
      },
      en: {
        title: 'Your army',
        text: 'Each card says its life, then Move, Range, Attack and Defense, and its powers; where only their names stand, touch it to read what they do. To recruit it, click; with a finger, confirm. The aim of the scenario stands at the top: choose those who can reach it.',
      },
    },
    rule: 'HS-COMP-06',
  },
  {
    id: 'orders',
    when: asked('round/order'),
    say: {
      fr: {
        title: 'Des ordres secrets',
        text: 'Posez vos quatre marqueurs sur vos cartes. Chaque manche a trois tours : à chacun, vous jouez la carte qui porte le 1, puis le 2, puis le 3 ; l’adversaire aussi, en alternance. Le X ne fait rien jouer, il trompe. Une carte peut en porter plusieurs. L’adversaire voit où ils sont, jamais lesquels.',
      },
      en: {
        title: 'Secret orders',
        text: 'Lay your four markers on your cards. A round has three turns: you play the card with the 1, then the one with the 2, then the 3; your opponent does the same in between. The X plays nobody, it deceives. A card may bear several. Your opponent sees where they lie, never which.',
      },
    },
    rule: 'HS-ROUND-02',
  },
  {
    id: 'leaving',
    when: asked('activation/move'),
    say: {
      fr: {
        title: 'Se déplacer, puis frapper',
        text: 'Les cases éclairées disent leur coût, monter coûte 1 de plus par niveau. Quitter un ennemi voisin lui offre un coup, marqué d’une épée ; sauter de haut peut blesser.',
      },
      en: {
        title: 'Move, then strike',
        text: 'Lit hexes say what they cost, going up costs 1 more per level. Leaving an enemy next to you gives it a blow, marked with a sword; jumping down from high up may hurt.',
      },
    },
    rule: 'HS-ENG-05',
  },
  {
    id: 'wounds',
    when: asked('activation/attack'),
    say: {
      fr: {
        title: 'Attaquer de haut',
        text: 'Chaque crâne que nul bouclier n’arrête coûte un point de vie. Qui se tient plus haut lance un dé de plus, pour attaquer comme pour se défendre.',
      },
      en: {
        title: 'Attack from above',
        text: 'Every skull that no shield stops costs one life. Whoever stands higher rolls one more die, to attack and to defend.',
      },
    },
    rule: 'HS-ATK-06',
  },
];
