import type { ProductEntry } from '../types.ts';

export const sijil: ProductEntry = {
  key: 'sijil',
  related: ['industries:banking', 'industries:government', 'works:qanater-bank', 'products:mizan'],
  locales: {
    en: {
      slug: 'sijil',
      title: 'Sijil',
      kind: 'Audit log',
      summary:
        'An audit log in which nothing can be altered unnoticed. Each record seals the one before it, and the auditor can check without us.',
      body: `
A log that its own administrator can edit proves little. Sijil takes events from your systems and chains them: each record contains the fingerprint of the record before it. Change one character three years back, and every later fingerprint stops matching.

## How the proof leaves the building

Once an hour Sijil publishes a single line, the fingerprint of everything so far, to places that you choose: a notary’s mailbox, the regulator, a printed sheet in the safe. A line of 64 characters says nothing about your data and yet pins all of it down.

## What an auditor does with it

1. Asks for a period and receives a file.
2. Runs a small open program, about 300 lines, on their own computer.
3. Learns within a minute whether the file is complete, unaltered and in order.

No access to your network is needed, and no trust in us.

## Made to be written to

Sijil accepts 4,000 events a second on one ordinary server and confirms each only after it is stored twice. Applications write to it through a small HTTP interface; databases and older systems through a reader that follows their own logs. Personal data is stored apart from the chain, so it can be erased when the law demands it while the proof stays whole. The same care is described on our [company pages](/company).
`,
      features: [
        {
          title: 'Chained records',
          text: 'Every record carries the fingerprint of the previous one, so removal, insertion and reordering all become visible.',
        },
        {
          title: 'Outside witnesses',
          text: 'An hourly fingerprint goes to recipients of your choice. Later alteration would have to convince all of them.',
        },
        {
          title: 'Independent check',
          text: 'The verification program is open, short and runs offline. Auditors have read it in an afternoon.',
        },
        {
          title: 'Erasable personal data',
          text: 'Names and numbers stand outside the chain under keys of their own; destroying a key erases the person, not the proof.',
        },
      ],
      plans: [
        {
          name: 'One system',
          price: 'EGP 4,500',
          period: 'per month',
          features: ['Sources: 1', 'Events a month: 5 million', 'Kept for: 2 years', 'Support: by email'],
        },
        {
          name: 'All systems',
          price: 'EGP 12,500',
          period: 'per month',
          features: [
            'Sources: up to 12',
            'Events a month: 60 million',
            'Kept for: 10 years',
            'Support: by phone',
            'Alert rules',
          ],
        },
        {
          name: 'Regulated',
          price: '',
          period: '',
          features: [
            'Sources: no limit',
            'Events a month: no limit',
            'Kept for: as long as you must',
            'Support: help during audits',
            'Alert rules',
            'In your data centre, on two sites',
            'Keys in your own hardware module',
          ],
        },
      ],
      faq: [
        {
          question: 'Is this a blockchain?',
          answer:
            'It uses the same kind of fingerprint chain, without coins, miners or a network. One server writes, many can check, and a record is final in milliseconds.',
        },
        {
          question: 'What if the server fails?',
          answer:
            'Events are confirmed only when two disks hold them. A standby takes over in under 30 seconds, and senders keep unconfirmed events and repeat them.',
        },
        {
          question: 'Can we load our old logs?',
          answer:
            'Yes. They are sealed from the day of import, with a note that says so. Sijil claims nothing about the time before it received them.',
        },
      ],
      screenshots: [
        {
          alt: 'Three records of a chain after a test: a nought was added to the limit in the middle one, and the link to the next is broken.',
          caption:
            'We show the alteration and not only the alarm: an auditor should see at which character the chain came apart.',
        },
        {
          alt: 'A day of events as a strip with four marks in red, and the four refused actions in a table below.',
          caption:
            'What was allowed becomes a grey skyline, so that four refusals among thirty-one thousand events can be seen at all.',
        },
        {
          alt: 'The result of a check: “Unaltered” in very large letters, the period and number of records, and the printed seal below.',
          caption:
            'The answer is one word, because the question was. The seal below it comes from outside, where we cannot reach it.',
        },
      ],
      seo: {
        title: 'Sijil: tamper-evident audit log',
        description:
          'An audit log with chained records, outside witnesses and an open verification program. Alterations show, and personal data stays erasable.',
      },
    },
    ar: {
      slug: 'سجل',
      title: 'سجل',
      kind: 'سجل المراجعة',
      summary: 'سجل مراجعة لا يتغير فيه شيء خفية: كل قيد يختم ما قبله، ويستطيع المراجع أن يتحقق من دوننا.',
      body: `
السجل الذي يستطيع مسؤوله أن يعدله لا يثبت الكثير. يتلقى «سجل» الأحداث من أنظمتكم ويصلها في سلسلة، فكل قيد يحمل بصمة القيد الذي قبله. غيروا حرفًا واحدًا قبل ثلاث سنوات، وستختلف كل بصمة جاءت بعده.

## كيف يخرج البرهان من المبنى

ينشر «سجل» كل ساعة سطرًا واحدًا، هو بصمة كل ما سبق، إلى جهات تختارونها: بريد الموثق، أو الجهة الرقابية، أو ورقة مطبوعة في الخزنة. سطر من ٦٤ حرفًا لا يقول شيئًا عن بياناتكم، ومع ذلك يثبتها كلها في مكانها.

## ما يفعله المراجع

1. يطلب فترة معينة فيتسلم ملفًا.
2. يشغل برنامجًا صغيرًا مفتوحًا، نحو ثلاثمئة سطر، على جهازه هو.
3. يعرف خلال دقيقة هل الملف كامل ومرتب ولم يمسه تغيير.

لا يحتاج إلى دخول شبكتكم، ولا إلى الثقة بنا.

## صُنع ليُكتب فيه

يستقبل «سجل» أربعة آلاف حدث في الثانية على خادم عادي، ولا يؤكد الحدث إلا بعد حفظه مرتين. تكتب فيه التطبيقات من خلال واجهة HTTP صغيرة، أما قواعد البيانات والأنظمة الأقدم فلها قارئ يتابع سجلاتها. وتُحفظ البيانات الشخصية خارج السلسلة، فيمكن محوها متى ألزم القانون بذلك ويظل البرهان تامًا. ونشرح هذه العناية نفسها في [صفحات الشركة](/ar/company).
`,
      features: [
        { title: 'قيود متسلسلة', text: 'يحمل كل قيد بصمة سابقه، فيظهر الحذف والإدراج وتغيير الترتيب جميعًا.' },
        {
          title: 'شهود من الخارج',
          text: 'تُرسل بصمة كل ساعة إلى من تختارون، ومن أراد التغيير لاحقًا لزمه أن يقنعهم كلهم.',
        },
        {
          title: 'تحقق مستقل',
          text: 'برنامج التحقق مفتوح وقصير ويعمل دون اتصال، وقد قرأه مراجعون كاملًا في جلسة واحدة.',
        },
        {
          title: 'بيانات شخصية قابلة للمحو',
          text: 'الأسماء والأرقام خارج السلسلة ولكل منها مفتاح، وإتلاف المفتاح يمحو الشخص ولا يمس البرهان.',
        },
      ],
      plans: [
        {
          name: 'نظام واحد',
          price: '٤٬٥٠٠ ج.م.',
          period: 'شهريًا',
          features: ['المصادر: ١', 'الأحداث في الشهر: ٥ ملايين', 'مدة الحفظ: سنتان', 'الدعم: بالبريد'],
        },
        {
          name: 'كل الأنظمة',
          price: '١٢٬٥٠٠ ج.م.',
          period: 'شهريًا',
          features: [
            'المصادر: حتى ١٢',
            'الأحداث في الشهر: ٦٠ مليونًا',
            'مدة الحفظ: عشر سنوات',
            'الدعم: بالهاتف',
            'قواعد تنبيه',
          ],
        },
        {
          name: 'الجهات الخاضعة للرقابة',
          price: '',
          period: '',
          features: [
            'المصادر: بلا حد',
            'الأحداث في الشهر: بلا حد',
            'مدة الحفظ: ما يوجبه القانون',
            'الدعم: معاونة وقت المراجعة',
            'قواعد تنبيه',
            'في مركزي بيانات تملكونهما',
            'المفاتيح في جهازكم الآمن',
          ],
        },
      ],
      faq: [
        {
          question: 'هل هذه تقنية سلسلة الكتل؟',
          answer:
            'يستخدم سلسلة البصمات نفسها، ولكن بلا عملات ولا تعدين ولا شبكة. يكتب خادم واحد ويتحقق كثيرون، ويصبح القيد نهائيًا في أجزاء من الثانية.',
        },
        {
          question: 'ماذا لو تعطل الخادم؟',
          answer:
            'لا يُؤكَّد الحدث إلا وهو على قرصين. ويتسلم الخادم البديل العمل في أقل من ٣٠ ثانية، وتحتفظ الأنظمة المرسلة بما لم يُؤكَّد وتعيد إرساله.',
        },
        {
          question: 'هل نُدخل سجلاتنا القديمة؟',
          answer: 'نعم. تُختم من يوم استيرادها مع ملاحظة بذلك، ولا يدعي «سجل» شيئًا عن الزمن السابق على وصولها إليه.',
        },
      ],
      screenshots: [
        {
          alt: 'ثلاثة قيود من السلسلة بعد تجربة: أُضيف صفر إلى الحد في القيد الأوسط، فانكسرت الحلقة التي تليه.',
          caption: 'نعرض التغيير نفسه لا الإنذار وحده، ليرى المراجع عند أي رقم انفصلت السلسلة.',
        },
        {
          alt: 'أحداث يوم كامل في شريط عليه أربع علامات حمراء، وتحته الأفعال الأربعة المرفوضة في جدول.',
          caption: 'ما سُمح به يصير خلفية هادئة، وبذلك تُرى أربع محاولات مرفوضة بين واحد وثلاثين ألف حدث.',
        },
        {
          alt: 'نتيجة التحقق: عبارة «لم يمسه تغيير» بخط كبير جدًا، والفترة وعدد القيود، وتحتها الختم المطبوع.',
          caption: 'الجواب عبارة واحدة لأن السؤال واحد، والختم الذي تحتها محفوظ في الخارج حيث لا تصل إليه أيدينا.',
        },
      ],
      seo: {
        title: 'سجل: سجل مراجعة يكشف كل تغيير',
        description:
          'سجل مراجعة بقيود متسلسلة وشهود من الخارج وبرنامج تحقق مفتوح، يكشف أي تغيير ويبقي البيانات الشخصية قابلة للمحو.',
      },
    },
  },
};
