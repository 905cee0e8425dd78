import type { OptionGroup } from './game-ui.ts';

/** An option as the list shows it. */
export interface Choice {
  readonly label: string;
  readonly group: OptionGroup | null;
}

export interface Section {
  readonly title: string | null;
  readonly isFolded: boolean;
  readonly choices: readonly Numbered[];
}

export interface Numbered {
  /** Its place among the options. */
  readonly index: number;
  readonly label: string;
  /** The key that takes it, or null. */
  readonly key: number | null;
}

const FEW = 6;
const KEYS = 9;

/** The options in sections where there are many, in the order in which their groups first appear. */
export function sectionsOf(choices: readonly Choice[]): Section[] {
  const isGrouped = choices.length > FEW;
  const sections: { title: string | null; isFolded: boolean; choices: { index: number; label: string }[] }[] = [];
  choices.forEach(({ label, group }, index) => {
    const title = isGrouped ? (group?.title ?? null) : null;
    let section = sections.find(s => s.title === title);
    if (!section) {
      section = { title, isFolded: title !== null && group?.isFolded === true, choices: [] };
      sections.push(section);
    }
    section.choices.push({ index, label });
  });
  return numbered(sections);
}

/** Number keys for what is to be seen, from top to bottom. */
function numbered(sections: readonly (Omit<Section, 'choices'> & { choices: { index: number; label: string }[] })[]) {
  let last = 0;
  const next = (isFolded: boolean): number | null => (isFolded || last >= KEYS ? null : ++last);
  return sections.map(({ title, isFolded, choices }) => ({
    title,
    isFolded,
    choices: choices.map(choice => ({ ...choice, key: next(isFolded) })),
  }));
}
