import type { OfferEntry } from '../types.ts';

export const mobileApps: OfferEntry = {
  key: 'mobile-apps',
  category: 'build',
  related: ['solutions:field-operations', 'services:product-design', 'works:sahl-ferry', 'posts:offline-field-work'],
  handedOver: [1, 2, 4, 4, 4, 3, 3, 4],
  locales: {
    en: {
      slug: 'mobile-apps',
      title: 'Mobile apps',
      summary:
        'Applications for iPhone and Android that keep working without a network, speak both languages and survive the next system update.',
      seo: {
        title: 'Mobile app development in Cairo',
        description:
          'Bilingual iPhone and Android apps that work offline, start in a second and are maintained with every system update.',
      },
      body: `A good reason for an app is that people use it weekly, in places where a website is awkward: on a quay, in a van, at a bedside, in a queue. If that is not your case we will tell you, and a fast website will cost you a third as much.

## Offline is the normal state

We assume the network is absent and treat it as a pleasant surprise when it appears. Everything the user needs for the day is on the device. What they enter is stored at once, sent later and confirmed with a receipt. If two people changed the same record, the app shows both versions and asks. It never silently chooses.

## One team, two stores

We write one code base for both systems and use the native parts where they matter: camera, maps, payment, biometrics, notifications. A version for both stores appears every two to four weeks. We prepare the listings in Arabic and English, with screenshots in both directions, and deal with the reviewers’ questions.

## Arabic in the hand

Small screens punish careless Arabic. We set the Arabic face a step larger, give it more leading, mirror gestures as well as layout and test with names that have five parts. Digits follow the reader’s habit, and a number is understood in whichever set it was typed.

## What happens after the launch

Apple and Google change their rules each year. Every app we publish has a maintenance plan with fixed dates for system updates, a list of devices it is tested on, and crash reports that reach an engineer within minutes. The share of sessions without a crash is in your monthly report; we keep it above 99.8 per cent. Ask us for the figures of [apps we run today](/works).`,
      facts: [
        { label: 'Duration', value: '4 to 6 months to the stores' },
        { label: 'Team', value: 'Two engineers, a designer, a tester' },
        { label: 'From', value: 'EGP 650,000' },
      ],
      benefits: [
        {
          title: 'Works where the signal ends',
          text: 'A full working day is possible without a connection, and nothing that was entered is ever lost on the way.',
        },
        {
          title: 'Starts in about a second',
          text: 'We measure on a three-year-old Android phone with little memory, because that is the phone most of your users hold.',
        },
        {
          title: 'Careful with data',
          text: 'Records on the device are encrypted, access ends when an employee leaves, and the app asks for no permission it cannot explain.',
        },
        {
          title: 'One cost, two systems',
          text: 'A shared code base keeps iPhone and Android equal in features and saves roughly a third of the effort of two separate teams.',
        },
      ],
      process: [
        {
          title: 'A day beside the user',
          text: 'A designer and an engineer accompany two or three users through a real working day and write down every moment of waiting and guessing.',
        },
        {
          title: 'Prototype on the phone',
          text: 'Within three weeks you hold a clickable draft on your own phone, in both languages, and we try it where it will be used.',
        },
        {
          title: 'Stages of two weeks',
          text: 'Each stage reaches a group of test users. Their crash reports and comments set the order of the next one.',
        },
        {
          title: 'Stores and launch',
          text: 'Listings, reviews, a staged release that starts with one user in ten, and a switch that can turn a new feature off without a new version.',
        },
      ],
      deliverables: [
        'Notes of a working day: every wait, every guess',
        'A clickable draft on your own phone, in both languages',
        'Apps for iPhone and Android, published under your own accounts',
        'Source code, build instructions and signing keys in your keeping',
        'Store listings and screenshots in both languages',
        'A device list with test results',
        'Crash and usage reports that respect privacy',
        'A maintenance plan with dates for the next twelve months',
      ],
      faq: [
        {
          question: 'App or website: how do we decide?',
          answer:
            'We look at frequency, place and need. Weekly use, work without a network, or camera and notifications speak for an app. Everything else is usually served better and more cheaply by a website.',
        },
        {
          question: 'How long until the first version?',
          answer:
            'Between four and six months to the stores for a focused app. The prototype is on your phone after three weeks, and test users have a working version after ten.',
        },
        {
          question: 'Can it use the systems we already have?',
          answer:
            'Yes. We put a small, documented layer between app and systems, so the app stays the same when a system behind it is replaced.',
        },
        {
          question: 'What if a store refuses the app?',
          answer:
            'It happens to one submission in about twenty, mostly over wording or account deletion. Answering and submitting again is part of the price.',
        },
      ],
    },
    ar: {
      slug: 'تطبيقات-المحمول',
      title: 'تطبيقات المحمول',
      summary: 'تطبيقات لآيفون وأندرويد تواصل العمل بلا شبكة، وتتحدث اللغتين، وتصمد أمام تحديث النظام القادم.',
      seo: {
        title: 'تطوير تطبيقات المحمول في القاهرة',
        description: 'تطبيقات بلغتين لآيفون وأندرويد: تعمل بلا اتصال، وتبدأ في ثانية، ونصونها مع كل تحديث للنظام.',
      },
      body: `السبب الوجيه لبناء تطبيق أن يستخدمه الناس كل أسبوع في مواضع يضيق فيها الموقع: على رصيف ميناء، أو في سيارة توزيع، أو بجوار سرير مريض، أو في طابور. فإن لم تكن هذه حالكم قلنا لكم ذلك صراحة، فموقع سريع يغنيكم بثلث التكلفة، ويصل إلى من لا يريد تثبيت شيء على هاتفه.

## غياب الشبكة هو الأصل

نفترض أن الشبكة غائبة، ونعد حضورها مفاجأة سارة. كل ما يحتاج إليه المستخدم في يومه محفوظ على الجهاز، وما يُدخله يُخزن في الحال ثم يُرسل لاحقًا ويعود إليه إيصال. وإذا عدّل شخصان السجل نفسه عرض التطبيق النسختين وسأل، ولا يختار في صمت أبدًا. وعلى الشاشة سطر صغير يقول دائمًا ما أُرسل وما لم يُرسل بعد.

## فريق واحد ومتجران

نكتب شفرة واحدة للنظامين، ونستخدم الأجزاء الأصلية حيث يكون لها أثر: الكاميرا والخرائط والدفع والبصمة والإشعارات. تظهر نسخة جديدة في المتجرين كل أسبوعين إلى أربعة. ونكتب صفحتي المتجرين بالعربية والإنجليزية بصور في الاتجاهين، ونتولى أسئلة المراجعين في شركتي المتجرين حتى تظهر النسخة للناس.

## العربية في راحة اليد

الشاشة الصغيرة لا ترحم العربية المهملة. نرفع حجم الخط العربي درجة، ونوسع ما بين سطوره، ونعكس حركات الأصابع مع التخطيط، ونختبر بأسماء خماسية وعناوين من سطرين. وتتبع الأرقام عادة القارئ، ويُفهم الرقم كيفما كُتب، بالأرقام العربية أو الغربية.

## ماذا بعد الإطلاق؟

تغير أبل وجوجل قواعدهما كل عام. لكل تطبيق ننشره خطة صيانة بتواريخ محددة لتحديثات النظامين، وقائمة بالأجهزة التي نختبر عليها، وبلاغات أعطال تصل إلى مهندس في دقائق. ونسبة الجلسات التي تمر بلا عطل مذكورة في تقريركم الشهري، ونحافظ عليها فوق ٩٩٫٨ في المئة. اطلبوا منا أرقام [التطبيقات التي نشغلها اليوم](/ar/works).`,
      facts: [
        { label: 'المدة', value: 'من ٤ إلى ٦ أشهر حتى المتجرين' },
        { label: 'الفريق', value: 'مهندسان ومصمم ومختبِرة' },
        { label: 'يبدأ من', value: '٦٥٠٬٠٠٠ ج.م.' },
      ],
      benefits: [
        { title: 'يعمل حيث تنتهي التغطية', text: 'يمكن إنجاز يوم عمل كامل بلا اتصال، ولا يضيع في الطريق شيء مما أُدخل.' },
        {
          title: 'يبدأ في ثانية تقريبًا',
          text: 'نقيس على هاتف أندرويد عمره ثلاث سنوات وذاكرته محدودة، لأنه الهاتف الذي يحمله أكثر مستخدميكم.',
        },
        {
          title: 'حريص على البيانات',
          text: 'السجلات على الجهاز مشفرة، وينتهي وصول الموظف يوم يغادر، ولا يطلب التطبيق إذنًا لا يستطيع تبريره.',
        },
        {
          title: 'تكلفة واحدة لنظامين',
          text: 'الشفرة المشتركة تُبقي آيفون وأندرويد متساويين في المزايا، وتوفر نحو ثلث الجهد الذي يتطلبه فريقان منفصلان.',
        },
      ],
      process: [
        {
          title: 'يوم بجوار المستخدم',
          text: 'يرافق مصمم ومهندس اثنين أو ثلاثة من المستخدمين في يوم عمل حقيقي، ويدونان كل لحظة انتظار أو تخمين.',
        },
        {
          title: 'نموذج على الهاتف',
          text: 'خلال ثلاثة أسابيع تمسكون نموذجًا تفاعليًا على هواتفكم باللغتين، ونجربه في المكان الذي سيُستخدم فيه.',
        },
        {
          title: 'مراحل من أسبوعين',
          text: 'تصل كل مرحلة إلى مجموعة من مستخدمي الاختبار، وبلاغاتهم وملاحظاتهم هي التي ترتب المرحلة التالية.',
        },
        {
          title: 'المتجران والإطلاق',
          text: 'صفحات المتجر والمراجعات، ثم إطلاق متدرج يبدأ بواحد من كل عشرة، ومفتاح يوقف أي ميزة جديدة من غير إصدار جديد.',
        },
      ],
      deliverables: [
        'ملاحظات يوم عمل كامل: كل انتظار فيه وكل تخمين',
        'نموذج تفاعلي على هاتفكم باللغتين',
        'تطبيقان لآيفون وأندرويد، منشوران من حساباتكم',
        'الشفرة وتعليمات البناء ومفاتيح التوقيع في عهدتكم',
        'صفحات المتجر وصورها باللغتين',
        'قائمة أجهزة بنتائج الاختبار',
        'تقارير أعطال واستخدام تحترم الخصوصية',
        'خطة صيانة بتواريخ الأشهر الاثني عشر القادمة',
      ],
      faq: [
        {
          question: 'تطبيق أم موقع: كيف نقرر؟',
          answer:
            'ننظر إلى التكرار والمكان والحاجة. الاستخدام الأسبوعي والعمل بلا شبكة والحاجة إلى الكاميرا أو الإشعارات ترجح التطبيق. وما عدا ذلك يخدمه موقع أفضل خدمة وبكلفة أقل.',
        },
        {
          question: 'متى تظهر النسخة الأولى؟',
          answer:
            'من أربعة أشهر إلى ستة حتى المتجرين لتطبيق محدد الغرض. والنموذج على هاتفكم بعد ثلاثة أسابيع، وفي أيدي المختبِرين نسخة عاملة بعد عشرة.',
        },
        {
          question: 'هل يعمل مع أنظمتنا القائمة؟',
          answer: 'نعم. نضع بين التطبيق والأنظمة طبقة صغيرة موثقة، فيبقى التطبيق كما هو إذا استُبدل نظام من خلفه.',
        },
        {
          question: 'وإذا رفض المتجر التطبيق؟',
          answer:
            'يحدث ذلك لواحد من كل عشرين طلب نشر تقريبًا، وغالبًا بسبب صياغة أو بسبب حذف الحساب. والرد وإعادة التقديم من ضمن السعر.',
        },
      ],
    },
  },
};
