import { hues } from './hues.ts';
import { phone } from './interface-pieces.ts';
import type { Draw, Sheet } from './sheet.ts';

const times = [
  { en: 'Thursday 10:20', ar: 'الخميس ١٠:٢٠ ص', chosen: false },
  { en: 'Thursday 11:10', ar: 'الخميس ١١:١٠ ص', chosen: true },
  { en: 'Saturday 5:30 pm', ar: 'السبت ٥:٣٠ م', chosen: false },
] as const;

/** The booking page on two phones, one in each language. */
const booking: Draw = (s) =>
  s.rect(0, 0, s.width, s.height, { fill: s.palette.ground }) +
  s.at(0, 0, 800, 1000, (half) => phone(half, 130, 80, 1380, bookingPage)) +
  s.at(800, 0, 800, 1000, (half) => phone(half, 130, 176, 1380, bookingPage), {
    locale: s.locale === 'ar' ? 'en' : 'ar',
  });

function bookingPage(s: Sheet): string {
  const p = s.palette;
  return (
    s.text(28, 70, s.t({ en: 'Dr Rania Shawky', ar: 'د. رانيا شوقي' }), { size: 30, weight: 600, fill: p.text }) +
    s.text(28, 104, s.t({ en: 'Eye examination, Dokki', ar: 'كشف عيون، فرع الدقي' }), { size: 20, fill: p.quiet }) +
    s.line(28, 128, 362, 128, p.line) +
    s.text(28, 172, s.t({ en: 'The next free times', ar: 'أقرب المواعيد' }), { size: 22, weight: 600, fill: p.text }) +
    times
      .map((time, index) => {
        const y = 192 + index * 82;
        return (
          s.rect(28, y, 334, 68, time.chosen ? { fill: p.strong, radius: 8 } : { stroke: p.strong, radius: 8 }) +
          s.text(195, y + 44, s.t(time), {
            size: 27,
            weight: 600,
            fill: time.chosen ? p.onStrong : p.strong,
            align: 'middle',
          })
        );
      })
      .join('') +
    s.text(28, 474, s.t({ en: 'You may change it until 9:00.', ar: 'يمكنك تغييره حتى ٩:٠٠ ص.' }), {
      size: 20,
      fill: p.quiet,
    }) +
    s.text(28, 540, s.t({ en: 'Your phone', ar: 'هاتفك' }), { size: 22, weight: 600, fill: p.text })
  );
}

const calendars = [
  { name: { en: 'Dr Rania', ar: 'د. رانيا' }, kind: { en: 'doctor', ar: 'طبيبة' } },
  { name: { en: 'Dr Sherif', ar: 'د. شريف' }, kind: { en: 'doctor', ar: 'طبيب' } },
  { name: { en: 'Room 2', ar: 'غرفة ٢' }, kind: { en: 'room', ar: 'غرفة' } },
  { name: { en: 'Retina camera', ar: 'تصوير الشبكية' }, kind: { en: 'device', ar: 'جهاز' } },
] as const;

/** Columns, start and length in quarters of an hour from ten o'clock, and who comes. */
const visits = [
  { columns: [0, 3], from: 0, long: 2, who: { en: 'Karim Fawzy', ar: 'كريم فوزي' } },
  { columns: [1, 2], from: 1, long: 3, who: { en: 'Amal Zaki', ar: 'أمل زكي' } },
  { columns: [1], from: 5, long: 3, who: { en: 'Faisal Otaibi', ar: 'فيصل العتيبي' } },
] as const;

