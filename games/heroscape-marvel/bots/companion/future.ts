import type { FigureId } from '../../ids.ts';
import type { Seen } from '../../../../engine/box.ts';
import { type M, figureOf, ownOnBoard } from '../../rules/table.ts';
import type { HeroScape } from '../../spec.ts';
import type { Aim } from './aims.ts';
import { type Reply, nextOwn, repliesTo, turnWorth } from './replies.ts';

// The next two turns: what the opponent could do with its own, and what one could do oneself with the one after.

const FEAR = 0.5; // of the worth of an answer
const HOPE = 0.5; // of the worth of one's own next turn
/** The same two in discovery, where one blow destroys and any figure may answer. */
const SKIRMISH = 0.8;
const LIKELY = 0.04; // chances below this are not looked at

/** Who may come next, and how many thoughts have been spent on it. */
export class Future {
  private readonly seen: Seen<HeroScape>;
  private readonly m: M;
  private readonly replies: readonly Reply[];
  private readonly own: readonly FigureId[];
  private thoughts = 0;

  constructor(seen: Seen<HeroScape>, m: M) {
    this.seen = seen;
    this.m = m;
    // who runs with the device, or bars its way, gains nothing by being afraid
    this.replies = m.content.role === 'device' ? [] : repliesTo(seen, m);
    const next = nextOwn(m, seen.seat);
    if (m.content.role === 'device') this.own = [];
    else if (!m.content.isExpert) this.own = ownOnBoard(m, seen.seat).map(({ id }) => id);
    else this.own = next === null ? [] : [next];
  }

  get hasTime(): boolean {
    return this.seen.hasTime(this.thoughts);
  }

  /** What is to be expected after an attack: its target is gone as often as it is destroyed. */
  after({ target, kill }: Aim): number {
    if (target === null || target === 'wall' || kill < LIKELY) return this.asItStands();
    const victim = figureOf(this.m, target);
    const at = victim.cell;
    victim.cell = null;
    const gone = this.asItStands();
    victim.cell = at;
    return kill > 1 - LIKELY ? gone : kill * gone + (1 - kill) * this.asItStands();
  }

  private asItStands(): number {
    const { m, replies, own } = this;
    this.thoughts++;
    if (!m.content.isExpert) return SKIRMISH * (this.best(own) - this.best(replies.map(({ figure }) => figure)));
    let sum = 0;
    for (const { figure, chance } of replies) sum -= FEAR * chance * turnWorth(m, figureOf(m, figure));
    for (const id of own) sum += HOPE * turnWorth(m, figureOf(m, id));
    return sum;
  }

  private best(figures: readonly FigureId[]): number {
    let most = 0;
    for (const id of figures) most = Math.max(most, turnWorth(this.m, figureOf(this.m, id)));
    return most;
  }
}
