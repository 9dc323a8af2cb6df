import type { ArticleEntry } from '../types.ts';

export const quotesAndApproval: ArticleEntry = {
  key: 'quotes-and-approval',
  category: 'orders-and-billing',
  related: ['articles:place-an-order', 'articles:invoices-and-payment', 'products:mizan'],
  reviewBy: '2027-06-01',
  locales: {
    en: {
      slug: 'quotes-and-approval',
      title: 'Reading and approving a quote',
      summary: 'The parts of a quote, how long it holds, and who may approve it for your organisation.',
      seo: { title: '', description: '' },
      body: `A quote of ours fits on three pages. If it needs more, the work should probably be divided.

## Its parts

1. **What you get**, as a list that can be ticked off at the end.
2. **What is not included.** This list is as important as the first.
3. **Assumptions.** If one of them turns out wrong, the price is talked about again.
4. **Price**, as a range with a fixed upper end, in pounds or in the currency that we agreed.
5. **Dates**, with the days on which we need something from you.

## How long it holds

Thirty days. After that, ask: usually only the dates change.

## Who approves

The person who is named in the quote, by answering the email with the reference. For public bodies we accept an order on paper with stamp and signature. Two approvals, for example technical and financial, can be asked for; then both names are in the quote.

## Approved by mistake?

Tell us within three working days and nothing has happened.
`,
    },
    ar: {
      slug: 'عرض-السعر-والموافقة',
      title: 'قراءة عرض السعر والموافقة عليه',
      summary: 'أجزاء عرض السعر، ومدة سريانه، ومن يوافق عليه في مؤسستك.',
      seo: { title: '', description: '' },
      body: `عرض السعر عندنا ثلاث صفحات. فإن احتاج إلى أكثر فالأرجح أن العمل يحتاج إلى تقسيم.

## أجزاؤه

1. **ما ستحصل عليه** في قائمة تُراجَع بندًا بندًا عند التسليم.
2. **ما لا يشمله العرض.** وهذه القائمة لا تقل أهمية عن الأولى.
3. **الافتراضات.** فإن تبين خطأ أحدها عدنا إلى الحديث عن السعر.
4. **السعر** بين حدين أعلاهما ثابت، بالجنيه أو بالعملة التي اتفقنا عليها.
5. **المواعيد**، ومعها الأيام التي نحتاج فيها إلى شيء منك.

## مدة سريانه

ثلاثون يومًا. وبعدها اسألنا، فالغالب أن المواعيد وحدها هي التي تتغير.

## من يوافق

الشخص المذكور اسمه في العرض، بالرد على البريد ومعه الرقم المرجعي. ونقبل من الجهات الحكومية أمرًا ورقيًا مختومًا موقعًا. ويمكن طلب موافقتين، فنية ومالية مثلًا، فيُذكر الاسمان في العرض.

## وافقت خطأً؟

أخبرنا خلال ثلاثة أيام عمل، وكأن شيئًا لم يكن.
`,
    },
  },
};
