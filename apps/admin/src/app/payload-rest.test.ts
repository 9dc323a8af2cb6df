import { Hono } from 'hono';
import { expect, test, vi } from 'vitest';
import { payloadRest } from './payload-rest.ts';

const config = vi.fn<() => Promise<never>>().mockRejectedValue(new Error('Payload was asked.'));
const host = new Hono().all('/api/*', payloadRest(config)).onError(() => new Response(null, { status: 500 }));
const statusOf = async (path: string) => (await host.request(path)).status;

test.each(['posts/versions/abc', 'posts/versions/1.5', 'globals/home/versions/abc'])(
  'there is no version at %s, and Payload need not be asked',
  async (path) => {
    expect(await statusOf(`/api/${path}`)).toBe(404);
    expect(config).not.toHaveBeenCalled();
  },
);

test.each(['posts/versions/12', 'posts/versions', 'globals/home/versions/12', 'posts/abc'])(
  'it is asked for %s',
  async (path) => {
    expect(await statusOf(`/api/${path}`)).toBe(500);
    expect(config).toHaveBeenCalledOnce();
    config.mockClear();
  },
);
