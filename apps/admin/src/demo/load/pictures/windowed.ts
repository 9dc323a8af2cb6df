import { bar, line, panel, type Scene } from './kit.ts';
import { patternBand } from './pattern-band.ts';

/** An application's window on its sheet: a side bar with the product's pattern, a head, and what stands in it. */
export function windowed(content: Scene): Scene {
  return (p, key) =>
    panel(p, 110, 90, 1380, 820) +
    patternBand(p, key, { x: 111, y: 91, w: 250, h: 818 }) +
    line(362, 90, 362, 910, p.line) +
    bar(430, 150, 300, p.text, 22) +
    bar(430, 192, 180, p.line) +
    content(p, key);
}
