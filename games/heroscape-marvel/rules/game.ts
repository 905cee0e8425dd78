import { define } from '../../../engine/flow.ts';
import { dusting } from '../cards/dust-of-death.ts';
import { theft } from '../cards/mind-exchange.ts';
import { comeback } from '../cards/rejected-by-death.ts';
import { stomping } from '../cards/stomp.ts';
import { guess } from '../guess.ts';
import { options } from '../options.ts';
import { turnEnd } from '../cards/scenarios/device.ts';
import { revival } from '../cards/scenarios/escalation.ts';
import { scenarios } from '../scenarios/printed.ts';
import { drop } from '../cards/scenarios/rampage.ts';
import type { Figure, HeroScape, State } from '../spec.ts';
import { view } from '../view.ts';
import { activation } from './activation.ts';
import { attack } from './attack.ts';
import { battle, deal } from './battle.ts';
import { contentOf } from './content.ts';
import { draft, serpentine } from './draft.ts';
import { check, concede } from './end.ts';
import { fallen } from './fallen.ts';
import { refuse } from './refuse.ts';
import { freeMoves } from './free-moves.ts';
import { choice, muster, naming } from './naming.ts';
import { placement } from './placement.ts';
import { round } from './round.ts';
import { skirmish } from './skirmish.ts';
import { squad } from './squad.ts';
import { turn } from './turn.ts';
import { flight, walk } from './walk.ts';

export const game = define<HeroScape>({
  id: 'heroscape-marvel',
  version: 2,
  scenarios,
  options,
  refuse,
  first: 'battle',
  flows: {
    battle,
    draft,
    serpentine,
    naming,
    muster,
    choice,
    placement,
    skirmish,
    round,
    revival,
    turn,
    turnEnd,
    activation,
    walk,
    flight,
    attack,
    stomp: stomping,
    dust: dusting,
    theft,
    comeback,
    drop,
    squad,
    fallen,
  },
  content: contentOf,
  deal,
  view,
  guess,
  free: freeMoves,
  check,
  concession: 'own',
  concede,
  clone,
  // Version 2 lets the device on an exit be taken, Thanos return off exits only, and a taken Master Manipulator command at
  // once; all that a save holds means what it meant.
  migrate: saved => saved,
});

/** Written out: the searching bot copies thousands of tables for one answer. */
function clone(s: State): State {
  return {
    players: s.players.slice(),
    phase: s.phase,
    round: s.round,
    turn: s.turn,
    active: s.active,
    first: s.first,
    figures: s.figures.map(copyFigure),
    orders: s.orders.map(list => list.map(({ on, state }) => ({ on, state }))),
    placed: s.placed,
    wall: { standing: s.wall.standing, wounds: s.wall.wounds },
    glyphs: s.glyphs.map(({ kind, up, at, carrier }) => ({ kind, up, at, carrier })),
    zones: s.zones.slice(),
    complete: s.complete.slice(),
    powerful: s.powerful,
  };
}

function copyFigure(f: Figure): Figure {
  const copy: Figure = {
    id: f.id,
    card: f.card,
    owner: f.owner,
    controller: f.controller,
    status: f.status,
    cell: f.cell,
    wounds: f.wounds,
    carries: f.carries.slice(),
    taken: f.taken.slice(),
    fresh: f.fresh.slice(),
  };
  if (f.lies !== undefined) copy.lies = f.lies;
  return copy;
}
