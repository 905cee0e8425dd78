import type { GameTexts } from '../shape.ts';

const named = (name: string, species: string, role: string, personality: string, the: string = name) => ({
  name,
  the,
  of: `of ${the}`,
  to: `to ${the}`,
  species,
  class: role,
  personality,
});

const squad = (name: string, one: string, species: string, role: string, personality: string) => ({
  ...named(name, species, role, personality, `the ${name}`),
  member: { name: one, the: one, of: `of ${one}`, to: `to ${one}` }, // before its number
});

export const cards: GameTexts['cards'] = {
  'captain-america': named('Captain America', 'Human', 'Soldier', 'Valiant'),
  hulk: named('Incredible Hulk', 'Human', 'Creature', 'Angry', 'Hulk'),
  'iron-man': named('Iron Man', 'Human', 'Adventurer', 'Arrogant'),
  'spider-man': named('Spider-Man', 'Human', 'Crime Fighter', 'Tricky'),
  'silver-surfer': named('Silver Surfer', 'Zenn-Lavian', 'Herald', 'Valiant'),
  abomination: named('Abomination', 'Human', 'Creature', 'Ferocious'),
  thanos: named('Thanos', 'Eternal', 'Conqueror', 'Nihilist'),
  venom: named('Venom', 'Symbiote', 'Vigilante', 'Ferocious'),
  'red-skull': named('Red Skull', 'Clone', 'Mastermind', 'Ruthless'),
  'doctor-doom': named('Doctor Doom', 'Human', 'Ruler', 'Egomaniacal'),
  'izumi-samurai': squad('Izumi Samurai', 'Izumi Samurai', 'Humans', 'Samurai', 'Disciplined'),
  'zettian-guards': squad('Zettian Guards', 'Zettian Guard', 'Soulborgs', 'Guards', 'Precise'),
  gorillinators: squad('Gorillinators', 'Gorillinator', 'Primadons', 'Soldiers', 'Wild'),
};
