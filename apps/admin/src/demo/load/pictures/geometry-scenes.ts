import { bar, circle, height, line, n, path, point, rect, repeat, tick, wave, width, type Scene } from './kit.ts';
import { patternBand } from './pattern-band.ts';

/** Circles on a hexagonal grid. */
export function hexagonalCircles(count: number): Scene {
  return (p) => {
    const rows = [4, 5, 5, 5, 4];
    let drawn = 0;
    return rows
      .map((inRow, row) =>
        repeat(inRow, (column) => {
          if (drawn++ >= count) return '';
          const x = 800 + (column - (inRow - 1) / 2) * 210;
          return circle(x, 136 + row * 182, 86, {
            fill: drawn % 5 === 0 ? p.strong : drawn % 3 === 0 ? p.mid : p.soft,
            stroke: p.strong,
            weight: 2,
          });
        }),
      )
      .join('');
  };
}

/** Small squares that fold into a large one, in four steps. */
export function foldingSquares(): Scene {
  return (p) => {
    const step = (x: number, count: number, spread: number) =>
      repeat(count, (index) =>
        rect(x + (index % 3) * spread, 360 + Math.floor(index / 3) * spread, 80, 80, {
          fill: index % 2 ? p.mid : p.soft,
          stroke: p.strong,
          weight: 3,
        }),
      );
    return (
      step(90, 11, 104) +
      step(490, 11, 74) +
      step(850, 11, 44) +
      rect(1180, 330, 330, 330, { fill: p.strong }) +
      line(420, 820, 1180, 820, p.spark, 4) +
      tick(1345, 820, 30, p.spark)
    );
  };
}

/** Half circles above a line that gives them back. */
export function arches(count: number, even = false): Scene {
  return (p) => {
    const w = 1400 / count;
    const axis = even ? 780 : 620;
    return (
      repeat(count, (index) => {
        const x = 100 + index * w;
        const rings = repeat(4, (ring) => {
          const r = (w / 2 - 8) * (1 - ring * 0.22);
          const colour = [p.strong, p.mid, p.soft, p.surface][ring];
          return path(
            `M${n(x + w / 2 - r)} ${axis}A${n(r)} ${n(even ? r * 2.2 : r)} 0 0 1 ${n(x + w / 2 + r)} ${axis}Z`,
            { fill: colour ?? p.soft },
          );
        });
        const reflection = path(
          `M${n(x + 8)} ${axis + 14}A${n(w / 2 - 8)} ${n(w / 4)} 0 0 0 ${n(x + w - 8)} ${axis + 14}`,
          { stroke: p.mid, weight: 3 },
        );
        return rings + reflection;
      }) + line(60, axis + 6, 1540, axis + 6, p.spark, 6)
    );
  };
}

/** Rings of growing size from one point. */
export function rings(count: number): Scene {
  return (p) =>
    repeat(count, (index) =>
      circle(800, 900, (count - index) * (820 / count), {
        fill: index % 2 ? p.soft : p.ground,
        stroke: index === 0 ? p.spark : p.strong,
        weight: index === 0 ? 8 : 3,
      }),
    );
}

/** Lenses with one ring more in each. */
export function lenses(count: number): Scene {
  return (p) =>
    repeat(count, (index) => {
      const x = 190 + index * (1200 / (count - 1));
      const y = 500 + (index % 2 ? 150 : -150);
      return (
        repeat(index + 1, (ring) =>
          circle(x, y, 24 + ring * 16, { stroke: ring === index ? p.spark : p.strong, weight: 4 }),
        ) + circle(x, y, 8, { fill: p.strong })
      );
    });
}

