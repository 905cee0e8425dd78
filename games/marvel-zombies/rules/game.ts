import { dealAnew } from '../../../engine/chance.ts';
import { define } from '../../../engine/flow.ts';
import type { MissionId } from '../content/missions.ts';
import { missions } from '../content/missions.ts';
import { options } from '../options.ts';
import { scenarios } from '../scenarios/missions.ts';
import type { Content, MarvelZombies, Options, State } from '../spec.ts';
import { view } from '../view.ts';
import { activation } from './activation.ts';
import { attack } from './attack.ts';
import { boards } from './board.ts';
import { blast, bystandersFlow } from './bystanders.ts';
import { door } from './doors.ts';
import { check } from './goals.ts';
import { objective, rescue } from './rescue.ts';
import { round } from './round.ts';
import { deal, infest, layCards, mission } from './setup.ts';
import { spawn, spawnStep } from './spawn.ts';
import type { M } from './table.ts';
import { gainTrait } from './traits.ts';
import { help, turn } from './turn.ts';
import { bite, devoured, suffer, wounds } from './wounds.ts';

const EVEN: readonly (readonly number[])[] = [[4], [2, 2], [2, 1, 1], [1, 1, 1, 1]];

/** Heroes of each seat; a split for another number of seats is read as even (MZ-SETUP-06). */
function splitOf(seats: number, split: Options['split']): readonly number[] {
  const wanted = split === 'even' ? [] : split.split('-').map(Number);
  return wanted.length === seats ? wanted : (EVEN[seats - 1] as readonly number[]);
}

export const game = define<MarvelZombies>({
  id: 'marvel-zombies',
  version: 2,
  scenarios,
  options,
  first: 'mission',
  flows: {
    mission,
    infest,
    round,
    spawnStep,
    turn,
    help,
    attack,
    gainTrait,
    rescue,
    objective,
    door,
    spawn,
    activation,
    wounds,
    suffer,
    bite,
    devoured,
    bystanders: bystandersFlow,
    blast,
  },
  content: ({ scenario, seats, options: { split } }): Content => ({
    id: scenario as MissionId,
    mission: missions[scenario as MissionId],
    board: boards[scenario as MissionId],
    seats,
    split: splitOf(seats, split),
  }),
  deal,
  isOpen: true,
  view,
  guess,
  check,
  clone,
  concession: 'shared',
  migrate: saved => saved, // 2 asks others and more often, of the same table
  concede: m => ({ reason: 'conceded', scores: Array.from({ length: m.content.seats }, () => 0) }),
});

/** Nobody knows the order of the decks, who lies face down and which colour; everybody knows what there is. */
function guess(m: M): void {
  const { state } = m;
  dealAnew(m, state.spawnDeck);
  dealAnew(m, state.traitDeck);
  dealAnew(m, state.zombieDeck);
  const covered = state.cards.map(({ id }) => id);
  const zones = state.cards.map(({ zone }) => zone);
  if (state.dealt) layCards(m, [...covered, ...state.bystanderDeck].sort(), zones, m.content.mission.among);
  else {
    dealAnew(m, state.bystanderDeck);
    const deck = state.bystanderDeck;
    layCards(m, covered.sort(), zones, []);
    state.bystanderDeck = deck;
  }
  const unknown = state.objectives.filter(token => token.faceDown && !token.taken);
  const colours = dealAnew(
    m,
    unknown.map(({ colour }) => colour),
  );
  unknown.forEach((token, i) => {
    token.colour = colours[i] ?? token.colour;
  });
}

/** Written out: several times the speed of the generic copy. */
function clone(s: State): State {
  return {
    round: s.round,
    phase: s.phase,
    heroes: s.heroes.map(hero => ({
      id: hero.id,
      seat: hero.seat,
      fate: hero.fate,
      zone: hero.zone,
      health: hero.health,
      power: hero.power,
      xp: hero.xp,
      level: hero.level,
      traits: hero.traits.slice(),
      bystander: hero.bystander,
      tokens: hero.tokens.slice(),
      used: hero.used,
      woven: hero.woven,
    })),
    picks: s.picks.slice(),
    turn: s.turn && { ...s.turn },
    walker: s.walker.slice(),
    brute: s.brute.slice(),
    runner: s.runner.slice(),
    zombies: s.zombies.map(zombie => ({ id: zombie.id, zone: zombie.zone })),
    reserve: { walker: s.reserve.walker, brute: s.reserve.brute, runner: s.reserve.runner },
    gone: { walker: s.gone.walker, brute: s.gone.brute, runner: s.gone.runner },
    open: s.open,
    revealed: s.revealed.slice(),
    objectives: s.objectives.map(token => ({
      zone: token.zone,
      colour: token.colour,
      faceDown: token.faceDown,
      taken: token.taken,
    })),
    points: s.points.map(point => ({ type: point.type, zone: point.zone, active: point.active })),
    cards: s.cards.map(card => ({ id: card.id, zone: card.zone })),
    figures: s.figures.map(figure => ({ id: figure.id, zone: figure.zone })),
    dealt: s.dealt,
    rescued: s.rescued.slice(),
    sign: s.sign && { zone: s.sign.zone, uses: s.sign.uses },
    explosives: s.explosives.slice(),
    spawnDeck: s.spawnDeck.slice(),
    spawnDiscard: s.spawnDiscard.slice(),
    traitDeck: s.traitDeck.slice(),
    traitDiscard: s.traitDiscard.slice(),
    bystanderDeck: s.bystanderDeck.slice(),
    bystanderDiscard: s.bystanderDiscard.slice(),
    zombieDeck: s.zombieDeck.slice(),
    zombieDiscard: s.zombieDiscard.slice(),
    lastCard: s.lastCard,
    tally: { kills: s.tally.kills, wounds: s.tally.wounds, devoured: s.tally.devoured },
  };
}