/** A morning of two doctors, a room and a device; an appointment needs three of them at once and moves in all three. */
const calendar: Draw = (s) => {
  const p = s.palette;
  const column = (index: number) => 200 + index * 350;
  const quarter = (index: number) => 190 + index * 96;
  const hours = [
    { en: '10:00', ar: '١٠:٠٠' },
    { en: '11:00', ar: '١١:٠٠' },
    { en: '12:00', ar: '١٢:٠٠' },
  ];
  const moving = [0, 2, 3].map(
    (index) =>
      s.rect(column(index) + 10, quarter(6) + 6, 330, 180, { stroke: p.mid, dash: '14 12', weight: 3, radius: 6 }) +
      s.at(
        column(index) + 10,
        quarter(4) + 6,
        330,
        180,
        (card) =>
          card.rect(0, 0, 330, 180, { fill: p.strong, radius: 6 }) +
          card.rect(0, 0, 12, 180, { fill: p.spark }) +
          card.text(36, 70, card.t({ en: 'Hoda Amin', ar: 'هدى أمين' }), { size: 38, weight: 600, fill: p.onStrong }) +
          card.text(36, 126, card.t({ en: 'now 11:00', ar: 'صار ١١:٠٠' }), { size: 32, fill: p.onStrong }),
        { turn: index === 0 ? -2.4 : 0 },
      ),
  );
  return (
    s.rect(0, 0, s.width, s.height, { fill: p.surface }) +
    s.rect(0, 0, s.width, 150, { fill: p.sunk }) +
    calendars
      .map(
        ({ name, kind }, index) =>
          s.text(column(index) + 24, 70, s.t(name), { size: 38, weight: 600, fill: p.text }) +
          s.text(column(index) + 24, 118, s.t(kind), { size: 28, fill: p.quiet }) +
          s.line(column(index), 0, column(index), 1000, p.line, 3),
      )
      .join('') +
    hours
      .map((hour, index) => {
        const y = quarter(index * 4);
        return (
          s.line(180, y, 1600, y, p.line, 3) + s.text(150, y + 12, s.t(hour), { size: 34, fill: p.quiet, align: 'end' })
        );
      })
      .join('') +
    visits
      .flatMap(({ columns, from, long, who }) =>
        columns.map((at) => ({ x: column(at) + 10, y: quarter(from) + 6, long, who })),
      )
      .map(({ x, y, long, who }) => {
        return (
          s.rect(x, y, 330, long * 96 - 12, { fill: p.soft, radius: 6 }) +
          s.rect(x, y, 10, long * 96 - 12, { fill: p.strong }) +
          s.text(x + 34, y + 58, s.t(who), { size: 34, weight: 600, fill: p.text })
        );
      })
      .join('') +
    moving.join('')
  );
};

const counters = [
  { number: { en: 'B 112', ar: 'ب ١١٢' }, at: { en: 'Counter 1', ar: 'شباك ١' } },
  { number: { en: 'A 46', ar: 'أ ٤٦' }, at: { en: 'Counter 4', ar: 'شباك ٤' } },
] as const;

/** The display in the waiting room, above the backs of the chairs. A display shines in either theme. */
const calledNumber: Draw = (s) => {
  const p = s.palette;
  const lit = hues(`products/${s.key}`).dark;
  return (
    s.rect(0, 0, s.width, s.height, { fill: p.paper }) +
    s.rect(150, 70, 1300, 740, { fill: lit.ink, radius: 14 }) +
    s.at(
      172,
      92,
      1256,
      696,
      (d) =>
        d.rect(0, 0, 1256, 696, { fill: lit.deep }) +
        d.text(70, 100, d.t({ en: 'Now at counter 3', ar: 'الآن عند شباك ٣' }), { size: 52, fill: lit.text }) +
        d.text(70, 420, d.t({ en: 'A 47', ar: 'أ ٤٧' }), {
          size: d.locale === 'ar' ? 260 : 300,
          weight: 600,
          fill: lit.spark,
        }) +
        d.at(
          0,
          0,
          1256,
          696,
          (twin) =>
            twin.text(70, 100, twin.t({ en: 'Counter 3', ar: 'شباك ٣' }), { size: 52, fill: lit.text }) +
            twin.text(70, 300, twin.t({ en: 'A 47', ar: 'أ ٤٧' }), { size: 150, weight: 600, fill: lit.text }),
          { locale: d.locale === 'ar' ? 'en' : 'ar' },
        ) +
        d.line(0, 500, 1256, 500, lit.mid, 3) +
        counters
          .map(
            ({ number, at }, index) =>
              d.text(70 + index * 620, 622, d.t(number), { size: 76, weight: 600, fill: lit.text }) +
              d.text(320 + index * 620, 618, d.t(at), { size: 40, fill: lit.strong }),
          )
          .join('') +
        d.line(628, 500, 628, 696, lit.mid, 3),
      { radius: 4 },
    ) +
    chairs(s)
  );
};

function chairs(s: Sheet): string {
  return [0, 1, 2, 3, 4, 5]
    .map((index) => {
      const x = 70 + index * 250;
      const taken = index === 1 || index === 4;
      return (
        (taken
          ? s.circle(x + 105, 872, 46, { fill: s.palette.ink }) +
            s.rect(x + 20, 914, 170, 120, { fill: s.palette.ink, radius: 60 })
          : '') + s.rect(x, 936, 210, 90, { fill: s.palette.mid, radius: 22 })
      );
    })
    .join('');
}

export const mawidScreens: Draw[] = [booking, calendar, calledNumber];
