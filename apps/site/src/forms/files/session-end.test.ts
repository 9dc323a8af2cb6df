import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { contactForm, orderForm } from '@nasaq/contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { nodeRequest } from './testing/node-request.ts';

const expire = vi.fn(async () => {});
const authorize = vi.fn(async () => ({ Authorization: 'Bearer x' }));
const asked: string[] = [];
let status = 401;
let cookie = '';
const server = createServer((request, response) => {
  asked.push(`${request.method} ${String(request.headers.authorization)}`);
  request.resume().on('end', () => response.writeHead(status).end('{}'));
});

beforeEach(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const send = fetch;
  vi.stubGlobal('XMLHttpRequest', nodeRequest(origin));
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => send(origin + path, init));
  vi.stubGlobal('window', { location: { pathname: '/ar/ordering' } });
  vi.stubGlobal('document', {
    get cookie() {
      return cookie;
    },
  });
  asked.length = 0;
  status = 401;
  cookie = 'auth._nasaq_token_expiration.local=1803859200000';
  vi.clearAllMocks();
});
afterEach(async () => {
  vi.unstubAllGlobals();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

/** Fresh modules: each test is a page of its own, with what it does about files. */
async function openPage() {
  vi.resetModules();
  const { takeSession } = await import('../../session/open-auth.ts');
  takeSession({ user: null }, (async () => ({ expire, authorize })) as unknown as Parameters<typeof takeSession>[1]);
  const [{ removeUpload }, { uploadFile }, { restoreFiles }, { createFormStore }] = await Promise.all([
    import('./upload-file.ts'),
    import('./upload-file.ts'),
    import('../drafts/restore-files.ts'),
    import('../core/form-store.ts'),
  ]);
  const store = createFormStore({ kind: 'orders', fields: { ...contactForm, files: orderForm.files } as never });
  const item = {
    id: 'a',
    token: 'tok',
    filename: 'plan.pdf',
    filesize: 3,
    contentType: 'application/pdf',
    progress: 1,
  };
  store.set('files' as never, [item] as never);
  return {
    store,
    acts: {
      remove: async () => {
        const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
        removeUpload('tok', 'ar');
        await vi.waitFor(
          () => expect(asked.length > 0 && (status !== 401 || warned.mock.calls.length > 0)).toBe(true),
          20_000,
        );
        warned.mockRestore();
      },
      restore: () => restoreFiles(store),
      upload: () =>
        uploadFile(new File(['abc'], 'plan.pdf'), { kind: 'orders', field: 'files', locale: 'ar' }).catch(() => {}),
    },
  };
}

test.each(['remove', 'restore', 'upload'] as const)(
  'a 401 ends the session, as any call’s does: %s; what failed otherwise does not',
  async (name) => {
    const { acts } = await openPage();
    await acts[name]();
    await vi.waitFor(() => expect(expire).toHaveBeenCalledOnce(), 20_000);
    // The token goes along, where scripts hold it.
    expect(asked).toEqual([expect.stringMatching(/ Bearer x$/)]);
    status = 503;
    await acts[name]();
    await vi.dynamicImportSettled();
    expect(expire).toHaveBeenCalledOnce();
  },
);

test('a file whose draft cannot be checked for want of a session stays in the form', async () => {
  const { acts, store } = await openPage();
  await acts.restore();
  expect(store.get('files' as never)).toMatchObject([{ token: 'tok' }]);
  status = 404;
  await acts.restore();
  expect(store.get('files' as never)).toMatchObject([{ problem: 'lost' }]);
});

test('all of them at once are one end', async () => {
  const { acts } = await openPage();
  await Promise.all([acts.upload(), acts.restore(), acts.remove(), acts.upload()]);
  await vi.waitFor(() => expect(expire).toHaveBeenCalledOnce(), 20_000);
  await vi.dynamicImportSettled();
  expect(expire).toHaveBeenCalledOnce();
});

test('without a session nothing of it happens before a 401', async () => {
  cookie = '';
  status = 404;
  const { acts } = await openPage();
  await Promise.all(Object.values(acts).map((act) => act()));
  expect(authorize).not.toHaveBeenCalled();
  expect(asked.every((line) => line.endsWith('undefined'))).toBe(true);
});
