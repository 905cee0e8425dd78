import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { bonuses, events } from '../content/cards.ts';
import { characters } from '../content/characters.ts';
import { type MissionId, missions, ruleOfGoal } from '../content/missions.ts';
import { powers } from '../content/powers.ts';
import { sheets } from '../content/roles.ts';
import { PRISONERS, RECORD, WOUNDS, ruleOfBadge, ruleOfPlace, ruleOfScale } from '../ui/rule-of.ts';

const ruleOfMission = (mission: MissionId) => ruleOfGoal(missions[mission].goal);

test.each(['fr', 'en'])('everything on the table leads to a rule of the %s rulebook', language => {
  const book = readFileSync(new URL(`../text/rulebook/${language}.md`, import.meta.url), 'utf8');
  const all = [
    WOUNDS,
    RECORD,
    PRISONERS,
    ...Object.values(missions).map(({ goal }) => ruleOfGoal(goal)),
    ...[bonuses, events, characters, powers, sheets].flatMap(table => Object.values(table).map(({ rule }) => rule)),
    ...[ruleOfBadge, ruleOfPlace, ruleOfScale].flatMap(table => Object.values(table)),
  ];
  for (const rule of all) expect(book, rule).toContain(`**${rule}**`);
});

test('a heist, a sabotage and a power have rules of their own', () => {
  expect(ruleOfMission('heist-bank')).toBe('SM-MISS-07');
  expect(ruleOfMission('sab-bank')).toBe('SM-MISS-06');
  expect(powers['vul-dive'].rule).toBe('SM-VUL-02');
});
