import type { CareerEntry } from '../types.ts';

export const seniorFrontendEngineer: CareerEntry = {
  key: 'senior-frontend-engineer',
  department: 'engineering',
  workplace: 'hybrid',
  contractType: 'full-time',
  salary: { min: 68000, max: 92000, currency: 'EGP' },
  openings: 2,
  postedDaysAgo: 9,
  closesInDays: 35,
  locales: {
    en: {
      slug: 'senior-frontend-engineer',
      title: 'Senior frontend engineer',
      summary:
        'Build websites and applications that read equally well from both sides, and raise the standard of a team of nine.',
      place: 'Cairo, Egypt',
      body: `
Nine people build what visitors see in our projects. They work in three small groups, each with a designer at the same table, and release on ordinary weekdays before noon. You would lead the frontend of one large project at a time, usually for eight to fourteen months, and stay its owner after release.

## What is particular about it

Every component we make has two directions, two scripts and a budget. A page may send 110 KB of script and no more; the number is checked on each change and the build stops above it. Forms have to work before the script arrives. A right-to-left fault counts as a fault and not as a detail for later.

## Your first three months

In week one you release something small. By the second month you own one part of the running project. In the third you will have reviewed code from everyone in the group, and told us which of our rules is wrong. There usually is one.

Tuesdays and Wednesdays we are all in Maadi; the rest of the week is yours to arrange.
`,
      responsibilities: [
        'Lead the frontend of one project, from the first prototype to the years after release',
        'Build accessible components for both directions, tested with keyboard and screen reader',
        'Keep the performance budget, and find out why when it is exceeded',
        'Review code daily, with reasons and examples',
        'Explain estimates and trade-offs to clients in plain language',
        'Accompany one junior colleague at a time',
      ],
      requirements: [
        'Six years or more of building for the web, two of them with responsibility for a product',
        'TypeScript and React in depth, and HTML and CSS well enough to need less of both',
        'Experience with server rendering and progressive enhancement',
        'Knowledge of accessibility in practice, with an example you can show',
        'Good written English; Arabic you can read and correct on a screen',
      ],
      benefits: [
        'Medical insurance for you and your family from the first day',
        '26 days of leave, and the first week of January',
        'EGP 30,000 a year for courses, books and conferences',
        'A computer of your choice, yours after three years',
        'Profit share in March, the same percentage of salary for everyone',
      ],
      questions: [
        {
          label: 'Link to a page or component that you are proud of, and one sentence on why',
          kind: 'text',
          choices: [],
          required: true,
        },
        { label: 'Can you be in Maadi on Tuesdays and Wednesdays?', kind: 'boolean', choices: [], required: true },
        {
          label: 'How well do you read Arabic?',
          kind: 'choice',
          choices: ['Mother tongue', 'Fluently', 'With effort', 'Not yet'],
          required: true,
        },
      ],
      seo: {
        title: 'Senior frontend engineer in Cairo',
        description:
          'Lead the frontend of bilingual websites and applications at Nasaq in Cairo. Hybrid, full-time, EGP 68,000 to 92,000 a month.',
      },
    },
    ar: {
      slug: 'مهندس-واجهات-أول',
      title: 'مهندس واجهات أول',
      summary: 'بناء مواقع وتطبيقات تُقرأ بالجودة نفسها من الجهتين، ورفع مستوى فريق من تسعة أشخاص.',
      place: 'القاهرة، مصر',
      body: `
تسعة أشخاص يبنون ما يراه الزائر في مشروعاتنا. يعملون في ثلاث مجموعات صغيرة، مع كل منها مصمم على الطاولة نفسها، ويصدرون العمل في أيام عادية قبل الظهر. وعليك قيادة واجهات مشروع كبير واحد في كل مرة، من ثمانية أشهر إلى أربعة عشر شهرًا في الغالب، ثم يبقى في عهدتك بعد الإصدار.

## ما يميز العمل

لكل مكون نبنيه اتجاهان وحرفان وميزانية. لا ترسل الصفحة أكثر من ١١٠ كيلوبايت من الشفرة، ويُراجع الرقم مع كل تعديل ويتوقف البناء إذا زاد. وعلى النماذج أن تعمل قبل وصول الشفرة. وخطأ الاتجاه خطأ كامل، لا تفصيلة تُؤجل.

## الأشهر الثلاثة الأولى

في أسبوعك الأول إصدار شيء صغير. وفي شهرك الثاني جزء من المشروع القائم في يدك. وفي الثالث تكون شفرة المجموعة كلها قد مرت بمراجعتك، ولنا منك رأي صريح في أي قواعدنا خطأ، ففيها عادة قاعدة كذلك.

نجتمع في المعادي يومي الثلاثاء والأربعاء، وترتيب بقية الأسبوع لك.
`,
      responsibilities: [
        'قيادة واجهات مشروع واحد من أول نموذج إلى سنوات ما بعد الإصدار',
        'بناء مكونات متاحة للجميع في الاتجاهين، مختبرة بلوحة المفاتيح وقارئ الشاشة',
        'الحفاظ على ميزانية الأداء، والبحث عن السبب إذا جرى تجاوزها',
        'مراجعة شفرة الزملاء كل يوم بالأسباب والأمثلة',
        'شرح التقديرات والمفاضلات للعملاء بلغة واضحة',
        'مرافقة زميل واحد حديث الخبرة في كل مرة',
      ],
      requirements: [
        'ست سنوات أو أكثر في البناء للويب، سنتان منها في مسؤولية عن منتج',
        'إتقان TypeScript وReact، ومعرفة بـHTML وCSS تغني عن كثير منهما',
        'خبرة في توليد الصفحات على الخادم والتحسين المتدرج',
        'معرفة عملية بالإتاحة لذوي الإعاقة، مع مثال يمكن عرضه',
        'إنجليزية مكتوبة جيدة، وعربية تكفي لقراءة الشاشة وتصحيحها',
      ],
      benefits: [
        'تأمين طبي لك ولأسرتك من اليوم الأول',
        '٢٦ يوم إجازة، والأسبوع الأول من يناير',
        '٣٠٬٠٠٠ ج.م. في السنة للدورات والكتب والمؤتمرات',
        'حاسوب محمول من اختيارك يصير ملكك بعد ثلاث سنوات',
        'نصيب من الأرباح في مارس، بالنسبة نفسها من الراتب للجميع',
      ],
      questions: [
        { label: 'رابط لصفحة أو مكون تفخر به، وجملة واحدة عن السبب', kind: 'text', choices: [], required: true },
        { label: 'هل يناسبك الحضور إلى المعادي يومي الثلاثاء والأربعاء؟', kind: 'boolean', choices: [], required: true },
        {
          label: 'ما مستوى قراءتك للعربية؟',
          kind: 'choice',
          choices: ['اللغة الأم', 'بطلاقة', 'بجهد', 'ليس بعد'],
          required: true,
        },
      ],
      seo: {
        title: 'مهندس واجهات أول في القاهرة',
        description:
          'قيادة واجهات مواقع وتطبيقات بلغتين في نسق بالقاهرة. بين المكتب والبيت بدوام كامل، من ٦٨٬٠٠٠ إلى ٩٢٬٠٠٠ ج.م. شهريًا.',
      },
    },
  },
};
