import { avatar } from './interface-pieces.ts';
import type { Draw, Sheet } from './sheet.ts';
import { textWidth } from './text-width.ts';

const promises = [
  {
    what: { en: 'A price for forty chairs', ar: 'عرض سعر لأربعين كرسيًا' },
    who: { en: 'Salma, Thursday', ar: 'سلمى، الخميس' },
    late: false,
  },
  {
    what: { en: 'Call about the delivery to Tanta', ar: 'مكالمة بشأن التوصيل إلى طنطا' },
    who: { en: 'Karim, yesterday', ar: 'كريم، أمس' },
    late: true,
  },
] as const;

const happened = [
  {
    when: { en: 'Sunday', ar: 'الأحد' },
    what: { en: 'Called about the colour of the wood, 6 minutes', ar: 'اتصل بشأن لون الخشب، ٦ دقائق' },
  },
  { when: { en: '12 May', ar: '١٢ مايو' }, what: { en: 'Paid invoice 1,183', ar: 'سدد الفاتورة رقم ١٬١٨٣' } },
] as const;

/** A client's page, read from top to bottom like a letter: who, what is open, what happened. */
const clientPage: Draw = (s) =>
  s.rect(0, 0, s.width, s.height, { fill: s.palette.paper }) +
  s.at(
    150,
    80,
    1300,
    940,
    (w) => {
      const p = w.palette;
      return (
        w.rect(0, 0, w.width, w.height, { fill: p.surface }) +
        w.text(80, 128, w.t({ en: 'Mohamed Abdelrahman', ar: 'محمد عبد الرحمن' }), {
          size: 68,
          weight: 600,
          fill: p.text,
        }) +
        w.at(
          0,
          0,
          1300,
          200,
          (twin) =>
            twin.text(80, 126, twin.t({ en: 'M. Abdelrahman', ar: 'محمد عبد الرحمن' }), { size: 42, fill: p.quiet }),
          { locale: w.locale === 'ar' ? 'en' : 'ar' },
        ) +
        w.text(
          80,
          192,
          w.t({ en: 'Prefers Arabic, by telephone, after four', ar: 'يفضل العربية، بالهاتف، بعد الرابعة عصرًا' }),
          { size: 34, fill: p.quiet },
        ) +
        heading(w, 298, w.t({ en: 'Open', ar: 'ما لم يُحسم' })) +
        promises
          .map(({ what, who, late }, index) => {
            const y = 392 + index * 104;
            return (
              w.circle(98, y - 14, 17, late ? { fill: p.bad } : { stroke: p.strong, weight: 5 }) +
              w.text(144, y, w.t(what), { size: 42, weight: 600, fill: p.text }) +
              w.text(1220, y, w.t(who), { size: 34, fill: late ? p.bad : p.quiet, align: 'end' }) +
              w.line(80, y + 40, 1220, y + 40, p.line)
            );
          })
          .join('') +
        heading(w, 636, w.t({ en: 'What happened', ar: 'ما جرى' })) +
        w.line(98, 684, 98, 940, p.line, 4) +
        happened
          .map(({ when, what }, index) => {
            const y = 726 + index * 96;
            return (
              w.circle(98, y - 13, 13, { fill: p.surface, stroke: p.mid, weight: 5 }) +
              w.text(144, y, w.t(when), { size: 36, fill: p.quiet }) +
              w.text(330, y, w.t(what), { size: 38, fill: p.text })
            );
          })
          .join('')
      );
    },
    { radius: 4 },
  );

function heading(w: Sheet, y: number, text: string): string {
  return w.text(80, y, text, { size: 34, weight: 600, fill: w.palette.strong });
}

const records = [
  { same: true, en: 'Fatma El-Zahraa Hassan', ar: 'فاطمه الزهراء حسن', label: { en: 'Name', ar: 'الاسم' } },
  { same: true, en: '+20 100 555 0142', ar: '٠١٠٠٥٥٥٠١٤٢', label: { en: 'Telephone', ar: 'الهاتف' } },
  { same: true, en: 'Nasr City, Cairo', ar: 'مدينة نصر، القاهرة', label: { en: 'Place', ar: 'المكان' } },
  { same: false, en: 'f.hassan@example.com', ar: 'لا يوجد', label: { en: 'Email', ar: 'البريد' } },
] as const;

