import { symbol, wordmark } from './client-marks.ts';
import { done, phone } from './interface-pieces.ts';
import { barCode, ink, printed, scanCode } from './print-pieces.ts';
import { printHues } from './hues.ts';
import type { Draw, Sheet } from './sheet.ts';

const ground = (s: Sheet, fill = s.palette.ground) => s.rect(0, 0, s.width, s.height, { fill });

const box = { en: '40718', ar: '٤٠٧١٨' } as const;

/** The side of a crate: slats, and the label that stays on it until the container. */
const crate: Draw = (s) => {
  const p = s.palette;
  const wood = printHues(`works/${s.key}`, s.theme);
  return (
    ground(s, p.deep) +
    [60, 290, 520, 750]
      .map(
        (y) =>
          s.rect(0, y, 1600, 200, { fill: p.mid }) +
          s.line(0, y + 66, 1600, y + 66, wood.strong, 1) +
          s.line(0, y + 140, 1600, y + 140, wood.strong, 1),
      )
      .join('') +
    [60, 1420]
      .map(
        (x) =>
          s.rect(x, 0, 120, 1000, { fill: wood.strong }) +
          [110, 210, 340, 440, 570, 670, 800, 900].map((y) => s.circle(x + 60, y, 9, { fill: p.deep })).join(''),
      )
      .join('') +
    printed(
      s,
      [290, 170, 1020, 660],
      (paper) => {
        const c = paper.palette;
        const rows = [
          ['صعيدي', 'Saidi dates'],
          ['مزرعة ١١٨، عمران موسى', 'Farm 118, Omran Moussa'],
          ['٥ كجم صافيًا', 'Net 5 kg'],
        ] as const;
        return (
          paper.rect(0, 0, 1020, 132, { fill: c.second }) +
          wordmark(paper, 48, 26, 82, ink) +
          paper.text(972, 84, paper.t({ en: 'Siwa, Egypt', ar: 'سيوة، مصر' }), {
            size: 36,
            weight: 600,
            fill: ink,
            align: 'end',
          }) +
          paper.text(48, 330, paper.t(box), { size: 200, weight: 600, fill: c.text }) +
          scanCode(paper, [752, 168, 220], 40718, c.text) +
          rows
            .map(([arabic, english], index) => {
              const y = 420 + index * 80;
              const [first, second] = s.locale === 'ar' ? [arabic, english] : [english, arabic];
              return (
                paper.line(48, y, 972, y, c.line) +
                paper.text(48, y + 54, first, { size: 36, weight: 600, fill: c.text }) +
                paper.text(972, y + 54, second, { size: 32, fill: c.quiet, align: 'end', ltr: s.locale === 'ar' })
              );
            })
            .join('')
        );
      },
      { turn: -2, radius: 4 },
    )
  );
};

/** One question at each point, large enough for a thumb with honey on it. */
const questions: Draw = (s) => {
  const p = s.palette;
  return (
    ground(s, p.second) +
    phone(s, 120, 110, 800, (screen) =>
      ask(screen, { en: 'Which farm?', ar: 'أي مزرعة؟' }, choice(screen, [118, 119, 121, 126])),
    ) +
    phone(s, 600, 210, 800, (screen) => ask(screen, { en: 'How much?', ar: 'كم؟' }, scale(screen))) +
    phone(s, 1080, 110, 800, (screen) =>
      ask(
        screen,
        { en: 'Which kind?', ar: 'أي صنف؟' },
        [
          { en: 'Saidi', ar: 'صعيدي' },
          { en: 'Frihi', ar: 'فريحي' },
          { en: 'Azzawi', ar: 'عزاوي' },
          { en: 'Ghazali', ar: 'غزالي' },
        ]
          .map((kind, index) => thumb(screen, 190 + index * 136, screen.t(kind), index === 0))
          .join(''),
      ),
    )
  );
};

function ask(s: Sheet, question: { en: string; ar: string }, answers: string): string {
  const p = s.palette;
  return (
    symbol(s, 28, 30, 30, p.strong) +
    s.text(28, 134, s.t(question), { size: 52, weight: 600, fill: p.text }) +
    answers +
    s.line(0, 764, 390, 764, p.line) +
    s.text(28, 810, s.t({ en: '43 boxes not sent yet', ar: '٤٣ صندوقًا لم يُرسل بعد' }), { size: 23, fill: p.quiet })
  );
}

