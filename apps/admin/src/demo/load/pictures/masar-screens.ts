import { button, phone } from './interface-pieces.ts';
import { cityMap, places, routeColours } from './masar-map.ts';
import { box, circleAt, pathOf } from './markup.ts';
import { paragraph } from './running-text.ts';
import type { Draw, Sheet } from './sheet.ts';
import { lines, textWidth } from './text-width.ts';

const vans = [
  { driver: { en: 'Saeed', ar: 'سعيد' }, stops: 24 },
  { driver: { en: 'Ramadan', ar: 'رمضان' }, stops: 27 },
  { driver: { en: 'Michael', ar: 'مايكل' }, stops: 22 },
  { driver: { en: 'Ashraf', ar: 'أشرف' }, stops: 25 },
  { driver: { en: 'Gamal', ar: 'جمال' }, stops: 23 },
] as const;

/** The morning's plan on the map of the city, with the vans as its key. */
const plan: Draw = (s) => {
  const p = s.palette;
  const colours = routeColours(s);
  const named = (x: number, y: number, text: string) => {
    const half = textWidth(text, 36, 600) / 2 + 16;
    return (
      fromLeft(s, 0, -110, box(x - half, y - 37, half * 2, 54, { fill: p.surface, radius: 4, opacity: 0.88 })) +
      nameFromLeft(s, x, y - 110, text, p.text, 36)
    );
  };
  return (
    fromLeft(s, 0, -110, cityMap(s)) +
    places.map(({ x, y, name }) => named(x, y, s.t(name))).join('') +
    s.rect(0, 838, 1600, 162, { fill: p.surface }) +
    vans
      .map(({ driver, stops }, index) => {
        const x = 90 + index * 290;
        return (
          s.rect(x, 838, 250, 18, { fill: colours[index]! }) +
          s.text(x, 912, s.t(driver), { size: 42, weight: 600, fill: p.text }) +
          s.text(x, 964, s.t({ en: `${s.n(stops)} stops`, ar: `${s.n(stops)} محطة` }), { size: 34, fill: p.quiet })
        );
      })
      .join('')
  );
};

/** Maps and sketches are not mirrored: they and their names are placed from the left. */
function fromLeft(s: Sheet, left: number, top: number, markup: string): string {
  return s.unturned(s.locale === 'ar' ? s.width - left : left, top, 0, markup);
}

function nameFromLeft(s: Sheet, left: number, y: number, text: string, fill: string, size = 34): string {
  return s.text(s.locale === 'ar' ? s.width - left : left, y, text, { size, weight: 600, fill, align: 'middle' });
}

/** The driver's phone, and the door that it leads to, drawn as somebody would draw it on the back of a bill. */
const driver: Draw = (s) => {
  const left = s.locale === 'ar' ? -100 : 770;
  const { onDeep, deep } = s.palette;
  const named = (x: number, y: number, text: string) => nameFromLeft(s, left + x, y, text, onDeep, 36);
  return (
    s.rect(0, 0, s.width, s.height, { fill: deep }) +
    fromLeft(s, left, 0, corner(s)) +
    named(205, 304, s.t({ en: 'Pharmacy', ar: 'صيدلية' })) +
    named(410, 456, s.t({ en: '1st', ar: 'الأول' })) +
    named(600, 456, s.t({ en: '2nd', ar: 'الثاني' })) +
    named(530, 786, s.t({ en: 'School', ar: 'المدرسة' })) +
    phone(s, 110, 90, 1360, nextStop)
  );
};

function nextStop(s: Sheet): string {
  const p = s.palette;
  const address = lines(
    s.t({ en: 'The building after the pharmacy, second entrance', ar: 'العمارة التي بعد الصيدلية، المدخل الثاني' }),
    334,
    29,
    600,
  );
  return (
    s.text(28, 68, s.t({ en: 'Stop 7 of 24', ar: 'المحطة ٧ من ٢٤' }), { size: 22, weight: 600, fill: p.strong }) +
    s.text(28, 114, address, { size: 29, weight: 600, fill: p.text, leading: 1.36 }) +
    s.text(28, 126 + address.length * 42, s.t({ en: 'Umm Youssef, Shubra', ar: 'أم يوسف، شبرا' }), {
      size: 23,
      fill: p.quiet,
    }) +
    s.rect(28, 278, 334, 106, { fill: p.soft, radius: 8 }) +
    s.rect(28, 278, 7, 106, { fill: p.spark }) +
    paragraph(
      s,
      { x: 52, y: 320, width: 300 },
      s.t({
        en: 'The doorman leaves at four. Park beside the school.',
        ar: 'البواب ينصرف في الرابعة. الوقوف بجوار المدرسة.',
      }),
      { size: 23, fill: p.text, leading: 1.6 },
    ) +
    button(s, [28, 402, 334, 84], s.t({ en: 'I am at the door', ar: 'وصلت إلى الباب' }), true, 30) +
    s.text(28, 532, s.t({ en: 'Collect EGP 640', ar: 'التحصيل ٦٤٠ ج.م.' }), { size: 26, weight: 600, fill: p.text })
  );
}