/** Two records that may be one person, in two scripts; what agrees is joined across the gap. */
const twoSpellings: Draw = (s) => {
  const p = s.palette;
  const side = (locale: 'en' | 'ar') => (w: Sheet) =>
    records
      .map(
        (row, index) =>
          w.text(90, 108 + index * 178, s.t(row.label), { size: 30, fill: p.quiet }) +
          w.text(90, 178 + index * 178, row[locale], {
            size: index === 0 ? 54 : 46,
            weight: index === 0 ? 600 : 400,
            fill: p.text,
            ltr: index === 1,
          }),
      )
      .join('');
  const other = s.locale === 'ar' ? 'en' : 'ar';
  return (
    s.rect(0, 0, 800, 800, { fill: p.surface }) +
    s.rect(800, 0, 800, 800, { fill: p.sunk }) +
    s.at(0, 0, 800, 800, side(s.locale)) +
    s.at(800, 0, 800, 800, side(other), { locale: other }) +
    records
      .map(({ same }, index) => {
        const y = 160 + index * 178;
        const sign = same ? 'M-15 -8H15M-15 8H15' : 'M0 -16V4M0 15V16';
        return (
          s.circle(
            800,
            y,
            42,
            same ? { fill: p.strong } : { fill: p.surface, stroke: p.mid, weight: 4, dash: '10 9' },
          ) +
          s.unturned(
            800,
            y,
            0,
            `<path d="${sign}" stroke="${same ? p.onStrong : p.quiet}" stroke-width="7" stroke-linecap="round"/>`,
          )
        );
      })
      .join('') +
    s.rect(0, 790, 1600, 210, { fill: p.deep }) +
    s.text(90, 914, s.t({ en: 'Is this one person?', ar: 'هل هما شخص واحد؟' }), {
      size: 54,
      weight: 600,
      fill: p.onDeep,
    }) +
    s.rect(860, 846, 300, 98, { fill: p.spark, radius: 4 }) +
    s.text(1010, 909, s.t({ en: 'Join them', ar: 'ادمجهما' }), {
      size: 40,
      weight: 600,
      fill: '#1c1608',
      align: 'middle',
    }) +
    s.rect(1186, 846, 324, 98, { stroke: p.onDeep, weight: 3, radius: 4 }) +
    s.text(1348, 909, s.t({ en: 'Two people', ar: 'شخصان' }), {
      size: 40,
      weight: 600,
      fill: p.onDeep,
      align: 'middle',
    })
  );
};

const morning = [
  {
    day: { en: 'Yesterday', ar: 'أمس' },
    what: { en: 'Call about Tanta', ar: 'مكالمة بشأن طنطا' },
    client: { en: 'M. Abdelrahman', ar: 'محمد عبد الرحمن' },
    who: { en: 'Karim', ar: 'كريم' },
  },
  {
    day: { en: 'Today', ar: 'اليوم' },
    what: { en: 'Samples of three woods', ar: 'عينات من ثلاثة أخشاب' },
    client: { en: 'Hotel Nawras', ar: 'فندق النورس' },
    who: { en: 'Salma', ar: 'سلمى' },
  },
  {
    day: { en: 'Today', ar: 'اليوم' },
    what: { en: 'Contract in Arabic', ar: 'العقد بالعربية' },
    client: { en: 'Al-Rayyan School', ar: 'مدرسة الريان' },
    who: { en: 'Yasmin', ar: 'ياسمين' },
  },
  {
    day: { en: 'Wednesday', ar: 'الأربعاء' },
    what: { en: 'Date of the visit', ar: 'موعد المعاينة' },
    client: { en: 'Dr Sami Kamel', ar: 'د. سامي كامل' },
    who: { en: 'Karim', ar: 'كريم' },
  },
  {
    day: { en: 'Thursday', ar: 'الخميس' },
    what: { en: 'A price for forty chairs', ar: 'عرض سعر لأربعين كرسيًا' },
    client: { en: 'M. Abdelrahman', ar: 'محمد عبد الرحمن' },
    who: { en: 'Salma', ar: 'سلمى' },
  },
  {
    day: { en: 'Sunday', ar: 'الأحد' },
    what: { en: 'Answer to the complaint', ar: 'رد على الشكوى' },
    client: { en: 'Bayt Al-Oud', ar: 'بيت العود' },
    who: { en: 'Yasmin', ar: 'ياسمين' },
  },
  {
    day: { en: 'Sunday', ar: 'الأحد' },
    what: { en: 'Second fitting', ar: 'القياس الثاني' },
    client: { en: 'Noura Saleh', ar: 'نورة صالح' },
    who: { en: 'Salma', ar: 'سلمى' },
  },
] as const;

/** The morning's list on a tablet: seven promises by the day they are due. */
const morningList: Draw = (s) => {
  const p = s.palette;
  return (
    s.rect(0, 0, s.width, s.height, { fill: p.ground }) +
    s.rect(90, 60, 1420, 880, { fill: p.ink, stroke: p.line, radius: 48 }) +
    s.at(
      122,
      92,
      1356,
      816,
      (w) =>
        w.rect(0, 0, w.width, w.height, { fill: p.surface }) +
        w.text(56, 84, w.t({ en: 'Seven promises', ar: 'سبعة وعود' }), { size: 48, weight: 600, fill: p.text }) +
        morning
          .map(({ day, what, client, who }, index) => {
            const top = 122 + index * 99;
            const y = top + 62;
            const late = index === 0;
            const now = index === 1 || index === 2;
            return (
              (late ? w.rect(0, top, 1356, 99, { fill: p.soft }) : '') +
              w.line(0, top, 1356, top, p.line) +
              (now ? w.rect(44, y - 40, textWidth(w.t(day), 34, 600) + 28, 56, { fill: p.spark, radius: 4 }) : '') +
              w.text(58, y, w.t(day), { size: 34, weight: 600, fill: now ? '#1c1608' : late ? p.bad : p.quiet }) +
              w.text(286, y, w.t(what), { size: 38, weight: 600, fill: p.text }) +
              w.text(800, y, w.t(client), { size: 34, fill: p.quiet }) +
              avatar(w, 1160, y - 12, 30, w.t(who)) +
              w.text(1206, y, w.t(who), { size: 32, fill: p.text })
            );
          })
          .join(''),
      { radius: 22 },
    )
  );
};

export const daftarScreens: Draw[] = [clientPage, twoSpellings, morningList];