function thumb(s: Sheet, y: number, text: string, chosen: boolean): string {
  const p = s.palette;
  return (
    s.rect(28, y, 334, 112, chosen ? { fill: p.strong, radius: 8 } : { stroke: p.mid, weight: 3, radius: 8 }) +
    s.text(195, y + 72, text, { size: 44, weight: 600, fill: chosen ? p.onStrong : p.text, align: 'middle' })
  );
}

const choice = (s: Sheet, farms: readonly number[]) =>
  farms.map((farm, index) => thumb(s, 190 + index * 136, s.n(farm), index === 0)).join('');

function scale(s: Sheet): string {
  const p = s.palette;
  return (
    s.text(195, 360, s.n(18.4), { size: 128, weight: 600, fill: p.strong, align: 'middle' }) +
    s.text(195, 420, s.t({ en: 'kilograms', ar: 'كيلوجرامًا' }), { size: 32, fill: p.quiet, align: 'middle' }) +
    thumb(s, 500, s.t({ en: 'Yes', ar: 'نعم' }), true)
  );
}

const points = [
  {
    en: 'Palm',
    ar: 'النخلة',
    where: { en: 'Farm 118, row 6', ar: 'مزرعة ١١٨، الصف ٦' },
    at: { en: '14 Oct, 07:20', ar: '١٤ أكتوبر، ٧:٢٠' },
  },
  {
    en: 'Scale',
    ar: 'الميزان',
    where: { en: '18.4 kg, Haj Omran', ar: '١٨٫٤ كجم، الحاج عمران' },
    at: { en: '14 Oct, 09:05', ar: '١٤ أكتوبر، ٩:٠٥' },
  },
  {
    en: 'Sorting',
    ar: 'الفرز',
    where: { en: 'Saidi, table 3', ar: 'صعيدي، الطاولة ٣' },
    at: { en: '15 Oct, 10:40', ar: '١٥ أكتوبر، ١٠:٤٠' },
  },
  {
    en: 'Packing',
    ar: 'التعبئة',
    where: { en: '5 kg, line 2', ar: '٥ كجم، الخط ٢' },
    at: { en: '15 Oct, 13:15', ar: '١٥ أكتوبر، ١:١٥' },
  },
  {
    en: 'Container',
    ar: 'الحاوية',
    where: { en: 'Pallet 9, Dekheila', ar: 'الطبلية ٩، الدخيلة' },
    at: { en: '18 Oct, 16:00', ar: '١٨ أكتوبر، ٤:٠٠' },
  },
] as const;

/** The answer to an importer's question about one box. */
const answer: Draw = (s) =>
  ground(s) +
  printed(
    s,
    [180, 60, 1240, 900],
    (paper) => {
      const p = paper.palette;
      return (
        wordmark(paper, 64, 54, 78, p.strong) +
        barCode(paper, [866, 54, 310, 90], 40718, p.text) +
        paper.text(64, 262, paper.t(box), { size: 92, weight: 600, fill: p.text }) +
        paper.text(1176, 262, paper.t({ en: 'answered in 41 seconds', ar: 'جاء الرد في ٤١ ثانية' }), {
          size: 32,
          fill: p.quiet,
          align: 'end',
        }) +
        paper.line(94, 372, 94, 780, p.strong, 6) +
        points
          .map(({ where, at, ...name }, index) => {
            const y = 372 + index * 104;
            return (
              paper.line(150, y - 52, 1176, y - 52, p.line) +
              done(paper, 94, y, 28) +
              paper.text(150, y + 14, paper.t(name), { size: 40, weight: 600, fill: p.text }) +
              paper.text(430, y + 12, paper.t(where), { size: 34, fill: p.text }) +
              paper.text(1176, y + 12, paper.t(at), { size: 32, fill: p.quiet, align: 'end' })
            );
          })
          .join('')
      );
    },
    { turn: 1.5 },
  );

export const datesPictures: Draw[] = [crate, questions, answer];
