import type { Motions } from '../../../../table/motions.ts';
import { isBonus } from '../../content/cards.ts';
import { type PowerId, isShot, shotOf } from '../../content/powers.ts';
import type { Event } from '../../events.ts';
import { VILLAINS } from '../../ids.ts';
import type { Piece, SeenAttack, Target, View } from '../../seen.ts';
import type { SpiderMan } from '../../spec.ts';
import type { Seen } from '../look.ts';
import { figureThing, holdThing, pieceThing, placeThing, stackThing } from '../touch.ts';
import { derived } from './derived.ts';
import { blowOf } from './blows.ts';
import { CRASH, PUNCH, STARS, THWIP } from './sounds.ts';
import { gained, ownerOf, paid, spent, taxOn, withFigure, withFocus, withPlayer, without } from './tell.ts';

type Declared = Extract<Event, { type: 'attackDeclared' }>;

function struckThing(view: View, target: Target, attacker: Declared['attacker']) {
  switch (target.kind) {
    case 'place':
      return placeThing(view, target.place);
    case 'hold':
      return holdThing(target.hold, attacker.kind === 'stack' ? attacker.square : attacker.role);
    default:
      return pieceThing(target);
  }
}

/** Combat dice of the scale; free dice and those of cards cost none. */
function costOf(view: View, { attacker, way, target, dice }: Declared): number {
  if (attacker.kind === 'stack') return way === 'close' ? dice : 0;
  if (isBonus(way)) return 0;
  const tax = attacker.role === 'spider-man' && target.kind === 'figure' ? taxOn(view, target.role) : 0;
  return (way === 'close' ? dice : (shotOf(way)?.cost ?? 0)) + tax;
}

function declared(view: View, event: Declared): View {
  const { attacker, from, target, to, way, dice, powers, cards, reaction } = event;
  const seat = ownerOf(view, attacker);
  const used: PowerId[] = isShot(way) ? [...powers, way] : powers;
  const attack: SeenAttack = {
    attacker,
    from,
    target,
    to,
    way,
    dice,
    powers,
    cards,
    reaction,
    rolled: [],
    results: [],
    hits: 0,
  };
  const begun = withFocus({ ...view, bonusDiscard: [...view.bonusDiscard, ...cards] }, { seat, attack });
  return spent(paid(begun, seat, 'combat', costOf(view, event)), seat, used);
}

/** What was declared for nothing is its owner's again. */
function stopped(view: View): View {
  const attack = view.focus?.attack;
  if (!attack) return view;
  const { attacker, way, cards } = attack;
  const seat = ownerOf(view, attacker);
  let back = cards.reduce((seen, card) => gained(seen, seat, card), view);
  if (isBonus(way)) back = gained({ ...back, bonusDiscard: without(back.bonusDiscard, way) }, seat, way);
  return back;
}

/** Others roll single dice by the half-dozen: what does not concern whoever looks is told quickly. */
const isMine = ({ view, seat }: Seen, attacker: Declared['attacker'], target: Target): boolean =>
  ownerOf(view, attacker) === seat || (isPiece(target) && ownerOf(view, target) === seat);
const isPiece = (target: Target): target is Piece => target.kind === 'figure' || target.kind === 'stack';

