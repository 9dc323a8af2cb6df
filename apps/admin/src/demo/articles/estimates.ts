import type { ArticleEntry } from '../types.ts';

export const estimates: ArticleEntry = {
  key: 'estimates',
  category: 'getting-started',
  related: ['articles:start-a-project', 'articles:change-requests', 'posts:honest-estimates'],
  reviewBy: '2027-02-15',
  locales: {
    en: {
      slug: 'estimates',
      title: 'How we estimate time and price',
      summary: 'Why our prices are ranges, what the two ends mean, and what happens when we are wrong.',
      seo: { title: '', description: '' },
      body: `An estimate is a statement about what is known today. That is why ours has two ends and a list of assumptions.

## What the two ends mean

The lower end is the price when every assumption holds. The upper end is the price that we do not exceed without your written consent. The distance between them shows how much is still unknown: in a first proposal it is usually 30 per cent, after the first two weeks about 10.

## What is included

Design, building, content work in both languages, testing on real devices, training for your editors, and ninety days of care after the launch. Hosting, licences of other companies and photography are listed separately.

## When we are wrong

If we misjudged the effort, the upper end still holds and we carry the difference. If the scope changed, we tell you **before** the work is done; see the article on changes during a project.

In the last three years, 41 of 46 projects ended inside the range of their proposal. In the other five we carried the difference.
`,
    },
    ar: {
      slug: 'كيف-نقدر-الوقت-والسعر',
      title: 'كيف نقدّر الوقت والسعر',
      summary: 'لماذا تأتي أسعارنا بين حدين، وماذا يعني كل حد، وماذا يحدث إن أخطأنا.',
      seo: { title: '', description: '' },
      body: `التقدير قول مبني على ما نعرفه اليوم، ولذلك له عندنا حدان وقائمة بالافتراضات.

## معنى الحدين

الحد الأدنى هو السعر إذا صحت الافتراضات كلها، والحد الأعلى هو السعر الذي لا نتجاوزه إلا بموافقة مكتوبة منك. والمسافة بينهما تبين مقدار ما لا يزال مجهولًا: نحو ٣٠ في المئة في العرض الأول، ونحو ١٠ في المئة بعد أول أسبوعين.

## ما يشمله السعر

التصميم، والبناء، والعمل على المحتوى باللغتين، والاختبار على أجهزة حقيقية، وتدريب محرريك، وتسعون يومًا من الرعاية بعد الإطلاق. أما الاستضافة وتراخيص الشركات الأخرى والتصوير فنذكرها منفصلة.

## إذا أخطأنا

إذا أسأنا تقدير الجهد بقي الحد الأعلى كما هو وتحملنا نحن الفرق. وإذا تغير نطاق العمل أخبرناك **قبل** تنفيذه، كما نشرح في مقال التغييرات أثناء المشروع.

في السنوات الثلاث الأخيرة انتهى ٤١ مشروعًا من ٤٦ داخل حدي عرضها. أما الخمسة الباقية فتحملنا نحن الفرق فيها.
`,
    },
  },
};
