/**
 * The positions of the dice that are shown as chosen. Of dice that show the same the rules take any: those are shown that
 * were touched, the last first.
 */
export function lifted(
  dice: readonly number[],
  chosen: readonly number[],
  touched: readonly number[],
): ReadonlySet<number> {
  const shown = new Set<number>();
  for (const value of new Set(dice)) {
    const same = dice.flatMap((die, i) => (die === value ? [i] : []));
    const count = chosen.filter(at => dice[at] === value).length;
    const order = new Set([...touched.filter(at => same.includes(at)), ...same]);
    for (const at of [...order].slice(0, count)) shown.add(at);
  }
  return shown;
}
