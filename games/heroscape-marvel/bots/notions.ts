import type { Notions, Told } from '../../../engine/box.ts';
import { SCENARIOS, type ScenarioId } from '../ids.ts';
import type { Preview } from '../seen.ts';
import type { Feature } from './features.ts';

// What a hint says of the features by which a position is judged.

type OwnNotion = 'army' | 'blow' | 'danger' | 'engaged' | 'height' | 'carries' | 'exit' | 'orange';
type OthersNotion = 'wound' | 'destroy' | 'disarm' | 'threaten' | 'stop';
export type Notion = OwnNotion | OthersNotion;

/** How hard a scenario is says nothing of an answer. */
const scenarios = Object.fromEntries(SCENARIOS.map(id => [id, null])) as { [S in ScenarioId]: null };

const own: Told<Feature, OwnNotion> = {
  notion: {
    ...scenarios,
    held: null,
    points: 'army',
    share: 'army',
    shareDiscovery: 'army',
    logPoints: 'army',
    figures: 'army',
    life: 'army',
    best: 'army',
    second: 'army',
    blow: 'blow',
    blowLogit: 'blow',
    danger: 'danger',
    dangerBest: 'danger',
    engaged: 'engaged',
    height: 'height',
    active: null,
    begins: null,
    activeShort: null,
    shown: null,
    carries: 'carries',
    carriesFirst: 'carries',
    exit: 'exit',
    gone: null,
    orange: 'orange',
    orangeLate: 'orange',
    orangeAlone: 'orange',
    powerful: null,
    wall: null,
  },
  shows: {
    army: ['more', 'share'],
    blow: ['more', 'blowLogit'],
    danger: ['less', 'danger'],
    engaged: ['less', 'engaged'],
    height: ['more', 'height'],
    carries: ['more', 'carries'],
    exit: ['more', 'exit'],
    orange: ['more', 'orangeAlone'],
  },
};

const others: Told<string, OthersNotion> = {
  notion: {
    life: 'wound',
    points: 'wound',
    logPoints: 'wound',
    best: 'wound',
    figures: 'destroy',
    blow: 'disarm',
    blowLogit: 'disarm',
    danger: 'threaten',
    dangerBest: 'threaten',
    exit: 'stop',
  },
  shows: {
    wound: ['less', 'life'],
    destroy: ['less', 'figures'],
    disarm: ['less', 'blowLogit'],
    threaten: ['more', 'danger'],
    stop: ['less', 'exit'],
  },
};

export const notions: Notions = { own, others };

/** An attack that cannot wound, a roll that cannot be made. */
export function isWorthless(preview: Preview): boolean {
  if (preview.type === 'attack') return preview.hit === 0;
  return preview.type === 'roll' && preview.chance === 0;
}
