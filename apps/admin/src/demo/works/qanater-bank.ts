import type { WorkEntry } from '../types.ts';

export const qanaterBank: WorkEntry = {
  key: 'qanater-bank',
  year: 2025,
  industry: 'banking',
  services: ['web-platforms', 'product-design', 'systems-integration', 'cloud-operations'],
  technologies: ['TypeScript', 'React', 'Java', 'PostgreSQL', 'Kubernetes', 'OpenTelemetry'],
  locales: {
    en: {
      slug: 'qanater-bank',
      title: 'A branch that opens at midnight',
      client: 'Qanater Bank',
      summary:
        'Online banking for 310,000 customers of a savings bank, moved from a 2009 system in eleven weekends without closing for an hour.',
      challenge:
        'Qanater Bank has 42 branches in the Delta and customers who have trusted it for three generations. Its online branch dated from 2009: it worked on a desktop computer, in Arabic, between six in the morning and ten at night. Every third call to the service centre asked for something that the screen should have shown.',
      approach:
        'We left the core system alone and put a careful layer in front of it, with every movement recorded in Sijil. Customers moved in eleven groups, smallest branch first, one group each weekend, and could return to the old screens by a link for thirty days. Seven screens were drawn, tested with customers of 24 to 71 years, and drawn again.',
      result:
        'All 310,000 customers use the new branch. It has been available for 99.98 per cent of the first year, night included. Calls to the service centre fell by 41 per cent, and two thirds of the customers over sixty complete a transfer without help.',
      figures: [
        { value: '310,000', label: 'customers moved in eleven weekends' },
        { value: '99.98%', label: 'availability in the first year' },
        { value: '−41%', label: 'calls to the service centre' },
      ],
      quote: {
        text: 'On the last weekend nobody in the building noticed that it was the last weekend. I can think of no higher praise.',
        author: 'Tarek Mahran',
        role: 'Chief operating officer, Qanater Bank',
      },
      gallery: [
        {
          alt: 'The time 00:04 in large digits beside two phones: the balance of a savings account, and a transfer that can still be taken back',
          caption:
            'Two of the seven screens: the balance is as large as the phone allows, after customers had looked for it in vain.',
        },
        {
          alt: 'On one side the old dialog “Are you sure?”, on the other a large circle that has begun to close around 11:42',
          caption:
            'Mrs Fawzia asked why the bank wanted to know whether she was sure, so the question became fifteen minutes.',
        },
        {
          alt: 'A printed plan of eleven weekends with branches and customers, from 4,200 in Burullus to 63,000 in Tanta, all ticked',
          caption:
            'The smallest branches moved first: whatever we had overlooked was to be found by four thousand people, not sixty.',
        },
        {
          alt: 'Amounts in large Latin and Arabic-Indic digits set below one another, beside the bank’s mark in green and fields of grey green and sand',
          caption:
            'Digits of equal width were the first requirement of the typeface, since an account is read down its columns.',
        },
      ],
      body: `
The bank’s first question was not about design. It was: “What happens if we want to go back?” The whole plan grew from the answer.

## Two doors to one house

For four months the old and the new branch ran side by side over the same accounts. A transfer begun in one was visible in the other within a second. Customers who felt lost found a link to the familiar screens; 2.3 per cent used it, most of them once. We read their reasons every morning and changed nine things, the largest of them the size of the balance.

## Testing with Mrs Fawzia

The oldest participant was 71, a retired headmistress from Tanta. She asked why a bank wanted to know whether she was “sure”. Confirmation dialogs disappeared after that. Instead, a transfer waits fifteen minutes and can be taken back, with the remaining time shown as a circle that closes.

## What runs underneath

- A request is signed on the phone and checked twice before it reaches the core system.
- Every refusal has a sentence that a customer understands, in both languages.
- The night batch no longer closes the doors: the layer queues requests and settles them at four.

Since the move our operations team looks after the platform together with the bank’s own; see [cloud operations](/services) for how that works day by day.
`,
      seo: {
        title: 'Qanater Bank: online banking without closing',
        description:
          'How 310,000 bank customers moved from a 2009 system to a new bilingual online branch in eleven weekends, with no closing time.',
      },
    },
    ar: {
      slug: 'بنك-القناطر',
      title: 'فرع يفتح عند منتصف الليل',
      client: 'بنك القناطر',
      summary:
        'خدمة بنكية على الإنترنت لـ٣١٠ آلاف عميل، انتقلوا من نظام يعود إلى ٢٠٠٩ في إحدى عشرة عطلة أسبوعية دون إغلاق ساعة واحدة.',
      challenge:
        'لبنك القناطر ٤٢ فرعًا في الدلتا وعملاء يأتمنونه منذ ثلاثة أجيال. أما فرعه على الإنترنت فكان من عام ٢٠٠٩: يعمل على الحاسوب المكتبي وحده، وبالعربية وحدها، من السادسة صباحًا إلى العاشرة مساءً. وكانت مكالمة من كل ثلاث إلى مركز الخدمة تسأل عن شيء كان ينبغي أن تعرضه الشاشة.',
      approach:
        'لم نمس النظام الأساسي، بل وضعنا أمامه طبقة دقيقة تقيد كل حركة في «سجل». وانتقل العملاء في إحدى عشرة مجموعة، كل عطلة أسبوعية مجموعة، بدءًا بأصغر الفروع، ومع رابط يعيد من يشاء إلى الشاشات القديمة ثلاثين يومًا. ورسمنا سبع شاشات، واختبرناها مع عملاء من سن ٢٤ إلى ٧١، ثم رسمناها من جديد.',
      result:
        'يستخدم العملاء جميعًا الفرع الجديد، وهم ٣١٠ آلاف. وكان متاحًا ٩٩٫٩٨ في المئة من عامه الأول، والليل منه. وانخفضت مكالمات مركز الخدمة ٤١ في المئة، ويُنجز ثلثا العملاء فوق الستين تحويلاتهم دون مساعدة.',
      figures: [
        { value: '٣١٠٬٠٠٠', label: 'عميل انتقلوا في إحدى عشرة عطلة أسبوعية' },
        { value: '٩٩٫٩٨٪', label: 'توافر في العام الأول' },
        { value: '−٤١٪', label: 'في مكالمات مركز الخدمة' },
      ],
      quote: {
        text: 'في العطلة الأسبوعية الأخيرة لم يلحظ أحد في المبنى أنها الأخيرة، ولا أعرف مديحًا أعلى من هذا.',
        author: 'طارق مهران',
        role: 'رئيس العمليات، بنك القناطر',
      },
      gallery: [
        {
          alt: 'الساعة ١٢:٠٤ ص بأرقام كبيرة وبجوارها هاتفان: رصيد حساب توفير، وتحويل ما زال يمكن استرداده',
          caption: 'شاشتان من السبع: الرصيد بأكبر حجم يسمح به الهاتف، بعد أن بحث عنه العملاء فلم يجدوه.',
        },
        {
          alt: 'في جهة نافذة قديمة تسأل «هل أنت متأكد؟»، وفي الأخرى دائرة كبيرة بدأت تنغلق حول ١١:٤٢',
          caption: 'سألت السيدة فوزية لماذا يريد البنك أن يعرف هل هي متأكدة، فتحول السؤال إلى ربع ساعة.',
        },
        {
          alt: 'خطة مطبوعة لإحدى عشرة عطلة أسبوعية فيها الفروع وأعداد العملاء، من ٤٬٢٠٠ في البرلس إلى ٦٣٬٠٠٠ في طنطا، وكلها معلمة',
          caption: 'انتقلت أصغر الفروع أولًا: ما قد يفوتنا يكتشفه أربعة آلاف عميل لا ستون ألفًا.',
        },
        {
          alt: 'مبالغ بأرقام لاتينية وعربية كبيرة بعضها تحت بعض، وبجوارها علامة البنك على الأخضر ومساحتان بلون البوص والرمل',
          caption: 'كان تساوي عرض الأرقام أول شروط الخط، فالحساب يُقرأ من أعلى إلى أسفل.',
        },
      ],
      body: `
لم يكن سؤال البنك الأول عن التصميم، بل كان: «وماذا لو أردنا أن نعود؟». ومن الإجابة نبتت الخطة كلها.

## بابان لبيت واحد

عمل الفرعان القديم والجديد معًا أربعة أشهر على الحسابات نفسها، فالتحويل الذي يبدأ هنا يظهر هناك خلال ثانية. ومن أحس بالضياع وجد رابطًا إلى الشاشات التي يعرفها، فاستخدمه ٢٫٣ في المئة من العملاء، وأغلبهم مرة واحدة. قرأنا أسبابهم كل صباح وغيرنا تسعة أشياء، أكبرها حجم الرصيد على الشاشة.

## اختبار مع السيدة فوزية

أكبر المشاركين سنًا ناظرة مدرسة على المعاش من طنطا، عمرها ٧١ عامًا. سألت لماذا يريد البنك أن يعرف هل هي «متأكدة». اختفت نوافذ التأكيد بعدها، وصار التحويل ينتظر ربع ساعة يمكن فيها استرداده، والوقت الباقي دائرة تنغلق أمام العين.

## ما يجري تحت السطح

- يُوقَّع الطلب على الهاتف ويُراجع مرتين قبل أن يبلغ النظام الأساسي.
- لكل رفض جملة يفهمها العميل، باللغتين.
- لم تعد معالجة الليل تغلق الأبواب: تحفظ الطبقة الطلبات في طابور وتسويها في الرابعة فجرًا.

ومنذ النقل يرعى فريق التشغيل عندنا المنصة مع فريق البنك، وتجدون كيف يجري ذلك يومًا بيوم في [خدمة التشغيل السحابي](/ar/services).
`,
      seo: {
        title: 'بنك القناطر: خدمة بنكية لا تغلق أبوابها',
        description:
          'كيف انتقل ٣١٠ آلاف عميل من نظام يعود إلى ٢٠٠٩ إلى فرع جديد بلغتين على الإنترنت في إحدى عشرة عطلة أسبوعية دون إغلاق.',
      },
    },
  },
};
