import { circle, height, line, n, path, rect, repeat, tick, wave, width, type Scene } from './kit.ts';
import { patternBand } from './pattern-band.ts';

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
