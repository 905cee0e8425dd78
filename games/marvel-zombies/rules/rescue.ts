import { call, decide, emit, finish, flow } from '../../../engine/flow.ts';
import type { Frame } from '../../../engine/types.ts';
import type { BystanderId } from '../content/bystanders.ts';
import { MAX_POWER, OBJECTIVE_XP } from '../content/levels.ts';
import type { MarvelZombies, Objective } from '../spec.ts';
import { drawBystander } from './decks.ts';
import { openDoor } from './doors.ts';
import { discardBystander, isDear } from './goals.ts';
import { gainPower, gainXp } from './growth.ts';
import { bringZombieHero } from './spawn.ts';
import { type M, heroAt, nameOf } from './table.ts';

/** The figure goes, Power rises to its maximum, one card is kept (MZ-RESC-02..04). */
export const rescue = flow<MarvelZombies, 'rescue'>({
  take(m, f) {
    const hero = heroAt(m, f.hero);
    m.state.figures = m.state.figures.filter(figure => figure.id !== f.bystander);
    if (!m.state.rescued.includes(f.bystander)) m.state.rescued.push(f.bystander);
    emit(m, { type: 'bystanderRescued', hero: hero.id, bystander: f.bystander });
    gainPower(m, hero, MAX_POWER, 'rescue');
    if (hero.bystander !== null) return;
    hero.bystander = f.bystander;
    finish(f);
  },
  keep: decide({
    rule: 'MZ-RESC-03',
    who: (m, f) => [heroAt(m, f.hero).seat],
    options: (m, f): { type: 'keepBystander'; bystander: BystanderId }[] => [
      { type: 'keepBystander', bystander: f.bystander },
      { type: 'keepBystander', bystander: heldBy(m, f) },
    ],
    preview: (m, f, { bystander }) => (isDear(m, otherOf(m, f, bystander)) ? { type: 'loses' } : null),
    apply(m, f, { bystander }) {
      const hero = heroAt(m, f.hero);
      const discarded = otherOf(m, f, bystander);
      hero.bystander = bystander;
      emit(m, { type: 'bystanderKept', hero: hero.id, bystander, discarded });
      discardBystander(m, discarded);
    },
  }),
});

function heldBy(m: M, f: Frame<MarvelZombies, 'rescue'>): BystanderId {
  const { bystander } = heroAt(m, f.hero);
  if (bystander === null) throw new Error('nobody is held yet');
  return bystander;
}

/** The one of the two who is not kept. */
const otherOf = (m: M, f: Frame<MarvelZombies, 'rescue'>, kept: BystanderId): BystanderId =>
  kept === f.bystander ? heldBy(m, f) : f.bystander;

/** The token off the board, XP, then what its colour does (MZ-OBJ-03, MZ-OBJ-04). */
export const objective = flow<MarvelZombies, 'objective'>({
  take(m, f) {
    const hero = heroAt(m, f.hero);
    const { mission } = m.content;
    const token = taken(m, f.objective);
    if (token.faceDown) m.revealed++;
    token.faceDown = false;
    token.taken = true;
    const { colour } = token;
    emit(m, { type: 'objectiveTaken', hero: hero.id, zone: nameOf(m, token.zone), colour });
    if (mission.shared === colour) m.state.heroes.forEach((_, index) => gainXp(m, index, OBJECTIVE_XP));
    else gainXp(m, f.hero, OBJECTIVE_XP);
    if (mission.explosives.includes(colour) || mission.console === colour) hero.tokens.push(colour);
    if (mission.wakes.includes(colour) && !mission.springs.includes(colour)) wake(m, token);
    if (mission.unlocks === colour)
      for (const [index, { colour: painted }] of m.content.board.doors.entries())
        if (painted !== 'plain') openDoor(m, index, { hero: null, calm: false, spawns: false });
    if (mission.gift !== colour) return;
    const bystander = drawBystander(m);
    if (bystander) call(m, 'rescue', { hero: f.hero, bystander });
  },
  /** The trap: the door of that colour opens and its building is resolved... */
  spring(m, f) {
    const { colour } = taken(m, f.objective);
    if (!m.content.mission.springs.includes(colour)) return finish(f);
    const index = m.content.board.doors.findIndex(painted => painted.colour === colour);
    openDoor(m, index, { hero: null, calm: false, spawns: true });
  },
  /** ...then a Zombie Hero comes to the spawn point, which wakes (MZ-M7-03). */
  arrive(m, f) {
    const token = taken(m, f.objective);
    const point = m.state.points.find(({ type }) => type === token.colour);
    if (!point) return;
    wake(m, token);
    bringZombieHero(m, point.zone);
  },
});

function taken(m: M, index: number): Objective {
  const token = m.state.objectives[index];
  if (!token) throw new Error(`no Objective ${index}`);
  return token;
}

function wake(m: M, { colour }: Objective): void {
  m.state.points.forEach((point, index) => {
    if (point.type !== colour || point.active) return;
    point.active = true;
    emit(m, { type: 'pointWoke', point: index, zone: nameOf(m, point.zone), colour });
  });
}
