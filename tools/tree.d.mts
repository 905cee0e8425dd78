export function gamesIn(root: string): string[];
export function copyTree(root: string, games: readonly string[]): string;
export function removeTree(copy: string): void;
