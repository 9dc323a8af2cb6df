import type { WorkEntry } from '../types.ts';

export const governoratePortal: WorkEntry = {
  key: 'governorate-portal',
  year: 2026,
  industry: 'government',
  services: ['web-platforms', 'bilingual-content', 'product-design', 'systems-integration'],
  technologies: ['TypeScript', 'React Router', 'Hono', 'PostgreSQL', 'Keycloak', 'OpenSearch'],
  locales: {
    en: {
      slug: 'governorate-portal',
      title: 'Ninety-four public services behind one question',
      client: 'Canal East Governorate',
      summary:
        'A portal that begins with “What do you need to do?” and ends with a receipt, for 94 services that used to be 11 websites.',
      challenge:
        'A citizen who wanted to open a bakery had to know which directorate owns which paper. Eleven websites described 94 services in the language of their departments, seven of them in Arabic only, and 60 per cent of visitors to the service centre had come for information that was already online somewhere.',
      approach:
        'We sat at counter four of the service centre for nine days and wrote down the first sentence of 412 people. Those sentences became the structure: 23 life situations instead of directorates. Every service was rewritten to one page with the same five parts, in both languages, tested with people from the queue, and approved by its department in a single editing system.',
      result:
        'The old sites were closed one by one over six months, each with redirects for every address. In the first quarter 38 per cent of applications for the twenty most wanted services were completed online, and the service centre took down its sign “Information, window 1”.',
      figures: [
        { value: '38%', label: 'of applications completed online in the first quarter' },
        { value: '94', label: 'services rewritten on one page each' },
        { value: '−44%', label: 'visits to the centre for information only' },
      ],
      quote: {
        text: 'They brought us a list of our citizens’ own sentences. After that no department argued about the menu.',
        author: 'Hanan Rizk',
        role: 'Director of citizen services, Canal East Governorate',
      },
      gallery: [
        {
          alt: 'Home page of the portal on a computer and a phone: the question “What do you need to do?” above a field and sentences such as “We have had a baby”',
          caption:
            'The menu is made of first sentences from counter four, because nobody arrives with the name of a directorate.',
        },
        {
          alt: 'One page about a bakery licence in English and Arabic side by side, with the same five numbered parts on the same lines',
          caption:
            'Both languages keep their five parts on the same lines, so that a clerk can point at part three for anyone.',
        },
        {
          alt: 'Eleven windows of old websites one behind another, each with its closing date, and the new portal in front of them',
          caption:
            'The old sites closed one at a time over six months, so that every address could be sent to its new page first.',
        },
        {
          alt: 'An enamel sign “Information, window 1” lying unscrewed beside a printed receipt with a number and a date for the answer',
          caption:
            'The sign came down by itself: a receipt that says when to expect an answer had left the window nothing to do.',
        },
      ],
      body: `
The tender asked for a portal with a carousel, a minister’s message and an organisation chart. We won it with a different offer: nine days of listening before a single drawing. The governorate agreed, on condition that its own staff would listen with us.

## The first sentence

People at a counter do not name a service. They say “My father died and the shop is in his name.” We collected 412 such openings, grouped them on the floor of a meeting room, and found that 23 situations covered nine out of ten. The situations became the home page, in the words that people had used.

## Five parts, no exceptions

Each of the 94 services has the same page: who it is for, what to bring, what it costs, how long it takes, and where to begin. Departments were not allowed a sixth part. It was the hardest meeting of the project, and the reason the portal reads as if one person had written it.

## After the opening

Forms save themselves every few seconds, since 71 per cent of visitors come by phone and many fill in a form at several sittings. Twice a year a page asks its owner whether it is still true; a page without an answer is marked for the governor’s office. The method is described among [our services](/services).
`,
      seo: {
        title: 'Governorate portal: 94 services, one question',
        description:
          'How eleven government websites became one bilingual portal of 94 services, built from the words of 412 people at the counter.',
      },
    },
    ar: {
      slug: 'بوابة-المحافظة',
      title: 'أربع وتسعون خدمة عامة خلف سؤال واحد',
      client: 'محافظة شرق القناة',
      summary: 'بوابة تبدأ بسؤال «ماذا تريد أن تنجز؟» وتنتهي بإيصال، لأربع وتسعين خدمة كانت موزعة على ١١ موقعًا.',
      challenge:
        'كان على المواطن الذي يريد فتح مخبز أن يعرف أي مديرية تملك أي ورقة. أحد عشر موقعًا تصف ٩٤ خدمة بلغة إداراتها، وسبعة منها بالعربية وحدها، و٦٠ في المئة من زائري مركز الخدمة جاؤوا طلبًا لمعلومة منشورة بالفعل في مكان ما.',
      approach:
        'جلسنا تسعة أيام عند الشباك الرابع في مركز الخدمة، وكتبنا الجملة الأولى التي قالها ٤١٢ شخصًا. صارت هذه الجمل هي البناء: ٢٣ موقفًا من مواقف الحياة بدلًا من المديريات. وأُعيدت كتابة كل خدمة في صفحة واحدة من خمسة أجزاء ثابتة وباللغتين، واختُبرت مع أشخاص من الطابور، واعتمدتها إدارتها في نظام تحرير واحد.',
      result:
        'أُغلقت المواقع القديمة واحدًا بعد آخر خلال ستة أشهر، مع تحويل كل عنوان فيها إلى مقابله. وفي الربع الأول أُنجز ٣٨ في المئة من طلبات الخدمات العشرين الأكثر طلبًا عبر الإنترنت، ورفع مركز الخدمة لافتة «الاستعلامات، شباك ١».',
      figures: [
        { value: '٣٨٪', label: 'من الطلبات أُنجزت عبر الإنترنت في الربع الأول' },
        { value: '٩٤', label: 'خدمة أُعيدت كتابة كل منها في صفحة واحدة' },
        { value: '−٤٤٪', label: 'في زيارات المركز لمجرد الاستعلام' },
      ],
      quote: {
        text: 'جاؤونا بقائمة من كلام مواطنينا أنفسهم، وبعدها لم تجادل إدارة واحدة في ترتيب القائمة.',
        author: 'حنان رزق',
        role: 'مديرة خدمات المواطنين، محافظة شرق القناة',
      },
      gallery: [
        {
          alt: 'الصفحة الرئيسية للبوابة على حاسوب وهاتف: سؤال «ماذا تريد أن تنجز؟» فوق خانة وجمل مثل «رزقنا بمولود»',
          caption: 'القائمة مصنوعة من الجمل الأولى عند الشباك الرابع، فلا أحد يأتي ومعه اسم مديرية.',
        },
        {
          alt: 'صفحة رخصة مخبز بالعربية والإنجليزية جنبًا إلى جنب، وفيهما الأجزاء الخمسة المرقمة على السطور نفسها',
          caption: 'تقف الأجزاء الخمسة على السطور نفسها في اللغتين، فيشير الموظف إلى الجزء الثالث لأي زائر.',
        },
        {
          alt: 'إحدى عشرة نافذة لمواقع قديمة بعضها خلف بعض، على كل منها تاريخ إغلاقها، وأمامها البوابة الجديدة',
          caption: 'أُغلقت المواقع القديمة واحدًا بعد آخر في ستة أشهر، حتى يُحوَّل كل عنوان إلى صفحته الجديدة أولًا.',
        },
        {
          alt: 'لافتة معدنية مكتوب عليها «الاستعلامات، شباك ١» مفكوكة من مكانها، وبجوارها إيصال مطبوع فيه رقم وموعد للرد',
          caption: 'لم يطلب أحد رفع اللافتة: إيصال يذكر موعد الرد لم يترك للشباك ما يفعله.',
        },
      ],
      body: `
طلبت كراسة الشروط بوابة فيها صور متحركة وكلمة المحافظ وهيكل تنظيمي. وفزنا بها بعرض مختلف: تسعة أيام من الاستماع قبل أول رسم. وافقت المحافظة، بشرط أن يستمع موظفوها معنا.

## الجملة الأولى

لا يسمي الناس عند الشباك خدمة، بل يقولون: «والدي توفي والمحل باسمه». جمعنا ٤١٢ جملة من هذا النوع، وصنفناها على أرضية قاعة الاجتماعات، فوجدنا أن ٢٣ موقفًا تغطي تسعة أعشارها. صارت هذه المواقف هي الصفحة الرئيسية، وبالكلمات التي قالها الناس.

## خمسة أجزاء بلا استثناء

لكل خدمة من الأربع والتسعين الصفحة نفسها: لمن هي، وما المطلوب إحضاره، وكم تتكلف، وكم تستغرق، ومن أين تبدأ. ولم يُسمح لأي إدارة بجزء سادس. كان ذلك أصعب اجتماعات المشروع، وهو السبب في أن البوابة تُقرأ كأن كاتبها واحد.

## بعد الافتتاح

تحفظ النماذج نفسها كل بضع ثوانٍ، لأن ٧١ في المئة من الزائرين يدخلون من الهاتف، وكثير منهم يملأ النموذج على مرات. ومرتين في السنة تسأل كل صفحة صاحبها: أما زلت صحيحة؟ فإن لم يُجب وُسمت الصفحة ليراها مكتب المحافظ. والطريقة مشروحة ضمن [خدماتنا](/ar/services).
`,
      seo: {
        title: 'بوابة المحافظة: ٩٤ خدمة وسؤال واحد',
        description: 'كيف صار أحد عشر موقعًا حكوميًا بوابة واحدة بلغتين فيها ٩٤ خدمة، بُنيت من كلام ٤١٢ شخصًا عند الشباك.',
      },
    },
  },
};
