import {
  bar,
  circle,
  height,
  line,
  n,
  panel,
  paragraph,
  path,
  point,
  rect,
  repeat,
  tick,
  wave,
  width,
  type Palette,
  type Scene,
} from './kit.ts';
import { patternBand } from './pattern-band.ts';

/** One layout and its mirror image across an axis. */
export function mirroredPages(): Scene {
  return (p, key) => {
    const page = (x: number, rtl: boolean) => {
      const start = (w: number, offset = 0) => (rtl ? x + 560 - w - offset : x + offset);
      return (
        panel(p, x, 130, 560, 740) +
        patternBand(p, key, { x, y: 130, w: 560, h: 190 }, 'tone') +
        bar(start(300, 40), 370, 300, p.text, 26) +
        paragraph(x + 40, 440, 480, 4, p.mid, rtl) +
        rect(start(150, 40), 620, 150, 190, { fill: p.strong }) +
        paragraph(rtl ? x + 40 : x + 230, 650, 290, 5, p.line, rtl)
      );
    };
    return line(800, 60, 800, 940, p.spark, 4) + page(160, false) + page(880, true);
  };
}

/** Colours and digits of equal width on a sheet. */
export function colourSheet(): Scene {
  return (p, key) =>
    rect(100, 100, 620, 800, { fill: p.strong }) +
    patternBand({ ...p, strong: p.soft, mid: p.mid }, key, { x: 100, y: 100, w: 620, h: 800 }) +
    [p.mid, p.soft, p.spark, p.text].map((fill, index) => rect(780, 100 + index * 100, 240, 80, { fill })).join('') +
    repeat(2, (row) =>
      repeat(
        6,
        (column) =>
          rect(780 + column * 120, 560 + row * 180, 100, 140, { stroke: p.line }) +
          bar(806 + column * 120, 622 + row * 180, 48, row ? p.strong : p.text, 16),
      ),
    ) +
    repeat(6, (column) => line(780 + column * 120, 520, 780 + column * 120, 900, p.spark, 1));
}

/** Ticket, banner and poster. */
export function printed(): Scene {
  return (p, key) =>
    rect(110, 120, 300, 760, { fill: p.strong }) +
    patternBand({ ...p, strong: p.surface, mid: p.mid }, key, { x: 110, y: 120, w: 300, h: 520 }) +
    rect(470, 520, 480, 360, { fill: p.spark }) +
    patternBand({ ...p, strong: p.surface, mid: p.surface }, key, { x: 470, y: 520, w: 180, h: 360 }) +
    rect(470, 120, 480, 340, { fill: p.surface, stroke: p.line }) +
    paragraph(520, 180, 360, 5, p.mid) +
    rect(1010, 120, 480, 760, { fill: p.surface, stroke: p.line }) +
    patternBand(p, key, { x: 1010, y: 120, w: 480, h: 520 }, 'tone') +
    bar(1060, 720, 300, p.text, 30) +
    bar(1060, 780, 200, p.mid);
}

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

/** A ticket whose shape tells the hour. */
export function ticket(): Scene {
  return (p, key) =>
    rect(500, 70, 600, 860, { fill: p.surface, stroke: p.line, radius: 24 }) +
    path('M800 150L1010 360L800 570L590 360Z', { fill: p.spark }) +
    circle(800, 360, 90, { fill: p.surface }) +
    line(500, 640, 1100, 640, p.mid, 3) +
    patternBand(p, key, { x: 540, y: 680, w: 520, h: 210 }, 'tone');
}

/** Black on white: one circle that fills. */
export function inspector(): Scene {
  return () =>
    rect(0, 0, width, height, { fill: '#ffffff' }) +
    circle(800, 450, 300, { stroke: '#000000', weight: 24 }) +
    path('M500 450A300 300 0 0 0 1100 450Z', { fill: '#000000' }) +
    bar(560, 840, 480, '#000000', 36);
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

/** One square in five parts: what a driver needs to know. */
export function addressCard(): Scene {
  return (p) =>
    rect(450, 150, 700, 700, { fill: p.surface, stroke: p.strong, weight: 6 }) +
    rect(450, 150, 350, 350, { fill: p.strong }) +
    path('M570 500V300H690V500', { fill: p.surface }) +
    rect(800, 150, 350, 230, { fill: p.soft, stroke: p.strong, weight: 4 }) +
    repeat(4, (step) => rect(860 + step * 56, 330 - step * 42, 56, 50 + step * 42, { fill: p.mid })) +
    rect(450, 500, 350, 350, { fill: p.soft, stroke: p.strong, weight: 4 }) +
    circle(625, 620, 56, { fill: p.strong }) +
    path('M525 800A100 110 0 0 1 725 800Z', { fill: p.strong }) +
    rect(800, 380, 350, 230, { fill: p.surface, stroke: p.strong, weight: 4 }) +
    rect(900, 430, 150, 130, { stroke: p.strong, weight: 12 }) +
    rect(800, 610, 350, 240, { fill: p.spark }) +
    circle(975, 730, 76, { fill: p.surface }) +
    path('M975 680V730H1020', { stroke: p.text, weight: 10 });
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

/** Rows with a weight and a tick. */
export function packingList(): Scene {
  return (p) =>
    repeat(5, (row) => {
      const y = 90 + row * 170;
      return (
        rect(140, y, 1320, 140, { fill: row === 3 ? p.soft : p.surface, stroke: p.line, weight: 3, radius: 8 }) +
        bar(200, y + 52, 420 - 120 * wave(row), p.text, 34) +
        bar(880, y + 52, 180, p.strong, 34) +
        circle(1360, y + 70, 44, { fill: row < 3 ? p.strong : p.surface, stroke: p.strong, weight: 5 }) +
        (row < 3 ? tick(1360, y + 70, 18, p.surface) : '')
      );
    });
}

/** Coloured rectangles on a grid, and their mirror image. */
export function timetables(): Scene {
  return (p) => {
    const tableAt = (x: number, mirrored: boolean) =>
      rect(x, 130, 660, 740, { fill: p.surface, stroke: p.line, weight: 2 }) +
      repeat(13, (index) => {
        const [column, row] = [index % 5, Math.floor(wave(index * 2) * 5)];
        const left = mirrored ? 528 - column * 132 : column * 132;
        return rect(x + left + 8, 140 + row * 144 + (index > 8 ? 74 : 0), 116, 66 + 60 * wave(index * 4), {
          fill: [p.strong, p.mid, p.soft, p.spark][index % 4]!,
        });
      });
    return tableAt(100, false) + tableAt(840, true) + line(800, 80, 800, 920, p.spark, 3);
  };
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

/** A label with a number that is read from afar. */
export function crateLabel(): Scene {
  return (p, key) =>
    rect(350, 110, 900, 780, { fill: p.surface, stroke: p.text, weight: 5 }) +
    repeat(9, (index) => line(350 + index * 100, 110, 350 + index * 100, 890, p.line, 1)) +
    repeat(8, (index) => line(350, 110 + index * 100, 1250, 110 + index * 100, p.line, 1)) +
    patternBand(p, key, { x: 350, y: 110, w: 900, h: 180 }, 'tone') +
    // 17 in Arabic digits.
    path('M600 380V760', { stroke: p.strong, weight: 56 }) +
    path('M760 380L900 760L1040 380', { stroke: p.strong, weight: 56 });
}
