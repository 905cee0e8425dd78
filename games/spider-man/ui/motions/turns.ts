import type { Motions } from '../../../../table/motions.ts';
import { isFree, isInterrupt, isPrevention, powers } from '../../content/powers.ts';
import type { SeenPlayer, View } from '../../seen.ts';
import type { SpiderMan } from '../../spec.ts';
import type { Seen } from '../look.ts';
import { powerThing, seatThing } from '../touch.ts';
import { figureThing, scaleThing } from '../touch.ts';
import { ranked } from './derived.ts';
import { BRASS, COIN, DICE } from './sounds.ts';
import { ownerOf, paid, refreshed, seatOf, spent, withFigure, withPlayer } from './tell.ts';

/** What the dice of a window are thrown for: each role has one power at most that opens it. */
const TRIED = { interrupt: isInterrupt, prevent: isPrevention } as const;

function thrown(view: View, seat: number, purpose: string, dice: number): View {
  if (purpose === 'bonus') return paid(view, seat, 'bonus', dice);
  if (purpose !== 'interrupt' && purpose !== 'prevent') return view;
  return withPlayer(view, seat, ({ tokens }: SeenPlayer) => ({
    tokens: tokens.filter(power => !TRIED[purpose](power)),
  }));
}

/** A turn, its dice, and what strength comes back or is gained. */
export const turns = {
  turnStarted: {
    ms: 600,
    at: ({ role }) => figureThing(role),
    told: (view, { seat, role, round, ko }) => {
      const begun: View = {
        ...withFigure(view, role, { safe: false }),
        phase: 'play',
        active: seat,
        round,
        acted: false,
        called: [],
        smoked: [],
        focus: null,
      };
      return ko ? begun : refreshed(begun, seat);
    },
  },
  wokeUp: {
    ms: 500,
    at: ({ role }) => figureThing(role),
    told: (view, { role }) => refreshed(withFigure(view, role, { ko: false }), seatOf(view, role)),
  },
  turnEnded: { ms: 0 },
  recovered: {
    ms: 500,
    at: ({ role }) => figureThing(role),
    told: (view, { role, left }) => withFigure(view, role, { wounds: left }),
  },
  healed: {
    ms: 500,
    at: ({ role }) => figureThing(role),
    told: (view, { role, left }) => withFigure(view, role, { wounds: left }),
  },
  diceRolled: {
    ms: 700,
    still: 400,
    at: ({ seat }, { view }) => seatThing(view, seat),
    told: (view, { seat, purpose, dice }) => ({
      ...thrown(view, seat, purpose, dice.length),
      roll: { seat, purpose, dice },
    }),
    sound: DICE,
  },
  diceRerolled: {
    ms: 600,
    still: 400,
    at: ({ seat }, { view }) => seatThing(view, seat),
    told: (view, { dice }) => ({ ...view, roll: view.roll && { ...view.roll, dice } }),
    sound: DICE,
  },
  powerDeclared: {
    ms: 400,
    at: ({ power }) => figureThing(powers[power].figure),
    told: (view, { seat, power }) => {
      if (!isFree(power)) return view; // it is spent with the series that it helps
      const own = powers[power];
      return spent(own.kind === 'reaction' ? paid(view, seat, 'movement', own.cost) : view, seat, [power]);
    },
  },
  powerTried: {
    ms: 700,
    at: ({ power }) => figureThing(powers[power].figure),
    told: (view, { power, success }) => {
      const attacker = view.focus?.attack?.attacker;
      if (power !== 'gob-smoke' || !success || !attacker) return view;
      return { ...view, smoked: [...view.smoked, attacker.kind === 'stack' ? 'police' : attacker.role] };
    },
  },
  markerRaised: {
    ms: 300,
    at: ({ scale }) => scaleThing(scale),
    told: (view, { seat, scale, to }) => withPlayer(view, seat, ({ dice }) => ({ dice: { ...dice, [scale]: to } })),
  },
  tokenRegained: {
    ms: 300,
    at: ({ power }) => powerThing(power),
    told: (view, { seat, power }) => withPlayer(view, seat, ({ tokens }) => ({ tokens: [...tokens, power] })),
  },
  scored: {
    ms: 400,
    at: ({ seat }, { view }) => seatThing(view, seat),
    told: (view, { seat, total, cause }) =>
      ranked(
        withPlayer(view, seat, ({ progress }) => ({
          score: total,
          progress: {
            ...progress,
            spiderManKo: progress.spiderManKo || cause === 'spiderManKo',
            rivalKo: progress.rivalKo || cause === 'villainKo',
          },
        })),
      ),
    sound: COIN,
  },
  powerGained: {
    ms: 800,
    at: ({ power }) => powerThing(power),
    told: (view, { seat, power }) =>
      withPlayer(view, seat, p => ({
        powers: [...p.powers, power],
        tokens: powers[power].token ? [...p.tokens, power] : p.tokens,
      })),
    sound: BRASS,
  },
  reactionOpened: { ms: 400, at: ({ victim }, { view }) => seatThing(view, ownerOf(view, victim)) },
  reactionPassed: { ms: 0, at: ({ seat }, { view }) => seatThing(view, seat) },
} satisfies Partial<Motions<SpiderMan, Seen>>;
