import type { ArticleEntry } from '../types.ts';

export const personalDataRequests: ArticleEntry = {
  key: 'personal-data-requests',
  category: 'hosting-and-security',
  related: ['legals:privacy', 'legals:data-processing', 'articles:accounts-and-passwords'],
  reviewBy: '2027-07-01',
  locales: {
    en: {
      slug: 'personal-data-requests',
      title: 'Requests about personal data',
      summary: 'What people may ask about their data, how your site answers, and what we do as your processor.',
      seo: { title: '', description: '' },
      body: `Under Egyptian law 151 of 2020, and for many of your customers under European law too, people may ask what you keep about them, have it corrected, and have it deleted.

## What your site can do

An administrator finds everything that belongs to an email address in one search: messages, orders, applications and accounts. It can be exported as one file or deleted as one act. What the law makes you keep, such as invoices, is left out and listed.

## What we do

We process your data on your instruction and for nothing else. If a request reaches us by mistake, we pass it to you within one working day and tell the person so.

## Deadlines

Answer within six working days under Egyptian law, within one month under European law. The shorter one is a good habit for all.

## Who is asking?

Make sure before you answer, without collecting new data: an answer from the address that is stored is usually enough. Never send an export to another address.
`,
    },
    ar: {
      slug: 'طلبات-البيانات-الشخصية',
      title: 'الطلبات المتعلقة بالبيانات الشخصية',
      summary: 'ما الذي يحق للناس طلبه عن بياناتهم، وكيف يجيبهم موقعك، وما نفعله نحن بصفتنا معالجًا لبياناتك.',
      seo: { title: '', description: '' },
      body: `بموجب القانون المصري رقم ١٥١ لسنة ٢٠٢٠، وبموجب القانون الأوروبي أيضًا لكثير من عملائك، يحق للناس أن يسألوا عما تحفظه عنهم، وأن يطلبوا تصحيحه أو حذفه.

## ما يستطيعه موقعك

يجد المدير كل ما يخص عنوان بريد واحد في بحث واحد: الرسائل والطلبات وطلبات التوظيف والحسابات. ويمكن تصديره ملفًا واحدًا أو حذفه دفعة واحدة. أما ما يلزمك القانون بحفظه، كالفواتير، فيُستثنى ويُذكر في قائمة.

## ما نفعله نحن

نعالج بياناتك بتعليماتك وحدها ولا نستخدمها في غير ذلك. وإذا وصلنا طلب بالخطأ حوّلناه إليك خلال يوم عمل واحد وأخبرنا صاحبه.

## المهل

أجب خلال ستة أيام عمل وفق القانون المصري، وخلال شهر وفق القانون الأوروبي. والأخذ بالأقصر عادة حسنة مع الجميع.

## من السائل؟

تحقق قبل أن تجيب دون أن تجمع بيانات جديدة: يكفي في العادة رد من العنوان المحفوظ لديك. ولا ترسل البيانات أبدًا إلى عنوان آخر.
`,
    },
  },
};
