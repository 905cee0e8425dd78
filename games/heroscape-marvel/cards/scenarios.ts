import type { ScenarioId } from '../ids.ts';
import type { Figure, HeroScape } from '../spec.ts';
import { amulets } from './scenarios/amulets.ts';
import { device } from './scenarios/device.ts';
import { escalation } from './scenarios/escalation.ts';
import { plain } from './scenarios/plain.ts';
import type { Plot } from './plot.ts';
import { rampage } from './scenarios/rampage.ts';
import { zone } from './scenarios/zone.ts';

/** What each scenario changes. */
export const plots: { readonly [S in ScenarioId]: Plot<HeroScape, Figure> } = {
  'vengeurs-rassemblement': plain,
  'vol-a-stark-international': zone,
  'le-combat-s-intensifie': escalation,
  'hulk-est-en-colere': rampage,
  'du-grabuge-a-manhattan': plain,
  'heros-vilains-amis-et-ennemis': plain,
  'le-genie-fou': amulets,
  'conflit-sur-la-ville': device,
  'melee-a-genotech': plain,
  'melee-a-tribeca': plain,
  'la-grande-place': plain,
  'les-quais': plain,
  'maree-haute': plain,
};
