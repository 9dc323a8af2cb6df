import { createServer, type AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { StartError } from '../start-error.ts';
import { openExternal } from './external.ts';

async function messageFor(url: string): Promise<string> {
  const error: unknown = await openExternal(url).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(StartError);
  return (error as StartError).message;
}

test('nothing listens there → one sentence with the reason, and never the password', async () => {
  expect(await messageFor('postgres://nasaq:hidden@127.0.0.1:1/nasaq')).toBe(
    'The database of DATABASE_URL (127.0.0.1:1/nasaq) cannot be used: the connection was refused.',
  );
});

test('a name that nobody knows → says so', async () => {
  expect(await messageFor('postgres://nasaq@database.invalid/nasaq')).toMatch(
    /the host name (is not known|cannot be looked up)/,
  );
});

test('something else answers there → the connection fails in a sentence', async () => {
  const server = createServer((socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n'));
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  expect(await messageFor(`postgres://nasaq@127.0.0.1:${port}/nasaq`)).toContain('cannot be used');
  server.close();
});
