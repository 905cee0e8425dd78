import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { setupOf } from '../../../bots/set-up.ts';
import { apply, start } from '../../../engine/match.ts';
import { deciders, options, preview } from '../../../engine/queries.ts';
import { seedRng } from '../../../engine/rng.ts';
import { wished } from '../../../engine/testing/walk.ts';
import type { Seat } from '../../../engine/types.ts';
import type { ThingId } from '../../../table/touch.ts';
import { companion } from '../bots/companion.ts';
import type { Event } from '../events.ts';
import type { Square } from '../ids.ts';
import { game } from '../rules/game.ts';
import type { Preview } from '../seen.ts';
import type { Action } from '../spec.ts';
import { en } from '../text/en.ts';
import { fr } from '../text/fr.ts';
import type { Seen } from '../ui/look.ts';
import { focus, least, steady } from '../ui/screen/focus.ts';
import { happeningTo } from '../ui/happening.ts';
import { intents } from '../ui/screen/intents.ts';
import { sideOf } from '../ui/screen/sign-side.ts';
import { signposts } from '../ui/screen/signposts.ts';
import { outlook } from '../ui/screen/outlook.ts';
import { markOf } from '../ui/screen/marks.ts';
import { worstOf } from '../ui/screen/dangers.ts';
import { news } from '../ui/screen/news.ts';
import { concerns, roll } from '../ui/screen/rolls.ts';
import { goals, phase } from '../ui/screen/standing.ts';
import { thing } from '../ui/screen/things.ts';
import { anchor, main, squareThing, touch } from '../ui/touch.ts';
import { MOVE, at, dice, fight, go, onFigure, onPlace, onStack, table } from './table.ts';

type Scene = ReturnType<typeof table>;

const NAMES = ['Ann', 'Bob', 'Cid', 'Dan', 'Eve', 'Fay'];
const look = ({ m }: Pick<Scene, 'm'>, seat: Seat | null, language: 'fr' | 'en' = 'en'): Seen => ({
  texts: language === 'fr' ? fr : en,
  language,
  view: game.view(m, seat),
  names: NAMES,
  seat,
});

const seenAs = (scene: Scene, seat: Seat, action: Action) => {
  const shown = preview(scene.m, seat, action);
  return shown && outlook(shown, action, look(scene, seat));
};

test.each(['fr', 'en'] as const)('whatever can be touched says what it is, by a rule of the book (%s)', language => {
  const book = readFileSync(new URL(`../text/rulebook/${language}.md`, import.meta.url), 'utf8');
  const dead = new Set<ThingId>();
  for (const seats of [2, 3, 6]) {
    const rng = seedRng(`things ${seats}`);
    const m = start(game, setupOf({ game }, { seats }), `things ${seats}`);
    for (let n = 0; n < 500 && !m.outcome; n++) {
      const seat = deciders(m)[0] ?? 0;
      const seen = look({ m }, seat, language);
      const touched = options(m, seat).flatMap(action => (main(action) ? [] : touch(action, seen)));
      for (const id of new Set([...touched, ...[anchor(seen) ?? []].flat()])) {
        const said = thing(id, seen);
        if (!said || said.name.trim() === '') dead.add(id);
        if (said?.rule) expect(book, id).toContain(`**${said.rule}**`);
      }
      apply(m, seat, wished(m, seat, companion, rng));
    }
  }
  expect([...dead]).toEqual([]);
});

test('before its dice are chosen an attack shows what all of them would do, then what so many do', () => {
  const scene = table(3, { figures: { 'spider-man': { at: '4,4' }, rhino: { at: '4,3', wounds: 5 } } });
  const all = seenAs(scene, 0, fight(onFigure('rhino')));
  expect(all).toMatchObject({ sign: 'K.O. 60%', mood: 'good' }); // 1 − (5/6)⁵
  expect(all?.lines.at(-1)).toContain('5 dice; you will choose');
  scene.play(0, fight(onFigure('rhino')));
  expect(seenAs(scene, 0, dice(1))).toMatchObject({ sign: 'hits: 17%', mood: 'bad' });
  expect(seenAs(scene, 0, dice(1))?.lines.join(' ')).not.toContain('5 dice; you will choose');
});

