import type { Plugin } from 'vite';

export function withIcons(code: string, set: { icons: { [name: string]: { body: string } } }, content?: string): string;
export function icons(): Plugin;