/** Concentric arcs of different length: a day as the face of a clock. */
export function dayArcs(): Scene {
  return (p) =>
    repeat(9, (index) => {
      const r = 110 + index * 40;
      const [from, to] = [wave(index) * 0.5, 0.55 + wave(index + 4) * 0.4];
      const [x1, y1] = point(800, 500, r, from);
      const [x2, y2] = point(800, 500, r, to);
      const colour = index === 4 ? p.spark : [p.strong, p.mid, p.soft][index % 3]!;
      return (
        circle(800, 500, r, { stroke: p.line, weight: 1 }) +
        path(`M${n(x1)} ${n(y1)}A${r} ${r} 0 ${to - from > 0.5 ? 1 : 0} 1 ${n(x2)} ${n(y2)}`, {
          stroke: colour,
          weight: 24,
        })
      );
    }) +
    repeat(12, (hour) => {
      const [x1, y1] = point(800, 500, 455, hour / 12);
      const [x2, y2] = point(800, 500, 475, hour / 12);
      return line(x1, y1, x2, y2, p.text, 4);
    });
}

/** A circle divided into eight, with the tangents of a wheel. */
export function wheel(): Scene {
  return (p) =>
    circle(800, 500, 330, { stroke: p.strong, weight: 6 }) +
    circle(800, 500, 120, { stroke: p.mid, weight: 3 }) +
    circle(800, 500, 440, { stroke: p.line, weight: 1 }) +
    repeat(8, (index) => {
      const [x1, y1] = point(800, 500, 120, index / 8);
      const [x2, y2] = point(800, 500, 330, index / 8 + 0.09);
      const [x3, y3] = point(800, 500, 440, index / 8 + 0.05);
      const [x4, y4] = point(800, 500, 330, index / 8);
      return (
        line(800, 500, x4, y4, p.line, 1) +
        path(`M${n(x1)} ${n(y1)}L${n(x2)} ${n(y2)}L${n(x3)} ${n(y3)}L${n(x4)} ${n(y4)}Z`, {
          fill: index === 0 ? p.spark : p.soft,
          stroke: p.strong,
          weight: 4,
        })
      );
    });
}

/** Six patterns from one beginning. */
export function sixPatterns(): Scene {
  return (p, key) =>
    repeat(6, (index) => {
      const box = { x: 110 + (index % 3) * 470, y: 80 + Math.floor(index / 3) * 430, w: 440, h: 400 };
      return (
        rect(box.x, box.y, box.w, box.h, { fill: p.surface, stroke: p.line }) +
        patternBand(p, `${key}-${index}`, box, index % 2 ? 'line' : 'tone')
      );
    });
}

/** Threads over and under each other; some of the weft in another colour. */
export function weave(marked: readonly number[]): Scene {
  return (p) => {
    const [columns, rows, w, h] = [16, 10, width / 16, height / 10];
    return repeat(rows, (row) =>
      repeat(columns, (column) => {
        const over = (row + column) % 2 === 0;
        const weft = marked.includes(row) ? p.spark : p.mid;
        return over
          ? rect(column * w, row * h + 16, w, h - 32, { fill: weft })
          : rect(column * w + 16, row * h, w - 32, h, { fill: column % 4 === 0 ? p.strong : p.soft });
      }),
    );
  };
}

/** A year as a strip of weeks that calms down. */
export function yearStrip(): Scene {
  return (p) =>
    repeat(52, (week) => {
      const h = 620 * (1 - week / 60) * (0.75 + 0.25 * wave(week));
      const fill = week < 14 ? p.strong : week < 32 ? p.mid : p.soft;
      return rect(100 + week * 27, 830 - h, 21, h, { fill });
    }) + line(90, 836, 1510, 836, p.text, 3);
}

/** Two staircases that mirror each other: before and after. */
export function staircases(): Scene {
  return (p) =>
    repeat(9, (index) => {
      const [before, after] = [640 - index * 26, 250 - index * 22];
      return (
        rect(780 - before, 130 + index * 82, before, 60, { fill: p.mid }) +
        rect(820, 130 + index * 82, after, 60, { fill: index === 0 ? p.spark : p.strong })
      );
    }) + line(800, 90, 800, 910, p.text, 3);
}

/** Wavy lines across a river, with piers. */
export function crossings(count: number): Scene {
  return (p) =>
    rect(560, 0, 480, 1000, { fill: p.soft }) +
    repeat(count, (index) => {
      const y = 110 + index * (800 / (count - 1));
      const bend = 40 * (index % 2 ? 1 : -1);
      return (
        path(`M460 ${n(y)}C640 ${n(y + bend)} 960 ${n(y - bend)} 1140 ${n(y)}`, {
          stroke: index === 4 ? p.spark : p.strong,
          weight: 5,
        }) +
        circle(460, y, 17, { fill: p.strong }) +
        circle(1140, y, 17, { fill: p.strong })
      );
    });
}

