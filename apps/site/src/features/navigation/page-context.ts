import type { Locale } from '@nasaq/contract';
import type { Api } from '../api/client.ts';
import type { Session } from './session.ts';

/** What a page's loader gets. Loaders run on the server only. */
export interface PageContext {
  api: Api;
  locale: Locale;
  /** Decoded and in NFC. */
  params: Record<string, string>;
  query: URLSearchParams;
  /** Absolute base of addresses in structured data, without a trailing slash. */
  siteUrl: string;
  /** The token of a live preview, or `null`; `api` sends it already. */
  preview: string | null;
  /** Who reads; known on pages whose route is of the account, and `api` speaks for them there. */
  session: Session;
}
