import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { MISSIONS } from '../content/missions.ts';
import * as rules from '../ui/rule-of.ts';

const { ruleOfMission, WOUNDS, RECORD, PRISONERS, ...tables } = rules;

test.each(['fr', 'en'])('everything on the table leads to a rule of the %s rulebook', language => {
  const book = readFileSync(new URL(`../text/rulebook/${language}.md`, import.meta.url), 'utf8');
  const all = [
    WOUNDS,
    RECORD,
    PRISONERS,
    ...MISSIONS.map(ruleOfMission),
    ...Object.values(tables).flatMap(table => Object.values(table)),
  ];
  for (const rule of all) expect(book, rule).toContain(`**${rule}**`);
});

test('a heist, a sabotage and a power have rules of their own', () => {
  expect(ruleOfMission('heist-bank')).toBe('SM-MISS-07');
  expect(ruleOfMission('sab-bank')).toBe('SM-MISS-06');
  expect(rules.ruleOfPower['vul-dive']).toBe('SM-VUL-02');
});
