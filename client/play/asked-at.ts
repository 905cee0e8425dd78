import type { Asked } from '../rules/here.tsx';
import type { AtTable } from './at-table.ts';
import type { Playing } from './use-play.ts';

/** The question at a table, as the rulebook beside it tells it; null for whoever is not asked. */
export function askedAt({ position, look }: AtTable, { seat, isPlayed }: Playing): Asked | null {
  const prompt = isPlayed && seat !== null && !position.outcome ? position.prompts[seat] : undefined;
  if (!prompt) return null;
  const { texts, view, names } = look;
  return {
    ...prompt,
    question: texts.prompt(prompt.step, view, names),
    label: action => texts.action(action, view, names),
  };
}
