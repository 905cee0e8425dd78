/** Where the house lies on its host: at its root, or in a folder. It ends with a slash. */
export const BASE: string = import.meta.env?.BASE_URL ?? '/';

/** The address of this page within the house. */
export const pathHere = (): string => `/${location.pathname.slice(BASE.length)}`;
