import { mapped } from '../../../kit/grammar.ts';
import type { OriginKind } from '../../../kit/origins.ts';
import { boards } from './boards.ts';
import { bonuses, events } from './cards.ts';
import { characters } from './characters.ts';
import { missions } from './missions.ts';
import { components, numbers, tokens } from './numbers.ts';
import { places } from './places.ts';
import { powers } from './powers.ts';
import { sheets } from './roles.ts';
import type { Sourced } from './source.ts';

const byId = (list: readonly (Sourced & { readonly id: string })[]): { readonly [id: string]: Sourced } =>
  Object.fromEntries(list.map(one => [one.id, one]));

export type OriginId =
  | 'boards'
  | 'places'
  | 'roles'
  | 'powers'
  | 'missions'
  | 'bonuses'
  | 'events'
  | 'characters'
  | 'tokens'
  | 'box'
  | 'numbers';

/** All content by kind, for the page that tells what is printed and what is ours. */
export const originKinds: readonly (OriginKind & { readonly id: OriginId })[] = [
  { id: 'boards', items: mapped(boards, ({ source, nameSource }) => ({ source, parts: { name: nameSource } })) },
  {
    id: 'places',
    items: mapped(places, ({ source, positionSource }) => ({
      source,
      parts: { name: source, position: positionSource },
    })),
  },
  { id: 'roles', items: sheets },
  { id: 'powers', items: powers },
  { id: 'missions', items: missions },
  { id: 'bonuses', items: bonuses },
  { id: 'events', items: mapped(events, ({ source, countSource }) => ({ source, parts: { qty: countSource } })) },
  {
    id: 'characters',
    items: mapped(characters, ({ source, cardSource }) => ({ source, parts: { card: cardSource } })),
  },
  { id: 'tokens', items: byId(tokens) },
  { id: 'box', items: byId(components) },
  { id: 'numbers', items: numbers },
];
