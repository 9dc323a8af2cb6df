import type { CompanyEntry } from '../types.ts';

export const partners: CompanyEntry = {
  key: 'partners',
  locales: {
    en: {
      slug: 'partners',
      title: 'Partners',
      summary:
        'With whom we work, how we choose them, and why no partner pays us for a recommendation. Also: how to become one.',
      body: `
Some things others do better. We do not lay cables, print books, audit accounts or teach literacy, and for each we know somebody who does it well. At present there are fourteen firms and four institutions that we call partners. This page says what the word means here.

## Chosen by work, paid by nobody

A partner is somebody with whom we have completed at least two projects and would begin a third. We take no commission for recommending anyone and pay none. If we name a hosting provider in a proposal, you can be certain that the only reason stands in the proposal.

The other side of the coin: we are not certified by manufacturers whose certificates depend on sales. When a client asks which database is right, it is convenient not to have a poster of one on the wall.

## Four kinds

- **Infrastructure.** Two data centres in Egypt and one each in Riyadh and Dubai, all of which we have visited, in one case with a torch during a power cut.
- **Craft.** A type foundry in Beirut, a photographer’s cooperative in Cairo, an agency for sign language, and two printers who keep our colours honest.
- **Trust.** An independent firm for security tests, a law office for data protection, and an accessibility group whose nine testers are blind or have low vision.
- **Learning.** Two faculties of engineering, one of fine arts and one school of translation, with which we run a course in bilingual interfaces. So far 212 students have taken it.

## One contract, one face

In a joint project you sign with one side, and that side answers for the whole. Nobody will be told that the fault lies with the other company. Partners work in the same repository, come to the same Thursday and are named in the same report, with their hours.

## How to become one

Send us one piece of work that you are proud of and one that went wrong, with what you learned. We read both, beginning with the second. If it fits, we try something small together, paid, of not more than three weeks. We speak to firms of any size; our smallest partner is one calligrapher. [Write to us](/contact) in either language.
`,
      figures: [
        { value: '14', label: 'partner firms in four countries' },
        { value: '4', label: 'faculties and schools' },
        { value: '0', label: 'commissions paid or received' },
        { value: '212', label: 'students in our course on bilingual interfaces' },
      ],
      sections: [
        {
          title: 'For agencies',
          text: 'You have the client and the concept, we have the engineers. We work under your name if you wish, provided that the Arabic is approved by our writers as well.',
        },
        {
          title: 'For resellers of our products',
          text: 'A discount that is the same for everyone and printed in the price list, training for two people, and a direct line to those who build the product.',
        },
        {
          title: 'For universities',
          text: 'The course lasts ten weeks, costs the institution nothing and is taught by people who spend the other days in projects. We supply real, anonymised cases.',
        },
      ],
      seo: {
        title: 'Partners of Nasaq: chosen by work, paid by nobody',
        description:
          'Fourteen firms and four institutions with which Nasaq works, the rules of partnership, no commissions, and how to become a partner.',
      },
    },
    ar: {
      slug: 'الشركاء',
      title: 'الشركاء',
      summary: 'مع من نعمل، وكيف نختارهم، ولماذا لا يدفع لنا شريك ثمن توصية. وكيف تصيرون شركاء لنا.',
      body: `
هناك أشياء يحسنها غيرنا أكثر منا. فنحن لا نمد الكابلات ولا نطبع الكتب ولا نراجع الحسابات ولا نعلّم القراءة، ونعرف لكل منها من يجيدها. عددهم اليوم أربع عشرة شركة وأربع مؤسسات تعليمية نسميها شركاء، وهذه الصفحة تقول ما معنى الكلمة عندنا.

## يختارهم العمل، ولا يدفع لهم أحد

الشريك من أتممنا معه مشروعين على الأقل ونرحب بالثالث. لا نأخذ عمولة على ترشيح أحد ولا ندفعها. فإذا ذكرنا مقدم استضافة في عرض، فكونوا على يقين أن السبب الوحيد مكتوب في العرض نفسه.

ولذلك وجه آخر: لا نحمل شهادات من مصنّعين تُمنح بحسب المبيعات. فحين يسأل عميل أي قاعدة بيانات تناسبه، من المريح ألا يكون على الجدار ملصق لإحداها.

## أربعة أصناف

- **البنية.** مركزا بيانات في مصر، وواحد في الرياض وآخر في دبي، زرناها كلها، وزرنا أحدها بمصباح يدوي في أثناء انقطاع الكهرباء.
- **الصنعة.** دار خطوط في بيروت، وتعاونية مصورين في القاهرة، ومكتب للغة الإشارة، ومطبعتان تصونان ألواننا.
- **الثقة.** شركة مستقلة لاختبارات الأمان، ومكتب محاماة لحماية البيانات، ومجموعة إتاحة من تسعة مختبرين مكفوفين وضعاف بصر.
- **التعليم.** كليتا هندسة، وكلية فنون جميلة، ومدرسة ترجمة، نقيم معها مقررًا في الواجهات ذات اللغتين درسه حتى الآن ٢١٢ طالبًا وطالبة.

## عقد واحد ووجه واحد

في المشروع المشترك توقعون مع طرف واحد، وهو المسؤول عن الكل. لن يقال لكم إن العيب عند الشركة الأخرى. يعمل الشركاء في المستودع نفسه، ويحضرون الخميس نفسه، وتُذكر أسماؤهم وساعاتهم في التقرير نفسه.

## كيف تصيرون شركاء

أرسلوا إلينا عملًا تفخرون به وعملًا أخفق، مع ما تعلمتموه. نقرأ الاثنين ونبدأ بالثاني. فإن وجدنا ما يجمعنا جربنا معًا شيئًا صغيرًا مدفوع الأجر لا يزيد على ثلاثة أسابيع. نتحدث إلى الشركات بأي حجم، وأصغر شركائنا خطاط واحد. [اكتبوا إلينا](/ar/contact) بأي اللغتين.
`,
      figures: [
        { value: '١٤', label: 'شركة شريكة في أربع دول' },
        { value: '٤', label: 'كليات ومدارس' },
        { value: '٠', label: 'عمولات مدفوعة أو مقبوضة' },
        { value: '٢١٢', label: 'طالبًا وطالبة في مقرر الواجهات ذات اللغتين' },
      ],
      sections: [
        {
          title: 'للوكالات',
          text: 'عندكم العميل والفكرة وعندنا المهندسون. نعمل باسمكم إن شئتم، بشرط أن يعتمد كتّابنا النص العربي.',
        },
        {
          title: 'لموزعي منتجاتنا',
          text: 'خصم واحد للجميع مطبوع في قائمة الأسعار، وتدريب لشخصين، وخط مباشر إلى من يبنون المنتج.',
        },
        {
          title: 'للجامعات',
          text: 'عشرة أسابيع لا تكلف المؤسسة شيئًا، يدرّسها من يقضون بقية أيامهم في المشروعات، ونقدم لها حالات حقيقية حُجبت أسماؤها.',
        },
      ],
      seo: {
        title: 'شركاء نسق: يختارهم العمل',
        description: 'أربع عشرة شركة وأربع مؤسسات تعليمية تعمل معها نسق، وقواعد الشراكة دون عمولات، وكيف تصيرون شركاء.',
      },
    },
  },
};
