import type { ArticleEntry } from '../types.ts';

export const placeAnOrder: ArticleEntry = {
  key: 'place-an-order',
  category: 'orders-and-billing',
  related: ['articles:quotes-and-approval', 'articles:track-an-order', 'services:web-platforms'],
  reviewBy: '2027-06-01',
  locales: {
    en: {
      slug: 'place-an-order',
      title: 'Placing an order',
      summary: 'What the order asks for, what happens in the next two days, and when it becomes binding.',
      seo: { title: '', description: '' },
      body: `An order is a request with enough detail to be answered with a price. It binds nobody until you accept our quote.

## What you need

- The service or product that you have in mind. If you are not sure, choose the nearest; we correct it together.
- A short description: what exists today, what should exist, who uses it.
- A budget, as a range. We ask so that the first answer fits, not to spend all of it.
- A date, if one matters, and why.
- Files that help, up to five of 10 MB each.

## What happens next

You get a reference of eight letters and digits at once. Within one working day one of our team reads your order, and within two you hear from us: with questions, with a quote, or with an honest no and a hint whom to ask instead.

## When it becomes binding

When you accept the quote in writing. Until then you can change or withdraw everything, without giving a reason.

Order [with our form](/ordering), or by phone during opening hours.
`,
    },
    ar: {
      slug: 'تقديم-طلب',
      title: 'تقديم طلب',
      summary: 'ماذا نسألك في الطلب، وماذا يحدث في اليومين التاليين، ومتى يصبح ملزمًا.',
      seo: { title: '', description: '' },
      body: `الطلب رسالة فيها من التفصيل ما يكفي لنجيبك بسعر، ولا يلزم أحدًا حتى تقبل عرضنا.

## ما تحتاج إليه

- الخدمة أو المنتج الذي تقصده. وإن لم تكن متأكدًا فاختر الأقرب ونصححه معًا.
- وصف قصير: ما الموجود اليوم، وما الذي تريده، ومن سيستخدمه.
- ميزانية بين حدين. نسأل عنها ليناسبك جوابنا الأول، لا لننفقها كلها.
- موعد، إن كان لك موعد مهم، وسببه.
- ملفات مساعدة، خمسة على الأكثر، كل منها حتى ١٠ ميجابايت.

## ما يحدث بعد ذلك

تحصل فورًا على رقم مرجعي من ثمانية أحرف وأرقام. وخلال يوم عمل واحد يقرأ طلبك شخص تعرف اسمه، وخلال يومين تسمع منا: أسئلة، أو عرض سعر، أو اعتذار صادق مع إشارة إلى من يفيدك.

## متى يصبح ملزمًا

حين تقبل العرض كتابةً. وقبل ذلك لك أن تعدّل أو تسحب ما شئت دون ذكر سبب.

اطلب [بنموذج الطلب](/ar/ordering)، أو بالهاتف في ساعات العمل.
`,
    },
  },
};
