import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { CARDS, ruleOfCard } from '../content/cards.ts';
import { characters } from '../content/characters.ts';
import { hordeKinds } from '../content/horde.ts';
import { perks } from '../content/perks.ts';
import { recipes } from '../content/recipes.ts';
import { game } from '../rules/game.ts';
import { en } from '../text/en.ts';
import type { Seen } from '../ui/look.ts';
import * as single from '../ui/rule-of.ts';
import { thing } from '../ui/screen/things.ts';
import { table } from './table.ts';

test('everything on the table leads to a rule of both rulebooks', () => {
  const tables = [hordeKinds, recipes, characters, perks].flatMap(table =>
    Object.values(table).map(({ rule }) => rule),
  );
  for (const language of ['fr', 'en']) {
    const book = readFileSync(new URL(`../text/rulebook/${language}.md`, import.meta.url), 'utf8');
    for (const rule of [...CARDS.map(ruleOfCard), ...tables, ...Object.values(single)])
      expect(book, rule).toContain(`**${rule}**`);
  }
});

test('cards of their own kind have a rule of their own', () => {
  expect(ruleOfCard('luck')).toBe('UD-SPEC-LUCK-01');
  expect(ruleOfCard('nails')).toBe('UD-CRAFT-02');
  expect(ruleOfCard('machete')).toBe('UD-ATT-01');
  expect(ruleOfCard('molotov')).toBe('UD-ATT-11');
  expect(perks.frenzy.rule).toBe('UD-CHAR-PSYCHO-02');
});

test('a weapon in hand leads to how one attacks, whose it was at first leads to that character', () => {
  const { m } = table(2, { line: ['brute-a'], players: [{ character: 'trigger', items: ['trigger-magnum', 'luck'] }] });
  const look = { language: 'en', seat: 0, names: ['Ana', 'Bob'], texts: en, view: game.view(m, 0) } as unknown as Seen;
  expect(thing('card:trigger-magnum', look)?.rule).toBe('UD-ATT-01');
  expect(thing('card:luck', look)?.rule).toBe('UD-SPEC-LUCK-01');
  expect(thing('figure:trigger', look)?.rule).toBe(characters.trigger.rule);
});
