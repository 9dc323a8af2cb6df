import {
  apiBasePath,
  apiVersion,
  clientTimeout,
  localeHeader,
  serverTimeout,
  type ContentType,
  type Locale,
} from '@nasaq/contract';
import type { ApiResponse, Entries, PostResponse } from './api-responses.ts';
import { xsrfHeader } from './cookies.ts';
import { send, type Fetcher } from './send.ts';

export type Query = Record<string, string | number | boolean | null | undefined>;

/** Anything with a zod schema's `parse`. */
export interface Schema<T> {
  parse(value: unknown): T;
}

export interface ApiOptions {
  locale: Locale;
  /** Origin of the admin host on the server, `/` in the browser. */
  base: string;
  /** Sent with every call, for example `x-preview`. */
  headers?: Record<string, string>;
  /** Ends every call that is still under way. */
  signal?: AbortSignal;
  fetch?: Fetcher;
  /** Of the browser's calls: the reader's session. */
  within?: CallGuard;
}

/** Makes a call as somebody, with headers of its own, and sees to what it leads to. */
export type CallGuard = <T>(
  request: { method: string; url: string },
  attempt: (headers: Record<string, string>) => Promise<T>,
) => Promise<T>;

export interface Api {
  /** Several things come as `{ data: [...] }`, lists with their `meta`; one thing comes out of its `{ data }`. */
  get<Path extends string, T = ApiResponse<Path>>(path: Path, query?: Query, schema?: Schema<T>): Promise<T>;
  /** One entry by its slug, which may hold any character. */
  entry<Type extends ContentType>(type: Type, slug: string): Promise<Entries[Type][1]>;
  /** JSON, or a form with files as `FormData`. */
  post<Path extends string, T = PostResponse<Path>>(
    path: Path,
    body?: unknown,
    schema?: Schema<T>,
    signal?: AbortSignal,
  ): Promise<T>;
  /** The same calls for what the other language holds. */
  inLanguage(locale: Locale): Api;
}

/** Calls below `/api/v1/`: JSON there and back, in the language of the reader. Throws `ApiError`. */
export function createApi(options: ApiOptions): Api {
  const onServer = options.base !== '/';
  const timeout = onServer ? serverTimeout : clientTimeout;

  async function call(
    method: 'GET' | 'POST',
    path: string,
    query: Query,
    body?: unknown,
    signal = options.signal,
  ): Promise<unknown> {
    const multipart = body instanceof FormData;
    const headers: Record<string, string> = {
      accept: 'application/json',
      'cache-control': 'no-cache',
      'x-requested-with': 'XMLHttpRequest',
      [localeHeader]: options.locale,
      ...(multipart ? {} : { 'content-type': 'application/json' }),
      ...(onServer ? {} : xsrfHeader()),
      ...options.headers,
    };
    const payload = body === undefined || multipart ? body : JSON.stringify(body);
    const init = {
      method,
      body: payload as BodyInit | undefined,
      credentials: 'same-origin' as const,
      signal,
    };
    const url = callUrl(options.base, path, query);
    const attempt = (own: Record<string, string> = {}) =>
      send(url, { ...init, headers: { ...headers, ...own } }, timeout, options.fetch ?? fetch);
    return options.within ? options.within({ method, url }, attempt) : attempt();
  }

  return {
    get: async (path, query = {}, schema) => checked(unwrap(await call('GET', path, query)), schema),
    entry: async (type, slug) =>
      unwrap(await call('GET', `${type}/${encodeURIComponent(slug)}`, {})) as Entries[typeof type][1],
    post: async (path, body, schema, signal) => checked(await call('POST', path, {}, body ?? {}, signal), schema),
    inLanguage: (locale) => createApi({ ...options, locale }),
  };
}

function callUrl(base: string, path: string, query: Query): string {
  const search = new URLSearchParams({ v: apiVersion });
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null) search.set(name, String(value));
  }
  return `${base.replace(/\/$/, '')}${apiBasePath}${path}?${search}`;
}

function unwrap(body: unknown): unknown {
  const { data } = (body ?? {}) as { data?: unknown };
  return data === undefined || Array.isArray(data) ? body : data;
}

function checked<T>(body: unknown, schema: Schema<T> | undefined): T {
  return schema ? schema.parse(body) : (body as T);
}
