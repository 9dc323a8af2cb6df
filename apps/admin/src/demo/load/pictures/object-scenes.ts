import { bar, circle, line, n, panel, path, point, rect, repeat, wave, type Palette, type Scene } from './kit.ts';

/** Signs that share one circle and one square. */
export function pictograms(): Scene {
  return (p) =>
    repeat(6, (index) => {
      const [x, y] = [340 + (index % 3) * 460, 290 + Math.floor(index / 3) * 420];
      const signs = [
        path(`M${x - 60} ${y - 60}L${x + 60} ${y + 60}M${x + 60} ${y - 60}L${x - 60} ${y + 60}`, {
          stroke: p.strong,
          weight: 16,
        }),
        path(`M${x} ${y - 80}V${y}H${x + 60}`, { stroke: p.strong, weight: 16 }),
        circle(x, y, 44, { fill: p.strong }),
        rect(x - 50, y - 50, 100, 100, { fill: p.strong }),
        path(`M${x} ${y - 70}L${x + 64} ${y + 50}H${x - 64}Z`, { fill: p.strong }),
        repeat(3, (row) => bar(x - 60, y - 50 + row * 42, 120, p.strong, 16)),
      ];
      return (
        rect(x - 115, y - 115, 230, 230, { stroke: p.line, weight: 3 }) +
        circle(x, y, 115, { fill: p.soft, stroke: p.strong, weight: 4 }) +
        signs[index]
      );
    });
}

/** Figures in a grid, a thin chart below each. */
export function figureGrid(): Scene {
  return (p) =>
    repeat(12, (index) => {
      const [x, y] = [130 + (index % 4) * 350, 110 + Math.floor(index / 4) * 290];
      const d = Array.from(
        { length: 9 },
        (_, step) => `${step ? 'L' : 'M'}${x + step * 32} ${n(y + 180 - 60 * wave(index * 9 + step))}`,
      ).join('');
      return (
        bar(x, y, 150 + 60 * wave(index), index === 5 ? p.spark : p.text, 48) +
        path(d, { stroke: p.strong, weight: 3 }) +
        line(x, y + 220, x + 290, y + 220, p.line, 1)
      );
    });
}

/** Boats as half circles, as large as what they carried. */
export function boats(): Scene {
  return (p) =>
    repeat(9, (index) => {
      const r = 34 + 52 * wave(index + 1);
      const x = 150 + index * 163;
      return (
        path(`M${n(x - r)} 560A${n(r)} ${n(r)} 0 0 0 ${n(x + r)} 560Z`, {
          fill: index === 6 ? p.spark : index % 2 ? p.mid : p.strong,
        }) + line(x, 560, x, 560 - r * 1.3, p.strong, 4)
      );
    }) +
    line(60, 566, 1540, 566, p.mid, 3) +
    repeat(5, (index) => line(120 + index * 90, 700 + index * 34, 1480 - index * 90, 700 + index * 34, p.line, 3));
}

/** Tangled on one side, in order on the other. */
export function tangledAndOrdered(): Scene {
  return (p) => {
    const tangle = Array.from(
      { length: 16 },
      (_, index) => `${index ? 'L' : 'M'}${n(120 + 560 * wave(index * 2))} ${n(180 + 640 * wave(index * 3 + 1))}`,
    ).join('');
    return (
      panel(p, 80, 120, 680, 760) +
      panel(p, 840, 120, 680, 760) +
      path(tangle, { stroke: p.mid, weight: 5 }) +
      repeat(6, (index) => {
        const [x, y] = point(1180, 500, 280, index / 6);
        const [a, b] = [point(1180, 500, 210, index / 6 - 0.09), point(1180, 500, 210, index / 6 + 0.09)];
        return path(`M1180 500Q${n(a[0])} ${n(a[1])} ${n(x)} ${n(y)}Q${n(b[0])} ${n(b[1])} 1180 500Z`, {
          fill: index === 0 ? p.spark : p.soft,
          stroke: p.strong,
          weight: 5,
        });
      })
    );
  };
}

