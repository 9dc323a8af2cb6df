import type { PostEntry } from '../types.ts';

export const performanceBudget: PostEntry = {
  key: 'performance-budget',
  publishedAt: '2026-02-03',
  author: 'karim-adel',
  tags: ['engineering'],
  related: [
    'services:web-platforms',
    'posts:arabic-typography-web',
    'posts:small-data-warehouse',
    'services:cloud-operations',
  ],
  locales: {
    en: {
      slug: 'performance-budget',
      title: 'A performance budget is a household budget',
      summary: 'How we set 110 kilobytes as a limit, who is allowed to break it, and why the build fails at 111.',
      body: `
A hospital asked us why its new site was slower than the old one. Nothing had been done badly. Over fourteen months eleven people had each added one reasonable thing: a map, a carousel, a chat button, a second analytics script because the first had lost its password. The home page weighed 6.2 megabytes. On a phone from Asyut, on a Thursday evening, it took nineteen seconds to show a telephone number.

No single addition was the culprit, so no single person could have refused. That is what a budget is for.

## Start from a person, not from a score

We derive the limit from somebody. For most clients in Egypt this is a three-year-old phone with a slow processor on a mobile connection that delivers 1.6 megabits a second with 150 milliseconds of delay. Her patience is our currency: the largest thing on the screen stands within 2.5 seconds.

Work backwards. Connection and server take 0.6 seconds. Reading the style sheet, the font and the picture at that speed leaves room for 380 kilobytes in theory and about 190 in practice, since radio and processor both pause. Scripts also have to be parsed and run, at roughly a millisecond per kilobyte on her processor. What comes out is a table with six rows:

- page and styles: 30 kilobytes
- fonts, both scripts together: 90, of which at most 60 on one page
- the picture on top: 60
- scripts until the page answers: 110, compressed
- requests to other companies: 0
- layout shift: 0

Zero is the easiest number to defend.

## Somebody pays for every kilobyte

The table hangs in the repository as a file, next to the code that it limits. The build measures the result and fails at one kilobyte above. Not a warning: warnings are weather.

When something new needs room there are three doors. Make it smaller. Take away something else. Or ask the owner of the budget, a named person at the client, never one of us, to raise it in writing with a date by which it falls again. In five years that third door has been used nine times. Most people who stand before it remember that the carousel was not so important.

Two categories deserve suspicion. Code that arrives with other code: we list every dependency that adds more than five kilobytes and read why. And features for editors that all visitors pay for, like a rich-text field loaded on the page that merely displays its result.

## Load what was asked for

Most of the gain is not cleverness but postponement. A menu needs no script until somebody reaches for it. A form needs its validation when it receives focus, and a telephone-number library of 90 kilobytes only when the field for the telephone is entered. Chat is loaded by the person who opens it. In the hospital’s case 71 per cent of all script served visitors who never used it.

Arabic adds one special item, its fonts. Subsetting by language, one face per page and a fallback with matched metrics usually saves more than any discussion about frameworks.

## Watch the field, not only the laboratory

A test in the build catches sudden changes. It says nothing about Thursday evening. So we collect timings from real visits, one in ten, without a cookie, and look at the slowest quarter, never at the average. The report fits on half a page: this week, last week, the worst page, the reason.

Three months after the hospital set its budget, the home page weighed 310 kilobytes and stood after 1.9 seconds on that same phone. Appointments made on mobile rose by 34 per cent. The director asked which technology had done it. It was a table with six rows, and a list of people who may not ignore it.

If you would like the same look at your own pages, [send us the address](/contact). The measurement takes an afternoon.
`,
      seo: {
        title: 'A web performance budget that the build enforces',
        description:
          'How to derive a performance budget from a real visitor, write it in six rows, and let the build refuse what does not fit.',
      },
    },
    ar: {
      slug: 'ميزانية-الأداء',
      title: 'ميزانية الأداء مثل ميزانية البيت',
      summary: 'كيف حددنا ١١٠ كيلوبايت سقفًا، ومن يملك تجاوزه، ولماذا يتوقف البناء عند ١١١.',
      body: `
سألَنا مستشفى لماذا صار موقعه الجديد أبطأ من القديم. ولم يكن فيه عمل سيئ واحد. على مدى أربعة عشر شهرًا أضاف أحد عشر شخصًا كل منهم شيئًا معقولًا: خريطة، وشريط صور متحرك، وزر محادثة، وأداة إحصاء ثانية لأن كلمة مرور الأولى ضاعت. فبلغ وزن الصفحة الرئيسية ٦٫٢ ميجابايت، واستغرقت على هاتف في أسيوط مساء خميس تسع عشرة ثانية كي تعرض رقم هاتف.

لا إضافة منها هي المذنبة، ولذلك لم يكن في وسع أحد أن يرفض. ولهذا توضع الميزانيات.

## ابدؤوا من إنسان لا من درجة

نستخرج السقف من شخص بعينه. وهو عند أغلب عملائنا في مصر صاحبة هاتف عمره ثلاث سنوات، معالجه بطيء، على شبكة محمول تعطيها ١٫٦ ميجابت في الثانية بتأخير ١٥٠ جزءًا من الألف. صبرها عملتنا: أن يستقر أكبر ما على الشاشة خلال ثانيتين ونصف.

ثم نحسب رجوعًا. الاتصال والخادم يأخذان ٠٫٦ ثانية. وما يبقى يتسع نظريًا لنحو ٣٨٠ كيلوبايت من التنسيق والخط والصورة، ولنحو ١٩٠ عمليًا، لأن الشبكة والمعالج يتوقفان بين حين وآخر. والبرامج لا تُحمّل فقط بل تُقرأ وتُنفذ، وذلك نحو جزء من ألف من الثانية لكل كيلوبايت على معالجها. والحصيلة جدول من ستة سطور:

- الصفحة وتنسيقها: ٣٠ كيلوبايت.
- خطوط اللغتين معًا: ٩٠، منها ٦٠ على الأكثر في الصفحة الواحدة.
- صورة الصدر: ٦٠.
- البرامج إلى أن تستجيب الصفحة: ١١٠ مضغوطة.
- طلبات إلى شركات أخرى: صفر.
- اهتزاز الصفحة: صفر.

والصفر أسهل الأرقام دفاعًا عنه.

## لكل كيلوبايت من يدفع ثمنه

الجدول ملف في المستودع بجوار الشفرة التي يحدّها. يقيس البناء النتيجة ويتوقف إذا زادت كيلوبايت واحدًا. لا تنبيه ولا تحذير، فالتحذيرات كأخبار الطقس لا يعمل بها أحد.

وإذا احتاج جديد إلى مكان فأمامه ثلاثة أبواب: أن يصغر، أو أن يُرفع شيء غيره، أو أن يوافق صاحب الميزانية كتابة على زيادتها مع تاريخ تعود فيه إلى ما كانت. وصاحب الميزانية شخص مسمى عند العميل، وليس منا أبدًا. فُتح الباب الثالث تسع مرات في خمس سنوات، وأكثر من يقفون أمامه يتذكرون أن شريط الصور لم يكن مهمًا إلى هذا الحد.

وهناك صنفان يستحقان الشك. شفرة تأتي مع شفرة أخرى: نسرد كل مكتبة تضيف أكثر من خمسة كيلوبايت ونقرأ لماذا. وأدوات للمحررين يدفع ثمنها الزوار جميعًا، كمحرر نصوص يُحمّل في الصفحة التي لا تفعل إلا أن تعرض ما كُتب به.

## حمّلوا ما طُلب

أغلب المكسب ليس براعة بل تأجيل. القائمة لا تحتاج إلى برنامج حتى تمتد إليها يد. والنموذج يحتاج إلى أدوات تحققه حين تدخله، ومكتبة أرقام الهواتف ووزنها ٩٠ كيلوبايت لا مكان لها قبل خانة الهاتف. والمحادثة يحمّلها من يفتحها. كان ٧١ في المئة من برامج موقع المستشفى يخدم زوارًا لم يستعملوه قط.

وتضيف العربية بندًا خاصًا هو خطوطها. فاقتطاع الخط بحسب اللغة، وخط واحد لكل صفحة، وبديل مضبوط المقاييس، توفر عادة أكثر مما يوفره أي جدال في أطر البرمجة.

## راقبوا الميدان لا المعمل وحده

اختبار البناء يمسك التغير المفاجئ، ولا يقول شيئًا عن مساء الخميس. لذلك نجمع أزمنة زيارات حقيقية، واحدة من كل عشر، دون ملف تعريف ارتباط، وننظر إلى أبطأ ربع منها لا إلى المتوسط. ويكفي التقرير نصف صفحة: هذا الأسبوع، والأسبوع الماضي، وأسوأ صفحة، وسببها.

بعد ثلاثة أشهر من وضع الميزانية صار وزن صفحة المستشفى ٣١٠ كيلوبايت، واستقرت بعد ١٫٩ ثانية على الهاتف نفسه، وزادت المواعيد المحجوزة من المحمول ٣٤ في المئة. سأل المدير أي تقنية فعلت ذلك. والجواب جدول من ستة سطور، وقائمة بأسماء من لا يجوز لهم تجاهله.

وإن أردتم أن ننظر إلى صفحاتكم النظرة نفسها [فأرسلوا إلينا عنوانها](/ar/contact). يستغرق القياس عصرًا واحدًا.
`,
      seo: {
        title: 'ميزانية أداء يفرضها البناء على الجميع',
        description: 'كيف تُستخرج ميزانية الأداء من زائر حقيقي، وتُكتب في ستة سطور، ويرفض البناء كل ما يتجاوزها.',
      },
    },
  },
};
