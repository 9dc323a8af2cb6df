import type { CareerEntry } from '../types.ts';

export const backendEngineer: CareerEntry = {
  key: 'backend-engineer',
  department: 'engineering',
  workplace: 'remote',
  contractType: 'full-time',
  salary: { min: 52000, max: 78000, currency: 'EGP' },
  openings: 1,
  postedDaysAgo: 16,
  closesInDays: 28,
  locales: {
    en: {
      slug: 'backend-engineer',
      title: 'Backend engineer',
      summary:
        'Work on Sijil and Bareed, two services where losing one message is a failure and a clear error text counts as a feature.',
      place: 'Anywhere in Egypt',
      body: `
Sijil keeps audit records for banks and ministries, Bareed sends about nine million emails a month. Five engineers look after both. They are spread over Cairo, Mansoura, Aswan and Alexandria, speak for twenty minutes each morning, and write the rest down.

## The kind of problem

A client’s server asks three times for the same receipt. A disk fills up between two steps. A receiving mail system answers in a language that nobody has documented. Most of our work consists of deciding what must be true afterwards, and proving it with a test that kills the process at the worst moment.

We use TypeScript on Node, PostgreSQL, and few other parts. A new dependency needs a page of reasons. Both services run on modest machines, and we like to know why.

## How we work together

Changes are small, reviewed on the same day, and released by their author. On-call duty rotates by the week among the five, is paid, and was needed at night four times last year. Twice a year the whole team meets in Alexandria for three days; the company pays for travel and fish.
`,
      responsibilities: [
        'Design and build features of Sijil and Bareed, from schema to release',
        'Write tests that interrupt, repeat and reorder, and keep them fast',
        'Look after interfaces that clients depend on, and keep old versions working',
        'Take part in paid on-call duty, one week in five',
        'Answer clients’ technical questions in writing',
      ],
      requirements: [
        'Three years or more of server development in any typed language',
        'SQL beyond what an ORM writes, including locks, isolation and query plans',
        'An understanding of queues, repetition and failure, shown by something you ran yourself',
        'Clear writing in English or Arabic, since most decisions here are written',
        'A quiet place to work and a reliable line',
      ],
      benefits: [
        'Medical insurance for you and your family from the first day',
        '26 days of leave, and paid on-call weeks',
        'EGP 18,000 once for your desk and chair, and EGP 900 a month for the connection',
        'EGP 30,000 a year for courses, books and conferences',
        'Two team meetings a year in Alexandria',
      ],
      questions: [
        {
          label: 'Describe a failure in production that you caused or solved, in five to ten lines',
          kind: 'text',
          choices: [],
          required: true,
        },
        {
          label: 'Which language do you write servers in most often?',
          kind: 'choice',
          choices: ['TypeScript or JavaScript', 'Java or Kotlin', 'Go', 'C#', 'Python', 'Another'],
          required: true,
        },
        {
          label: 'Are you willing to take one week of on-call duty in five?',
          kind: 'boolean',
          choices: [],
          required: true,
        },
      ],
      seo: {
        title: 'Backend engineer, remote in Egypt',
        description:
          'Work on audit logs and transactional email at Nasaq: remote in Egypt, full-time, EGP 52,000 to 78,000 a month, paid on-call.',
      },
    },
    ar: {
      slug: 'مهندس-خوادم',
      title: 'مهندس خوادم',
      summary: 'العمل على «سجل» و«بريد»، خدمتين يُعدّ فيهما ضياع رسالة واحدة فشلًا، ووضوح نص الخطأ ميزة.',
      place: 'أي مكان في مصر',
      body: `
يحفظ «سجل» قيود المراجعة لبنوك ووزارات، ويرسل «بريد» نحو تسعة ملايين رسالة في الشهر. يرعى الخدمتين خمسة مهندسين موزعين على القاهرة والمنصورة وأسوان والإسكندرية، يتكلمون عشرين دقيقة كل صباح ويكتبون ما عدا ذلك.

## نوع المسائل

يطلب خادم أحد العملاء الإيصال نفسه ثلاث مرات. أو يمتلئ القرص بين خطوتين. أو يجيب نظام البريد المستلم بلغة لم يوثقها أحد. أغلب عملنا أن نقرر ما الذي يجب أن يكون صحيحًا بعد ذلك، ثم نثبته باختبار يقطع العملية في أسوأ لحظة.

نستخدم TypeScript على Node وقاعدة البيانات PostgreSQL، وقليلًا غيرهما. وكل مكتبة جديدة تحتاج إلى صفحة من الأسباب. والخدمتان تعملان على أجهزة متواضعة، ونحب أن نعرف لماذا.

## كيف نعمل معًا

التعديلات صغيرة، تُراجع في يومها ويصدرها صاحبها. ونوبة الاستدعاء أسبوع يدور على الخمسة، وهي مدفوعة، ولم نحتج إليها ليلًا في العام الماضي إلا أربع مرات. ويلتقي الفريق كله في الإسكندرية مرتين في السنة ثلاثة أيام، والسفر والسمك على الشركة.
`,
      responsibilities: [
        'تصميم مزايا «سجل» و«بريد» وبناؤها من نموذج البيانات إلى الإصدار',
        'كتابة اختبارات تقطع وتكرر وتغير الترتيب، مع بقائها سريعة',
        'رعاية الواجهات التي يعتمد عليها العملاء، وإبقاء نسخها القديمة عاملة',
        'المشاركة في نوبة استدعاء مدفوعة، أسبوع من كل خمسة',
        'الرد كتابة على الأسئلة الفنية للعملاء',
      ],
      requirements: [
        'ثلاث سنوات أو أكثر في تطوير الخوادم بأي لغة ذات أنواع',
        'معرفة بلغة SQL تتجاوز ما تكتبه المكتبات عنك: الأقفال والعزل وخطط الاستعلام',
        'فهم للطوابير والتكرار والأعطال، يشهد عليه نظام شغّلته بنفسك',
        'كتابة واضحة بالعربية أو الإنجليزية، فأكثر قراراتنا مكتوب',
        'مكان هادئ للعمل واتصال يُعتمد عليه',
      ],
      benefits: [
        'تأمين طبي لك ولأسرتك من اليوم الأول',
        '٢٦ يوم إجازة، وأسابيع استدعاء مدفوعة',
        '١٨٬٠٠٠ ج.م. مرة واحدة للمكتب والمقعد، و٩٠٠ ج.م. شهريًا للاتصال',
        '٣٠٬٠٠٠ ج.م. في السنة للدورات والكتب والمؤتمرات',
        'لقاءان للفريق كل عام في الإسكندرية',
      ],
      questions: [
        {
          label: 'صف عطلًا في نظام عامل كنت سببه أو صاحب حله، في خمسة إلى عشرة أسطر',
          kind: 'text',
          choices: [],
          required: true,
        },
        {
          label: 'بأي لغة تكتب برامج الخوادم في الغالب؟',
          kind: 'choice',
          choices: ['TypeScript أو JavaScript', 'Java أو Kotlin', 'Go', 'C#', 'Python', 'لغة أخرى'],
          required: true,
        },
        { label: 'هل تقبل نوبة استدعاء أسبوعًا من كل خمسة؟', kind: 'boolean', choices: [], required: true },
      ],
      seo: {
        title: 'مهندس خوادم، عن بُعد في مصر',
        description:
          'العمل على سجل المراجعة وبريد المعاملات في نسق: عن بُعد داخل مصر، دوام كامل، من ٥٢٬٠٠٠ إلى ٧٨٬٠٠٠ ج.م. شهريًا.',
      },
    },
  },
};
