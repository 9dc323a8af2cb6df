import type { Metadata } from 'next';
import { brandName } from '@nasaq/contract';
import { colours, hex, tones } from '@nasaq/design';
import { logoMark } from '@nasaq/patterns';

/** What ends the title of every screen, per language of the interface; the config knows only the English one. */
export const titleSuffix = { en: `· ${brandName.en}`, ar: `· ${brandName.ar}` };

/** Gives the title of a screen the company's name in the language of the screen. */
export function brandTitle(metadata: Metadata, language: string): Metadata {
  const { title } = metadata;
  if (language !== 'ar' || typeof title !== 'string') return metadata;
  return { ...metadata, title: title.replace(titleSuffix.en, titleSuffix.ar) };
}

/** The rosette as the browser's tab shows it: without a ground, in the voice of the browser's theme, heavier for 16 pixels. */
export function favicon(): string {
  const { viewBox, strokes } = logoMark();
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">` +
    `<style>path{fill:none;stroke:${hex(colours.light.voice)};stroke-width:20}@media(prefers-color-scheme:dark){path{stroke:${tones['drawn-tab']}}}</style>` +
    `${strokes.map((path) => `<path d="${path}"/>`).join('')}</svg>`
  );
}
