import type { house as fr } from '../fr/house.ts';

export const house: typeof fr = {
  settings: {
    title: 'Settings',
    theme: 'Light',
    themes: { dark: 'Night', light: 'Day', system: 'Same as the device' },
    textSize: 'Text size',
    textSizes: { normal: 'Normal', large: 'Large', larger: 'Very large' },
    sound: 'Sound',
    soundOn: 'Sounds of the table',
    volume: 'Volume',
    speed: 'Speed of animations',
    speeds: { slow: 'Slow', normal: 'Normal', fast: 'Fast', instant: 'No waiting' },
    motion: 'Motion',
    motions: { system: 'Same as the device', full: 'All', reduced: 'Reduced' },
    marksRebuilt: 'Mark what has been rebuilt',
    keepsList: 'Keep the list of choices open beside the board',
    isLeftHanded: 'Main button on the left',
    hasKeys: 'Direct keys: numbers of the list, E to end, H for a hint, L for the list',
    kept: 'These settings stay on this device.',
  },
  credits: {
    title: 'Credits',
    lead: 'Whose work this stands on, and what this project had to reconstruct.',
  },
  origins: {
    link: 'What is from the box, what we rebuilt',
    inRules: 'The rulebook does not print all that the box holds: the rest comes from elsewhere, or was rebuilt.',
    marks: {
      partly: 'Partly rebuilt: not all of it is printed in the rulebook',
      rebuilt: 'Rebuilt: not printed in the rulebook',
    },
    brief: { partly: 'partly rebuilt', rebuilt: 'rebuilt' },
    more: 'Read more',
  },
  guide: {
    opening: 'A first match',
    openingText: 'The table is being laid…',
    title: 'Your guide',
    understood: 'Got it',
    stop: 'Continue without the guide',
    start: 'Play with the guide',
    wished: 'It is my first time: let the guide explain as I play',
    tip: isTouched => `${isTouched ? 'Touch' : 'Rest the mouse on'} anything to see what it is.`,
    rule: 'The rule',
  },
};
