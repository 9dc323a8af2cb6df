import type { ArticleEntry } from '../types.ts';

export const reportSecurityProblem: ArticleEntry = {
  key: 'report-security-problem',
  category: 'hosting-and-security',
  related: ['articles:accounts-and-passwords', 'companies:security'],
  reviewBy: '2027-07-01',
  locales: {
    en: {
      slug: 'report-security-problem',
      title: 'Reporting a security problem',
      summary: 'How to tell us about a weakness, what we promise in return, and what we ask you not to do.',
      seo: { title: '', description: '' },
      body: `If you found a weakness in one of our sites or products, we want to know, whoever you are.

## How to tell us

Use the [report page](/report) and choose the highest severity, or write to the address in our security.txt. Tell us what you did, what you saw, and how to repeat it. Screenshots help; personal data of others does not.

## What we promise

- An answer by a person within one working day.
- A first assessment within three, and a date for the repair.
- Your name in our thanks, if you like.
- No legal steps against anybody who keeps to this page.

## What we ask of you

Do not read, change or keep the data of others. Do not try to overload anything. Give us 90 days before you write about it in public; if it takes us longer, we say why.

## If you are a client

When in doubt, call. Outside opening hours, for problems that cannot wait, use the emergency number in your contract.
`,
    },
    ar: {
      slug: 'الإبلاغ-عن-مشكلة-أمنية',
      title: 'الإبلاغ عن مشكلة أمنية',
      summary: 'كيف تخبرنا بثغرة، وبماذا نعدك في المقابل، وما نطلب منك ألا تفعله.',
      seo: { title: '', description: '' },
      body: `إذا وجدت ثغرة في أحد مواقعنا أو منتجاتنا فنحن نريد أن نعرف، أيًا كنت.

## كيف تخبرنا

استخدم [صفحة الإبلاغ](/ar/report) واختر أعلى درجة خطورة، أو راسل العنوان المذكور في ملف security.txt على موقعنا. اذكر ما فعلت وما رأيت وكيف يتكرر. لقطات الشاشة تفيد، أما بيانات الآخرين الشخصية فلا.

## بماذا نعدك

- رد من إنسان خلال يوم عمل واحد.
- تقييم أولي خلال ثلاثة أيام وموعد للإصلاح.
- ذكر اسمك في قائمة الشكر إن أحببت.
- ألا نتخذ إجراء قانونيًا ضد من يلتزم بما في هذه الصفحة.

## ما نطلبه منك

لا تقرأ بيانات الآخرين ولا تغيّرها ولا تحتفظ بها، ولا تحاول إغراق أي خدمة. وأمهلنا ٩٠ يومًا قبل النشر، فإن احتجنا إلى أكثر شرحنا السبب.

## إذا كنت عميلًا

اتصل عند الشك. وخارج ساعات العمل اتصل برقم الطوارئ المذكور في عقدك إذا كانت المشكلة لا تنتظر.
`,
    },
  },
};
