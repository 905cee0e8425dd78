import { activeOf, ownerOf } from '../grammar.ts';
import type { Prompts } from '../shape.ts';
import type { View } from '../../seen.ts';
import { tokens } from './cards.ts';
import { heroes } from './heroes.ts';
import { plural } from '../../../../kit/french.ts';

const who = (view: View): string => {
  const hero = activeOf(view);
  return hero ? heroes[hero.id].name : '';
};
const owner = (view: View): string => {
  const hero = ownerOf(view);
  return hero ? heroes[hero.id].name : '';
};

export const prompts: Prompts = {
  'scenario/heroes': view =>
    view.heroesPerSeat > 1 ? `Choisissez vos ${view.heroesPerSeat} héros, un par un.` : 'Choisissez votre héros.',
  'scenario/order': () => 'Dans quel ordre jouent vos héros ? Choisissez-les un par un : il ne changera plus.',
  'scenario/places': view => {
    const hero = view.heroes.find(other => other.zone < 0);
    return `D’où part ${hero ? heroes[hero.id].name : 'ce héros'} ?`;
  },
  'scenario/lights': () => 'À qui donner une lampe torche ?',
  'scenario/start': view =>
    view.clock.track === 'calm'
      ? 'Prêt ? Aucune horloge ne tourne dans cette leçon.'
      : 'Tout le monde est prêt ? Vous aurez quinze minutes au plus.',
  'checkpoint/equip': view => `Checkpoint : avec quel équipement repart ${owner(view)} ?`,
  'checkpoint/give': () => 'Checkpoint : donnez ou jetez des sacs, puis dites que c’est tout.',
  'checkpoint/trade': view =>
    `Checkpoint : ${owner(view)} peut échanger un sac contre un équipement spécial de même valeur.`,
  'fit/giveUp': view => `${owner(view)} ne peut pas tout garder : à quoi renoncer ?`,
  'place/room': view => `${owner(view)} n’a pas de place : de quel objet se séparer ?`,
  'turn/act': view => {
    const left = view.turn?.actions ?? 0;
    if (left === 0) return `${who(view)} n’a plus d’action.`;
    return `${who(view)} : encore ${plural(left, 'action')}.`;
  },
  'turn/pass': view => `Fin du tour : ${who(view)} passe la main.`,
  'meat/choose': () => 'La viande occupe le zombie : que faire ?',
  'quickSearch/charm': () => 'Porte-bonheur : quelle carte zombie écarter ?',
  'quickSearch/keep': () => 'Que garder ? Le reste va à la défausse.',
  'quickSearch/order': () => 'Dans quel ordre défausser ? La dernière carte sera sur le dessus.',
  'carefulSearch/take': () => 'Quelle carte prendre ? Celles du dessus seront perdues.',
  'token/choose': view =>
    view.focus?.type === 'token' ? `${tokens[view.focus.token].name} : garder ce jeton ?` : 'Garder ce jeton ?',
  'event/lose': view => `Objet perdu : à quel objet renonce ${who(view)} ?`,
  'event/surge': () => 'Charge de zombies : dans quelle rue voisine ?',
};

export const unknownPrompt = 'À vous.';
