export function misplaced(game: string, paths: readonly string[]): string[];
export function circles(texts: ReadonlyMap<string, string>): string[][];
export function checkPlan(): string[];
