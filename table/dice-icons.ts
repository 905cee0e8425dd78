import { gameIcons } from './icons.ts';

const icons = gameIcons([
  'dice-six-faces-one',
  'dice-six-faces-two',
  'dice-six-faces-three',
  'dice-six-faces-four',
  'dice-six-faces-five',
  'dice-six-faces-six',
]);

export const FACES: readonly string[] = [
  icons['dice-six-faces-one'],
  icons['dice-six-faces-two'],
  icons['dice-six-faces-three'],
  icons['dice-six-faces-four'],
  icons['dice-six-faces-five'],
  icons['dice-six-faces-six'],
];