/** Lines that leave one point and never cross. */
export function routes(count: number): Scene {
  return (p) => {
    const colours = [p.strong, p.spark, p.mid, p.text, '#a04e2c'];
    return (
      repeat(
        9,
        (index) =>
          line(0, 100 + index * 100, 1600, 60 + index * 110, p.line, 1) +
          line(150 + index * 165, 0, 120 + index * 170, 1000, p.line, 1),
      ) +
      repeat(count, (index) => {
        const y = 110 + index * (780 / (count - 1));
        return (
          path(
            `M210 500C420 ${n(500 + (y - 500) * 0.2)} 430 ${n(y)} 700 ${n(y)}S980 ${n(y + 50)} 1120 ${n(y + 20)}S1340 ${n(y - 40)} 1440 ${n(y)}`,
            { stroke: colours[index % 5]!, weight: 10 },
          ) +
          repeat(3, (stop) =>
            circle(760 + stop * 300, y + [4, 30, -22][stop]!, 15, {
              fill: p.surface,
              stroke: colours[index % 5]!,
              weight: 6,
            }),
          )
        );
      }) +
      circle(210, 500, 46, { fill: p.text })
    );
  };
}

/** One mark at several sizes: a circle with an open quarter. */
export function openQuarter(): Scene {
  return (p) => {
    let x = 110;
    return (
      [22, 36, 56, 84, 122, 176]
        .map((r, index) => {
          x += r;
          const mark = path(`M${n(x)} ${n(650 - r - r)}A${r} ${r} 0 1 0 ${n(x + r)} ${n(650 - r)}`, {
            stroke: index === 3 ? p.spark : p.strong,
            weight: r * 0.3,
          });
          x += r * 1.2 + 46;
          return mark;
        })
        .join('') + line(60, 690, 1540, 690, p.line, 2)
    );
  };
}

/** Variants as petals around one name. */
export function petals(count: number): Scene {
  return (p) =>
    repeat(count, (index) => {
      const [x, y] = point(800, 500, 300, index / count);
      return (
        `<g transform="rotate(${n((index / count) * 360)} ${n(x)} ${n(y)})">${path(`M${n(x)} ${n(y - 120)}Q${n(x + 110)} ${n(y)} ${n(x)} ${n(y + 120)}Q${n(x - 110)} ${n(y)} ${n(x)} ${n(y - 120)}Z`, { fill: index % 2 ? p.mid : p.soft, stroke: p.strong, weight: 4 })}</g>` +
        bar(x - 50, y - 8, 100, p.strong, 16)
      );
    }) +
    circle(800, 500, 150, { fill: p.strong }) +
    bar(715, 488, 170, p.spark, 26);
}

/** A sign over the grid of its proportions. */
export function signOnGrid(): Scene {
  return (p, key) =>
    repeat(15, (index) => line(100 + index * 100, 100, 100 + index * 100, 900, p.line, 2)) +
    repeat(9, (index) => line(100, 100 + index * 100, 1500, 100 + index * 100, p.line, 2)) +
    patternBand(p, key, { x: 600, y: 200, w: 400, h: 400 }, 'sparse') +
    path('M300 700H1300M400 700A200 200 0 0 1 600 500M1200 700A200 200 0 0 0 1000 500', {
      stroke: p.spark,
      weight: 16,
    });
}

/** Dots that rise from a horizon. */
export function risingDots(count: number): Scene {
  return (p) =>
    line(80, 760, 1520, 760, p.spark, 6) +
    repeat(count, (index) => {
      const column = index % 23;
      const row = Math.floor(index / 23);
      return circle(140 + column * 60, 700 - row * 62 - column * 8, 12 + 8 * wave(index), {
        fill: row > 5 ? p.strong : row > 2 ? p.mid : p.soft,
      });
    });
}
