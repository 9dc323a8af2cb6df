import { hex } from '@nasaq/design';
import type { Box } from './interface-pieces.ts';
import { printHues } from './hues.ts';
import type { Draw, Sheet } from './sheet.ts';

export const ink = hex('oklch(0.2 0.02 260)');

/** Something printed that lies on the ground: a deeper tone below it, paper in either theme. */
export function printed(
  s: Sheet,
  [x, y, w, h]: Box,
  draw: Draw,
  { turn = 0, radius = 6, stock }: { turn?: number; radius?: number; stock?: keyof Sheet['palette'] } = {},
): string {
  const palette = printHues(`works/${s.key}`, s.theme);
  const lie = 12;
  return (
    s.at(x + lie, y + lie, w, h, (below) => below.rect(0, 0, w, h, { fill: shade(s), radius, opacity: 0.2 }), {
      turn,
    }) +
    s.at(x, y, w, h, (paper) => paper.rect(0, 0, w, h, { fill: paper.palette[stock ?? 'surface'] }) + draw(paper), {
      palette,
      radius,
      turn,
    })
  );
}

function shade(s: Sheet): string {
  return s.theme === 'light' ? s.palette.text : '#000000';
}

/** A mark for machines, made up for its owner: two angles say where it stands, the rest comes from its number. */
export function scanCode(
  s: Sheet,
  [x, y, size]: readonly [number, number, number],
  seed: number,
  fill: string,
): string {
  const cells = 13;
  const cell = size / cells;
  const draw = (column: number, row: number, w = 1, h = 1) =>
    `<rect x="${column * cell}" y="${row * cell}" width="${w * cell + 0.4}" height="${h * cell + 0.4}" fill="${fill}"/>`;
  const bits = randomBits(seed);
  let dots = '';
  for (let row = 0; row < cells; row += 1) {
    for (let column = 0; column < cells; column += 1) {
      const angle = (column < 5 && row < 5) || (column > 7 && row > 7);
      if (!angle && bits()) dots += draw(column, row);
    }
  }
  const first = draw(0, 0, 4, 1) + draw(0, 0, 1, 4) + draw(2, 2, 2, 2);
  const last = draw(9, 12, 4, 1) + draw(12, 9, 1, 4) + draw(9, 9, 2, 2);
  return s.unturned(x, y, size, dots + first + last);
}

/** Bars below a number, as a till reads them. */
export function barCode(s: Sheet, [x, y, w, h]: Box, seed: number, fill: string): string {
  const bits = randomBits(seed);
  const unit = w / 95;
  let bars = '';
  let at = 0;
  while (at < 95) {
    const width = Math.min(95 - at, bits() ? (bits() ? 3 : 2) : 1);
    bars += `<rect x="${at * unit}" y="0" width="${width * unit}" height="${h}" fill="${fill}"/>`;
    at += width + (bits() ? 2 : 1);
  }
  return s.unturned(x, y, w, bars);
}

function randomBits(seed: number): () => boolean {
  let state = seed;
  return () => {
    state = (state * 1664525 + 1013904223) % 4294967296;
    return state > 2147483648;
  };
}

/** A line to tear along, with a bite at each end in the colour of what lies below. */
export function perforation(
  s: Sheet,
  { x, from, to, ground }: { x: number; from: number; to: number; ground: string },
): string {
  return (
    s.path(`M${x} ${from + 34}L${x} ${to - 34}`, { stroke: s.palette.line, weight: 5, dash: '2 14' }) +
    s.circle(x, from, 22, { fill: ground }) +
    s.circle(x, to, 22, { fill: ground })
  );
}

/** Part of a circle as path data, from one angle to another in degrees, clockwise from the top. */
export function arc(cx: number, cy: number, r: number, from: number, to: number): string {
  const place = (degrees: number) => {
    const angle = ((degrees - 90) * Math.PI) / 180;
    return `${(cx + r * Math.cos(angle)).toFixed(2)} ${(cy + r * Math.sin(angle)).toFixed(2)}`;
  };
  return `M${place(from)}A${r} ${r} 0 ${to - from > 180 ? 1 : 0} 1 ${place(to)}`;
}

/** A browser's window: its address above, the page below. */
export function browser(s: Sheet, [x, y, w, h]: Box, address: string, page: Draw): string {
  const bar = 64;
  return s.at(
    x,
    y,
    w,
    h,
    (window) =>
      window.rect(0, 0, w, h, { fill: window.palette.surface }) +
      window.rect(0, 0, w, bar, { fill: window.palette.sunk }) +
      window.line(0, bar, w, bar, window.palette.line) +
      window.text(36, 42, address, { size: 24, fill: window.palette.quiet, ltr: true }) +
      window.at(0, bar, w, h - bar, page),
    { radius: 10 },
  );
}
