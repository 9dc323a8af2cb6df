import { afterEach, beforeEach, expect, test, vi } from 'vitest';

let cookie = '';
const auth = {
  authorize: vi.fn<(url: string) => Promise<Record<string, string>>>(),
  expire: vi.fn<() => Promise<void>>(),
  endingItself: vi.fn((call: () => Promise<unknown>) => call()),
};
const load = vi.fn(async () => auth);
const request = (path: string) => ({ method: 'POST', url: `/api/v1/${path}?v=2` });

/** Fresh modules: each test is a page of its own. */
async function openPage() {
  vi.resetModules();
  const [{ takeSession }, { withSession }, { createApi }, { ApiError }] = await Promise.all([
    import('./open-auth.ts'),
    import('./with-session.ts'),
    import('../api/client.ts'),
    import('../api/api-error.ts'),
  ]);
  takeSession({ user: null }, load as unknown as Parameters<typeof takeSession>[1]);
  load.mockClear();
  const refuse = (path: string, status = 401) =>
    withSession(request(path), async () => {
      throw new ApiError(request(path), status, { error: { code: 'unauthorized' } });
    });
  return { withSession, createApi, refuse };
}

const signedIn = () => (cookie = 'a=b; auth._nasaq_token_expiration.local=1803859200000');

beforeEach(() => {
  cookie = '';
  vi.stubGlobal('document', {
    get cookie() {
      return cookie;
    },
  });
  vi.clearAllMocks();
  auth.authorize.mockResolvedValue({});
  auth.expire.mockResolvedValue();
});
afterEach(() => vi.unstubAllGlobals());

test('a call of somebody who is not signed in loads nothing', async () => {
  const { withSession } = await openPage();
  expect(await withSession(request('search'), async (headers) => headers)).toEqual({});
  expect(load).not.toHaveBeenCalled();
});

test('a token that scripts hold goes along, into the call itself', async () => {
  signedIn();
  auth.authorize.mockResolvedValue({ Authorization: 'Bearer x' });
  const { createApi, withSession } = await openPage();
  const fetcher = vi.fn(async () => new Response('{}'));
  await createApi({ locale: 'en', base: '/', fetch: fetcher, within: withSession }).post('account/profile', {});
  expect(auth.authorize).toHaveBeenCalledExactlyOnceWith('/api/v1/account/profile?v=2');
  expect(fetcher.mock.calls[0]).toMatchObject([
    '/api/v1/account/profile?v=2',
    { headers: { Authorization: 'Bearer x', locale: 'en' } },
  ]);
});

test('on the server nothing of this happens', async () => {
  signedIn();
  const { createApi } = await openPage();
  const fetcher = vi.fn(async () => new Response('{}', { status: 401 }));
  const api = createApi({ locale: 'en', base: 'http://admin.example', fetch: fetcher });
  await expect(api.get('home')).rejects.toMatchObject({ status: 401 });
  expect(load).not.toHaveBeenCalled();
});

test('past its time the session stops the call before it is sent', async () => {
  signedIn();
  auth.authorize.mockRejectedValue(Object.assign(new Error('expired'), { name: 'ExpiredSessionError' }));
  const { withSession } = await openPage();
  const send = vi.fn();
  await expect(withSession(request('orders'), send)).rejects.toMatchObject({ name: 'ApiError', status: 401 });
  expect(send).not.toHaveBeenCalled();
  expect(auth.expire).not.toHaveBeenCalled();
});

test('of calls at once the first finds the session past its time: the others’ 401s say nothing new', async () => {
  signedIn();
  const expired = Object.assign(new Error('expired'), { name: 'ExpiredSessionError' });
  // The first one takes the token away; what is sent after it has none.
  auth.authorize.mockRejectedValueOnce(expired);
  const { refuse } = await openPage();
  const calls = await Promise.allSettled([refuse('orders'), refuse('account/records'), refuse('account/sessions')]);
  expect(calls.map((call) => (call as PromiseRejectedResult).reason.status)).toEqual([401, 401, 401]);
  await vi.dynamicImportSettled();
  expect(auth.expire).not.toHaveBeenCalled();
});

test('where the module cannot be loaded, there was no response', async () => {
  const { withSession } = await openPage();
  signedIn();
  load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
  await expect(withSession(request('orders'), vi.fn())).rejects.toMatchObject({ status: 0 });
  // It is asked for again with the next call.
  expect(await withSession(request('orders'), async () => 'sent')).toBe('sent');
});

test('a 401 ends the session, and the caller still gets its error', async () => {
  const { refuse } = await openPage();
  await expect(refuse('account/records')).rejects.toMatchObject({ status: 401, code: 'unauthorized' });
  await vi.waitFor(() => expect(auth.expire).toHaveBeenCalledOnce(), 20_000);
});

test.each(['auth/login', 'auth/logout'])('a 401 of %s is its caller’s alone', async (path) => {
  const { refuse } = await openPage();
  await expect(refuse(path)).rejects.toMatchObject({ status: 401 });
  expect(auth.expire).not.toHaveBeenCalled();
});

test.each(['auth/logout', 'account/deletion'])('%s ends the session itself, which is no news', async (path) => {
  const { withSession } = await openPage();
  expect(await withSession(request(path), async () => 'done')).toBe('done');
  expect(auth.endingItself).toHaveBeenCalledOnce();
});

test.each([400, 403, 404, 422, 429, 500, 503])('%i is passed on unchanged', async (status) => {
  const { refuse } = await openPage();
  await expect(refuse('orders', status)).rejects.toMatchObject({ status });
  expect(load).not.toHaveBeenCalled();
});

test('a burst of them is one end; each caller gets its own error', async () => {
  const { refuse } = await openPage();
  const calls = await Promise.allSettled(Array.from({ length: 20 }, () => refuse('account/records')));
  expect(calls.every(({ status }) => status === 'rejected')).toBe(true);
  await vi.waitFor(() => expect(auth.expire).toHaveBeenCalledOnce(), 20_000);
});

test('what was on its way when the session ended says nothing new, however late; what is sent after it does', async () => {
  const { refuse, withSession } = await openPage();
  const late = Promise.withResolvers<never>();
  const call = withSession(request('account/records'), () => late.promise);
  await refuse('account/sessions').catch(() => {});
  await vi.waitFor(() => expect(auth.expire).toHaveBeenCalledOnce(), 20_000);
  await auth.expire.mock.results[0]!.value;
  const { ApiError } = await import('../api/api-error.ts');
  late.reject(new ApiError(request('account/records'), 401, null));
  await expect(call).rejects.toMatchObject({ status: 401 });
  expect(auth.expire).toHaveBeenCalledOnce();

  await vi.waitFor(async () => {
    await refuse('account/records').catch(() => {});
    expect(auth.expire).toHaveBeenCalledTimes(2);
  }, 20_000);
});
