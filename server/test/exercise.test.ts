import { expect, test } from 'vitest';
import type { Input, Replay, Spec } from '../../engine/types.ts';
import type { Lobby } from '../../referee/messages.ts';
import { Opened, post } from './opened.ts';
import type { Player } from './player.ts';

const house = new Opened({ REMPART_TABLES_PER_HOUR: '5' });

const lobbyAt = async (player: Player, id: string): Promise<Lobby> =>
  (await player.request('GET', `/api/tables/${id}`)).body;
const replayAt = async (player: Player, id: string): Promise<Replay<Spec>> =>
  (await player.request('GET', `/api/tables/${id}/replay`)).body;
const playsOn = (player: Player, id: string, n: number) => post(player, id, 'exercise', { n });

/** Some moves of whoever is asked, by their first answers. */
async function play(people: readonly Player[], moves: number): Promise<void> {
  for (let i = 0; i < moves; i++) {
    const [any] = people as [Player];
    await any.until(() => any.asked.some(seat => seat < people.length));
    const seat = any.asked.find(one => one < people.length) ?? 0;
    const player = people[seat] as Player;
    await player.until(() => player.prompts[seat] !== undefined);
    const { n } = player;
    expect((await player.act(seat, player.prompts[seat]?.options[0] as object))['refusal']).toBeNull();
    for (const one of people) await one.until(() => one.n > n);
  }
}

/** The first gives up, the second agrees, where that is asked. */
async function end([first, second]: readonly [Player, Player]): Promise<void> {
  await first.say({ type: 'concede', seat: 0 });
  await second.until(() => second.outcome !== null || (second.lobby?.ending ?? null) !== null);
  const { ending } = second.lobby ?? {};
  if (ending) await second.say({ type: 'consent', yes: true, of: { about: 'end', seat: ending.seat, n: ending.n } });
  for (const one of [first, second]) await one.until(() => one.outcome !== null && one.lobby?.status === 'over');
}

test('a match that is over is played on from a moment, with the same people and other dice; it stays as it was', async () => {
  const { id, people } = await house.match('secrets', 3, ['Ana', 'Ben']);
  const [ana, ben] = people as [Player, Player];
  const eve = await house.person('Eve');
  await play([ana, ben], 3);
  const early = await playsOn(ben, id, 1);
  expect(early, 'nothing is told of a match that goes on').toEqual({
    status: 409,
    body: { code: 'not-over', values: {} },
  });
  expect((await ben.request('GET', '/api/tables')).body).toMatchObject({ mine: [{ id }] });
  await end([ana, ben]);
  const ended = await replayAt(ana, id);
  expect((await playsOn(eve, id, 1)).body, 'not by somebody who did not play').toMatchObject({ code: 'not-yours' });
  expect((await playsOn(ben, id, ended.inputs.length)).body, 'there it is over').toMatchObject({ code: 'not-running' });
  expect((await playsOn(ben, id, -1)).status).toBe(400);

  const { id: exercise } = (await playsOn(ben, id, 2)).body as { id: string };
  await ana.until(() => ana.heard.some(one => one.type === 'exercise'));
  expect(ana.heard.find(one => one.type === 'exercise')).toMatchObject({ id: exercise, by: 'Ben' });
  expect((await playsOn(ana, id, 2)).body, 'who asks for the same moment is led there').toEqual({ id: exercise });
  expect(await lobbyAt(ana, exercise)).toMatchObject({
    status: 'running',
    isExercise: true,
    isFromHome: false,
    isHost: false,
    isPublic: false,
    seed: null,
    seats: [
      { kind: 'person', name: 'Ana', isYours: true },
      { kind: 'person', name: 'Ben', isYours: false },
      { kind: 'bot', name: null },
    ],
  });
  const { mine } = (await ana.request('GET', '/api/tables')).body as { mine: { id: string; isExercise?: boolean }[] };
  expect(mine.find(one => one.id === exercise)).toMatchObject({ isExercise: true });

  for (const one of [ana, ben]) {
    one.leave();
    one.outcome = null;
    await one.joins(exercise);
    await one.until(() => one.lobby?.id === exercise && one.n >= 3);
  }
  await play([ana, ben], 1);
  await end([ana, ben]);
  const played = await replayAt(ben, exercise);
  expect(played.inputs.slice(0, 2)).toEqual(ended.inputs.slice(0, 2));
  const dice = played.inputs[2] as Extract<Input<Spec>, { type: 'host' }>;
  expect(dice.entry).toMatchObject({ type: 'reseed', eyes: 1 });
  expect(JSON.stringify(dice.entry)).not.toContain(ended.seed);
  expect((await lobbyAt(ben, exercise)).reseeds).toHaveLength(1);

  expect(await replayAt(ana, id)).toEqual(ended);
  const counted = (await ana.request('GET', '/api/me/matches')).body as { id: string }[];
  expect(
    counted.map(one => one.id),
    'an exercise counts for nothing',
  ).toEqual([id]);
  expect((await post(ben, exercise, 'lend', {})).body).toMatchObject({ code: 'not-running' });
  const again = (await playsOn(ben, id, 2)).body as { id: string };
  expect(again.id, 'one that is over is begun anew').not.toBe(exercise);
});

test('whoever opens many of them is refused, as with other tables', async () => {
  const { id, people } = await house.match('secrets', 2, ['Ana', 'Ben']);
  const [ana, ben] = people as [Player, Player];
  await play([ana, ben], 5);
  await end([ana, ben]);
  const statuses: number[] = [];
  for (let n = 0; n < 5; n++) statuses.push((await playsOn(ana, id, n)).status);
  expect(statuses, 'the match itself was the first table').toEqual([200, 200, 200, 200, 429]);
});