test('a move shows where it may lead and how surely, then the way and what is left', () => {
  const scene = table(3, { figures: { 'spider-man': { at: '4,0' } } });
  const all = seenAs(scene, 0, MOVE);
  expect(all).toMatchObject({ sign: '≈ 14 squares' });
  expect(all?.reach?.some(({ chance }) => chance === 1)).toBe(true);
  scene.dice(4).play(0, MOVE).play(0, dice(1));
  const walk = seenAs(scene, 0, go(4, 1));
  expect(walk).toMatchObject({ sign: '3', way: [`place:${at(4, 1)}`] });
});

const TRACED = {
  roles: ['spider-man', 'police', 'vulture', 'octopus'],
  players: [
    {},
    {},
    { role: 'vulture', mission: 'hq-villain-a', progress: { place: 'hq-octopus', damage: 3 } },
    { role: 'octopus', mission: 'kidnap-aunt-may' },
  ],
};

test('damage in the open tells of a plan, for whose HQ it is most of all; a mission is drawn for those who see it only', () => {
  const scene = table(4, TRACED);
  const [hint, ...others] = intents(look(scene, 3));
  expect(others).toEqual([]);
  expect(hint).toMatchObject({
    from: 'figure:vulture',
    isSure: false,
    isAtMe: true,
    sign: '3 of 4 damage',
    mood: 'bad',
  });
  expect(intents(look(scene, 0))).toMatchObject([{ from: 'figure:vulture', isSure: false, isAtMe: false }]);
  const traced = table(4, { ...TRACED, players: [{}, {}, TRACED.players[2], { ...TRACED.players[3], tracer: true }] });
  const plan = { from: 'figure:octopus', to: 'figure:aunt-may', isSure: true, sign: '+9 pts' };
  expect(intents(look(traced, 0))).toContainEqual(expect.objectContaining(plan));
  for (const seat of [1, 2, null])
    expect(intents(look(traced, seat)), `seat ${seat}`).not.toContainEqual(expect.objectContaining(plan));
});

test('whoever has taken what a mission asks for is told to bring it home, and what that brings', () => {
  const roles = ['vulture', 'police', 'spider-man'];
  const thief = (damage: number) =>
    table(3, {
      roles,
      players: [{ mission: 'heist-jeweller', progress: { place: 'jeweller', damage } }],
      figures: { vulture: { at: '4,0' } },
    });
  const before = look(thief(1), 0);
  expect(markOf(before, 'jeweller')).toMatchObject({ kind: 'goal' });
  expect(markOf(before, 'hq-vulture')).toMatchObject({ kind: 'home' });
  const homeward = thief(2);
  const seen = look(homeward, 0);
  expect(markOf(seen, 'jeweller')).toBeNull();
  expect(markOf(seen, 'hq-vulture')).toMatchObject({ kind: 'goal' });
  const home = seen.view.city.places.find(({ place }) => place === 'hq-vulture')?.square ?? -1;
  const path: Preview = { type: 'path', path: [home], left: 2 };
  expect(outlook(path, { type: 'go', to: home }, seen)).toMatchObject({ sign: '+11 pts' });
  expect(outlook(path, { type: 'go', to: home }, before)).toMatchObject({ sign: '2' });
  expect(outlook(path, { type: 'go', to: home + 1 }, seen)).toMatchObject({ sign: '2' });
});

