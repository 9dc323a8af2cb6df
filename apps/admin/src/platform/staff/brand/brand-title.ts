import type { Metadata } from 'next';
import { brandName } from '@nasaq/contract';

/** What ends the title of every screen, per language of the interface; the config knows only the English one. */
export const titleSuffix = { en: `· ${brandName.en}`, ar: `· ${brandName.ar}` };

/** Gives the title of a screen the company's name in the language of the screen. */
export function brandTitle(metadata: Metadata, language: string): Metadata {
  const { title } = metadata;
  if (language !== 'ar' || typeof title !== 'string') return metadata;
  return { ...metadata, title: title.replace(titleSuffix.en, titleSuffix.ar) };
}
