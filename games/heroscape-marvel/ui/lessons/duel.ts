import type { Lesson } from '../../../../table/lesson.ts';
import type { HeroScape } from '../../spec.ts';
import { figureThing, placeThing } from '../touch.ts';

/** Two against two, the discovery game: walk, strike, defend, shoot. */
export const duel: Lesson<HeroScape> = {
  id: 'duel',
  title: { fr: 'Deux contre deux', en: 'Two against two' },
  about: {
    fr: 'Choisir, marcher, frapper, défendre : tout un combat de découverte.',
    en: 'Choose, walk, strike, defend: a whole fight of the discovery game.',
  },
  minutes: 4,
  table: {
    seats: 2,
    scenario: 'vengeurs-rassemblement',
    options: { playerOne: 0 },
    given: {
      armies: [
        { 'captain-america': '0,9', 'iron-man': '-1,10' },
        { 'doctor-doom': '3,9', venom: '5,9' },
      ],
      begins: 0,
    },
  },
  notes: [
    {
      part: { fr: 'Choisir', en: 'Choose' },
      say: {
        fr: 'À chaque tour, un seul de vos héros joue. Touchez *Captain America*.',
        en: 'Each turn one of your heroes plays. Touch *Captain America*.',
      },
      at: figureThing('captain-america'),
      rule: 'HS-DISC-03',
      right: [{ type: 'choose', figure: 'captain-america' }],
      mistakes: [
        {
          say: {
            fr: 'Iron Man aura son tour : il tire de loin. Celui qui doit s’approcher commence, Captain America.',
            en: 'Iron Man will have his turn: he shoots from afar. Whoever must come close begins, Captain America.',
          },
          rule: 'HS-DISC-04',
        },
      ],
    },
    {
      part: { fr: 'Marcher', en: 'Walk' },
      say: {
        fr: 'Captain America marche de *5 cases* au plus. Touchez la *case dorée*, à côté du Dr Fatalis.',
        en: 'Captain America walks up to *5 hexes*. Touch the *golden hex*, beside Doctor Doom.',
      },
      at: placeThing('2,9'),
      rule: 'HS-DISC-05',
      right: [{ type: 'walk', to: '2,9' }],
      mistakes: [
        {
          of: { type: 'stay' },
          say: {
            fr: 'D’ici, son bouclier ne touche personne : il ne frappe que sur une case voisine. Approchez-le.',
            en: 'From here his shield reaches nobody: he only strikes a neighbouring hex. Bring him closer.',
          },
          rule: 'HS-DISC-10',
        },
        {
          of: { type: 'walk' },
          say: {
            fr: 'Il frappe à portée 1, depuis une case voisine de sa cible. La case dorée est le plus court chemin.',
            en: 'He strikes at range 1, from a hex beside his target. The golden hex is the shortest way.',
          },
          rule: 'HS-DISC-10',
        },
      ],
    },
    {
      part: { fr: 'Frapper', en: 'Strike' },
      say: {
        fr: 'Touchez le *Dr Fatalis*. S’il y a plus de *crânes* que de *boucliers*, il est détruit.',
        en: 'Touch *Doctor Doom*. With more *skulls* than *shields* he is destroyed.',
      },
      at: figureThing('doctor-doom'),
      rule: 'HS-DISC-13',
      right: [{ type: 'attack', attack: 'normal', target: 'doctor-doom' }],
      chance: { rolls: [1, 1, 1, 6, 6, 6, 4, 6, 6, 6, 6, 6, 6, 6] },
      followed: [
        { play: { type: 'walk', to: '3,9' }, seat: 1 },
        { load: { rolls: [1, 1, 6, 6, 6, 6, 4, 4, 4, 6, 6, 6, 6, 6] } },
        { play: { type: 'attack', attack: 'normal', target: 'captain-america' }, seat: 1 },
      ],
    },
    {
      part: { fr: 'Défendre', en: 'Defend' },
      say: {
        fr: 'Venom a frappé : 2 crânes, mais 3 boucliers, et rien n’arrive. À vous : touchez *Iron Man*.',
        en: 'Venom has struck: 2 skulls, but 3 shields, and nothing happens. Your turn: touch *Iron Man*.',
      },
      at: figureThing('iron-man'),
      rule: 'HS-DISC-04',
      right: [{ type: 'choose', figure: 'iron-man' }],
      mistakes: [
        {
          say: {
            fr: 'Captain America le pourrait aussi. Mais essayez celui qui frappe sans s’exposer : Iron Man.',
            en: 'Captain America could do it, too. But try the one who strikes without exposing himself: Iron Man.',
          },
          rule: 'HS-DISC-04',
        },
      ],
    },
    {
      say: {
        fr: 'Sa portée est de *6 cases*, et *Venom* est à 4. *Ne bougez pas* : on n’est jamais obligé de marcher.',
        en: 'His range is *6 hexes*, and *Venom* is 4 away. *Do not move*: nobody has to walk.',
      },
      at: figureThing('venom'),
      rule: 'HS-MOVE-11',
      right: [{ type: 'stay' }],
      mistakes: [
        {
          say: {
            fr: 'Inutile de s’approcher : plus près, c’est Venom qui l’atteindrait. D’ici, Iron Man le voit déjà.',
            en: 'No need to come closer: there Venom could reach him. From here Iron Man sees him already.',
          },
          rule: 'HS-DISC-10',
        },
      ],
    },
    {
      part: { fr: 'Gagner', en: 'Win' },
      say: {
        fr: 'Quand plus aucun adversaire n’est debout, la partie est gagnée. À vous de trouver le *dernier geste*.',
        en: 'No opponent left standing, and the match is won. The *last move* is for you to find.',
      },
      at: figureThing('venom'),
      rule: 'HS-DISC-16',
      right: [{ type: 'attack', attack: 'normal', target: 'venom' }],
      isFound: true,
      chance: { rolls: [1, 1, 1, 1, 6, 6, 4, 4, 6, 6, 6, 6, 6] },
    },
  ],
  mistakes: [
    {
      say: {
        fr: 'Le tour finirait sans attaque. Une cible est à portée : touchez-la.',
        en: 'The turn would end without an attack. A target is in range: touch it.',
      },
      rule: 'HS-DISC-15',
    },
  ],
  won: {
    fr: 'Deux vilains de moins, et les vôtres sont debout. Vous savez *choisir, marcher, frapper et tirer*.',
    en: 'Two villains less, and yours are on their feet. You know how to *choose, walk, strike and shoot*.',
  },
  victory: { ends: 'elimination' },
};