/** A street corner: the pharmacy, the building after it with its two entrances, the school across the street. */
function corner(s: Sheet): string {
  const p = s.palette;
  const stroke = p.onDeep;
  return (
    box(60, 560, 900, 130, { fill: p.ink, opacity: 0.35 }) +
    pathOf('M60 560H960M60 690H960', { stroke, weight: 3 }) +
    pathOf('M60 625H960', { stroke, weight: 3, dash: '26 22' }) +
    box(110, 330, 190, 230, { stroke, weight: 4 }) +
    pathOf('M205 392V452M175 422H235', { stroke, weight: 8 }) +
    box(300, 190, 420, 370, { fill: p.ink, opacity: 0.35 }) +
    box(300, 190, 420, 370, { stroke, weight: 4 }) +
    box(380, 486, 60, 74, { fill: p.deep, stroke, weight: 4 }) +
    box(570, 486, 60, 74, { fill: p.spark }) +
    box(340, 690, 380, 160, { stroke, weight: 4 }) +
    pathOf('M140 625H600V574', { stroke: p.spark, weight: 9 }) +
    circleAt(140, 625, 15, { fill: p.spark })
  );
}

/** Stops of a van: hour of beginning and length in hours; a stop that is late has its planned place too. */
const timetableRows = [
  {
    stops: [
      [8, 0.7],
      [8.9, 0.6],
      [9.7, 1],
      [11, 0.8],
      [12.6, 0.9],
      [13.7, 0.7],
    ],
  },
  {
    stops: [
      [8.2, 0.9],
      [9.3, 0.7],
      [10.2, 0.6],
      [11.1, 0.7],
      [12.6, 0.7],
      [13.5, 1],
    ],
  },
  {
    stops: [
      [8, 0.6],
      [8.8, 0.9],
      [9.9, 0.8],
      [11.45, 0.75],
      [12.7, 0.8],
      [13.7, 0.8],
    ],
    late: 3,
  },
  {
    stops: [
      [8.1, 0.8],
      [9.1, 0.9],
      [10.2, 0.8],
      [11.2, 0.6],
      [12.6, 1],
      [13.8, 0.6],
    ],
  },
  {
    stops: [
      [8, 1],
      [9.2, 0.6],
      [10, 0.9],
      [11.1, 0.7],
      [12.6, 0.6],
      [13.4, 0.9],
    ],
  },
] as const;

/** The dispatcher's day: vans as rows, prayer and rest planned in, one stop that will be late. */
const timetable: Draw = (s) => {
  const p = s.palette;
  const colours = routeColours(s);
  const at = (hour: number) => 270 + (hour - 8) * 205;
  return (
    s.rect(0, 0, s.width, s.height, { fill: p.surface }) +
    s.rect(at(12), 120, at(12.5) - at(12), 880, { fill: p.sunk }) +
    s.text(at(12.25), 950, s.t({ en: 'Noon', ar: 'الظهر' }), { size: 30, fill: p.quiet, align: 'middle' }) +
    [8, 9, 10, 11, 12, 13, 14]
      .map(
        (hour) =>
          s.line(at(hour), 110, at(hour), 1000, p.line) +
          s.text(at(hour), 84, s.n(hour > 12 ? hour - 12 : hour), {
            size: 40,
            weight: 600,
            fill: p.quiet,
            align: 'middle',
          }),
      )
      .join('') +
    s.line(at(10.75), 110, at(10.75), 1000, p.spark, 8) +
    s.circle(at(10.75), 110, 16, { fill: p.spark }) +
    timetableRows
      .map((row, index) => {
        const top = 136 + index * 156;
        const late = 'late' in row ? row.late : -1;
        return (
          s.line(0, top + 142, 1600, top + 142, p.line) +
          s.text(50, top + 86, s.t(vans[index]!.driver), { size: 38, weight: 600, fill: p.text }) +
          row.stops
            .map(([from, long], stop) => {
              const [x, w] = [at(from), long * 205 - 8];
              if (stop !== late) {
                return (
                  s.rect(x, top + 30, w, 82, { fill: colours[index]!, radius: 4 }) +
                  s.text(x + w / 2, top + 86, s.n(stop + 1), {
                    size: 38,
                    weight: 600,
                    fill: p.surface,
                    align: 'middle',
                  })
                );
              }
              return (
                s.rect(at(from - 0.6), top + 30, w, 82, {
                  stroke: colours[index]!,
                  weight: 3,
                  dash: '12 9',
                  radius: 4,
                }) +
                s.rect(x, top + 30, w, 82, { fill: p.bad, radius: 4 }) +
                s.text(x + w / 2, top + 85, s.t({ en: '+36 min', ar: '+٣٦ د' }), {
                  size: 29,
                  weight: 600,
                  fill: p.surface,
                  align: 'middle',
                })
              );
            })
            .join('')
        );
      })
      .join('')
  );
};

export const masarScreens: Draw[] = [plan, driver, timetable];
