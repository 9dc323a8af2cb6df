import { Hono } from 'hono';
import { streamSSE } from 'hono/streaming';
import { expect, test } from 'vitest';
import { EventReader } from '../testing/event-reader.ts';
import { EventWriter } from './event-writer.ts';

/** A stream that writes a thousand events as fast as they are taken. */
function manyEvents(writeTimeout: number) {
  const written = Promise.withResolvers<number>();
  const app = new Hono().get('/', (c) =>
    streamSSE(c, async (stream) => {
      const writer = new EventWriter(stream, writeTimeout);
      let count = 0;
      while (count < 1_000 && !stream.aborted) {
        await writer.send({ type: 'number', count }, count);
        if (!stream.aborted) count += 1;
      }
      written.resolve(count);
    }),
  );
  return { app, written: written.promise };
}

test('a reader that takes nothing is given up, with next to nothing kept for it', async () => {
  const { app, written } = manyEvents(30);
  const response = await app.request('/');
  expect(await written).toBeLessThan(10);
  await response.body?.cancel();
});

test('a reader that takes everything gets it, in order', async () => {
  const { app, written } = manyEvents(10_000);
  const reader = new EventReader<{ type: 'number'; count: number }>(await app.request('/'));
  expect(await written).toBe(1_000);
  await expect.poll(() => reader.ended).toBe(true);
  expect(reader.events.map(({ count }) => count)).toEqual(Array.from({ length: 1_000 }, (_, count) => count));
  expect(reader.ids.at(-1)).toBe(999);
});
