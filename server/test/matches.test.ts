import { expect, test } from 'vitest';
import type { Outcome } from '../../engine/types.ts';
import { Opened } from './opened.ts';

const house = new Opened();

test('what somebody has played to its end is told to them alone', async () => {
  const running = await house.match('secrets', 2, ['Ana']);
  const { id, people } = await house.match('secrets', 3, ['Ben', 'Zoé']);
  const [ben, zoe] = people;
  const [ana] = running.people;
  if (!ana || !ben || !zoe) throw new Error('nobody plays');
  await ben.say({ type: 'concede', seat: 0 });
  await zoe.until(() => (zoe.lobby?.ending ?? null) !== null);
  const { seat, n } = zoe.lobby?.ending ?? {};
  await zoe.say({ type: 'consent', yes: true, of: { about: 'end', seat, n } });
  for (const one of [ben, zoe]) await one.until(() => one.outcome !== null);
  const { scores } = ben.outcome as Outcome;
  expect(scores, 'not the same for both, or seats might be mistaken').toEqual([0, 1, 1]);
  for (const [at, one] of [ben, zoe].entries()) {
    const { body } = await one.request('GET', '/api/me/matches');
    expect(body).toEqual([
      {
        id,
        game: 'secrets',
        scenario: expect.any(String) as string,
        endedAt: expect.any(Number) as number,
        lasted: expect.any(Number) as number,
        score: scores[at],
        bots: ['companion'],
      },
    ]);
  }
  expect((await ana.request('GET', '/api/me/matches')).body, 'hers goes on').toEqual([]);
  const nobody = await fetch(`http://127.0.0.1:${house.port}/api/me/matches`);
  expect(await nobody.json()).toEqual([]);
  expect(nobody.headers.get('set-cookie'), 'who only asks is not kept').toBeNull();
});
