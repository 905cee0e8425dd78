import type { SeenHero, View } from '../../seen.ts';

/** How many turns pass until this hero's; null before the first one, and for whoever is unconscious and passed over. */
export function turnsUntil({ heroes, active }: Pick<View, 'heroes' | 'active'>, hero: SeenHero): number | null {
  const at = heroes.findIndex(({ id }) => id === active);
  if (at < 0) return null;
  const order = [...heroes.slice(at), ...heroes.slice(0, at)];
  const place = order.filter(({ id, posture }) => id === active || posture !== 'unconscious').indexOf(hero);
  return place < 0 ? null : place;
}
