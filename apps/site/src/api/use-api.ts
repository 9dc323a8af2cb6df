import { useMemo } from 'react';
import { useLocale } from '../locale/use-locale.ts';
import { createApi, type Api } from './client.ts';

/** The API in the reader's language, for calls that a reader's act starts (search, forms); pages get their data from loaders. */
export function useApi(): Api {
  const locale = useLocale();
  return useMemo(() => createApi({ locale, base: '/' }), [locale]);
}
