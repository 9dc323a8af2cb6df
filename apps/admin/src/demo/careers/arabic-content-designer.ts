import type { CareerEntry } from '../types.ts';

export const arabicContentDesigner: CareerEntry = {
  key: 'arabic-content-designer',
  department: 'content',
  workplace: 'remote',
  contractType: 'part-time',
  salary: { min: 19000, max: 27000, currency: 'EGP' },
  openings: 2,
  postedDaysAgo: 21,
  closesInDays: null,
  locales: {
    en: {
      slug: 'arabic-content-designer',
      title: 'Arabic content designer',
      summary:
        'Write the Arabic of services, forms and error messages: three days a week, from home, in a team that reads every line aloud.',
      place: 'Egypt, Jordan or Morocco',
      body: `
Salma Hegazy leads eight writers. Between them they have written for a bank, a governorate, a museum and a ferry company, and they share one habit: every text is read aloud to a colleague before it leaves. What makes a reader stumble is rewritten, whoever wrote it.

## The work

A content designer here decides what a page says, and what it does not. You would sit in on interviews with users, agree on the terms with the client’s staff, write in Arabic first wherever the readers are Arabic speakers, and settle the English with a colleague on equal terms. Much of it is small: a button, the line below a field, the sentence after something went wrong. Small texts are read most.

## Three days

The position covers 24 hours a week, spread as you like between Sunday and Thursday, with one fixed point: the reading on Monday at eleven. We fill two places and keep the advertisement open until we have found both people.
`,
      responsibilities: [
        'Write and edit pages, forms, messages and emails in modern standard Arabic',
        'Structure services so that a reader finds the answer in the first lines',
        'Look after the house glossary in Qalam, and decide on new terms with Salma',
        'Test texts with readers, and change them on the evidence',
        'Take part in the reading on Mondays',
      ],
      requirements: [
        'Four years or more of writing or editing Arabic for publication',
        'Command of grammar and spelling that needs no corrector',
        'A sense for the register between stiff and careless',
        'English good enough to argue about a nuance',
        'Curiosity about how offices, clinics and warehouses really work',
      ],
      benefits: [
        'A contract by the hour with paid leave and insurance in proportion',
        'Working hours of your choice around one fixed meeting',
        'Your name in the credits of what you wrote, where the client agrees',
        'EGP 15,000 a year for books, dictionaries and courses',
      ],
      questions: [
        {
          label:
            'Rewrite in Arabic, in at most 20 words: “Your session has expired due to inactivity. Please re-authenticate to continue.”',
          kind: 'text',
          choices: [],
          required: true,
        },
        {
          label: 'Which country would you work from?',
          kind: 'choice',
          choices: ['Egypt', 'Jordan', 'Morocco'],
          required: true,
        },
        { label: 'Are you free on Mondays at eleven, Cairo time?', kind: 'boolean', choices: [], required: true },
      ],
      seo: {
        title: 'Arabic content designer, part-time and remote',
        description:
          'Write the Arabic of services, forms and messages for Nasaq: remote, 24 hours a week, EGP 19,000 to 27,000 a month.',
      },
    },
    ar: {
      slug: 'مصمم-محتوى-عربي',
      title: 'مصمم محتوى عربي',
      summary:
        'كتابة النصوص العربية للخدمات والنماذج ورسائل الخطأ: ثلاثة أيام في الأسبوع، من البيت، مع فريق يقرأ كل سطر بصوت مسموع.',
      place: 'مصر أو الأردن أو المغرب',
      body: `
تقود سلمى حجازي ثمانية كتّاب. كتبوا لبنك ومحافظة ومتحف وشركة معديات، وتجمعهم عادة واحدة: كل نص يُقرأ بصوت مسموع على زميل قبل أن يخرج، وما يتعثر فيه القارئ تُعاد كتابته، أيًا كان كاتبه.

## العمل

مصمم المحتوى عندنا يقرر ما تقوله الصفحة وما لا تقوله. عملك حضور المقابلات مع المستخدمين، والاتفاق على المصطلحات مع موظفي العميل، والكتابة بالعربية أولًا حيثما كان القراء عربًا، ثم الاتفاق على الإنجليزية مع زميل، والاثنان في ذلك سواء. وكثير من العمل صغير: زر، أو السطر تحت خانة، أو الجملة التي تلي خطأ. والنصوص الصغيرة أكثر ما يُقرأ.

## ثلاثة أيام

الوظيفة ٢٤ ساعة في الأسبوع، تُوزَّع كما يناسبك بين الأحد والخميس، وفيها موعد ثابت واحد هو جلسة القراءة في الحادية عشرة من يوم الاثنين. لدينا مكانان، ويظل الإعلان مفتوحًا حتى نجد صاحبيهما.
`,
      responsibilities: [
        'كتابة الصفحات والنماذج والرسائل وتحريرها بالعربية الفصحى المعاصرة',
        'بناء صفحات الخدمات بحيث يجد القارئ الجواب في السطور الأولى',
        'رعاية مسرد الدار في «قلم»، والبت مع سلمى في المصطلحات الجديدة',
        'اختبار النصوص مع القراء وتعديلها وفق ما يظهر',
        'المشاركة في جلسة القراءة يوم الاثنين',
      ],
      requirements: [
        'أربع سنوات أو أكثر في كتابة العربية أو تحريرها للنشر',
        'تمكن من النحو والإملاء يغني عن المصحح',
        'حس بالمستوى اللغوي الواقع بين التقعر والإهمال',
        'إنجليزية تسمح بالجدال حول فرق دقيق في المعنى',
        'فضول لمعرفة كيف تعمل المكاتب والعيادات والمخازن حقًا',
      ],
      benefits: [
        'عقد بالساعة مع إجازة مدفوعة وتأمين بنسبة الدوام',
        'ساعات عمل من اختيارك حول اجتماع واحد ثابت',
        'اسمك على ما كتبته حيث يوافق العميل',
        '١٥٬٠٠٠ ج.م. في السنة للكتب والمعاجم والدورات',
      ],
      questions: [
        {
          label:
            'أعد الصياغة في عشرين كلمة على الأكثر: «لقد انتهت صلاحية جلستكم نظرًا لعدم النشاط، يرجى إعادة المصادقة للاستمرار»',
          kind: 'text',
          choices: [],
          required: true,
        },
        { label: 'من أي بلد سيكون عملك؟', kind: 'choice', choices: ['مصر', 'الأردن', 'المغرب'], required: true },
        { label: 'هل يناسبك يوم الاثنين في الحادية عشرة بتوقيت القاهرة؟', kind: 'boolean', choices: [], required: true },
      ],
      seo: {
        title: 'مصمم محتوى عربي، دوام جزئي عن بُعد',
        description:
          'كتابة النصوص العربية للخدمات والنماذج والرسائل في نسق: عن بُعد، ٢٤ ساعة في الأسبوع، من ١٩٬٠٠٠ إلى ٢٧٬٠٠٠ ج.م. شهريًا.',
      },
    },
  },
};
