import type { Locale } from '@nasaq/contract';
import type { Theme } from './hues.ts';
import { rect, type Scene } from './kit.ts';
import { paletteFor } from './palettes.ts';
import { patternBand } from './pattern-band.ts';
import { drawings } from './drawings.ts';
import { scenes } from './scene-list.ts';
import { entrySheet } from './sheet.ts';

/**
 * One demo picture as SVG of 1600 × 1000, in a language and a theme. Its faces are known to the engine after `loadFonts`.
 * @param name `<type>/<key>/<index>`; an entry without drawings of its own gets its pattern
 */
export function drawPicture(name: string, { locale, theme }: { locale: Locale; theme: Theme }): string {
  const [type, key, index] = name.split('/') as [string, string, string];
  const entry = `${type}/${key}`;
  const draw = drawings[entry]?.[Number(index)];
  if (draw) {
    const sheet = entrySheet(entry, locale, theme);
    return framed(draw(sheet), sheet);
  }
  const palette = paletteFor(entry);
  const scene = scenes[entry]?.[Number(index)] ?? plain(index);
  return framed(rect(0, 0, 1600, 1000, { fill: palette.ground }) + scene(palette, key), { width: 1600, height: 1000 });
}

function framed(markup: string, { width, height }: { width: number; height: number }): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${markup}</svg>`;
}

function plain(index: string): Scene {
  return (palette, key) => patternBand(palette, `${key}-${index}`, { x: 0, y: 0, w: 1600, h: 1000 }, 'tone');
}
