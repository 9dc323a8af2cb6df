import type { Locale } from '@nasaq/contract';
import { drawings } from './drawings.ts';
import type { Theme } from './hues.ts';
import { entrySheet } from './sheet.ts';

/**
 * One demo picture as SVG of 1600 × 1000, in a language and a theme. Its faces are those of `loadFonts`.
 * @param name `<type>/<key>/<index>`
 */
export function drawPicture(name: string, { locale, theme }: { locale: Locale; theme: Theme }): string {
  const [type, key, index] = name.split('/') as [string, string, string];
  const entry = `${type}/${key}`;
  const draw = drawings[entry]?.[Number(index)];
  if (!draw) throw new Error(`There is no drawing of ${name}.`);
  const sheet = entrySheet(entry, locale, theme);
  const { width, height } = sheet;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${draw(sheet)}</svg>`;
}