/** Lines of two pages, joined pair by pair across the fold. */
export function joinedColumns(): Scene {
  return (p) =>
    repeat(11, (index) => {
      const y = 130 + index * 74;
      const left = 420 - 90 * wave(index);
      return (
        bar(180, y, left, p.mid, 18) +
        bar(1420 - (400 - 80 * wave(index + 3)), y, 400 - 80 * wave(index + 3), p.mid, 18) +
        path(`M${n(195 + left)} ${y + 9}Q800 ${y - 46} ${n(1405 - (400 - 80 * wave(index + 3)))} ${y + 9}`, {
          stroke: index === 4 ? p.spark : p.strong,
          weight: index === 4 ? 6 : 2,
        })
      );
    }) + line(800, 60, 800, 940, p.line, 2);
}

/** Crates with round fruit in several sizes. */
export function crates(): Scene {
  return (p) =>
    repeat(15, (crate) => {
      const [x, y] = [110 + (crate % 5) * 280, 70 + Math.floor(crate / 5) * 295];
      const side = crate % 3 === 0 ? 2 : crate % 3 === 1 ? 3 : 4;
      const r = 240 / side / 2;
      return (
        rect(x, y, 260, 270, { fill: p.surface, stroke: p.text, weight: 4 }) +
        repeat(side * side, (index) =>
          circle(x + 10 + r + (index % side) * r * 2, y + 15 + r + Math.floor(index / side) * r * 2, r * 0.86, {
            fill: crate === 7 && index === 4 ? p.spark : [p.strong, p.mid, p.soft][(index + crate) % 3]!,
          }),
        )
      );
    });
}

/** Palm leaves from triangles, one crate among them. */
export function fronds(): Scene {
  return (p) =>
    repeat(5, (leaf) => {
      const x = 160 + leaf * 320;
      return (
        line(x, 80, x, 920, p.strong, 6) +
        repeat(11, (index) => {
          const y = 120 + index * 72;
          const reach = 130 - Math.abs(index - 5) * 12;
          return (
            path(`M${x} ${y}L${n(x - reach)} ${y - 44}L${x} ${y + 40}Z`, { fill: index % 2 ? p.mid : p.strong }) +
            path(`M${x} ${y}L${n(x + reach)} ${y - 44}L${x} ${y + 40}Z`, { fill: index % 2 ? p.soft : p.mid })
          );
        })
      );
    }) + rect(960, 560, 190, 190, { fill: p.spark, stroke: p.text, weight: 6 });
}

/** Stations of a journey as circles with their signs. */
export function journey(): Scene {
  return (p: Palette) => {
    const x = (index: number) => 180 + index * 310;
    const signs = [
      path(
        `M${x(0)} 580V450M${x(0)} 450Q${x(0) - 70} 420 ${x(0) - 80} 480M${x(0)} 450Q${x(0) + 70} 420 ${x(0) + 80} 480M${x(0)} 450Q${x(0) - 30} 380 ${x(0) - 70} 390M${x(0)} 450Q${x(0) + 30} 380 ${x(0) + 70} 390`,
        { stroke: p.strong, weight: 10 },
      ),
      path(
        `M${x(1) - 70} 450H${x(1) + 70}M${x(1)} 420V570M${x(1) - 40} 570H${x(1) + 40}M${x(1) - 70} 450L${x(1) - 100} 510H${x(1) - 40}ZM${x(1) + 70} 450L${x(1) + 40} 510H${x(1) + 100}Z`,
        { stroke: p.strong, weight: 8 },
      ),
      repeat(3, (row) =>
        repeat(3, (column) => circle(x(2) - 50 + column * 50, 450 + row * 50, 12 + row * 4, { fill: p.strong })),
      ),
      rect(x(3) - 60, 440, 120, 120, { stroke: p.strong, weight: 10 }) + line(x(3), 440, x(3), 560, p.strong, 10),
      rect(x(4) - 85, 455, 170, 90, { fill: p.strong }) +
        repeat(4, (index) => line(x(4) - 55 + index * 36, 470, x(4) - 55 + index * 36, 530, p.soft, 5)),
    ];
    return (
      line(x(0), 500, x(4), 500, p.mid, 6) +
      repeat(
        5,
        (index) =>
          circle(x(index), 500, 128, { fill: index === 4 ? p.spark : p.soft, stroke: p.strong, weight: 5 }) +
          signs[index],
      )
    );
  };
}
