/** Whether the form of a new table offers this value: the lesson alone has no clock (Z15-TIME-21). */
export function isOption(option: string, value: unknown, seats: number): boolean {
  if (option === 'track') return value !== 'calm';
  return option !== 'firstPlayer' || value === null || Number(value) < seats;
}
