import type { GlobalSiteData, Locale } from '@nasaq/contract';
import type { Api } from '../api/client.ts';
import type { RouteDefinition } from '../routes.ts';
import type { Session } from './middleware.ts';

/** What a page's loader gets. Loaders run on the server only. */
export interface PageContext {
  route: Pick<RouteDefinition, 'name' | 'shows'>;
  api: Api;
  locale: Locale;
  /** Without locale prefix, as it was asked for. */
  path: string;
  /** Decoded and in NFC. */
  params: Record<string, string>;
  query: URLSearchParams;
  /** Absolute base of addresses in structured data, without a trailing slash. */
  siteUrl: string;
  /** What every page shows; asked for beside the page's own data. */
  siteData: Promise<GlobalSiteData>;
  /** The token of a live preview, or `null`; `api` sends it already. */
  preview: string | null;
  /** Who reads; known on pages whose route is of the account, and `api` speaks for them there. */
  session: Session;
}

/** What every page's model may say about the document's head. */
export interface Head {
  /** Shown as "Title – Nasaq"; the route's title where it is absent. */
  title?: string;
  /** Shown alone, without the product name. */
  fullTitle?: string;
  description?: string;
  /** This page in both languages, paths with prefix; `null` where it does not exist in that language. A query in them replaces the reader's. */
  alternates?: { en: string | null; ar: string | null };
  /** Of a list that is shown beyond its first page: how many pages it has in the other language. */
  otherPages?: number;
  /** Path with query where the page is more than its path (`/blog?page=2`). */
  canonical?: string;
  /** Path below the origin of the picture that social networks show. */
  image?: string;
  imageAlt?: string;
  type?: 'website' | 'article';
  jsonLd?: object[];
  noindex?: boolean;
  /** `article:published_time` and `article:modified_time`. */
  publishedAt?: string;
  updatedAt?: string;
}

export interface Model {
  head?: Head;
}
