import type { GuideMoment, GuideNote } from '../../../../table/guide.ts';
import { type CardId, healingOf } from '../../content/cards.ts';
import { ROUNDS } from '../../content/numbers.ts';
import { recipes } from '../../content/recipes.ts';
import { TOKENS, type Token } from '../../ids.ts';
import type { UntilDaylight } from '../../spec.ts';
import { FOUND, attacked, combatThing, foeThing } from '../touch.ts';

type At = GuideMoment<UntilDaylight>;

const asked = (step: string) => (at: At) => at.step === step;
const own = ({ view, seat }: At) => view.players[seat];
const isHealing = (card: CardId): boolean => healingOf(card) > 0;
const canMake = (token: Token, items: readonly CardId[]): boolean =>
  recipes[token].materials.every(material => items.includes(material));
const canAct = ({ step, view }: At): boolean => step === 'turn/act' && (view.focus?.actions ?? 0) > 0;
const isFirst = (round: number) => (at: At) => at.view.round === round;

/** What a first night teaches, in the order in which it is needed. */
export const notes: readonly GuideNote<UntilDaylight>[] = [
  {
    id: 'aim',
    when: asked('night/characters'),
    say: {
      fr: {
        title: 'Tenir jusqu’à l’aube, tous ensemble',
        text: 'Six manches à tenir : si un seul d’entre vous meurt, tout le monde a perdu. Choisissez qui vous serez, aucun personnage n’est un mauvais choix. La VAGUE est la carte qui lance l’assaut, un Déchet ne sert à rien, une carte Combat est le hasard d’un coup.',
      },
      en: {
        title: 'Hold out until daylight, together',
        text: 'Six rounds to hold: if a single one of you dies, everybody loses. Choose who you will be, no character is a bad choice. The WAVE is the card that brings the assault, Trash is good for nothing, a Combat card is the luck of a blow.',
      },
    },
    rule: 'UD-LIFE-02',
  },
  {
    id: 'weapon',
    when: asked('night/weapons'),
    say: {
      fr: {
        title: 'Une seconde arme',
        text: 'Votre personnage a déjà la sienne : une arme de chaque sorte, c’est le plus sûr. La mêlée sert toujours ; Balles et Flèches se dépensent, mais chacune fait piocher une carte Combat, et la meilleure compte. Une carte Combat ajoute jusqu’à 3 dégâts ou en retire jusqu’à 2, et quelques-unes vous blessent ou vous font perdre une carte. Ensuite chacun fouille les décombres : une Malchance frappe aussitôt.',
      },
      en: {
        title: 'A second weapon',
        text: 'Your character has its own already: one weapon of each kind is the safest choice. Melee always works; Bullets and Arrows are spent, but each of them draws a Combat card, and the best one counts. A Combat card adds up to 3 damage or takes up to 2 away, and a few of them wound you or cost you a card. Then each of you searches the rubble: Bad Luck strikes at once.',
      },
    },
    rule: 'UD-SETUP-05',
  },
  {
    id: 'search',
    when: at => at.step === 'find/keep' && isFirst(1)(at),
    at: () => FOUND,
    say: {
      fr: {
        title: 'La recherche',
        text: 'Chacun pioche à son tour dans la pile active et garde la carte ou la laisse, jusqu’à ce que la VAGUE sorte de la pile et que la horde arrive. Vous avez 8 emplacements ; munitions et matériaux identiques s’empilent. Gardez soins, munitions, et matériaux pour fabriquer.',
      },
      en: {
        title: 'Searching',
        text: 'Each of you in turn draws from the active pile and keeps the card or leaves it, until the WAVE comes out of the pile and the horde with it. You have 8 slots; identical ammunition or materials share one. Keep healing, ammunition, and materials to craft with.',
      },
    },
    rule: 'UD-SEARCH-05',
  },
  {
    id: 'wave',
    when: asked('wave/choose'),
    at: () => FOUND,
    say: {
      fr: {
        title: 'La VAGUE !',
        text: 'Vous tenez la carte que tout le monde redoute. Affronter met fin à la recherche et fait venir la horde ; reporter coûte 1 dégât et remet la VAGUE dans la pile, pour fouiller encore un peu. Le détenteur de la VAGUE sera visé le premier.',
      },
      en: {
        title: 'The WAVE!',
        text: 'You are holding the card that everybody dreads. Facing it ends the search and brings the horde; delaying costs 1 damage and puts the WAVE back, to search a little longer. Whoever holds the WAVE is the first target.',
      },
    },
    rule: 'UD-WAVE-02',
  },
  {
    id: 'exchange',
    when: asked('exchange/trade'),
    say: {
      fr: {
        title: 'L’échange',
        text: 'C’est le moment de se soigner et de donner une carte, une seule, à qui en a le plus besoin : des Balles à qui a le fusil. Quand vous avez fini, dites que vous êtes prêt.',
      },
      en: {
        title: 'The exchange',
        text: 'Now is the time to heal, and to give one card, only one, to whoever needs it most: Bullets to the one with the gun. When you are done, say that you are ready.',
      },
    },
    rule: 'UD-TRADE-01',
  },
  {
    id: 'line',
    when: at => canAct(at) && at.view.line.length > 0,
    at: ({ view }) => (view.line[0] ? foeThing(view.line[0].id) : null),
    say: {
      fr: {
        title: 'La ligne d’ennemis',
        text: 'Le visage près de chaque ennemi et sa flèche disent qui il va frapper. Choisissez une arme : chacun montre alors vos chances de l’abattre, et qui tombe ne frappe plus.',
      },
      en: {
        title: 'The line of enemies',
        text: 'The face beside each enemy and its arrow show whom it will strike. Choose a weapon: each one then shows your chance of bringing it down, and whoever falls strikes no more.',
      },
    },
    rule: 'UD-COMBAT-02',
  },
  {
    id: 'load',
    when: asked('attack/load'),
    at: ({ view }) => attacked(view),
    say: {
      fr: {
        title: 'Les munitions',
        text: 'Chaque munition dépensée fait piocher une carte Combat de plus : vous choisirez la meilleure. Une ou deux suffisent souvent ; gardez-en pour les prochaines manches.',
      },
      en: {
        title: 'Ammunition',
        text: 'Each card of ammunition that you spend draws one more Combat card, and you will choose the best. One or two are often enough; keep some for the rounds to come.',
      },
    },
    rule: 'UD-ATT-02',
  },
  {
    id: 'choose',
    when: asked('attack/choose'),
    at: ({ view }) => (view.focus?.drawn[0] ? combatThing(view.focus.drawn[0]) : null),
    say: {
      fr: {
        title: 'Les cartes Combat',
        text: 'Vous en retenez exactement une : sa valeur s’ajoute aux dégâts de l’arme. Certaines touchent aussi les voisins de la cible, d’autres se retournent contre vous : un choix touché ou survolé vous le dit.',
      },
      en: {
        title: 'Combat cards',
        text: 'You keep exactly one: its value is added to the weapon’s damage. Some hit the neighbours of the target too, some turn against you: touch or point at a choice to see.',
      },
    },
    rule: 'UD-ATT-06',
  },
  {
    id: 'craft',
    when: at => canAct(at) && TOKENS.some(token => canMake(token, own(at)?.items ?? [])),
    say: {
      fr: {
        title: 'Fabriquer',
        text: 'Deux matériaux font un objet : la Barricade arrête un coup entier, le Piège blesse qui vous attaque, la Lance et la Grenade se jettent sur les ennemis. Cela prend votre action du tour.',
      },
      en: {
        title: 'Crafting',
        text: 'Two materials make something: a Barricade stops a whole blow, a Trap wounds whoever attacks you, Spear and Grenade are thrown at the enemies. It takes your action for the turn.',
      },
    },
    rule: 'UD-COMBAT-02',
  },
  {
    id: 'hurt',
    when: at =>
      at.step === 'exchange/trade' && (own(at)?.damage ?? 0) >= 2 && (own(at)?.items.some(isHealing) ?? false),
    say: {
      fr: {
        title: 'Vous êtes blessé',
        text: 'Les soins ne s’utilisent que maintenant, pendant l’échange : choisissez votre carte de soin, ou donnez-la à qui en a plus besoin. Au combat, une Barricade vaut mieux qu’un pansement : elle absorbe un coup entier.',
      },
      en: {
        title: 'You are wounded',
        text: 'Healing only works now, in the exchange: choose your healing card, or give it to whoever needs it more. In combat a Barricade is worth more than a bandage: it takes a whole blow for you.',
      },
    },
    rule: 'UD-HEAL-01',
  },
  {
    id: 'second-round',
    when: at => at.step !== null && isFirst(2)(at),
    say: {
      fr: {
        title: 'Une deuxième manche',
        text: 'Ce qui tient encore debout reste en ligne : ceux-là frappent encore, avec les nouveaux. Le jeton Premier joueur change de mains, et avec lui un avantage de plus. Dans le doute, « Conseil » (l’ampoule, en haut) dit ce qu’un bot ferait, et pourquoi.',
      },
      en: {
        title: 'A second round',
        text: 'Whatever still stands stays in the line: enemies left alive strike again beside the new ones. The First player token moves on, and one more perk with it. When in doubt, “Hint” (the bulb at the top) says what a bot would do, and why.',
      },
    },
    rule: 'UD-ROUND-04',
  },
  {
    id: 'extra',
    when: at => at.step !== null && at.view.round > ROUNDS,
    say: {
      fr: {
        title: 'Une manche supplémentaire',
        text: 'Les six manches sont passées, mais des ennemis tiennent encore debout. Plus personne ne viendra les rejoindre : la nuit dure, manche après manche, jusqu’à ce que le dernier tombe, et la partie est gagnée sur-le-champ.',
      },
      en: {
        title: 'An extra round',
        text: 'The six rounds are over, but some enemies are still standing. Nobody will join them any more: the night goes on, round after round, until the last one falls, and the match is won on the spot.',
      },
    },
    rule: 'UD-EXTRA-01',
  },
];
