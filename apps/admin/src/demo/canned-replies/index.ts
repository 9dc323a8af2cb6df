import type { Locale } from '@nasaq/contract';

/** What agents answer in chats again and again; `{name}` is the visitor's. */
export const cannedReplies: ({ shortcut: string } & Record<Locale, string>)[] = [
  {
    shortcut: 'hello',
    en: 'Hello {name}, thank you for writing. I am reading what you wrote and answer you right away.',
    ar: 'أهلًا {name}، شكرًا لتواصلك معنا. أقرأ رسالتك الآن وأجيبك على الفور.',
  },
  {
    shortcut: 'moment',
    en: 'One moment please, {name}: I am asking the colleague who knows this best. You need not wait here; if you close the page, the answer comes by email.',
    ar: 'لحظة من فضلك يا {name}، أسأل الزميل الأدرى بهذا الأمر. لا يلزمك أن تنتظر هنا: إن أغلقت الصفحة وصلك الرد بالبريد.',
  },
  {
    shortcut: 'price',
    en: 'That depends on what exactly you need. Tell me in two or three sentences what it should do and by when, and you have a first range today, and within two working days a quote or our questions. Until you accept a quote, nothing is binding.',
    ar: 'يتوقف ذلك على ما تحتاج إليه تحديدًا. صف لي في جملتين أو ثلاث ما المطلوب وموعده، فيصلك اليوم تقدير أولي، وخلال يومي عمل عرض سعر أو أسئلتنا. ولا شيء ملزم حتى تقبل عرضًا.',
  },
  {
    shortcut: 'order',
    en: 'So that I find your order, {name}: please send me its reference, the eight letters and digits in the mail that you got from us.',
    ar: 'لأجد طلبك يا {name}، أرسل إليّ من فضلك رقمه المرجعي: الحروف والأرقام الثمانية التي في رسالتنا إليك.',
  },
  {
    shortcut: 'details',
    en: 'Could you tell me which page you were on, what you clicked, and what you saw then? A screenshot helps: the paperclip below attaches it.',
    ar: 'هل تخبرني في أي صفحة كنت، وعلى ماذا نقرت، وماذا ظهر لك بعد ذلك؟ لقطة الشاشة تفيدنا، ويمكنك إرفاقها بمشبك الورق في الأسفل.',
  },
  {
    shortcut: 'jobs',
    en: 'All open jobs are on our careers page. You apply there and see how far your application has come; a person reads every one of them within five working days.',
    ar: 'جميع وظائفنا الشاغرة في صفحة الوظائف. تتقدم منها وتتابع المرحلة التي بلغها طلبك، ويقرأ كل طلب إنسان خلال خمسة أيام عمل.',
  },
  {
    shortcut: 'solved',
    en: 'It should work now, {name}. Please try it once more; if anything is still amiss, write here and I look again.',
    ar: 'ينبغي أن يعمل الآن يا {name}. جرّبه مرة أخرى من فضلك، وإن بقي شيء فاكتب هنا وسأنظر فيه من جديد.',
  },
  {
    shortcut: 'bye',
    en: 'Thank you for the conversation, {name}. I close it now; if you write here again it opens by itself. We are glad about your rating.',
    ar: 'شكرًا لك على هذه المحادثة يا {name}. سأنهيها الآن، وإن كتبت هنا مرة أخرى فُتحت من تلقاء نفسها. ويسعدنا تقييمك.',
  },
];
