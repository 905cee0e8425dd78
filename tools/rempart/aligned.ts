/** Words to the left, figures to the right: so many columns are words. */
export function aligned(rows: readonly string[][], words: number): string[] {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map(row => row[column]?.length ?? 0)));
  const isWord = (column: number): boolean => column < words;
  return rows.map(row =>
    row
      .map((cell, column) => (isWord(column) ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join('  ')
      .trimEnd(),
  );
}
