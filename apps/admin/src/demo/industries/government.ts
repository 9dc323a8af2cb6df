import type { IndustryEntry } from '../types.ts';

export const government: IndustryEntry = {
  key: 'government',
  category: 'public-life',
  related: ['works:governorate-portal', 'solutions:document-workflow', 'products:sijil', 'services:web-platforms'],
  locales: {
    en: {
      slug: 'government',
      title: 'Government',
      summary:
        'Public services that a citizen can finish on a phone, in plain Arabic, without a second visit to the window.',
      seo: {
        title: 'Digital services for government',
        description:
          'Accessible public services, portals and document systems for ministries, governorates and authorities in Egypt and the Gulf.',
      },
      body: `A citizen cannot choose another government. That is a reason for more care, not for less. The user of a public service may be eighty years old, may read slowly, may share one phone with four others and may be losing a day’s wage by coming to your office. We design for that person and check the result with people like them.

## The service, not the website

A licence is not a page. It is a chain of six or seven desks, three papers, a fee and a stamp. We follow one real application through the building before we draw anything. Usually a third of the steps exist because two departments never exchanged a list. Removing them costs a letter and no software.

## Plain Arabic, readable aloud

We write in the Arabic of a helpful official: short sentences, one question at a time, the reason beside the request. Every form is tested by ear with a screen reader and by eye with people who left school early. English follows for residents and investors, written with the same care.

## Rules that hold

Public work has conditions: data inside the country, tender rules, archives with legal periods, approval by security authorities. We know the papers and plan the months they take. All systems run in the state’s data centres or in yours, and every access by an official is written into a log that cannot be altered.

## Opening without a crowd

We open a service in one district, count errors and calls for four weeks, correct it, and only then go further. The windows remain for those who want or need them, and their staff use the same system. In this way nobody is left outside, and the figures from paper and screen agree from the first day. Some of this can be seen in [our works](/works).`,
      facts: [
        { label: 'Busiest day', value: 'The first of school enrolment' },
        { label: 'We begin with', value: 'One real application, followed through the house' },
        { label: 'Rules we work by', value: 'State data centres, records law' },
      ],
      day: [
        {
          time: '7:50',
          title: 'Thirty people at the gate',
          text: 'Eleven of them only want to know which papers to bring. They will wait two hours for that.',
          made: 'One question in place of a menu leads to one page for each service, with its papers and its price.',
          entry: 'works:governorate-portal',
        },
        {
          time: '9:20',
          title: 'Window four',
          text: 'An old man brings the right form from the wrong year. The clerk reads it to him, line by line.',
          made: 'Forms drawn at the window and tried by ear, with people who left school early.',
          entry: 'services:product-design',
        },
        {
          time: '11:30',
          title: 'A file on its way upstairs',
          text: 'A building permit needs six desks. Two of them have had it since Sunday, and each believes it is with the other.',
          made: 'The route is a table that the administration changes itself, and waiting can be seen.',
          entry: 'solutions:document-workflow',
        },
        {
          time: '14:30',
          title: 'The windows close',
          text: 'Now those come who were at work: the second half of the day’s applications begins on phones.',
          made: 'Every answer is kept as it is given; the fee is paid by wallet, the number comes at once.',
          entry: 'services:web-platforms',
        },
        {
          time: '16:15',
          title: 'A list for the auditor',
          text: 'Who looked at whose record this month, and for which case?',
          made: 'Each look is sealed with its reason. The list is printed, and nobody can tidy it first.',
          entry: 'products:sijil',
        },
      ],
      benefits: [
        {
          title: 'Fewer visits',
          text: 'Applications arrive complete because the form asks only for what applies and checks papers at once.',
        },
        {
          title: 'Nobody excluded',
          text: 'Tested with older people, with screen readers and on small phones; a window and a telephone stay available.',
        },
        {
          title: 'Accountable',
          text: 'Each step has a name, a time and a limit. A citizen and an inspector can both see where a case stands.',
        },
        {
          title: 'Owned by the state',
          text: 'Code, data and documents belong to the authority, with a handover that another supplier can continue from.',
        },
      ],
      process: [
        {
          title: 'Follow a case',
          text: 'One real application from the first question to the stamp, with every wait written down.',
        },
        {
          title: 'Shorten',
          text: 'Steps and papers that no law requires are listed and submitted for decision by the authority.',
        },
        {
          title: 'Build and test',
          text: 'The service is built in stages and tried in the waiting room with the people who wait there.',
        },
        { title: 'Open by district', text: 'Four weeks in one district, a public report of figures, then the next.' },
      ],
      deliverables: [
        'A service map with times and legal basis of each step',
        'Bilingual public service for phone, desktop and window staff',
        'Case handling with limits, deputies and log',
        'Accessibility report by people with disabilities',
        'Security file for the responsible authorities',
        'Training for staff and a handbook in Arabic',
      ],
      faq: [
        {
          question: 'Do you take part in public tenders?',
          answer:
            'Yes, alone or with a larger partner. We also help authorities to write terms of reference, in which case we do not bid.',
        },
        {
          question: 'Can you work with our existing national systems?',
          answer:
            'Where they offer an interface, yes, including national digital identity and electronic payment. The approval takes time, so we apply in the first week.',
        },
        {
          question: 'What about people without a smartphone?',
          answer:
            'The window stays and becomes quicker, because its staff use the same service. A relative can also be authorised to apply.',
        },
      ],
    },
    ar: {
      slug: 'الجهات-الحكومية',
      title: 'الجهات الحكومية',
      summary: 'خدمات عامة ينجزها المواطن من هاتفه، بعربية واضحة، ومن غير زيارة ثانية إلى الشباك.',
      seo: {
        title: 'خدمات رقمية للجهات الحكومية',
        description: 'خدمات عامة متاحة للجميع وبوابات وأنظمة مستندات للوزارات والمحافظات والهيئات في مصر والخليج.',
      },
      body: `لا يستطيع المواطن أن يختار حكومة أخرى، وهذا سبب لعناية أكبر لا أقل. قد يكون مستخدم الخدمة العامة في الثمانين، وقد يقرأ ببطء، وقد يشاركه هاتفه أربعة، وقد يخسر أجر يوم إذا جاء إلى مكتبكم. لهذا الإنسان نصمم، ومع أمثاله نتحقق من النتيجة، في صالة الانتظار لا في قاعة الاجتماعات.

## الخدمة لا الموقع

الرخصة ليست صفحة، بل سلسلة من ستة مكاتب أو سبعة، وثلاث ورقات ورسم وختم. نتتبع طلبًا حقيقيًا داخل المبنى قبل أن نرسم شيئًا. وفي المعتاد نجد أن ثلث الخطوات قائم لأن إدارتين لم تتبادلا قائمة يومًا. ورفعها يكلف خطابًا رسميًا ولا يكلف برنامجًا، ولذلك نبدأ به قبل غيره.

## عربية واضحة تُقرأ بصوت مسموع

نكتب بعربية الموظف الخدوم: جمل قصيرة، وسؤال واحد في كل مرة، وسبب الطلب بجوار الطلب. ونختبر كل نموذج سماعًا بقارئ الشاشة، ونظرًا مع أناس تركوا المدرسة مبكرًا. فإن توقف قارئ عند كلمة غيرنا الكلمة. ثم تأتي الإنجليزية للمقيمين والمستثمرين، مكتوبة بالعناية نفسها.

## قواعد تُحترم

للعمل العام شروطه: بيانات داخل البلد، وقواعد مناقصات، وأرشيف بمدد قانونية، وموافقات من الجهات الأمنية المختصة. نعرف أوراقها ونحسب الأشهر التي تستغرقها في الخطة من البداية. وتعمل الأنظمة كلها في مراكز بيانات الدولة أو في مراكزكم، ويُكتب كل اطلاع من موظف في سجل لا يمكن تغييره.

## افتتاح بلا زحام

نفتتح الخدمة في حي واحد، ونعد الأخطاء والمكالمات أربعة أسابيع، ونصحح ما ظهر منها، ثم نمضي. وتبقى الشبابيك لمن يريدها أو يحتاج إليها، ويعمل موظفوها على النظام نفسه. فلا يبقى أحد خارج الباب، وتتفق أرقام الورق والشاشة من اليوم الأول، ويستطيع المسؤول أن يعلنها للناس وهو مطمئن. وبعض ذلك تجدونه في [أعمالنا](/ar/works).`,
      facts: [
        { label: 'أشد الأيام زحامًا', value: 'أول أيام التقديم للمدارس' },
        { label: 'نقطة البداية', value: 'طلب حقيقي واحد نتبعه في المبنى' },
        { label: 'القواعد التي نعمل بها', value: 'مراكز بيانات الدولة وقانون الوثائق' },
      ],
      day: [
        {
          time: '7:50',
          title: 'ثلاثون عند الباب',
          text: 'أحد عشر منهم لا يريدون إلا معرفة الأوراق المطلوبة، وسينتظرون لذلك ساعتين.',
          made: 'سؤال واحد مكان القائمة يقود إلى صفحة لكل خدمة، فيها أوراقها ورسومها.',
          entry: 'works:governorate-portal',
        },
        {
          time: '9:20',
          title: 'شباك أربعة',
          text: 'شيخ يحمل النموذج الصحيح من السنة الخطأ، والموظفة تقرؤه عليه سطرًا سطرًا.',
          made: 'نماذج رُسمت عند الشباك وجُرِّبت سماعًا، مع من تركوا المدرسة مبكرًا.',
          entry: 'services:product-design',
        },
        {
          time: '11:30',
          title: 'ملف في الطريق إلى أعلى',
          text: 'ترخيص بناء يمر بستة مكاتب. هو عند اثنين منها منذ الأحد، وكل منهما يظنه عند الآخر.',
          made: 'خط السير جدول تغيّره الإدارة بنفسها، والانتظار يُرى.',
          entry: 'solutions:document-workflow',
        },
        {
          time: '14:30',
          title: 'أُغلقت الشبابيك',
          text: 'الآن يأتي من كان في عمله: النصف الثاني من طلبات اليوم يبدأ على الهواتف.',
          made: 'يُحفظ كل جواب ساعة كتابته، وتُدفع الرسوم من المحفظة، ويأتي الرقم في الحال.',
          entry: 'services:web-platforms',
        },
        {
          time: '16:15',
          title: 'كشف للمراجع',
          text: 'من اطلع على بيانات مَن هذا الشهر، ولأي معاملة؟',
          made: 'كل اطلاع مختوم بسببه. يُطبع الكشف، ولا يرتبه أحد قبل الطباعة.',
          entry: 'products:sijil',
        },
      ],
      benefits: [
        { title: 'زيارات أقل', text: 'تصل الطلبات مستوفاة، لأن النموذج يسأل عما ينطبق فقط ويتحقق من الأوراق في الحال.' },
        {
          title: 'لا يُستثنى أحد',
          text: 'نختبر مع كبار السن وبقارئات الشاشة وعلى الهواتف الصغيرة، ويبقى الشباك والهاتف متاحين.',
        },
        { title: 'لكل خطوة مسؤول', text: 'لكل خطوة اسم ووقت وحد. يرى المواطن والمفتش معًا أين وصل الطلب.' },
        { title: 'ملك للدولة', text: 'الشفرة والبيانات والوثائق للجهة، وتسليمها يتيح لأي مورد آخر أن يكمل.' },
      ],
      process: [
        { title: 'تتبع طلب', text: 'طلب حقيقي واحد من أول سؤال إلى الختم، مع تدوين كل انتظار.' },
        { title: 'الاختصار', text: 'نحصر الخطوات والأوراق التي لا يوجبها قانون، ونرفعها إلى الجهة لتقرر.' },
        { title: 'البناء والتجربة', text: 'تُبنى الخدمة على مراحل، وتُجرب في صالة الانتظار مع من ينتظرون فيها.' },
        { title: 'الافتتاح حيًا بعد حي', text: 'أربعة أسابيع في حي واحد، ثم تقرير معلن بالأرقام، ثم الحي التالي.' },
      ],
      deliverables: [
        'خريطة للخدمة بأوقات الخطوات وسندها القانوني',
        'خدمة عامة بلغتين للهاتف والحاسوب وموظفي الشباك',
        'إدارة للطلبات بحدود ونواب وسجل',
        'تقرير إتاحة يعده أشخاص ذوو إعاقة',
        'ملف أمني للجهات المختصة',
        'تدريب للموظفين ودليل بالعربية',
      ],
      faq: [
        {
          question: 'هل تشاركون في المناقصات العامة؟',
          answer: 'نعم، وحدنا أو مع شريك أكبر. ونساعد الجهات أيضًا في كتابة كراسات الشروط، ولا نتقدم حينها بعرض.',
        },
        {
          question: 'هل تعملون مع الأنظمة القومية القائمة؟',
          answer:
            'حيث تتيح واجهة للربط، نعم، ومنها الهوية الرقمية والدفع الإلكتروني. والموافقة تستغرق وقتًا، فنطلبها في الأسبوع الأول.',
        },
        {
          question: 'ومن ليس معه هاتف ذكي؟',
          answer: 'يبقى الشباك ويصير أسرع، لأن موظفيه يستخدمون الخدمة نفسها. ويمكن كذلك تفويض قريب بتقديم الطلب.',
        },
      ],
    },
  },
};
