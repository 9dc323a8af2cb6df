import type { SolutionEntry } from '../types.ts';

export const fieldOperations: SolutionEntry = {
  key: 'field-operations',
  category: 'internal-operations',
  related: ['services:mobile-apps', 'products:masar', 'industries:logistics', 'posts:offline-field-work'],
  locales: {
    en: {
      slug: 'field-operations',
      title: 'Field operations',
      summary:
        'Planning, routes and reports for crews on the road: a clear day on the phone, with or without a network.',
      problem:
        'A plan on a sheet of paper, a group chat, a dispatcher with an excellent memory, and now an eleventh crew.',
      seo: {
        title: 'Field operations software that works offline',
        description:
          'Scheduling, routing, checklists and proof of work for inspectors, drivers and technicians, in Arabic and English and without a network.',
      },
      body: `The plan for the day is usually a sheet of paper, a group chat and a dispatcher with an excellent memory. It works until the eleventh crew. Then two teams meet at the same door, a third has no spare part, and the report arrives on Sunday as a photograph of a page.

## A day that fits

Each morning the system proposes a plan: who goes where, in which order, with which material. It knows skills, shifts, prayer times, bridges and the traffic of Thursday afternoon. The dispatcher moves what she knows better, and the plan adapts in seconds. She remains in charge; the calculation is hers to overrule.

## Clear on a small screen

The crew sees one task at a time: the address with its landmark, the person to ask for, what to check, what to photograph. Buttons are large enough for gloves. The interface can be Arabic for the technician and English for the engineer on the same order. Without a network everything continues, and the phone sends what it has when it can.

## Proof without paperwork

Photograph, signature, place and time are attached to the task. The customer receives the report in the chosen language before the van has left the street. Disputes become rare, because both sides look at the same picture.

## Learning from the road

After some weeks the figures begin to speak: which visits take twice as long as planned, which part is missing most often, which district deserves its own crew. A weekly page shows three such findings and what they cost. In our projects the number of tasks per crew and day rises by about a fifth, with the same people, the same vans and no overtime. Ask how it would look with [your crews](/contact).`,
      facts: [
        { label: 'Pilot', value: 'Two crews, six weeks' },
        { label: 'Team', value: 'Two engineers, a designer in the van' },
        { label: 'From', value: 'EGP 620,000' },
      ],
      parts: [
        {
          title: 'Orders and stock',
          text: 'Jobs, customers and spare parts stay where they are kept today.',
          existing: true,
          gives: 'the jobs of tomorrow',
          to: '2',
        },
        {
          title: 'Planning board',
          text: 'Proposes a day for each crew from skills, shifts, bridges and traffic. The dispatcher has the last word.',
          gives: 'one day for each crew',
          to: '3, 4',
        },
        { title: 'Arrival messages', text: 'A two-hour window in the morning, a message when the crew sets out.' },
        {
          title: 'The crew’s phone',
          text: 'One task at a time, buttons for gloves, a whole day without a network.',
          gives: 'picture, signature, place',
          to: '5, 6',
        },
        {
          title: 'Report',
          text: 'At the customer’s before the van has left the street, in the language that was chosen.',
        },
        {
          title: 'Findings of the week',
          text: 'Three facts from the road, and what each of them costs.',
          gives: 'truer times',
          to: '2',
        },
      ],
      comparisons: [
        { label: 'Tasks per crew and day', before: '7', after: '8.5' },
        { label: 'A report arrives after', before: '4 days', after: '10 min' },
        { label: 'Second trips to the same door', before: '22%', after: '9%' },
      ],
      benefits: [
        {
          title: 'More visits, fewer kilometres',
          text: 'Better order and fewer second trips bring 15 to 25 per cent more completed tasks with the same vans.',
        },
        {
          title: 'No lost reports',
          text: 'Entries are stored on the phone at once and confirmed by the server one by one.',
        },
        {
          title: 'Honest arrival times',
          text: 'Customers receive a two-hour window and a message when the crew is on its way.',
        },
        {
          title: 'Learnt in a morning',
          text: 'Pictures, large buttons and plain Arabic. Most crews work alone with it on the second day.',
        },
      ],
      process: [
        {
          title: 'Ride along',
          text: 'Three days in the van and one beside the dispatcher, with a stopwatch and an open notebook.',
        },
        {
          title: 'Model the day',
          text: 'Tasks, skills, times and rules are written down and tried on the plans of the past month.',
        },
        {
          title: 'Pilot with two crews',
          text: 'Six weeks with the phone app and the planning board; the old way stays as a safety net.',
        },
        {
          title: 'Roll out by depot',
          text: 'One depot after another, with a trained colleague from the previous one as guide.',
        },
      ],
      deliverables: [
        'Planning board for dispatchers',
        'Phone app for crews, fully usable offline',
        'Checklists and report templates in both languages',
        'Messages to customers with arrival times',
        'Connection to stock, billing and maps',
        'Weekly page of findings',
      ],
      faq: [
        {
          question: 'Do you track our people?',
          answer:
            'Only during a task, visibly, and only what the task needs. After the shift the app sends nothing. We put this in writing for the crews.',
        },
        {
          question: 'Which phones are needed?',
          answer:
            'Any Android phone from the last five years or an iPhone from the last six. Rugged devices with scanners are supported too.',
        },
        {
          question: 'How does it find addresses without street numbers?',
          answer:
            'By a point on the map, a landmark and a photograph of the entrance, stored after the first visit. The second crew drives straight to the door.',
        },
        {
          question: 'Can contractors use it?',
          answer: 'Yes, with access that is limited to their own tasks and ends with the order.',
        },
      ],
    },
    ar: {
      slug: 'العمل-الميداني',
      title: 'العمل الميداني',
      summary: 'تخطيط ومسارات وتقارير لمن هم على الطريق: يوم واضح على الهاتف، بالشبكة ومن دونها.',
      problem: 'خطة على ورقة، ومجموعة محادثة، ومنسقة ذاكرتها ممتازة، ثم فرقة حادية عشرة.',
      seo: {
        title: 'برنامج للعمل الميداني يعمل بلا اتصال',
        description: 'جدولة ومسارات وقوائم فحص وإثبات إنجاز للمفتشين والسائقين والفنيين، بالعربية والإنجليزية وبلا شبكة.',
      },
      body: `خطة اليوم في العادة ورقة ومجموعة محادثة ومنسقة ذاكرتها ممتازة. تنجح الخطة حتى الفرقة الحادية عشرة، ثم تلتقي فرقتان عند باب واحد، وتبقى الثالثة بلا قطعة غيار، ويصل التقرير يوم الأحد صورة لورقة عليها أثر الشاي.

## يوم على المقاس

كل صباح يقترح النظام خطة: من يذهب إلى أين، وبأي ترتيب، وبأي مواد. وهو يعرف المهارات والورديات وأوقات الصلاة والكباري وزحام عصر الخميس. تنقل المنسقة ما تعرفه خيرًا منه، فتتكيف الخطة في ثوانٍ. القرار لها، والحساب في خدمتها، وسبب كل اقتراح مكتوب بجواره.

## واضح على شاشة صغيرة

ترى الفرقة مهمة واحدة في كل مرة: العنوان بعلامته المميزة، ومن يُسأل عنه، وما يُفحص، وما يُصور. والأزرار تتسع ليد في قفاز، والخط يُقرأ تحت شمس الظهيرة. وقد تكون الواجهة عربية للفني وإنجليزية للمهندس في أمر الشغل نفسه. وبلا شبكة يستمر كل شيء، ويرسل الهاتف ما عنده متى استطاع، ويعود إليه إيصال بكل سجل.

## إثبات بلا أوراق

الصورة والتوقيع والموضع والوقت مرفقة بالمهمة. ويتسلم العميل التقرير باللغة التي اختارها قبل أن تغادر السيارة الشارع. فتقل الخلافات، لأن الطرفين ينظران إلى الصورة نفسها، وتصدر الفاتورة في اليوم نفسه.

## الطريق يعلّم

بعد بضعة أسابيع تبدأ الأرقام في الكلام: أي الزيارات تستغرق ضعف المقرر، وأي قطعة تنقص أكثر من غيرها، وأي حي يستحق فرقة خاصة به. وتعرض صفحة أسبوعية واحدة ثلاث نتائج من هذا النوع وما تكلفه كل منها. وفي مشروعاتنا يرتفع عدد مهام الفرقة في اليوم بنحو الخمس، بالسيارات نفسها والناس أنفسهم، ومن غير ساعة عمل إضافية واحدة. اسألونا كيف يبدو ذلك مع [فرقكم](/ar/contact).`,
      facts: [
        { label: 'التجربة', value: 'فرقتان، ستة أسابيع' },
        { label: 'الفريق', value: 'مهندسان ومصمم يركب معكم' },
        { label: 'يبدأ من', value: '٦٢٠٬٠٠٠ ج.م.' },
      ],
      parts: [
        {
          title: 'الطلبات والمخزون',
          text: 'تبقى المهام والعملاء وقطع الغيار حيث هي اليوم.',
          existing: true,
          gives: 'مهام الغد',
          to: '٢',
        },
        {
          title: 'لوحة التخطيط',
          text: 'تقترح لكل فرقة يومها من المهارات والورديات والكباري والزحام، والكلمة الأخيرة للمنسقة.',
          gives: 'يوم لكل فرقة',
          to: '٣، ٤',
        },
        { title: 'رسائل الوصول', text: 'موعد في حدود ساعتين صباحًا، ورسالة حين تتحرك الفرقة.' },
        {
          title: 'هاتف الفرقة',
          text: 'مهمة واحدة في كل مرة، وأزرار تُضغط بالقفاز، ويوم كامل بلا شبكة.',
          gives: 'صورة وتوقيع ومكان',
          to: '٥، ٦',
        },
        { title: 'التقرير', text: 'عند العميل قبل أن تغادر السيارة شارعه، وباللغة التي اختارها.' },
        { title: 'حصيلة الأسبوع', text: 'ثلاث حقائق من الطريق، وتكلفة كل منها.', gives: 'أوقات أصدق', to: '٢' },
      ],
      comparisons: [
        { label: 'مهام الفرقة في اليوم', before: '٧', after: '٨٫٥' },
        { label: 'يصل التقرير بعد', before: '٤ أيام', after: '١٠ دقائق' },
        { label: 'عودة ثانية إلى الباب نفسه', before: '٢٢٪', after: '٩٪' },
      ],
      benefits: [
        {
          title: 'زيارات أكثر وكيلومترات أقل',
          text: 'حسن الترتيب وقلة العودة الثانية يزيدان المهام المنجزة من ١٥ إلى ٢٥ في المئة بالسيارات نفسها.',
        },
        { title: 'لا تقرير ضائعًا', text: 'تُحفظ البيانات على الهاتف فورًا، ويؤكد الخادم تسلمها سجلًا سجلًا.' },
        {
          title: 'مواعيد وصول صادقة',
          text: 'يعرف العميل فترة وصول لا تزيد على ساعتين، وتصله رسالة حين تتحرك الفرقة إليه.',
        },
        {
          title: 'يُتعلم في صباح واحد',
          text: 'صور وأزرار كبيرة وعربية واضحة. معظم الفرق تعمل به وحدها في اليوم الثاني.',
        },
      ],
      process: [
        { title: 'نركب معهم', text: 'ثلاثة أيام في السيارة ويوم بجوار المنسقة، ومعنا ساعة توقيت ودفتر مفتوح.' },
        { title: 'نمذجة اليوم', text: 'نكتب المهام والمهارات والأوقات والقواعد، ونجربها على خطط الشهر الماضي.' },
        { title: 'تجربة بفرقتين', text: 'ستة أسابيع بتطبيق الهاتف ولوحة التخطيط، والطريقة القديمة باقية للأمان.' },
        {
          title: 'التعميم مستودعًا مستودعًا',
          text: 'مستودع بعد مستودع، ويرشد كل فريق جديد زميل تدرب في المستودع السابق.',
        },
      ],
      deliverables: [
        'لوحة تخطيط للمنسقين',
        'تطبيق هاتف للفرق يعمل كاملًا بلا اتصال',
        'قوائم فحص وقوالب تقارير باللغتين',
        'رسائل إلى العملاء بمواعيد الوصول',
        'ربط بالمخزون والفوترة والخرائط',
        'صفحة أسبوعية بالنتائج',
      ],
      faq: [
        {
          question: 'هل تتعقبون موظفينا؟',
          answer:
            'أثناء المهمة فقط، وبعلم الموظف، وبقدر ما تحتاج إليه المهمة. وبعد الوردية لا يرسل التطبيق شيئًا. ونكتب ذلك للفرق صراحة.',
        },
        {
          question: 'ما الهواتف اللازمة؟',
          answer:
            'أي هاتف أندرويد من السنوات الخمس الأخيرة أو آيفون من الست الأخيرة. وندعم الأجهزة المتينة ذات الماسح أيضًا.',
        },
        {
          question: 'كيف يجد العناوين التي بلا أرقام؟',
          answer:
            'بنقطة على الخريطة وعلامة مميزة وصورة للمدخل تُحفظ بعد الزيارة الأولى، فتذهب الفرقة الثانية إلى الباب مباشرة.',
        },
        {
          question: 'هل يستخدمه المقاولون من الخارج؟',
          answer: 'نعم، بوصول مقصور على مهامهم وينتهي بانتهاء أمر الشغل.',
        },
      ],
    },
  },
};
