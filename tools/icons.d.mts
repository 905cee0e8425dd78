import type { Plugin } from 'vite';

export function withIcons(code: string, set: { icons: { [name: string]: { body: string } } }): string;
export function icons(): Plugin;
