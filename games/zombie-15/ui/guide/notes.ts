import type { GuideMoment, GuideNote } from '../../../../table/guide.ts';
import type { SeenHero } from '../../seen.ts';
import type { Zombie15 } from '../../spec.ts';
import { isSecond, secondNotes } from './second-notes.ts';

type At = GuideMoment<Zombie15>;

const HORDE_AT_START = 3;

const asked = (step: string) => (at: At) => at.step === step;
const hero = ({ view }: At): SeenHero | undefined => view.heroes.find(({ id }) => id === view.active);
const isSearching = (at: At): boolean => (hero(at)?.zone ?? 0) % 2 === 1;
const acting = (test: (at: At) => boolean) => (at: At) => at.step === 'turn/act' && test(at);

const inFirst = (test: (at: At) => boolean) => (at: At) => !isSecond(at) && test(at);

/** What a first match teaches, in the order in which it is needed; what screams and tokens add comes before it. */
export const notes: readonly GuideNote<Zombie15>[] = [
  ...secondNotes,
  {
    id: 'aim',
    when: inFirst(asked('scenario/heroes')),
    say: {
      fr: {
        title: 'Quinze minutes, une ville, une équipe',
        text: 'Une bande-son de quinze minutes décide de tout ; elle ne démarre pas encore, prenez votre temps. Touchez un héros pour le mener : dans le prologue, tous se valent.',
      },
      en: {
        title: 'Fifteen minutes, one town, one team',
        text: 'A soundtrack of fifteen minutes decides everything; it does not run yet, take your time. Touch a hero to lead: in the prologue they are all alike.',
      },
    },
    rule: 'Z15-TIME-01',
  },
  {
    id: 'places',
    when: asked('scenario/places'),
    say: {
      fr: {
        title: 'Quatre départs',
        text: 'Chaque héros part d’une tuile bordée de bleu : touchez-la sur la carte. Le drapeau vert marque le but ; tous doivent s’y retrouver.',
      },
      en: {
        title: 'Four starts',
        text: 'Each hero starts on a tile with a blue border: touch it on the map. The green flag marks the goal; all must meet there.',
      },
    },
    rule: 'Z15-S01-1',
  },
  {
    id: 'start',
    when: asked('scenario/start'),
    say: {
      fr: {
        title: 'Ici démarre la bande-son',
        text: 'Regardez d’abord la ville : dès que vous lancez, les quinze minutes courent. Seul avec des bots, ou tous devant le même écran, vous arrêtez le temps en touchant le cadran ; sinon, plus rien ne l’arrête.',
      },
      en: {
        title: 'Here the soundtrack starts',
        text: 'Look at the town first: as soon as you begin, the fifteen minutes run. Alone with bots, or all at the same screen, you stop the time by touching the dial; otherwise nothing stops it any more.',
      },
    },
    rule: 'Z15-SETUP-12',
  },
  {
    id: 'actions',
    when: acting(at => at.view.turn?.actions === at.view.turn?.given),
    say: {
      fr: {
        title: 'Vos actions',
        text: 'Les pastilles de la fiche les comptent, d’ordinaire quatre. Touchez une rue éclairée pour y aller, la zone jaune pour entrer fouiller, une arme pour frapper.',
      },
      en: {
        title: 'Your actions',
        text: 'The pips on the sheet count them, usually four. Touch a lit street to go there, the yellow zone to go in and search, a weapon to strike.',
      },
    },
    rule: 'Z15-TURN-02',
  },
  {
    id: 'danger',
    when: acting(at => at.view.forecast?.held === false),
    say: {
      fr: {
        title: 'Trop de zombies ici',
        text: 'En haut, le bandeau compare les zombies de votre zone à ce que vous tenez à distance. S’il est rouge à la fin de vos actions, ce héros tombe et perd un point de vie. Frappez, ou faites venir un ami : les maintiens s’ajoutent.',
      },
      en: {
        title: 'Too many zombies here',
        text: 'The band at the top sets the zombies of your zone against what you fend off. If it is red when your actions end, this hero falls and loses a Life Point. Strike, or call a friend over: fend-offs add up.',
      },
    },
    rule: 'Z15-ATTACK-02',
  },
  {
    id: 'fight',
    when: acting(at => (at.view.forecast?.zombies ?? 0) > 0),
    say: {
      fr: {
        title: 'Pas de fuite',
        text: 'Un zombie dans votre zone, et vous ne pouvez ni partir ni fouiller. Chaque arme a ses dégâts (les épées), ses utilisations et son bruit. Vide, elle tient encore les zombies à distance. À mains nues : un zombie, mais un point de vie.',
      },
      en: {
        title: 'No running away',
        text: 'With a zombie in your zone you can neither leave nor search. Each weapon has its damage (the swords), its uses and its noise. Empty, it still fends zombies off. Bare hands kill one, and cost a Life Point.',
      },
    },
    rule: 'Z15-TURN-06',
  },
  {
    id: 'search',
    when: acting(at => isSearching(at) && (at.view.forecast?.zombies ?? 0) === 0),
    say: {
      fr: {
        title: 'Fouiller',
        text: 'La fouille rapide montre trois cartes : l’équipement est à prendre, les zombies arrivent aussitôt. La fouille minutieuse prend une carte de la défausse, sans risque, mais celles du dessus sont perdues.',
      },
      en: {
        title: 'Searching',
        text: 'A quick search shows three cards: equipment is yours to take, zombies arrive at once. A careful search takes one card from the discard, without risk, but those above it are lost.',
      },
    },
    rule: 'Z15-SEARCH-03',
  },
  {
    id: 'keep',
    when: asked('quickSearch/keep'),
    say: {
      fr: {
        title: 'Garder ou laisser',
        text: 'Deux armes par fiche, dont une seule encombrante. Ce que vous remplacez quitte la partie ; ce que vous laissez va sur la défausse, où les autres peuvent le prendre.',
      },
      en: {
        title: 'Keep or leave',
        text: 'Two weapons to a sheet, only one of them bulky. What you replace leaves the match; what you leave goes on the discard, where the others can fetch it.',
      },
    },
    rule: 'Z15-SEARCH-05',
  },
  {
    id: 'horde',
    when: inFirst(at => at.view.horde > HORDE_AT_START),
    say: {
      fr: {
        title: 'Le bruit nourrit la Horde',
        text: 'Chaque tir bruyant ajoute des zombies à la Horde, qui attend au bord de la ville. Dans les autres scénarios, une carte Horde la jette d’un coup dans une rue.',
      },
      en: {
        title: 'Noise feeds the Horde',
        text: 'Every noisy shot adds zombies to the Horde that waits at the edge of the town. In the other scenarios a Horde card throws it all into one street.',
      },
    },
    rule: 'Z15-FIGHT-04',
  },
  {
    id: 'pass',
    when: inFirst(asked('turn/pass')),
    say: {
      fr: {
        title: 'Passez la main',
        text: 'Finir ses actions et passer la main sont deux gestes. Dès le prochain scénario, des cris amènent des zombies ; entre les deux gestes, c’est encore sur ce héros qu’ils tombent : n’oubliez jamais le second.',
      },
      en: {
        title: 'Pass it on',
        text: 'Ending your actions and passing on are two gestures. From the next scenario on screams bring zombies; between the two gestures they still fall on this hero: never forget the second.',
      },
    },
    rule: 'Z15-PASS-01',
  },
  {
    id: 'down',
    when: at => at.view.heroes.some(({ posture }) => posture === 'down'),
    say: {
      fr: {
        title: 'À terre',
        text: 'Un héros à terre ne tient plus personne à distance. Se relever lui coûte une action ; tant qu’il a des points de vie, il se bat encore.',
      },
      en: {
        title: 'Down',
        text: 'A hero who is down fends nobody off. Standing up takes one action; as long as there are Life Points left, the fight goes on.',
      },
    },
    rule: 'Z15-DOWN-01',
  },
  {
    id: 'meeting',
    when: ({ view }) => view.goals.some(goal => goal.type === 'gather' && goal.count > 0 && !goal.done),
    say: {
      fr: {
        title: 'Une première arrivée',
        text: 'Au but, on attend les autres. Ensemble, vous tenez plus de zombies à distance : serrez-vous. Personne ne reste derrière.',
      },
      en: {
        title: 'The first one is there',
        text: 'Whoever is at the goal waits for the others. Together you fend off more zombies: stay close. Nobody is left behind.',
      },
    },
    rule: 'Z15-END-01',
  },
  {
    id: 'over',
    when: inFirst(at => at.isOver),
    say: {
      fr: {
        title: 'Et maintenant, avec les cris',
        text: 'Au prochain scénario, la bande-son crie une fois par minute, et chaque cri amène des zombies. Parlez-vous !',
      },
      en: {
        title: 'And now, with screams',
        text: 'In the next scenario the soundtrack screams once a minute, and every scream brings zombies. Talk to each other!',
      },
    },
    rule: 'Z15-SCREAM-01',
  },
];
