import type { RuleId } from './types.ts';

/** A rulebook in our own words, as `text/rulebook/fr.md` writes it. */
export interface Rulebook {
  readonly title: string;
  readonly chapters: readonly Chapter[];
}

export interface Chapter {
  readonly slug: string;
  readonly title: string;
  readonly intro: string;
  readonly rules: readonly { readonly id: RuleId; readonly text: string }[];
}

const HEADING = /^## (.+?)\s*\{#([a-z0-9-]+)\}$/;
const RULE = /^\*\*([A-Z0-9]+(?:-[A-Z0-9a-z]+)+)\*\*\s+/;

/** Chapters are `## Title {#slug}`, rules are paragraphs that begin with their id in bold. */
export function parseRulebook(markdown: string): Rulebook {
  const title = /^# (.+)$/m.exec(markdown)?.[1] ?? '';
  const chapters: { slug: string; title: string; intro: string; rules: { id: RuleId; text: string }[] }[] = [];
  for (const block of markdown.split(/\n\s*\n/)) {
    const paragraph = block.trim();
    const heading = HEADING.exec(paragraph.split('\n')[0] ?? '');
    const chapter = chapters.at(-1);
    const rule = RULE.exec(paragraph);
    if (heading) chapters.push({ slug: heading[2] ?? '', title: heading[1] ?? '', intro: below(paragraph), rules: [] });
    else if (chapter && rule) chapter.rules.push({ id: rule[1] ?? '', text: oneLine(paragraph.slice(rule[0].length)) });
    else if (chapter && chapter.rules.length === 0) chapter.intro = `${chapter.intro} ${oneLine(paragraph)}`.trim();
    else if (chapter)
      throw new Error(`a paragraph without a rule id in chapter ${chapter.slug}: ${paragraph.slice(0, 60)}`);
  }
  return { title, chapters };
}

const oneLine = (text: string): string => text.replace(/\s*\n\s*/g, ' ').trim();
const below = (paragraph: string): string => oneLine(paragraph.split('\n').slice(1).join(' '));

/** The text of each rule by its id. */
export function ruleTexts(book: Rulebook): Map<RuleId, string> {
  return new Map(book.chapters.flatMap(c => c.rules.map(r => [r.id, r.text] as const)));
}

/** The chapter in which each rule stands, by its title. */
export function chapterTitles(book: Rulebook): Map<RuleId, string> {
  return new Map(book.chapters.flatMap(({ title, rules }) => rules.map(({ id }) => [id, title] as const)));
}
