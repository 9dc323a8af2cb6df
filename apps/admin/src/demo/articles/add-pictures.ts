import type { ArticleEntry } from '../types.ts';

export const addPictures: ArticleEntry = {
  key: 'add-pictures',
  category: 'content-editing',
  related: ['articles:write-in-both-languages', 'posts:accessible-right-to-left'],
  reviewBy: '2027-05-01',
  locales: {
    en: {
      slug: 'add-pictures',
      title: 'Adding pictures that everybody can use',
      summary: 'Sizes, focal point and alternative text: three decisions for every picture, in two minutes.',
      seo: { title: '', description: '' },
      body: `The media library prepares every picture for phones and desktops. Three things it cannot know, and asks you for.

## The focal point

Click on the part that must never be cropped: a face, a hand, a sign. On a narrow phone the picture is cut around this point.

## The alternative text

It is read aloud to people who do not see the picture, and shown when the picture does not load. Write what the picture says **in this place**, in one sentence, without “picture of”. Both languages are required, because half of your readers hear the other one.

> Weak: “Factory”. Better: “Two weavers check the first metre of a new pattern on the loom.”

A picture that only decorates does not belong in a text.

## The right size

Upload the largest version you have, up to 10 MB. Smaller ones are made at once. A picture narrower than 1,200 pixels looks soft on a large screen, and the library says so.

## Rights

The caption field is for readers, the credit field for rights. Write the date until which you may use the picture: the library reminds you a month before.
`,
    },
    ar: {
      slug: 'إضافة-الصور',
      title: 'إضافة صور يستفيد منها الجميع',
      summary: 'المقاس ونقطة التركيز والنص البديل: ثلاثة قرارات لكل صورة في دقيقتين.',
      seo: { title: '', description: '' },
      body: `تجهّز مكتبة الوسائط كل صورة للهواتف والشاشات الكبيرة. وتبقى ثلاثة أمور لا تستطيع معرفتها وحدها فتسألك عنها.

## نقطة التركيز

انقر الجزء الذي يجب ألا يُقتطع أبدًا: وجهًا أو يدًا أو لافتة. فعلى شاشة الهاتف الضيقة تُقص الصورة حول هذه النقطة.

## النص البديل

يُقرأ بصوت مسموع لمن لا يرى الصورة، ويظهر إن لم تُحمَّل. اكتب ما تقوله الصورة **في هذا الموضع** في جملة واحدة، ولا تبدأ بكلمة «صورة». واللغتان مطلوبتان لأن نصف قرائك يسمعون اللغة الأخرى.

> نص ضعيف: «مصنع». نص أفضل: «نسّاجان يفحصان أول متر من نقش جديد على النول».

أما الصورة التي للزينة وحدها فلا مكان لها داخل النص.

## المقاس المناسب

ارفع أكبر نسخة لديك حتى ١٠ ميجابايت، وتُصنع النسخ الأصغر فورًا. والصورة التي يقل عرضها عن ١٬٢٠٠ بكسل تبدو باهتة على الشاشة الكبيرة، وتنبهك المكتبة إلى ذلك.

## الحقوق

حقل التعليق للقارئ، وحقل المصدر للحقوق. واكتب التاريخ الذي ينتهي فيه حقك في استخدام الصورة، فتذكّرك المكتبة قبله بشهر.
`,
    },
  },
};
