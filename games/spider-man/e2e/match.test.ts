/// <reference lib="dom" />
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DESKTOP, House, PHONE, SMALL, type Visitor } from '../../../e2e/house.ts';
import {
  answerAsHinted,
  answerByKeyboard,
  answerOnce,
  beginWithBots,
  choicesOf,
  isOverFor,
  keepList,
  pressInMenu,
} from '../../../e2e/table.ts';
import { openTable } from './table.ts';

let house: House;
beforeAll(async () => {
  // Boards, cards and dice are the same in every run; what bots think of them may differ with the machine.
  house = await House.open({ REMPART_SEED: 'friendly-neighbourhood' });
});
afterAll(() => house.close());

/** The first of them whose turn it is to decide; bots may have to finish theirs. */
async function whoIsAsked(people: readonly Visitor[]): Promise<Visitor> {
  for (const deadline = Date.now() + 90_000; Date.now() < deadline; ) {
    for (const visitor of people) if ((await choicesOf(visitor).count()) > 0) return visitor;
    await people[0]?.page.waitForTimeout(30);
  }
  throw new Error('nobody is asked');
}

const heard = ({ received }: Visitor, type: string): boolean =>
  received.some(text => text.includes(`"type":"${type}"`));

/** An attack with a reaction, an arrest, a K.O. that turns the mission over, points. */
const STORY = ['attackRolled', 'reactionOpened', 'knockedOut', 'missionFailed', 'arrested', 'jailed', 'scored'];

/** A story may be spread over matches: one short match may pass without an arrest. */
const MATCHES = 3;

const A_SECOND = 1000;

/** Of the people together: the whole set-up, and some turns. */
const ANSWERS = 44;

async function leaveToBots(people: readonly Visitor[]): Promise<void> {
  for (const visitor of people) await pressInMenu(visitor, 'Laisser un bot jouer pour moi');
}

/**
 * Bots play faster than a page shows: once the end is known, the page is opened anew where it has got to. Drawing a city
 * that nobody looks at took most of the time of this test, so it is drawn small.
 */
async function untilOver(visitor: Visitor, since: number): Promise<void> {
  const isKnown = () => visitor.received.slice(since).some(text => text.includes('"reason":"target"'));
  await visitor.page.setViewportSize(SMALL);
  await expect.poll(isKnown, { timeout: 120_000 }).toBe(true);
  await visitor.page.setViewportSize(DESKTOP);
  await visitor.page.reload();
  await expect.poll(() => isOverFor(visitor), { timeout: 60_000 }).toBe(true);
}

test('three browsers build a city, fight and react; bots play it to 40 points', async () => {
  const [ana, ben, eve] = [await house.visitor(), await house.visitor(PHONE), await house.visitor()];
  const people = [ana, ben, eve];
  for (const visitor of people) await keepList(visitor);
  const table = await openTable(ana, 5, 'built');
  for (const [i, visitor] of [ben, eve].entries()) {
    await visitor.goTo(table);
    await visitor.page.getByRole('button', { name: new RegExp(`S’asseoir ici.*place ${i + 2}`) }).click();
    // Bots take what is free: everybody must be seen sitting before they are called.
    await expect.poll(() => ana.page.getByText(`Joueur ${i + 2}`).count(), { timeout: 15_000 }).toBeGreaterThan(0);
  }
  await beginWithBots(ana);
  for (let answers = 0; answers < ANSWERS; ) {
    const asked = await whoIsAsked(people);
    // The city is built by hand, the rest is played as a bot would. A single choice needs no advice, and the page may
    // take it by itself. What was seen may have been answered already: then somebody else is asked.
    const isHinted = heard(ana, 'turnStarted') && (await choicesOf(asked).count()) > 1;
    const at = answers;
    const isAnswered = isHinted
      ? await answerAsHinted(asked, A_SECOND)
      : await answerOnce(asked, count => at % count, A_SECOND);
    if (!isAnswered) continue;
    if (++answers === ANSWERS / 2) {
      expect(await ana.violations(), 'axe on a desktop').toEqual([]);
      expect(await ben.violations(), 'axe on a phone').toEqual([]);
    }
  }
  expect(heard(ana, 'boardLaid'), 'the city was built').toBe(true);
  await leaveToBots(people);
  for (const { page } of [ben, eve]) await page.close();
  await untilOver(ana, 0);
  for (let match = 1; match < MATCHES && !STORY.every(type => heard(ana, type)); match++) {
    const since = ana.received.length;
    await openTable(ana, 5, 'quick');
    await beginWithBots(ana);
    await whoIsAsked([ana]);
    await leaveToBots([ana]);
    await untilOver(ana, since);
  }
  for (const type of STORY) expect(heard(ana, type), type).toBe(true);
  expect(people.flatMap(({ errors }) => errors)).toEqual([]);
}, 900_000);

test('a few rounds by keyboard alone', async () => {
  const ana = await house.visitor();
  await openTable(ana, 3, 'quick');
  await beginWithBots(ana);
  for (let answers = 0; answers < 40 && (await answerByKeyboard(ana, answers % 2)); answers++);
  expect(heard(ana, 'turnStarted')).toBe(true);
  expect(ana.errors).toEqual([]);
}, 300_000);
