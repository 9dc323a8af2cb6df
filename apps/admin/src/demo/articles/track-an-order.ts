import type { ArticleEntry } from '../types.ts';

export const trackAnOrder: ArticleEntry = {
  key: 'track-an-order',
  category: 'orders-and-billing',
  related: ['articles:place-an-order', 'articles:change-requests'],
  reviewBy: '2027-06-01',
  locales: {
    en: {
      slug: 'track-an-order',
      title: 'Following an order',
      summary: 'The states that an order passes through, what each one means, and whom to ask.',
      seo: { title: '', description: '' },
      body: `Your order has a reference of eight letters and digits; no letter in it looks like a digit. Mention it whenever you write or call.

## The states

1. **Received.** It is stored and the confirmation is on its way.
2. **Being reviewed.** A named person is reading it.
3. **Quoted.** You have our quote and it is your turn.
4. **Accepted.** Work has a date.
5. **In progress.** You have a test address.
6. **Delivered.** It is done; your ninety days of care run.
7. **Closed.** Everything is settled.

An order can also be **declined** by us or **cancelled** by you, always with a reason that you can read.

## Asking

Every change of state comes by email in your language. In between, ask the person who is named there. In opening hours the median answer takes 38 minutes.

## Lost the reference?

[Write to us](/contact) from the address with which you ordered. For the safety of your data we do not give references out on the phone.
`,
    },
    ar: {
      slug: 'متابعة-الطلب',
      title: 'متابعة الطلب',
      summary: 'الحالات التي يمر بها الطلب، ومعنى كل منها، ومن تسأل.',
      seo: { title: '', description: '' },
      body: `لطلبك رقم مرجعي من ثمانية أحرف وأرقام، ليس فيها حرف يشبه رقمًا. اذكره كلما كتبت إلينا أو اتصلت.

## الحالات

1. **استلمناه.** حُفظ الطلب، ورسالة التأكيد في طريقها إليك.
2. **قيد المراجعة.** يقرؤه واحد من فريقنا.
3. **أُرسل العرض.** وصلك عرضنا والدور عليك.
4. **مقبول.** صار للعمل موعد.
5. **قيد التنفيذ.** صار لك عنوان تجريبي.
6. **سلّمناه.** اكتمل العمل، وبدأت أيام الرعاية التسعون.
7. **مغلق.** سُوّي كل شيء.

وقد **نعتذر** عن الطلب أو **تلغيه** أنت، ومع ذلك دائمًا سبب تستطيع قراءته.

## السؤال

يصلك كل تغيير في الحالة بالبريد بلغتك. وبين ذلك اسأل الشخص المذكور في الرسالة. والزمن الوسيط للجواب في ساعات العمل ٣٨ دقيقة.

## فقدت الرقم المرجعي؟

[راسلنا](/ar/contact) من العنوان الذي طلبت به. وحفاظًا على بياناتك لا نعطي الأرقام المرجعية بالهاتف.
`,
    },
  },
};
