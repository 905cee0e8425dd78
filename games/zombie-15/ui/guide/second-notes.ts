import type { GuideMoment, GuideNote } from '../../../../table/guide.ts';
import type { Zombie15 } from '../../spec.ts';

type At = GuideMoment<Zombie15>;

/** The second scenario brings screams, the Horde and tokens (Z15-SCN-03). */
export const isSecond = (at: At): boolean => at.view.scenario === 'S02';

const isTokenHere = ({ view }: At): boolean => {
  const zone = view.heroes.find(({ id }) => id === view.active)?.zone;
  return view.tokens.some(token => token.zone === zone && token.token !== 'empty');
};

/** What is new in it: the rest is told as in the first one. */
export const secondNotes: readonly GuideNote<Zombie15>[] = [
  {
    id: 'screams',
    when: at => isSecond(at) && at.step === 'scenario/heroes',
    say: {
      fr: {
        title: 'Cette fois, ça crie',
        text: 'Chaque minute, un cri amène des zombies dans la rue du héros actif, où qu’il soit. Touchez un héros à mener : ici encore, tous se valent.',
      },
      en: {
        title: 'This time it screams',
        text: 'Every minute a scream brings zombies into the active hero’s street, wherever that is. Touch a hero to lead: here, too, they are all alike.',
      },
    },
    rule: 'Z15-SCREAM-01',
  },
  {
    id: 'supplies',
    when: at => isSecond(at) && at.step === 'scenario/start',
    say: {
      fr: {
        title: 'Deux jetons Provisions',
        text: 'Un jeton caché attend au fond de chacune des quatre impasses : trois Provisions et un vide. Il en faut deux au drapeau vert, avec toute l’équipe : partagez-vous la ville.',
      },
      en: {
        title: 'Two Provisions tokens',
        text: 'A hidden token waits in each of the four dead ends: three Provisions and a blank. Two are needed at the green flag, with the whole team: share the town between you.',
      },
    },
    rule: 'Z15-S02-1',
  },
  {
    id: 'scream',
    when: at => isSecond(at) && at.step === 'turn/act' && at.view.drawn.length > 0,
    say: {
      fr: {
        title: 'Un cri, une carte',
        text: 'La carte dit combien de zombies arrivent ; une carte Horde jette toute la Horde dans la rue, et le bruit la grossit. Le cadran compte jusqu’au cri suivant : soyez prêts, ou passez la main à temps.',
      },
      en: {
        title: 'A scream, a card',
        text: 'The card says how many zombies come; a Horde card throws the whole Horde into the street, and noise makes it grow. The dial counts down to the next scream: be ready, or pass on in time.',
      },
    },
    rule: 'Z15-SCREAM-02',
  },
  {
    id: 'token',
    when: at => isSecond(at) && at.step === 'turn/act' && isTokenHere(at),
    say: {
      fr: {
        title: 'Prendre le jeton',
        text: 'Touchez-le : cela prend une action, sans zombie dans la zone. Il va dans le sac à dos de ce héros, qui l’emporte partout.',
      },
      en: {
        title: 'Take the token',
        text: 'Touch it: that takes an action, with no zombie in the zone. It goes into this hero’s backpack and along wherever they go.',
      },
    },
    rule: 'Z15-SEARCH-14',
  },
  {
    id: 'laden',
    when: at => isSecond(at) && at.view.heroes.some(({ backpack }) => backpack.includes('provisions')),
    say: {
      fr: {
        title: 'Premières provisions',
        text: 'Au drapeau, elles comptent dans le sac ou posées à terre. Dès que vous en avez deux, que toute l’équipe rentre : le jeton de trop peut rester.',
      },
      en: {
        title: 'The first provisions',
        text: 'At the flag they count in the backpack or laid on the ground. As soon as there are two, the whole team goes there: the spare token can stay.',
      },
    },
    rule: 'Z15-END-05',
  },
  {
    id: 'on',
    when: at => isSecond(at) && at.isOver,
    say: {
      fr: {
        title: 'La suite de la campagne',
        text: 'Dès le scénario 3, chaque héros a sa force et sa faiblesse ; touchez son portrait pour les lire.',
      },
      en: {
        title: 'The campaign goes on',
        text: 'From scenario 3 on each hero has a strength and a weakness; touch a portrait to read them.',
      },
    },
    rule: 'Z15-HERO-11',
  },
];
