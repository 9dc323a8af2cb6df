import type { ProductEntry } from '../types.ts';

export const lawha: ProductEntry = {
  key: 'lawha',
  related: ['solutions:data-warehouse', 'services:search-and-analytics', 'industries:retail', 'works:nawl-textiles'],
  locales: {
    en: {
      slug: 'lawha',
      title: 'Lawha',
      kind: 'Business dashboards',
      summary:
        'Dashboards with few numbers, each defined once, explained in a sentence and traceable to the rows behind it, in Arabic and English.',
      body: `
A meeting that argues about whose number is right has not started yet. In Lawha a number is defined one time, by name, with an owner and a sentence that explains it. Every chart that uses it uses that definition.

## Twelve numbers, not two hundred

We ask new clients to begin with at most twelve figures that somebody acts on. Each answers three questions: what counts, what does not, and who does what when it moves. What nobody acts on is left to reports on request. Most boards have grown to about thirty after two years, and stayed readable.

## From the number to the row

Click any figure and Lawha shows what it is made of, down to the invoice or the visit, with the time it was read from its source. A late source is marked on the chart itself. A wrong chart that looks fine does more harm than an empty one.

## Drawn for both directions

- Time runs from the reader’s own side; axes, legends and arrows mirror with it.
- Digits follow the reader’s setting, and figures in a column keep their width.
- Colours are chosen so that eight series remain distinct to colour-blind readers and on paper.

Lawha reads PostgreSQL, SQL Server, Oracle, MySQL and spreadsheets. Where sources are scattered, we build a small warehouse first: it is one of [our solutions](/solutions).
`,
      features: [
        {
          title: 'One definition',
          text: 'A figure has a name in both languages, a formula, an owner and a history. Changing it shows which charts will move.',
        },
        {
          title: 'Down to the row',
          text: 'Each figure opens into its parts and finally into source records, within the permissions of the reader.',
        },
        {
          title: 'Honest freshness',
          text: 'Every chart carries the age of its data. When a source is late, the chart says so before anyone asks.',
        },
        {
          title: 'Morning letter',
          text: 'A short email at eight tells only what left its usual range, in two or three sentences with the chart below.',
        },
      ],
      plans: [
        {
          name: 'Desk',
          price: 'EGP 2,200',
          period: 'per month',
          features: ['Readers: up to 10', 'Sources: 3', 'Figures: 30', 'Refreshed: every hour'],
        },
        {
          name: 'House',
          price: 'EGP 6,700',
          period: 'per month',
          features: [
            'Readers: up to 80',
            'Sources: 12',
            'Figures: no limit',
            'Refreshed: every five minutes',
            'Morning letter',
            'Support by phone',
          ],
        },
        {
          name: 'Group',
          price: '',
          period: '',
          features: [
            'Readers: no limit',
            'Sources: no limit',
            'Figures: no limit',
            'Refreshed: every five minutes',
            'Morning letter',
            'Support by phone',
            'Several companies, one definition',
            'In your data centre',
            'Permissions by row',
            'A workshop on the first twelve figures',
          ],
        },
      ],
      faq: [
        {
          question: 'We already have a reporting tool. Why another?',
          answer:
            'Perhaps you need none. If two departments report different sales for the same month, the definitions are missing, and Lawha starts there. It can also feed the tool you have.',
        },
        {
          question: 'Does it slow down our systems?',
          answer:
            'No. Lawha reads at night or from a copy, in small steps, with a limit that your administrator sets. It never writes to a source.',
        },
        {
          question: 'Who builds the charts?',
          answer:
            'We build the first twelve with you in four weeks. After that your analysts add figures themselves; a training day is part of every plan.',
        },
      ],
      screenshots: [
        {
          alt: 'A board of four large figures and two line charts; net sales rise, and the chart of returns says that it is two hours late.',
          caption:
            'A late source is marked on its own chart, and its last weeks are dots: nobody reads a guess as a measurement.',
        },
        {
          alt: 'The definition of “net sales” with its Arabic name: a sentence, the formula of three parts, and the person who answers for it.',
          caption:
            'A figure is introduced like a word in a dictionary, with the one thing that dictionaries leave out: who answers for it.',
        },
        {
          alt: 'Net sales opened towards the end edge: four regions, three branches of the Delta, four invoices of Tanta.',
          caption:
            'Each step leaves the one before it on the screen, so that the way from a figure to an invoice can be shown in a meeting.',
        },
      ],
      seo: {
        title: 'Lawha: dashboards with one definition per number',
        description:
          'Bilingual business dashboards: each figure defined once, traceable to its rows, honest about its age and drawn for both directions.',
      },
    },
    ar: {
      slug: 'لوحة',
      title: 'لوحة',
      kind: 'لوحات المؤشرات',
      summary:
        'لوحات قليلة الأرقام، كل رقم فيها معرَّف مرة واحدة ومشروح في جملة ويمكن تتبعه إلى مصدره، بالعربية والإنجليزية.',
      body: `
الاجتماع الذي يتجادل فيه الحاضرون أي الأرقام صحيح لم يبدأ بعد. في «لوحة» يُعرَّف الرقم مرة واحدة باسمه، وله مسؤول وجملة تشرحه، وكل رسم يستخدمه يستخدم هذا التعريف نفسه.

## اثنا عشر رقمًا لا مئتان

نطلب من العميل الجديد أن يبدأ باثني عشر مؤشرًا على الأكثر يترتب على كل منها فعل. ويجيب كل مؤشر عن ثلاثة أسئلة: ما الذي يُحسب، وما الذي لا يُحسب، ومن يفعل ماذا إذا تغير. وما لا يترتب عليه فعل يُترك للتقارير عند الطلب. أغلب اللوحات وصلت بعد عامين إلى نحو ثلاثين رقمًا وظلت مقروءة.

## من الرقم إلى الفاتورة

اضغطوا على أي رقم فتعرض «لوحة» مم يتكون، وصولًا إلى الفاتورة أو الزيارة، ووقت قراءته من مصدره. والمصدر المتأخر معلم على الرسم نفسه، فالرسم الخاطئ الذي يبدو سليمًا أضر من رسم فارغ.

## مرسومة للاتجاهين

- يسير الزمن من جهة القارئ، وتنعكس معه المحاور والمفاتيح والأسهم.
- تتبع الأرقام إعداد القارئ، وتحتفظ في العمود بعرض ثابت.
- اختيرت الألوان بحيث تتمايز ثماني سلاسل لمن لا يميز بعض الألوان، وعلى الورق كذلك.

تقرأ «لوحة» من PostgreSQL وSQL Server وOracle وMySQL ومن ملفات الجداول. وحيث تتفرق المصادر نبني أولًا مستودع بيانات صغيرًا، وهو أحد [حلولنا](/ar/solutions).
`,
      features: [
        {
          title: 'تعريف واحد',
          text: 'لكل مؤشر اسم باللغتين ومعادلة ومسؤول وتاريخ، وتعديله يبين مسبقًا أي الرسوم ستتحرك.',
        },
        { title: 'حتى آخر صف', text: 'ينفتح كل رقم على أجزائه ثم على سجلات المصدر، في حدود صلاحيات القارئ.' },
        {
          title: 'عمر البيانات معلن',
          text: 'يحمل كل رسم عمر بياناته، وإذا تأخر المصدر قال الرسم ذلك قبل أن يسأل أحد.',
        },
        {
          title: 'رسالة الصباح',
          text: 'رسالة قصيرة في الثامنة تذكر ما خرج عن نطاقه المعتاد وحده، في جملتين أو ثلاث وتحتها الرسم.',
        },
      ],
      plans: [
        {
          name: 'المكتب',
          price: '٢٬٢٠٠ ج.م.',
          period: 'شهريًا',
          features: ['القراء: حتى ١٠', 'المصادر: ٣', 'المؤشرات: ٣٠', 'التحديث: كل ساعة'],
        },
        {
          name: 'الشركة',
          price: '٦٬٧٠٠ ج.م.',
          period: 'شهريًا',
          features: [
            'القراء: حتى ٨٠',
            'المصادر: ١٢',
            'المؤشرات: بلا حد',
            'التحديث: كل خمس دقائق',
            'رسالة الصباح',
            'دعم هاتفي',
          ],
        },
        {
          name: 'المجموعة',
          price: '',
          period: '',
          features: [
            'القراء: بلا حد',
            'المصادر: بلا حد',
            'المؤشرات: بلا حد',
            'التحديث: كل خمس دقائق',
            'رسالة الصباح',
            'دعم هاتفي',
            'عدة شركات وتعريف واحد',
            'في مركز بياناتكم',
            'صلاحيات على مستوى الصف',
            'ورشة عمل لأول اثني عشر مؤشرًا',
          ],
        },
      ],
      faq: [
        {
          question: 'لدينا أداة تقارير، فلماذا أخرى؟',
          answer:
            'ربما لا تحتاجون. أما إذا أعلنت إدارتان مبيعات مختلفة للشهر نفسه فالناقص هو التعريفات، ومنها تبدأ «لوحة»، وتستطيع أن تغذي أداتكم الحالية أيضًا.',
        },
        {
          question: 'هل تبطئ أنظمتنا؟',
          answer:
            'لا. تقرأ «لوحة» ليلًا أو من نسخة، في خطوات صغيرة وبحد يضعه مسؤول النظام لديكم، ولا تكتب في أي مصدر أبدًا.',
        },
        {
          question: 'من يبني الرسوم؟',
          answer: 'نبني معكم أول اثني عشر مؤشرًا في أربعة أسابيع، ثم يضيف محللوكم بأنفسهم، ويوم التدريب جزء من كل باقة.',
        },
      ],
      screenshots: [
        {
          alt: 'لوحة فيها أربعة أرقام كبيرة ورسمان خطيان: صافي المبيعات يصعد من اليمين إلى اليسار، ورسم المرتجع يقول إنه متأخر ساعتين.',
          caption: 'المصدر المتأخر معلم على رسمه، وأسابيعه الأخيرة نقاط، فلا يُقرأ التخمين على أنه قياس.',
        },
        {
          alt: 'تعريف «صافي المبيعات» ومعه اسمه الإنجليزي: جملة تشرحه، ومعادلة من ثلاثة أجزاء، واسم المسؤولة عنه.',
          caption: 'يُقدم الرقم كما تُقدم الكلمة في المعجم، ومعه ما لا تقوله المعاجم: من يُسأل عنه.',
        },
        {
          alt: 'صافي المبيعات منفتح خطوة بعد خطوة: أربع مناطق، ثم ثلاثة فروع في الدلتا، ثم أربع فواتير من طنطا.',
          caption: 'تبقى كل خطوة على الشاشة بعد التي تليها، فيمكن أن يُعرض الطريق من الرقم إلى الفاتورة في اجتماع.',
        },
      ],
      seo: {
        title: 'لوحة: لوحات مؤشرات بتعريف واحد لكل رقم',
        description:
          'لوحات مؤشرات بلغتين: كل رقم معرف مرة واحدة، ويمكن تتبعه إلى مصدره، وصريح في عمر بياناته، ومرسوم للاتجاهين.',
      },
    },
  },
};
