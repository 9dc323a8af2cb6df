import { expect, test } from 'vitest';
import { fingerprint } from '../fingerprint.ts';
import { emptyRecord, type Mark } from '../states.ts';
import { type CheckId, checkIds, type Facts } from './check.ts';
import { checksFor, found, rich } from './testing/check.ts';
import { checkTexts, sentenceOf } from './texts.ts';

type Given = Parameters<typeof found>[0];

/** A text in both languages, where it matters little what it says. */
const said = (en: string, ar: string): Given => ({ en: { text: en }, ar: { text: ar } });
const english = (en: string): Given => said(en, 'هذا كلام لا خطأ فيه.');
const arabic = (ar: string): Given => said('There is nothing wrong with this.', ar);

const linked = (link: string, of: 'en' | 'ar' = 'en'): Given => {
  const body = {
    en: rich(['Read ', { link: '/contact', text: 'about us' }, '.']),
    ar: rich(['اقرأ ', { link: '/ar/contact', text: 'عنا' }, '.']),
  };
  return {
    en: { body: body.en },
    ar: { body: body.ar },
    [of]: { body: rich([of === 'en' ? 'Read ' : 'اقرأ ', { link, text: of === 'en' ? 'about us' : 'عنا' }, '.']) },
  };
};
const place = (address: Facts['addresses'][string]): Partial<Facts> => ({ addresses: { '/services/web': address } });
const entry = (open: boolean, closed = false): Partial<Facts> => ({
  ...place({ is: 'entry', entry: 'services:1', locale: 'en' }),
  entries: { 'services:1': { title: { en: 'Web', ar: 'الويب' }, open: { en: open, ar: open }, closed } },
});

const pictures = (en: string, ar: string): Partial<Facts> => ({
  pictures: { 1: { alt: { en, ar }, name: 'desk.webp' }, 2: { alt: { en: 'A desk', ar: 'طاولة' }, name: 'b.webp' } },
});
const gallery = (en: number, ar: number): Given => ({
  en: { gallery: [{ pair: 'a', picture: en, caption: 'A desk' }] },
  ar: { gallery: [{ pair: 'a', picture: ar, caption: 'طاولة' }] },
});

const marked = (as: Mark['as'], source = 'A quiet page') => ({
  ...emptyRecord('en'),
  marks: {
    en: {},
    ar: { title: { as, source: fingerprint(source), target: fingerprint('صفحة هادئة'), by: 1, at: 0 } },
  },
});

const glossary = {
  id: 1,
  accepted: { en: ['glossary'], ar: ['مسرد'] },
  forbidden: { en: [], ar: ['معجم'] },
  kind: 'noun' as const,
  caseSensitive: false,
  keep: false,
};

const long = (words: number, word: string) => Array.from({ length: words }, () => word).join(' ');

const listed = (en: string[], ar: string[]) => {
  const points = (texts: string[]) => texts.map((text, place) => ({ pair: `${place}`, text }));
  return { en: { listed: 'yes', points: points(en) }, ar: { listed: 'yes', points: points(ar) } };
};
/** Of these there are none, or two. */
const figured = (values: string[]): Given => {
  const figures = values.map((value, place) => ({ pair: `${place}`, value }));
  return { en: { figures }, ar: { figures } };
};
/** A film is a file or stands elsewhere. */
const filmed = (en: object, ar: object): Given => ({
  en: { films: [{ pair: 'a', ...en }] },
  ar: { films: [{ pair: 'a', ...ar }] },
});
/** A page at a path of its owner's choice. */
const pathOf = (en: string, ar = 'صفحة'): Given => ({ en: { slug: en }, ar: { slug: ar }, parts: 4 });
const step = (pair: string, more: object) => ({ pair, text: '7', ...more });

