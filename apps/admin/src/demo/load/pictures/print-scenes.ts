import { bar, circle, line, panel, paragraph, path, rect, repeat, tick, wave, type Scene } from './kit.ts';
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
  return (p) =>
    rect(530, 80, 540, 840, { fill: '#ffffff', stroke: p.line, weight: 16, radius: 44 }) +
    circle(800, 450, 180, { stroke: '#000000', weight: 18 }) +
    path('M620 450A180 180 0 0 0 980 450Z', { fill: '#000000' }) +
    bar(650, 760, 300, '#000000', 28);
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
