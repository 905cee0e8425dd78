import type { Preview } from '../../seen.ts';
import type { Action } from '../../spec.ts';
import { type Seen, figureName, figureOf } from '../look.ts';
import { percentage } from '../../../../kit/grammar.ts';

const SAY = {
  fr: {
    best: (name: string) => `C’est avec ${name} qu’il y a le plus à gagner ce tour-ci.`,
    approach: 'De là, une attaque sera possible, ou le sera au tour suivant.',
    risky: 'Le chemin coûte un coup au passage, mais la place le vaut.',
    take: 'Ce qui s’y trouve vaut le déplacement.',
    exit: 'La sortie est là.',
    stay: 'La place est bonne : rien de mieux à portée.',
    hit: (chance: number) => `${percentage(chance)} % de chances de blesser : la meilleure cible d’ici.`,
    kill: (name: string, chance: number) => `${name} peut tomber tout de suite (${percentage(chance)} %).`,
    wall: 'Le mur barre la route.',
    nothing: 'Rien à attaquer qui en vaille la peine.',
    stomp: 'Plusieurs adversaires d’un seul coup.',
    order: (name: string) => `${name} aura de quoi faire quand viendra ce tour.`,
    bluff: 'Un leurre sur une carte à laquelle l’adversaire croira.',
    draft: (name: string) => `${name} est ce qui reste de plus fort.`,
    place: 'Les poings devant, les tireurs derrière.',
    strike: 'Un coup gratuit contre qui s’en va.',
    letGo: 'Autant ne pas frapper celui-ci.',
    swing: 'Plus loin, moins de monde peut frapper.',
    dust: 'Un seul jet peut l’emporter.',
    mind: 'Son tour, joué par vous, changerait tout.',
    remove: 'Un ordre de moins pour l’adversaire.',
    hand: 'De ses mains, l’objet ira plus loin.',
  },
  en: {
    best: (name: string) => `${name} has most to gain this turn.`,
    approach: 'From there an attack is possible, now or next turn.',
    risky: 'The way costs a blow in passing, but the place is worth it.',
    take: 'What lies there is worth the move.',
    exit: 'The exit is there.',
    stay: 'The place is good: there is nothing better within reach.',
    hit: (chance: number) => `${percentage(chance)} % to wound: the best target from here.`,
    kill: (name: string, chance: number) => `${name} may fall right now (${percentage(chance)} %).`,
    wall: 'The wall is in the way.',
    nothing: 'Nothing here is worth an attack.',
    stomp: 'Several opponents in one blow.',
    order: (name: string) => `${name} will have something to do when that turn comes.`,
    bluff: 'A decoy on a card that the opponent will believe in.',
    draft: (name: string) => `${name} is the strongest of what is left.`,
    place: 'Fists in front, guns behind.',
    strike: 'A free blow at whoever leaves.',
    letGo: 'Better not to strike this one.',
    swing: 'Further away, fewer can strike.',
    dust: 'A single roll may do it.',
    mind: 'Its turn in your hands would change everything.',
    remove: 'One order less for the opponent.',
    hand: 'In those hands it will get further.',
  },
} as const;

const LIKELY = 0.3; // to destroy: worth telling

/** Why the companion would do this: what the table shows that speaks for it. */
export function reason(action: Action, preview: Preview | null, look: Seen): string | null {
  const say = SAY[look.language];
  switch (action.type) {
    case 'choose':
      return say.best(figureName(look, action.figure));
    case 'walk':
    case 'fly':
      return moving(preview, look);
    case 'stay':
      return say.stay;
    case 'attack':
      return attacking(action.target, preview, look);
    case 'stomp':
    case 'cloud':
      return say.stomp;
    case 'none':
      return look.view.focus.strikers.length > 0 ? say.letGo : say.nothing;
    case 'order':
      return action.marker === 'X' ? say.bluff : say.order(figureName(look, action.on));
    case 'recruit':
    case 'enlist':
      return say.draft(look.texts.cards[action.card].name);
    case 'place':
      return say.place;
    case 'strike':
      return say.strike;
    case 'dust':
      return say.dust;
    case 'mindExchange':
      return say.mind;
    case 'remove':
      return say.remove;
    case 'hand':
    case 'pass-on':
      return say.hand;
    default:
      return null;
  }
}

function moving(preview: Preview | null, { language, view }: Seen): string {
  const say = SAY[language];
  if (view.focus.target !== null) return say.swing; // in the middle of somebody else's attack
  if (preview?.type !== 'move') return say.approach;
  if (preview.exits) return say.exit;
  if (preview.takes) return say.take;
  return preview.strikes.length + preview.falls.length > 0 ? say.risky : say.approach;
}

function attacking(target: string, preview: Preview | null, look: Seen): string | null {
  const say = SAY[look.language];
  if (target === 'wall') return say.wall;
  if (preview?.type !== 'attack') return null;
  const figure = figureOf(look.view, target);
  return figure && preview.kill >= LIKELY ? say.kill(figureName(look, figure.id), preview.kill) : say.hit(preview.hit);
}