/** What each check takes offence at, and what looks like it and is right. */
const cases: Record<CheckId, { wrong: Given[]; right: Given[] }> = {
  'text-missing': { wrong: [{ ar: { summary: '' } }, { en: { summary: '  ' } }], right: [{}] },
  'value-missing': {
    wrong: [
      { en: { kind: null }, ar: { kind: null } },
      { ar: { plans: [{ id: 'a', pair: 'a', cover: null }] } },
      filmed({ link: 'https://youtu.be/dQw4w9WgXcQ' }, {}),
      filmed({}, {}),
    ],
    right: [
      filmed({ link: 'https://youtu.be/dQw4w9WgXcQ' }, { file: 3 }),
      { en: { kind: 1 }, ar: { kind: 1 } },
      { en: { title: '', summary: '', slug: '', kind: null }, ar: { title: '', summary: '', slug: '', kind: null } },
    ],
  },
  'rows-missing': {
    wrong: [listed(['We look.', 'We ask.'], []), listed(['We look.'], ['ننظر.']), figured(['40'])],
    right: [listed(['We look.', 'We ask.'], ['ننظر.', 'نسأل.']), {}, figured([]), figured(['40', '7'])],
  },
  'translation-missing': {
    wrong: [{ en: { text: 'Only here.' } }, { en: { body: rich('Only here.') } }],
    right: [{ en: { text: 'Only here.' }, ar: { title: '', summary: '', slug: '' } }, said('Both.', 'كلاهما.')],
  },
  'text-identical': {
    wrong: [said('Our new office opens', 'Our new office opens'), said('مكتبنا الجديد', 'مكتبنا الجديد')],
    right: [said('PostgreSQL', 'PostgreSQL'), said('layla-mansour', 'layla-mansour'), said('Python', 'Python')],
  },
  'text-untranslated': {
    wrong: [
      arabic('The office in Alexandria opens its doors today.'),
      english('يفتح مكتب الإسكندرية أبوابه اليوم للزوار'),
    ],
    right: [
      arabic('نستخدم TypeScript وPostgreSQL في كل مشروع.'),
      arabic('React Native وTypeScript وNode.js وPostgreSQL'),
    ],
  },
  'text-outdated': {
    wrong: [{ record: marked('confirmed', 'Another title') }],
    right: [{ record: marked('confirmed') }],
  },
  'text-by-machine': { wrong: [{ record: marked('machine') }], right: [{ record: marked('confirmed') }] },
  'text-to-review': { wrong: [{ record: marked('review') }], right: [{ record: marked('confirmed') }] },
  placeholder: {
    wrong: [
      english('TODO'),
      english('The price is xxx pounds.'),
      english('Lorem ipsum dolor sit amet, and so on.'),
      english('Dear {name}, welcome.'),
      english('In [insert year] we began.'),
      english('[To be written] Who answers for the data of this site.'),
      arabic('نص تجريبي'),
      arabic('هنا نص مؤقت يُكتب لاحقًا.'),
      arabic('مرحبًا {{name}}.'),
    ],
    right: [
      english('Write “TODO” where you stop.'),
      english('A file of XXL size.'),
      arabic('اكتبوا «نص تجريبي» في الحقل.'),
    ],
  },
  'copy-mark': {
    wrong: [
      { en: { title: 'About us (copy)' } },
      { ar: { title: 'من نحن (نسخة ٢)' } },
      { en: { slug: 'about-us-copy' } },
    ],
    right: [{ en: { title: 'Copy that is read' } }],
  },
  'alt-missing': {
    wrong: [
      { ...gallery(1, 2), facts: pictures('', 'طاولة') },
      { ...gallery(2, 1), facts: pictures('A desk', ' ') },
    ],
    right: [{ ...gallery(1, 2), facts: pictures('A desk', 'طاولة') }, gallery(1, 2)],
  },
  'alt-untranslated': {
    wrong: [{ ...gallery(2, 1), facts: pictures('A desk', 'A desk in the shade') }],
    right: [{ ...gallery(2, 1), facts: pictures('A desk', 'طاولة') }],
  },
  'picture-language': {
    wrong: [
      { ...gallery(1, 1), facts: pictures('A screen that asks “Are you well?”', 'شاشة تسأل «هل أنت بخير؟»') },
      {
        en: { gallery: [{ pair: 'a', picture: 1, dark: 2, caption: 'A desk' }] },
        ar: { gallery: [{ pair: 'a', picture: 1, dark: 3, caption: 'طاولة' }] },
        facts: pictures('A desk', 'طاولة'),
      },
    ],
    right: [{ ...gallery(1, 1), facts: pictures('A desk', 'طاولة') }],
  },
  'file-no-film': {
    wrong: [{ en: { film: 1 }, facts: pictures('A desk', 'طاولة') }],
    right: [
      { en: { film: 1 }, facts: { pictures: { 1: { alt: { en: 'A', ar: 'ا' }, name: 'tour.mp4', isFilm: true } } } },
      { en: { film: 3 }, facts: pictures('A desk', 'طاولة') },
    ],
  },
  'rows-differ': {
    wrong: [
      {
        en: {
          steps: [
            { pair: 'a', text: 'We listen.' },
            { pair: 'b', text: 'We draw.' },
          ],
        },
        ar: { steps: [{ pair: 'b', text: 'نرسم.' }] },
      },
    ],
    right: [
      {
        en: {
          steps: [
            { pair: 'a', text: 'We listen.' },
            { pair: 'b', text: 'We draw.' },
          ],
        },
        ar: {
          steps: [
            { pair: 'b', text: 'نرسم.' },
            { pair: 'a', text: 'نسمع.' },
          ],
        },
      },
    ],
  },
  'settings-differ': {
    wrong: [
      { en: { steps: [step('a', { ground: 'sunk' })] }, ar: { steps: [step('a', { ground: 'paper' })] } },
      // What is not set is what it begins with.
      { en: { steps: [step('a', { ground: 'sunk' })] }, ar: { steps: [step('a', {})] } },
      {
        en: { steps: [step('a', { choose: 'newest', count: 4 })] },
        ar: { steps: [step('a', { choose: 'newest', count: 6 })] },
      },
    ],
    right: [
      { en: { steps: [step('a', { ground: 'paper' })] }, ar: { steps: [step('a', {})] } },
      { en: { steps: [step('a', { ground: 'sunk' })] }, ar: { steps: [step('a', { ground: 'sunk' })] } },
      // It is asked for nowhere any more.
      {
        en: { steps: [step('a', { choose: 'chosen', count: 4 })] },
        ar: { steps: [step('a', { choose: 'chosen', count: 6 })] },
      },
    ],
  },
  'figures-differ': {
    wrong: [
      said('All 31 clinics use it.', 'تستخدمه العيادات كلها، وهي ٣٧.'),
      said('It weighs 6.2 kilograms.', 'وزنه ٦٫٣ كيلوجرام.'),
      said('Up to 18,400 students at once.', 'حتى ١٨٬٥٠٠ طالب معًا.'),
      said('From 2014 on.', 'منذ زمن بعيد.'),
      said('It follows WCAG2.2 today.', 'يتبع اليوم WCAG2.1 كاملة.'),
    ],
    right: [
      said('All 31 clinics use it.', 'تستخدمه إحدى وثلاثون عيادة.'),
      said('Sixty prepared sentences.', 'هناك ٦٠ جملة معدة.'),
      said('Twenty-three of 140 projects.', '٢٣ مشروعًا من مئة وأربعين.'),
      said('310,000 customers and 6 million messages.', '٣١٠ آلاف عميل و٦ ملايين رسالة.'),
      said('It fell from 19 to 7 per cent.', 'انخفض من ١٩٪ إلى ٧٪.'),
      said('Half of the 90 systems.', 'نصف الأنظمة التسعين.'),
      said('It takes two weeks and 3 people.', 'يحتاج إلى أسبوعين وثلاثة أشخاص.'),
      said('After 2.5 seconds.', 'بعد ثانيتين ونصف.'),
      said('Known for 900 years.', 'معروف منذ تسعة قرون.'),
      said('Twice a year.', 'مرتين في السنة.'),
    ],
  },
  'dates-differ': {
    wrong: [
      said('It begins on 15 March 2026.', 'يبدأ في ١٦ مارس ٢٠٢٦.'),
      said('It begins on March 15, 2026.', 'يبدأ في ١٥ أبريل ٢٠٢٦.'),
      said('It begins on 15 March 2026.', 'يبدأ في ١٥ مارس ٢٠٢٧.'),
      said('Open until 18:30.', 'مفتوح حتى ٧:٣٠ مساءً.'),
      said('We meet on Tuesday.', 'نلتقي يوم الأربعاء.'),
    ],
    right: [
      said('It begins on 15 March 2026.', 'يبدأ في ١٥ مارس ٢٠٢٦.'),
      said('It begins on 2026-03-15.', 'يبدأ في الخامس عشر من مارس ٢٠٢٦.'),
      said('On 1 January 2027.', 'في ١ كانون الثاني ٢٠٢٧.'),
      said('From 9:00 to 18:00.', 'من ٩ صباحًا إلى ٦ مساءً.'),
      said('At six in the evening.', 'في السادسة مساءً.'),
      said('We meet on Tuesdays and Wednesdays.', 'نلتقي يومي الثلاثاء والأربعاء.'),
      said('We may march on.', 'قد نمضي في طريقنا.'),
    ],
  },
  'prices-differ': {
    wrong: [
      said('It costs EGP 480,000.', 'ثمنه ٤٠٨٬٠٠٠ ج.م.'),
      said('It costs $500.', 'ثمنه ٥٠٠ جنيه.'),
      said('From 1,200 dollars a month.', 'من ١٬٣٠٠ دولار شهريًا.'),
    ],
    right: [
      said('It costs EGP 480,000.', 'ثمنه ٤٨٠ ألف جنيه.'),
      said('EGP 52,000 to 78,000 a month.', 'من ٥٢٬٠٠٠ إلى ٧٨٬٠٠٠ ج.م. شهريًا.'),
      said('EGP 6.1m', '٦٫١ مليون ج.م.'),
      said('SAR 90 a year.', '٩٠ ريالًا في السنة.'),
    ],
  },
  'contacts-differ': {
    wrong: [
      said('Call +20 2 2516 4180.', 'اتصلوا بالرقم \u2066+20 2 2516 4181\u2069.'),
      said('Write to care@nasaq.example.', 'اكتبوا إلى \u2066hello@nasaq.example\u2069.'),
    ],
    right: [
      said('Call +20 2 2516 4180.', 'اتصلوا بالرقم \u2066+20 2 2516 4180\u2069.'),
      said('Call +20 2 2516-4180.', 'اتصلوا بالرقم \u2066٠٠٢٠ ٢ ٢٥١٦ ٤١٨٠\u2069.'),
    ],
  },
  'links-differ': {
    wrong: [
      { en: { body: rich(['Read ', { link: '/contact', text: 'about us' }, '.']) }, ar: { body: rich('اقرأ عنا.') } },
    ],
    right: [linked('/contact'), linked('https://nasaq.example/contact')],
  },
  'headings-differ': {
    wrong: [{ en: { body: rich('## One', 'Text.') }, ar: { body: rich('واحد', 'نص.') } }],
    right: [{ en: { body: rich('## One', 'Text.') }, ar: { body: rich('## واحد', 'نص.') } }],
  },
  'emphasis-differs': {
    wrong: [{ en: { body: rich(['We ', { bold: 'never' }, ' do.']) }, ar: { body: rich('لا نفعل أبدًا.') } }],
    right: [
      {
        en: { body: rich(['We ', { bold: 'never' }, ' do.']) },
        ar: { body: rich(['لا نفعل ', { bold: 'أبدًا' }, '.']) },
      },
    ],
  },
  'length-differs': {
    wrong: [said(`${long(12, 'We draw it by hand.')}`, 'نرسمه باليد.')],
    right: [said(`${long(12, 'We draw it by hand.')}`, long(12, 'نرسمه باليد.'))],
  },
  'link-empty': {
    wrong: [linked(''), linked('#'), linked('https://'), linked('mailto:')],
    right: [linked('/contact')],
  },
  'link-wordless': {
    wrong: [{ en: { body: rich(['Read on', { link: '/contact', text: '' }, '.']) } }],
    right: [linked('/contact')],
  },
  'link-unpublished': {
    wrong: [
      { ...linked('/services/web'), facts: entry(false) },
      { en: { body: rich([{ entry: 'services:1' }]) }, facts: entry(false) },
    ],
    right: [{ ...linked('/services/web'), facts: entry(true) }],
  },
  'link-moved': {
    wrong: [{ ...linked('/services/web'), facts: place({ is: 'moved', to: '/services/websites' }) }],
    right: [{ ...linked('/services/web'), facts: entry(true) }],
  },
  'link-broken': {
    wrong: [
      { ...linked('/services/web'), facts: place({ is: 'nothing' }) },
      linked('http://localhost:3000/services'),
      linked('javascript:alert(1)'),
      linked('/admin/collections/posts'),
    ],
    right: [linked('https://example.com/a'), linked('/media/a.webp'), linked('mailto:care@nasaq.example')],
  },
  'link-language': {
    wrong: [linked('/contact', 'ar'), linked('/ar/contact'), linked('https://nasaq.example/ar/contact')],
    right: [linked('/contact'), linked('/ar/contact', 'ar'), linked('/ar', 'ar')],
  },
  'link-vague': {
    wrong: [
      { en: { body: rich([{ link: '/contact', text: 'Click here' }]) } },
      { ar: { body: rich([{ link: '/ar/contact', text: 'هنا' }]) } },
    ],
    right: [linked('/contact')],
  },
  'link-form': {
    wrong: [{ en: { linkAddress: 'javascript:alert(1)' } }, { ar: { linkAddress: 'nasaq.example/عن الشركة' } }],
    right: [
      { en: { linkAddress: ' /contact ' }, ar: { linkAddress: 'tel:+20100000000' } },
      { en: { linkAddress: '' } },
    ],
  },
  'film-address': {
    wrong: [{ en: { address: 'https://nasaq.example/tour' } }, { ar: { address: 'https://youtu.be/short' } }],
    right: [
      { en: { address: 'https://www.youtube.com/watch?v=M7lc1UVf-VE' }, ar: { address: 'https://vimeo.com/76979871' } },
      { en: { address: '' } },
    ],
  },
  'slug-missing': { wrong: [{ ar: { slug: '' } }], right: [{}] },
  'slug-script': { wrong: [{ ar: { slug: 'a-quiet-page' } }, { en: { slug: 'صفحة' } }], right: [{}] },
  'slug-taken': {
    wrong: [{ facts: { taken: { en: { 'a-quiet-page': 'Another' }, ar: {} } } }],
    right: [{ facts: { taken: { en: { 'another-page': 'Another' }, ar: {} } } }],
  },
  'slug-reserved': {
    wrong: [pathOf('contact'), pathOf('services/new'), pathOf('ar')],
    right: [{ en: { slug: 'contact' } }, pathOf('offers/contact')],
  },
  'slug-deep': {
    wrong: [pathOf('a/b/c/d/e')],
    right: [pathOf('a/b/c/d')],
  },
  'slug-former': {
    wrong: [{ facts: { former: { en: { 'a-quiet-page': '/blog/another' }, ar: {} } } }],
    right: [{ facts: { former: { en: { 'another-page': '/blog/another' }, ar: {} } } }],
  },
  'slug-form': {
    wrong: [
      { en: { slug: 'A quiet page' } },
      { en: { slug: 'quiet--page' } },
      { en: { slug: 'offers/smile' } },
      pathOf('offers//smile'),
      pathOf('offers/-smile'),
    ],
    right: [{ en: { slug: 'quiet-page-2' } }, pathOf('offers/smile'), pathOf('offers/smile', 'عروض/الابتسامة')],
  },
  'title-long': {
    wrong: [{ en: { title: long(20, 'quiet') } }, { ar: { seo: { title: long(15, 'هادئة') } } }],
    right: [{ en: { seo: { title: 'A quiet page of Nasaq' } }, ar: { seo: { title: 'صفحة هادئة من نسق' } } }],
  },
  'description-long': { wrong: [{ en: { summary: long(50, 'quiet') } }], right: [{}] },
  'description-short': { wrong: [{ en: { summary: 'A page.' } }], right: [{}] },
  'share-overflow': { wrong: [{ en: { title: long(26, 'quiet') } }, { ar: { title: long(30, 'صفحة') } }], right: [{}] },
  'latin-in-arabic': {
    wrong: [
      arabic('افتح dashboard ثم اختر.'),
      arabic('نراجع الـ feedback كل أسبوع.'),
      said('Our dashboard is quick.', 'لوحة Dashboard عندنا سريعة.'),
    ],
    right: [
      arabic('نكتب SQL ونستخدم PostgreSQL وHL7 على iOS.'),
      said('We build it with React and Node.', 'نبنيه على React وNode.'),
      arabic('الموقع nasaq.example والبريد care@nasaq.example.'),
      { ...arabic('يعمل على Django منذ عام.'), facts: { names: ['Django'] } },
    ],
  },
  'arabic-in-english': {
    wrong: [english('Open the لوحة and choose.')],
    right: [english('The word “نسق” means order.'), english('Order (نسق) is what we make.')],
  },
  'term-forbidden': {
    wrong: [{ ...arabic('هذا معجم المصطلحات عندنا.'), facts: { terms: [glossary] } }],
    right: [{ ...arabic('هذا مسرد المصطلحات عندنا.'), facts: { terms: [glossary] } }],
  },
  'term-missing': {
    wrong: [{ ...said('Our glossary grows.', 'تنمو قائمتنا كل يوم.'), facts: { terms: [glossary] } }],
    right: [{ ...said('Our glossaries grow.', 'تنمو مساردنا كل يوم.'), facts: { terms: [glossary] } }],
  },
  'house-words': {
    wrong: [english('Send an e-mail to us.'), arabic('لدينا ثلاثة مشاريع.')],
    right: [english('Send an email to us.'), arabic('لدينا ثلاثة مشروعات.')],
  },
  'hollow-words': {
    wrong: [english('A seamless switch.'), arabic('تم حفظ التعديلات.')],
    right: [english('A switch that loses nothing.'), arabic('حفظنا التعديلات.')],
  },
  address: {
    wrong: [arabic('راسلنا في أي وقت.'), { ...arabic('اكتبوا لنا في أي وقت.'), type: 'articles' }],
    right: [arabic('راسلونا في أي وقت.'), { ...arabic('اكتب لنا في أي وقت.'), type: 'articles' }],
  },
  'sentence-long': {
    wrong: [english(`${long(60, 'word')}.`), arabic(`${long(60, 'كلمة')}.`)],
    right: [english(`${long(20, 'word')}.`)],
  },
  'word-twice': {
    wrong: [english('It is in the the list.'), arabic('هو في في القائمة.')],
    right: [arabic('نمضي خطوة خطوة.')],
  },
  'mixed-run': {
    wrong: [
      arabic('اتصلوا بالرقم +20 2 2516 4180 اليوم.'),
      arabic('نكتب بلغة C++ كل يوم.'),
      arabic('نعرف SQL، HTML، CSS.'),
      arabic('افتح /services/web على الموقع.'),
      english('Nasaq نسق 2014 began there.'),
    ],
    right: [
      arabic('اتصلوا بالرقم \u2066+20 2 2516 4180\u2069 اليوم.'),
      arabic('نستخدم PostgreSQL 18 على Node وReact.'),
      arabic('لغة الاستعلام (SQL) معروفة.'),
      arabic('من عام ٢٠١٤ إلى ٢٠٢٦، ١٨٬٤٠٠ طالب.'),
    ],
  },
  'punctuation-arabic': {
    wrong: [arabic('نعم, هذا صحيح.'), arabic('هل هذا صحيح?'), arabic('جارٍ التحميل...')],
    right: [arabic('نعم، هذا صحيح؛ أليس كذلك؟')],
  },
  'punctuation-english': {
    wrong: [english('Yes، this is right.'), english('Is this right؟'), english('Yes , it is.')],
    right: [english('Yes, it is; is it not?')],
  },
  'quotation-marks': {
    wrong: [
      english('He said "no" to us.'),
      english('He said «no» to us.'),
      arabic('قال "لا" لنا.'),
      arabic('قال “لا” لنا.'),
    ],
    right: [english('He said “no” to us.'), arabic('قال «لا» لنا.')],
  },
  'brackets-unpaired': {
    wrong: [english('One (two three.'), english('One two) three.'), arabic('قال «لا لنا.'), arabic('قال لا» لنا.')],
    right: [english('1) One (two).'), arabic('أ) قال (لا) لنا.')],
  },
  dash: { wrong: [english('Two offices - one team.')], right: [english('A right-to-left page.')] },
  tatweel: {
    wrong: [arabic('هذا جمـــيل حقًا.'), arabic('محـمد')],
    right: [arabic('لـ٨٦ سيارة بـ«قلم» واحد عام ١٤٤٧ هـ.')],
  },
  tanween: { wrong: [arabic('كان عاما طويلًا.'), arabic('شكراً لكم.')], right: [arabic('كان عامًا طويلًا، شكرًا لكم.')] },
  hamza: {
    wrong: [
      arabic('اعمالنا كثيرة.'),
      arabic('ذهب الى المكتب.'),
      arabic('نرحب بالإستخدام الجيد.'),
      arabic('هذه الانظمة جيدة.'),
      arabic('وصل لانه سريع.'),
      arabic('اصلحنا الباب.'),
    ],
    right: [
      arabic('أعمالنا كثيرة واستخدامها سهل.'),
      arabic('الاسم والاختيار والانتظار والاجتماع والاثنين.'),
      arabic('كان واحد كامل وباعدوا واجهة.'),
      arabic('اختاروا واكتبوا وانتظروا واطلبوا.'),
    ],
  },
  'verb-vowels': { wrong: [arabic('سطر أضيف إليه.')], right: [arabic('سطر أُضيف إليه.')] },
  spelling: {
    wrong: [
      english('The color of it.'),
      arabic('شيفرة البرنامج.'),
      { ...arabic('هذه الخدمه لنا.'), facts: { spellings: { الخدمه: 'الخدمة' } } },
    ],
    right: [english('The colour of it.'), arabic('شفرة البرنامج.')],
  },
  numerals: {
    wrong: [arabic('لدينا 3 مكاتب.'), arabic('لدينا ۴ مكاتب.'), english('We have ٣ offices.'), arabic('٤١ ٪ منهم.')],
    right: [arabic('لدينا ٣ مكاتب وPostgreSQL 18 على HTTP/2.'), said('9:30', '9:30')],
  },
  thousands: {
    wrong: [english('It holds 18400 students.'), arabic('يتسع لـ١٨٤٠٠ طالب.')],
    right: [english('It holds 18,400 students in 2026.'), arabic('يتسع لـ١٨٬٤٠٠ طالب عام ٢٠٢٦.')],
  },
  'double-space': { wrong: [english('Two  spaces.'), arabic('مسافتان  هنا.')], right: [english('One space.')] },
  'stray-characters': {
    wrong: [
      english('It is broken\ufffd.'),
      english('Itâ€™s broken.'),
      arabic('کتاب جديد.'),
      english('A\u200bhidden space.'),
      arabic('رقم \u2066123 هنا.'),
    ],
    right: [arabic('رقم \u2066123\u2069 هنا.')],
  },
  'markup-left': {
    wrong: [english('This is **bold**.'), english('A<br>line.'), english('Fish &amp; chips.')],
    right: [english('2 * 3 * 4.')],
  },
  'heading-order': {
    wrong: [{ en: { body: rich('### Deep', 'Text.') }, ar: { body: rich('### عميق', 'نص.') } }],
    right: [{ en: { body: rich('## High', '### Deep') }, ar: { body: rich('## عالٍ', '### عميق') } }],
  },
  'heading-empty': {
    wrong: [{ en: { body: rich('## ', 'Text.') } }],
    right: [{ en: { body: rich('## High', 'Text.') } }],
  },
  'date-past': {
    wrong: [
      english('Registration is open until 3 March 2024.'),
      arabic('ينتهي العرض في ٣٠ سبتمبر ٢٠٢٥.'),
      english('We will open in May 2025.'),
    ],
    right: [
      english('Until 2019 we were in Maadi.'),
      english('Registration is open until 3 March 2030.'),
      english('The office opened on 3 March 2024.'),
    ],
  },
  'job-closed': {
    wrong: [
      { type: 'careers', en: { closesAt: '2026-11-01', jobStatus: 'open' } },
      { ...linked('/services/web'), facts: entry(true, true) },
    ],
    right: [
      { type: 'careers', en: { closesAt: '2026-12-01', jobStatus: 'open' } },
      { type: 'careers', en: { closesAt: '2026-11-01', jobStatus: 'closed' } },
    ],
  },
  'review-passed': {
    wrong: [{ en: { reviewBy: '2026-11-22T12:00:00Z' } }],
    right: [{ en: { reviewBy: '2026-11-23T12:00:00Z' } }],
  },
};

