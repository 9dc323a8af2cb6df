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

/** An application's window on its sheet: a side bar with the product's pattern, a head, and what stands in it. */
function windowed(content: Scene): Scene {
  return (p, key) =>
    panel(p, 110, 90, 1380, 820) +
    patternBand(p, key, { x: 111, y: 91, w: 250, h: 818 }) +
    line(362, 90, 362, 910, p.line) +
    bar(430, 150, 300, p.text, 22) +
    bar(430, 192, 180, p.line) +
    content(p, key);
}

/** Steps as connected circles, the first ones done. */
export function approvalPath(count: number, done: number): Scene {
  return windowed((p) => {
    const x = (index: number) => 520 + index * (760 / (count - 1));
    return (
      line(x(0), 470, x(count - 1), 470, p.line, 6) +
      line(x(0), 470, x(done - 1), 470, p.strong, 6) +
      repeat(count, (index) => {
        const isDone = index < done;
        return (
          circle(x(index), 470, 62, {
            fill: isDone ? p.strong : p.surface,
            stroke: isDone ? p.strong : p.mid,
            weight: 6,
          }) +
          (isDone ? tick(x(index), 470, 22, p.surface, 8) : '') +
          bar(x(index) - 60, 570, 120, p.mid) +
          bar(x(index) - 40, 600, 80, p.line)
        );
      }) +
      paragraph(430, 720, 900, 3, p.line)
    );
  });
}

/** Bars in up to three parts. */
export function dividedBars(rows: number): Scene {
  return windowed((p) =>
    repeat(rows, (index) => {
      const y = 290 + index * (560 / rows);
      const [spent, reserved] = [280 + 260 * wave(index + 2), 120 + 160 * wave(index + 9)];
      return (
        bar(430, y + 8, 120, p.mid) +
        rect(600, y, 820, 34, { fill: p.soft }) +
        rect(600, y, spent, 34, { fill: p.strong }) +
        rect(600 + spent, y, reserved, 34, { fill: index === 1 ? p.spark : p.mid })
      );
    }),
  );
}

/** A table with one row marked. */
export function table(rows: number, columns: number, marked: number): Scene {
  return windowed((p) => {
    const rowHeight = 600 / rows;
    return repeat(rows, (row) => {
      const y = 270 + row * rowHeight;
      const active = row === marked;
      return (
        (active
          ? rect(410, y, 1040, rowHeight, { fill: p.soft, stroke: p.strong, weight: 4 })
          : line(430, y + rowHeight, 1430, y + rowHeight, p.line)) +
        repeat(columns, (column) => {
          const x = 440 + column * (980 / columns);
          return column === columns - 1
            ? circle(x + 60, y + rowHeight / 2, 15, { fill: active ? p.spark : p.mid })
            : bar(
                x,
                y + rowHeight / 2 - 7,
                (110 + 90 * wave(row * 7 + column)) * (column === 0 ? 1 : 0.7),
                active ? p.strong : column === 0 ? p.text : p.mid,
              );
        })
      );
    });
  });
}

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

/** Findings one below the other: passed ones with a tick, the last one open. */
export function checks(passed: number, open: number): Scene {
  return windowed((p) => {
    const count = passed + open;
    return repeat(count, (index) => {
      const y = 330 + index * (560 / count);
      const good = index < passed;
      return (
        circle(475, y, 40, good ? { fill: p.strong } : { fill: p.surface, stroke: p.spark, weight: 8 }) +
        (good ? tick(475, y, 15, p.surface) : bar(463, y - 6, 24, p.spark, 12)) +
        bar(560, y - 24, 420, p.text, 18) +
        bar(560, y + 14, 640 - 120 * wave(index), good ? p.line : p.spark)
      );
    });
  });
}

/** Days as columns with blocks of time; one block is on the move. */
export function calendar(columns: number, rows: number): Scene {
  return windowed((p) => {
    const [w, h] = [1000 / columns, 600 / rows];
    const grid = repeat(columns + 1, (index) => line(430 + index * w, 270, 430 + index * w, 870, p.line, 1));
    const blocks = repeat(columns * 2, (index) => {
      const [columnIndex, start] = [
        index % columns,
        Math.floor(wave(index + columns) * (rows - 3)) + (index >= columns ? 2 : 0),
      ];
      const fill = [p.soft, p.mid, p.strong][Math.floor(wave(index * 3) * 3)] ?? p.soft;
      return rect(436 + columnIndex * w, 274 + start * h * 0.9, w - 12, h * (1 + Math.floor(wave(index * 5) * 2)) - 8, {
        fill,
        radius: 5,
      });
    });
    const moving = rect(430 + w * 1.35, 270 + h * 1.4, w - 12, h * 1.6, {
      fill: p.spark,
      stroke: p.text,
      weight: 3,
      radius: 5,
    });
    return grid + blocks + moving;
  });
}

/** Four large figures above two charts, the second one late. */
export function dashboard(): Scene {
  return windowed((p) => {
    const figures = repeat(
      4,
      (index) => bar(430 + index * 255, 270, 150, p.text, 46) + bar(430 + index * 255, 336, 110, p.line),
    );
    const chart = (x: number, late: boolean) => {
      const d = Array.from(
        { length: 12 },
        (_, index) =>
          `${index === 0 ? 'M' : 'L'}${x + 20 + index * 38} ${760 - 220 * wave(index + x) * (0.4 + index / 18)}`,
      ).join('');
      return (
        rect(x, 430, 475, 420, { fill: p.ground, stroke: late ? p.spark : p.line, weight: late ? 6 : 2, radius: 6 }) +
        path(d, { stroke: late ? p.mid : p.strong, weight: 6 }) +
        (late ? circle(x + 430, 475, 18, { fill: p.spark }) : '')
      );
    };
    return figures + chart(430, false) + chart(945, true);
  });
}

/** A term with its words in both languages, an owner, a formula. */
export function definition(): Scene {
  return windowed(
    (p) =>
      bar(430, 290, 420, p.text, 30) +
      bar(1010, 290, 420, p.text, 30) +
      paragraph(430, 370, 440, 4, p.mid) +
      paragraph(990, 370, 440, 4, p.mid, true) +
      circle(465, 600, 34, { fill: p.spark }) +
      bar(530, 592, 240, p.line) +
      rect(430, 690, 1000, 130, { fill: p.soft, radius: 6 }) +
      bar(480, 744, 220, p.strong, 22) +
      bar(750, 750, 44, p.text, 8) +
      bar(840, 744, 300, p.strong, 22),
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
    rect(0, 0, 1600, 700, { fill: p.strong }) +
    // 47 in both digits, drawn as strokes.
    path('M330 180L230 400H420M370 300V530', { stroke: p.ground, weight: 40 }) +
    path('M490 180H690L560 530', { stroke: p.ground, weight: 40 }) +
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
