import type { CharacterId } from '../../content/characters.ts';
import { perks as content } from '../../content/perks.ts';
import { actor } from '../reading.ts';
import type { Noun, PerkTexts } from '../shape.ts';
import { cards } from './cards.ts';
import { parcel } from './phrases.ts';
import { cards as cardCount, combatCards, damage, feminine, masculine, player } from './nouns.ts';

const trash = (count: number): string => (count === 1 ? '1 Déchet' : `${count} Déchets`);

const he = (name: string, origin: string) => ({ ...masculine(name), name: `Le ${name}`, origin });
const she = (name: string, origin: string) => ({ ...feminine(name), name: `La ${name}`, origin });

export const characters: { readonly [C in CharacterId]: Noun & { readonly origin: string } } = {
  pillar: he(
    'Pilier',
    'Chef de chantier, il a retenu une charpente le temps que toute son équipe sorte. Il était le seul à ne pas avoir de famille à retrouver dehors.',
  ),
  psycho: he(
    'Psycho',
    'Il riait déjà tout seul avant la fin du monde. Depuis qu’il n’y a plus personne pour s’en plaindre, il se demande pourquoi cela ne le fait plus rire.',
  ),
  trigger: she(
    'Gâchette',
    'Championne de tir sportif, elle n’avait jamais visé que du carton. Sa première cible vivante portait l’alliance qu’elle lui avait offerte.',
  ),
  klepto: she(
    'Clepto',
    'Elle volait des babioles pour qu’on la remarque. Aujourd’hui tout est à prendre, et plus personne ne regarde.',
  ),
  haggler: he(
    'Receleur',
    'Il rachetait tout, à tout le monde, sans poser de questions. Le jour où l’on a voulu lui vendre les affaires de son frère, il a compris que c’était fini.',
  ),
  hipster: he(
    'Hipster',
    'Il vivait loin des villes par principe, pour moins polluer. Sa barbe est intacte ; sa compagne, restée en ville, n’a jamais répondu à ses lettres.',
  ),
};

export const perks: PerkTexts = {
  'human-shield': {
    name: 'Bouclier humain',
    brief: 'la VAGUE change de mains, et le prochain coup reçu fait 1 dégât de moins',
    effect:
      'Une fois par manche, à votre tour de combat, sans dépenser d’action : prenez la VAGUE à son détenteur ; la prochaine attaque ennemie qui vous vise dans cette phase inflige 1 dégât de moins.',
    use: (_, view, names) =>
      `${perks['human-shield'].name} : prendre la VAGUE${view.holder === null ? '' : ` à ${player(names, view.holder)}`}`,
  },
  'hold-the-line': {
    name: 'Tenir la ligne',
    brief: 'le prochain coup fait 2 dégâts de moins',
    effect:
      'Une fois par manche, à votre tour de combat, sans dépenser d’action : désignez un joueur, vous compris ; la prochaine attaque ennemie qui le vise dans cette phase inflige 2 dégâts de moins.',
    use: ({ seat }, view, names) => {
      const whom = seat === actor(view) ? 'se protéger' : `protéger ${player(names, seat)}`;
      return `${perks['hold-the-line'].name} : ${whom} (${damage(content['hold-the-line'].shield)} de moins)`;
    },
  },
  frenzy: {
    name: 'Frénésie',
    brief: '1 dégât de plus',
    effect:
      'Obligatoire à chacune de vos attaques : +1 dégât à la cible ; si elle n’est pas éliminée, vous subissez 1 dégât.',
  },
  bloodbath: {
    name: 'Bain de sang',
    brief: 'une attaque de plus',
    effect:
      'Une fois par manche, juste après une de vos attaques qui a éliminé sa cible (un ennemi, pas un Survivant) : attaquez une fois de plus.',
  },
  'eagle-eye': {
    name: 'Œil de lynx',
    brief: '1 carte Combat de plus',
    effect: 'Une fois par manche, quand vous attaquez avec une arme à distance : piochez 1 carte Combat de plus.',
    use: () => `${perks['eagle-eye'].name} : ${combatCards(content['eagle-eye'].cards)} de plus`,
  },
  'one-in-the-chamber': {
    name: 'Balle au canon',
    brief: '1 carte Balles gratuite',
    effect:
      'Une fois par manche, quand vous attaquez avec une arme à Balles : comptez 1 carte Balles de plus, gratuite, qui peut être la seule.',
    use: () => `${perks['one-in-the-chamber'].name} : 1 carte Balles gratuite`,
  },
  'sticky-fingers': {
    name: 'Doigts de fée',
    brief: '2 cartes de la réserve à fouiller',
    effect:
      'Une fois par manche, quand votre attaque élimine au moins un ennemi : révélez les 2 premières cartes de la réserve, gardez-en une au plus (jamais une Malchance) et défaussez le reste sans effet.',
    use: () => `${perks['sticky-fingers'].name} : révéler ${cardCount(content['sticky-fingers'].cards)} de la réserve`,
  },
  diversion: {
    name: 'Diversion',
    brief: 'la VAGUE est reportée sans dégât',
    effect: 'Le premier report de la VAGUE de la manche ne coûte aucun dégât.',
  },
  'waste-not': {
    name: 'Rien ne se perd',
    brief: 'des Déchets contre des cartes Combat',
    effect:
      'Une fois par manche, quand vous attaquez : défaussez autant de Déchets que vous voulez et piochez autant de cartes Combat de plus.',
    use: ({ count }) => `${perks['waste-not'].name} : défausser ${trash(count)}, ${combatCards(count)} de plus`,
  },
  'black-market': {
    name: 'Marché noir',
    brief: 'une carte contre une autre de la défausse',
    effect:
      'Une fois par manche, pendant l’échange : défaussez 1 de vos cartes (pas une arme de départ), puis prenez-en 1 autre dans la défausse de Décombres (jamais une Malchance).',
    use: (item, view) => {
      const what = item.card === 'backpack' ? parcel(view, null, item) : cards[item.card].a;
      return `${perks['black-market'].name} : échanger ${what} contre une carte de la défausse`;
    },
  },
  handmade: {
    name: 'Fait main',
    brief: '1 Déchet remplace un matériau',
    effect: 'Une fois par manche, quand vous fabriquez : 1 Déchet remplace l’un des deux matériaux.',
  },
  workshop: {
    name: 'Atelier',
    brief: 'une fabrication sans dépenser d’action',
    effect:
      'Une fois par manche, à votre tour de combat : fabriquez 1 objet sans dépenser d’action ; il faut toujours les matériaux.',
  },
};
