import type { OfferEntry } from '../types.ts';

export const searchAndAnalytics: OfferEntry = {
  key: 'search-and-analytics',
  category: 'run',
  related: ['posts:search-in-arabic', 'solutions:data-warehouse', 'products:lawha', 'works:bostan-markets'],
  handedOver: [1, 3, 2, 3, 3, 4],
  locales: {
    en: {
      slug: 'search-and-analytics',
      title: 'Search and analytics',
      summary:
        'Search that understands Arabic as people type it, and figures that tell you what visitors wanted and whether they found it.',
      seo: {
        title: 'Arabic search and privacy-friendly analytics',
        description:
          'Site and product search that understands Arabic spelling, prefixes and keyboard slips, with analytics that respect the visitor.',
      },
      body: `People search the way they speak: quickly, without hamza, with the article attached and one letter wrong. A search engine made for English returns nothing, and the visitor concludes that you do not sell shoes. We tune search until the words people really type lead to the thing they really want.

## Arabic as it is typed

Our search treats the forms of alef as one, forgives the endings that writers mix up, ignores vowel marks, and understands a word with or without its article, preposition and conjunction. A query typed on the wrong keyboard is recognised. English spellings of Arabic names, and Arabic spellings of English brands, meet in the middle. Exact matches still come first.

## Relevance is an editorial decision

What should stand on top when someone types “balance”? We collect your two hundred most frequent queries, decide with your colleagues which result is right, and turn the list into a test. Every later change must keep that list green. Relevance then improves by measurement and no longer by opinion.

## Figures without surveillance

We measure what helps a decision: which questions fail, where forms are abandoned, which page sends people to the telephone. We count without cookies and without personal profiles, on your own machine. Most clients can do without a consent banner altogether.

## A report with three sentences

Dashboards are easy to build and tiring to read. Each month we send three sentences: what changed, why we believe it changed, and what we propose. The figures behind them are one click away, in both languages, with Arabic or Latin digits as your readers prefer. Curious what your visitors fail to find? [Ask for a first analysis](/contact).`,
      facts: [
        { label: 'First gain', value: 'after two weeks, on your own log' },
        { label: 'Team', value: 'An engineer, an Arabic editor' },
        { label: 'From', value: 'EGP 180,000' },
      ],
      benefits: [
        {
          title: 'Fewer empty results',
          text: 'In our projects the share of searches without a result falls from a typical 18 per cent to below 4.',
        },
        {
          title: 'Answers while typing',
          text: 'Suggestions appear in under 50 milliseconds on the server, even with half a million entries.',
        },
        {
          title: 'Both languages at once',
          text: 'An Arabic query also finds what exists only in English, ranked below and clearly marked.',
        },
        {
          title: 'Privacy by construction',
          text: 'No third party, no profile, no address stored. What is never collected cannot leak.',
        },
      ],
      process: [
        {
          title: 'Read the log',
          text: 'We analyse the queries of the past months: what is wanted, what fails, how it is spelt.',
        },
        {
          title: 'Agree on answers',
          text: 'Two hundred queries and their right results, decided with your colleagues, become the test.',
        },
        {
          title: 'Tune',
          text: 'Word forms, synonyms, weights and suggestions are adjusted until the test passes, then tried with users.',
        },
        {
          title: 'Watch',
          text: 'Failed searches reach an editor every week; the monthly note names the gaps worth filling.',
        },
      ],
      deliverables: [
        'A reading of your search log: what is wanted, what fails, how it is spelt',
        'Search for site, shop or archive, in both languages',
        'A relevance test of at least two hundred queries',
        'Synonym list that your editors maintain',
        'Analytics on your own machine, without cookies',
        'A monthly note and a live dashboard',
      ],
      faq: [
        {
          question: 'Can you improve the search we already have?',
          answer:
            'Usually. Most engines can be taught Arabic with the right analysis chain. Two weeks are enough to show on your own log what can be gained.',
        },
        {
          question: 'How much content is too much?',
          answer:
            'The largest archive we run holds eleven million pages. Size affects the machine, not the method; up to about a hundred thousand entries no extra server is needed.',
        },
        {
          question: 'Will we lose our old statistics?',
          answer:
            'No. We import what can be exported, and run old and new side by side for two months so that you can compare like with like.',
        },
      ],
    },
    ar: {
      slug: 'البحث-وتحليل-البيانات',
      title: 'البحث وتحليل البيانات',
      summary: 'بحث يفهم العربية كما يكتبها الناس، وأرقام تقول ماذا أراد الزوار وهل وجدوه.',
      seo: {
        title: 'البحث بالعربية وتحليل يحترم الخصوصية',
        description:
          'بحث في المواقع والمتاجر يفهم الإملاء العربي والسوابق وزلات لوحة المفاتيح، وتحليل بيانات يحترم الزائر.',
      },
      body: `يبحث الناس كما يتكلمون: على عجل، وبلا همزة، وبأداة التعريف، وبحرف خاطئ أو ناقص. محرك البحث المصنوع للإنجليزية لا يعود عليهم بشيء، فيستنتج الزائر أنكم لا تبيعون الأحذية، ويشتريها من غيركم في اللحظة ذاتها. نضبط البحث حتى تقود الكلمات التي يكتبها الناس فعلًا إلى الشيء الذي يريدونه فعلًا.

## العربية كما تُكتب

يعامل بحثنا صور الألف معاملة واحدة، ويغفر الهاء مكان التاء المربوطة والألف المقصورة مكان الياء، ولا يلتفت إلى الحركات، ويفهم الكلمة بأداة تعريفها وحروف جرها وعطفها ومن دونها. ويتعرف على ما كُتب بلوحة مفاتيح غير المقصودة. وتلتقي عنده الكتابة اللاتينية للأسماء العربية والكتابة العربية للعلامات الأجنبية. وتبقى المطابقة التامة في المقدمة، فمن كتب الكلمة بإملائها الصحيح لا يُعاقب على دقته.

## الصلة قرار تحريري

ما الذي ينبغي أن يتصدر حين يكتب أحدهم «رصيد»؟ نجمع أكثر مئتي سؤال تكرارًا، ونقرر مع زملائكم النتيجة الصحيحة لكل منها، فتصير القائمة اختبارًا يجب أن يجتازه كل تغيير لاحق. عندها تتحسن النتائج بالقياس، لا بالرأي ولا بمن كان صوته أعلى.

## أرقام بلا تجسس

نقيس ما يفيد القرار: أي الأسئلة تفشل، وأين تُهجر النماذج، وأي صفحة تدفع الناس إلى رفع الهاتف. نعد بلا ملفات تعريف ارتباط وبلا سجلات شخصية، وعلى أجهزتكم أنتم. ويستغني معظم عملائنا بذلك عن شريط الموافقة كله، وعن الجدل القانوني حوله.

## تقرير من ثلاث جمل

لوحات المؤشرات سهلة البناء متعبة القراءة. نرسل كل شهر ثلاث جمل: ما الذي تغير، ولماذا نظن أنه تغير، وماذا نقترح أن تفعلوا. والأرقام من ورائها على بعد ضغطة واحدة، باللغتين، وبالأرقام العربية أو الغربية كما يفضل قراؤكم. أتودون معرفة ما يعجز زواركم عن إيجاده؟ [اطلبوا تحليلًا أوليًا](/ar/contact).`,
      facts: [
        { label: 'أول تحسن', value: 'بعد أسبوعين على سجلكم أنتم' },
        { label: 'الفريق', value: 'مهندسة ومحرر لغوي' },
        { label: 'يبدأ من', value: '١٨٠٬٠٠٠ ج.م.' },
      ],
      benefits: [
        {
          title: 'نتائج فارغة أقل',
          text: 'في مشروعاتنا تنخفض نسبة عمليات البحث التي تعود بلا نتيجة من ١٨ في المئة عادة إلى أقل من ٤.',
        },
        {
          title: 'إجابات أثناء الكتابة',
          text: 'تخرج الاقتراحات من الخادم في أقل من ٥٠ جزءًا من ألف من الثانية، ولو بلغت المواد نصف مليون.',
        },
        {
          title: 'اللغتان معًا',
          text: 'يجد السؤال العربي أيضًا ما لا يوجد إلا بالإنجليزية، مرتبًا بعد العربي ومعلَّمًا بوضوح.',
        },
        { title: 'خصوصية في أصل البناء', text: 'لا طرف ثالثًا ولا ملف شخصيًا ولا عنوان محفوظًا. وما لا يُجمع لا يتسرب.' },
      ],
      process: [
        {
          title: 'قراءة السجل',
          text: 'نحلل ما كتبه الباحثون في الأشهر الماضية: ماذا أرادوا، وما الذي فشل، وكيف كتبوه.',
        },
        { title: 'الاتفاق على الإجابات', text: 'مئتا سؤال ونتائجها الصحيحة نقررها مع زملائكم، فتصير هي الاختبار.' },
        {
          title: 'الضبط',
          text: 'نعدّل صور الكلمات والمترادفات والأوزان والاقتراحات حتى تجتاز الاختبار، ثم نجربها مع الناس.',
        },
        {
          title: 'المتابعة',
          text: 'تصل عمليات البحث الفاشلة إلى محرر كل أسبوع، وتسمي المذكرة الشهرية الفجوات التي تستحق أن تُسد.',
        },
      ],
      deliverables: [
        'قراءة لسجل البحث عندكم: ما يُطلب، وما يخفق، وكيف يُكتب',
        'بحث للموقع أو المتجر أو الأرشيف باللغتين',
        'اختبار صلة من مئتي سؤال على الأقل',
        'قائمة مترادفات يتولاها محرروكم',
        'تحليل بيانات على أجهزتكم بلا ملفات تعريف ارتباط',
        'مذكرة شهرية ولوحة مؤشرات حية',
      ],
      faq: [
        {
          question: 'هل يمكنكم تحسين البحث الموجود لدينا؟',
          answer:
            'في الغالب نعم. يمكن تعليم معظم المحركات العربية بإعداد التحليل اللغوي الصحيح. ويكفي أسبوعان لنريكم على سجلكم ما يمكن كسبه.',
        },
        {
          question: 'كم من المحتوى يُعدّ كثيرًا؟',
          answer:
            'أكبر أرشيف نشغله فيه أحد عشر مليون صفحة. الحجم يغير الجهاز ولا يغير الطريقة، وإلى مئة ألف مادة تقريبًا لا يلزم خادم إضافي.',
        },
        {
          question: 'هل نفقد إحصاءاتنا القديمة؟',
          answer: 'لا. نستورد ما يمكن استخراجه، ونشغل القديم والجديد متجاورين شهرين كي تقارنوا الشيء بمثله.',
        },
      ],
    },
  },
};
