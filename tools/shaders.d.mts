import type { Plugin } from 'vite';

export function withShaders(code: string, materials: readonly string[]): string;
export function shaders(materials: readonly string[]): Plugin;
