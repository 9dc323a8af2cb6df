import { bar, circle, line, n, path, point, rect, repeat, wave, type Scene } from './kit.ts';
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