test.each(checkIds)('%s is found where it is, and not elsewhere', (id) => {
  const { right, wrong } = cases[id];
  expect(wrong.length).toBeGreaterThan(0);
  expect(wrong.filter((given) => !checksFor(given).includes(id)).map((given) => JSON.stringify(given))).toEqual([]);
  expect(right.filter((given) => checksFor(given).includes(id)).map((given) => JSON.stringify(given))).toEqual([]);
});

test('a page with nothing wrong → nothing', () => {
  expect(found({})).toEqual([]);
});

test('nothing is said of a language that nobody has begun', () => {
  expect(checksFor({ en: { text: 'Only here.' }, ar: { title: '', summary: '', slug: '' } })).toEqual([]);
});

test('two agreed terms that one paragraph lacks are two findings', () => {
  const terms = [glossary, { ...glossary, id: 2, accepted: { en: ['budget'], ar: ['ميزانية'] } }];
  const lacking = found({
    ...said('The glossary has a budget, and the budget a glossary.', 'كل شيء بحساب.'),
    facts: { terms },
  });
  expect(lacking.map(({ check, values }) => [check, values.term])).toEqual([
    ['term-missing', 'مسرد'],
    ['term-missing', 'ميزانية'],
  ]);
});

test('every check has a sentence in both languages, which says what was found', () => {
  const [finding] = found(arabic('افتح dashboard ثم اختر.'));
  expect(finding).toMatchObject({ check: 'latin-in-arabic', level: 'warns', locale: 'ar', path: 'text' });
  expect(finding!.range).toEqual({ paragraph: 0, from: 5, to: 14 });
  expect(sentenceOf(finding!, 'en')).toBe('\u2068dashboard\u2069 is neither a known name nor in the glossary.');
  for (const id of checkIds)
    for (const language of ['en', 'ar'] as const) expect(checkTexts[language][id].found).not.toBe('');
});

