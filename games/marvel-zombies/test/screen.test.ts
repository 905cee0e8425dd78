import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { setupOf } from '../../../bots/set-up.ts';
import { apply, start } from '../../../engine/match.ts';
import { deciders, options, preview } from '../../../engine/queries.ts';
import { seedRng } from '../../../engine/rng.ts';
import type { Scene } from '../../../engine/testing/scene.ts';
import { wished } from '../../../engine/testing/walk.ts';
import ids from '../rule-ids.json' with { type: 'json' };
import { yardstick } from '../bots/yardstick.ts';
import type { Event } from '../events.ts';
import { MISSIONS } from '../ids.ts';
import { game } from '../rules/game.ts';
import type { Action, MarvelZombies } from '../spec.ts';
import { en } from '../text/en.ts';
import { fr } from '../text/fr.ts';
import type { Seen } from '../ui/look.ts';
import { main, touch } from '../ui/touch.ts';
import { intents } from '../ui/screen/intents.ts';
import { outlook } from '../ui/screen/outlook.ts';
import { byPrice } from '../ui/screen/powers.tsx';
import { concerns, roll } from '../ui/screen/rolls.ts';
import { goals, phase } from '../ui/screen/standing.ts';
import { thing } from '../ui/screen/things.ts';
import type { View } from '../seen.ts';
import { table, tableOf } from './table.ts';

const inEnglish = (view: View, seat: number | null = 0): Seen => ({
  texts: en,
  language: 'en',
  view,
  names: ['Ada', 'Bob'],
  seat,
});
const inFrench = (view: View): Seen => ({ ...inEnglish(view), texts: fr, language: 'fr' });
const lookAt = (scene: Scene<MarvelZombies>): Seen => inEnglish(game.view(scene.m, 0));

test('every thing that can be touched says what it is, in both languages, by a rule that exists', () => {
  const mute = new Set<string>();
  MISSIONS.forEach((scenario, i) => {
    const rng = seedRng(scenario);
    const m = start(game, setupOf({ game }, { scenario, seats: (i % 4) + 1 }), `things ${scenario}`);
    for (let n = 0; n < 150 && !m.outcome; n++) {
      const seat = deciders(m)[0] ?? 0;
      const look = inEnglish(game.view(m, seat));
      for (const action of options(m, seat))
        for (const id of main(action) ? [] : touch(action, look))
          for (const said of [thing(id, look), thing(id, inFrench(look.view))])
            if (
              !said?.name ||
              /undefined|NaN/.test(`${said.name} ${said.about}`) ||
              (said.rule && !(said.rule in ids.rules))
            )
              mute.add(`${id}: ${said?.name} ${said?.about} ${said?.rule}`);
      apply(m, seat, wished(m, seat, yardstick, rng));
    }
  });
  expect([...mute]).toEqual([]);
});

test('a crowd says who they are, what they can do and what they are about to do', () => {
  const look = lookAt(
    table('M1', { turn: 'hulk', heroes: { hulk: { zone: '2R.01' } }, enemies: { '2R.11': { walker: 2, brute: 1 } } }),
  );
  const said = thing('figure:crowd-2R.11', look);
  expect(said?.name).toBe('1 Brute and 2 Walkers');
  expect(said?.about).toContain(en.horde.brute.effect);
  expect(said?.about).toContain(en.plan(look.view.forecast[0] as View['forecast'][number]));
});

describe('what an answer would bring', () => {
  const brought = (scene: Scene<MarvelZombies>, action: Action) => {
    const look = lookAt(scene);
    const seen = preview(scene.m, 0, action);
    if (!seen) throw new Error('nothing is shown');
    return outlook(seen, action, look);
  };
  const attack = { type: 'attack', zone: '2V.21', free: false, reach: false } as const;
  const given = (enemies: object) => table('M0', { turn: 'hulk', enemies: { '2V.21': enemies } });

  test('the chance stands over one Enemy, with how many of them over a crowd', () => {
    // five dice at 5+: one hit of 86.8 %, two of 53.9 %
    expect(brought(given({ walker: 1 }), attack)).toMatchObject({ sign: '87%', mood: 'good' });
    expect(brought(given({ brute: 1 }), attack)).toMatchObject({ sign: '54%', mood: 'fair' });
    expect(brought(given({ walker: 9 }), attack).sign).toBe('87% · ☠ ≈1.7 of 9');
    expect(brought(given({ brute: 1 }), attack).lines.join()).toContain('2 hits');
  });

  test('a Move shows its price, and what is to fear at its end', () => {
    const move = { type: 'move', to: '2V.11', by: 'walk' } as const;
    const at = (enemies: object) => table('M0', { turn: 'hulk', heroes: { hulk: { health: 2 } }, enemies });
    expect(brought(at({}), move)).toMatchObject({ sign: '1', mood: 'good' });
    expect(brought(at({ '2V.11': { walker: 1 } }), move)).toMatchObject({ sign: '1 −1♥', mood: 'fair' });
    expect(brought(at({ '2V.11': { walker: 2 } }), move)).toMatchObject({ sign: '1 −2♥', mood: 'bad' });
  });
});

