import type { Locale } from '@nasaq/contract';
import { symbol, wordmark } from './client-marks.ts';
import { button, phone } from './interface-pieces.ts';
import { browser, printed, scanCode } from './print-pieces.ts';
import type { Draw, Sheet } from './sheet.ts';

const question = { en: ['What do you', 'need to do?'], ar: ['ماذا تريد', 'أن تنجز؟'] } as const;

/** First sentences, as they were said at counter four. */
const situations = [
  { en: 'I want to open a bakery', ar: 'سنفتح مخبزًا' },
  { en: 'My father died and the shop is in his name', ar: 'والدي توفي والمحل باسمه' },
  { en: 'We have had a baby', ar: 'رزقنا بمولود' },
  { en: 'I have lost my identity card', ar: 'ضاعت بطاقتي' },
  { en: 'I am building a floor', ar: 'نبني دورًا جديدًا' },
  { en: 'The street light is out', ar: 'عمود النور لا يضيء' },
] as const;

const ground = (s: Sheet, fill = s.palette.ground) => s.rect(0, 0, s.width, s.height, { fill });

const home: Draw = (s) =>
  ground(s) +
  browser(s, [80, 80, 1180, 1000], s.t({ en: 'canal-east.example/en', ar: 'canal-east.example' }), (page) => {
    const p = page.palette;
    return (
      wordmark(page, 64, 48, 72, p.strong) +
      page.text(64, 286, page.t(question), {
        size: 116,
        weight: 600,
        fill: p.text,
        leading: s.locale === 'ar' ? 1.2 : 1.08,
      }) +
      page.rect(64, 476, 880, 92, { stroke: p.strong, weight: 3, radius: 4 }) +
      page.text(96, 534, page.t({ en: 'Say it as you would at the counter', ar: 'قلها كما تقولها عند الشباك' }), {
        size: 32,
        fill: p.quiet,
      }) +
      situations
        .slice(0, 4)
        .map((words, index) => {
          const y = 622 + index * 72;
          return (
            page.text(64, y, page.t(words), { size: 34, fill: p.strong, weight: 600 }) +
            page.line(64, y + 24, 944, y + 24, p.line)
          );
        })
        .join('')
    );
  }) +
  phone(s, 1070, 200, 1010, (screen) => {
    const p = screen.palette;
    return (
      screen.rect(0, 0, 390, 330, { fill: p.deep }) +
      symbol(screen, 28, 60, 48, p.onDeep) +
      screen.text(28, 180, screen.t(question), {
        size: 50,
        weight: 600,
        fill: p.onDeep,
        leading: s.locale === 'ar' ? 1.25 : 1.1,
      }) +
      situations
        .map((words, index) => {
          const y = 382 + index * 66;
          return (
            screen.text(28, y, shortened(screen.t(words), screen.locale), { size: 23, fill: p.text }) +
            screen.line(28, y + 26, 362, y + 26, p.line)
          );
        })
        .join('')
    );
  });

/** The phone gives each sentence one line. */
function shortened(words: string, locale: Locale): string {
  if (locale === 'ar' || words.length < 30) return words;
  return `${words.slice(0, 26).trimEnd()}…`;
}

const parts = [
  {
    title: { en: 'Who it is for', ar: 'لمن هي' },
    text: { en: 'Owners and tenants of a ground-floor shop', ar: 'لمالك محل في الدور الأرضي أو مستأجره' },
  },
  {
    title: { en: 'What to bring', ar: 'ما الذي تحضره' },
    text: { en: 'Identity card, contract, fire certificate', ar: 'البطاقة والعقد وشهادة الحماية المدنية' },
  },
  { title: { en: 'What it costs', ar: 'كم تتكلف' }, text: { en: 'EGP 640, paid once', ar: '٦٤٠ جنيهًا، مرة واحدة' } },
  { title: { en: 'How long it takes', ar: 'كم تستغرق' }, text: { en: '12 working days', ar: '١٢ يوم عمل' } },
  { title: { en: 'Where to begin', ar: 'من أين تبدأ' }, text: null },
] as const;

/** One service in both languages, back to back: the five parts stand on the same lines. */
const fiveParts: Draw = (s) =>
  ground(s, s.palette.deep) +
  s.at(80, 70, 712, 930, (page) => service(page), { radius: 10 }) +
  s.at(808, 70, 712, 930, (page) => service(page), { radius: 10, locale: s.locale === 'ar' ? 'en' : 'ar' });

function service(page: Sheet): string {
  const p = page.palette;
  return (
    ground(page, p.surface) +
    symbol(page, 52, 46, 60, p.strong) +
    page.text(52, 184, page.t({ en: 'Licence for a bakery', ar: 'رخصة مخبز' }), {
      size: 54,
      weight: 600,
      fill: p.text,
    }) +
    parts
      .map(({ title, text }, index) => {
        const y = 232 + index * 134;
        return (
          page.line(52, y, 660, y, p.line) +
          page.text(52, y + 76, page.n(index + 1), { size: 58, fill: p.mid, face: 'display' }) +
          page.text(132, y + 54, page.t(title), { size: 30, weight: 600, fill: p.strong }) +
          (text
            ? page.text(132, y + 98, page.t(text), { size: 26, fill: p.text })
            : button(page, [132, y + 76, 340, 70], page.t({ en: 'Begin, 8 questions', ar: 'ابدأ، ٨ أسئلة' })))
        );
      })
      .join('')
  );
}