test('a figure that one language alone has is told without an empty place', () => {
  const found = (en: string, ar: string, language: 'en' | 'ar') =>
    sentenceOf({ check: 'figures-differ', values: { en, ar } }, language);
  expect(found('1,240', '–', 'en')).toBe('Only the English says \u20681,240\u2069.');
  expect(found('–', '١٬٢٤٠', 'ar')).toBe('في العربية وحدها: \u2068١٬٢٤٠\u2069، ولا مقابل له في الإنجليزية.');
  expect(found('3', '5', 'en')).toBe('Only the English says \u20683\u2069, only the Arabic \u20685\u2069.');
});

test('links that one language alone has are told as it has them: by title, or by the address with its language', () => {
  const told = (en: Parameters<typeof rich>[0], ar: Parameters<typeof rich>[0], facts: Partial<Facts> = {}) =>
    found({ en: { body: rich(en) }, ar: { body: rich(ar) }, facts }).find(({ check }) => check === 'links-differ')
      ?.values;
  expect(told('Read.', ['اقرأ ', { link: '/ar/blog', text: 'المدونة' }, '.'])).toEqual({ en: '–', ar: '/ar/blog' });
  expect(told(['Read ', { entry: 'services:1' }, '.'], 'اقرأ.', entry(true))).toEqual({ en: 'Web', ar: '–' });
  expect(told(['Read ', { link: '/blog/a' }, ' and ', { link: '/blog/a' }, '.'], 'اقرأ.')).toEqual({
    en: '/blog/a',
    ar: '–',
  });
  // A link without an address is told of by itself, and is nothing that the other language lacks.
  expect(told(['Read ', { link: '' }, ', ', { link: '#' }, '.'], 'اقرأ.')).toBe(undefined);
});

