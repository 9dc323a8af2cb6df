import { isLocale, type Locale } from '@nasaq/contract';
import type { PageGlobal } from '../entry/previewed.ts';

/** Below the address of the admin. */
export const exchangeRoute = '/exchange';

/** The pages that exist once and have texts to translate. Named here, as screens must not load what reads the settings. */
export const exchangedPages: readonly PageGlobal[] = ['home', 'about', 'care'];

/** What the page of the exchange begins with; `null` = nothing is chosen. */
export interface ExchangeBegin {
  /** A collection or a page. */
  type: string | null;
  /** The language into which texts go. */
  language: Locale | null;
  /** How the texts stand that go out; `work` = in any way that waits. */
  state: string | null;
}

/** The page on which texts go out, with the first choices made. */
export function exchangeAddress(adminRoute: string, { language, state, type }: Partial<ExchangeBegin> = {}): string {
  const query = new URLSearchParams({
    ...(type && { type }),
    ...(language && { to: language }),
    ...(state && { state }),
  });
  return `${adminRoute}${exchangeRoute}${query.size > 0 ? `?${query}` : ''}`;
}

export function readBegin(given: Record<string, string | string[] | undefined> | undefined): ExchangeBegin {
  const text = (name: string) => {
    const value = given?.[name];
    return typeof value === 'string' && value !== '' ? value : null;
  };
  const to = text('to');
  return { type: text('type'), language: to !== null && isLocale(to) ? to : null, state: text('state') };
}
