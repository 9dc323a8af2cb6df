import type { ArticleEntry } from '../types.ts';

export const cancelOrPause: ArticleEntry = {
  key: 'cancel-or-pause',
  category: 'orders-and-billing',
  related: ['articles:track-an-order', 'articles:invoices-and-payment'],
  reviewBy: '2027-06-01',
  locales: {
    en: {
      slug: 'cancel-or-pause',
      title: 'Pausing or cancelling',
      summary: 'How to stop for a while or for good, what is paid, and what you take with you.',
      seo: { title: '', description: '' },
      body: `Plans change. Both ways of stopping are in the contract, and neither needs a dispute.

## Pausing

One email is enough. A pause of up to eight weeks costs nothing; your team takes on other work, and we agree on the week in which it returns. After eight weeks the dates are planned anew.

## Cancelling

With fourteen days’ notice at any time, without a reason. You pay for the work that is done by then, by the list in the quote, and nothing beyond.

## What you take with you

Everything that was made up to that day: code with its history, designs as editable files, texts in both languages, and the passwords of every account. We hand it over within five working days, with one hour of explanation for whoever continues.

## If we have to stop

It has happened twice in twelve years. Then you get thirty days’ notice, the same handover, and the name of somebody who can take over.
`,
    },
    ar: {
      slug: 'الإيقاف-والإلغاء',
      title: 'الإيقاف المؤقت والإلغاء',
      summary: 'كيف تتوقف مدة أو نهائيًا، وما الذي يُدفع، وماذا تأخذ معك.',
      seo: { title: '', description: '' },
      body: `الخطط تتغير. وطريقتا التوقف مذكورتان في العقد، ولا تحتاج أي منهما إلى خلاف.

## الإيقاف المؤقت

تكفي رسالة واحدة. والإيقاف حتى ثمانية أسابيع بلا مقابل: ينتقل فريقك إلى عمل آخر ونتفق على أسبوع عودته. وبعد ثمانية أسابيع تُخطط المواعيد من جديد.

## الإلغاء

في أي وقت بإخطار قبله بأربعة عشر يومًا ودون ذكر سبب. وتدفع ما أُنجز حتى ذلك اليوم وفق قائمة العرض، ولا شيء فوقه.

## ماذا تأخذ معك

كل ما صُنع حتى ذلك اليوم: الشفرة بتاريخها، والتصاميم ملفاتٍ قابلة للتعديل، والنصوص باللغتين، وكلمات المرور لكل حساب. ونسلمها خلال خمسة أيام عمل، مع ساعة شرح لمن سيكمل.

## إذا اضطررنا نحن إلى التوقف

حدث ذلك مرتين في اثني عشر عامًا. وعندئذ تحصل على إخطار قبله بثلاثين يومًا، وعلى التسليم نفسه، وعلى اسم من يستطيع أن يكمل.
`,
    },
  },
};
