import type { WorkEntry } from '../types.ts';

export const ufuqUniversity: WorkEntry = {
  key: 'ufuq-university',
  year: 2018,
  industry: 'education',
  services: ['web-platforms', 'systems-integration', 'bilingual-content'],
  technologies: ['PHP', 'Laravel', 'MariaDB', 'SAML', 'Vue'],
  locales: {
    en: {
      slug: 'ufuq-university',
      title: 'Registration week without the queue',
      client: 'Ufuq University',
      summary:
        'Course registration for 18,400 students in staggered hours with fair waiting lists: the first autumn in which the site did not fall over.',
      challenge:
        'Twice a year 18,400 students tried to register at nine o’clock on a Sunday. By two minutes past nine the site was down, by noon there was a crowd in front of the registrar, and popular courses went to those with the fastest line. Staff corrected about 6,000 registrations by hand each term.',
      approach:
        'We looked at the rush as a question of fairness before treating it as one of capacity. Registration became a wish list submitted over five days, with a lottery weighted by year and by what a student still needs to graduate. The site itself was rebuilt to do little: a student’s page is prepared in the night and needs one request to the server.',
      result:
        'In September 2018 the busiest minute carried 2,300 students on two ordinary servers, at a response time of 180 milliseconds. Corrections by hand fell to 410. The registrar’s corridor was empty enough for a bench, and there is one now.',
      figures: [
        { value: '18,400', label: 'students registered in five calm days' },
        { value: '410', label: 'corrections by hand, from 6,000' },
        { value: '2,300', label: 'students in the busiest minute' },
      ],
      quote: {
        text: 'We had asked for stronger servers. They asked why everyone had to come at nine.',
        author: 'Prof. Adham Lotfy',
        role: 'Vice president for student affairs, Ufuq University',
      },
      gallery: [
        {
          alt: 'A student’s week from Sunday to Thursday with coloured courses, their halls and hours',
          caption:
            'The page is prepared in the night, so that on the busiest morning it is one file and not one calculation.',
        },
        {
          alt: 'A phone with five wishes in order beside the words “Five days. No first in the queue.”',
          caption:
            'Courses that a student needs to graduate carry their weight in plain sight, before the lottery and not after.',
        },
        {
          alt: 'A list of student numbers with points and places beside a round seal with the number 7306, drawn in public',
          caption:
            'The list has no names and the number was drawn in public, so eleven mathematicians could check us, and did.',
        },
        {
          alt: 'An empty corridor with the door of student affairs, its sign in both scripts, a clock at nine and a bench',
          caption:
            'At nine o’clock on the first day there used to be a crowd here; the university bought the bench itself.',
        },
      ],
      body: `
The university’s letter said that the system needed to withstand 18,400 users at once. It was a fair description of the symptom. We asked to see the reason, and were invited to spend a registration morning in the computer centre, among people who had not slept.

## A peak made by a rule

First come, first served sounds fair. In practice it favours students with a good line, a free morning and a friend in the centre. It also creates the peak, because everybody must come first. Removing the rule removed nine tenths of the load before a line of code was written.

## The lottery that can be checked

1. Students list up to nine courses in order of preference.
2. Points are added for missing graduation requirements and for higher years.
3. A number drawn in public, by a student, seeds the lottery.
4. Anyone may download the anonymous list and repeat the calculation.

Eleven students of mathematics did so in the first term and published their result. It agreed.

## Built to do little

Most pages of a university change once a night. We prepare them then, and serve them as files. The same idea guides every site we have built since, as the notes on our [blog](/blog) show. The system has seen sixteen registrations; its servers have been replaced once, for age.
`,
      seo: {
        title: 'Ufuq University: registration without queues',
        description:
          'Course registration for 18,400 students as a fair, checkable lottery over five days: corrections by hand fell from 6,000 to 410.',
      },
    },
    ar: {
      slug: 'جامعة-أفق',
      title: 'أسبوع تسجيل بلا طابور',
      client: 'جامعة أفق',
      summary: 'تسجيل المقررات لـ١٨٬٤٠٠ طالب على أيام وبقوائم انتظار عادلة: أول خريف لم يسقط فيه الموقع.',
      challenge:
        'كان ١٨٬٤٠٠ طالب يحاولون التسجيل مرتين في السنة في التاسعة من صباح الأحد. في التاسعة ودقيقتين يسقط الموقع، وعند الظهر يتجمع الناس أمام شؤون الطلاب، وتذهب المقررات المطلوبة إلى أصحاب أسرع خط. وكان الموظفون يصححون بأيديهم نحو ستة آلاف تسجيل كل فصل.',
      approach:
        'نظرنا إلى الزحام على أنه مسألة عدالة قبل أن يكون مسألة قدرة. صار التسجيل قائمة رغبات تُقدَّم خلال خمسة أيام، ثم قرعة مرجحة بالسنة الدراسية وبما بقي للطالب ليتخرج. وأعدنا بناء الموقع ليفعل القليل: صفحة كل طالب تُجهَّز ليلًا ولا تحتاج إلا إلى طلب واحد من الخادم.',
      result:
        'في سبتمبر ٢٠١٨ حملت أشد الدقائق ازدحامًا ٢٬٣٠٠ طالب على خادمين عاديين، بزمن استجابة ١٨٠ جزءًا من ألف من الثانية. وانخفض التصحيح اليدوي إلى ٤١٠ حالات. وخلا ممر شؤون الطلاب حتى اتسع لمقعد، وفيه الآن مقعد.',
      figures: [
        { value: '١٨٬٤٠٠', label: 'طالب سجلوا في خمسة أيام هادئة' },
        { value: '٤١٠', label: 'تصحيحات يدوية بعد أن كانت ٦٬٠٠٠' },
        { value: '٢٬٣٠٠', label: 'طالب في أشد الدقائق ازدحامًا' },
      ],
      quote: {
        text: 'طلبنا خوادم أقوى، فسألونا لماذا يجب أن يأتي الجميع في التاسعة.',
        author: 'أ.د. أدهم لطفي',
        role: 'نائب رئيس جامعة أفق لشؤون الطلاب',
      },
      gallery: [
        {
          alt: 'أسبوع طالبة من الأحد إلى الخميس وفيه المقررات ملونة مع قاعاتها وساعاتها',
          caption: 'تُجهَّز الصفحة ليلًا، فتكون في أشد الصباحات ازدحامًا ملفًا واحدًا لا عملية حسابية.',
        },
        {
          alt: 'هاتف عليه خمس رغبات مرتبة وبجواره عبارة «خمسة أيام، ولا أول في الطابور»',
          caption: 'ما يحتاج إليه الطالب ليتخرج ظاهر بوزنه أمامه، قبل القرعة لا بعدها.',
        },
        {
          alt: 'قائمة بأرقام طلاب ونقاطهم وأماكنهم، وبجوارها ختم مستدير عليه الرقم ٧٣٠٦ مسحوبًا أمام الجميع',
          caption: 'القائمة بلا أسماء والرقم سُحب علنًا، فاستطاع أحد عشر طالبًا من الرياضيات مراجعتنا، وفعلوا.',
        },
        {
          alt: 'ممر خالٍ فيه باب شؤون الطلاب ولافتته بالحرفين وساعة تشير إلى التاسعة ومقعد',
          caption: 'في التاسعة من أول أيام التسجيل كان الزحام هنا، أما المقعد فاشترته الجامعة بنفسها.',
        },
      ],
      body: `
قال خطاب الجامعة إن النظام ينبغي أن يتحمل ١٨٬٤٠٠ مستخدم في لحظة واحدة. وكان هذا وصفًا أمينًا للعرض. طلبنا أن نرى السبب، فدُعينا إلى صباح تسجيل في مركز الحاسوب بين أناس لم يناموا.

## قمة صنعتها قاعدة

قاعدة الأولوية للأسبق تبدو عادلة، لكنها في الواقع تنحاز إلى من لديه خط جيد وصباح خالٍ وصديق في المركز. وهي التي تصنع القمة، لأن على كل طالب أن يسبق. وحين أُلغيت القاعدة زالت تسعة أعشار الحمل قبل كتابة سطر واحد.

## قرعة يمكن التحقق منها

1. يرتب الطالب حتى تسعة مقررات بحسب رغبته.
2. تضاف نقاط لمتطلبات التخرج الناقصة وللسنوات الأعلى.
3. يسحب طالب رقمًا أمام الجميع تبدأ منه القرعة.
4. يستطيع أي شخص تنزيل القائمة بلا أسماء وإعادة الحساب.

فعلها أحد عشر طالبًا من قسم الرياضيات في الفصل الأول ونشروا ما وجدوه، وكان مطابقًا.

## بُني ليفعل القليل

أغلب صفحات الجامعة لا يتغير إلا مرة كل ليلة، فنجهزها ليلًا ونقدمها ملفات. والفكرة نفسها وراء كل موقع بنيناه بعد ذلك، كما ترون في [مدونتنا](/ar/blog). مر على النظام ستة عشر موسم تسجيل، ولم تُستبدل خوادمه إلا مرة واحدة لقدمها.
`,
      seo: {
        title: 'جامعة أفق: تسجيل مقررات بلا طوابير',
        description:
          'تسجيل مقررات ١٨٬٤٠٠ طالب بقرعة عادلة يمكن التحقق منها على خمسة أيام، وتصحيح يدوي انخفض من ٦٬٠٠٠ إلى ٤١٠.',
      },
    },
  },
};