test('a devoured Bystander costs what there is to lose, and nothing is said of the rest', () => {
  const { m } = table('M1', { turn: 'hulk' });
  const costs = (look: Seen, power: number, traits: number): string => {
    const { sign, lines } = outlook({ type: 'devoured', power, traits }, { type: 'giveUp' }, look);
    return `${sign} | ${lines?.join(' ')}`;
  };
  const [english, french] = [inEnglish(game.view(m, 0)), inFrench(game.view(m, 0))];
  expect(costs(english, 3, 0)).toBe('devoured: −3⚡ | A devoured Bystander: 3 heroes would lose 1 Power each.');
  expect(costs(english, 3, 1)).toBe(
    'devoured: −3⚡ −1 Trait | A devoured Bystander: 3 heroes would lose 1 Power each, and 1 would lose a Trait.',
  );
  expect(costs(english, 0, 2)).toBe('devoured: −2 Traits | A devoured Bystander: 2 heroes would lose a Trait each.');
  const plain = (line: string): string => line.replaceAll(/[\u00a0\u202f]/g, ' ');
  expect(plain(costs(french, 3, 0))).toBe(
    'dévoré : −3⚡ | Citoyen dévoré : 3 Super-Héros perdraient chacun 1 de Pouvoir.',
  );
  expect(plain(costs(french, 1, 2))).toBe(
    'dévoré : −1⚡ −2 Traits | Citoyen dévoré : 1 Super-Héros perdrait 1 de Pouvoir, et 2 perdraient chacun un Trait.',
  );
  expect(plain(costs(french, 0, 1))).toBe('dévoré : −1 Trait | Citoyen dévoré : 1 Super-Héros perdrait un Trait.');
  expect(costs(french, 0, 0)).toContain('dévoré | Citoyen dévoré');
});

describe('what the Enemies will do', () => {
  const out = { wasp: { zone: 'out' }, vision: { zone: 'out' }, 'spider-man': { zone: 'out' } };
  const given = (enemies: object, heroes: object = {}, bystanders: object = {}) =>
    intents(
      lookAt(
        table('M1', { turn: 'hulk', heroes: { hulk: { zone: '2R.01' }, ...out, ...heroes }, enemies, bystanders }),
      ),
    );

  test('whoever strikes is one arrow with all its Wounds; whoever comes too late goes to a place', () => {
    expect(given({ '2R.01': { walker: 2, runner: 1 } })).toEqual([
      { from: 'figure:crowd-2R.01', to: 'figure:hero-hulk', isSure: true, isAtMe: true, sign: '−4♥', mood: 'fair' },
    ]);
    expect(given({ '2R.11': { walker: 1 } })).toMatchObject([{ to: 'place:2R.01', isSure: true, sign: null }]);
    expect(given({ '2R.11': { runner: 1 } })).toMatchObject([{ to: 'figure:hero-hulk', isSure: true, sign: '−1♥' }]);
  });

  test('Wounds that could fell somebody are marked, those that are shared out are not certain', () => {
    expect(given({ '2R.01': { walker: 5 } })).toMatchObject([{ mood: 'bad' }]);
    const shared = given({ '2R.01': { walker: 1 } }, { wasp: { zone: '2R.01' } });
    expect(shared.map(({ to }) => to).sort()).toEqual(['figure:hero-hulk', 'figure:hero-wasp']);
    expect(shared.map(({ sign }) => sign)).toEqual(['−1♥ to share', null]);
    expect(shared.some(({ isSure }) => isSure)).toBe(false);
  });

  test('a Bystander alone would be devoured', () => {
    const found = given({ '2R.21': { walker: 1 } }, { hulk: { zone: '2R.01' } }, { okoye: '2R.21' });
    expect(found).toMatchObject([{ to: 'figure:bystander-okoye', sign: 'devours', mood: 'bad', isAtMe: false }]);
  });
});