test('of a tour each building is named alone until its bomb lies there, then ticked; all of them are counted elsewhere', () => {
  const scene = table(3, {
    roles: ['rhino', 'police', 'spider-man'],
    players: [{ mission: 'tour-b', tracer: true, dice: [2, 2, 0], progress: { planted: ['university'] } }],
  });
  for (const seat of [0, 2]) {
    const seen = look(scene, seat);
    const kind = seat === 0 ? 'goal' : 'threat';
    expect(markOf(seen, 'tv-studio')).toEqual({ kind, text: 'TV studio' });
    expect(markOf(seen, 'university')).toEqual({ kind: 'done', text: '✓ University' });
    expect(signposts(seen).some(({ text }) => text.includes('University'))).toBe(false);
  }
  expect(markOf(look(scene, 1), 'university'), 'nobody else is told').toBeNull();
});

test('a building that a mission leads to says whose, and what for', () => {
  const scene = table(3, {
    roles: ['rhino', 'police', 'spider-man'],
    players: [{ mission: 'tour-b', tracer: true }],
  });
  const about = (seat: Seat): string => {
    const seen = look(scene, seat);
    const studio = seen.view.city.places.find(({ place }) => place === 'tv-studio')?.square ?? -1;
    return thing(squareThing(studio), seen)?.about ?? '';
  };
  expect(about(0)).toContain('Your mission leads here: 10 points once it is done.');
  expect(about(2)).toContain('Rhino: their mission leads here, 10 points once it is done.');
  expect(about(1)).not.toContain('mission leads');
});

test('signposts lead to what one wants oneself, and to what others are seen to want, each place once', () => {
  const roles = ['vulture', 'police', 'spider-man'];
  const scene = table(3, {
    roles,
    players: [{ mission: 'heist-jeweller', tracer: true, progress: { place: 'jeweller', damage: 1 } }],
    figures: { vulture: { at: '4,0' } },
  });
  const to = `place:${look(scene, 0).view.city.places.find(({ place }) => place === 'jeweller')?.square}`;
  expect(signposts(look(scene, 0))).toMatchObject([{ to, from: 'figure:vulture', kind: 'goal' }]);
  expect(signposts(look(scene, 2)), 'whoever traces it').toMatchObject([
    { to, from: 'figure:vulture', kind: 'threat' },
  ]);
  expect(signposts(look(scene, 2))[0]?.text).toMatch(/ \+11 pts$/);
  const kidnapper = table(3, { roles, players: [{ mission: 'kidnap-mary-jane' }] });
  expect(signposts(look(kidnapper, 0))).toMatchObject([{ to: 'figure:mary-jane', text: 'Mary Jane Watson' }]);
});

test('the signs of those around one stand away from one, and cover no face between', () => {
  const scene = table(3, { figures: { 'spider-man': { at: '4,4' } } });
  const sides = [at(3, 3), at(4, 5), at(3, 4), at(5, 4), at(4, 4)].map(square => sideOf(look(scene, 0), square));
  expect(sides).toEqual(['left', 'right', 'above', 'below', null]);
  expect(sideOf(look(scene, 1), at(3, 3)), 'the police are many').toBeNull();
  expect(sideOf(look(scene, null), at(3, 3))).toBeNull();
});

test('who stands beside somebody may strike them: with which chance, and never those who cannot', () => {
  const beside = { 'spider-man': { at: '4,4' }, rhino: { at: '4,3' } };
  const seen = (figures: object, stacks: object = {}): Seen =>
    look(table(3, { figures: { ...beside, ...figures }, stacks }), 0);
  const threats = (figures: object, stacks: object = {}): unknown =>
    intents(seen(figures, stacks)).map(({ from, sign }) => [from, sign]);
  expect(threats({}), 'signs would bury a fight').toEqual([['figure:rhino', null]]);
  expect(thing('figure:rhino', seen({}))?.about).toContain('with 7 dice: hits you in 72% of cases');
  expect(worstOf(seen({}), 'rhino')?.any).toBeCloseTo(0.72, 2);
  expect(worstOf(seen({}), 'police')).toBe(null);
  expect(threats({ rhino: { at: '4,3', web: true } })).toEqual([]);
  expect(threats({ rhino: { at: '10,3' } })).toEqual([]);
  expect(threats({ rhino: { at: '10,3' } }, { '4,5': { cars: 1 } })).toEqual([[`figure:stack-${at(4, 5)}`, null]]);
  expect(threats({ 'spider-man': { at: '4,4', safe: true } })).toEqual([]);
});

