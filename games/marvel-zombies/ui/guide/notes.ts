import type { GuideMoment, GuideNote } from '../../../../table/guide.ts';
import type { ThingId } from '../../../../table/touch.ts';
import { heroes as identities } from '../../content/heroes.ts';
import type { SeenDoor, SeenZone } from '../../seen.ts';
import type { MarvelZombies } from '../../spec.ts';
import { countIn } from '../crowds.ts';
import { EXIT, bystanderThing, crowdThing, doorThing, zombieThing } from '../touch.ts';

type At = GuideMoment<MarvelZombies>;

const asked = (step: string) => (at: At) => at.step === step;
const hero = ({ view }: At) => view.heroes.find(one => one.id === view.turn?.hero);
const isActing = (at: At) => at.step === 'turn/act';
/** What costs an Action is told of while there is one left. */
const hasActions = (at: At) => isActing(at) && (at.view.turn?.actions ?? 0) > 0;
/** Once something has been done: at the first decision there is enough to read. */
const isUnderWay = (at: At) => isActing(at) && (at.view.turn?.actions ?? 0) < ACTIONS;
const ACTIONS = 3;

/** Enemies whom the hero who acts could attack. */
function inReach(at: At): SeenZone | undefined {
  const acting = hero(at);
  if (!acting) return undefined;
  const [least, most] = identities[acting.id].attack.range;
  const isNear = (id: SeenZone['id']): boolean =>
    at.view.turn?.sight.some(({ zone, distance }) => zone === id && distance >= least && distance <= most) ?? false;
  return at.view.zones.find(zone => countIn(zone) > 0 && isNear(zone.id));
}

/** The door beside the hero who acts. */
function doorBeside({ view }: At): SeenDoor | undefined {
  const own = view.zones.find(({ heroes }) => view.turn !== null && heroes.includes(view.turn.hero));
  return view.doors.find(({ openable, between }) => openable && own !== undefined && between.includes(own.id));
}

/** A Zombie Hero among them. */
function zombieInReach(at: At): ThingId | undefined {
  const zone = inReach(at);
  const zombie = zone && at.view.zombieHeroes.find(one => one.zone === zone.id);
  return zombie && zombieThing(zombie.id);
}

/** All is done but to leave. */
const isReadyToLeave = ({ view: { goals } }: At): boolean =>
  goals.every(({ goal, done, of }) => (goal === 'exit') !== done >= of);

/** One whom the hero who acts may rescue. */
function bystander({ view }: At): SeenZone['bystanders'][number] | undefined {
  const own = view.zones.find(({ heroes }) => view.turn !== null && heroes.includes(view.turn.hero));
  return own && countIn(own) === 0 ? own.bystanders[0] : undefined;
}

