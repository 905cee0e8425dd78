import * as english from '../../kit/english.ts';
import * as french from '../../kit/french.ts';
import { typesetAll } from '../../kit/typeset.ts';

// What is said around the rulebooks: fetched with them.

const fr = {
  title: 'Règles',
  search: 'Chercher un mot, une carte, une règle',
  named: 'Vaut pour :',
  here: 'Que puis-je faire ici ?',
  canDo: 'Vous pouvez',
  cannotDo: 'Vous ne pouvez pas',
  noQuestion: 'On ne vous demande rien en ce moment.',
  more: (count: number): string => `et ${count} de plus`,
  count: (count: number): string => french.plural(count, 'règle trouvée', 'règles trouvées'),
  chapters: 'Chapitres',
  nothing: 'Aucune règle ni aucune carte ne contient tous ces mots.',
  linkTo: (rule: string): string => `Lien vers la règle ${rule}`,
  play: 'Jouer à ce jeu',
};

export type RuleWords = typeof fr;

const en: RuleWords = {
  title: 'Rules',
  search: 'Search a word, a card, a rule',
  named: 'Holds for:',
  here: 'What can I do here?',
  canDo: 'You can',
  cannotDo: 'You cannot',
  noQuestion: 'You are not asked anything now.',
  more: count => `and ${count} more`,
  count: count => english.plural(count, 'rule found', 'rules found'),
  chapters: 'Chapters',
  nothing: 'No rule and no card contains all these words.',
  linkTo: rule => `Link to rule ${rule}`,
  play: 'Play this game',
};

export const ruleWords = { fr: typesetAll(fr), en } as const;