test('the camera has whoever acts first of all, then what can be touched and what a mission is about', () => {
  const scene = table(4, { ...TRACED, figures: { vulture: { at: '4,4' }, 'spider-man': { at: '4,3' } } });
  const home = (role: string) =>
    `place:${game.view(scene.m, 0).city.places.find(({ place }) => place === role)?.square}`;
  const open: ThingId[] = ['figure:rhino'];
  expect(focus(look(scene, 0), null, open).slice(0, 2)).toEqual(['figure:spider-man', 'figure:rhino']);
  const path = [at(1, 1), at(1, 2), at(2, 2)];
  const drove: Event = { type: 'drove', path, cars: 1, captains: [], prisoner: null };
  expect(focus(look(scene, 2), { event: drove }, []), 'the way of cars').toEqual(path.map(squareThing));
  expect(focus(look(scene, 2), null, []).slice(0, 2), 'whose turn it is').toEqual([
    'figure:spider-man',
    'figure:vulture',
  ]);
  const lizard = look(
    table(3, { roles: ['lizard', 'police', 'spider-man'], players: [{ mission: 'hq-spider-man' }] }),
    0,
  );
  expect(focus(lizard, null, ['figure:lizard'])).toContain(home('hq-spider-man'));
  expect(focus(lizard, null, open), 'whoever can be struck comes first').not.toContain(home('hq-spider-man'));
  scene.play(0, fight(onFigure('vulture')));
  expect(focus(look(scene, 2), null, []).slice(0, 2)).toEqual(['figure:spider-man', 'figure:vulture']);
  expect(least(look(scene, 2), []), 'both of them, however far').toBe(0);
  expect(least(lizard, ['figure:lizard']), 'streets are touched by a finger').toBeUndefined();
  expect(least(lizard, ['figure:lizard', 'figure:rhino'])).toBeLessThan(32);
});

test('the camera stays as it is during one’s own turn, as long as whoever acts is in sight', () => {
  const scene = table(4, { ...TRACED, figures: { vulture: { at: '4,4' }, 'spider-man': { at: '4,3' } } });
  const before = steady(look(scene, 0));
  expect(before?.needs).toEqual(['figure:spider-man']);
  scene.play(0, fight(onFigure('vulture')));
  const during = steady(look(scene, 0));
  expect(during?.during).toBe(before?.during);
  expect(during?.needs, 'both who fight').toEqual(['figure:spider-man', 'figure:vulture']);
  expect([steady(look(scene, 2)), steady(look(scene, null))], 'others follow whoever acts').toEqual([null, null]);
});

test('those who look on see as far as the points of whoever goes, and what all race for', () => {
  const scene = table(4, { figures: { 'spider-man': { at: '12,9' } } });
  const seen = look(scene, null);
  const walking = (points: number, eye: number | null): ThingId[] => {
    const move = { role: 'spider-man' as const, points, path: [], powers: [] };
    const nothing = { board: null, attack: null, victim: null, drive: null, card: null, character: null, tray: null };
    const about = { ...nothing, step: 'move/go', seat: 0, move };
    return focus({ ...seen, seat: eye, view: { ...seen.view, focus: about } }, null, []);
  };
  const near = walking(3, null).length;
  expect(walking(12, null).length).toBeGreaterThan(near);
  expect(walking(12, 1).length, 'others look around').toBe(near);
  expect(goals(seen).map(({ text }) => text)).toEqual(['The race to 60 points']);
});

const thrown = (purpose: 'movement' | 'combat' | 'bonus' | 'prevent', values: number[]): Event => ({
  type: 'diceRolled',
  seat: 0,
  purpose,
  dice: values,
});

