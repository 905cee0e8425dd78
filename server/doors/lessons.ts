import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { LessonNotes } from '../storage/lessons.ts';
import type { Services } from './routes.ts';

const MOST_NOTES = 20;
const reachedSchema = z.strictObject({
  game: z.string().max(60),
  lesson: z.string().regex(/^[a-z][a-z0-9-]{0,39}$/),
  reached: z.union([z.int().min(1).max(MOST_NOTES), z.literal('won')]),
});

/** Somebody has come to a note of a lesson: a number is one higher, and nobody is asked who it was. */
export function lessonRoutes(app: FastifyInstance, { house, store }: Services): void {
  const notes = new LessonNotes(store);
  app.post('/api/lessons', async request => {
    const { game, lesson, reached } = reachedSchema.parse(request.body);
    house.box(game);
    await notes.count(game, lesson, reached);
    return { ok: true };
  });
}
