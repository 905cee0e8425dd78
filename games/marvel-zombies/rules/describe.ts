import type { BystanderId } from '../content/bystanders.ts';
import { type M, nameOf, zoneAt } from './table.ts';
import { HORDE, type ZoneId } from '../ids.ts';

/** The table in the words of words.ts. */
export function describe(m: M): object {
  const { state } = m;
  const at = (index: number): ZoneId => nameOf(m, index);
  const crowd = (index: number) =>
    Object.fromEntries(HORDE.flatMap(kind => (state[kind][index] ? [[kind, state[kind][index]]] : [])));
  const crowded = m.content.board.ids.filter((_, index) => HORDE.some(kind => state[kind][index]));
  const listed = <T>(deck: readonly T[]): T[] => [...deck].reverse();
  return {
    round: state.round,
    phase: state.phase,
    heroes: Object.fromEntries(
      state.heroes.map(hero => [
        hero.id,
        {
          seat: hero.seat,
          zone: hero.fate === 'in' ? at(hero.zone) : hero.fate,
          health: hero.health,
          power: hero.power,
          xp: hero.xp,
          traits: hero.traits,
          bystander: hero.bystander,
          tokens: hero.tokens,
          used: hero.used,
        },
      ]),
    ),
    turn: state.turn && state.heroes[state.turn.hero]?.id,
    actions: state.turn?.actions ?? null,
    enemies: Object.fromEntries(crowded.map(id => [id, crowd(zoneAt(m, id))])),
    zombies: Object.fromEntries(state.zombies.map(({ id, zone: stands }) => [id, at(stands)])),
    bystanders: Object.fromEntries(
      state.figures.map(({ id, zone: stands }): [BystanderId, ZoneId] => [id, at(stands)]),
    ),
    cards: state.cards.map(card => at(card.zone)),
    open: m.content.board.doors.flatMap(({ a, b }, index) => (state.open & (1 << index) ? [`${at(a)}|${at(b)}`] : [])),
    revealed: m.content.board.ids.filter((_, index) => state.revealed[index]),
    taken: state.objectives.flatMap(objective => (objective.taken ? [at(objective.zone)] : [])),
    points: state.points.map(point => `${point.type} ${at(point.zone)}${point.active ? '' : ' asleep'}`),
    rescued: state.rescued,
    sign: state.sign && { zone: at(state.sign.zone), uses: state.sign.uses },
    explosives: Object.fromEntries(state.explosives.map(one => [at(one.zone), one.colour])),
    reserve: state.reserve,
    gone: state.gone,
    spawnDeck: listed(state.spawnDeck),
    spawnDiscard: state.spawnDiscard,
    traitDeck: listed(state.traitDeck),
    traitDiscard: state.traitDiscard,
    bystanderDeck: listed(state.bystanderDeck),
    bystanderDiscard: state.bystanderDiscard,
    zombieDeck: listed(state.zombieDeck),
    zombieDiscard: state.zombieDiscard,
    outcome: m.outcome?.reason ?? null,
  };
}
