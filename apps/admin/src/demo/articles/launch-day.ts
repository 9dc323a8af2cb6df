import type { ArticleEntry } from '../types.ts';

export const launchDay: ArticleEntry = {
  key: 'launch-day',
  category: 'getting-started',
  related: ['articles:test-address', 'articles:backups', 'services:cloud-operations'],
  reviewBy: '2027-04-01',
  locales: {
    en: {
      slug: 'launch-day',
      title: 'What happens on launch day',
      summary: 'The order of a launch, who is awake for it, and how we go back if something is wrong.',
      seo: { title: '', description: '' },
      body: `A launch should be boring. The work that makes it so is done in the two weeks before.

## Two weeks before

We freeze the scope, test with your real data, move the old addresses to the new ones and check that every one of them leads somewhere. Your editors enter the last texts.

## The day itself

We launch on Monday or Tuesday at ten in the morning, when everybody is at work, and never before a weekend or a holiday. The project lead, an engineer and somebody from operations are in one call with you. The change itself takes about four minutes.

## Going back

The old site stays ready for seven days. If something serious is wrong, we return to it within ten minutes, without losing what your customers sent in the meantime.

## The week after

We read the logs every morning and report to you every evening: how many visitors, which errors, what was repaired. After ninety days the project passes from the builders to [the people who look after it](/care).
`,
    },
    ar: {
      slug: 'يوم-الإطلاق',
      title: 'ماذا يحدث يوم الإطلاق',
      summary: 'ترتيب خطوات الإطلاق، ومن يسهر عليه، وكيف نعود إلى الوراء إذا وقع خطأ.',
      seo: { title: '', description: '' },
      body: `ينبغي أن يمر يوم الإطلاق بلا إثارة، والعمل الذي يجعله كذلك يُنجز في الأسبوعين السابقين له.

## قبل أسبوعين

نثبّت نطاق العمل، ونختبر ببياناتك الحقيقية، ونحوّل العناوين القديمة إلى الجديدة ونتحقق من أن كلًا منها يصل إلى صفحة، ويُدخل محرروك آخر النصوص.

## اليوم نفسه

نطلق يوم الاثنين أو الثلاثاء في العاشرة صباحًا والجميع في عملهم، ولا نطلق أبدًا قبل عطلة. ويكون قائد المشروع ومهندس وأحد أفراد التشغيل معك في اتصال واحد. أما التحويل نفسه فيستغرق نحو أربع دقائق.

## العودة إلى الوراء

يبقى الموقع القديم جاهزًا سبعة أيام. فإذا وقع خطأ جسيم عدنا إليه خلال عشر دقائق دون أن يضيع ما أرسله عملاؤك في هذه الأثناء.

## الأسبوع التالي

نقرأ السجلات كل صباح ونرسل إليك تقريرًا كل مساء: عدد الزوار، والأخطاء، وما أُصلح منها. وبعد تسعين يومًا ينتقل المشروع ممن بنوه إلى [من يرعونه](/ar/care).
`,
    },
  },
};
