import { expect, test } from 'vitest';
import { bookOf } from '../../../table/test/first-match.ts';
import { BYSTANDERS, bystanders } from '../content/bystanders.ts';
import { ABILITIES, abilities } from '../content/enemies.ts';
import { SKILLS, skills } from '../content/heroes.ts';
import { SPAWN_CARDS } from '../content/spawn-cards.ts';
import { TRAITS, traits } from '../content/traits.ts';
import { en } from '../text/en.ts';
import { fr } from '../text/fr.ts';
import * as rules from '../ui/rule-of.ts';
import { HORDE, MISSIONS } from '../ids.ts';

const books = [
  { texts: fr, book: bookOf('marvel-zombies', 'fr') },
  { texts: en, book: bookOf('marvel-zombies', 'en') },
];

test('the rule behind a skill, a Trait, a Bystander or an ability is the one that names it, or names a card of the same effect', () => {
  for (const { texts, book } of books) {
    const named = [
      ...SKILLS.filter(skill => skill !== 'extra-action').map(id => [skills[id].rule, texts.skills[id].name]),
      ...TRAITS.map(id => [traits[id].rule, texts.traits[id].name]),
      ...BYSTANDERS.map(id => [bystanders[id].rule, texts.bystanders[id].name]),
      ...ABILITIES.map(id => [abilities[id].rule, texts.abilities[id].name]),
      ...HORDE.map(kind => [rules.ruleOfHorde[kind], texts.horde[kind].name]),
    ];
    for (const [rule = '', name = ''] of named) {
      const text = book.get(rule)?.toLowerCase() ?? '';
      const quoted = named.filter(one => one[0] === rule).map(one => one[1]?.toLowerCase() ?? name);
      expect(
        quoted.some(one => text.includes(one)),
        `${rule} names ${quoted.join(' or ')}`,
      ).toBe(true);
    }
  }
});

test('everything else on the table leads to a rule of both rulebooks', () => {
  const { DANGER, LEVEL, HEALTH, POWER, EXPLOSIVES } = rules;
  const all = [
    DANGER,
    LEVEL,
    HEALTH,
    POWER,
    EXPLOSIVES,
    skills['extra-action'].rule,
    ...MISSIONS.map(rules.ruleOfMission),
    ...SPAWN_CARDS.map(rules.ruleOfSpawn),
  ];
  for (const { book } of books) for (const rule of all) expect(book.has(rule), rule).toBe(true);
});
