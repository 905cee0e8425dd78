import { mapped } from '../../../kit/grammar.ts';
import type { OriginKind } from '../../../kit/origins.ts';
import { scenarioData } from '../scenarios/list.ts';
import { armies } from './armies.ts';
import { battlefields } from './battlefields.ts';
import { cards } from './cards.ts';
import { combatDie } from './dice.ts';
import { glyphs } from './glyphs.ts';
import { handicaps } from './handicaps.ts';
import { inventory } from './inventory.ts';
import { powers } from './powers.ts';
import { wallCard, warehouse } from './warehouse.ts';

const SCANS = 'GitHub, AlejandroMartiGisbert/Heroscape-AI-player; GitHub, abnoba12/HeroscapeBuilder';
const MAPS = 'GitHub, TheLethalGoose/HeroscapeMaps';
const MODEL = 'GitHub, dkniffin/virtualscape; GitHub, Dissolutio/heroscape-map-editor';

/** All content by kind, for the page that tells what is printed and what is ours. */
export const originKinds = [
  { id: 'scenarios', items: scenarioData, refs: { public: MAPS } },
  { id: 'battlefields', items: battlefields, refs: { public: MAPS } },
  {
    id: 'cards',
    items: mapped(cards, ({ source, discovery, expert }) => ({
      source,
      parts: discovery ? { discovery: discovery.source, expert: expert.source } : { expert: expert.source },
    })),
    refs: { public: SCANS },
  },
  { id: 'powers', items: powers, refs: { public: SCANS } },
  { id: 'ruin', items: { warehouse, wall: wallCard }, refs: { public: MODEL } },
  { id: 'glyphs', items: glyphs },
  { id: 'armies', items: armies },
  { id: 'handicaps', items: handicaps },
  {
    id: 'dice',
    items: { combat: combatDie, d20: { source: 'rulebook' } },
    refs: { public: 'ipressgames.com; GitHub, Dissolutio/hexoscape' },
  },
  { id: 'box', items: inventory },
  // Printed rules look along a line from a figure's eye; which points and which walls is our method.
  { id: 'methods', items: { sight: { source: 'reconstructed' } } },
] as const satisfies readonly OriginKind[];
