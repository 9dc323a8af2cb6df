import { connect, type Socket } from 'node:net';
import { once } from 'node:events';
import { mkdir, readdir } from 'node:fs/promises';
import path from 'node:path';
import { apiBasePath, paths } from '@nasaq/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { pdf } from '../support/sample-files.ts';
import { ports } from './product/places.ts';
import type { Product } from './product/product.ts';
import { startProduct } from './product/start-product.ts';
import { until } from './product/until.ts';
import { eachOnce, freshDomain, outcome } from './sender/count.ts';
import { openForm } from './sender/plain-form.ts';
import { receiptOf, Sender, type Draft } from './sender/sender.ts';
import { validDraft } from './sender/valid-draft.ts';

let product: Product;
let domain: string;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.stop());
beforeEach(() => {
  domain = freshDomain();
});

interface Raw {
  path: string;
  headers: Record<string, string>;
  body: Uint8Array;
}

function rawDraft(sender: Sender, draft: Draft): Raw {
  return {
    path: `${apiBasePath}${draft.kind}?v=2`,
    headers: sender.headers({ 'content-type': 'application/json' }),
    body: Buffer.from(sender.body(draft)),
  };
}

/** A connection that has said what it will send, and has sent the first `bytes` of it. */
async function begin({ path: target, headers, body }: Raw, from: string, bytes: number): Promise<Socket> {
  const socket = connect({ port: ports.site, host: '127.0.0.1', localAddress: from });
  socket.on('error', () => {});
  await once(socket, 'connect');
  const lines = Object.entries({ host: `localhost:${ports.site}`, ...headers, 'content-length': String(body.length) });
  socket.write(`POST ${target} HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`);
  await new Promise((resolve) => socket.write(body.subarray(0, bytes), resolve));
  return socket;
}

/** Every file below the folder of uploads, finished or not; the first upload makes the folder. */
async function filesOnDisk(): Promise<string[]> {
  const uploads = path.join(product.dataDir, 'uploads');
  await mkdir(uploads, { recursive: true });
  const entries = await readdir(uploads, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
}

/** Cut once its first half lies on the disk; until nothing of it does. */
async function cutWithinFile(socket: Socket, before: string[]): Promise<void> {
  const fresh = async () => (await filesOnDisk()).filter((name) => !before.includes(name));
  await until(async () => (await fresh()).length > 0, 'the half of the file has come');
  socket.destroy();
  await until(async () => (await fresh()).length === 0, 'no file is left');
}

test('a submission is cut in its middle → nothing is stored, and the whole one is taken afterwards', async () => {
  const sender = new Sender('en');
  const draft = await validDraft(sender, 'contacts', `a@${domain}`);
  const raw = rawDraft(sender, draft);
  const socket = await begin(raw, sender.from, raw.body.length >> 1);
  socket.destroy();
  const receipt = await sender.send(draft);
  expect(await outcome(product, domain, [receipt])).toEqual(eachOnce([receipt]));
});

test('a form without JavaScript is cut in its middle, within a file → nothing is stored and no file is left', async () => {
  const before = await filesOnDisk();
  const { from } = new Sender();
  const form = await openForm(paths.report, from);
  form.write({ severity: 'low', help_details: 'Half of it.', first_name: 'Layla', email: `a@${domain}` });
  form.attach('screenshots', { ...pdf('screen.png', 3_000_000), type: 'image/png' });
  const { body, headers } = await form.encode();
  await cutWithinFile(await begin({ path: paths.report, headers, body }, from, body.length >> 1), before);
  expect(await product.rows.from('reports', domain)).toEqual([]);
});

test('an upload is cut in its middle → no file and no row is left of it', async () => {
  const before = await filesOnDisk();
  const [rowsBefore] = await product.rows.query('SELECT count(*) FROM uploads');
  const sender = new Sender();
  const { name, bytes } = pdf('half.pdf', 4_000_000);
  const raw = {
    path: `${apiBasePath}uploads?v=2&kind=orders&field=files`,
    headers: sender.headers({ 'content-type': 'application/pdf', 'x-file-name': name }),
    body: bytes,
  };
  await cutWithinFile(await begin(raw, sender.from, bytes.length >> 1), before);
  expect((await product.rows.query('SELECT count(*) FROM uploads'))[0]).toEqual(rowsBefore);
});

test('a sender vanishes before the answer → the submission is stored, and the draft sent again gets its receipt', async () => {
  const sender = new Sender('ar');
  const draft = await validDraft(sender, 'feedback', `a@${domain}`);
  const raw = rawDraft(sender, draft);
  const socket = await begin(raw, sender.from, raw.body.length);
  socket.destroy();
  const receipt = await sender.send(draft);
  expect(await outcome(product, domain, [receipt])).toEqual(eachOnce([receipt]));
});

test('senders that write a byte at a time hinder nobody, and are taken when they are done', async () => {
  const slow = await Promise.all(
    Array.from({ length: 20 }, async (_, place) => {
      const sender = new Sender('en');
      const draft = await validDraft(sender, 'contacts', `slow${place}@${domain}`);
      const raw = rawDraft(sender, draft);
      return { raw, socket: await begin(raw, sender.from, 10) };
    }),
  );
  const quick = new Sender('ar');
  const receipts = [await quick.send(await validDraft(quick, 'contacts', `quick@${domain}`))];
  const answers = await Promise.all(
    slow.map(async ({ raw, socket }) => {
      for (const byte of raw.body.subarray(10)) {
        // A segment of its own for each byte.
        await new Promise((resolve) => socket.setNoDelay(true).write(Uint8Array.of(byte), resolve));
      }
      return firstAnswer(socket);
    }),
  );
  for (const text of answers) {
    expect(text).toMatch(/^HTTP\/1\.1 201 /);
    receipts.push(receiptOf({ text: text.slice(text.indexOf('{"data"')).replace(/\}[^}]*$/, '}') }));
  }
  expect(await outcome(product, domain, receipts)).toEqual(eachOnce(receipts));
});

async function firstAnswer(socket: Socket): Promise<string> {
  let text = '';
  for await (const chunk of socket) {
    text += String(chunk);
    if (/\}\}\s*(0\s*)?$/.test(text)) break;
  }
  socket.destroy();
  return text;
}
