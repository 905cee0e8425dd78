import type { Plugin } from 'vite';

export function houseFiles(isStatic: boolean): Plugin;
