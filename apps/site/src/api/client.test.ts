import { describe, expect, test, vi } from 'vitest';
import { ApiError } from './api-error.ts';
import { createApi } from './client.ts';
import { xsrfHeader } from './cookies.ts';
import { send } from './send.ts';

const answers = (...statuses: number[]) =>
  vi.fn<typeof fetch>(async () => {
    const status = statuses.length > 1 ? statuses.shift()! : statuses[0]!;
    return new Response(JSON.stringify({ data: { status } }), { status });
  });

function apiWith(fetcher: typeof fetch) {
  return createApi({ locale: 'ar', base: 'http://admin.example', fetch: fetcher });
}

test('every call carries version, language and headers', async () => {
  const fetcher = answers(200);
  await apiWith(fetcher).get('services', { page: 2, category: undefined });
  const [url, init] = fetcher.mock.calls[0]!;
  expect(url).toBe('http://admin.example/api/v1/services?v=2&page=2');
  expect(init).toMatchObject({
    method: 'GET',
    credentials: 'same-origin',
    headers: {
      accept: 'application/json',
      'cache-control': 'no-cache',
      'content-type': 'application/json',
      'x-requested-with': 'XMLHttpRequest',
      locale: 'ar',
    },
  });
});

test('a form with files has no JSON content type', async () => {
  const fetcher = answers(200);
  await apiWith(fetcher).post('applications', new FormData());
  expect(fetcher.mock.calls[0]![1]!.headers).not.toHaveProperty('content-type');
});

test('a slug is one path segment, whatever it holds', async () => {
  const fetcher = answers(200);
  await apiWith(fetcher).entry('services', 'a/../b?c');
  expect(fetcher.mock.calls[0]![0]).toBe('http://admin.example/api/v1/services/a%2F..%2Fb%3Fc?v=2');
});

test('the XSRF cookie becomes the header', () => {
  expect(xsrfHeader('a=b; XSRF-TOKEN=x%3Dy; c=d')).toEqual({ 'x-xsrf-token': 'x=y' });
  expect(xsrfHeader('a=b')).toEqual({});
});

test.each(['%zz%', '%D9%86', 'a%0Ab'])('the XSRF cookie %j, which somebody else has set, stops no call', (value) => {
  expect(() => new Headers(xsrfHeader(`XSRF-TOKEN=${value}`))).not.toThrow();
});

describe('retry', () => {
  test.each([408, 409, 425, 429, 500, 502, 503, 504])('GET is tried once more after %i', async (status) => {
    const fetcher = answers(status, 200);
    await expect(apiWith(fetcher).get('home')).resolves.toEqual({ status: 200 });
    expect(fetcher).toHaveBeenCalledTimes(2);
  });

  test('GET is tried twice at most', async () => {
    const fetcher = answers(503);
    await expect(apiWith(fetcher).get('home')).rejects.toMatchObject({ status: 503 });
    expect(fetcher).toHaveBeenCalledTimes(2);
  });

  test('GET is tried once more where there was no response', async () => {
    const fetcher = vi
      .fn<typeof fetch>()
      .mockRejectedValueOnce(new TypeError('fetch failed'))
      .mockResolvedValue(new Response('{}'));
    await apiWith(fetcher).get('home');
    expect(fetcher).toHaveBeenCalledTimes(2);
  });

  test.each([400, 401, 404, 422])('%i is final', async (status) => {
    const fetcher = answers(status);
    await expect(apiWith(fetcher).get('home')).rejects.toMatchObject({ status });
    expect(fetcher).toHaveBeenCalledTimes(1);
  });

  test('POST is never sent twice', async () => {
    const fetcher = answers(503);
    await expect(apiWith(fetcher).post('search', { search: 'x' })).rejects.toBeInstanceOf(ApiError);
    expect(fetcher).toHaveBeenCalledTimes(1);
  });
});

describe('an error', () => {
  test('carries status, parsed body and request', async () => {
    const fetcher = vi.fn<typeof fetch>(async () =>
      Response.json({ error: { code: 'invalid', message: 'x', field: 'page' } }, { status: 422 }),
    );
    const error = await apiWith(fetcher)
      .get('services')
      .catch((caught: unknown) => caught as ApiError);
    expect(error).toMatchObject({
      status: 422,
      code: 'invalid',
      request: { method: 'GET', url: 'http://admin.example/api/v1/services?v=2' },
    });
  });

  test('of the network has status 0', async () => {
    const fetcher = vi.fn<typeof fetch>().mockRejectedValue(new TypeError('fetch failed'));
    await expect(apiWith(fetcher).post('search')).rejects.toMatchObject({ status: 0 });
  });
});

test('the timeout covers body and retry alike', async () => {
  const fetcher = vi.fn<typeof fetch>(
    (_, init) =>
      new Promise((_resolve, reject) => init!.signal!.addEventListener('abort', () => reject(init!.signal!.reason))),
  );
  await expect(send('http://admin.example', { method: 'GET' }, 50, fetcher)).rejects.toMatchObject({ status: 0 });
  expect(fetcher).toHaveBeenCalledTimes(1);
});
