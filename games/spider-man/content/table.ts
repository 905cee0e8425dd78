/** A table whose keys are the ids: all entries have what `Base` says, and whoever names one sees what it alone has. */
export type Entries<T, Base> = { readonly [K in keyof T]: Base & Omit<T[K], keyof Base> };

/** The ids, in the order of the table. */
export const keysOf = <K extends string>(table: { readonly [key in K]?: unknown }): readonly K[] =>
  Object.keys(table) as K[];

/** How much a card does, under names of its own. */
export interface Effect {
  readonly effect?: { readonly [what: string]: number };
}
