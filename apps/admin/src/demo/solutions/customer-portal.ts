import type { SolutionEntry } from '../types.ts';

export const customerPortal: SolutionEntry = {
  key: 'customer-portal',
  category: 'customer-experience',
  related: ['products:daftar', 'products:mawid', 'works:shifa-clinics', 'services:systems-integration'],
  locales: {
    en: {
      slug: 'customer-portal',
      title: 'Customer portal',
      summary:
        'One signed-in place where customers see their requests, documents, invoices and appointments, and settle most things alone.',
      problem:
        'A service desk at which sixty of a hundred calls ask for something that one of your systems already knows.',
      seo: {
        title: 'Bilingual customer portal',
        description:
          'A self-service portal in Arabic and English: requests, documents, invoices, payments and appointments, connected to your own systems.',
      },
      body: `Ask your service desk what the last hundred calls were about. In most organisations sixty of them ask for something that a system already knows: where is my request, may I have the invoice again, which papers do you need, when is my appointment. A portal answers these at any hour and leaves your colleagues the forty that need a person.

## Start with five questions

We do not open with forty functions. We take the five most frequent questions from your call list, answer them completely and release that. After eight weeks the portal is of use. The next five follow from what people then ask.

## Signing in without pain

Passwords are the first reason for calls to a portal. Customers sign in with their mobile number or email and a code, or with the national digital identity where your sector allows it. A family member or an accountant can be given limited access, and it can be withdrawn with one tap.

## The state of things, in plain words

Every request has one page: what was asked, where it stands, who has the next move, and by when. The wording comes from our writers. “Under process” does not appear. When the state changes, a message is sent in the customer’s language with a link that leads to the very place.

## Behind the counter

Your staff see the same page as the customer with more detail, so nobody argues about different screens. Requests arrive complete, because the form knew which papers were needed. The portal reads and writes in your existing systems; it adds no second customer list. Would five questions from your list fit? [Send them to us](/contact), and we tell you which of them can be answered in eight weeks.`,
      facts: [
        { label: 'In use', value: 'after eight weeks' },
        { label: 'Team', value: 'Two engineers, a designer, a writer' },
        { label: 'From', value: 'EGP 560,000' },
      ],
      parts: [
        {
          title: 'Customer and billing systems',
          text: 'They stay the only list of customers; the portal comes in through your own gateway.',
          existing: true,
          gives: 'how things stand',
          to: '3',
        },
        {
          title: 'Sign-in by code',
          text: 'A mobile number and a code. A relative or an accountant is given a part of it, and loses it with one tap.',
          gives: 'who is asking',
          to: '3',
        },
        {
          title: 'One page per request',
          text: 'What was asked, where it stands, whose turn it is and by when, in words that our writers chose.',
          gives: 'each change, complete',
          to: '4, 5',
        },
        {
          title: 'Staff view',
          text: 'The same page with more detail, so that nobody argues about two screens.',
          gives: 'decisions',
          to: '1, 6',
        },
        { title: 'Messages', text: 'In the customer’s language, with a link to the very place.' },
        { title: 'Count of calls', text: 'Once a month, by subject: what no longer reaches the telephone.' },
      ],
      comparisons: [
        { label: 'Routine calls a month', before: '6,200', after: '4,100' },
        { label: 'Applications sent back as incomplete', before: '28%', after: '13%' },
        { label: 'An invoice is paid after', before: '34 days', after: '25 days' },
      ],
      benefits: [
        {
          title: 'Fewer calls, better calls',
          text: 'Within half a year routine calls usually fall by a third, and the remaining conversations are longer and more useful.',
        },
        {
          title: 'Complete requests',
          text: 'Forms ask only what applies, check documents at once and save as they go. Returned applications fall by half.',
        },
        {
          title: 'Paid sooner',
          text: 'Invoices that can be seen and paid on a phone are settled nine days earlier on average.',
        },
      ],
      process: [
        {
          title: 'Count the questions',
          text: 'We listen to calls and read emails for a week, and rank the reasons by number and minutes.',
        },
        {
          title: 'Write the answers',
          text: 'For the first five reasons we write the ideal answer in both languages and check which system holds the facts.',
        },
        { title: 'Build the first five', text: 'Eight weeks to a portal for a pilot group of two hundred customers.' },
        {
          title: 'Widen',
          text: 'More customers, then more questions. Each step is released when the calls on its subject begin to fall.',
        },
      ],
      deliverables: [
        'Portal for phone and desktop in Arabic and English',
        'Sign-in by code, delegated access, session control',
        'Connections to customer, document and billing systems',
        'Message templates in both languages',
        'A staff view with history and notes',
        'A monthly count of calls saved, by subject',
      ],
      faq: [
        {
          question: 'Do we need an app as well?',
          answer:
            'Usually not at first. The portal works on every phone, can be placed on the home screen and sends messages. An app follows if people use it weekly.',
        },
        {
          question: 'How is personal data protected?',
          answer:
            'Each customer sees only their own records, checked on the server with every request. Sensitive documents are encrypted, and every look by staff is recorded.',
        },
        {
          question: 'What if a system behind it is down?',
          answer:
            'The portal says so, shows the last known state with its time, and accepts new requests, which are passed on when the system returns.',
        },
        {
          question: 'Can we use only parts of it?',
          answer:
            'Yes. Appointments, documents and payments are separate parts. Some clients begin with appointments alone.',
        },
      ],
    },
    ar: {
      slug: 'بوابة-العملاء',
      title: 'بوابة العملاء',
      summary: 'مكان واحد يدخله العميل فيرى طلباته ومستنداته وفواتيره ومواعيده، وينجز معظم أموره بنفسه.',
      problem: 'مكتب خدمة تسأل ستون من كل مئة مكالمة فيه عما يعرفه أحد أنظمتكم أصلًا.',
      seo: {
        title: 'بوابة عملاء بالعربية والإنجليزية',
        description: 'بوابة خدمة ذاتية بلغتين: طلبات ومستندات وفواتير ومدفوعات ومواعيد، مربوطة بأنظمتكم القائمة.',
      },
      body: `اسألوا مكتب الخدمة عندكم: فيم كانت آخر مئة مكالمة؟ في أكثر المؤسسات تسأل ستون منها عن شيء يعرفه النظام بالفعل: أين طلبي؟ هل أحصل على الفاتورة مرة أخرى؟ ما الأوراق المطلوبة؟ متى موعدي؟ البوابة تجيب عن هذه في أي ساعة، وتترك لزملائكم الأربعين التي تحتاج إلى إنسان يسمع ويقدّر ويقرر.

## نبدأ بخمسة أسئلة

لا نفتتح بأربعين وظيفة. نأخذ أكثر خمسة أسئلة تكرارًا من سجل مكالماتكم، ونجيب عنها كاملة، ونطلق ذلك. بعد ثمانية أسابيع تكون البوابة نافعة حقًا، ثم تأتي الخمسة التالية مما يسأل عنه الناس بعدها. وما لا يسأل عنه أحد لا نبنيه، مهما كان سهلًا.

## دخول بلا مشقة

كلمات المرور هي السبب الأول للاتصال بأصحاب البوابات. يدخل العميل برقم هاتفه أو بريده ورمز يصله، أو بالهوية الرقمية الوطنية حيث يسمح بذلك قطاعكم. ويمكنه أن يمنح أحد أفراد أسرته أو محاسبه وصولًا محدودًا، وأن يسحبه بلمسة واحدة. ويرى دائمًا من دخل حسابه، ومن أي جهاز، ومتى كان ذلك.

## حال الطلب بكلام واضح

لكل طلب صفحة واحدة: ماذا طُلب، وأين وصل، وعلى من الخطوة التالية، ومتى. والصياغة من كتّابنا، فلا تظهر فيها عبارة «جارٍ المعالجة». وحين تتغير حال الطلب تصل إلى العميل رسالة بلغته، ورابطها يقوده إلى الموضع نفسه، لا إلى الصفحة الأولى.

## خلف الشباك

يرى موظفوكم الصفحة التي يراها العميل ومعها تفاصيل أكثر، فلا خلاف على شاشتين، ولا عبارة «النظام عندي يقول غير ذلك». وتصل الطلبات مستوفاة لأن النموذج عرف الأوراق اللازمة. وتقرأ البوابة من أنظمتكم وتكتب فيها، ولا تضيف قائمة عملاء ثانية. فهل عندكم خمسة أسئلة تصلح للبداية؟ [أرسلوها إلينا](/ar/contact)، ونخبركم أيها يُجاب في ثمانية أسابيع.`,
      facts: [
        { label: 'في الخدمة', value: 'بعد ثمانية أسابيع' },
        { label: 'الفريق', value: 'مهندسان ومصممة وكاتب' },
        { label: 'يبدأ من', value: '٥٦٠٬٠٠٠ ج.م.' },
      ],
      parts: [
        {
          title: 'أنظمة العملاء والفواتير',
          text: 'تبقى قائمة العملاء الوحيدة، وتدخل إليها البوابة من منفذكم أنتم.',
          existing: true,
          gives: 'حال كل شيء',
          to: '٣',
        },
        {
          title: 'دخول برمز',
          text: 'رقم هاتف ورمز. ويُعطى القريب أو المحاسب جزءًا من الصلاحية، ويُسحب منه بلمسة.',
          gives: 'هوية السائل',
          to: '٣',
        },
        {
          title: 'صفحة لكل طلب',
          text: 'ما الذي طُلب، وأين وصل، ودور من الآن، وإلى متى، بكلمات اختارها كتّابنا.',
          gives: 'كل تغيير مكتملًا',
          to: '٤، ٥',
        },
        {
          title: 'شاشة الموظف',
          text: 'الصفحة نفسها بتفصيل أكثر، فلا يختلف اثنان على شاشتين.',
          gives: 'القرارات',
          to: '١، ٦',
        },
        { title: 'الرسائل', text: 'بلغة العميل، وفيها رابط يقود إلى الموضع نفسه.' },
        { title: 'عدد المكالمات', text: 'مرة كل شهر وبحسب الموضوع: ما الذي لم يعد يصل إلى الهاتف.' },
      ],
      comparisons: [
        { label: 'المكالمات المعتادة في الشهر', before: '٦٬٢٠٠', after: '٤٬١٠٠' },
        { label: 'طلبات تُرد لنقصها', before: '٢٨٪', after: '١٣٪' },
        { label: 'مدة سداد الفاتورة', before: '٣٤ يومًا', after: '٢٥ يومًا' },
      ],
      benefits: [
        {
          title: 'مكالمات أقل وأنفع',
          text: 'خلال نصف عام تنخفض المكالمات المعتادة بمقدار الثلث غالبًا، وما يبقى من محادثات أطول وأجدى.',
        },
        {
          title: 'طلبات مستوفاة',
          text: 'تسأل النماذج عما ينطبق فقط، وتتحقق من المستندات فورًا، وتحفظ أولًا بأول، فتقل الطلبات المردودة إلى النصف.',
        },
        {
          title: 'تحصيل أسرع',
          text: 'الفاتورة التي تُرى وتُدفع من الهاتف تُسدد قبل موعدها المعتاد بتسعة أيام في المتوسط.',
        },
      ],
      process: [
        { title: 'عد الأسئلة', text: 'نستمع إلى المكالمات ونقرأ الرسائل أسبوعًا، ونرتب الأسباب بحسب العدد والدقائق.' },
        {
          title: 'كتابة الأجوبة',
          text: 'لأول خمسة أسباب نكتب الجواب الأمثل باللغتين، ونتحقق من النظام الذي يملك المعلومة.',
        },
        { title: 'بناء الخمسة الأولى', text: 'ثمانية أسابيع حتى بوابة لمجموعة تجريبية من مئتي عميل.' },
        { title: 'التوسع', text: 'عملاء أكثر ثم أسئلة أكثر، ولا ننتقل إلى خطوة حتى تبدأ مكالمات سابقتها في الانخفاض.' },
      ],
      deliverables: [
        'بوابة للهاتف والحاسوب بالعربية والإنجليزية',
        'دخول برمز وتفويض للغير وتحكم في الجلسات',
        'ربط بأنظمة العملاء والمستندات والفوترة',
        'قوالب رسائل باللغتين',
        'شاشة للموظفين بالتاريخ والملاحظات',
        'إحصاء شهري للمكالمات التي وُفرت، بحسب الموضوع',
      ],
      faq: [
        {
          question: 'هل نحتاج إلى تطبيق أيضًا؟',
          answer:
            'في البداية لا، غالبًا. تعمل البوابة على كل هاتف، وتوضع على شاشته الرئيسية، وترسل الرسائل. ويأتي التطبيق إذا صار الاستخدام أسبوعيًا.',
        },
        {
          question: 'كيف تُحمى البيانات الشخصية؟',
          answer:
            'لا يرى العميل إلا سجلاته، ويتحقق الخادم من ذلك مع كل طلب. والمستندات الحساسة مشفرة، وكل اطلاع من الموظفين مسجل.',
        },
        {
          question: 'وإذا تعطل نظام من خلفها؟',
          answer: 'تقول البوابة ذلك، وتعرض آخر حال معروفة بوقتها، وتقبل الطلبات الجديدة وتمررها حين يعود النظام.',
        },
        {
          question: 'هل يمكن استخدام جزء منها فقط؟',
          answer: 'نعم. المواعيد والمستندات والمدفوعات أجزاء مستقلة، ومن عملائنا من بدأ بالمواعيد وحدها.',
        },
      ],
    },
  },
};
