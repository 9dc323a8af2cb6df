import { use } from 'react';
import { TranslatorContext } from './translator-context.ts';
import type { Translator } from './translator.ts';

export function useTranslator(): Translator {
  const translator = use(TranslatorContext);
  if (translator === null) throw new Error('useTranslator stands outside the app.');
  return translator;
}
