import { bar, circle, line, paragraph, path, rect, repeat, tick, wave, type Scene } from './kit.ts';
import { windowed } from './windowed.ts';

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
