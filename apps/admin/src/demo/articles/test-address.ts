import type { ArticleEntry } from '../types.ts';

export const testAddress: ArticleEntry = {
  key: 'test-address',
  category: 'getting-started',
  related: ['articles:preview-before-publishing', 'articles:report-security-problem'],
  reviewBy: '2027-04-01',
  locales: {
    en: {
      slug: 'test-address',
      title: 'Your test address',
      summary: 'Where you see the work every day, how to comment on it, and what is different from the real site.',
      seo: { title: '', description: '' },
      body: `From the kick-off on there is an address where the current state of your project can be seen, at any hour, without asking us.

## Getting in

The address and a password come with the invitation to the project. The password is the same for everybody in your organisation and is changed when somebody leaves.

## What you see there

Every evening at 18:00 the newest state is put there. What is unfinished is marked with a thin saffron line at the edge, so that you need not wonder whether a gap is a mistake.

## How to comment

Hold Alt and click on the spot. Your remark keeps the page, the language, the size of your screen and the state of the day. Remarks in Arabic and in English are equally welcome; each one is answered within one working day.

## What is different from the real site

Search engines are kept out, emails go to a collecting box and not to your customers, and payments run in the test mode of your bank. You can try everything without breaking anything.
`,
    },
    ar: {
      slug: 'عنوانك-التجريبي',
      title: 'عنوانك التجريبي',
      summary: 'حيث ترى العمل كل يوم، وكيف تعلّق عليه، وما يختلف فيه عن الموقع الفعلي.',
      seo: { title: '', description: '' },
      body: `منذ يوم البداية يكون لمشروعك عنوان ترى عليه حالته الراهنة في أي ساعة دون أن تسألنا.

## كيف تدخل

يصلك العنوان وكلمة المرور مع دعوة المشروع. وكلمة المرور واحدة لكل من في مؤسستك، وتُغيَّر إذا غادر أحدهم.

## ماذا ترى

في السادسة من مساء كل يوم نضع أحدث حالة للعمل. وما لم يكتمل بعد يحمل خطًا زعفرانيًا رفيعًا عند الحافة، فلا تتساءل إن كان الفراغ خطأ.

## كيف تعلّق

اضغط مفتاح Alt ثم انقر الموضع الذي تقصده. تحفظ ملاحظتك الصفحة واللغة ومقاس شاشتك وحالة ذلك اليوم. ونرحب بالملاحظات بالعربية والإنجليزية على السواء، ونجيب عن كل منها خلال يوم عمل واحد.

## ما يختلف عن الموقع الفعلي

محركات البحث ممنوعة من الدخول، والرسائل تذهب إلى صندوق تجميع لا إلى عملائك، والمدفوعات تجري في الوضع التجريبي لدى بنكك. جرّب ما شئت، فلن تفسد شيئًا.
`,
    },
  },
};