test('the last roll: which dice counted, and what they came to', () => {
  const seen = look(table(3, {}), 0);
  expect(roll([], seen)).toBe(null);
  expect(roll([thrown('movement', [4, 3])], seen)).toMatchObject({
    by: { type: 'diceRolled' },
    title: 'Spider-Man · Movement',
    pieces: [
      { text: '4', isLit: true },
      { text: '3', isLit: true },
    ],
    sum: null,
  });
  const attacker = { kind: 'figure', role: 'spider-man' } as const;
  const target = onFigure('rhino');
  const struck = roll(
    [
      thrown('movement', [1]),
      thrown('combat', [5, 2, 6]),
      { type: 'diceRerolled', seat: 0, before: [5, 2, 6], dice: [5, 5, 1] },
      {
        type: 'attackRolled',
        attacker,
        target,
        dice: [5, 5, 1],
        results: [6, 6, 2],
        multiplied: 1,
        added: 1,
        need: 6,
        hits: 2,
      },
    ],
    seen,
  );
  expect(struck?.pieces.map(({ text, isLit }) => (isLit ? `[${text}]` : text)).join(' ')).toBe('[5] [5] 1');
  expect(struck?.sum).toBe('+1 per die: 2 hits');
  const asked = table(3, { figures: { 'spider-man': { at: '4,4' }, rhino: { at: '4,3' } } });
  asked.play(0, fight(onFigure('rhino')));
  const begun = look(asked, 0);
  const attack = begun.view.focus?.attack;
  if (!attack) throw new Error('no attack');
  const focus = { ...begun.view.focus, attack: { ...attack, rolled: [5, 2, 6], results: [6, 3, 7] } };
  const kept = roll([thrown('combat', [5, 2, 6])], { ...begun, view: { ...begun.view, focus } as typeof begun.view });
  expect(
    kept?.pieces.map(({ isLit }) => isLit),
    'before one decides to keep them: with what raises them',
  ).toEqual([true, false, true]);
  expect(kept?.sum).toBe('+1 per die: 2 hits');
  const drawn = roll([thrown('bonus', [2, 6]), { type: 'bonusRolled', seat: 0, dice: [2, 6], cards: 1 }], seen);
  expect(drawn?.pieces.map(({ isLit }) => isLit)).toEqual([false, true]);
});

test('a roll shows by what its dice are changed, and by which number they count', () => {
  const seen = look(table(3, {}), 0);
  const declared = {
    type: 'moveDeclared',
    role: 'spider-man',
    dice: 2,
    powers: ['sm-web-swing'],
    reaction: false,
  } as const;
  const moved = { type: 'moveRolled', role: 'spider-man', dice: [3, 1], points: 8 } as const;
  const swung = [{ ...declared, powers: [...declared.powers] }, thrown('movement', [3, 1]), { ...moved, dice: [3, 1] }];
  expect(roll(swung, seen)?.sum).toBe('× 2 = 8 squares');
  const attacker = { kind: 'figure', role: 'spider-man' } as const;
  const aimed = { attacker, from: at(4, 4), target: onFigure('rhino'), to: at(4, 3), way: 'sm-web-prison' } as const;
  const rest = { dice: 2, powers: [], cards: [], reaction: false, car: null };
  const webbed: Event[] = [{ type: 'attackDeclared', ...aimed, ...rest }, thrown('combat', [5, 2])];
  expect(
    roll(webbed, seen)?.pieces.map(({ isLit }) => isLit),
    'a 5 sticks, before it is counted',
  ).toEqual([true, false]);
  const counted = { dice: [5, 2], results: [5, 2], multiplied: 1, added: 0, need: 5, hits: 1 };
  const stuck: Event = { type: 'attackRolled', attacker, target: aimed.target, ...counted };
  expect(roll([...webbed, stuck], seen)?.sum).toBe('5 or more: 1 hit');
  const tried: Event = { type: 'powerTried', seat: 0, power: 'sm-spider-sense', dice: [4], success: true };
  expect(roll([thrown('prevent', [4]), tried], seen)).toMatchObject({
    pieces: [{ isLit: true }],
    sum: '4 or more: success',
  });
});

