import type { Localized } from '@nasaq/contract';
import { hues, printHues, type Palette } from './hues.ts';
import { retentionCalendar } from './khazna-retention.ts';
import { paragraph } from './running-text.ts';
import type { Draw, Sheet } from './sheet.ts';
import { textWidth } from './text-width.ts';

type Texts = Required<Localized<string>>;

interface Scan {
  year: Texts;
  head: Texts;
  text: Texts;
  /** As it is spelt on this page. */
  found: Texts;
  turn: number;
}

const query: Texts = { en: 'programme', ar: 'شؤون' };

const scans: Scan[] = [
  {
    year: { en: '1988', ar: '١٩٨٨' },
    head: { en: 'Letter 4,471', ar: 'صادر رقم ٤٤٧١' },
    text: {
      en: 'With reference to your letter on the pumping program of the western Delta, we confirm that the third station',
      ar: 'إيماءً إلى كتابكم بشأن إدارة شئون العاملين بالمنطقة الغربية، نفيد سيادتكم بأن الدرجات الخالية',
    },
    found: { en: 'program', ar: 'شئون' },
    turn: -3,
  },
  {
    year: { en: '2004', ar: '٢٠٠٤' },
    head: { en: 'Minutes, page 3', ar: 'محضر، صفحة ٣' },
    text: {
      en: 'The committee approved the training programme for the new laboratory and asked that it begin before Ramadan',
      ar: 'وافقت اللجنة على أن تتولى شؤون المعمل الجديد إدارة واحدة، على أن يبدأ العمل بها قبل شهر رمضان',
    },
    found: { en: 'programme', ar: 'شؤون' },
    turn: 1.2,
  },
  {
    year: { en: '2016', ar: '٢٠١٦' },
    head: { en: 'Contract, annex 2', ar: 'عقد، ملحق ٢' },
    text: {
      en: 'The Contractor shall deliver a monthly programme of works no later than the fifth day of each month',
      ar: 'يلتزم المقاول بإخطار الإدارة المختصة بشئون التعاقد في اليوم الخامس من كل شهر على الأكثر',
    },
    found: { en: 'programme', ar: 'بشئون' },
    turn: 3.4,
  },
];

/** One word is asked for; three scanned pages answer, in whichever way it is spelt on them. */
const search: Draw = (s) => {
  const dark = hues(`products/${s.key}`).dark;
  const paper = printHues(`products/${s.key}`, s.theme);
  return (
    s.rect(0, 0, s.width, s.height, { fill: s.palette.ink }) +
    s.rect(90, 70, 1420, 124, { stroke: dark.strong, weight: 4 }) +
    s.circle(160, 126, 24, { stroke: dark.strong, weight: 6 }) +
    s.path('M178 144L198 164', { stroke: dark.strong, weight: 6 }) +
    s.text(236, 152, s.t(query), { size: 62, weight: 600, fill: dark.text }) +
    s.text(1470, 148, s.t({ en: '212 pages, 0.3 seconds', ar: '٢١٢ صفحة في ٠٫٣ ثانية' }), {
      size: 34,
      fill: dark.quiet,
      align: 'end',
    }) +
    scans
      .map((scan, index) =>
        s.at(96 + index * 480, 290 + (index % 2) * 34, 450, 800, (page) => scanned(page, scan), {
          turn: scan.turn,
          palette: paper,
        }),
      )
      .join('')
  );
};

function scanned(s: Sheet, { year, head, text, found }: Scan): string {
  const p = s.palette;
  return (
    s.rect(0, 0, s.width, s.height, { fill: p.surface }) +
    s.text(44, 92, s.t(year), { size: 62, weight: 600, fill: p.strong }) +
    s.text(44, 144, s.t(head), { size: 30, fill: p.quiet }) +
    s.line(44, 176, 406, 176, p.line) +
    paragraph(s, { x: 44, y: 238, width: 366 }, s.t(text), { size: 38, fill: p.text, leading: 1.6 }, [
      { words: s.t(found), fill: p.spark },
    ]) +
    stamp(s, s.t(year))
  );
}

