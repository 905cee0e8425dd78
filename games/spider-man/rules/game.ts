import { define } from '../../../engine/flow.ts';
import { options } from '../options.ts';
import { SCENARIOS } from '../scenarios/list.ts';
import type { SpiderMan } from '../spec.ts';
import { view } from '../view.ts';
import { attack } from './attack.ts';
import { bonus, drawing } from './bonus.ts';
import { card } from './cards.ts';
import { clone } from './clone.ts';
import { custody, delivery } from './custody.ts';
import { drive } from './drive.ts';
import { errand } from './errands.ts';
import { breakout, kingpin } from '../cards/events.ts';
import { exit, freedom } from './freedom.ts';
import { guess } from '../guess.ts';
import { knockout } from './knockout.ts';
import { migrate } from './migrate.ts';
import { isSomethingDone, settleMissions } from './missions.ts';
import { movement } from './movement.ts';
import { climb, healing } from '../cards/power/others.ts';
import { reaction } from './reaction.ts';
import { reinforcement } from './reinforcements.ts';
import { roll } from './roll.ts';
import { checkVictory, concede } from './score.ts';
import { city, deal, game as whole } from './setup.ts';
import { koDraw, recovery, turn } from './turn.ts';
import { timeOut } from './window.ts';

export const game = define<SpiderMan>({
  id: 'spider-man',
  version: 4,
  scenarios: SCENARIOS,
  options,
  first: 'game',
  flows: {
    game: whole,
    city,
    turn,
    recovery,
    koDraw,
    movement,
    drive,
    bonus,
    roll,
    attack,
    reaction,
    knockout,
    custody,
    freedom,
    exit,
    drawing,
    reinforcement,
    breakout,
    kingpin,
    card,
    errand,
    delivery,
    healing,
    climb,
  },
  content: ({ seats, options: { target } }) => ({ seats, target }),
  deal,
  view,
  guess,
  check(m) {
    // Dice that are being thrown change nothing yet: what comes of them is looked at with the step that counts them.
    if (m.state.phase !== 'play' || m.state.resolving || m.stack.at(-1)?.flow === 'roll' || !isSomethingDone(m)) return;
    settleMissions(m);
    checkVictory(m);
  },
  due: m => m.state.deadline,
  onDue: timeOut,
  clone,
  concession: 'own',
  concede,
  migrate,
});