test('what holds somebody is broken, never knocked out, and whoever is too far says so', () => {
  const held = table(3, { figures: { 'spider-man': { at: '4,4', web: true }, rhino: { at: '9,4' } } });
  const free = seenAs(held, 0, fight({ kind: 'hold', hold: 'web' }));
  expect(free?.sign).toBe('free 60%');
  expect(free?.lines.join(' ')).not.toContain('K.O.');
  expect(en.action(fight({ kind: 'hold', hold: 'web' }), game.view(held.m, 0), NAMES)).toBe('Break the web');
  expect(thing('figure:rhino', look(held, 0))?.about).toContain('Too far to fight');
});

test('before a turn everybody hears what concerns them', () => {
  const scene = table(4, TRACED);
  const hears = (event: Event): Seat[] => [0, 1, 2, 3].filter(seat => concerns(event, look(scene, seat)));
  const by = { kind: 'stack', square: at(4, 4) } as const;
  expect(hears({ type: 'wounded', role: 'vulture', wounds: 1, left: 2, by })).toEqual([2]);
  expect(hears({ type: 'damaged', place: 'hq-octopus', seat: 2, damage: 3 })).toEqual([0, 1, 3]);
  expect(hears({ type: 'cardStolen', from: 3, to: 0, card: null })).toEqual([0, 3]);
  expect(hears({ type: 'missionDone', seat: 2, mission: 'hq-villain-a' })).toEqual([0, 1, 2, 3]);
  expect(hears({ type: 'turnEnded', seat: 2 })).toEqual([]);
});

test('whoever comes within reach is told of, before all that happens elsewhere', () => {
  const scene = table(4, { ...TRACED, figures: { 'spider-man': { at: '4,4' }, vulture: { at: '5,4' } } });
  const moved: Event = { type: 'moved', role: 'vulture', path: [at(9, 4), at(5, 4)], reaction: false };
  expect(concerns(moved, look(scene, 0))).toBe(true);
  expect(news(moved, look(scene, 0), [])).toBe('The Vulture comes next to you.');
  expect(concerns(moved, look(scene, 3)), 'far from there').toBe('slightly');
});

test('whoever leaps away is not said to come, and whoever stays beside somebody is said to', () => {
  const scene = table(4, { ...TRACED, figures: { 'spider-man': { at: '4,4' }, vulture: { at: '5,4' } } });
  const said = (path: Square[], later: readonly Event[] = []): string | null =>
    news({ type: 'moved', role: 'vulture', path, reaction: true }, look(scene, 0), later);
  expect(said([at(5, 4), at(9, 4)])).toMatch(/^The Vulture reacts and gets away from you, towards /);
  expect(said([at(5, 4), at(5, 5)])).toBe('The Vulture reacts and moves, but stays next to you.');
  expect(said([at(9, 4), at(5, 4)])).toBe('The Vulture reacts and comes next to you.');
  const followed: Event = { type: 'moved', role: 'spider-man', path: [at(11, 4), at(4, 4)], reaction: false };
  expect(said([at(11, 5), at(5, 4)], [followed]), 'whoever looks has gone after them').toMatch(/ gets away from you/);
  expect(said([at(9, 4), at(5, 4)], [followed]), 'whoever looks has come').toMatch(/ heads for /);
  const gone = table(4, { ...TRACED, figures: { 'spider-man': { at: '4,4' }, vulture: { at: '9,4' } } });
  const moved: Event = { type: 'moved', role: 'vulture', path: [at(5, 4), at(9, 4)], reaction: true };
  expect(concerns(moved, look(gone, 0)), 'who is struck at and gets away').toBe(true);
  expect(concerns(moved, look(gone, 3))).toBe('slightly');
});

