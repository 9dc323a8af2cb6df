import { createServer, type AddressInfo, type Socket } from 'node:net';
import pg from 'pg';
import { expect, inject, test } from 'vitest';
import { StartError } from '@nasaq/serving';
import { openExternal } from './open.ts';

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

/** Answers as PostgreSQL does, with the number of the process that serves a connection at that moment. */
async function poolerWith(processOf: (connection: number) => number) {
  let connections = 0;
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    const connection = (connections += 1);
    sockets.add(socket);
    let hasStarted = false;
    socket.on('error', () => {});
    socket.on('data', (sent) => {
      if (!hasStarted) socket.write(Buffer.concat([message('R', int32(0)), ready]));
      else if (sent.toString('latin1').includes('pg_backend_pid')) socket.write(row(String(processOf(connection))));
      else socket.write(Buffer.concat([message('C', Buffer.from('BEGIN\0')), ready]));
      hasStarted = true;
    });
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const close = () => {
    sockets.forEach((socket) => socket.destroy());
    server.close();
  };
  return { url: `postgres://nasaq@127.0.0.1:${(server.address() as AddressInfo).port}/nasaq`, close };
}

const int32 = (value: number) => Buffer.from(Uint32Array.of(value).buffer).swap32();
const int16 = (value: number) => Buffer.from(Uint16Array.of(value).buffer).swap16();
const message = (type: string, body: Buffer) => Buffer.concat([Buffer.from(type), int32(body.length + 4), body]);
const ready = message('Z', Buffer.from('I'));

/** A row with one number, as the server describes and sends it. */
function row(value: string): Buffer {
  const description = [int16(1), Buffer.from('pid\0'), int32(0), int16(0), int32(23), int16(4), int32(0), int16(0)];
  return Buffer.concat([
    message('T', Buffer.concat(description)),
    message('D', Buffer.concat([int16(1), int32(value.length), Buffer.from(value)])),
    message('C', Buffer.from('SELECT 1\0')),
    ready,
  ]);
}

let turn = 0;
test.each([
  ['two connections are one of the server', () => 7],
  ['a connection is another one with each statement', () => (turn += 1)],
])('behind a pooler where %s → refused with a sentence that says what to set', async (_, processOf) => {
  const pooler = await poolerWith(processOf);
  expect(await messageFor(pooler.url)).toContain('set pool_mode = session');
  pooler.close();
});

test('behind a pooler that leaves connections to those who opened them → opened', async () => {
  const pooler = await poolerWith((connection) => 100 + connection);
  await expect(openExternal(pooler.url)).resolves.toMatchObject({ url: pooler.url });
  pooler.close();
});

test('past the pooler leads another address of the same database → opened; one of another → refused', async () => {
  const direct = inject('testServer').url;
  const pooled = new URL(direct);
  pooled.searchParams.set('application_name', 'as-a-pooler');
  await expect(openExternal(pooled.href, direct)).resolves.toMatchObject({ url: pooled.href });
  const server = new pg.Client({ connectionString: direct });
  await server.connect();
  await server.query('CREATE DATABASE "test-another" TEMPLATE template0');
  pooled.pathname = 'test-another';
  await expect(openExternal(pooled.href, direct)).rejects.toThrow('is another one than that of DATABASE_DIRECT_URL');
  await server.query('DROP DATABASE "test-another" WITH (FORCE)');
  await server.end();
});
