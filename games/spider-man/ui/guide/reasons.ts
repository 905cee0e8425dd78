import type { Preview } from '../../seen.ts';
import type { Action } from '../../spec.ts';
import type { Seen } from '../look.ts';

const SAY = {
  fr: {
    draw: 'Des cartes piochées tôt servent tout le reste du tour.',
    way: 'C’est le chemin vers ce qui rapporte le plus par tour.',
    drive: 'C’est là que les voitures rapporteront le plus.',
    target: 'De ce qui est à portée, c’est ce qui rapporte le plus.',
    oneDie: 'Un dé à la fois : les autres restent libres pour la suite.',
    capture: 'Un prisonnier compte aussi longtemps qu’on le garde.',
    power: 'Le pion de ce pouvoir revient à votre prochain tour.',
    card: 'La carte sert mieux maintenant que plus tard.',
    recover: 'Moins de blessures : un K.O. coûterait davantage.',
    keep: 'Relancer rapporterait moins.',
    stop: 'La place est bonne : aller plus loin n’apporterait rien.',
    end: 'Rien de plus ne vaut un dé ici.',
    pass: 'L’effet servira mieux une autre fois.',
  },
  en: {
    draw: 'Cards drawn early are of use for the rest of the turn.',
    way: 'It is the way to what pays most per turn.',
    drive: 'It is where the cars will pay most.',
    target: 'Of what is within reach it pays most.',
    oneDie: 'One die at a time: the others stay free for what comes next.',
    capture: 'A prisoner counts as long as you keep them.',
    power: 'The token of this power comes back on your next turn.',
    card: 'The card is of more use now than later.',
    recover: 'Fewer wounds: being knocked out would cost more.',
    keep: 'Rolling again would bring less.',
    stop: 'The place is good: going further would bring nothing.',
    end: 'Nothing more is worth a die here.',
    pass: 'The effect will be of more use another time.',
  },
} as const;

/** Why the companion would do this. */
export function reason(action: Action, _preview: Preview | null, { language, view }: Seen): string | null {
  const say = SAY[language];
  switch (action.type) {
    case 'bonus':
      return say.draw;
    case 'move':
    case 'go':
      return say.way;
    case 'drive':
      return say.drive;
    case 'fight':
    case 'aim':
      return say.target;
    case 'roll':
      return action.dice === 1 ? say.oneDie : null;
    case 'capture':
    case 'arrest':
      return say.capture;
    case 'power':
    case 'use':
      return view.players.some(({ tokens }) => tokens.includes(action.power)) ? say.power : null;
    case 'play':
      return say.card;
    case 'recover':
      return say.recover;
    case 'keep':
      return say.keep;
    case 'stop':
      return say.stop;
    case 'end':
      return say.end;
    case 'pass':
      return say.pass;
    default:
      return null;
  }
}
