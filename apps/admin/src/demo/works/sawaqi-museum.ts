import type { WorkEntry } from '../types.ts';

export const sawaqiMuseum: WorkEntry = {
  key: 'sawaqi-museum',
  year: 2024,
  industry: 'education',
  services: ['brand-identity', 'web-platforms', 'bilingual-content'],
  technologies: ['Astro', 'Payload CMS', 'PostgreSQL', 'SVG', 'IIIF'],
  locales: {
    en: {
      slug: 'sawaqi-museum',
      title: 'An identity that turns like a waterwheel',
      client: 'Sawaqi Museum of Water, Fayoum',
      summary:
        'Identity, website and gallery texts for a museum of water: one circle of eight paddles generates every sign, ticket and page.',
      challenge:
        'The museum tells four thousand years of lifting, sharing and measuring water in Fayoum. It had a magnificent building and no name that people could agree on in two languages, no collection online, and labels written by engineers for engineers. School groups left after twenty minutes.',
      approach:
        'Nour El-Sherif’s team began at the wheels of Fayoum, with a stopwatch and a protractor. Eight paddles on a circle became the mark, and a set of rules turns the same circle into a pattern for each of the six halls. Salma Hegazy’s editors rewrote 340 labels at two reading levels in both languages, each spoken aloud in front of its object.',
      result:
        'Visitors now stay 74 minutes on average. The collection, 1,260 objects with photographs that can be enlarged to the grain of the wood, is used in 85 schools. The mark has been carved, woven, printed and cut in steel, and needed no second version.',
      figures: [
        { value: '74 min', label: 'average visit, from 31 before' },
        { value: '1,260', label: 'objects online in both languages' },
        { value: '85', label: 'schools that teach with the collection' },
      ],
      quote: {
        text: 'A farmer from Ebshway read a label to his grandson, then corrected it. The editors came back and changed it. That is when I knew we had chosen well.',
        author: 'Mona Abdel-Tawab',
        role: 'Director, Sawaqi Museum',
      },
      gallery: [
        {
          alt: 'A blue poster with a large wheel of eight paddles, a ticket for a school group and a cloth bag, each with the same wheel',
          caption:
            'On every printed thing the wheel has turned a little further; it is never shown twice in the same place.',
        },
        {
          alt: 'An instruction sheet: a circle, a cross, the cross turned by half a right angle, and the finished mark over its lines',
          caption: 'The shop sells this sheet with a compass: a mark that visitors can draw needs no manual.',
        },
        {
          alt: 'Six fields of line patterns named wheels, channels, fields, gates, stars and measures, in clay, blue and sand',
          caption:
            'One number changes from hall to hall, how far a tangent runs, so the next exhibition can make its own pattern.',
        },
        {
          alt: 'A clay pot on a shelf beside its label “Qadus” in English and Arabic',
          caption: 'Thirty words for everybody, and the word of Fayoum stays in the English: there is no better one.',
        },
      ],
      body: `
There are wheels in Fayoum that have turned without a motor for longer than anyone’s family can remember. They groan as they turn, and the sound differs from wheel to wheel. That was the brief, although nobody had written it down.

## Eight, and why

We measured eleven wheels. The number of paddles varied, but the carpenters all began the same way: a circle, a cross, the cross turned by half a right angle. Eight points. The mark is built in the same order with the same three steps, and every visitor can do it with a compass; the museum shop sells one.

## Six halls, six patterns

By changing how far a tangent runs past its neighbour, the eight points become channels, fields, gates, stars. Each hall received one such setting. The patterns are drawn by a small program that the museum owns, so a future exhibition will get its own without calling us.

## Labels that are spoken

> If you would not say it to a guest, do not write it beside the object.

Each label has thirty words for everybody and ninety for the curious. Arabic was written first for tools and farming terms, because many have a name in Fayoum and none in a dictionary. English came second, with the local word kept. How we write this way is part of [our services](/services).
`,
      seo: {
        title: 'Sawaqi Museum: identity and bilingual website',
        description:
          'Identity, website and 340 rewritten labels for the museum of water in Fayoum, all constructed from one circle of eight paddles.',
      },
    },
    ar: {
      slug: 'متحف-السواقي',
      title: 'هوية تدور كما تدور الساقية',
      client: 'متحف السواقي للمياه بالفيوم',
      summary: 'هوية وموقع ونصوص قاعات لمتحف المياه: دائرة واحدة بثماني ريش تتولد منها كل لافتة وتذكرة وصفحة.',
      challenge:
        'يحكي المتحف أربعة آلاف عام من رفع الماء وقسمته وقياسه في الفيوم. كان له مبنى رائع، ولم يكن له اسم متفق عليه باللغتين، ولا مجموعة معروضة على الإنترنت، وكانت بطاقاته مكتوبة من مهندسين لمهندسين، والرحلات المدرسية تنصرف بعد عشرين دقيقة.',
      approach:
        'بدأ فريق نور الشريف من سواقي الفيوم نفسها، بساعة توقيت ومنقلة. صارت ثماني ريش على دائرة هي العلامة، وقواعد ثابتة تحول الدائرة نفسها إلى زخرفة لكل قاعة من القاعات الست. وأعاد محررو سلمى حجازي كتابة ٣٤٠ بطاقة على مستويين للقراءة وباللغتين، وقُرئت كل بطاقة بصوت مسموع أمام قطعتها.',
      result:
        'يمكث الزائر اليوم ٧٤ دقيقة في المتوسط. والمجموعة المعروضة، ١٬٢٦٠ قطعة بصور تكبر حتى تظهر عروق الخشب، تُدرَّس في ٨٥ مدرسة. وقد حُفرت العلامة ونُسجت وطُبعت وقُصت في الصلب، ولم تحتج إلى نسخة ثانية.',
      figures: [
        { value: '٧٤ دقيقة', label: 'متوسط الزيارة بعد أن كان ٣١' },
        { value: '١٬٢٦٠', label: 'قطعة معروضة باللغتين' },
        { value: '٨٥', label: 'مدرسة تدرس من المجموعة' },
      ],
      quote: {
        text: 'قرأ فلاح من إبشواي بطاقة لحفيده ثم صححها، فعاد المحررون وغيروها. عندها عرفت أننا أحسنا الاختيار.',
        author: 'منى عبد التواب',
        role: 'مديرة متحف السواقي',
      },
      gallery: [
        {
          alt: 'ملصق أزرق عليه ساقية كبيرة بثماني ريش، وتذكرة لرحلة مدرسية، وحقيبة من قماش، وعلى كل منها الساقية نفسها',
          caption: 'تدور الساقية قليلًا من مطبوع إلى آخر، ولا تظهر مرتين في الموضع نفسه.',
        },
        {
          alt: 'ورقة تعليمات: دائرة، ثم صليبة، ثم الصليبة مدارة نصف قائمة، ثم العلامة كاملة فوق خطوطها',
          caption: 'يبيع المتجر هذه الورقة ومعها فرجار: علامة يرسمها الزائر بنفسه لا تحتاج إلى دليل استخدام.',
        },
        {
          alt: 'ست مساحات من زخارف خطية أسماؤها السواقي والقنوات والحقول والبوابات والنجوم والمقاييس، بلون الطين والأزرق والرمل',
          caption: 'رقم واحد يتغير من قاعة إلى أخرى، هو طول المماس، فيصنع المعرض القادم زخرفته بنفسه.',
        },
        {
          alt: 'جرة فخارية على رف وبجوارها بطاقتها «قادوس» بالعربية والإنجليزية',
          caption: 'ثلاثون كلمة للجميع، وكلمة أهل الفيوم باقية في النص الإنجليزي لأن لا بديل أدق منها.',
        },
      ],
      body: `
في الفيوم سواقٍ تدور بلا محرك منذ زمن لا تذكر عائلة أوله. تئن وهي تدور، ويختلف أنينها من ساقية إلى أخرى. كان هذا هو التكليف وإن لم يكتبه أحد.

## لماذا ثماني ريش

قسنا إحدى عشرة ساقية. اختلف عدد الريش، أما النجارون فكانوا يبدؤون جميعًا البداية نفسها: دائرة، ثم صليبة، ثم الصليبة مدارة نصف قائمة. ثماني نقاط. بُنيت العلامة بالترتيب نفسه وبالخطوات الثلاث نفسها، ويستطيع كل زائر أن يرسمها بفرجار، ومتجر المتحف يبيعه.

## ست قاعات وست زخارف

حين يتجاوز المماس جاره قليلًا أو كثيرًا تصير النقاط الثماني قنوات، أو حقولًا، أو بوابات، أو نجومًا. أخذت كل قاعة وضعًا من هذه الأوضاع. ويرسم الزخارف برنامج صغير يملكه المتحف، فالمعرض القادم سينال زخرفته دون أن يتصل بنا أحد.

## بطاقات تُقال

> ما لا تقوله لضيفك لا تكتبه بجوار القطعة.

في كل بطاقة ثلاثون كلمة للجميع وتسعون لمن يريد المزيد. كُتبت العربية أولًا في الأدوات ومصطلحات الزراعة، فلكثير منها اسم في الفيوم ولا اسم له في المعاجم، ثم جاءت الإنجليزية وأبقت الكلمة المحلية. والكتابة على هذا النحو جزء من [خدماتنا](/ar/services).
`,
      seo: {
        title: 'متحف السواقي: هوية وموقع بلغتين',
        description: 'هوية وموقع و٣٤٠ بطاقة أُعيدت كتابتها لمتحف المياه بالفيوم، بُنيت كلها من دائرة واحدة بثماني ريش.',
      },
    },
  },
};