describe('the last roll', () => {
  const look = inEnglish(game.view(start(game, setupOf({ game }, { seats: 2 }), 'rolls'), 0));
  const thrown: Event = { type: 'rolled', hero: 'hulk', dice: [6, 2, 5], accuracy: 5, hits: 2 };
  const again: Event = { type: 'rerolled', hero: 'hulk', by: 'try-again', dice: [6, 5, 5], hits: 3 };

  test('shows each die, lights those that hit and says how many', () => {
    expect(roll([thrown], look)).toMatchObject({
      by: thrown,
      title: 'Hulk · 5+',
      pieces: [
        { text: '6', isLit: true },
        { text: '2', isLit: false },
        { text: '5', isLit: true },
      ],
      sum: '2 hits',
    });
    expect(roll([thrown, again], look)).toMatchObject({ title: 'Hulk · 5+ · reroll', sum: '3 hits' });
    expect(roll([], look)).toBeNull();
  });

  test('is the die of a Fighter, or a Spawn card at the level that counts', () => {
    const saved: Event = { type: 'bystanderSaved', bystander: 'okoye', by: null, die: 5 };
    expect(roll([thrown, saved], look)).toMatchObject({ pieces: [{ text: '5', isLit: true }], sum: 'safe' });
    const card: Event = { type: 'spawnCardDrawn', card: 'S04', zone: '4V.20', level: 'yellow', ignored: false };
    const drawn = roll([thrown, saved, card], look);
    expect(drawn?.pieces.map(({ text, isLit }) => (isLit ? `(${text})` : text)).join(' ')).toBe('1 (2) 3 4');
    expect(drawn?.sum).toBe('2 Walkers');
    const said = renderToStaticMarkup(drawn?.picture as ReactElement);
    expect(said.replaceAll(/<[^>]+>/g, ' ')).toMatch(
      /Blue\s+:\s+1\s+Yellow\s+:\s+2\s+Orange.*Danger Yellow: only its column counts\./,
    );
    expect(said.match(/data-lit/g)).toHaveLength(1);
    expect(drawn?.rule).toBe('MZ-SPAWN-05');
    const protectedOne: Event = { type: 'bystanderSaved', bystander: 'okoye', by: 'hulk', die: null };
    expect(roll([thrown, protectedOne], look)).toMatchObject({ title: 'Hulk · 5+' });
  });
});

describe('where the mission stands', () => {
  const scene = table('M1', {
    round: 3,
    turn: 'hulk',
    heroes: { hulk: { zone: '2R.01', health: 2, seat: 0 }, wasp: { zone: '2R.21' }, vision: { zone: '2R.21' } },
    enemies: { '2R.01': { walker: 2 } },
  });
  const look = lookAt(scene);

  test('round, goals, danger, and who may fall', () => {
    expect(phase(look)).toBe('Round 3 · Player Phase');
    const texts = goals(look).map(({ text }) => text);
    expect(texts.slice(0, 2)).toEqual(['Danger Blue', 'Hulk: −2♥ at risk']);
    expect(texts).toContain('0/4 Objectives');
  });

  test('what concerns me are my heroes, and what changes the mission for all', () => {
    const hurt: Event = { type: 'wounded', hero: 'hulk', wounds: 1, health: 1 };
    expect(concerns(hurt, look)).toBe(true);
    expect(concerns(hurt, inEnglish(look.view, 1))).toBe(false);
    expect(concerns({ type: 'dangerRose', level: 'yellow' }, inEnglish(look.view, 1))).toBe(true);
    expect(concerns({ type: 'xpGained', hero: 'hulk', amount: 1, xp: 1 }, look)).toBe(false);
    expect(concerns({ type: 'hitsLost', hero: 'hulk', hits: 2, needed: 3 }, look), 'for nothing').toBe(true);
    expect(concerns({ type: 'hitsLost', hero: 'hulk', hits: 1, needed: null }, look), 'too many').toBe('slightly');
  });
});