test('an attack that comes to nothing is told to both, by what, and that it costs nothing', () => {
  const scene = table(3, { roles: ['spider-man', 'police', 'lizard'] });
  const event: Event = {
    type: 'attackStopped',
    attacker: { kind: 'figure', role: 'spider-man' },
    target: onFigure('lizard'),
    by: 'liz-leap',
  };
  expect([0, 2, 1].map(seat => concerns(event, look(scene, seat)))).toEqual(['gravely', 'gravely', 'slightly']);
  const rest = '“Lizard leap”. It does not take place and costs nothing.';
  expect([0, 2, 1].map(seat => news(event, look(scene, seat), []))).toEqual([
    `Your attack does not reach the Lizard: ${rest}`,
    `The attack by Spider-Man does not reach you: ${rest}`,
    `The attack by Spider-Man does not reach the Lizard: ${rest}`,
  ]);
  expect(news(event, look(scene, 0, 'fr'), [])).toMatch(/^Vous n’atteignez pas le Lézard/);
  expect(happeningTo(event, { kind: 'figure', role: 'lizard' }, 'en')).toEqual({
    name: 'missed',
    flies: 'Attack evaded',
  });
});

test('what one does oneself about the table is told as to oneself, and of others by their names', () => {
  const scene = table(3, {});
  const drawn: Event = { type: 'boardDrawn', seat: 1, board: 'bronx' };
  expect([0, 1, null].map(seat => news(drawn, look(scene, seat), []))).toEqual([
    null,
    'You draw the board “Bronx”.',
    null,
  ]);
  const begun = (ko: boolean): Event => ({ type: 'turnStarted', seat: 0, role: 'spider-man', round: 3, ko });
  expect([false, true].map(ko => news(begun(ko), look(scene, 0), []))).toEqual([
    'Round 3: your turn.',
    'Round 3: your turn (knocked out).',
  ]);
  expect(news({ type: 'rolePicked', seat: 0, role: 'vulture' }, look(scene, 0, 'fr'), [])).toBe(
    'Vous jouez le Vautour.',
  );
  const changed: Event = { type: 'abandoned', seat: 0, role: 'rhino', next: 'vulture' };
  expect(news(changed, look(scene, 0), [])).toBe('You abandon the Rhino and play the Vulture.');
});

test('over the city whoever has an article has it in every line, also after a preposition', () => {
  const scene = table(4, { ...TRACED, figures: { vulture: { at: '4,4' } } });
  const said = (event: Event): string | null => news(event, look(scene, 0, 'fr'), []);
  expect(said({ type: 'moved', role: 'vulture', path: [at(9, 4), at(4, 4)], reaction: false })).toMatch(/^Le Vautour /);
  expect(said({ type: 'missionDone', seat: 2, mission: 'hq-villain-a' })).toMatch(/^Le Vautour réussit /);
  expect(said({ type: 'cardStolen', from: 2, to: 0, card: null })).toBe('Spider-Man vole une carte au Vautour.');
  expect(said({ type: 'missionSeen', seat: 2, mission: null })).toMatch(/ la mission du Vautour\.$/);
});

test('over the city everybody is who they play, and goes to a district', () => {
  const scene = table(4, { ...TRACED, figures: { vulture: { at: '4,4' } } });
  const done = { type: 'missionDone', seat: 2, mission: 'hq-villain-a' } as const;
  expect(news(done, look(scene, 0), [])).toMatch(/^The Vulture completes the mission .*: \+11 points\.$/);
  const changed = { type: 'abandoned', seat: 2, role: 'rhino', next: 'vulture' } as const;
  expect(news(done, look(scene, 0), [changed])).toMatch(/^The Rhino /);
  const moved = (to: Square): Event => ({ type: 'moved', role: 'vulture', path: [at(9, 4), to], reaction: false });
  expect(news(moved(at(4, 4)), look(scene, 0), [])).toMatch(/^The Vulture heads for /);
  // Where they came past does not matter, nor where one went oneself.
  expect(concerns(moved(at(4, 4)), look(scene, 0))).toBe('slightly');
  expect(concerns(moved(at(5, 4)), look(scene, 0))).toBe(false);
  expect(concerns(moved(at(4, 4)), look(scene, 2))).toBe(false);
});