/** The stamp of the registry, set by hand. */
function stamp(s: Sheet, year: string): string {
  const { bad } = s.palette;
  return s.at(
    280,
    560,
    130,
    130,
    (mark) =>
      mark.circle(65, 65, 62, { stroke: bad, weight: 5 }) +
      mark.circle(65, 65, 50, { stroke: bad }) +
      mark.text(65, 76, year, { size: 30, weight: 600, fill: bad, align: 'middle' }),
    { turn: -14 },
  );
}

const doubtful = {
  before: { en: 'thirty days after ', ar: 'خلال ثلاثين يومًا من ' },
  word: { en: 'delivery', ar: 'التوريد' },
  readings: [
    { en: 'delivery', ar: 'التوريد' },
    { en: 'recovery', ar: 'التوحيد' },
    { en: 'discovery', ar: 'التبريد' },
  ],
} as const;

/** A word that could not be read with certainty, very large as it stands on the paper, and what it may be. */
const doubtfulWord: Draw = (s) => {
  const p = s.palette;
  const print = printHues(`products/${s.key}`, s.theme);
  const paper = s.theme === 'light' ? { ...print, surface: p.paper } : print;
  return (
    s.rect(0, 0, s.width, s.height, { fill: p.surface }) +
    s.at(0, 0, 1600, 520, (scan) => magnified(scan), { palette: paper, radius: 0 }) +
    s.text(90, 628, s.t({ en: 'Which word is it?', ar: 'أي كلمة هذه؟' }), { size: 50, weight: 600, fill: p.text }) +
    s.text(1510, 626, s.t({ en: 'One of three on this page', ar: 'واحدة من ثلاث في هذه الصفحة' }), {
      size: 32,
      fill: p.quiet,
      align: 'end',
    }) +
    doubtful.readings
      .map((reading, index) => {
        const x = 90 + index * 484;
        const first = index === 0;
        return (
          s.rect(x, 690, 452, 130, first ? { fill: p.strong, radius: 4 } : { stroke: p.strong, weight: 3, radius: 4 }) +
          s.text(x + 226, 775, s.t(reading), {
            size: 58,
            weight: 600,
            fill: first ? p.onStrong : p.strong,
            align: 'middle',
          })
        );
      })
      .join('') +
    s.text(90, 912, s.t({ en: 'Your answer teaches the next box.', ar: 'إجابتك تعلم البرنامج للصندوق التالي.' }), {
      size: 36,
      fill: p.quiet,
    })
  );
};

function magnified(s: Sheet): string {
  const p: Palette = s.palette;
  const [before, word] = [s.t(doubtful.before), s.t(doubtful.word)];
  const size = s.locale === 'ar' ? 124 : 122;
  const from = 60 + textWidth(before, size);
  const long = textWidth(word, size);
  const above = s.t({ en: 'to be paid in one sum,', ar: 'ويؤدى المبلغ دفعة واحدة' });
  const below = s.t({ en: 'of the goods to Helwan', ar: 'الأصناف إلى مخزن حلوان' });
  return (
    s.rect(0, 0, s.width, s.height, { fill: p.surface }) +
    s.at(
      0,
      0,
      1600,
      520,
      (line) =>
        line.text(60, 76, above, { size, fill: p.text }) +
        line.rect(from - 26, 162, long + 52, 178, { stroke: p.spark, weight: 10 }) +
        line.text(60, 292, before + word, { size, fill: p.text }) +
        blots(line, from, long, p.surface) +
        line.text(60, 512, below, { size, fill: p.text }),
      { turn: -1 },
    )
  );
}

/** Where the ribbon had no ink: the letters that would tell the readings apart. */
function blots(s: Sheet, from: number, long: number, paper: string): string {
  const start = s.locale === 'ar' ? 0.4 : 0.04;
  return Array.from({ length: 34 }, (_, index) => {
    const x = from + long * (start + ((index * 0.618) % 1) * 0.36);
    return s.circle(x, 214 + ((index * 37) % 92), 7 + (index % 4) * 3, { fill: paper, opacity: 0.9 });
  }).join('');
}

export const khaznaScreens: Draw[] = [search, doubtfulWord, retentionCalendar];