test('a word that the house writes in one way is told with that way', () => {
  const told = (given: Given, language: 'en' | 'ar') =>
    found(given)
      .filter(({ check }) => check === 'spelling' || check === 'house-words')
      .map((finding) => sentenceOf(finding, language).replaceAll(/[\u2068\u2069]/gu, ''))
      .toSorted();
  const inOrder = (...sentences: string[]) => sentences.toSorted();
  expect(told(english('The color was canceled, then we log in again.'), 'en')).toEqual(
    inOrder(
      'The house writes colour, not color.',
      'The house writes cancelled, not canceled.',
      'The house says sign in, not log in.',
    ),
  );
  expect(told(english('An organization centers on behavior and 5 percent.'), 'ar')).toEqual(
    inOrder(
      'نكتب «organisation» لا «organization».',
      'نكتب «centres» لا «centers».',
      'نكتب «behaviour» لا «behavior».',
      'نكتب «per cent» لا «percent».',
    ),
  );
  expect(told(arabic('هذه مائة مقالة عن مشاريع بدونها، وما تحتاجه.'), 'ar')).toEqual(
    inOrder(
      'نكتب «مئة» لا «مائة».',
      'نكتب «مقال» لا «مقالة».',
      'نكتب «من دونها» لا «بدونها».',
      'نقول «مشروعات» مكان «مشاريع».',
      'نقول «تحتاج إليه» مكان «تحتاجه».',
    ),
  );
});

test('what a check has counted is told in the numbers of menus, and what a text says as it says it', () => {
  const values = { length: '200000', limit: '1200' };
  const long = (language: 'en' | 'ar') => sentenceOf({ check: 'description-long', values }, language);
  expect(long('en')).toBe('\u2068200,000\u2069 characters; from \u20681,200\u2069 on it is cut off.');
  expect(long('ar')).toBe('عدد حروفه \u2068200,000\u2069، وما زاد على \u20681,200\u2069 يُقطع.');
  expect(sentenceOf({ check: 'figures-differ', values: { en: '1240', ar: '–' } }, 'en')).toContain('1240');
});

test('a sentence cuts what it quotes', () => {
  const sentence = sentenceOf({ check: 'slug-form', values: { slug: 'long-'.repeat(40_000) } }, 'ar');
  expect(sentence.length).toBeLessThan(400);
  expect(sentence).toContain('…\u2069');
});
