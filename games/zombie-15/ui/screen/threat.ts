import { fateOf } from '../../text/grammar.ts';
import { type Seen, activeHero } from '../look.ts';
import { isStreet } from '../plan.ts';
import { told } from '../words/told.ts';

/** What the zombies of his zone would do to the hero who plays, did he end his turn now; null where nobody would come. */
interface Threat {
  readonly text: string;
  readonly zombies: number;
  readonly fend: number;
  readonly isHeld: boolean;
}

export function threatOf({ view, language }: Seen): Threat | null {
  const { forecast } = view;
  if (!forecast || forecast.zombies === 0) return null;
  const own = told[language];
  const fate = fateOf(view);
  return {
    text: fate === 'calm' ? own.holds(forecast.zombies) : own[fate](forecast.zombies, forecast.fend),
    zombies: forecast.zombies,
    fend: forecast.fend,
    isHeld: forecast.held,
  };
}

/** Whether an arrow shows it: of nobody who is held, and not in a room, where it would cover all who stand there. */
export const hasArrow = (look: Seen): boolean =>
  threatOf(look)?.isHeld === false && isStreet(activeHero(look)?.zone ?? 0);
