import type { Locale } from '@nasaq/contract';
import { useTranslator } from './use-translator.ts';

export function useLocale(): Locale {
  return useTranslator().locale;
}
