import type { Motions } from '../../../../table/motions.ts';
import { characters } from '../../content/characters.ts';
import { perks } from '../../content/perks.ts';
import { recipes } from '../../content/recipes.ts';
import { hordeKinds } from '../../content/horde.ts';
import { weapons } from '../../content/weapons.ts';
import type { View } from '../../seen.ts';
import type { UntilDaylight } from '../../spec.ts';
import type { Seen } from '../look.ts';
import { combatThing, foeThing, seatThing } from '../touch.ts';
import { CLINK, FLIP, SLAM, SMOKE, blow, growl, missileOf } from './sounds.ts';
import { counted, withFocus, withFoes, withLine, withPiles, withPlayer, withSupply, withinFocus } from './tell.ts';

/** Once a round each. */
const used = (view: View, seat: number, perk: string): View =>
  withPlayer(view, seat, ({ character }) =>
    character && characters[character].main === perk ? { usedMain: true } : { usedFirst: true },
  );

const shielded = (view: View, seat: number, by: number): View =>
  withPlayer(view, seat, ({ shield }) => ({ shield: shield + by }));

/** A turn of the Combat phase: what the players do, and what it does to the line. */
export const combat = {
  turnStarted: {
    ms: 0,
    at: ({ seat }) => seatThing(seat),
    told: (view, { seat }) => withFocus(view, { seat, actions: 1 }),
  },
  perkUsed: {
    ms: 800,
    at: ({ seat, target }) => seatThing(target ?? seat),
    told: (view, { seat, perk, target }) => {
      const { [perk]: use } = perks;
      const begun = withinFocus(used(view, seat, perk), focus => ({
        seat: use.moment === 'exchange' ? seat : focus.seat,
      }));
      return 'shield' in use ? shielded(begun, target ?? seat, use.shield) : begun;
    },
    sound: CLINK,
  },
  specialPlayed: { ms: 700, at: ({ seat }) => seatThing(seat), sound: CLINK },
  attacked: {
    ms: 700,
    still: 300,
    at: ({ target }) => foeThing(target),
    told: (view, { seat, weapon, target }) =>
      withFocus(view, { seat, weapon, target, toDraw: weapons[weapon].cards, actions: view.focus?.actions ?? 0 }),
    sound: blow,
    flies: ({ seat, weapon, target }) => ({ from: seatThing(seat), to: foeThing(target), what: missileOf(weapon) }),
  },
  combatDrawn: {
    ms: 1000,
    at: ({ cards: [first] }) => (first ? combatThing(first) : null),
    told: (view, { cards }) => ({
      ...withPiles(
        withinFocus(view, ({ drawn }) => ({ drawn: [...drawn, ...cards], toDraw: 0 })),
        { combat: view.piles.combat - cards.length },
      ),
      combatLeft: counted(view.combatLeft, cards, -1),
    }),
    sound: FLIP,
  },
  combatReplaced: {
    ms: 700,
    at: ({ from, to }) => combatThing(to ?? from),
    told: (view, { from, to }) => {
      const fresh = to ? [to] : [];
      return {
        ...withPiles(
          withinFocus(view, ({ drawn }) => ({ drawn: drawn.toSpliced(drawn.indexOf(from), 1, ...fresh) })),
          { combat: view.piles.combat - fresh.length },
        ),
        combatLeft: counted(view.combatLeft, fresh, -1),
      };
    },
    sound: FLIP,
  },
  combatChosen: {
    ms: 700,
    at: ({ card }) => combatThing(card),
    told: (view, { card }) => withinFocus(view, () => ({ chosen: card })),
    sound: SLAM,
  },
  combatDiscarded: {
    ms: 0,
    // All that lie face up, or one that Luck replaces.
    told: (view, { cards }) => ({
      ...withinFocus(view, ({ drawn }) => ({ drawn: drawn.length === cards.length ? [] : drawn })),
      combatDiscard: [...view.combatDiscard, ...cards],
    }),
  },
  damageSpread: { ms: 0, at: ({ shares: [first] }) => (first ? foeThing(first.foe) : null) },
  strikeMissed: { ms: 500, at: ({ foe }) => foeThing(foe) },
  foeHurt: {
    ms: 600,
    at: ({ foe }) => foeThing(foe),
    told: (view, { foe, left }) => withFoes(view, [foe], ({ damage, life }) => ({ damage: damage + life - left })),
    sound: SLAM,
  },
  foeKilled: {
    ms: 900,
    at: ({ foe }) => foeThing(foe),
    told: (view, { foe, card }) => {
      const dead = view.line.find(({ id }) => id === foe);
      if (!dead) return view;
      const { kind, spears } = dead;
      const closed = withLine(
        withSupply(view, 'spear', spears),
        view.line.filter(one => one !== dead),
      );
      return {
        ...closed,
        forecast: view.forecast.filter(one => one.foe !== foe),
        hordeDiscard: { ...view.hordeDiscard, [kind]: [...view.hordeDiscard[kind], card] },
        tally: { ...view.tally, killed: view.tally.killed + (hordeKinds[kind].isEnemy ? 1 : 0) },
      };
    },
    sound: growl,
  },
  crafted: {
    ms: 700,
    at: ({ seat, target }) => (target === null ? seatThing(seat) : foeThing(target)),
    told: (view, { seat, token, target }) => {
      const taken = withSupply(view, token, -1);
      if (token === 'barricade') return withPlayer(taken, seat, ({ barricades }) => ({ barricades: barricades + 1 }));
      if (token === 'trap') return withPlayer(taken, seat, ({ traps }) => ({ traps: traps + 1 }));
      return token === 'spear' && target !== null
        ? withFoes(taken, [target], ({ spears }) => ({ spears: spears + 1 }))
        : taken;
    },
    sound: CLINK,
  },
  outOfTheFight: {
    ms: 700,
    at: ({ foes: [first] }) => (first === undefined ? null : foeThing(first)),
    told: (view, { foes }) => withFoes(view, foes, () => ({ out: true })),
    sound: SMOKE,
  },
  backInTheFight: {
    ms: 0,
    at: ({ foes: [first] }) => (first === undefined ? null : foeThing(first)),
    told: (view, { foes }) => ({
      ...withFoes(view, foes, () => ({ out: false })),
      supply: { ...view.supply, grenade: recipes.grenade.tokens },
    }),
  },
} satisfies Partial<Motions<UntilDaylight, Seen>>;
