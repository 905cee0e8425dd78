import { known } from '../../../engine/known.ts';
import type { GlyphId } from '../content/glyphs.ts';
import { pick, shuffle } from '../../../engine/chance.ts';
import { again, call, emit, flow } from '../../../engine/flow.ts';
import type { HeroScape, State } from '../spec.ts';
import { join, put } from './armies.ts';
import { emptyArmies, namers } from './naming.ts';
import { freshOrders } from './round.ts';
import { type M, cellNamed, seatsFrom } from './table.ts';

/** The empty battlefield with its glyphs; who is player 1 is drawn unless the host has said (HS-SETUP-15). */
export function deal(m: M): void {
  const { scenario } = m.content;
  const { playerOne } = m.setup.options;
  const state: State = {
    players: [],
    phase: 'armies',
    round: 0,
    turn: 0,
    active: null,
    first: 0,
    figures: [],
    orders: m.content.seats.map(freshOrders),
    placed: false,
    wall: { standing: scenario.wall, wounds: 0 },
    glyphs: [],
    zones: m.content.seats.map(() => null),
    complete: m.content.seats.map(() => false),
    powerful: null,
  };
  m.state = state;
  state.players = seatsFrom(m, playerOne ?? pick(m, m.content.seats.length));
  const { setup } = scenario;
  state.players.forEach((seat, i) => {
    if (setup.kind === 'armies') state.zones[seat] = setup.zones?.[i] ?? null;
    if (setup.kind === 'hunt' && i > 0) state.zones[seat] = setup.zone;
  });
  const kinds: GlyphId[] = [...scenario.glyphs.set];
  if (!scenario.glyphs.faceUp) shuffle(m, kinds);
  state.glyphs = scenario.glyphs.places.map((hex, i) => ({
    kind: kinds[i] as GlyphId,
    up: scenario.glyphs.faceUp,
    at: cellNamed(m, hex),
    carrier: null,
  }));
}

export const battle = flow<HeroScape, 'battle'>({
  gather(m) {
    const { setup } = m.content.scenario;
    const { players } = m.state;
    switch (setup.kind) {
      case 'fixed':
        setup.figures.forEach((side, i) => {
          for (const { card, at } of side) put(m, join(m, known(players[i], 'such player'), card), cellNamed(m, at));
        });
        return;
      case 'choice':
        return call(m, 'choice', { seat: 0 });
      case 'hunt':
        for (const { card, at } of setup.figures)
          put(m, join(m, known(players[0], 'player 1'), card), cellNamed(m, at));
        call(m, 'placement', { seat: known(players[1], 'player 2') });
        return call(m, 'naming', { seats: namers(m), armies: emptyArmies(m), ready: m.content.seats.map(() => false) });
      case 'open':
      case 'armies':
        if (m.setup.options.armies === 'draft')
          return m.content.seats.length === 2
            ? call(m, 'draft', { seat: 0, left: 0, picks: 0 })
            : call(m, 'serpentine', { seat: 0, left: 0, first: 0, way: 1 });
        call(m, 'muster', { seat: 0 });
        return call(m, 'naming', { seats: namers(m), armies: emptyArmies(m), ready: m.content.seats.map(() => false) });
    }
  },
  begin(m) {
    const { state } = m;
    state.complete = m.content.seats.map(() => true);
    state.phase = 'battle';
    const { handicap } = m.setup.options;
    const told = { type: 'battleBegan' as const, players: [...state.players], scenario: m.content.scenario.id };
    emit(m, handicap ? { ...told, handicap } : told);
  },
  fight(m, f) {
    again(m, f);
    if (m.content.isExpert) call(m, 'round', { taken: 0 });
    else call(m, 'skirmish', {});
  },
});
