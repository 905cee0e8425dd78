export function findChromium(environment?: NodeJS.ProcessEnv): string | null;
export function needChromium(): { path: string | null; wrong: string | null };
