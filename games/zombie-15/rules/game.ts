import { define } from '../../../engine/flow.ts';
import { meat } from '../cards/spoiled-meat.ts';
import { guess } from '../guess.ts';
import { options } from '../options.ts';
import { SCENARIOS } from '../scenarios/list.ts';
import type { Zombie15 } from '../spec.ts';
import { view } from '../view.ts';
import { lossCarry, whenUndone } from './campaign.ts';
import { checkpoint, fit, place } from './checkpoint.ts';
import { clone } from './clone.ts';
import { check, shares, timeLeft } from './end.ts';
import { event } from './events.ts';
import { migrate } from './migrate.ts';
import { due, lasts, onDue } from './scream.ts';
import { carefulSearch, quickSearch } from './search.ts';
import { contentOf, deal, scenario } from './setup.ts';
import { canPause } from './pause.ts';
import { refuse } from './refuse.ts';
import { token } from './tokens.ts';
import { turn } from './turn.ts';

export const game = define<Zombie15>({
  id: 'zombie-15',
  version: 2,
  scenarios: SCENARIOS,
  options,
  refuse,
  first: 'scenario',
  flows: { scenario, checkpoint, fit, place, turn, meat, quickSearch, carefulSearch, token, event },
  content: contentOf,
  deal,
  isOpen: true,
  view,
  guess,
  check,
  due,
  onDue,
  canPause,
  whenPaused: m => {
    m.state.paused = true;
  },
  concession: 'shared',
  lasts,
  whenUndone,
  concede: m => ({ reason: 'conceded', scores: shares(m, 0), carry: lossCarry(m, 'conceded', timeLeft(m)) }),
  clone,
  migrate,
});
