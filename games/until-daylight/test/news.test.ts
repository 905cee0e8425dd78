import { expect, test } from 'vitest';
import { random } from '../../../bots/random.ts';
import { apply, start } from '../../../engine/match.ts';
import { deciders, question } from '../../../engine/queries.ts';
import { seedRng } from '../../../engine/rng.ts';
import { complete } from '../../../engine/testing/scene.ts';
import type { Event } from '../events.ts';
import { game } from '../rules/game.ts';
import { en } from '../text/en.ts';
import { fr } from '../text/fr.ts';
import type { Seen } from '../ui/look.ts';
import { news } from '../ui/screen/news.ts';

const view = game.view(start(game, complete(game, { seats: 2 }), 'news'), 0);
const names = ['Ana', 'Ben'];
const french: Seen = { texts: fr, language: 'fr', view, names, seat: 0 };
const english: Seen = { texts: en, language: 'en', view, names, seat: 0 };

const hurt = (seat: number): Event => ({ type: 'damaged', seat, amount: 2, cause: 'badLuck', damage: 3, life: 8 });
const gift: Event = { type: 'given', from: 1, to: 0, card: 'bullets', bag: null, inside: [], packed: null };

test('over the board nobody reads their own name', () => {
  expect(news(hurt(0), french, [])).toBe('Vous subissez 2 dégâts (Malchance)\u00A0: il vous reste 5 vies.');
  expect(news(hurt(0), english, [])).toBe('You suffer 2 damage (Bad Luck): 5 life left.');
  expect(news(gift, french, [])).toBe('Ben vous donne une carte Balles.');
  expect(news(gift, { ...english, seat: 1 }, [])).toBe('You give a Bullets card to Ana.');
});

test('a whole night names nobody who looks to themselves', () => {
  const told = new Set<string>();
  for (const seed of ['one', 'two', 'three', 'four', 'five', 'six']) {
    const m = start(game, complete(game, { seats: 4 }), seed, dealt => {
      dealt.hear = event => {
        for (const look of [french, english]) {
          const line = news(event, look, []) ?? look.texts.event(event, ['Ana', 'Ben', 'Cleo', 'Dan'], view);
          expect(line ?? '', `${event.type} ${JSON.stringify(event)}`).not.toMatch(/\bAna\b/);
        }
        told.add(event.type);
      };
    });
    const rng = seedRng(seed);
    while (!m.outcome) {
      const seat = deciders(m)[0] ?? 0;
      const asked = question(m, seat);
      if (!asked) break;
      apply(m, seat, random({ prompt: asked, rng }));
    }
  }
  for (const type of ['combatDrawn', 'combatChosen', 'perkUsed', 'roundStarted', 'crafted', 'characterPicked'])
    expect(told).toContain(type);
});

test('of others, and where nobody sits, the log’s own words are told', () => {
  expect(news(hurt(1), english, [])).toBe(null);
  expect(news(hurt(0), { ...english, seat: null }, [])).toBe(null);
});

test('what takes nothing is named all the same', () => {
  expect(news({ type: 'nothingLost', seat: 0, cause: 'crows' }, english, [])).toBe(
    'The crows find nothing to take from you.',
  );
});

test('an assault that has come is not told as one that will', () => {
  const assault: Event = { type: 'assaultRevealed', assault: view.assault ?? 'chaotic' };
  const come: Event = { type: 'hordeArrived', foes: [] };
  expect(news(assault, english, [])).toBe(null);
  expect(news(assault, english, [come])).toBe('CHAOTIC Assault.');
});