const oldSites = [
  ['supply-dir.example', 8, 'Jan'],
  ['roads.example', 22, 'Jan'],
  ['housing-east.example', 5, 'Feb'],
  ['water-utility.example', 19, 'Feb'],
  ['licences.example', 5, 'Mar'],
  ['youth-sport.example', 12, 'Mar'],
  ['social-aid.example', 26, 'Mar'],
  ['health-dir.example', 9, 'Apr'],
  ['lands.example', 23, 'Apr'],
  ['environment.example', 14, 'May'],
  ['citizen-desk.example', 11, 'Jun'],
] as const;

const months: Record<string, string> = {
  Jan: 'يناير',
  Feb: 'فبراير',
  Mar: 'مارس',
  Apr: 'أبريل',
  May: 'مايو',
  Jun: 'يونيو',
};

/** Eleven windows behind the one that is left; each says when it was closed. */
const eleven: Draw = (s) =>
  ground(s) +
  oldSites
    .map(([address, day, month], index) =>
      s.at(60 + index * 46, 44 + index * 56, 900, 600, (window) => {
        const p = window.palette;
        return (
          window.rect(0, 0, 900, 600, { fill: index % 2 ? p.sunk : p.soft, stroke: p.mid, weight: 1.5 }) +
          window.text(24, 38, address, { size: 24, fill: p.quiet, ltr: true }) +
          window.text(
            876,
            38,
            `${window.t({ en: 'closed', ar: 'أُغلق' })} ${window.n(day)} ${s.locale === 'ar' ? months[month] : month}`,
            {
              size: 24,
              fill: p.bad,
              align: 'end',
            },
          )
        );
      }),
    )
    .join('') +
  browser(
    s,
    [580, 660, 1020, 400],
    'canal-east.example',
    (page) =>
      wordmark(page, 48, 40, 62, page.palette.strong) +
      page.text(48, 216, page.t({ en: 'What do you need to do?', ar: 'ماذا تريد أن تنجز؟' }), {
        size: 72,
        weight: 600,
        fill: page.palette.text,
      }),
  );

/** The sign that came down, and what a visitor goes home with now. */
const sign: Draw = (s) => {
  const p = s.palette;
  return (
    ground(s) +
    printed(
      s,
      [90, 190, 820, 520],
      (plate) =>
        plate.rect(28, 28, 764, 464, { stroke: plate.palette.onDeep, weight: 5, radius: 14 }) +
        [64, 756]
          .map((x) => plate.circle(x, 64, 13, { fill: p.ground }) + plate.circle(x, 456, 13, { fill: p.ground }))
          .join('') +
        plate.text(410, 206, 'الاستعلامات', { size: 104, weight: 600, fill: plate.palette.onDeep, align: 'middle' }) +
        plate.text(410, 290, 'Information', { size: 52, fill: plate.palette.onDeep, align: 'middle' }) +
        plate.text(410, 414, plate.t({ en: 'Window 1', ar: 'شباك ١' }), {
          size: 72,
          weight: 600,
          fill: plate.palette.second,
          align: 'middle',
        }),
      { turn: -7, radius: 26, stock: 'deep' },
    ) +
    printed(
      s,
      [1010, 70, 480, 860],
      (paper) => {
        const ink = paper.palette;
        const rows = [
          [paper.t({ en: 'Service', ar: 'الخدمة' }), paper.t({ en: 'Bakery licence', ar: 'رخصة مخبز' })],
          [paper.t({ en: 'Applicant', ar: 'مقدم الطلب' }), paper.t({ en: 'Safaa Nassar', ar: 'صفاء نصار' })],
          [paper.t({ en: 'Received', ar: 'وصل في' }), paper.t({ en: '3 May, 23:41', ar: '٣ مايو، ١١:٤١ م' })],
          [paper.t({ en: 'Answer by', ar: 'الرد قبل' }), paper.t({ en: '19 May', ar: '١٩ مايو' })],
        ];
        return (
          wordmark(paper, 44, 48, 52, ink.strong) +
          paper.text(44, 190, paper.t({ en: 'We have it.', ar: 'وصلنا طلبك.' }), {
            size: 60,
            weight: 600,
            fill: ink.text,
          }) +
          paper.text(44, 246, 'CE-2026-04-8816', { size: 30, weight: 600, fill: ink.strong, ltr: true }) +
          rows
            .map(([label, value], index) => {
              const y = 290 + index * 88;
              return (
                paper.line(44, y, 436, y, ink.line) +
                paper.text(44, y + 56, label!, { size: 26, fill: ink.quiet }) +
                paper.text(436, y + 56, value!, { size: 28, weight: 600, fill: ink.text, align: 'end' })
              );
            })
            .join('') +
          scanCode(paper, [44, 664, 150], 8816, ink.text) +
          paper.text(
            220,
            700,
            paper.t({
              en: ['Point a phone here', 'to see how far', 'it has come.'],
              ar: ['وجه الهاتف هنا', 'لتعرف إلى أين', 'وصل الطلب.'],
            }),
            {
              size: 24,
              fill: ink.quiet,
            },
          )
        );
      },
      { turn: 3 },
    )
  );
};

export const governoratePictures: Draw[] = [home, fiveParts, eleven, sign];
