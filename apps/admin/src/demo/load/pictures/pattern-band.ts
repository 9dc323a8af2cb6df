import { pattern, patternMarkup } from '@nasaq/patterns';

interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

interface Tones {
  soft: string;
  mid: string;
  strong: string;
  surface: string;
}

/** The pattern of a key, clipped to a box, in the palette's colours. */
export function patternBand(p: Tones, key: string, { x, y, w, h }: Box): string {
  const drawn = pattern({ key, style: 'tone', width: w, height: h });
  const colours = {
    line: p.strong,
    construction: p.mid,
    tone1: p.soft,
    tone2: p.mid,
    tone3: p.strong,
    strap: p.surface,
  };
  return (
    `<svg x="${x}" y="${y}" width="${w}" height="${h}" viewBox="${drawn.viewBox}" preserveAspectRatio="xMidYMid slice" fill="none">` +
    `${patternMarkup(drawn, colours)}</svg>`
  );
}
