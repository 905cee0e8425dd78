import type { Motions } from '../../../../table/motions.ts';
import { objects } from '../../content/objects.ts';
import type { Zombie15 } from '../../spec.ts';
import type { Seen } from '../look.ts';
import { crowdThing, heroThing } from '../touch.ts';
import { BITE, FAINT, HELD, SOOTHE } from './sounds.ts';
import { counted, heroOf, withHero, withTurn } from './tell.ts';

/** The attack at the end of a turn, and what becomes of whoever cannot hold it. */
export const wounds = {
  zombieAttack: {
    ms: 600,
    still: 600,
    at: ({ zone }) => crowdThing(zone),
    told: (view, { held }) => (held ? view : withTurn(view, () => ({ bitten: true }))),
    sound: ({ zombies, held }) => (zombies > 0 ? (held ? HELD : BITE) : null),
  },
  hurt: {
    ms: 450,
    still: 450,
    at: ({ hero }) => heroThing(hero),
    flies: ({ hero }) => ({ from: null, to: heroThing(hero), what: 'claw' }),
    felt: ({ hero }, { view, seat }) => heroOf(view, hero)?.seat === seat,
    told: (view, { hero, life }) =>
      counted(
        withHero(view, hero, () => ({ life })),
        { lost: 1 },
      ),
    sound: ({ cause }) => (cause === 'attack' ? null : BITE),
  },
  fell: {
    ms: 0,
    at: ({ hero }) => heroThing(hero),
    told: (view, { hero }) => withHero(view, hero, () => ({ posture: 'down' })),
  },
  fainted: {
    ms: 600,
    still: 600,
    at: ({ hero }) => heroThing(hero),
    told: (view, { hero }) => withHero(view, hero, () => ({ posture: 'unconscious' })),
    sound: FAINT,
  },
  healed: {
    ms: 450,
    still: 450,
    at: ({ hero }) => heroThing(hero),
    told: (view, { hero, card, life }) => {
      const well = withHero(view, hero, () => ({ life }));
      return card === 'rest' ? withTurn(well, () => ({ rested: true })) : well;
    },
    sound: SOOTHE,
  },
  revived: {
    ms: 450,
    still: 450,
    at: ({ hero }) => heroThing(hero),
    told: (view, { hero }) => {
      const carrier = heroOf(view, hero)?.carriedBy;
      const risen = withHero(view, hero, () => ({
        posture: 'down',
        life: objects.defibrillator.heals,
        carriedBy: null,
      }));
      return carrier ? withHero(risen, carrier, () => ({ carries: null })) : risen;
    },
    sound: SOOTHE,
  },
} satisfies Partial<Motions<Zombie15, Seen>>;
