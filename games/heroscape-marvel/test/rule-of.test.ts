import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { mapped } from '../../../kit/grammar.ts';
import { powers } from '../content/powers.ts';
import * as rules from '../ui/rule-of.ts';

const { ruleOfStat, ruleOfCard, ruleOfCarried, ruleOfGlyph, ruleOfThrow, ...single } = rules;

const ruleOfPower = mapped(powers, ({ rule }) => rule);
const glyphs = (['none', 'anesthetic', 'amulet', 'device'] as const).flatMap(role =>
  ([null, 'object-of-power', 'mysterious-item'] as const).map(kind => ruleOfGlyph({ role, kind })),
);
const throws = (['attacked', 'defended', 'struck', 'fell', 'sensed', 'initiativeRolled', 'destroyed'] as const).flatMap(
  type => [ruleOfThrow(type, 'expert'), ruleOfThrow(type, 'discovery')],
);
const tables = [ruleOfPower, ruleOfStat.expert, ruleOfStat.discovery, ruleOfCard, ruleOfCarried, single];

test('everything on the table leads to a rule of both rulebooks', () => {
  for (const language of ['fr', 'en']) {
    const book = readFileSync(new URL(`../text/rulebook/${language}.md`, import.meta.url), 'utf8');
    for (const rule of [...glyphs, ...throws, ...tables.flatMap(table => Object.values(table))])
      expect(book, rule).toContain(`**${rule}**`);
  }
});

test('the rule is that of the thing itself, at the level that is played', () => {
  const book = readFileSync(new URL('../text/rulebook/en.md', import.meta.url), 'utf8');
  const paragraph = (rule: string): string => book.split('\n').find(line => line.startsWith(`**${rule}**`)) ?? '';
  expect(paragraph(ruleOfPower['dust-of-death'])).toContain('Dust-of-Death (Red Skull)');
  expect(paragraph(ruleOfPower['hyper-speed-5'])).toContain('Hyper Speed 5');
  expect(paragraph(ruleOfGlyph({ role: 'none', kind: 'object-of-power' }))).toContain('Object of Power');
  expect(ruleOfThrow('attacked', 'discovery')).toBe('HS-DISC-12');
  expect(ruleOfThrow('attacked', 'expert')).toBe('HS-ATK-04');
  expect(ruleOfThrow('destroyed', 'expert'), 'no throw of its own').toBe('HS-COMP-03');
});
