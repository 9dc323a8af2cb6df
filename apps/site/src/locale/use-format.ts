import { useMemo } from 'react';
import { createFormat, type Format } from './format.ts';
import { useTranslator } from './use-translator.ts';

export function useFormat(): Format {
  const { tag } = useTranslator();
  return useMemo(() => createFormat(tag), [tag]);
}
