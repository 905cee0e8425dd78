import { powers } from '../../content/powers.ts';
import { scenarioData } from '../../scenarios/list.ts';
import type { SeenFigure, View } from '../../seen.ts';
import type { Seen } from '../look.ts';
import { words } from '../words/words.ts';

/** Whether somebody destroyed may come back at the start of a turn (HS-POW-22), as long as their player still stands somewhere. */
export const mayReturn = ({ scenario, figures }: View, { owner, status, powers: held }: SeenFigure): boolean =>
  status === 'destroyed' &&
  scenarioData[scenario].rejectedByDeath &&
  held.includes('rejected-by-death') &&
  figures.some(other => other.owner === owner && other.status === 'board');

/** What has become of somebody who is not on the board. */
export function statusOf({ view, language }: Seen, figure: SeenFigure): string {
  const own = words[language];
  const status = own.status[figure.status];
  return mayReturn(view, figure) ? `${status}, ${own.returns(powers['rejected-by-death'].needs)}` : status;
}
