import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { applicationForm, orderForm } from '@nasaq/contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createFormStore } from '../core/form-store.ts';
import { createFieldUploads } from './field-uploads.ts';
import { nodeRequest } from './testing/node-request.ts';

const deleted: string[] = [];
/** Came once without their end. */
const cut = new Set<string>();
let stored = 0;
const server = createServer((request, response) => void answer(request, response));
const online = { onLine: true };

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const filename = decodeURIComponent(String(request.headers['x-file-name']));
  const { length: filesize } = await buffer(request);
  const isCut = filename.startsWith('cut') && !cut.has(filename);
  if (isCut) cut.add(filename);
  if (filename.startsWith('bad') || isCut) {
    const reason = isCut ? 'incomplete' : 'content';
    return void response.writeHead(422).end(JSON.stringify({ error: { code: 'invalid', message: '', reason } }));
  }
  stored += 1;
  const data = { token: `token-${filename}`, filename, filesize, contentType: 'application/pdf' };
  response.writeHead(201).end(JSON.stringify({ data }));
}

beforeEach(async () => {
  deleted.length = 0;
  cut.clear();
  stored = 0;
  online.onLine = true;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  vi.stubGlobal('XMLHttpRequest', nodeRequest(`http://127.0.0.1:${(server.address() as AddressInfo).port}`));
  vi.stubGlobal('document', { cookie: '' });
  vi.stubGlobal('navigator', online);
  vi.stubGlobal('fetch', async (url: string) => {
    deleted.push(url);
    return new Response(null, { status: 204 });
  });
});

