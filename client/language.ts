import { create } from 'zustand';
import { LANGUAGES, type Language } from '../engine/box.ts';
import { remember, remembered } from './memory.ts';
import { spoken } from './text/spoken.ts';
import { type Words, words } from './text/words.ts';

const isLanguage = (value: string | null): value is Language =>
  (LANGUAGES as readonly (string | null)[]).includes(value);

function first(): Language {
  const chosen = remembered('language');
  return isLanguage(chosen) ? chosen : spoken(navigator.languages);
}

const useChosen = create<{ language: Language }>(() => ({ language: first() }));

const tellThePage = ({ language }: { language: Language }): void => {
  document.documentElement.lang = language;
  document.querySelector('meta[name="description"]')?.setAttribute('content', words[language].shell.description);
};
tellThePage(useChosen.getState());
useChosen.subscribe(tellThePage);

export function speak(language: Language): void {
  remember('language', language);
  useChosen.setState({ language });
}

export const languageNow = (): Language => useChosen.getState().language;

export const useLanguage = (): Language => useChosen(state => state.language);

/** All that the house itself says, in the reader's language. */
export const useWords = (): Words => words[useLanguage()];
