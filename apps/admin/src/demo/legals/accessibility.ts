import type { LegalEntry } from '../types.ts';

export const accessibility: LegalEntry = {
  key: 'accessibility',
  revisedAt: '2026-10-10',
  locales: {
    en: {
      slug: 'accessibility',
      title: 'Accessibility',
      summary: 'How usable this site is for everybody, what we know to be missing, and how to tell us.',
      seo: { title: '', description: '' },
      body: `This site is meant for everybody, whatever they read, see, hear or hold. We aim at the Web Content Accessibility Guidelines 2.2, level AA, in both languages, and in contrast of text at level AAA.

## 1. How we check

Every page is tested automatically, in English and Arabic, light and dark, each time something changes. Twice a year people who use a screen reader, a magnifier or only a keyboard work through it with us, in Arabic and in English.

## 2. What works

- Everything can be reached and operated by keyboard, with a visible focus. The first key leads to a link that skips to the content.
- Reading and sending forms works without scripts.
- Text can be enlarged to 400 per cent without loss, and the page follows the text spacing of your browser.
- Movement stops if your system asks for reduced motion. Nothing flashes and nothing plays by itself.
- Pictures that carry meaning have a description in both languages. Patterns are decoration and are hidden from screen readers.
- Each page says in which language it is, and foreign words are marked, so that voices change correctly.

## 3. What we know to be missing

- Some older documents offered for download are not tagged. We send an accessible version within three working days.
- The live preview in our editing system, which only our clients' editors use, can be operated by keyboard but is not announced well by screen readers.

## 4. Tell us

If something stops you, we want to know it. Write through the [report page](/report), call us, or send a mail; a note of which page and which aid you use helps. A person answers within one working day and names a date for the repair.

## 5. How this statement was made

We wrote it ourselves after the review of September 2026 and renew it every six months.
`,
    },
    ar: {
      slug: 'سهولة-الوصول',
      title: 'سهولة الوصول',
      summary: 'مدى صلاحية الموقع للجميع، وما نعرف أنه ناقص، وكيف تخبرنا.',
      seo: { title: '', description: '' },
      body: `هذا الموقع للجميع، أيًا كان ما يقرؤونه أو يبصرونه أو يسمعونه أو يمسكونه. ونلتزم بالإرشادات الدولية لسهولة الوصول إلى المحتوى، الإصدار ٢٫٢ بالمستوى المتوسط في اللغتين، وبالمستوى الأعلى في تباين النص.

## ١. كيف نتحقق

تُفحص كل صفحة آليًا بالعربية والإنجليزية، فاتحة وداكنة، كلما تغير شيء. ومرتين في السنة يمر بها معنا أشخاص يستخدمون قارئ الشاشة أو المكبر أو لوحة المفاتيح وحدها، باللغتين.

## ٢. ما يعمل

- كل شيء يمكن بلوغه وتشغيله بلوحة المفاتيح مع تحديد ظاهر للموضع، وأول ضغطة تقودك إلى رابط يتجاوز إلى المحتوى.
- القراءة وإرسال النماذج يعملان دون برمجة في المتصفح.
- يمكن تكبير النص إلى ٤٠٠ في المئة دون أن يضيع شيء، وتتبع الصفحة مسافات النص التي تحددها في متصفحك.
- تتوقف الحركة إذا طلب نظامك تقليلها، ولا شيء يومض ولا شيء يعمل من تلقاء نفسه.
- للصور ذات المعنى وصف باللغتين. أما النقوش فزينة محجوبة عن قارئ الشاشة.
- تذكر كل صفحة لغتها، وتُعلَّم الكلمات الأجنبية فيها ليتغير الصوت تغيرًا صحيحًا.

## ٣. ما نعرف أنه ناقص

- بعض المستندات القديمة المتاحة للتنزيل غير موسومة، ونرسل نسخة ميسرة منها خلال ثلاثة أيام عمل.
- المعاينة الحية في نظام التحرير، ولا يستخدمها إلا محررو عملائنا، تعمل بلوحة المفاتيح لكن قارئ الشاشة لا يعلن تغيراتها جيدًا.

## ٤. أخبرنا

إذا أعاقك شيء فنحن نريد أن نعرفه. اكتب إلينا من [صفحة الإبلاغ](/ar/report) أو اتصل بنا أو راسلنا، ويفيدنا أن تذكر الصفحة والوسيلة التي تستعين بها. يجيبك إنسان خلال يوم عمل واحد ويحدد لك موعدًا للإصلاح.

## ٥. كيف أُعد هذا البيان

كتبناه بأنفسنا بعد مراجعة سبتمبر ٢٠٢٦، ونجدده كل ستة أشهر.
`,
    },
  },
};