/** What a first mission teaches, in the order in which it is needed. */
export const notes: readonly GuideNote<MarvelZombies>[] = [
  {
    id: 'aim',
    when: asked('mission/pick'),
    say: {
      fr: {
        title: 'Quatre Super-Héros, une mission',
        text: 'Quatre Super-Héros partent ensemble, menés par vous seul ou à plusieurs. Les buts de la mission se lisent en haut de l’écran. Si l’un des quatre tombe, la mission est perdue. Hulk lance beaucoup de dés ; Spider-Man sauve de loin.',
      },
      en: {
        title: 'Four heroes, one mission',
        text: 'Four heroes set out together, led by you alone or by several players. The goals of the mission stand at the top of the screen. If one of the four falls, the mission is lost. Hulk rolls many dice; Spider-Man rescues from afar.',
      },
    },
    rule: 'MZ-SETUP-11',
  },
  {
    id: 'order',
    when: asked('round/next'),
    say: {
      fr: {
        title: 'Dans l’ordre que vous voulez',
        text: 'À chaque Manche, chaque Super-Héros joue un Tour de trois Actions, dans l’ordre de votre choix. Ceux qui brillent n’ont pas encore joué : touchez-en un ; si un bot le mène, c’est lui qui joue. Si des Ennemis sont dans la Zone de l’un d’eux, commencez par lui.',
      },
      en: {
        title: 'In any order you like',
        text: 'In each round every hero takes a Turn of three Actions, in the order you choose. Those who glow have not acted yet: touch one of them; where a bot leads it, the bot plays. If Enemies are in the Zone of one of them, begin there.',
      },
    },
    rule: null,
  },
  {
    id: 'move',
    when: isActing,
    say: {
      fr: {
        title: 'Se déplacer',
        text: 'Touchez une Zone cernée de bleu : le chiffre est ce qu’elle coûte. Entrer parmi les Ennemis ne coûte rien de plus ; quitter une Zone où il y en a coûte une Action de plus pour chacun d’eux.',
      },
      en: {
        title: 'Moving',
        text: 'Touch a Zone framed in blue: the number is what it costs. Entering among Enemies costs nothing more; leaving a Zone costs one more Action for each Enemy in it.',
      },
    },
    rule: null,
  },
  {
    id: 'door',
    when: at => hasActions(at) && doorBeside(at) !== undefined,
    at: at => {
      const door = doorBeside(at);
      return door ? doorThing(door.id) : null;
    },
    say: {
      fr: {
        title: 'Ouvrir une porte',
        text: 'La première ouverture d’un bâtiment fait arriver des Ennemis dans chaque salle marquée d’un crâne. Gardez une Action pour réagir, et n’y allez pas seul.',
      },
      en: {
        title: 'Opening a door',
        text: 'The first opening of a building brings Enemies into every room marked with a skull. Keep an Action to react, and do not go alone.',
      },
    },
    rule: null,
  },
  {
    id: 'attack',
    when: at => hasActions(at) && inReach(at) !== undefined,
    at: at => {
      const zone = inReach(at);
      return zone ? crowdThing(zone.id) : null;
    },
    say: {
      fr: {
        title: 'Attaquer',
        text: 'Ces Ennemis sont à portée : le pourcentage dit la chance d’en éliminer au moins un. Avant de lancer, du Pouvoir achète des dés. Une Brute demande deux Touches dans la même Attaque, et elle protège les Rôdeurs.',
      },
      en: {
        title: 'Attacking',
        text: 'These Enemies are within range: the percentage is the chance to eliminate at least one. Before the roll, Power buys more dice. A Brute needs two hits in one Attack, and it shields the Walkers.',
      },
    },
    rule: 'MZ-PRIO-01',
  },
  {
    id: 'endurance',
    when: at => isActing(at) && zombieInReach(at) !== undefined,
    at: at => zombieInReach(at) ?? null,
    say: {
      fr: {
        title: 'Un Héros Zombie',
        text: 'Il ne tombe que si une seule Attaque lui porte autant de Touches que son Endurance ; sinon elles sont perdues. Gardez du Pouvoir pour lancer plus de dés d’un coup.',
      },
      en: {
        title: 'A Zombie Hero',
        text: 'It only falls if a single Attack brings as many hits as its Endurance; otherwise they are lost. Save Power to roll more dice at once.',
      },
    },
    rule: 'MZ-ENEMY-05',
  },
  {
    id: 'arrows',
    when: at => isUnderWay(at) && at.view.forecast.some(plan => plan.act !== 'stay'),
    say: {
      fr: {
        title: 'Les flèches',
        text: 'Elles montrent où chaque groupe irait si la Phase des Ennemis commençait maintenant : vers ce qu’il voit, sinon par le plus court chemin. En pointillé : cela dépend encore de votre choix ou des attaques.',
      },
      en: {
        title: 'The arrows',
        text: 'They show where each group would go if the Enemy Phase began now: towards those it sees, otherwise along the shortest path. Dashed: it still depends on your choice or on the attacks.',
      },
    },
    rule: null,
  },
  {
    id: 'rescue',
    when: at => hasActions(at) && bystander(at) !== undefined,
    at: at => {
      const one = bystander(at);
      return one ? bystanderThing(one) : null;
    },
    say: {
      fr: {
        title: 'Sauver un Citoyen',
        text: 'Sauver un Citoyen remplit votre Pouvoir, et sa carte vous donne une capacité. Il faut être dans sa Zone, sans Ennemi.',
      },
      en: {
        title: 'Rescuing a Bystander',
        text: 'A rescue fills your Power, and the card gives you an ability. You must be in the same Zone, without Enemies.',
      },
    },
    rule: null,
  },
  {
    id: 'wounds',
    when: at => at.step === 'wounds/share',
    say: {
      fr: {
        title: 'Répartir les Blessures',
        text: 'Vous choisissez qui les subit. Gardez chacun au-dessus d’un point de Santé : le premier Super-Héros qui tombe fait perdre la mission.',
      },
      en: {
        title: 'Sharing out Wounds',
        text: 'You choose who suffers them. Keep everybody above one Health: the mission is lost as soon as one hero falls.',
      },
    },
    rule: null,
  },
  {
    id: 'cancel',
    when: at => at.step === 'suffer/cancel',
    say: {
      fr: {
        title: 'Annuler une Blessure',
        text: 'Un Trait peut l’annuler, ou le Citoyen que vous portez. Mais un Citoyen sacrifié est dévoré : chaque Super-Héros perd 1 de Pouvoir et un Trait.',
      },
      en: {
        title: 'Cancelling a Wound',
        text: 'A Trait may cancel it, or the Bystander whom you carry. But a Bystander who is given up is devoured: every hero loses 1 Power and a Trait.',
      },
    },
    rule: 'MZ-BYST-04',
  },
  {
    id: 'leave',
    when: at => isActing(at) && isReadyToLeave(at),
    at: () => EXIT,
    say: {
      fr: {
        title: 'Vers la Sortie',
        text: 'Il ne reste qu’à sortir. Menez chacun jusqu’à la Sortie : qui s’y trouve, sans Ennemi, peut quitter la ville à la fin de son Tour. Il faut que tous y arrivent.',
      },
      en: {
        title: 'To the Exit',
        text: 'All that is left is to get out. Bring everybody to the Exit: whoever is there, without Enemies, may leave the city at the end of their Turn. All of them have to make it.',
      },
    },
    rule: 'MZ-EXIT-01',
  },
  {
    id: 'level',
    when: at => (hero(at)?.level ?? 'blue') !== 'blue',
    say: {
      fr: {
        title: 'Plus fort, plus dangereux',
        text: 'L’expérience ouvre des compétences, mais le Super-Héros le plus expérimenté décide de ce que les cartes Génération font venir. Partagez les points.',
      },
      en: {
        title: 'Stronger, and more dangerous',
        text: 'Experience unlocks skills, but the most experienced hero decides what Spawn cards bring. Share the points.',
      },
    },
    rule: null,
  },
];
