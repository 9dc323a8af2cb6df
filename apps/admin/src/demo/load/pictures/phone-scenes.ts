import { bar, circle, line, paragraph, rect, repeat, wave, type Palette, type Scene } from './kit.ts';
import { patternBand } from './pattern-band.ts';

interface Phone {
  draw: (p: Palette, x: number, y: number, w: number, h: number, index: number) => string;
}

/** Telephones in a row. */
export function phones(count: number, { draw }: Phone): Scene {
  return (p, key) => {
    const w = count > 4 ? 168 : count > 1 ? 300 : 380;
    const gap = count > 4 ? 34 : 90;
    const h = Math.min(w * 2.05, 800);
    const left = (1600 - count * w - (count - 1) * gap) / 2;
    const ground = count === 1 ? patternBand(p, key, { x: 0, y: 0, w: 1600, h: 1000 }) : gridLines(p);
    return (
      ground +
      repeat(count, (index) => {
        const x = left + index * (w + gap);
        const y = (1000 - h) / 2;
        return (
          rect(x, y, w, h, { fill: p.surface, stroke: p.text, weight: 4, radius: w * 0.11 }) +
          draw(p, x, y, w, h, index)
        );
      })
    );
  };
}

function gridLines(p: Palette): string {
  return (
    repeat(17, (index) => line(index * 100, 0, index * 100, 1000, p.line, 1)) +
    repeat(11, (index) => line(0, index * 100, 1600, index * 100, p.line, 1))
  );
}

/** Choices as large buttons, one of them taken. */
export const buttons: Phone = {
  draw: (p, x, y, w, h) =>
    bar(x + w * 0.14, y + h * 0.12, w * 0.5, p.text, 18) +
    repeat(3, (index) =>
      rect(x + w * 0.12, y + h * (0.24 + index * 0.16), w * 0.76, h * 0.12, {
        fill: index === 1 ? p.strong : p.soft,
        radius: 10,
      }),
    ) +
    paragraph(x + w * 0.14, y + h * 0.78, w * 0.7, 3, p.line),
};

/** The next stop, a note, one large button. */
export const nextStop: Phone = {
  draw: (p, x, y, w, h) =>
    circle(x + w / 2, y + h * 0.22, w * 0.2, { fill: p.soft, stroke: p.strong, weight: 6 }) +
    circle(x + w / 2, y + h * 0.22, 14, { fill: p.spark }) +
    bar(x + w * 0.2, y + h * 0.42, w * 0.6, p.text, 22) +
    rect(x + w * 0.12, y + h * 0.52, w * 0.76, h * 0.17, { fill: p.ground, stroke: p.line, radius: 8 }) +
    paragraph(x + w * 0.18, y + h * 0.555, w * 0.62, 3, p.mid) +
    rect(x + w * 0.12, y + h * 0.78, w * 0.76, h * 0.12, { fill: p.strong, radius: 12 }),
};

/** One large circle and a short list. */
export const circleAndList: Phone = {
  draw: (p, x, y, w, h, index) =>
    circle(x + w / 2, y + h * 0.3, w * 0.31, { fill: index === 1 ? p.strong : p.soft, stroke: p.strong, weight: 4 }) +
    repeat(
      3,
      (row) =>
        circle(x + w * 0.2, y + h * (0.62 + row * 0.1), 10, { fill: p.mid }) +
        bar(x + w * 0.3, y + h * (0.62 + row * 0.1) - 7, w * (0.5 - row * 0.07), p.mid),
    ),
};

/** Amounts that end on one vertical. */
export const amounts: Phone = {
  draw: (p, x, y, w, h, index) =>
    rect(x + 14, y + h * 0.12, w - 28, h * 0.2, { fill: index === 3 ? p.strong : p.soft, radius: 6 }) +
    repeat(6, (row) => {
      const amount = w * (0.2 + 0.16 * wave(row + index * 3));
      return (
        bar(x + 18, y + h * (0.42 + row * 0.085), w * 0.28, p.line, 9) +
        bar(x + w - 18 - amount, y + h * (0.42 + row * 0.085), amount, row === 0 ? p.spark : p.strong, 9)
      );
    }),
};
