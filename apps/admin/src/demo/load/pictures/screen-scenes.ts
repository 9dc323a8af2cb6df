import {
  bar,
  circle,
  line,
  panel,
  paragraph,
  path,
  rect,
  repeat,
  tick,
  wave,
  type Palette,
  type Scene,
} from './kit.ts';
import { patternBand } from './pattern-band.ts';
import { windowed } from './windowed.ts';

/** Two texts, the second from the right, with one pair of lines marked. */
export function sideBySide(markedPair: boolean): Scene {
  return (p, key) =>
    patternBand(p, key, { x: 0, y: 0, w: 1600, h: 130 }) +
    panel(p, 110, 130, 670, 760) +
    panel(p, 820, 130, 670, 760) +
    column(p, 170, false, markedPair) +
    column(p, 880, true, markedPair);
}

function column(p: Palette, x: number, rtl: boolean, marked: boolean): string {
  const start = (w: number) => (rtl ? x + 550 - w : x);
  return (
    bar(start(340), 200, 340, p.text, 26) +
    paragraph(x, 280, 550, 4, p.mid, rtl) +
    (marked
      ? rect(x - 24, 436, 598, 170, { fill: p.soft, stroke: p.strong, weight: 3 }) +
        circle(rtl ? x + 574 : x - 24, 520, 18, { fill: p.spark })
      : '') +
    paragraph(x, 466, 550, 4, marked ? p.strong : p.mid, rtl) +
    paragraph(x, 660, 550, 5, p.line, rtl)
  );
}

/** A sum that opens into its parts, step by step. */
export function opened(): Scene {
  return (p, key) => {
    const levels = [1, 3, 6, 12];
    const x = (level: number) => 190 + level * 380;
    const y = (level: number, index: number) => 500 + (index - (levels[level]! - 1) / 2) * (760 / levels[level]!);
    const links = levels.slice(1).flatMap((count, before) =>
      Array.from({ length: count }, (_, index) => {
        const parent = Math.floor((index / count) * levels[before]!);
        return path(
          `M${x(before) + 60} ${y(before, parent)}C${x(before) + 210} ${y(before, parent)} ${x(before + 1) - 190} ${y(before + 1, index)} ${x(before + 1) - 40} ${y(before + 1, index)}`,
          { stroke: p.mid, weight: 2 },
        );
      }),
    );
    const nodes = levels.map((count, level) =>
      repeat(count, (index) =>
        level === 3
          ? bar(x(level) - 30, y(level, index) - 8, 150 + 60 * wave(index), p.mid, 16)
          : circle(x(level), y(level, index), 86 - level * 24, {
              fill: level === 0 ? p.strong : index === 1 ? p.spark : p.soft,
              stroke: p.strong,
              weight: 3,
            }),
      ),
    );
    return patternBand(p, key, { x: 0, y: 900, w: 1600, h: 100 }) + links.join('') + nodes.join('');
  };
}

/** Lanes of waiting messages; the last lane almost empty. */
export function lanes(): Scene {
  return windowed((p) =>
    repeat(3, (lane) => {
      const y = 290 + lane * 200;
      const waiting = lane === 2 ? 1 : 12 - lane * 3;
      return (
        rect(430, y, 1000, 150, { fill: p.ground, stroke: p.line, radius: 6 }) +
        repeat(waiting, (index) =>
          rect(455 + index * 78, y + 35, 58, 80, {
            fill: lane === 2 ? p.spark : index < 3 ? p.strong : p.mid,
            radius: 6,
          }),
        )
      );
    }),
  );
}

/** Linked squares, one link broken. */
export function chain(broken: number): Scene {
  return (p, key) => {
    const at = (index: number) => ({ x: 190 + (index % 4) * 340, y: 250 + Math.floor(index / 4) * 340 });
    return (
      patternBand(p, key, { x: 0, y: 0, w: 1600, h: 120 }) +
      repeat(8, (index) => {
        const { x, y } = at(index);
        const next = index % 4 < 3;
        const isBroken = index === broken;
        return (
          (next
            ? isBroken
              ? line(x + 200, y + 100, x + 245, y + 78, p.spark, 8) +
                line(x + 340, y + 100, x + 295, y + 122, p.spark, 8)
              : line(x + 200, y + 100, x + 340, y + 100, p.mid, 6)
            : '') +
          rect(x, y, 200, 200, {
            fill: isBroken ? p.soft : p.surface,
            stroke: isBroken ? p.spark : p.strong,
            weight: isBroken ? 8 : 4,
            radius: 8,
          }) +
          bar(x + 36, y + 60, 128, p.mid) +
          bar(x + 36, y + 94, 96, p.line) +
          bar(x + 36, y + 128, 112, p.line)
        );
      })
    );
  };
}

/** A number as large as the screen, in two forms. */
export function calledNumber(): Scene {
  return (p, key) =>
    patternBand(p, key, { x: 0, y: 700, w: 1600, h: 300 }) +
    rect(0, 0, 1600, 700, { fill: p.surface }) +
    // 47 in both digits, drawn as strokes.
    path('M330 180L230 400H420M370 300V530', { stroke: p.strong, weight: 40 }) +
    path('M490 180H690L560 530', { stroke: p.strong, weight: 40 }) +
    line(800, 150, 800, 560, p.mid, 4) +
    path('M1090 190C960 190 960 300 1070 320C960 340 950 470 1100 470', { stroke: p.spark, weight: 40 }) +
    path('M1210 200L1310 500L1410 200', { stroke: p.spark, weight: 40 });
}

/** A result that needs no reading: one circle, one line. */
export function verified(): Scene {
  return windowed(
    (p) =>
      circle(920, 490, 170, { fill: p.soft, stroke: p.strong, weight: 8 }) +
      tick(920, 490, 70, p.strong, 24) +
      bar(720, 730, 400, p.text, 26) +
      bar(800, 790, 240, p.line),
  );
}

/** Pages with the found word marked. */
export function scans(count: number, marks: number): Scene {
  return (p, key) =>
    patternBand(p, key, { x: 0, y: 0, w: 1600, h: 1000 }) +
    repeat(count, (index) => {
      const w = count === 1 ? 620 : 400;
      const x = count === 1 ? 120 : 130 + index * 470;
      return (
        rect(x, 140, w, 720, { fill: p.surface, stroke: p.text, weight: 3 }) +
        paragraph(x + 50, 210, w - 100, 17, p.line) +
        repeat(marks, (mark) =>
          rect(
            x + 70 + 90 * wave(index * 5 + mark),
            196 + Math.floor(2 + wave(index * 3 + mark * 7) * 12) * 34,
            130,
            38,
            { fill: p.spark, opacity: 0.75 },
          ),
        )
      );
    }) +
    (count === 1
      ? panel(p, 830, 140, 650, 720) +
        paragraph(890, 210, 530, 17, p.mid) +
        rect(1010, 398, 150, 42, { stroke: p.spark, weight: 6 })
      : '');
}
