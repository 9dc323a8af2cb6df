import type { Metadata } from 'next';
import { colours, hex, tones } from '@nasaq/design';
import { logoMark } from '@nasaq/patterns';

/** Ends the title of every screen until the company's name takes its place: the config is older than that. */
export const titleSuffix = '· CMS';

/**
 * Gives the title of a screen the company's own name in the language of the screen; nobody's while it has none.
 * @param name of the company
 * @param shared its name in English, for who shows a shared link
 */
export function brandTitle(metadata: Metadata, name: string, shared: string): Metadata {
  const { openGraph, title } = metadata;
  const own = (text: string) =>
    text.endsWith(titleSuffix) ? text.slice(0, -titleSuffix.length) + suffixOf(name) : text;
  return {
    ...metadata,
    ...(typeof title === 'string' && { title: own(title).trim() || name }),
    ...(openGraph && { openGraph: { ...openGraph, siteName: shared, title: shared } }),
  };
}

function suffixOf(name: string): string {
  return name ? `· ${name}` : '';
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
