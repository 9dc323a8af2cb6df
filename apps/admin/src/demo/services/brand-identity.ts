import type { OfferEntry } from '../types.ts';

export const brandIdentity: OfferEntry = {
  key: 'brand-identity',
  category: 'shape',
  related: [
    'services:bilingual-content',
    'works:manara-hotels',
    'posts:patterns-from-geometry',
    'industries:hospitality',
  ],
  handedOver: [1, 2, 3, 3, 3, 3, 4, 4],
  locales: {
    en: {
      slug: 'brand-identity',
      title: 'Brand identity',
      summary:
        'Names, marks, type and patterns constructed from one geometry, so that Arabic and Latin look like members of one family.',
      seo: {
        title: 'Bilingual brand identity design',
        description:
          'Identities whose Arabic and Latin are drawn together: name, mark, typefaces, colour, pattern and rules that a team can really follow.',
      },
      body: `Many identities in our region are Latin logos with an Arabic line added on the last day. You can see it: the Arabic is thinner, or fatter, or borrowed from a font that knows nothing of its neighbour. We draw both on the same sheet of paper, from the same circle, on the same day.

## A system before a sign

A mark is seen for a second. A system is seen for years: on invoices, uniforms, app icons, delivery vans and slides made in a hurry by somebody who is not a designer. We start with the places where you will really appear, usually forty to sixty of them, and design what has to hold there.

## Constructed, not decorated

Our patterns come out of construction lines, the way a craftsman in old Cairo would have set them out with compass and straightedge. The same grid gives the mark its proportions, the page its columns and the icons their angles. Because it follows rules, it can grow: a new branch or a new product line receives its own pattern that is visibly related.

## Two scripts, one colour on the page

Matching a typeface pair is a matter of weight, height and rhythm. We test pairs with real sentences at five sizes, on paper and screen, and adjust until a page with both scripts has one even tone. Where no existing Arabic face fits, we draw the missing letters ourselves and hand you the files and their licence with the rest.

## Rules people keep

The guidelines have fewer than thirty pages. They show right and wrong side by side, in both languages, and come with files that open in the programs your colleagues actually use. Three months after the launch we visit, collect what has gone astray, and repair the rule, because a rule that is broken by everyone is a bad rule. You can see examples among [our works](/works), or [tell us about yours](/contact).`,
      facts: [
        { label: 'Duration', value: '8 to 12 weeks' },
        { label: 'Team', value: 'Two type designers, a writer' },
        { label: 'From', value: 'EGP 290,000' },
      ],
      benefits: [
        {
          title: 'Equal scripts',
          text: 'Arabic and Latin are drawn together and approved together. Neither is smaller, later or quieter than the other.',
        },
        {
          title: 'Recognisable without the logo',
          text: 'Pattern, type and colour carry the identity even where the mark is cropped or absent.',
        },
        {
          title: 'Made for cheap printing too',
          text: 'Every element is tested in one colour, on a receipt printer and at sixteen pixels, before it is approved.',
        },
      ],
      process: [
        {
          title: 'Look and listen',
          text: 'Ten conversations inside and outside the house, a collection of everything you have printed, and a walk past your competitors.',
        },
        {
          title: 'Three directions',
          text: 'Three distinct ideas, each shown on the same six real applications in both languages. No mood boards; you judge finished examples.',
        },
        {
          title: 'Construction',
          text: 'The chosen direction is drawn out: mark, typefaces, colours, patterns, pictures, movement. Every measure has a reason you can read.',
        },
        {
          title: 'Rules and rollout',
          text: 'Guidelines, templates and files, a morning of training, and a visit after three months to see what survives daily life.',
        },
      ],
      deliverables: [
        'Everything you have printed, on one wall and in one report',
        'Three directions on the same six applications',
        'Mark and wordmark in Arabic and Latin, with construction drawings',
        'Typeface pair with licences for print, web and applications',
        'Colour system tested for contrast on light and dark ground',
        'Pattern generator with rules for new variants',
        'Templates for letters, slides, social posts and signs',
        'Guidelines in both languages, under thirty pages',
      ],
      faq: [
        {
          question: 'How long does an identity take?',
          answer:
            'Eight to twelve weeks from the first conversation to the guidelines. A name, where one is needed, adds three weeks and a check of registers in your markets.',
        },
        {
          question: 'We only want to refresh what we have. Is that possible?',
          answer:
            'Yes, and it is often wiser. We keep what people recognise, redraw what does not work at small sizes or in Arabic, and show old and new side by side before anything is decided.',
        },
        {
          question: 'Do you register the trademark?',
          answer:
            'We prepare drawings and descriptions in the required form and work with your lawyer. The registration itself is legal work and stays with them.',
        },
      ],
    },
    ar: {
      slug: 'الهوية-البصرية',
      title: 'الهوية البصرية',
      summary: 'أسماء وعلامات وخطوط وزخارف من هندسة واحدة، حتى يبدو العربي واللاتيني من أسرة واحدة.',
      seo: {
        title: 'تصميم الهوية البصرية بلغتين',
        description:
          'هويات يُرسم فيها العربي واللاتيني معًا: الاسم والعلامة والخطوط والألوان والزخرفة، وقواعد يستطيع الفريق اتباعها فعلًا.',
      },
      body: `كثير من الهويات في منطقتنا شعار لاتيني أُضيف إليه سطر عربي في اليوم الأخير. والعين تلحظ ذلك: فالعربي أنحف أو أثقل، أو مستعار من خط لا يعرف جاره. أما نحن فنرسم الاثنين على الورقة نفسها، ومن الدائرة نفسها، وفي اليوم نفسه.

## المنظومة قبل العلامة

تُرى العلامة ثانية، وتُرى المنظومة سنين: على الفواتير والزي وأيقونة التطبيق وسيارات التوصيل، وعلى عرض أعده على عجل من ليس مصممًا. لذلك نبدأ بالمواضع التي ستظهرون فيها حقًا، وهي عادة من أربعين إلى ستين موضعًا، ونصمم ما يصمد فيها. ونسأل عند كل موضع: من سينفذه، وبأي أداة، وكم دقيقة عنده؟

## تُبنى ولا تُلصق

تخرج زخارفنا من خطوط الإنشاء، كما كان الصانع في القاهرة القديمة يخطها بالفرجار والمسطرة. الشبكة نفسها تعطي العلامة نسبها، والصفحة أعمدتها، والأيقونات زواياها. ولأنها تتبع قاعدة فهي قابلة للنمو: ينال الفرع الجديد أو خط المنتجات الجديد زخرفته الخاصة، وقرابتها ظاهرة للعين.

## خطان ولون واحد على الصفحة

مواءمة الخطين مسألة وزن وارتفاع وإيقاع. نجرب الأزواج بجمل حقيقية وبخمسة أحجام، على الورق وعلى الشاشة، ونعدل حتى تصير الصفحة التي تجمعهما على درجة واحدة من السواد. وإذا لم نجد خطًا عربيًا مناسبًا رسمنا الحروف الناقصة بأنفسنا، وسلمناكم ملفاتها ورخصتها مع بقية الهوية.

## قواعد يلتزم بها الناس

دليل الهوية أقل من ثلاثين صفحة. يضع الصواب بجوار الخطأ باللغتين، ومعه ملفات تُفتح في البرامج التي يستخدمها زملاؤكم فعلًا. وبعد ثلاثة أشهر من الإطلاق نزوركم ونجمع ما انحرف ونصلح القاعدة، فالقاعدة التي يكسرها الجميع قاعدة سيئة. ستجدون أمثلة في [أعمالنا](/ar/works)، ويسعدنا أن [نتحدث عن هويتكم](/ar/contact).`,
      facts: [
        { label: 'المدة', value: 'من ٨ إلى ١٢ أسبوعًا' },
        { label: 'الفريق', value: 'مصممتان للحروف وكاتبة' },
        { label: 'يبدأ من', value: '٢٩٠٬٠٠٠ ج.م.' },
      ],
      benefits: [
        {
          title: 'خطان متساويان',
          text: 'يُرسم العربي واللاتيني معًا ويُعتمدان معًا، فلا يأتي أحدهما أصغر أو متأخرًا أو خافتًا.',
        },
        { title: 'تُعرف بلا شعار', text: 'الزخرفة والخط واللون تحمل الهوية حتى حيث تُقص العلامة أو تغيب.' },
        {
          title: 'تصلح للطباعة الرخيصة أيضًا',
          text: 'نجرب كل عنصر بلون واحد، وعلى طابعة الإيصالات، وفي أصغر أيقونة، قبل اعتماده.',
        },
      ],
      process: [
        { title: 'ننظر ونسمع', text: 'عشر محادثات داخل المؤسسة وخارجها، وجمع لكل ما طبعتموه، وجولة أمام منافسيكم.' },
        {
          title: 'ثلاثة اتجاهات',
          text: 'ثلاث أفكار متمايزة، تُعرض كل منها على التطبيقات الستة نفسها باللغتين. تحكمون على أمثلة مكتملة، لا على لوحات إلهام.',
        },
        {
          title: 'الإنشاء',
          text: 'نرسم الاتجاه المختار كاملًا: العلامة والخطوط والألوان والزخارف والصور والحركة، ولكل مقاس سبب مكتوب.',
        },
        {
          title: 'القواعد والإطلاق',
          text: 'الدليل والقوالب والملفات، وصباح من التدريب، وزيارة بعد ثلاثة أشهر لنرى ما صمد في الحياة اليومية.',
        },
      ],
      deliverables: [
        'كل ما طبعتموه على جدار واحد وفي تقرير واحد',
        'ثلاثة اتجاهات على التطبيقات الستة نفسها',
        'العلامة والاسم المرسوم بالعربية واللاتينية، مع رسوم الإنشاء',
        'زوج من الخطوط برخص الطباعة والويب والتطبيقات',
        'نظام ألوان مختبر التباين على الفاتح والداكن',
        'مولد زخارف بقواعد للأشكال الجديدة',
        'قوالب للخطابات والعروض والمنشورات واللافتات',
        'دليل باللغتين في أقل من ثلاثين صفحة',
      ],
      faq: [
        {
          question: 'كم تستغرق الهوية؟',
          answer:
            'من ثمانية أسابيع إلى اثني عشر، من أول محادثة إلى الدليل. وإن لزم اختيار اسم أضفنا ثلاثة أسابيع وفحصًا للسجلات في أسواقكم.',
        },
        {
          question: 'نريد تجديد ما لدينا فقط، فهل يمكن؟',
          answer:
            'نعم، وكثيرًا ما يكون أحكم. نُبقي ما يعرفه الناس، ونعيد رسم ما لا يصلح في الأحجام الصغيرة أو بالعربية، ونعرض القديم والجديد متجاورين قبل أي قرار.',
        },
        {
          question: 'هل تسجلون العلامة التجارية؟',
          answer: 'نعد الرسوم والأوصاف بالصيغة المطلوبة ونعمل مع محاميكم. أما التسجيل نفسه فعمل قانوني يبقى عنده.',
        },
      ],
    },
  },
};
