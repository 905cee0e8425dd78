import type { Notions, Told } from '../../../engine/box.ts';
import { SCENARIO_IDS, type ScenarioId } from '../scenarios/shape.ts';
import type { Preview } from '../seen.ts';
import type { Feature } from './features.ts';

// What a hint says of the features by which a position is judged.

export type Notion = 'standing' | 'way' | 'life' | 'arms' | 'here' | 'zombies' | 'horde' | 'alpha' | 'called';

/** How hard a scenario is says nothing of an answer. */
const scenarios = Object.fromEntries(
  SCENARIO_IDS.flatMap(id => [
    [id, null],
    [`${id}Ever`, null],
    [`${id}Standing`, 'standing'],
  ]),
) as { [S in ScenarioId | `${ScenarioId}Ever`]: null } & { [S in `${ScenarioId}Standing`]: 'standing' };

const own: Told<Feature, Notion> = {
  notion: {
    ...scenarios,
    left: null,
    begun: null,
    leftSquared: null,
    standing: 'standing',
    standingLate: 'standing',
    need: 'way',
    most: 'way',
    pressing: 'way',
    pressingLife: 'way',
    pressingStanding: 'way',
    desperate: 'way',
    spare: 'way',
    spareStanding: 'way',
    errands: null,
    three: null,
    life: 'life',
    weak: 'life',
    down: null,
    unconscious: null,
    arms: 'arms',
    unarmed: 'arms',
    objects: null,
    here: 'here',
    overrun: null,
    zombies: 'zombies',
    horde: 'horde',
    alpha: 'alpha',
    locks: null,
    keyless: null,
    called: 'called',
    night: null,
    breach: null,
  },
  shows: {
    standing: ['more', 'standing'],
    way: ['less', 'most'],
    life: ['less', 'weak'],
    arms: ['more', 'arms'],
    here: ['less', 'here'],
    zombies: ['less', 'zombies'],
    horde: ['less', 'horde'],
    alpha: ['less', 'alpha'],
    called: ['more', 'called'],
  },
};

export const notions: Notions = { own };

/** A fight that kills nobody and hurts no Alpha. */
export const isWorthless = (preview: Preview): boolean =>
  preview.type === 'fight' && preview.kills === 0 && preview.alpha === 0;
