import type { CareerEntry } from '../types.ts';

export const productDesigner: CareerEntry = {
  key: 'product-designer',
  department: 'design',
  workplace: 'hybrid',
  contractType: 'full-time',
  salary: { min: 42000, max: 64000, currency: 'EGP' },
  openings: 1,
  postedDaysAgo: 5,
  closesInDays: 40,
  locales: {
    en: {
      slug: 'product-designer',
      title: 'Product designer',
      summary:
        'Design the screens that clerks, nurses and drivers use all day, in Arabic and English from the first sketch.',
      place: 'Cairo, Egypt',
      body: `
The design studio is nine people around Nour El-Sherif, in a room with a long pinboard and good light from the north. Half of the work is for clients, half for our own products. You would begin with Khazna and Mawid, where a screen is used eight hours a day by people who did not choose it.

## How a screen comes about

First somebody watches. Before a line is drawn, the designer spends at least two days where the work is done: a registry, a front desk, a loading bay. Then sketches on paper, then a prototype with real names and real Arabic, tested with five people. Only after that does the grid get its exact measures.

We draw both directions from the beginning. A design that exists in one language is a half-finished design here, and is reviewed as such.

## What you will not find

There are no presentations for their own sake and no personas on the wall. Work is criticised every Monday for ninety minutes, in front of everyone, with care. Nour shows hers first.
`,
      responsibilities: [
        'Observe people at work, and turn what you saw into a short written account',
        'Design flows, screens and states for Khazna and Mawid in both languages',
        'Prototype with real content and test with users every two weeks',
        'Maintain our component library together with the frontend engineers',
        'Show work in progress at the Monday critique',
      ],
      requirements: [
        'Four years or more of designing software that people use for their work',
        'A portfolio with two projects told from problem to measured result',
        'A sure hand with typography in Arabic and Latin',
        'Knowledge of accessibility beyond contrast values',
        'Enough HTML and CSS to judge what is easy and what is not',
        'Fluent Arabic, good English',
      ],
      benefits: [
        'Medical insurance for you and your family from the first day',
        '26 days of leave',
        'One month in each year for a study of your own, shown to everyone at the end',
        'EGP 30,000 a year for courses, books, type licences and conferences',
      ],
      questions: [
        { label: 'Link to your portfolio', kind: 'text', choices: [], required: true },
        {
          label: 'Have you designed an interface in Arabic that was released?',
          kind: 'boolean',
          choices: [],
          required: true,
        },
        {
          label: 'Which part of the work do you like best?',
          kind: 'choice',
          choices: ['Watching and asking', 'Structure and flow', 'Type and visual detail', 'Prototyping and testing'],
          required: false,
        },
      ],
      seo: {
        title: 'Product designer in Cairo',
        description:
          'Design bilingual software for people who use it all day, at Nasaq in Cairo. Hybrid, full-time, EGP 42,000 to 64,000 a month.',
      },
    },
    ar: {
      slug: 'مصمم-منتجات',
      title: 'مصمم منتجات',
      summary: 'تصميم الشاشات التي يعمل عليها الموظفون والممرضات والسائقون طوال اليوم، بالعربية والإنجليزية من أول رسم.',
      place: 'القاهرة، مصر',
      body: `
مرسم التصميم تسعة أشخاص حول نور الشريف، في غرفة فيها لوحة تثبيت طويلة وضوء طيب من الشمال. نصف العمل للعملاء ونصفه لمنتجاتنا. وبدايتك مع «خزنة» و«موعد»، حيث يقضي أناس ثماني ساعات في اليوم أمام شاشة لم يختاروها.

## كيف تولد الشاشة

أولًا يشاهد أحدنا. قبل أول خط يقضي المصمم يومين على الأقل في مكان العمل نفسه: دار محفوظات، أو مكتب استقبال، أو رصيف تحميل. ثم رسوم على الورق، ثم نموذج بأسماء حقيقية وعربية حقيقية يجربه خمسة أشخاص. وبعد ذلك فقط تأخذ الشبكة مقاساتها الدقيقة.

نرسم الاتجاهين من البداية. فالتصميم الموجود بلغة واحدة نصف تصميم عندنا، ويُراجع على هذا الأساس.

## ما لن تجده عندنا

لا عروض تقديمية لذاتها، ولا شخصيات متخيلة على الحائط. ننقد العمل كل يوم اثنين تسعين دقيقة أمام الجميع وبعناية، ونور تعرض عملها أولًا.
`,
      responsibilities: [
        'مشاهدة الناس وهم يعملون، وتحويل ما رأيته إلى وصف مكتوب قصير',
        'تصميم المسارات والشاشات والحالات في «خزنة» و«موعد» باللغتين',
        'بناء نماذج بمحتوى حقيقي واختبارها مع المستخدمين كل أسبوعين',
        'رعاية مكتبة المكونات مع مهندسي الواجهات',
        'عرض العمل الجاري في جلسة نقد الاثنين',
      ],
      requirements: [
        'أربع سنوات أو أكثر في تصميم برامج يستخدمها الناس في أعمالهم',
        'ملف أعمال فيه مشروعان محكيان من المشكلة إلى نتيجة مقيسة',
        'يد واثقة في الخط العربي واللاتيني على الشاشة',
        'معرفة بالإتاحة لذوي الإعاقة تتجاوز قيم التباين',
        'قدر من HTML وCSS يكفي للحكم على السهل والصعب',
        'عربية طليقة وإنجليزية جيدة',
      ],
      benefits: [
        'تأمين طبي لك ولأسرتك من اليوم الأول',
        '٢٦ يوم إجازة',
        'شهر في كل سنة لدراسة من اختيارك تُعرض على الجميع في آخرها',
        '٣٠٬٠٠٠ ج.م. في السنة للدورات والكتب والخطوط والمؤتمرات',
      ],
      questions: [
        { label: 'رابط ملف أعمالك', kind: 'text', choices: [], required: true },
        { label: 'هل سبق لك تصميم واجهة عربية صدرت بالفعل؟', kind: 'boolean', choices: [], required: true },
        {
          label: 'أي جزء من العمل أحب إليك؟',
          kind: 'choice',
          choices: ['المشاهدة والسؤال', 'البناء والمسارات', 'الخط والتفاصيل البصرية', 'النماذج والاختبار'],
          required: false,
        },
      ],
      seo: {
        title: 'مصمم منتجات في القاهرة',
        description:
          'تصميم برامج بلغتين لمن يستخدمونها طوال اليوم، في نسق بالقاهرة. بين المكتب والبيت بدوام كامل، من ٤٢٬٠٠٠ إلى ٦٤٬٠٠٠ ج.م.',
      },
    },
  },
};
