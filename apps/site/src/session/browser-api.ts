import type { Locale } from '@nasaq/contract';
import { useMemo } from 'react';
import { createApi, type Api } from '../api/client.ts';
import { useLocale } from '../locale/translator.ts';
import { withSession } from './with-session.ts';

/** The API as the page's reader calls it: within their session. */
export function browserApi(locale: Locale, headers?: Record<string, string>): Api {
  return createApi({ locale, base: '/', ...(headers && { headers }), within: withSession });
}

/** The API in the reader's language, for calls that a reader's act starts (search, forms); pages get their data from loaders. */
export function useApi(): Api {
  const locale = useLocale();
  return useMemo(() => browserApi(locale), [locale]);
}
