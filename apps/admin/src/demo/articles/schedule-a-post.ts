import type { ArticleEntry } from '../types.ts';

export const scheduleAPost: ArticleEntry = {
  key: 'schedule-a-post',
  category: 'content-editing',
  related: ['articles:preview-before-publishing', 'articles:restore-older-version'],
  reviewBy: '2027-05-01',
  locales: {
    en: {
      slug: 'schedule-a-post',
      title: 'Publishing at a set time',
      summary: 'How to let an entry appear, or disappear, by itself, and what happens in the other language.',
      seo: { title: '', description: '' },
      body: `You can finish a text on Thursday and let it appear on Sunday morning.

## Setting the time

Open the arrow beside **Publish** and choose **Schedule**. Pick the date, the time and whether the entry should be published or taken back. The time is Cairo time, wherever you are.

## Each language has its own

A schedule holds for the language that you choose in it. If both languages should appear together, choose both; they are published in the same second.

## Until then

The entry stays a draft. You can go on editing: what is published is the state at the set time, not the state when you scheduled it. The list shows a clock beside the entry.

## If something is missing

A required field that is empty stops the publication, and the person who scheduled it gets an email at once. That is why it helps to save once as if you were publishing: the form then shows what is missing.
`,
    },
    ar: {
      slug: 'النشر-في-موعد-محدد',
      title: 'النشر في موعد محدد',
      summary: 'كيف تجعل المادة تظهر أو تختفي من تلقاء نفسها، وما الذي يحدث في اللغة الأخرى.',
      seo: { title: '', description: '' },
      body: `تستطيع أن تنهي النص يوم الخميس وتدعه يظهر صباح الأحد.

## تحديد الموعد

افتح السهم المجاور لزر **النشر** واختر **الجدولة**، ثم حدد التاريخ والساعة، واختر النشر أو السحب. والتوقيت توقيت القاهرة أينما كنت.

## لكل لغة موعدها

يسري الموعد على اللغة التي تختارها فيه. فإذا أردت ظهور اللغتين معًا فاخترهما معًا، فتُنشران في الثانية نفسها.

## حتى ذلك الحين

تبقى المادة مسودة، ولك أن تواصل تحريرها: يُنشر ما تكون عليه المادة في الموعد، لا ما كانت عليه عند الجدولة. وتظهر في القائمة ساعة صغيرة بجوارها.

## إذا نقص شيء

الحقل المطلوب الفارغ يوقف النشر، ويصل بريد في الحال إلى من جدول المادة. لذلك يفيد أن تحفظ مرة كأنك تنشر، فيعرض لك النموذج ما ينقص.
`,
    },
  },
};
