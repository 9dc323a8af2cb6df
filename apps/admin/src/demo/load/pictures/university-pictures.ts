import { symbol, wordmark } from './client-marks.ts';
import { button, phone, tag } from './interface-pieces.ts';
import { ink, printed } from './print-pieces.ts';
import type { Draw, Sheet } from './sheet.ts';

const ground = (s: Sheet, fill = s.palette.ground) => s.rect(0, 0, s.width, s.height, { fill });

const days = [
  { en: 'Sun', ar: 'الأحد' },
  { en: 'Mon', ar: 'الاثنين' },
  { en: 'Tue', ar: 'الثلاثاء' },
  { en: 'Wed', ar: 'الأربعاء' },
  { en: 'Thu', ar: 'الخميس' },
] as const;

type Tone = 'strong' | 'second' | 'soft' | 'mid';

const courses: { en: string; ar: string; day: number; from: number; hours: number; hall: number; tone: Tone }[] = [
  { en: 'Algebra', ar: 'جبر', day: 0, from: 0, hours: 2, hall: 12, tone: 'strong' },
  { en: 'Physics', ar: 'فيزياء', day: 0, from: 3, hours: 2, hall: 4, tone: 'soft' },
  { en: 'History', ar: 'تاريخ', day: 1, from: 1, hours: 2, hall: 7, tone: 'second' },
  { en: 'Drawing', ar: 'رسم', day: 2, from: 0, hours: 3, hall: 21, tone: 'mid' },
  { en: 'Algebra', ar: 'جبر', day: 2, from: 3, hours: 1, hall: 12, tone: 'strong' },
  { en: 'English', ar: 'إنجليزية', day: 3, from: 1, hours: 2, hall: 3, tone: 'soft' },
  { en: 'History', ar: 'تاريخ', day: 3, from: 4, hours: 1, hall: 7, tone: 'second' },
  { en: 'Physics', ar: 'فيزياء', day: 4, from: 0, hours: 2, hall: 4, tone: 'soft' },
  { en: 'Lab', ar: 'معمل', day: 4, from: 2, hours: 2, hall: 9, tone: 'mid' },
];

/** A student's week, prepared in the night. It begins on Sunday at the start edge. */
const timetable: Draw = (s) => {
  const p = s.palette;
  const [left, top, w, h] = [120, 236, 280, 152];
  return (
    ground(s, p.surface) +
    s.rect(0, 0, 1600, 140, { fill: p.deep }) +
    wordmark(s, 48, 30, 80, p.onDeep) +
    s.text(1552, 90, s.t({ en: 'Salma Adel, autumn', ar: 'سلمى عادل، الخريف' }), {
      size: 44,
      weight: 600,
      fill: p.onDeep,
      align: 'end',
    }) +
    days
      .map((day, index) => s.text(left + 24 + index * w, 206, s.t(day), { size: 44, weight: 600, fill: p.text }))
      .join('') +
    [8, 9, 10, 11, 12]
      .map(
        (hour, index) =>
          s.line(0, top + index * h, 1600, top + index * h, p.line) +
          s.text(36, top + 48 + index * h, s.n(hour), { size: 40, fill: p.quiet }),
      )
      .join('') +
    courses
      .map(({ day, from, hours, hall, tone, ...name }) => {
        const [x, y] = [left + day * w + 8, top + from * h + 8];
        const fill = { strong: p.onStrong, second: ink, soft: p.text, mid: p.text }[tone];
        return (
          s.rect(x, y, w - 16, hours * h - 16, { fill: p[tone], radius: 8 }) +
          s.text(x + 24, y + 62, s.t(name), { size: 46, weight: 600, fill }) +
          s.text(x + 24, y + 110, s.t({ en: `Hall ${hall}`, ar: `قاعة ${s.n(hall)}` }), { size: 34, fill })
        );
      })
      .join('')
  );
};

const wishes = [
  { en: 'Algebra 2', ar: 'جبر ٢', need: true },
  { en: 'Physics of waves', ar: 'فيزياء الموجات', need: true },
  { en: 'History of Cairo', ar: 'تاريخ القاهرة', need: false },
  { en: 'Drawing', ar: 'رسم', need: false },
  { en: 'English, writing', ar: 'كتابة بالإنجليزية', need: true },
] as const;

/** Wishes in their order, and the day when there is still plenty of time. */
const wishList: Draw = (s) => {
  const p = s.palette;
  return (
    ground(s, p.second) +
    phone(s, 130, 80, 1080, (screen) => {
      const c = screen.palette;
      return (
        screen.rect(0, 0, 390, 190, { fill: c.deep }) +
        screen.text(28, 98, screen.t({ en: 'Your wishes', ar: 'رغباتك' }), { size: 46, weight: 600, fill: c.onDeep }) +
        screen.text(28, 150, screen.t({ en: 'Open until Thursday', ar: 'مفتوح حتى الخميس' }), {
          size: 24,
          fill: c.onDeep,
        }) +
        wishes
          .map(({ need, ...name }, index) => {
            const y = 190 + index * 104;
            return (
              screen.text(28, y + 66, screen.n(index + 1), { size: 40, weight: 600, fill: c.strong }) +
              screen.text(84, y + (need ? 48 : 64), screen.t(name), { size: 28, weight: 600, fill: c.text }) +
              (need
                ? screen.text(84, y + 84, screen.t({ en: 'needed to graduate', ar: 'مطلوب للتخرج' }), {
                    size: 22,
                    fill: c.strong,
                  })
                : '') +
              screen.line(28, y + 104, 362, y + 104, c.line)
            );
          })
          .join('')
      );
    }) +
    s.text(
      760,
      300,
      s.t({ en: ['Five days.', 'No first', 'in the queue.'], ar: ['خمسة أيام،', 'ولا أول', 'في الطابور.'] }),
      {
        size: 112,
        weight: 600,
        fill: ink,
        leading: s.locale === 'ar' ? 1.35 : 1.12,
      },
    ) +
    days
      .map((day, index) => {
        const x = 760 + index * 152;
        return (
          s.rect(x, 760, 136, 120, index < 2 ? { fill: ink, radius: 8 } : { stroke: ink, weight: 4, radius: 8 }) +
          s.text(x + 68, 834, s.t(day), { size: 32, weight: 600, fill: index < 2 ? p.second : ink, align: 'middle' })
        );
      })
      .join('')
  );
};

