import type { Language } from '../../../engine/box.ts';
import type { ScenarioFaces } from '../../../table/scenarios.ts';
import type { Terrain } from '../content/battlefield.ts';
import type { ScenarioId } from '../ids.ts';
import { scenarioData } from '../scenarios/list.ts';
import { type ScenarioData, type Zone, ZONES } from '../scenarios/scenario.ts';
import { R, fieldOf, hexagon } from './field.ts';

const GROUND: { readonly [T in Terrain]: readonly [hue: number, saturation: number] } = {
  concrete: [220, 8],
  asphalt: [225, 12],
  grass: [110, 30],
  water: [205, 55],
  warehouse: [24, 38],
};

const TONES: { readonly [Z in Zone]: string } = {
  red: '#e0523f',
  blue: '#4f9be0',
  green: '#4fae66',
  yellow: '#d9b23a',
  violet: '#9d6bd6',
  white: '#d5d8e2',
};

/** The field from above: the higher, the lighter; where the sides begin in their colours of play, and what is fought over. */
function Picture({ scenario }: { readonly scenario: string }) {
  const field = fieldOf(scenario as ScenarioId);
  const { zones, orange, setup }: ScenarioData = scenarioData[scenario as ScenarioId];
  const standing = setup.kind === 'fixed' ? setup.figures : setup.kind === 'hunt' ? [setup.figures] : [];
  const tones: readonly (readonly [hexes: readonly string[], tone: string])[] = [
    ...ZONES.map(zone => [zones[zone] ?? [], TONES[zone]] as const),
    [orange, '#f3a93f'],
    ...standing.map(
      (side, i) => [side.map(({ at }) => at), i === 0 ? '#4f9be0' : '#e0523f'] as readonly [string[], string],
    ),
  ];
  return (
    <svg viewBox={`0 0 ${field.width} ${field.height}`} aria-hidden="true">
      {field.cells.map(cell => {
        const [hue, saturation] = GROUND[cell.terrain];
        const tone = tones.find(([hexes]) => hexes.includes(cell.name))?.[1];
        return (
          <polygon
            key={cell.name}
            points={hexagon(cell, R * cell.scale)}
            fill={tone ?? `hsl(${hue} ${saturation}% ${Math.min(62, 24 + cell.level * 7)}%)`}
          />
        );
      })}
    </svg>
  );
}

/** Of scenarios whose sides differ: player 1’s first; in the others they begin alike. */
const SIDES: { readonly [S in ScenarioId]?: { readonly [L in Language]: readonly [string, string] } } = {
  'vengeurs-rassemblement': { fr: ['les héros', 'les vilains'], en: ['the heroes', 'the villains'] },
  'hulk-est-en-colere': { fr: ['Hulk', 'ses chasseurs'], en: ['Hulk', 'his hunters'] },
  'du-grabuge-a-manhattan': { fr: ['les héros', 'les vilains'], en: ['the heroes', 'the villains'] },
  'heros-vilains-amis-et-ennemis': { fr: ['les héros', 'les vilains'], en: ['the heroes', 'the villains'] },
  'le-genie-fou': { fr: ['les héros', 'les vilains'], en: ['the heroes', 'the villains'] },
  'conflit-sur-la-ville': { fr: ['les défenseurs', 'les voleurs'], en: ['the defenders', 'the thieves'] },
};

export const scenarios: ScenarioFaces = {
  Picture,
  each: 20, // the field is looked over before a figure moves
  sides: (scenario, language) => SIDES[scenario as ScenarioId]?.[language] ?? 'alike',
};
