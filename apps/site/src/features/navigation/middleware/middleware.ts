import type { Locale } from '@nasaq/contract';
import type { RedirectPayload } from '../payload.ts';
import type { Session } from '../session.ts';

export type MiddlewareName = 'guest' | 'is-banned' | 'auth';

export interface Visit {
  locale: Locale;
  /** Path without locale prefix. */
  path: string;
  session: Session;
}

/** `true` or nothing continues, a redirect leads elsewhere, `false` is the 404 page. */
export type MiddlewareResult = boolean | void | RedirectPayload;
export type Middleware = (visit: Visit) => MiddlewareResult | Promise<MiddlewareResult>;
