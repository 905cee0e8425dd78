import type { Preview } from '../../seen.ts';
import type { Action } from '../../spec.ts';
import { type Seen, activeHero } from '../look.ts';

const SAY = {
  fr: {
    onward: 'C’est le chemin vers ce qui reste à faire.',
    inside: 'La zone est libre et il manque de quoi se défendre : autant fouiller.',
    outside: 'Il n’y a plus rien à faire ici.',
    kill: (zombies: number) => (zombies > 1 ? `Ces ${zombies} zombies barrent la route.` : 'Ce zombie barre la route.'),
    needed: 'Sans cela, ce héros tomberait à la fin de ses actions.',
    fists: 'Un seul zombie, aucune arme à gâcher.',
    quick: 'La pioche peut donner une arme ou des soins.',
    careful: 'La défausse a mieux que la pioche, et sans risque.',
    keep: 'Il y a de la place, et la carte servira.',
    swap: 'Cette carte vaut mieux que celle qu’elle remplace.',
    leave: 'Le reste attendra les autres sur la défausse.',
    nothing: 'Rien qui vaille ce qui serait perdu au-dessus.',
    token: 'Ce jeton peut être celui que l’objectif demande.',
    heal: 'Un point de vie de plus évite l’évanouissement.',
    carry: 'Personne ne reste derrière : sans lui, pas de victoire.',
    stand: 'À terre, on ne tient personne à distance.',
    end: 'Plus rien d’utile à faire, et les zombies d’ici sont tenus.',
    endBad: 'Plus rien d’utile à faire ; il faudra encaisser.',
    pass: 'Le prochain cri n’attend pas.',
    passQuiet: 'Ce héros a fini : au suivant d’agir.',
  },
  en: {
    onward: 'It is the way to what remains to be done.',
    inside: 'The zone is free and weapons are short: time to search.',
    outside: 'There is nothing more to do in here.',
    kill: (zombies: number) => (zombies > 1 ? `These ${zombies} zombies bar the way.` : 'This zombie bars the way.'),
    needed: 'Otherwise this hero would fall when the actions end.',
    fists: 'A single zombie, and no weapon to waste.',
    quick: 'The deck may give a weapon or healing.',
    careful: 'The discard has something better than the deck, without risk.',
    keep: 'There is room for it, and it will be of use.',
    swap: 'This card is worth more than the one it replaces.',
    leave: 'The rest waits for the others on the discard.',
    nothing: 'Nothing here is worth what would be lost above it.',
    token: 'This token may be the one that the objective asks for.',
    heal: 'One more Life Point keeps a hero conscious.',
    carry: 'Nobody is left behind: no victory without them.',
    stand: 'Whoever is down fends nobody off.',
    end: 'Nothing useful is left to do, and the zombies here are held.',
    endBad: 'Nothing useful is left to do; the blow will have to be taken.',
    pass: 'The next scream does not wait.',
    passQuiet: 'This hero is done: the next one can act.',
  },
} as const;

/** Why the companion would do this: what the table shows that speaks for it. */
export function reason(action: Action, _preview: Preview | null, look: Seen): string | null {
  const say = SAY[look.language];
  const { forecast } = look.view;
  const here = activeHero(look)?.zone ?? 0;
  switch (action.type) {
    case 'move':
      if (action.to === here + 1 && here % 2 === 0) return say.inside;
      return action.to === here - 1 && here % 2 === 1 ? say.outside : say.onward;
    case 'fight':
    case 'explode':
    case 'fireMounted':
      return forecast?.held === false ? say.needed : say.kill(forecast?.zombies ?? 1);
    case 'bareHands':
      return forecast?.held === false ? say.needed : say.fists;
    case 'quickSearch':
      return say.quick;
    case 'carefulSearch':
      return say.careful;
    case 'keep':
    case 'take':
      return action.instead === null ? say.keep : say.swap;
    case 'discardRest':
      return say.leave;
    case 'takeNothing':
      return say.nothing;
    case 'takeToken':
    case 'keepToken':
      return say.token;
    case 'heal':
      return say.heal;
    case 'carry':
      return say.carry;
    case 'standUp':
      return say.stand;
    case 'endActions':
      return forecast?.held === false ? say.endBad : say.end;
    case 'pass':
      return look.view.clock.screamsLeft > 0 ? say.pass : say.passQuiet;
    default:
      return null;
  }
}
