import type { Touching } from '../../../../table/screen/touching.tsx';
import type { ThingId } from '../../../../table/touch.ts';
import type { Seen } from '../look.ts';
import { flightsOf } from '../touch.ts';
import { fieldWords } from '../words/field.ts';
import { aimedAt } from './aimed-at.ts';
import { feared } from './intents.ts';
import type { MapModel } from './model.ts';

/** What stands on the battlefield and needs a word: numbers and colours of hexes, chances at figures. */
export type LegendSign = 'cost' | 'risk' | 'air' | 'hit' | 'wounds' | 'danger';

export interface LegendRow {
  readonly sign: LegendSign;
  readonly text: string;
}

/** The signs that are there now, and what each of them says. */
export function legendRows(look: Seen, model: MapModel, touching: Touching, looked: ThingId | null): LegendRow[] {
  const own = fieldWords[look.language].legendOf;
  const { cells, figures } = model;
  const outlook = looked ? touching.outlookAt(looked) : null;
  const chances = figures.flatMap(({ thing, isOpen }) => (isOpen ? (touching.outlookAt(thing) ?? []) : []));
  const hasSwords = chances.some(({ sign }) => sign.startsWith('⚔'));
  const aims = outlook?.reach ?? aimedAt(look);
  const dangers = outlook?.threats ?? feared(look);
  const rows: readonly (readonly [sign: LegendSign, text: string, isThere: boolean])[] = [
    ['cost', own.cost, cells.some(({ note }) => note !== null)],
    ['risk', own.risk, cells.some(({ note }) => note !== null && note.strikes + note.falls > 0)],
    ['air', flightWords(look), cells.some(({ light }) => light === 'air')],
    ['hit', own.hit, hasSwords || aims.length > 0],
    ['wounds', own.wounds, hasSwords && look.view.mode === 'expert'],
    ['danger', own.danger, dangers.length > 0],
  ];
  return rows.flatMap(([sign, text, isThere]) => (isThere ? [{ sign, text }] : []));
}

const flightWords = ({ view, texts }: Seen): string =>
  flightsOf(view)
    .map(how => texts.flights[how].by.toLocaleLowerCase())
    .join(', ');