/** The hits of an attack, on people, cars and what holds them. */
export const fights = {
  attackDeclared: {
    ms: ({ attacker, target, dice }, look) => (dice === 1 && !isMine(look, attacker, target) ? 250 : 600),
    at: ({ target, attacker }, { view }) => struckThing(view, target, attacker),
    told: declared,
    flies: ({ attacker, target, way }, { view }) => {
      const to = struckThing(view, target, attacker);
      return (
        to && { from: pieceThing(attacker), to, ...blowOf(attacker.kind === 'stack' ? 'police' : attacker.role, way) }
      );
    },
  },
  attackStopped: {
    ms: ({ attacker, target }, look) => (isMine(look, attacker, target) ? 1600 : 900), // there are words to read
    still: 900,
    at: ({ target, attacker }, { view }) => struckThing(view, target, attacker),
    told: stopped,
  },
  attackRolled: {
    ms: ({ attacker, target, dice }, look) => (dice.length === 1 && !isMine(look, attacker, target) ? 600 : 900),
    still: 600,
    at: ({ target, attacker }, { view }) => struckThing(view, target, attacker),
    told: (view, { dice, results, hits }) => {
      const { focus } = view;
      return focus?.attack
        ? { ...view, focus: { ...focus, attack: { ...focus.attack, rolled: dice, results, hits } } }
        : view;
    },
  },
  riposted: { ms: 300, at: ({ square }) => stackThing(square) },
  wounded: {
    ms: 700,
    still: 400,
    at: ({ role }) => figureThing(role),
    told: (view, { role, wounds, left, by }) => {
      const boxes = view.figures.find(f => f.role === role)?.boxes ?? left;
      const hurt = withFigure(view, role, { wounds: boxes - left });
      if (by.kind !== 'figure' || role !== 'spider-man') return hurt;
      return withPlayer(hurt, ownerOf(view, by), ({ progress }) => ({
        progress: { ...progress, wounds: progress.wounds + wounds },
      }));
    },
    sound: PUNCH,
    felt: ({ role }, { view, seat }) => ownerOf(view, { kind: 'figure', role }) === seat,
  },
  carsDestroyed: {
    ms: 550,
    still: 400,
    at: ({ square }) => stackThing(square),
    told: (view, { square, cars, left, by }) => {
      const stacks = view.stacks.flatMap(stack => {
        if (stack.square !== square) return [stack];
        return left > 0 ? [{ ...stack, cars: left }] : [];
      });
      const gone = derived({ ...view, stacks });
      if (by.kind !== 'figure' || !VILLAINS.some(villain => villain === by.role)) return gone;
      const isStation = left === 0 && view.city.terrain[square] === 'P';
      return withPlayer(gone, ownerOf(view, by), ({ progress }) => ({
        progress: { ...progress, cars: progress.cars + cars, station: progress.station || isStation },
      }));
    },
    sound: CRASH,
  },
  stuck: {
    ms: 500,
    at: ({ target }) => pieceThing(target),
    told: (view, { target, hold }) => {
      const way = view.focus?.attack?.way ?? '';
      const token = hold === 'web' ? { web: true } : { symbiote: isShot(way) ? way : null };
      if (target.kind === 'figure') return withFigure(view, target.role, token);
      return {
        ...view,
        stacks: view.stacks.map(stack => (stack.square === target.square ? { ...stack, ...token } : stack)),
      };
    },
    sound: THWIP,
  },
  seized: {
    ms: 600,
    at: ({ role }) => figureThing(role),
    told: (view, { role }) => withFigure(view, role, { held: true, at: -1 }),
  },
  holdBroken: {
    ms: 500,
    at: ({ piece }) => pieceThing(piece),
    told: (view, { piece, hold }) => {
      if (hold === 'pincers') return view; // whoever gets out of them is put down first
      const token = hold === 'web' ? { web: false } : { symbiote: null };
      if (piece.kind === 'figure') return withFigure(view, piece.role, token);
      return {
        ...view,
        stacks: view.stacks.map(stack => (stack.square === piece.square ? { ...stack, ...token } : stack)),
      };
    },
  },
  knockedOut: {
    ms: 1200,
    still: 700,
    at: ({ role }) => figureThing(role),
    told: (view, { role }) => {
      const fallen = withFigure(view, role, { ko: true, web: false, symbiote: null, safe: false });
      return withPlayer(fallen, ownerOf(view, { kind: 'figure', role }), () => ({
        dice: { movement: 0, combat: 0, bonus: 0 },
      }));
    },
    sound: STARS,
  },
} satisfies Partial<Motions<SpiderMan, Seen>>;
