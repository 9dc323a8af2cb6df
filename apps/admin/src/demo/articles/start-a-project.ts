import type { ArticleEntry } from '../types.ts';

export const startAProject: ArticleEntry = {
  key: 'start-a-project',
  category: 'getting-started',
  related: ['articles:project-roles', 'articles:estimates', 'services:web-platforms'],
  reviewBy: '2027-03-01',
  locales: {
    en: {
      slug: 'start-a-project',
      title: 'How a project starts',
      summary: 'Five steps from your first message to the first working day, and how long each one takes.',
      seo: { title: '', description: '' },
      body: `Every project begins with a conversation of thirty minutes. We ask what should be different when the work is done, who will use it, and by when it matters. You need no specification for this.

## The five steps

1. **First conversation.** Within two working days of your message. It costs nothing and binds nobody.
2. **Questions in writing.** We send one page of questions. Your answers take about an hour, and they decide most of the price.
3. **Proposal.** Within five working days of your answers: scope, what is left out, price as a range, dates, and the names of the people who would do the work.
4. **Agreement.** One contract in Arabic and English, both written with the same care. In a dispute the Arabic text decides.
5. **Kick-off.** Half a day together, in Maadi or by video. You leave with a shared plan and a test address that already shows something.

## What speeds it up

The projects that start fastest have one person who may decide. If three departments must agree, bring all three to the first conversation.

## What we do not do

We do not take part in unpaid design contests, and we do not begin before the agreement is signed. Both rules protect your budget as much as our time.

Ready? [Write to us](/contact) or [place an order](/ordering).
`,
    },
    ar: {
      slug: 'كيف-يبدأ-المشروع',
      title: 'كيف يبدأ المشروع',
      summary: 'خمس خطوات من رسالتك الأولى إلى أول يوم عمل، ومدة كل خطوة منها.',
      seo: { title: '', description: '' },
      body: `يبدأ كل مشروع بحديث مدته نصف ساعة. نسألك عما تريد أن يتغير عند انتهاء العمل، ومن سيستخدمه، ومتى تحتاج إليه. ولا نطلب منك لهذا الحديث أي مواصفات مكتوبة.

## الخطوات الخمس

1. **الحديث الأول.** خلال يومي عمل من رسالتك، بلا مقابل ودون التزام على أحد.
2. **أسئلة مكتوبة.** نرسل صفحة واحدة من الأسئلة. تستغرق الإجابة نحو ساعة، وعليها يقوم معظم السعر.
3. **العرض.** خلال خمسة أيام عمل من وصول إجاباتك: نطاق العمل، وما يقع خارجه، والسعر في حدين، والمواعيد، وأسماء من سينفذونه.
4. **الاتفاق.** عقد واحد بالعربية والإنجليزية، كُتب نصاه بعناية واحدة، والعبرة عند النزاع بالنص العربي.
5. **البداية.** نصف يوم معًا، في المعادي أو عبر اتصال مرئي، تخرج منه بخطة مشتركة وبعنوان تجريبي يعرض شيئًا يعمل فعلًا.

## ما يختصر الوقت

أسرع المشروعات بدايةً هي التي يملك القرار فيها شخص واحد. فإن كانت الموافقة بيد ثلاث إدارات، فليحضر ممثلوها جميعًا الحديث الأول.

## ما لا نفعله

لا ندخل مسابقات تصميم غير مدفوعة، ولا نبدأ العمل قبل توقيع الاتفاق. وفي القاعدتين حماية لميزانيتك كما فيهما حماية لوقتنا.

هل أنت مستعد؟ [راسلنا](/ar/contact) أو [اطلب خدمة](/ar/ordering).
`,
    },
  },
};
