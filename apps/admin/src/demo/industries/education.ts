import type { IndustryEntry } from '../types.ts';

export const education: IndustryEntry = {
  key: 'education',
  category: 'public-life',
  related: ['works:ufuq-university', 'solutions:customer-portal', 'services:mobile-apps', 'products:mawid'],
  locales: {
    en: {
      slug: 'education',
      title: 'Education',
      summary:
        'Admission, timetables, results and campus life for schools and universities whose students live on their phones.',
      seo: {
        title: 'Digital systems for schools and universities',
        description:
          'Bilingual websites, admission, student portals and results systems that stay calm on the day everyone logs in at once.',
      },
      body: `A university has two busy days a year, and on both of them everybody watches: the opening of admission and the publishing of results. For the rest of the year it needs something harder, a quiet system that teachers, parents and students open daily without a manual.

## Results day

At ten in the morning forty thousand people ask the same question within three minutes. We prepare for that as for an examination: the page with results is generated beforehand, the queue is honest about waiting time, and the rehearsal takes place two weeks earlier with twice the expected crowd. The help desk reads the same figures as the students.

## Admission without folders

Applicants upload papers from a phone, see at once what is missing and can stop and continue. Names are compared in Arabic and Latin letters with the certificate. A committee reads complete files side by side and scores them on one screen. In one faculty the time from application to offer fell from nine weeks to three.

## Two languages of teaching

Courses are taught in Arabic, English or both, and catalogues must say the same thing in each. We keep programmes, courses and regulations as one source with two equal texts, so that a changed requirement appears everywhere on the same day. Accreditation bodies receive their report from that source, in an hour instead of a month.

## Careful with the young

Many of your users are minors. We collect little, show no advertising and give parents the view that the law and the school intend, no more. Teachers decide what is shared with a class. Messages stop at a reasonable hour in the evening. If your next results day worries you, [talk to us early](/contact): a full rehearsal needs six weeks.`,
      facts: [
        { label: 'Busiest minute', value: 'Results day, ten o’clock' },
        { label: 'We begin with', value: 'One faculty, one term' },
        { label: 'Rules we work by', value: 'Accreditation, protection of minors' },
      ],
      day: [
        {
          time: '6:45',
          title: 'The pages lie ready',
          text: 'Forty thousand results are written, a page for each student, and nobody can read one yet.',
          made: 'Results are generated beforehand; the morning itself only opens a door.',
          entry: 'works:ufuq-university',
        },
        {
          time: '8:00',
          title: 'The hall has changed',
          text: 'A pipe has burst in hall C. Two hundred and ten students are on the metro already.',
          made: 'One change of the timetable is on every phone, in the student’s language, under the ground too.',
          entry: 'services:mobile-apps',
        },
        {
          time: '10:00',
          title: 'Results',
          text: 'The same question forty thousand times within three minutes, and every family reads along.',
          made: 'A queue that says honestly how long it is, rehearsed two weeks earlier with twice the crowd.',
          entry: 'services:cloud-operations',
        },
        {
          time: '14:20',
          title: 'The committee sits',
          text: 'Five professors, ninety applications, and a certificate whose name is spelt in three ways.',
          made: 'Complete files side by side; names are compared in Arabic and Latin letters before anybody meets.',
          entry: 'services:systems-integration',
        },
        {
          time: '19:30',
          title: 'A father has a question',
          text: 'Absent again? He has one hour in the evening for four children and would like ten minutes with the teacher.',
          made: 'Parents see what law and school intend, book the ten minutes, and hear nothing after nine.',
          entry: 'products:mawid',
        },
      ],
      benefits: [
        {
          title: 'Ready for the peak',
          text: 'Load rehearsals with twice the expected crowd, and a plan for what to switch off first.',
        },
        {
          title: 'Complete applications',
          text: 'Guided uploads and automatic checks halve the correspondence of the admission office.',
        },
        {
          title: 'One catalogue',
          text: 'Programmes and regulations are kept once, in both languages, with the history of each change.',
        },
        {
          title: 'Phone first',
          text: 'Nine students in ten never open the portal on a computer. Every task fits a hand.',
        },
      ],
      process: [
        {
          title: 'A week on campus',
          text: 'We sit in the admission office, the lecture hall and the cafeteria, and count questions.',
        },
        {
          title: 'Calendar',
          text: 'The academic year decides: what must stand before admission, what before examinations, what may wait for summer.',
        },
        {
          title: 'One faculty first',
          text: 'A pilot with one faculty and its students, including a mock results day.',
        },
        { title: 'Campus-wide', text: 'Extension between terms, with student helpers whom we train and pay.' },
      ],
      deliverables: [
        'Bilingual website with programme catalogue',
        'Admission with documents, committee and offers',
        'Student and parent portal',
        'Results service with load report',
        'Appointments with teachers and offices',
        'Training between terms',
      ],
      faq: [
        {
          question: 'Do you replace our student information system?',
          answer: 'Rarely. It keeps the records; we build what people see and use around it, and connect both ways.',
        },
        {
          question: 'Can you work with a learning platform that we have?',
          answer:
            'Yes. Students sign in once, and courses, marks and deadlines from the platform appear in the portal.',
        },
        {
          question: 'When is the right time to begin?',
          answer:
            'January for a new admission season, and the end of examinations for everything else. We never change a system in the four weeks before results.',
        },
        {
          question: 'Are there terms for public schools?',
          answer:
            'Yes. Each year we take on two projects for public or charitable schools at cost. Write to us before March.',
        },
      ],
    },
    ar: {
      slug: 'التعليم',
      title: 'التعليم',
      summary: 'القبول والجداول والنتائج وحياة الحرم لمدارس وجامعات يعيش طلابها على هواتفهم.',
      seo: {
        title: 'أنظمة رقمية للمدارس والجامعات',
        description: 'مواقع بلغتين وأنظمة قبول وبوابات طلاب ونتائج تبقى هادئة في اليوم الذي يدخل فيه الجميع معًا.',
      },
      body: `للجامعة يومان مزدحمان في السنة، وفي كليهما ينظر إليها الجميع: يوم يُفتح باب القبول، ويوم تُعلن النتائج، وكل تعثر فيهما يصير خبرًا. وفي سائر العام تحتاج إلى ما هو أصعب: نظام هادئ يفتحه المعلمون وأولياء الأمور والطلاب كل يوم من غير دليل استخدام.

## يوم النتيجة

في العاشرة صباحًا يسأل أربعون ألف إنسان السؤال نفسه في ثلاث دقائق. نستعد لذلك كما يُستعد للامتحان: تُجهز صفحات النتائج مسبقًا، ويقول طابور الانتظار كم سيطول بصدق، ونتدرب قبلها بأسبوعين بضعف العدد المتوقع. ويقرأ مكتب المساعدة الأرقام التي يقرؤها الطلاب، فلا يسمع المتصل جوابًا يخالف شاشته.

## قبول بلا حوافظ

يرفع المتقدم أوراقه من هاتفه، ويعرف في الحال ما ينقصه، ويتوقف ثم يكمل متى شاء ومن أي جهاز. وتُقارن الأسماء بالحروف العربية واللاتينية مع الشهادة. وتقرأ اللجنة ملفات مكتملة متجاورة وتقيّمها على شاشة واحدة. في إحدى الكليات انخفضت المدة من التقديم إلى العرض من تسعة أسابيع إلى ثلاثة.

## لغتان للتدريس

تُدرس المقررات بالعربية أو الإنجليزية أو بهما معًا، ويجب أن يقول الدليل الشيء نفسه بكل لغة. نحفظ البرامج والمقررات واللوائح في مصدر واحد له نصان متساويان، فإذا تغير شرط ظهر في كل موضع في اليوم نفسه. ومن هذا المصدر يخرج التقرير إلى جهات الاعتماد في ساعة بعد أن كان شغل شهر.

## عناية بالصغار

كثير من مستخدميكم دون السن القانونية. نجمع القليل، ولا نعرض إعلانًا أبدًا، ونعطي أولياء الأمور ما أراده القانون والمدرسة ولا نزيد. ويقرر المعلم ما يُشارك مع الفصل. وتتوقف الرسائل في ساعة معقولة من المساء، فللبيت حقه كما للمدرسة حقها. وإن كان يوم النتيجة القادم يقلقكم [فتحدثوا إلينا مبكرًا](/ar/contact)، فالتدريب الكامل يحتاج إلى ستة أسابيع.`,
      facts: [
        { label: 'أشد الدقائق زحامًا', value: 'العاشرة من يوم النتائج' },
        { label: 'نقطة البداية', value: 'كلية واحدة وفصل واحد' },
        { label: 'القواعد التي نعمل بها', value: 'الاعتماد وحماية القاصرين' },
      ],
      day: [
        {
          time: '6:45',
          title: 'الصفحات جاهزة',
          text: 'أربعون ألف نتيجة مكتوبة، لكل طالب صفحة، ولا يقرأ أحد منها شيئًا بعد.',
          made: 'النتائج مولَّدة من قبل، والصباح لا يفعل إلا أن يفتح الباب.',
          entry: 'works:ufuq-university',
        },
        {
          time: '8:00',
          title: 'القاعة تغيّرت',
          text: 'انفجرت ماسورة في قاعة ج، ومئتا طالب وعشرة في المترو الآن.',
          made: 'تغيير واحد في الجدول يصل إلى كل هاتف بلغة صاحبه، وتحت الأرض أيضًا.',
          entry: 'services:mobile-apps',
        },
        {
          time: '10:00',
          title: 'النتائج',
          text: 'السؤال نفسه أربعين ألف مرة في ثلاث دقائق، وكل أسرة تقرأ مع ولدها.',
          made: 'طابور يقول بصدق كم طوله، جُرِّب قبل أسبوعين بضعف الزحام.',
          entry: 'services:cloud-operations',
        },
        {
          time: '14:20',
          title: 'اللجنة منعقدة',
          text: 'خمسة أساتذة وتسعون طلبًا، وشهادة كُتب اسم صاحبها على ثلاثة أوجه.',
          made: 'ملفات مكتملة جنبًا إلى جنب، والأسماء قورنت بالحرفين العربي واللاتيني قبل الاجتماع.',
          entry: 'services:systems-integration',
        },
        {
          time: '19:30',
          title: 'سؤال من أب',
          text: 'غابت مرة أخرى؟ عنده ساعة في المساء لأربعة أولاد، ويود عشر دقائق مع المعلمة.',
          made: 'يرى الوالدان ما أراده القانون والمدرسة، ويحجزان الدقائق العشر، ولا تصلهما رسالة بعد التاسعة.',
          entry: 'products:mawid',
        },
      ],
      benefits: [
        { title: 'جاهز للذروة', text: 'تدريب على الأحمال بضعف العدد المتوقع، وخطة لما يُوقف أولًا إن لزم.' },
        { title: 'طلبات مكتملة', text: 'الرفع الموجَّه والفحص الآلي يخفضان مراسلات مكتب القبول إلى النصف.' },
        { title: 'دليل واحد', text: 'تُحفظ البرامج واللوائح مرة واحدة باللغتين، ومعها تاريخ كل تغيير.' },
        {
          title: 'الهاتف أولًا',
          text: 'تسعة من كل عشرة طلاب لا يفتحون البوابة على حاسوب أبدًا. كل مهمة تتسع لها راحة اليد.',
        },
      ],
      process: [
        { title: 'أسبوع في الحرم', text: 'نجلس في مكتب القبول وقاعة المحاضرات والكافتيريا، ونعد الأسئلة.' },
        {
          title: 'التقويم',
          text: 'العام الدراسي هو الحكم: ما يلزم قبل القبول، وما يلزم قبل الامتحانات، وما ينتظر الصيف.',
        },
        { title: 'كلية واحدة أولًا', text: 'تجربة مع كلية واحدة وطلابها، ومنها يوم نتائج تجريبي.' },
        { title: 'الحرم كله', text: 'توسع بين الفصول الدراسية، مع طلاب مساعدين ندربهم ونعطيهم أجرًا.' },
      ],
      deliverables: [
        'موقع بلغتين ودليل برامج',
        'نظام قبول بالمستندات واللجنة والعروض',
        'بوابة للطلاب وأولياء الأمور',
        'خدمة نتائج مع تقرير أحمال',
        'مواعيد مع الأساتذة والمكاتب',
        'تدريب بين الفصول الدراسية',
      ],
      faq: [
        {
          question: 'هل تستبدلون نظام معلومات الطلاب؟',
          answer: 'نادرًا. يبقى هو صاحب السجلات، ونبني حوله ما يراه الناس ويستخدمونه، ونربط في الاتجاهين.',
        },
        {
          question: 'هل تعملون مع منصة التعلم القائمة لدينا؟',
          answer: 'نعم. يدخل الطالب مرة واحدة، وتظهر المقررات والدرجات والمواعيد من المنصة داخل البوابة.',
        },
        {
          question: 'متى يحسن أن نبدأ؟',
          answer:
            'في يناير لموسم قبول جديد، وعند انتهاء الامتحانات لما سواه. ولا نغير نظامًا في الأسابيع الأربعة السابقة للنتائج أبدًا.',
        },
        {
          question: 'هل من شروط خاصة للمدارس الحكومية؟',
          answer: 'نعم. نتولى كل عام مشروعين لمدارس حكومية أو خيرية بسعر التكلفة. اكتبوا إلينا قبل مارس.',
        },
      ],
    },
  },
};
