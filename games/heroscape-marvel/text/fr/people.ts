import type { GameTexts } from '../shape.ts';
import { masculine, proper } from '../../../../kit/french.ts';

const named = (name: string, species: string, role: string, personality: string) => ({
  name,
  ...proper(name),
  species,
  class: role,
  personality,
});
const titled = (name: string, species: string, role: string, personality: string) => ({
  name,
  ...masculine(name),
  species,
  class: role,
  personality,
});

const several = (name: string) => ({ the: `les ${name}`, of: `des ${name}`, to: `aux ${name}` });
const squad = (name: string, one: string, species: string, role: string, personality: string) => ({
  name,
  ...several(name),
  member: { name: one, ...masculine(one) },
  species,
  class: role,
  personality,
});

export const cards: GameTexts['cards'] = {
  'captain-america': named('Captain America', 'Humain', 'Soldat', 'Vaillant'),
  hulk: named('Hulk', 'Humain', 'Créature', 'Furieux'),
  'iron-man': named('Iron Man', 'Humain', 'Aventurier', 'Arrogant'),
  'spider-man': named('Spider-Man', 'Humain', 'Combattant du crime', 'Rusé'),
  'silver-surfer': titled('Surfeur d’Argent', 'Zenn-Lavien', 'Héraut', 'Vaillant'),
  abomination: named('Abomination', 'Humain', 'Créature', 'Féroce'),
  thanos: named('Thanos', 'Éternel', 'Conquérant', 'Nihiliste'),
  venom: named('Venom', 'Symbiote', 'Justicier', 'Féroce'),
  'red-skull': named('Crâne Rouge', 'Clone', 'Cerveau', 'Impitoyable'),
  'doctor-doom': titled('Dr Fatalis', 'Humain', 'Souverain', 'Mégalomane'),
  'izumi-samurai': squad('Samouraïs Izumi', 'Samouraï Izumi', 'Humains', 'Samouraïs', 'Disciplinés'),
  'zettian-guards': squad('Gardes zettiens', 'Garde zettien', 'Soulborgs', 'Gardes', 'Précis'),
  gorillinators: squad('Gorillinators', 'Gorillinator', 'Primadons', 'Soldats', 'Sauvages'),
};
