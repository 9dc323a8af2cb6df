import { height, rect, width, type Scene } from './kit.ts';
import { paletteFor } from './palettes.ts';
import { patternBand } from './pattern-band.ts';
import { scenes } from './scene-list.ts';

/**
 * One demo picture as SVG of 1600 × 1000, with explicit colours and no text.
 * @param name `<type>/<key>/<index>`; an entry without scenes of its own gets its pattern
 */
export function drawPicture(name: string): string {
  const [type, key, index] = name.split('/') as [string, string, string];
  const entry = `${type}/${key}`;
  const palette = paletteFor(entry);
  const scene = scenes[entry]?.[Number(index)] ?? plain(index);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
    `${rect(0, 0, width, height, { fill: palette.ground })}${scene(palette, key)}</svg>`
  );
}

function plain(index: string): Scene {
  return (palette, key) => patternBand(palette, `${key}-${index}`, { x: 0, y: 0, w: width, h: height }, 'tone');
}
