import { patternBand } from './pattern-band.ts';
import type { Draw, Sheet } from './sheet.ts';
import { textWidth } from './text-width.ts';

/** A window of an application: a bar with its name and its person, and what it shows below. */
export function appWindow(
  s: Sheet,
  [x, y, w, h]: Box,
  { name, person, content }: { name: string; person?: string; content: Draw },
): string {
  const bar = 76;
  return s.at(
    x,
    y,
    w,
    h,
    (window) => {
      const p = window.palette;
      return (
        window.rect(0, 0, w, h, { fill: p.surface }) +
        window.rect(0, 0, w, bar, { fill: p.sunk }) +
        window.line(0, bar, w, bar, p.line) +
        patternBand(p, window.key, { x: s.locale === 'ar' ? w - bar : 0, y: 0, w: bar, h: bar }) +
        window.text(bar + 28, 49, name, { size: 30, weight: 600, fill: p.text }) +
        (person ? avatar(window, w - 48, bar / 2, 24, person) : '') +
        window.at(0, bar, w, h - bar, content)
      );
    },
    { radius: 10 },
  );
}

/** x, y, width, height from the start edge. */
export type Box = readonly [x: number, y: number, w: number, h: number];

/** A phone with its screen; `content` draws on a sheet of 390 points' width, whatever the phone's size. */
export function phone(s: Sheet, x: number, y: number, height: number, content: Draw): string {
  const scale = height / 844;
  const width = 390 * scale;
  const edge = 10 * scale;
  return s.at(x, y, width, height, (body) => {
    const p = body.palette;
    const screen = body.at(
      0,
      0,
      390,
      844,
      (inner) => inner.rect(0, 0, 390, 844, { fill: p.surface }) + content(inner),
      {
        radius: 44,
      },
    );
    // The small sheet begins at its own start edge, which scaling must not move.
    const shift = s.locale === 'ar' ? width - 390 : 0;
    return (
      body.rect(-edge, -edge, width + 2 * edge, height + 2 * edge, {
        fill: p.ink,
        stroke: p.line,
        radius: 54 * scale,
      }) + `<g transform="scale(${scale}) translate(${-shift} 0)">${screen}</g>`
    );
  });
}

export function avatar(s: Sheet, x: number, y: number, r: number, name: string): string {
  const letter = [...name][0] ?? '';
  return (
    s.circle(x, y, r, { fill: s.palette.soft }) +
    s.text(x, y + r * 0.36, letter, { size: r, weight: 600, fill: s.palette.strong, align: 'middle' })
  );
}

type Tone = 'plain' | 'strong' | 'good' | 'bad' | 'spark';

/** A word for a state, in a frame of its colour. */
export function tag(s: Sheet, x: number, y: number, text: string, tone: Tone = 'plain', size = 22): string {
  const p = s.palette;
  const colour = { plain: p.quiet, strong: p.strong, good: p.good, bad: p.bad, spark: p.text }[tone];
  const w = textWidth(text, size, 600) + size * 1.3;
  const h = size * 1.75;
  return (
    s.rect(x, y - h / 2, w, h, {
      radius: h / 2,
      stroke: tone === 'spark' ? p.spark : colour,
      fill: tone === 'spark' ? p.spark : 'none',
      weight: 2,
    }) +
    s.text(x + w / 2, y + size * 0.36, text, {
      size,
      weight: 600,
      fill: tone === 'spark' ? '#1c1608' : colour,
      align: 'middle',
    })
  );
}

/** The one solid button, or one in outline. */
export function button(s: Sheet, [x, y, w, h]: Box, text: string, solid = true, size = 26): string {
  const p = s.palette;
  return (
    s.rect(x, y, w, h, solid ? { fill: p.strong, radius: 4 } : { stroke: p.strong, radius: 4 }) +
    s.text(x + w / 2, y + h / 2 + size * 0.36, text, {
      size,
      weight: 600,
      fill: solid ? p.onStrong : p.strong,
      align: 'middle',
    })
  );
}

interface Column {
  title: string;
  /** Places from the sheet's start edge. */
  x: number;
  align?: 'start' | 'end';
}

/** A table: hairlines, a quiet head, one row that is marked. Cells that draw themselves get the row's middle. */
export function table(
  s: Sheet,
  [x, y, w, rowHeight]: Box,
  columns: readonly Column[],
  rows: readonly (readonly (string | ((x: number, y: number) => string))[])[],
  { marked, size = 26 }: { marked?: number; size?: number } = {},
): string {
  const p = s.palette;
  const head = columns.map((column) =>
    s.text(column.x, y + rowHeight * 0.62, column.title, {
      size: size * 0.82,
      weight: 600,
      fill: p.quiet,
      align: column.align ?? 'start',
    }),
  );
  const body = rows.map((cells, index) => {
    const top = y + rowHeight * (index + 1);
    const middle = top + rowHeight / 2;
    return (
      (marked === index ? s.rect(x, top, w, rowHeight, { fill: p.soft }) : '') +
      s.line(x, top, x + w, top, p.line) +
      cells
        .map((cell, at) => {
          const column = columns[at]!;
          if (typeof cell !== 'string') return cell(column.x, middle);
          return s.text(column.x, middle + size * 0.36, cell, {
            size,
            weight: at === 0 ? 600 : 400,
            fill: p.text,
            align: column.align ?? 'start',
          });
        })
        .join('')
    );
  });
  return head.join('') + body.join('');
}

/** A tick in a circle. It is no direction: it looks the same in both. */
export function done(s: Sheet, x: number, y: number, r: number): string {
  const p = s.palette;
  const mark = `M${r * 0.55} ${r * 1.02}L${r * 0.88} ${r * 1.35}L${r * 1.48} ${r * 0.7}`;
  return (
    s.circle(x, y, r, { fill: p.strong }) +
    s.unturned(
      x - r,
      y - r,
      2 * r,
      `<path d="${mark}" fill="none" stroke="${p.onStrong}" stroke-width="${r * 0.2}" stroke-linecap="round" stroke-linejoin="round"/>`,
    )
  );
}
