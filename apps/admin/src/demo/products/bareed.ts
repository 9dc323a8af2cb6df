import type { ProductEntry } from '../types.ts';

export const bareed: ProductEntry = {
  key: 'bareed',
  related: ['solutions:online-store', 'services:bilingual-content', 'products:mawid', 'works:bostan-markets'],
  locales: {
    en: {
      slug: 'bareed',
      title: 'Bareed',
      kind: 'Transactional email',
      summary:
        'Order confirmations, codes and reminders that arrive, in the reader’s language, and look right in the email programs people really use.',
      body: `
Nobody praises a confirmation email. People only notice when it is missing, late, or starts with “Dear ,” and runs from the wrong side. Bareed sends these emails for you: codes, receipts, reminders, invoices.

## One template, two directions

A template holds both languages side by side. The layout turns by itself; numbers, order references and addresses stay readable inside an Arabic sentence. Before a template goes live, Bareed renders it in 22 email programs and refuses three things: a missing translation, a variable with no fallback, and text that is only a picture.

## Nothing is lost, nothing is sent twice

Your system hands over a message with a key of its own. From that moment Bareed is responsible: it stores the message, tries for 72 hours with growing pauses, and treats a repeated key as the same message. A code for signing in overtakes every other message, always. The median from request to the receiving server is 1.4 seconds.

## What you can see

- each message with every attempt and the receiving server’s own words;
- addresses that bounced, and why they are paused;
- the exact email as it was sent, for as long as you decide.

Bareed does not send advertising. That is a decision: it keeps our addresses trusted, and your codes out of the spam folder. Questions about moving from another provider are welcome at [contact](/contact).
`,
      features: [
        {
          title: 'Bilingual templates',
          text: 'Arabic and English stand side by side in one template with shared variables, plural forms for both and a live preview.',
        },
        {
          title: 'Exactly once',
          text: 'A key from your system makes repeated requests harmless. A receipt is sent one time, even if your server asks three times.',
        },
        {
          title: 'Separate lanes',
          text: 'Codes, receipts and reminders each have their own queue and addresses, so a large batch never delays a code.',
        },
        {
          title: 'Plain reasons',
          text: 'Errors of receiving servers are translated into a sentence and a suggested action, in both languages.',
        },
      ],
      plans: [
        {
          name: 'Start',
          price: 'EGP 600',
          period: 'per month',
          features: ['Emails a month: 20,000', 'Sending domains: 1', 'Templates: 10', 'History: 30 days'],
        },
        {
          name: 'Business',
          price: 'EGP 2,900',
          period: 'per month',
          features: [
            'Emails a month: 150,000',
            'Sending domains: 5',
            'Templates: no limit',
            'History: one year',
            'Support by phone',
          ],
        },
        {
          name: 'Volume',
          price: '',
          period: '',
          features: [
            'Emails a month: from one million',
            'Sending domains: no limit',
            'Templates: no limit',
            'History: as you decide',
            'Support by phone',
            'Addresses of your own',
            'Hosting in Egypt or the Gulf',
            'Availability of 99.95 per cent by contract',
          ],
        },
      ],
      faq: [
        {
          question: 'Why not send from our own server?',
          answer:
            'You can, until it matters. Large mailbox providers judge senders by years of clean history and by signatures that need care. That care is the product.',
        },
        {
          question: 'Do you read the emails?',
          answer:
            'No. Content is encrypted at rest, visible only to users you name, and deleted after the period you set, from one day to one year.',
        },
        {
          question: 'How do we connect?',
          answer:
            'By HTTP with one call, or by SMTP if your system already speaks it. Most clients send their first email within an hour.',
        },
      ],
      screenshots: [
        {
          alt: 'One template as two letters, English and Arabic, with the same four variables marked in both and named between them.',
          caption:
            'The variables stand between the letters because they belong to neither: a name added on one side is asked for on the other.',
        },
        {
          alt: 'The history of one message: two refusals by a busy server, five and thirty minutes apart, then delivered, once.',
          caption:
            'The distances on the line are those of the clock, and the server’s own words stand below ours: an explanation is no evidence.',
        },
        {
          alt: 'Three queues of one morning: a single code with 1.4 seconds, nine receipts, sixty-four reminders with eleven minutes.',
          caption:
            'We draw queues as lanes because that is the promise: the reminders may be as many as they like, they are in nobody’s way.',
        },
      ],
      seo: {
        title: 'Bareed: transactional email in two languages',
        description:
          'Confirmations, codes and reminders in Arabic and English: tested templates, delivery exactly once, separate queues and clear reasons.',
      },
    },
    ar: {
      slug: 'بريد',
      title: 'بريد',
      kind: 'بريد المعاملات',
      summary: 'تأكيدات الطلب والرموز والتذكيرات تصل بلغة قارئها، وتظهر سليمة في برامج البريد التي يستخدمها الناس فعلًا.',
      body: `
لا أحد يمدح رسالة تأكيد. لا ينتبه إليها الناس إلا إذا غابت أو تأخرت، أو بدأت بعبارة «عزيزي …،» وسارت في الاتجاه الخاطئ. يرسل «بريد» هذه الرسائل عنكم: الرموز والإيصالات والتذكيرات والفواتير.

## قالب واحد واتجاهان

يحمل القالب اللغتين جنبًا إلى جنب، وينقلب التخطيط وحده، وتبقى الأرقام ومراجع الطلبات والعناوين مقروءة داخل الجملة العربية. وقبل أن يعمل القالب يعرضه «بريد» في ٢٢ برنامج بريد، ويرفض ثلاثة أشياء: ترجمة ناقصة، ومتغيرًا لا بديل له، ونصًا ليس إلا صورة.

## لا رسالة تضيع ولا رسالة تتكرر

يسلم نظامكم الرسالة ومعها مفتاح منه، ومن تلك اللحظة يصبح «بريد» مسؤولًا عنها: يحفظها، ويحاول ٧٢ ساعة بفواصل متزايدة، ويعد المفتاح المكرر رسالة واحدة. ورمز الدخول يسبق دائمًا أي رسالة أخرى. والزمن الوسيط من الطلب إلى خادم المستلم ١٫٤ ثانية.

## ما الذي ترونه

- كل رسالة وكل محاولة وما رد به خادم المستلم نصًا؛
- العناوين التي ارتدت رسائلها وسبب إيقافها؛
- الرسالة كما أُرسلت تمامًا، للمدة التي تقررونها.

لا يرسل «بريد» إعلانات، وهذا قرار: به تظل عناويننا موثوقة، ورموزكم خارج مجلد الرسائل المزعجة. وإن كنتم تنتقلون من مزود آخر فأسئلتكم محل ترحيب في [صفحة التواصل](/ar/contact).
`,
      features: [
        {
          title: 'قوالب بلغتين',
          text: 'العربية والإنجليزية متجاورتان في قالب واحد، بمتغيرات مشتركة وصيغ جمع لكل لغة ومعاينة فورية.',
        },
        {
          title: 'مرة واحدة لا أكثر',
          text: 'مفتاح من نظامكم يجعل تكرار الطلب بلا ضرر، فيُرسل الإيصال مرة واحدة وإن طلبه خادمكم ثلاثًا.',
        },
        {
          title: 'مسارات منفصلة',
          text: 'للرموز والإيصالات والتذكيرات طوابير وعناوين مستقلة، فلا تؤخر الدفعة الكبيرة رمزًا واحدًا.',
        },
        { title: 'أسباب مفهومة', text: 'تُترجم أخطاء خوادم المستلمين إلى جملة وإجراء مقترح، باللغتين.' },
      ],
      plans: [
        {
          name: 'البداية',
          price: '٦٠٠ ج.م.',
          period: 'شهريًا',
          features: ['الرسائل في الشهر: ٢٠٬٠٠٠', 'نطاقات الإرسال: ١', 'القوالب: ١٠', 'السجل: ٣٠ يومًا'],
        },
        {
          name: 'الأعمال',
          price: '٢٬٩٠٠ ج.م.',
          period: 'شهريًا',
          features: [
            'الرسائل في الشهر: ١٥٠٬٠٠٠',
            'نطاقات الإرسال: ٥',
            'القوالب: بلا حد',
            'السجل: سنة كاملة',
            'دعم هاتفي',
          ],
        },
        {
          name: 'الكميات',
          price: '',
          period: '',
          features: [
            'الرسائل في الشهر: من مليون فأكثر',
            'نطاقات الإرسال: بلا حد',
            'القوالب: بلا حد',
            'السجل: كما تقررون',
            'دعم هاتفي',
            'عناوين إرسال مخصصة لكم',
            'استضافة في مصر أو الخليج',
            'توافر ٩٩٫٩٥٪ بالعقد',
          ],
        },
      ],
      faq: [
        {
          question: 'لماذا لا نرسل من خادمنا؟',
          answer:
            'يمكنكم ذلك إلى أن تصبح الرسالة مهمة. مزودو البريد الكبار يحكمون على المرسل بسنوات من السيرة النظيفة وبتوقيعات تحتاج إلى عناية، وهذه العناية هي المنتج.',
        },
        {
          question: 'هل تقرؤون الرسائل؟',
          answer: 'لا. المحتوى مشفر، لا يراه إلا من تسمونهم، ويُحذف بعد المدة التي تحددونها من يوم إلى سنة.',
        },
        {
          question: 'كيف نربط نظامنا؟',
          answer: 'باستدعاء HTTP واحد، أو عبر SMTP إن كان نظامكم يعرفه. أغلب العملاء يرسلون أول رسالة في أقل من ساعة.',
        },
      ],
      screenshots: [
        {
          alt: 'قالب واحد في رسالتين عربية وإنجليزية، والمتغيرات الأربعة معلمة فيهما ومسماة بينهما.',
          caption: 'وضعنا المتغيرات بين الرسالتين لأنها لا تخص واحدة منهما، وما يُضاف في جهة يُطلب في الأخرى.',
        },
        {
          alt: 'سجل رسالة واحدة: رفضان من خادم مشغول تفصل بينهما خمس دقائق ثم ثلاثون، ثم وصول لم يتكرر.',
          caption: 'المسافات على الخط هي مسافات الساعة، ورد الخادم بنصه تحت شرحنا، فالشرح وحده ليس دليلًا.',
        },
        {
          alt: 'ثلاثة طوابير في صباح واحد: رمز وحيد زمنه ١٫٤ ثانية، وتسعة إيصالات، وأربعة وستون تذكيرًا تستغرق إحدى عشرة دقيقة.',
          caption: 'رسمنا الطوابير مسارات لأن هذا هو الوعد: مهما كثرت التذكيرات فهي لا تقف أمام أحد.',
        },
      ],
      seo: {
        title: 'بريد: رسائل المعاملات بلغتين',
        description:
          'تأكيدات ورموز وتذكيرات بالعربية والإنجليزية: قوالب مختبرة، وتسليم مرة واحدة، ومسارات منفصلة، وأسباب واضحة.',
      },
    },
  },
};
