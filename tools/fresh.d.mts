export function oldNode(version?: string): string | null;
export function isInstalled(root: string): boolean;
export function install(root: string): boolean;
export function isBuilt(root: string): boolean;
export function build(root: string): string | null;
export function buildPage(root: string): string | null;