describe('what is asked', () => {
  test('says that Enemies act a second time', () => {
    const scene = table('M1', {
      turn: 'hulk',
      heroes: {
        hulk: { zone: '2R.01' },
        vision: { zone: '2R.21' },
        wasp: { zone: 'out' },
        'spider-man': { zone: 'out' },
      },
      zombies: { 'captain-america': '2R.12' },
      now: { activate: 'all' },
    });
    const asked = () => [en, fr].map(texts => texts.prompt('activation/send', game.view(scene.m, 0), []));
    expect(asked().join()).not.toContain('Action');
    scene.play(0, { type: 'send', zombie: 'captain-america', to: '2R.11' });
    expect(asked()).toEqual([expect.stringMatching(/^Second Action: /), expect.stringMatching(/^Seconde Action/)]);
  });

  test('says whose hero would be activated, where it is not one’s own', () => {
    const { view } = lookAt(tableOf('M0', 2, {}));
    const [own, other] = [0, 1].map(seat => view.heroes.find(hero => hero.seat === seat)?.id ?? 'hulk');
    const label = (hero = own) => en.action({ type: 'activate', hero: hero ?? 'hulk' }, view, ['Ada', 'Bob']);
    expect(label(own)).not.toContain('Ada');
    expect(label(other)).toMatch(/ \(Bob\)$/);
  });
});

test('a skill that costs nothing comes before what costs an Action, one that costs Power after it', () => {
  expect(byPrice(['leaping-charge', 'shrink'])).toEqual({ first: ['shrink'], later: ['leaping-charge'] });
});

test('Enemies still to be eliminated: whoever falls comes back until both red Objectives are taken (MZ-M3-04)', () => {
  const said = (taken: number) => {
    const { view } = lookAt(table('M3', { turn: 'hulk' }));
    const objectives = view.objectives.map((one, i) => ({ ...one, colour: 'red' as const, taken: i < taken }));
    return goals(inEnglish({ ...view, objectives })).find(({ text }) => text.includes('Enem'));
  };
  expect(said(1)?.text).toBe('54 Enemies coming back');
  expect(said(1)?.about).toContain('54 left. Until both red Objectives are taken, whoever falls goes back');
  expect(said(2)?.text).toBe('54 Enemies to go');
  expect(said(2)?.about).toContain('54 left. Whoever falls leaves the game for good.');
});

test('a defeat names whoever fell', () => {
  const { view } = lookAt(table('M0', { turn: 'hulk' }));
  const heroes = view.heroes.map(hero => ({ ...hero, fate: hero.id === 'hulk' ? ('down' as const) : hero.fate }));
  const lost = { reason: 'fallen', scores: [0] };
  expect(fr.outcome(lost, [], 0, { ...view, heroes })).toBe('Défaite\u00a0: Hulk est à terre.');
  expect(en.outcome(lost, [], 0, { ...view, heroes })).toBe('Defeat: Hulk has fallen.');
  expect(en.outcome(lost, [])).toBe('Defeat: a Super Hero has fallen.');
});

test('an Attack asks for what can be added to it, and for nothing else', () => {
  const asked = (hulk: object) => {
    const scene = table('M0', { turn: 'hulk', heroes: { hulk }, enemies: { '2V.21': { walker: 1 } } });
    scene.play(0, { type: 'attack', zone: '2V.21', free: false, reach: false });
    return en.prompt('attack/boost', game.view(scene.m, 0), []).split('. ')[1];
  };
  expect(asked({ power: 0 })).toBe('Roll?');
  expect(asked({ power: 2 })).toBe('Add Power?');
  expect(asked({ power: 0, traits: ['focus'] }), 'it takes Power').toBe('Roll?');
  expect(asked({ power: 2, traits: ['focus'] })).toBe('Add Power or a card?');
});

describe('goals', () => {
  test('say what they mean, by rules that exist', () => {
    for (const mission of MISSIONS)
      for (const { about, rule } of goals(lookAt(table(mission, {})))) {
        expect(about).toBeTruthy();
        expect(Object.keys(ids.rules)).toContain(rule);
      }
  });

  test('speak of no danger once all have left', () => {
    const { view } = lookAt(table('M0', {}));
    const left: View = { ...view, heroes: view.heroes.map(hero => ({ ...hero, fate: 'out' })) };
    expect(goals(inEnglish(view)).map(({ text }) => text)).toContain('Danger Blue');
    expect(goals(inEnglish(left)).map(({ text }) => text)).not.toContain('Danger Blue');
  });
});