afterEach(async () => {
  vi.unstubAllGlobals();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

const pdf = (name: string) => new File(['%PDF-1.4'], name);

function fieldOfAnOrder() {
  const store = createFormStore({ kind: 'orders', fields: orderForm });
  const uploads = createFieldUploads(store, 'files', 'en');
  const states = () => uploads.items().map(({ filename, token, problem }) => [filename, token ?? problem ?? 'waits']);
  return { store, uploads, states };
}

test('what is chosen goes up, and its tokens are what the form sends', async () => {
  const { store, uploads, states } = fieldOfAnOrder();
  uploads.add(['a.pdf', 'b.pdf', 'c.pdf'].map(pdf));
  await store.filesSettled();
  expect(states()).toEqual(['a.pdf', 'b.pdf', 'c.pdf'].map((name) => [name, `token-${name}`]));
  expect(store.sendable().files).toEqual(['token-a.pdf', 'token-b.pdf', 'token-c.pdf']);
});

test('what is refused stays with its reason and holds the form back until it is removed', async () => {
  const { store, uploads, states } = fieldOfAnOrder();
  uploads.add([pdf('virus.exe'), pdf('bad.pdf'), pdf('good.pdf')]);
  await store.filesSettled();
  expect(states()).toEqual([
    ['virus.exe', 'type'],
    ['bad.pdf', 'content'],
    ['good.pdf', 'token-good.pdf'],
  ]);
  expect(store.failure('files')).toMatchObject({ rule: 'upload' });
  for (const { id, problem } of uploads.items()) if (problem) uploads.remove(id);
  expect(store.failure('files')).toBeUndefined();
});

function fieldOfOneFile() {
  const store = createFormStore({ kind: 'applications', fields: applicationForm([]) });
  const uploads = createFieldUploads(store, 'cv', 'en');
  const states = () => uploads.items().map(({ filename, token, problem }) => [filename, token ?? problem ?? 'waits']);
  return { store, uploads, states };
}

test('in a field of one file, the next choice replaces what was refused', async () => {
  const { store, uploads, states } = fieldOfOneFile();
  uploads.add([pdf('virus.exe')]);
  uploads.add([pdf('bad.pdf')]);
  await store.filesSettled();
  expect(states()).toEqual([['bad.pdf', 'content']]);
  uploads.add([pdf('good.pdf')]);
  await store.filesSettled();
  expect(states()).toEqual([['good.pdf', 'token-good.pdf']]);
  expect(store.failure('cv')).toBeUndefined();
});

test('it replaces what is stored, which is deleted once the other has arrived', async () => {
  const { store, uploads, states } = fieldOfOneFile();
  uploads.add([pdf('good.pdf')]);
  await store.filesSettled();
  uploads.add([pdf('better.pdf')]);
  expect(states()).toEqual([['better.pdf', 'waits']]);
  expect(deleted).toEqual([]);
  await store.filesSettled();
  expect(states()).toEqual([['better.pdf', 'token-better.pdf']]);
  expect(deleted).toEqual(['/api/v1/uploads/token-good.pdf?v=2']);
});

test('what is stored stays where the next one is refused, and comes back where it is removed on its way', async () => {
  const { store, uploads, states } = fieldOfOneFile();
  const stored = ['good.pdf', 'token-good.pdf'];
  uploads.add([pdf('good.pdf')]);
  await store.filesSettled();
  uploads.add([pdf('virus.exe')]);
  expect(states()).toEqual([stored, ['virus.exe', 'type']]);
  uploads.add([pdf('bad.pdf')]);
  expect(states()).toEqual([['bad.pdf', 'waits']]);
  await store.filesSettled();
  expect(states()).toEqual([stored, ['bad.pdf', 'content']]);
  const [first] = uploads.add([pdf('first.pdf')]);
  const [second] = uploads.add([pdf('second.pdf')]);
  uploads.remove(first!.id);
  expect(states()).toEqual([['second.pdf', 'waits']]);
  uploads.remove(second!.id);
  expect(states()).toEqual([stored]);
  expect(deleted).toEqual([]);
});

test('sent once more, the next one replaces what had come back', async () => {
  const { store, uploads, states } = fieldOfOneFile();
  uploads.add([pdf('good.pdf')]);
  await store.filesSettled();
  const [cut] = uploads.add([pdf('cut.pdf')]);
  await store.filesSettled();
  expect(states()).toEqual([
    ['good.pdf', 'token-good.pdf'],
    ['cut.pdf', 'incomplete'],
  ]);
  uploads.retry(cut!.id);
  expect(states()).toEqual([['cut.pdf', 'waits']]);
  await store.filesSettled();
  expect(states()).toEqual([['cut.pdf', 'token-cut.pdf']]);
  expect(deleted).toEqual(['/api/v1/uploads/token-good.pdf?v=2']);
});

test("of the owner's fields, one takes as many files as its plan says", async () => {
  const store = createFormStore({ kind: 'responses', fields: { own_paper: { type: 'files', rules: [] } } });
  const uploads = createFieldUploads(store, 'own_paper', 'en', { max: 1 });
  uploads.add([pdf('bad.pdf')]);
  await store.filesSettled();
  uploads.add([pdf('good.pdf')]);
  await store.filesSettled();
  expect(uploads.items().map(({ filename }) => filename)).toEqual(['good.pdf']);
});

test('the sixth of five files is too many, a refused one takes no place', async () => {
  const { store, uploads, states } = fieldOfAnOrder();
  uploads.add([pdf('x.exe'), ...['1', '2', '3', '4', '5', '6'].map((name) => pdf(`${name}.pdf`))]);
  expect(states().at(-1)).toEqual(['6.pdf', 'too_many']);
  await store.filesSettled();
  expect(stored).toBe(5);
  expect(uploads.refusal(pdf('7.pdf'))).toBe('too_many');
});

test('without a line the file waits, and goes up when it is back', async () => {
  const { store, uploads, states } = fieldOfAnOrder();
  online.onLine = false;
  uploads.add([pdf('a.pdf')]);
  expect(states()).toEqual([['a.pdf', 'waits']]);
  expect(store.failure('files')).toBeUndefined();
  online.onLine = true;
  uploads.resume();
  await store.filesSettled();
  expect(states()).toEqual([['a.pdf', 'token-a.pdf']]);
});

test('a stored file that is removed is deleted there too', async () => {
  const { store, uploads } = fieldOfAnOrder();
  const [item] = uploads.add([pdf('a.pdf')]);
  await store.filesSettled();
  uploads.remove(item!.id);
  expect(uploads.items()).toEqual([]);
  expect(deleted).toEqual(['/api/v1/uploads/token-a.pdf?v=2']);
});

test('an item of an earlier visit whose file the device has not is to be chosen again', async () => {
  const { store, uploads, states } = fieldOfAnOrder();
  store.replace({ files: [{ id: 'old', filename: 'a.pdf', filesize: 8, contentType: '' }] });
  uploads.resume();
  await vi.waitFor(() => expect(states()).toEqual([['a.pdf', 'lost']]), 20_000);
});
