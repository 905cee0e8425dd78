import { expect, test } from 'vitest';
import { Opened, post, sit } from './opened.ts';
import { Player } from './player.ts';

// Who may end a match for all: nobody alone, where others have a say.

const house = new Opened();

const NOTHING = { refusal: { code: 'not-possible', values: { why: 'nothing' } } };

type People = [Player, Player, Player];

/** Ana, Ben and Zoé play with a bot in a game that they win or lose together. */
async function together(seats = 4) {
  const { id, people } = await house.match('secrets', seats, ['Ana', 'Ben', 'Zoé']);
  const [ana, ben, zoe] = people as People;
  return { ana, ben, zoe, id };
}

const asks = (player: Player, seat: number) => player.say({ type: 'concede', seat });

/** The question as this person reads it, once it is there. */
async function questionFor(player: Player) {
  await player.until(() => (player.lobby?.ending ?? null) !== null);
  return player.lobby?.ending;
}

async function answers(player: Player, yes: boolean) {
  const ending = await questionFor(player);
  return player.say({ type: 'consent', yes, of: { about: 'end', seat: ending?.seat, n: ending?.n } });
}

const closedFor = (player: Player) => player.until(() => player.lobby?.ending === null);

test('one person alone does not end the match of the others: they are asked, and it ends when all agree', async () => {
  const { ana, ben, zoe } = await together();
  expect(await asks(ana, 0)).toMatchObject({ refusal: null });
  await ana.say({ type: 'whole' });
  expect(ana.outcome, 'it goes on').toBeNull();
  expect(await questionFor(ben)).toMatchObject({ seat: 0, part: 'asked', waitsFor: [1, 2] });
  expect(await questionFor(ana)).toMatchObject({ seat: 0, part: 'asks' });
  expect(await answers(ben, true)).toMatchObject({ refusal: null });
  await ana.until(() => ana.lobby?.ending?.waitsFor.join() === '2');
  expect(ben.lobby?.ending).toMatchObject({ part: 'agreed' });
  expect(ana.outcome, 'not all have agreed').toBeNull();
  expect(await answers(zoe, true)).toMatchObject({ refusal: null });
  for (const player of [ana, ben, zoe]) await player.until(() => player.outcome !== null);
  expect(ana.outcome).toMatchObject({ reason: 'conceded' });
  await closedFor(ana);
});

test('whoever would rather go on ends the question, also after having agreed; a late yes is to nothing', async () => {
  const { ana, ben, zoe } = await together();
  await asks(ana, 0);
  const of = { about: 'end', seat: 0, n: (await questionFor(ben))?.n };
  expect(await ben.say({ type: 'consent', yes: true, of })).toMatchObject({ refusal: null });
  expect(await ben.say({ type: 'consent', yes: false, of })).toMatchObject({ refusal: null });
  await ana.until(() => ana.heard.some(one => one.type === 'endDeclined'));
  for (const player of [ana, ben, zoe]) await closedFor(player);
  expect(await zoe.say({ type: 'consent', yes: true, of })).toMatchObject(NOTHING);
  await asks(ana, 0);
  expect((await questionFor(zoe))?.n, 'another question').not.toBe(of.n);
  expect(await zoe.say({ type: 'consent', yes: true, of }), 'what was said to the first one').toMatchObject(NOTHING);
  await ben.until(() => ben.lobby?.ending?.part === 'asked');
  expect(ana.outcome).toBeNull();
});

test('moves are made meanwhile; whoever comes back reads the question, and whoever sits down is asked too', async () => {
  const { id, people } = await house.match('secrets', 4, ['Ana', 'Ben'], { mayJoin: true });
  const [ana, ben] = people as [Player, Player];
  await asks(ana, 0);
  const first = await questionFor(ben);
  await ben.act(1, ben.prompts[1]?.options[0] as object);
  expect(ben.lobby?.ending).toEqual(first);
  ben.leave();
  const back = Object.assign(new Player(house.port), { cookie: ben.cookie });
  await back.joins(id);
  expect(await questionFor(back)).toEqual(first);
  const eve = await house.person('Eve');
  await eve.joins(id);
  // Who only looks on hears it, and has no word in it.
  expect(await questionFor(eve)).toMatchObject({ seat: 0, part: 'hears', waitsFor: [1] });
  for (const yes of [true, false])
    expect(await eve.say({ type: 'consent', yes, of: { about: 'end', seat: 0, n: first?.n } })).toMatchObject({
      refusal: { code: 'not-possible', values: { why: 'not-yours' } },
    });
  await sit(eve, id, 2, 'me');
  await eve.until(() => eve.lobby?.ending?.part === 'asked');
  await answers(back, true);
  await ana.until(() => ana.lobby?.ending?.waitsFor.join() === '2');
  await answers(eve, true);
  await ana.until(() => ana.outcome !== null);
});

test('alone with bots, or with others who have lent their seats and are gone, one ends it at once', async () => {
  const { id, people } = await house.match('secrets', 3, ['Ana', 'Ben']);
  const [ana, ben] = people as [Player, Player];
  await sit(ben, id, 1, 'bot');
  ben.leave();
  await ana.until(() => ana.lobby?.seats[1]?.isLent === true && !ana.lobby.seats[1].isThere);
  expect(await asks(ana, 0)).toMatchObject({ refusal: null });
  await ana.until(() => ana.outcome !== null);
});

