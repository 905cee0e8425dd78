import type { GameTexts } from '../shape.ts';

export const heroes: GameTexts['heroes'] = {
  josh: {
    name: 'Josh',
    strength: {
      name: 'Natural healer',
      effect: 'Once per turn, away from zombies, 1 action gives him 1 Life Point back.',
    },
    weakness: { name: 'Zombiphobia', effect: 'Never fights bare-handed.' },
  },
  severity: {
    name: 'Severity',
    strength: { name: 'Tenacious, tough as nails', effect: '4 Life Points, and standing up costs her nothing.' },
    weakness: { name: 'Resistant to healing', effect: 'No card gives her Life Points, except the defibrillator.' },
  },
  hazel: {
    name: 'Hazel',
    strength: { name: 'Aspiring nurse', effect: 'Her first-aid kits give 2 Life Points.' },
    weakness: { name: 'Holes in her pockets', effect: 'One light object only, two tokens in the backpack.' },
  },
  vance: {
    name: 'Vance',
    strength: { name: 'Stealth', effect: 'A single zombie in his zone does not keep him from leaving.' },
    weakness: { name: 'Fear of firearms', effect: 'Touches neither firearm nor machine gun.' },
  },
  will: {
    name: 'Will',
    strength: {
      name: 'Observant, adventurous',
      effect: 'Four cards per quick search; taking a token or a scenario item is free.',
    },
    weakness: { name: 'Short-legged', effect: 'Two paid changes of tile per turn, no more.' },
  },
  'sai-fon': {
    name: 'Sai Fon',
    strength: { name: 'Strong punch', effect: 'Fighting bare-handed costs her no Life Point.' },
    weakness: { name: 'Impetuous', effect: 'Never searches carefully.' },
  },
  snow: {
    name: 'Snow',
    strength: { name: 'Swift hands', effect: 'Her first card search of each turn is free.' },
    weakness: { name: 'Badly hurt', effect: 'Only 2 Life Points.' },
  },
  carter: {
    name: 'Carter',
    strength: { name: 'Sharpshooter', effect: '1 more damage with firearms.' },
    weakness: { name: 'Trigger-happy', effect: '1 more noise with every shot.' },
  },
};
