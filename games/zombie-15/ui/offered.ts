import { refuse } from '../rules/refuse.ts';
import { USUAL } from '../spec.ts';

/** Whether the form of a new table offers this value; the lesson alone has no clock (Z15-TIME-21), and no form opens it. */
export function isOption(option: string, value: unknown, seats: number, scenario: string): boolean {
  if (option === 'track' && value === 'calm') return false;
  if (option === 'firstPlayer') return value === null || (seats > 1 && Number(value) < seats);
  return refuse({ scenario, seats, options: { ...USUAL, [option]: value }, carry: null }) === null;
}
