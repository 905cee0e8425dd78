import type { ComponentType } from 'react';

/**
 * `games/<id>/ui/scenarios.tsx` exports one of these as `scenarios`, where a game has several: what is shown of them to
 * whoever chooses one. It is fetched with the page of a new table.
 */
export interface ScenarioFaces {
  /** One decorative `<svg>` that fills whatever box it gets: its map, as small as a stamp or as large as a hand. */
  readonly Picture: ComponentType<{ readonly scenario: string }>;
  /** How hard it is said to be, from 1 to 4. */
  hardness?(scenario: string): number | null;
  /** How long it is said to take. */
  minutes?(scenario: string): number | null;
}
