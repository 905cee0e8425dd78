import type { Seen } from '../look.ts';
import { overWords } from '../words/over.ts';

/** What those who look on want to know of a question: who plays whom, and how far they may still go. */
export function aloud(step: string, { view, texts, language }: Seen, name: string): string | null {
  const own = overWords[language];
  const role = view.players[view.active]?.role;
  if (!role) return null;
  const whom = texts.the(role);
  switch (step) {
    case 'turn/act':
      return own.plays(name, whom);
    case 'movement/walk':
    case 'drive/drive':
      return view.focus?.seat === view.active
        ? own.walks(name, whom, view.focus.move?.points ?? view.focus.drive?.points ?? 0)
        : null;
    default:
      return null;
  }
}
