import { dealAnew } from '../../engine/chance.ts';
import type { Seat } from '../../engine/types.ts';
import { isEvent } from './content/cards.ts';
import { type MissionId, missions } from './content/missions.ts';
import type { BonusId, CardId } from './content/cards.ts';
import { places } from './content/places.ts';
import type { Player } from './spec.ts';
import { seesMission } from './view.ts';
import { isCounted, isNextToObjective } from './rules/missions.ts';
import { momenta } from './rules/momentum.ts';
import { type M, isHome, isVillain, findFigure, player } from './rules/table.ts';

/** Deals anew what this seat cannot know: other hands, both decks, other missions, missions thrown away face down. */
export function guess(m: M, seat: Seat | null): void {
  guessHands(m, seat);
  guessMissions(m, seat);
}

function guessHands(m: M, seat: Seat | null): void {
  const { players } = m.state;
  const others = players.filter((_, other) => other !== seat);
  const pool: CardId[] = [...m.state.bonusDeck];
  for (const p of others) pool.push(...p.hand);
  dealAnew(m, pool);
  for (const p of others) {
    const hand: BonusId[] = [];
    for (let i = pool.length - 1; i >= 0 && hand.length < p.hand.length; i--) {
      const card = pool[i];
      if (card === undefined || isEvent(card)) continue; // nobody holds an event
      hand.push(card);
      pool.splice(i, 1);
    }
    p.hand = hand;
  }
  m.state.bonusDeck = pool;
}

function guessMissions(m: M, seat: Seat | null): void {
  const { state } = m;
  const hidden = state.players
    .map((_, owner) => owner)
    .filter(owner => player(m, owner).mission !== null && !seesMission(m, owner, seat));
  const faceDown = state.missionDiscard.filter(({ open }) => !open);
  const pool: MissionId[] = [...state.missionDeck, ...faceDown.map(({ mission }) => mission)];
  for (const owner of hidden) {
    const { mission } = player(m, owner);
    if (mission) pool.push(mission);
  }
  dealAnew(m, pool);
  // Who has shown most of a mission has least to choose from.
  const shown = (owner: Seat): number =>
    Number(player(m, owner).progress.place !== null || player(m, owner).progress.planted.length > 0);
  for (const owner of [...hidden].sort((a, b) => shown(b) - shown(a))) {
    const p = player(m, owner);
    const at = pool.findIndex(mission => couldBe(m, p, mission));
    p.mission = pool.splice(Math.max(0, at), 1)[0] ?? null;
  }
  for (const discarded of faceDown) discarded.mission = pool.pop() ?? discarded.mission;
  state.missionDeck = pool;
  const mover = player(m, state.active);
  if (isVillain(mover.role) && !seesMission(m, state.active, seat))
    for (const run of momenta(m)) run.nextToObjective = isNextToObjective(m, mover, run.at);
}

/** Whether all that happened in the open fits this mission: it names what was attacked, and is not yet done. */
export function couldBe(m: M, p: Player, mission: MissionId): boolean {
  const { goal } = missions[mission];
  const { place, planted } = p.progress;
  if (place !== null) {
    if (goal.kind === 'damage') {
      if (goal.place !== place) return false;
      const f = isVillain(p.role) ? findFigure(m, p.role) : null;
      return (
        p.progress.damage < goal.points ||
        (goal.home && p.progress.damage >= goal.points && !(f && isHome(m, f) && !f.ko))
      );
    }
    return (
      goal.kind === 'hq' &&
      (goal.place === null ? places[place].kind === 'hq' && place !== 'hq-spider-man' : goal.place === place) &&
      p.progress.damage < goal.points
    );
  }
  if (planted.length > 0)
    return goal.kind === 'tour' && planted.every(one => goal.places.includes(one)) && !isCounted(goal, p.progress);
  if (goal.kind === 'kidnap') {
    const f = isVillain(p.role) ? findFigure(m, p.role) : null;
    return !(m.state.characters[goal.character].holder === p.role && f && isHome(m, f) && !f.ko);
  }
  return !isCounted(goal, p.progress);
}