test('where the race stands: whose turn, who leads, and whose mission is nearly done for those who see it', () => {
  const scene = table(4, {
    ...TRACED,
    active: 2,
    players: [{ score: 31 }, {}, { ...TRACED.players[2], score: 34, tracer: true }, TRACED.players[3]],
  });
  expect(phase(look(scene, 0))).toMatch(/^Round \d+ · Vulture$/);
  expect(phase(look(scene, 2, 'fr'))).toMatch(/^Manche \d+ · votre tour$/);
  expect(goals(look(scene, 0)).map(({ text }) => text)).toEqual(['Vulture 34, soon 45', 'You 31/60']);
  expect(goals(look(scene, 1)).map(({ text }) => text)).toEqual(['Vulture 34/60', 'You 0/60']);
});

test('a place tells what was done to it, a stack what it answers with', () => {
  const scene = table(4, { ...TRACED, stacks: { '4,5': { cars: 2 } } });
  const hq = touch({ type: 'fight', from: null, target: onPlace('hq-octopus') }, look(scene, 2))[0] as ThingId;
  expect(thing(hq, look(scene, 3))?.about).toContain('Vulture: 3 of 4 damage.');
  expect(thing(`figure:stack-${at(4, 5)}`, look(scene, 0))?.about).toContain('4 dice');
});

test('an attack on cars tells Spider-Man that it brings nothing, and a villain its chance', () => {
  const near = (role: string, other: string) =>
    table(3, {
      roles: [role, 'police', other],
      figures: { [role]: { at: '4,4' }, [other]: { at: '9,9' } },
      stacks: { '4,5': { cars: 1 } },
    });
  const hero = seenAs(near('spider-man', 'rhino'), 0, fight(onStack(4, 5)));
  expect(hero).toMatchObject({ sign: '0 points', mood: 'bad' });
  expect(hero?.lines.join(' ')).toContain('brings Spider-Man nothing');
  expect(seenAs(near('rhino', 'spider-man'), 0, fight(onStack(4, 5)))?.sign).toContain('%');
});

test('whoever may stop beside somebody is told beside whom', () => {
  const scene = table(3, { figures: { 'spider-man': { at: '4,0' }, rhino: { at: '4,2' } } });
  scene.dice(6).play(0, MOVE).play(0, dice(1)).play(0, go(4, 1));
  expect(seenAs(scene, 0, { type: 'stop' })?.sign).toBe('then fight: Rhino');
});

test('where one success is enough all dice that hit are lit and counted', () => {
  const scene = table(3, { figures: { 'spider-man': { at: '4,4' }, rhino: { at: '4,3', web: true } } });
  const seen = look(scene, 0);
  const events: Event[] = [
    { type: 'diceRolled', seat: 2, purpose: 'combat', dice: [5, 6, 1] },
    {
      type: 'attackRolled',
      attacker: { kind: 'figure', role: 'rhino' },
      target: { kind: 'hold', hold: 'web' },
      dice: [5, 6, 1],
      results: [6, 7, 2],
      multiplied: 1,
      added: 1,
      need: 6,
      hits: 1,
    },
  ];
  const shown = roll(events, seen);
  expect(shown?.pieces.map(({ isLit }) => isLit)).toEqual([true, true, false]);
  expect(shown?.sum).toBe('+1 per die: 2 hits, one is enough');
});

test('a threat at the edge says over which turn, and how badly', () => {
  const scene = table(3, { figures: { 'spider-man': { at: '4,4' }, rhino: { at: '4,3' } } });
  expect(thing('token:threat-rhino', look(scene, 0))?.about).toContain('On their turn, with');
});