test('who has lent a seat and is still there is asked; who only looks on is not, and has no say', async () => {
  const { id, people } = await house.match('secrets', 3, ['Ana', 'Ben']);
  const [ana, ben] = people as [Player, Player];
  const eve = await house.person('Eve');
  await eve.joins(id);
  await sit(ben, id, 1, 'bot');
  await asks(ana, 0);
  const { seat, n } = (await questionFor(ben)) ?? {};
  expect(ben.lobby?.ending).toMatchObject({ part: 'asked', waitsFor: [1] });
  await eve.until(() => eve.lobby?.seats[1]?.isLent === true);
  expect(eve.raw.join(), 'nobody asks those who look on').not.toContain('"part"');
  const yes = { type: 'consent', yes: true, of: { about: 'end', seat, n } };
  expect(await eve.say(yes)).toMatchObject({ refusal: { values: { why: 'not-yours' } } });
  expect(await ana.say(yes), 'nor does one agree with oneself').toMatchObject(NOTHING);
  expect(await eve.say({ type: 'concede', seat: 0 })).toMatchObject({ refusal: { values: { why: 'not-yours' } } });
  expect(ana.outcome).toBeNull();
  expect(await ben.say(yes)).toMatchObject({ refusal: null });
  await ana.until(() => ana.outcome !== null);
});

test('the question goes with whoever asked: out of the door, from the seat, or by a word', async () => {
  const { ana, ben, id } = await together();
  const goes = [() => Promise.resolve(ana.leave()), () => sit(ana, id, 0, 'bot'), () => answers(ana, false)];
  for (const go of goes) {
    if (!ana.socket) await ana.joins(id);
    await asks(ana, 0);
    const { seat, n } = (await questionFor(ben)) ?? {};
    await go();
    await closedFor(ben);
    expect(await ben.say({ type: 'consent', yes: true, of: { about: 'end', seat, n } })).toMatchObject(NOTHING);
    if (ana.socket) await sit(ana, id, 0, 'me');
  }
  expect(ana.heard.some(one => one.type === 'endDeclined')).toBe(false);
  expect(ben.outcome, 'the match goes on').toBeNull();
});

test('nobody ends the match by going: when nobody is left to answer, nothing is asked', async () => {
  const { ana, ben, zoe, id } = await together();
  await asks(ana, 0);
  await answers(ben, true);
  await sit(zoe, id, 2, 'leave');
  await closedFor(ana);
  await ana.say({ type: 'whole' });
  expect(ana.outcome).toBeNull();
  await asks(ana, 0);
  expect(await questionFor(ana)).toMatchObject({ waitsFor: [1] });
  await post(ana, id, `guests/${ana.lobby?.seats[1]?.guest}`, { as: 'removed' });
  await closedFor(ana);
  expect(ana.outcome).toBeNull();
});

test('one question at a time: a second asker is told so, the same one asks nothing new', async () => {
  const { ana, ben, zoe } = await together();
  await asks(ana, 0);
  const first = await questionFor(zoe);
  expect(await asks(ben, 1)).toMatchObject({ refusal: { code: 'not-possible', values: { why: 'asked' } } });
  await answers(ben, true);
  expect(await asks(ana, 0)).toMatchObject({ refusal: null });
  await zoe.until(() => zoe.lobby?.ending?.waitsFor.join() === '2');
  expect(zoe.lobby?.ending, 'who has agreed has agreed').toEqual({ ...first, waitsFor: [2] });
});

test('a yes to taking back is none to ending, nor the other way round', async () => {
  const { ana, ben } = await together(3);
  await ana.act(0, ana.prompts[0]?.options[0] as object);
  await ben.until(() => ben.n === ana.n && ben.prompts[1] !== undefined);
  await ben.act(1, ben.prompts[1]?.options[0] as object);
  await ana.until(() => ana.n === ben.n);
  await ana.say({ type: 'undo', seat: 0 });
  await ben.until(() => ben.heard.some(one => one.type === 'undoAsked'));
  await asks(ana, 0);
  const { n } = (await questionFor(ben)) ?? {};
  expect(n, 'the two have the same number').toBe(ben.heard.find(one => one.type === 'undoAsked')?.['n']);
  expect(await ben.say({ type: 'consent', yes: false, of: { seat: 0, n } })).toMatchObject({ refusal: null });
  await ana.until(() => ana.heard.some(one => one.type === 'undoAnswered'));
  expect(ana.lobby?.ending, 'that was about taking back').not.toBeNull();
  expect(await ben.say({ type: 'consent', yes: true }), 'without a name it is about taking back').toMatchObject(
    NOTHING,
  );
  const { length } = ana.heard;
  expect(await answers(ben, false)).toMatchObject({ refusal: null });
  await ana.until(() => ana.heard.some(one => one.type === 'endDeclined'));
  expect(ana.heard.slice(length).some(one => one.type === 'undoAnswered')).toBe(false);
});

test('a duel is one’s own to give up; among three it would end for the others, who are asked', async () => {
  const duel = await house.match('stubborn', 2, ['Ana', 'Ben']);
  const [ana, ben] = duel.people as [Player, Player];
  expect(await asks(ben, 1)).toMatchObject({ refusal: null });
  await ana.until(() => ana.outcome !== null);
  expect(ana.outcome).toMatchObject({ scores: [1, 0] });
  const [zoe, max] = (await house.match('stubborn', 3, ['Zoé', 'Max'])).people as [Player, Player];
  await asks(max, 1);
  expect(await questionFor(zoe)).toMatchObject({ seat: 1, part: 'asked' });
  expect(zoe.outcome).toBeNull();
  await answers(zoe, true);
  await zoe.until(() => zoe.outcome !== null);
  expect(zoe.outcome).toMatchObject({ scores: [1, 0, 1] });
});
