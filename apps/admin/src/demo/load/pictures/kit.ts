/** The canvas of every picture. */
export const width = 1600;
export const height = 1000;

export interface Palette {
  /** The sheet. */
  ground: string;
  /** Panels on the sheet. */
  surface: string;
  /** Hairlines. */
  line: string;
  /** Light, middle and full tone of the one colour. */
  soft: string;
  mid: string;
  strong: string;
  /** A little of it draws the eye. */
  spark: string;
  text: string;
}

/** Draws on a palette; `key` gives the pattern of the entry. */
export type Scene = (palette: Palette, key: string) => string;

interface Look {
  fill?: string;
  stroke?: string;
  weight?: number;
  radius?: number;
  dash?: string;
  opacity?: number;
}

function look({ fill = 'none', stroke, weight = 2, dash, opacity }: Look): string {
  const line = stroke ? ` stroke="${stroke}" stroke-width="${weight}"` : '';
  return `fill="${fill}"${line}${dash ? ` stroke-dasharray="${dash}"` : ''}${opacity === undefined ? '' : ` opacity="${opacity}"`}`;
}

export function rect(x: number, y: number, w: number, h: number, style: Look): string {
  return `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}" rx="${style.radius ?? 0}" ${look(style)}/>`;
}

export function circle(x: number, y: number, r: number, style: Look): string {
  return `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" ${look(style)}/>`;
}

export function path(d: string, style: Look): string {
  return `<path d="${d}" stroke-linecap="round" stroke-linejoin="round" ${look(style)}/>`;
}

export function line(x1: number, y1: number, x2: number, y2: number, stroke: string, weight = 2): string {
  return path(`M${n(x1)} ${n(y1)}L${n(x2)} ${n(y2)}`, { stroke, weight });
}

/** A word or a line of text as a bar: a picture of an interface should not have to be read. */
export function bar(x: number, y: number, w: number, fill: string, h = 14): string {
  return rect(x, y, w, h, { fill, radius: h / 2 });
}

/** Lines of text with a ragged end; from the right where `rtl`. */
export function paragraph(x: number, y: number, w: number, lines: number, fill: string, rtl = false): string {
  return repeat(lines, (index) => {
    const length = w * (index === lines - 1 ? 0.55 : 0.86 + 0.14 * wave(index + x));
    return bar(rtl ? x + w - length : x, y + index * 34, length, fill, 12);
  });
}

/** A panel with a title bar: one window of an application. */
export function panel(p: Palette, x: number, y: number, w: number, h: number): string {
  return rect(x, y, w, h, { fill: p.surface, stroke: p.line, weight: 2, radius: 6 });
}

export function tick(x: number, y: number, size: number, stroke: string, weight = 6): string {
  return path(
    `M${n(x - size)} ${n(y)}L${n(x - size * 0.25)} ${n(y + size * 0.7)}L${n(x + size)} ${n(y - size * 0.7)}`,
    { stroke, weight },
  );
}

export function repeat(count: number, draw: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => draw(index)).join('');
}

/** Even values between 0 and 1 that look unplanned, the same every time. */
export function wave(seed: number): number {
  return (Math.sin(seed * 12.9898 + 4.1) * 43758.5453) % 1 < 0
    ? 1 + ((Math.sin(seed * 12.9898 + 4.1) * 43758.5453) % 1)
    : (Math.sin(seed * 12.9898 + 4.1) * 43758.5453) % 1;
}

export function point(x: number, y: number, r: number, turn: number): [number, number] {
  const angle = turn * 2 * Math.PI - Math.PI / 2;
  return [x + r * Math.cos(angle), y + r * Math.sin(angle)];
}

export function n(value: number): string {
  return String(Math.round(value * 10) / 10);
}
