import type { ComponentType } from 'react';
import type { Language } from '../engine/box.ts';

/**
 * `games/<id>/ui/scenarios.tsx` exports one of these as `scenarios`: what is shown of each to
 * whoever chooses one. It is fetched with the page of a new table.
 */
export interface ScenarioFaces {
  /** One decorative `<svg>` that fills whatever box it gets: its map, as small as a stamp or as large as a hand. */
  readonly Picture: ComponentType<{ readonly scenario: string }>;
  /** How hard it is said to be, from 1 to 4. */
  hardness?(scenario: string): number | null;
  /** Seconds that people take for a decision, on the whole, where that is not the usual 8. */
  readonly each?: number;
  /** How long it is said to take. */
  minutes?(scenario: string): number | null;
  /** Where sides play against each other: what two that differ are called, the first one first, or that they begin alike. */
  sides?(scenario: string, language: Language): readonly [first: string, second: string] | 'alike' | null;
  /** Where it has a campaign: its scenarios in their order. */
  readonly campaign?: readonly string[];
  /** Where it has a campaign: its scenarios in their order, and which of them were won, by what it hands on. */
  journey?(carry: unknown): Journey;
}

export interface Journey {
  readonly stops: readonly string[];
  readonly won: readonly string[];
}
