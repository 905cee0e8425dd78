import { LANGUAGES, type Language } from '../../engine/box.ts';

/** The first language of a browser that we speak; French where it speaks none of ours. */
export function spoken(preferred: readonly string[]): Language {
  for (const tag of preferred) {
    const found = LANGUAGES.find(language => tag.toLowerCase().split('-')[0] === language);
    if (found) return found;
  }
  return LANGUAGES[0];
}
