import { DEFAULT_PACE, playOut } from '../bots/play.ts';
import type { Player } from '../bots/sight.ts';
import { BASE, shareOf } from '../bots/value.ts';
import type { Sample } from '../bots/fit.ts';
import type { Box, Features, Judgement } from '../engine/box.ts';
import { start } from '../engine/match.ts';
import { below, seedRng } from '../engine/rng.ts';
import type { Match, Rng, Setup, Spec } from '../engine/types.ts';
import { Complaint } from './complaint.ts';
import { checkedSetup, paceOf, policiesOf } from './plan.ts';

// Positions of matches between bots, of every scenario and number of seats, with what came of them.

/** Who plays: every seat draws one, so that tables are of mixed strength, as those of people are. */
const PLAYERS = ['yardstick', 'companion'] as const;

export interface Positions {
  readonly names: readonly string[]; // of the features
  readonly samples: readonly Sample[];
}

export const judgementOf = <W extends Spec>({ game, bots }: Box<W>): Judgement<W> => {
  if (!bots.judgement) throw new Complaint('no-judgement', { game: game.id });
  return bots.judgement;
};

/** Every set-up with the usual options that the game accepts. */
export function setupsOf<W extends Spec>(box: Box<W>): Setup<W>[] {
  return box.game.scenarios.flatMap(({ id, seats: [least, most] }) =>
    Array.from({ length: most - least + 1 }, (_, i) => acceptedSetup(box, id, least + i)).filter(one => one !== null),
  );
}

function acceptedSetup<W extends Spec>(box: Box<W>, scenario: string, seats: number): Setup<W> | null {
  try {
    return checkedSetup(box, { scenario, seats });
  } catch (thrown) {
    if (thrown instanceof Complaint && thrown.code === 'refused-setup') return null;
    throw thrown;
  }
}

/** So many positions, evenly drawn, of each of the matches numbered from `from` to `to - 1`; `thoughts` of bots that search. */
export function positionsOf<W extends Spec>(
  box: Box<W>,
  seed: string,
  [from, to]: readonly [from: number, to: number],
  each: number,
  thoughts: number = DEFAULT_PACE.thoughts,
): Positions {
  const setups = setupsOf(box);
  const pace = { ...paceOf(box), thoughts };
  let names: readonly string[] = [];
  const samples: Sample[] = [];
  for (let n = from; n < to; n++) {
    const rng = seedRng(`${seed}:${n}:table`);
    const setup = setups[below(rng, setups.length)] as Setup<W>;
    const m = start(box.game, setup, `${seed}:${n}`);
    const drawn = Array.from({ length: setup.seats }, () => PLAYERS[below(rng, PLAYERS.length)] ?? 'companion');
    const kept = new Drawn(m, judgementOf(box), each, rng);
    const policies = policiesOf(box, drawn).map(
      (policy): Player<W> =>
        seen => {
          kept.look();
          return policy(seen);
        },
    );
    playOut(m, policies, seedRng(`${seed}:${n}:bots`), pace);
    samples.push(...kept.samples);
    names = kept.names.length > 0 ? kept.names : names;
  }
  return { names, samples };
}

/** Some of all positions of a match, each as likely to be kept as every other. */
class Drawn<W extends Spec> {
  private readonly m: Match<W>;
  private readonly judgement: Judgement<W>;
  private readonly most: number;
  private readonly rng: Rng;
  private looks = 0;
  private readonly kept: { readonly sides: readonly (readonly number[])[] }[] = [];
  names: readonly string[] = [];

  constructor(m: Match<W>, judgement: Judgement<W>, most: number, rng: Rng) {
    this.m = m;
    this.judgement = judgement;
    this.most = most;
    this.rng = rng;
  }

  look(): void {
    const at = this.looks < this.most ? this.looks : below(this.rng, this.looks + 1);
    this.looks++;
    if (at >= this.most) return;
    const { m, judgement } = this;
    const sides = judgement.sides(m).map(side => judgement.features(m, side));
    this.names = [BASE, ...Object.keys(sides[0] ?? {})];
    this.kept[at] = { sides: sides.map(side => this.valuesOf(side)) };
  }

  private valuesOf(features: Features): number[] {
    const values = this.names.map(name => (name === BASE ? 1 : (features[name] ?? Number.NaN)));
    if (values.some(value => !Number.isFinite(value)))
      throw new Error(`a feature of ${this.m.game.id} is no number: ${JSON.stringify(features)}`);
    return values;
  }

  get samples(): Sample[] {
    const { m, judgement } = this;
    const { outcome } = m;
    if (!outcome) return []; // left unfinished: nobody knows
    const won = judgement.sides(m).map(side => shareOf(outcome.scores, side));
    return this.kept.map(({ sides }) => ({ sides, won }));
  }
}
