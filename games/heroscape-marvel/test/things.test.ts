import { expect, test } from 'vitest';
import { setupOf } from '../../../bots/set-up.ts';
import { apply, start } from '../../../engine/match.ts';
import { deciders, options, preview } from '../../../engine/queries.ts';
import { below, seedRng } from '../../../engine/rng.ts';
import { wished } from '../../../engine/testing/walk.ts';
import { listen } from '../../../engine/recording.ts';
import rules from '../rule-ids.json' with { type: 'json' };
import { yardstick } from '../bots/yardstick.ts';
import type { Event } from '../events.ts';
import { SCENARIOS } from '../ids.ts';
import { game } from '../rules/game.ts';
import type { AttackKind } from '../content/powers.ts';
import type { Action } from '../spec.ts';
import { en } from '../text/en.ts';
import { fr } from '../text/fr.ts';
import type { Seen } from '../ui/look.ts';
import { powerIcon } from '../ui/icons.ts';
import { intents } from '../ui/screen/intents.ts';
import { outlook } from '../ui/screen/outlook.ts';
import { lastThrown } from '../ui/screen/rolls.ts';
import { goals, phase } from '../ui/screen/standing.ts';
import { thing } from '../ui/screen/things.ts';
import { main, touch } from '../ui/touch.ts';
import { view } from '../view.ts';
import { forecast, odds, table, walkTo } from './table.ts';

/** What somebody sees who plays, in French and in English by turns. */
const looks = (m: Parameters<typeof view>[0], seat: number): Seen[] =>
  ([fr, en] as const).map((texts, i) => ({
    texts,
    language: i === 0 ? 'fr' : 'en',
    view: view(m, seat),
    names: ['Ada', 'Bob'],
    seat,
  }));

const known = new Set(Object.keys(rules.rules));

function said(text: string | null | undefined): void {
  if (!text || /undefined|NaN|null|\[object/.test(text)) expect.fail(`it says ${text}`);
}

test('every thing that gives an answer says what it is, and every answer what it would bring', {
  timeout: 60_000,
}, () => {
  SCENARIOS.forEach((scenario, i) => {
    const rng = seedRng(`things ${scenario}`);
    const m = start(
      game,
      setupOf({ game }, { scenario, seats: 2, options: { armies: i % 2 ? 'premade' : 'draft' } }),
      scenario,
    );
    const heard: Event[] = [];
    for (let n = 0; n < 60 && !m.outcome; n++) {
      const seat = deciders(m)[0] ?? 0;
      const open = options(m, seat);
      for (const look of looks(m, seat)) {
        said(phase(look));
        for (const { text } of goals(look)) said(text);
        for (const { sign } of intents(look)) if (sign !== null) said(sign);
        const last = lastThrown(heard, look);
        if (last) for (const text of [last.title, last.sum, ...last.rows.map(({ name }) => name)]) said(text);
        for (const action of open.filter((one, at) => !main(one) && at % 11 === n % 11)) {
          for (const id of touch(action, look)) {
            const explained = thing(id, look);
            said(explained?.name);
            if (!explained?.rule || !known.has(explained.rule)) expect.fail(`${id} has no rule`);
          }
          const shown = preview(m, seat, action);
          if (!shown) continue;
          const { sign, lines } = outlook(shown, action, look);
          for (const text of [sign, ...lines]) said(text);
        }
      }
      const answer = below(rng, 3) > 0 ? wished(m, seat, yardstick, rng) : (open[below(rng, open.length)] as Action);
      listen(
        m,
        event => void heard.push(event),
        () => apply(m, seat, answer),
      );
    }
  });
});

test('a hex says who is near enough to come and strike there, and never those who strike there already', () => {
  const armies = [{ 'captain-america': '3,9' }, { abomination: '5,9', thanos: '-4,12' }];
  const scene = table('theft', { armies, acts: 'captain-america' });
  const [, look] = looks(scene.m, 0);
  const linesAt = (to: string): string => {
    const action = walkTo(to);
    return look ? outlook(forecast(scene, 0, action), action, look).lines.join(' ') : '';
  };
  expect(linesAt('4,9')).toMatch(/Can strike you here without moving:[^.]*Abomination/);
  expect(linesAt('4,9')).not.toMatch(/come and strike:[^.]*Abomination/);
  expect(linesAt('2,9')).toMatch(/Near enough to come and strike:[^.]*Abomination/);
});

test('a chance that a power gives is told with that power, before the move and at the target', () => {
  const scene = table('theft', { armies: [{ 'silver-surfer': '1,6' }, { venom: '6,9' }], acts: 'silver-surfer' });
  const [, look] = looks(scene.m, 0);
  if (!look) throw new Error('nobody looks');
  const power = en.powers['cosmic-force-blast'].name;
  const to = walkTo('3,8');
  const promised = outlook(forecast(scene, 0, to), to, look);
  const [aim] = promised.reach ?? [];
  expect(promised.lines.join(' ')).toContain(`(${power}, `);
  expect(aim?.icon).toBe(powerIcon['cosmic-force-blast']);
  const there = scene.play(0, to);
  const [, then] = looks(there.m, 0);
  const at = (attack: AttackKind) => {
    const action = { type: 'attack', attack, target: 'venom' } as const;
    return { ...outlook(odds(there, 0, action), action, then ?? look), hit: odds(there, 0, action).hit };
  };
  expect(at('cosmic-force-blast').hit).toBeCloseTo(aim?.chance ?? 0, 2);
  expect(at('cosmic-force-blast').icon).toBe(aim?.icon);
  expect(at('normal').icon).toBeUndefined();
  expect(at('normal').hit).toBeLessThan(at('cosmic-force-blast').hit - 0.1);
});
