import type { T } from './translator.ts';
import { useTranslator } from './use-translator.ts';

/** The page's translate function; its keys and values are checked by the compiler. */
export function useT(): T {
  return useTranslator().t;
}
