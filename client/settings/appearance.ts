import { create } from 'zustand';
import { type Settings, settings } from '../../table/settings.ts';
import { remember, remembered } from '../memory.ts';

// How the page looks on this device: what was chosen is written on the root element, and the style sheets do the rest.

export const THEMES = ['dark', 'light', 'system'] as const;
export type Theme = (typeof THEMES)[number];

const byDay = matchMedia('(prefers-color-scheme: light)');
const chosen = (): Theme => THEMES.find(theme => theme === remembered('theme')) ?? 'dark';

export const useTheme = create<{ theme: Theme }>(() => ({ theme: chosen() }));

export function setTheme(theme: Theme): void {
  remember('theme', theme);
  useTheme.setState({ theme });
}

function paint(): void {
  const { theme } = useTheme.getState();
  const isLight = theme === 'light' || (theme === 'system' && byDay.matches);
  document.documentElement.dataset['theme'] = isLight ? 'light' : 'dark';
}

function measure({ textSize, motion }: Settings): void {
  const { dataset } = document.documentElement;
  dataset['text'] = textSize;
  if (motion === 'reduced') dataset['still'] = '';
  else delete dataset['still'];
  if (motion === 'full') dataset['moving'] = '';
  else delete dataset['moving'];
}

/** From the first moment on, and whenever something is chosen. */
export function keepAppearance(): void {
  paint();
  measure(settings.getState());
  useTheme.subscribe(paint);
  byDay.addEventListener('change', paint);
  settings.subscribe(measure);
}