const drawn = [
  { id: 'A4-0731', course: { en: 'Physics of waves', ar: 'فيزياء الموجات' }, points: 9, place: true },
  { id: 'C2-1186', course: { en: 'Physics of waves', ar: 'فيزياء الموجات' }, points: 8, place: true },
  { id: 'A1-0094', course: { en: 'Physics of waves', ar: 'فيزياء الموجات' }, points: 8, place: true },
  { id: 'B7-1502', course: { en: 'Physics of waves', ar: 'فيزياء الموجات' }, points: 7, place: true },
  { id: 'D3-0417', course: { en: 'Physics of waves', ar: 'فيزياء الموجات' }, points: 6, place: false },
] as const;

/** The list on the door: no names, and a number with which anyone can work it out again. */
const lottery: Draw = (s) =>
  ground(s, s.palette.deep) +
  printed(
    s,
    [50, 70, 960, 980],
    (paper) => {
      const p = paper.palette;
      return (
        symbol(paper, 56, 52, 72, p.strong) +
        paper.text(150, 108, paper.t({ en: 'Physics of waves, 40 places', ar: 'فيزياء الموجات، ٤٠ مكانًا' }), {
          size: 46,
          weight: 600,
          fill: p.text,
        }) +
        paper.text(56, 206, paper.t({ en: 'Student', ar: 'الطالب' }), { size: 30, fill: p.quiet }) +
        paper.text(520, 206, paper.t({ en: 'Points', ar: 'النقاط' }), { size: 30, fill: p.quiet }) +
        drawn
          .map(({ id, points, place }, index) => {
            const y = 230 + index * 124;
            return (
              paper.line(56, y, 904, y, p.line) +
              paper.text(56, y + 80, id, { size: 52, weight: 600, fill: p.text, ltr: true }) +
              paper.text(520, y + 80, paper.n(points), { size: 52, fill: p.text }) +
              tag(
                paper,
                660,
                y + 62,
                place
                  ? paper.t({ en: 'has a place', ar: 'له مكان' })
                  : paper.t({ en: 'waits, 1st', ar: 'أول الانتظار' }),
                place ? 'strong' : 'plain',
                34,
              )
            );
          })
          .join('')
      );
    },
    { turn: -2 },
  ) +
  s.circle(1310, 360, 230, { fill: s.palette.second }) +
  s.circle(1310, 360, 176, { stroke: ink, weight: 4 }) +
  s.text(1310, 400, s.n(7306, { useGrouping: false }), { size: 124, weight: 600, fill: ink, align: 'middle' }) +
  s.text(1310, 690, s.t({ en: ['Drawn in public', 'by Mina Shokry'], ar: ['سحبته أمام الجميع', 'مينا شكري'] }), {
    size: 42,
    fill: s.palette.onDeep,
    align: 'middle',
  });

/** The corridor of student affairs on the day of registration. */
const bench: Draw = (s) => {
  const p = s.palette;
  return (
    ground(s, p.soft) +
    s.rect(0, 820, 1600, 180, { fill: p.mid }) +
    s.rect(0, 806, 1600, 14, { fill: p.strong }) +
    s.rect(160, 180, 380, 626, { fill: p.strong }) +
    s.rect(186, 206, 328, 600, { fill: p.deep }) +
    s.circle(486, 520, 14, { fill: p.second }) +
    s.rect(620, 180, 560, 230, { fill: p.deep, radius: 6 }) +
    s.text(664, 282, s.t({ en: 'Student affairs', ar: 'شؤون الطلاب' }), { size: 66, weight: 600, fill: p.onDeep }) +
    s.text(664, 356, s.t({ en: 'شؤون الطلاب', ar: 'Student affairs' }), { size: 44, fill: p.onDeep }) +
    s.rect(760, 640, 640, 34, { fill: p.second, radius: 6 }) +
    s.rect(760, 690, 640, 34, { fill: p.second, radius: 6 }) +
    s.rect(740, 752, 680, 36, { fill: p.second, radius: 6 }) +
    [800, 1330].map((x) => s.rect(x, 600, 26, 320, { fill: ink })).join('') +
    button(s, [1300, 180, 180, 96], s.t({ en: '09:00', ar: '٩:٠٠' }), true, 48)
  );
};

export const universityPictures: Draw[] = [timetable, wishList, lottery, bench];
