export function layerOf(path: string): { layer: string; game: string | null };
export function violations(path: string, text: string, root?: string): string[];
export function checkLayers(root?: string): { files: number; violations: string[] };
