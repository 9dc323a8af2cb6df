import type { SolutionEntry } from '../types.ts';

export const dataWarehouse: SolutionEntry = {
  key: 'data-warehouse',
  category: 'internal-operations',
  related: ['products:lawha', 'services:systems-integration', 'posts:small-data-warehouse', 'industries:retail'],
  locales: {
    en: {
      slug: 'data-warehouse',
      title: 'Data warehouse',
      summary:
        'One place where sales, stock, finance and service agree on the figures, small enough to understand and cheap enough to keep.',
      problem: 'Two revenues that differ by four per cent, and a meeting that spends forty minutes on the reason.',
      seo: {
        title: 'A small data warehouse for clear reports',
        description:
          'Figures from all your systems in one database, with definitions, checks and dashboards in Arabic and English, in ten weeks.',
      },
      body: `The meeting begins at ten. At ten past, the head of sales and the head of finance discover that their revenue differs by four per cent, and the next forty minutes are spent on the reason. Both are right: one counts orders, the other counts invoices. What is missing is an agreement.

## Definitions before dashboards

We start with the words. What is a customer, an active customer, a lost one? When is a sale a sale? We write twenty to forty definitions on paper in both languages, with an owner for each, and have them signed. Only then do we move the first table.

## Small by intention

A company with a hundred million rows does not need the machinery of a bank. We use one ordinary database, loads that run at night or every fifteen minutes, and transformations that are plain text and can be read by an accountant with some patience. The monthly cost is usually below that of one desk in the office.

## Checks that wake someone

Every load is compared with its source: number of rows, sum of amounts, latest date, share of empty fields. If a value leaves its usual range, the report shows a mark and a person is told before breakfast. A wrong figure with a warning does less harm than a late one without.

## Reports people open

We build few dashboards, at most eight. Each answers one question that somebody really asks every week and ends with a decision. They appear in Arabic or English, with digits as the reader prefers, on the phone as well as on the wall. Everything else can be asked in a spreadsheet that is connected to the same figures. Bring one question you cannot answer today, and [we will begin there](/contact).`,
      facts: [
        { label: 'Duration', value: 'Ten weeks to four dashboards' },
        { label: 'Team', value: 'A data engineer, an analyst' },
        { label: 'From', value: 'EGP 420,000' },
      ],
      parts: [
        {
          title: 'Orders',
          text: 'Sales counts them from the minute they are placed.',
          existing: true,
          gives: 'orders',
          to: '4',
        },
        {
          title: 'Ledger',
          text: 'Finance counts invoices from the day they are issued.',
          existing: true,
          gives: 'invoices',
          to: '4',
        },
        {
          title: 'Book of definitions',
          text: 'Twenty to forty words, each with an owner and a signature, in both languages.',
          gives: 'what each word means',
          to: '5',
        },
        {
          title: 'Checked loads',
          text: 'At night or every fifteen minutes: rows, sums and dates are compared with their source.',
          gives: 'rows that agree',
          to: '5',
        },
        {
          title: 'The warehouse',
          text: 'One ordinary database in your own account; an accountant can read its rules.',
          gives: 'one figure for each word',
          to: '6, 7',
        },
        { title: 'Eight dashboards', text: 'Each answers one question that somebody asks every week.' },
        { title: 'Your spreadsheets', text: 'Connected to the same figures, for everything else.', existing: true },
      ],
      comparisons: [
        { label: 'The monthly report', before: '4 days', after: 'the first morning' },
        { label: 'Revenue of sales and of finance', before: '4% apart', after: 'one figure' },
        { label: 'A wrong figure is noticed after', before: '19 days', after: 'one night' },
      ],
      benefits: [
        {
          title: 'One version of the truth',
          text: 'Definitions are visible beside every figure, so meetings are about what to do.',
        },
        {
          title: 'Hours returned',
          text: 'Monthly reports that took three people four days are ready on the first morning of the month.',
        },
        {
          title: 'Quick questions allowed',
          text: 'Analysts ask in a familiar spreadsheet or in plain query language, without burdening the live systems.',
        },
        {
          title: 'Rights to the row',
          text: 'A branch manager sees her branch, a regional director his region, the same dashboard for both.',
        },
      ],
      process: [
        {
          title: 'Questions',
          text: 'Two weeks of interviews yield the twenty questions that matter and the decisions behind them.',
        },
        { title: 'Definitions', text: 'Words, rules and owners are agreed and signed, in Arabic and English.' },
        { title: 'First loads', text: 'Two or three sources, with checks, and the first dashboard by the sixth week.' },
        {
          title: 'Grow and hand over',
          text: 'A further source every two weeks; your analyst builds the last ones with us at their side.',
        },
      ],
      deliverables: [
        'A book of definitions in both languages',
        'The warehouse in your own account or building',
        'Automatic loads with daily checks',
        'Up to eight dashboards',
        'Access rules by role and branch',
        'Training for one or two analysts',
      ],
      faq: [
        {
          question: 'Which tools do you use?',
          answer:
            'The open-source database PostgreSQL for most clients, version-controlled transformations and our product Lawha for dashboards. If you already own a reporting tool, we use that.',
        },
        {
          question: 'Is our data clean enough?',
          answer:
            'Nobody’s is. Loading makes the faults visible, and we bring them to the people who can correct them at the source. After three months the worst are gone.',
        },
        {
          question: 'How long does it take?',
          answer: 'Ten weeks to the first four dashboards. The definitions are the part that cannot be hurried.',
        },
      ],
    },
    ar: {
      slug: 'مستودع-البيانات',
      title: 'مستودع البيانات',
      summary:
        'مكان واحد تتفق فيه أرقام المبيعات والمخزون والمالية والخدمة، صغير بما يكفي ليُفهم، وزهيد بما يكفي ليبقى.',
      problem: 'إيرادان يختلفان بأربعة في المئة، واجتماع يقضي أربعين دقيقة في البحث عن السبب.',
      seo: {
        title: 'مستودع بيانات صغير لتقارير واضحة',
        description:
          'أرقام أنظمتكم كلها في قاعدة واحدة، بتعريفات وفحوص ولوحات مؤشرات بالعربية والإنجليزية، خلال عشرة أسابيع.',
      },
      body: `يبدأ الاجتماع في العاشرة. وفي العاشرة وعشر دقائق يكتشف مدير المبيعات ومدير المالية معًا أن بين إيراديهما فرقًا قدره أربعة في المئة، وتذهب الدقائق الأربعون التالية في البحث عن السبب. وكلاهما على حق: أحدهما يعد الطلبات والآخر يعد الفواتير. ما ينقصهما هو الاتفاق، وهو عمل بشر قبل أن يكون عمل أجهزة.

## التعريفات قبل لوحات المؤشرات

نبدأ بالكلمات. من العميل، ومن العميل النشط، ومن العميل الذي فقدناه قبل عام؟ ومتى تكون البيعة بيعة؟ نكتب من عشرين تعريفًا إلى أربعين على الورق باللغتين، ولكل منها صاحب، وتُوقَّع. وبعدها فقط ننقل أول جدول، فلا نبني على أرض لم يُتفق على حدودها.

## صغير عن قصد

الشركة التي عندها مئة مليون سجل لا تحتاج إلى عتاد البنوك. نستخدم قاعدة بيانات عادية واحدة، وعمليات تحميل تجري ليلًا أو كل ربع ساعة، وتحويلات مكتوبة نصًا يقرؤه محاسب صبور. وتكلفتها الشهرية في العادة أقل من تكلفة مكتب واحد في المقر، ويستطيع محلل واحد أن يرعاه.

## فحوص توقظ أحدًا

يُقارن كل تحميل بمصدره: عدد السجلات، ومجموع المبالغ، وآخر تاريخ، ونسبة الحقول الفارغة. فإذا خرجت قيمة عن نطاقها المعتاد ظهرت علامة في التقرير، وعلم بها إنسان قبل الإفطار. والرقم الخاطئ ومعه تحذير أهون ضررًا من رقم متأخر بلا تحذير.

## تقارير يفتحها الناس

نبني لوحات قليلة لا تزيد على ثمانٍ. تجيب كل منها عن سؤال يُطرح حقًا كل أسبوع وينتهي بقرار. تظهر بالعربية أو بالإنجليزية، وبالأرقام التي يفضلها القارئ، على الهاتف كما على الحائط. وما سوى ذلك يُسأل عنه في جدول بيانات موصول بالأرقام نفسها، فلا يضطر أحد إلى نسخ الأرقام بيده. أحضروا سؤالًا واحدًا لا تستطيعون الجواب عنه اليوم، [ومنه نبدأ](/ar/contact).`,
      facts: [
        { label: 'المدة', value: 'عشرة أسابيع حتى أربع لوحات' },
        { label: 'الفريق', value: 'مهندس بيانات ومحللة' },
        { label: 'يبدأ من', value: '٤٢٠٬٠٠٠ ج.م.' },
      ],
      parts: [
        { title: 'الطلبات', text: 'تعدّها المبيعات من دقيقة تسجيلها.', existing: true, gives: 'الطلبات', to: '٤' },
        { title: 'الدفاتر', text: 'تعدّ المالية الفواتير من يوم إصدارها.', existing: true, gives: 'الفواتير', to: '٤' },
        {
          title: 'كتاب التعريفات',
          text: 'من عشرين إلى أربعين كلمة، لكل منها صاحب وتوقيع، باللغتين.',
          gives: 'معنى كل كلمة',
          to: '٥',
        },
        {
          title: 'تحميل مفحوص',
          text: 'ليلًا أو كل ربع ساعة: تُقارن الصفوف والمجاميع والتواريخ بمصدرها.',
          gives: 'صفوف متفقة',
          to: '٥',
        },
        {
          title: 'المستودع',
          text: 'قاعدة بيانات عادية في حسابكم، يقرأ المحاسب قواعدها.',
          gives: 'رقم واحد لكل كلمة',
          to: '٦، ٧',
        },
        { title: 'ثماني لوحات', text: 'تجيب كل منها عن سؤال يسأله أحدهم كل أسبوع.' },
        { title: 'جداولكم', text: 'متصلة بالأرقام نفسها، لكل ما عدا ذلك.', existing: true },
      ],
      comparisons: [
        { label: 'التقرير الشهري', before: '٤ أيام', after: 'أول صباح' },
        { label: 'إيراد المبيعات وإيراد المالية', before: 'فرق ٤٪', after: 'رقم واحد' },
        { label: 'يُلاحظ الرقم الخاطئ بعد', before: '١٩ يومًا', after: 'ليلة واحدة' },
      ],
      benefits: [
        { title: 'رواية واحدة للحقيقة', text: 'التعريف ظاهر بجوار كل رقم، فتدور الاجتماعات حول ما يجب فعله.' },
        {
          title: 'ساعات تعود إلى أصحابها',
          text: 'تقارير الشهر التي كانت تشغل ثلاثة أشخاص أربعة أيام جاهزة في أول صباح من الشهر.',
        },
        {
          title: 'أسئلة سريعة مسموح بها',
          text: 'يسأل المحللون في جدول بيانات مألوف أو بلغة الاستعلام، من غير أن يثقلوا على الأنظمة العاملة.',
        },
        { title: 'صلاحيات حتى السطر', text: 'ترى مديرة الفرع فرعها ويرى مدير المنطقة منطقته، واللوحة واحدة.' },
      ],
      process: [
        { title: 'الأسئلة', text: 'أسبوعان من اللقاءات نخرج منهما بالأسئلة العشرين التي تهم والقرارات التي وراءها.' },
        { title: 'التعريفات', text: 'نتفق على الكلمات والقواعد وأصحابها، وتُوقَّع بالعربية والإنجليزية.' },
        { title: 'أول تحميل', text: 'مصدران أو ثلاثة بفحوصها، وأول لوحة مؤشرات في الأسبوع السادس.' },
        { title: 'النمو والتسليم', text: 'مصدر جديد كل أسبوعين، ويبني محللكم آخرها بيده ونحن بجواره.' },
      ],
      deliverables: [
        'كتاب تعريفات باللغتين',
        'المستودع في حسابكم أو في مبناكم',
        'تحميل آلي بفحوص يومية',
        'لوحات مؤشرات لا تزيد على ثمانٍ',
        'صلاحيات بحسب الدور والفرع',
        'تدريب لمحلل أو اثنين',
      ],
      faq: [
        {
          question: 'ما الأدوات التي تستخدمونها؟',
          answer:
            'قاعدة البيانات المفتوحة المصدر PostgreSQL مع أكثر العملاء، وتحويلات تُحفظ نسخها، ومنتجنا «لوحة» للمؤشرات. وإن كانت لديكم أداة تقارير استخدمناها.',
        },
        {
          question: 'هل بياناتنا نظيفة بما يكفي؟',
          answer:
            'لا أحد بياناته نظيفة. التحميل يُظهر العيوب، فنحملها إلى من يستطيع إصلاحها عند المصدر. وبعد ثلاثة أشهر يزول أسوؤها.',
        },
        { question: 'كم يستغرق؟', answer: 'عشرة أسابيع حتى أول أربع لوحات. والتعريفات هي الجزء الذي لا يُستعجل.' },
      ],
    },
  },
};
