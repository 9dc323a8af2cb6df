import type { OfferEntry } from '../types.ts';

export const bilingualContent: OfferEntry = {
  key: 'bilingual-content',
  category: 'shape',
  related: ['products:qalam', 'solutions:bilingual-website', 'works:zajal-publishing', 'posts:cms-in-two-languages'],
  handedOver: [1, 2, 3, 3, 4],
  locales: {
    en: {
      slug: 'bilingual-content',
      title: 'Bilingual content',
      summary:
        'Writers who think in Arabic and in English plan, write and keep your texts, so that each reader believes theirs is the original.',
      seo: {
        title: 'Arabic and English content writing',
        description:
          'Editorial planning, interface texts and articles written in Arabic and in English, with one glossary and a rhythm you can keep.',
      },
      body: `A translated website has a sound. Readers hear it within two lines: the passive that nobody speaks, the English order under Arabic words, the proverb that limps. They do not complain; they leave. Our eight writers work in both languages and write each text where it belongs.

## Meaning first, then two drafts

Before writing, we note in five lines what the reader should know, feel and do. From those five lines an Arabic draft and an English draft are made, often by the same person on the same day. They say the same thing. They need not say it in the same order, with the same example or at the same length.

## Words for a whole house

Is it a client, a customer or a beneficiary? Does the button say submit, send or apply? We build a glossary of sixty to two hundred terms with your legal, technical and service staff, in both languages, with the reason for each choice. It ends a debate that otherwise returns with every page.

## Small texts carry the weight

Buttons, error messages, confirmations and reminders are read a hundred times more often than the page about your history. We write them for somebody who is in a hurry or worried, respect the six plural forms of Arabic, and read them aloud before they are approved.

## Content is a habit

After the launch we keep an editorial calendar with your team: what is published, who writes, who checks, when it is read again. Pages have an expiry date. Each month you receive a list of what readers searched for and did not find, and the two or three texts that would answer them. What we look at first are the pages after which people pick up the telephone: those have not done their work. Read samples on [our blog](/blog).`,
      facts: [
        { label: 'Pace', value: '12,000 words a month in each language' },
        { label: 'Team', value: 'A writer, an editor' },
        { label: 'From', value: 'EGP 58,000 a month' },
      ],
      benefits: [
        {
          title: 'Two originals',
          text: 'Every text is written by a native hand and read by a second one. No machine draft reaches a reader unseen.',
        },
        {
          title: 'Found by searchers',
          text: 'We research what people type in each language. The Arabic query is rarely the translation of the English one.',
        },
        {
          title: 'Fewer calls',
          text: 'Clear forms and messages reduce questions. One service desk we wrote for received 27 per cent fewer calls after six weeks.',
        },
        {
          title: 'Consistent for years',
          text: 'Glossary, style guide and review dates keep the voice steady when writers change.',
        },
      ],
      process: [
        {
          title: 'Audit',
          text: 'We read everything you publish, measure it and sort it into keep, rewrite, merge and remove.',
        },
        {
          title: 'Voice and words',
          text: 'Two workshops produce a page on tone, a glossary and ten sample texts in both languages.',
        },
        {
          title: 'Write and check',
          text: 'Texts arrive in weekly batches, side by side, with questions marked. Your experts check facts, not style.',
        },
        { title: 'Keep', text: 'Calendar, review dates, monthly report and a coaching hour for your own writers.' },
      ],
      deliverables: [
        'Content audit with a decision for every page',
        'Glossary and style guide in both languages',
        'Website, interface and campaign texts',
        'Titles, descriptions and addresses for search',
        'Editorial calendar for twelve months',
      ],
      faq: [
        {
          question: 'Do you also translate?',
          answer:
            'Where the wording is binding, yes: contracts, policies and reports are translated by certified colleagues. Everything that should persuade or guide is written anew.',
        },
        {
          question: 'Which Arabic do you write?',
          answer:
            'Clear modern standard Arabic, close to how educated people in your market speak. For campaigns we write in dialect when the audience and the channel call for it.',
        },
        {
          question: 'Do you use language models?',
          answer:
            'For checking consistency and finding gaps, with your consent and never with confidential material. What is published is written and signed by a person.',
        },
        {
          question: 'How much can you write in a month?',
          answer:
            'A writer completes about twelve thousand words a month in each language including revision. For larger volumes we put two or three writers under one editor.',
        },
      ],
    },
    ar: {
      slug: 'المحتوى-بلغتين',
      title: 'المحتوى بلغتين',
      summary: 'كتّاب يفكرون بالعربية والإنجليزية، يخططون نصوصكم ويكتبونها ويصونونها، حتى يظن كل قارئ أن نسخته هي الأصل.',
      seo: {
        title: 'كتابة المحتوى بالعربية والإنجليزية',
        description:
          'تخطيط تحريري ونصوص واجهات ومقالات تُكتب بالعربية وتُكتب بالإنجليزية، بمسرد واحد وإيقاع تستطيعون الحفاظ عليه.',
      },
      body: `للموقع المترجَم نبرة تفضحه. يسمعها القارئ في سطرين: مبني للمجهول لا ينطق به أحد، وترتيب إنجليزي تحت كلمات عربية، وتشبيه لا يستقيم. والقارئ لا يشكو، بل يغادر في صمت ويأخذ معه ثقته بكم. كتّابنا الثمانية يعملون باللغتين، ويكتبون كل نص في لغته.

## المعنى أولًا ثم المسودتان

قبل الكتابة نسجل في خمسة أسطر ما ينبغي أن يعرفه القارئ ويشعر به ويفعله. ومن هذه الأسطر تخرج مسودة عربية ومسودة إنجليزية، يكتبهما في الغالب شخص واحد في يوم واحد. تقولان الشيء نفسه، ولا يلزم أن تقولاه بالترتيب نفسه أو بالمثال نفسه أو بالطول نفسه، فلكل قارئ مداخله إلى الفهم.

## كلمات للمؤسسة كلها

أهو عميل أم زبون أم مستفيد أم مواطن؟ وعلى الزر: «تقديم» أم «إرسال»؟ نضع مع زملائكم في القانون والتقنية والخدمة مسردًا من ستين مصطلحًا إلى مئتين، باللغتين، ومع كل اختيار سببه. وبه ينتهي جدل كان يعود مع كل صفحة جديدة، ويعرف الموظف الجديد لغة المؤسسة في يومه الأول.

## النصوص الصغيرة تحمل الثقل

الأزرار ورسائل الخطأ والتأكيد والتذكير تُقرأ مئة ضعف ما تُقرأ صفحة تاريخ المؤسسة. نكتبها لمن هو على عجلة أو قلق، ونراعي صيغ العدد الست في العربية، فلا يقرأ أحد «٣ يوم»، ونقرؤها بصوت مسموع قبل أن نعتمدها.

## المحتوى عادة

بعد الإطلاق نلتزم مع فريقكم بتقويم تحريري: ما الذي يُنشر، ومن يكتب، ومن يراجع، ومتى يُقرأ من جديد. فلكل صفحة تاريخ صلاحية. وتصلكم كل شهر قائمة بما بحث عنه القراء ولم يجدوه، ومعها النصان أو الثلاثة التي تجيبهم. وأول ما نراجعه كل شهر الصفحات التي يدخلها الناس ثم يتصلون بعدها هاتفيًا، فهي لم تؤد عملها. اقرؤوا نماذج من كتابتنا في [المدونة](/ar/blog).`,
      facts: [
        { label: 'الإيقاع', value: '١٢٬٠٠٠ كلمة في الشهر بكل لغة' },
        { label: 'الفريق', value: 'كاتب ومحررة' },
        { label: 'يبدأ من', value: '٥٨٬٠٠٠ ج.م. شهريًا' },
      ],
      benefits: [
        {
          title: 'أصلان لا أصل وترجمة',
          text: 'كل نص تكتبه يد نشأت على لغته وتقرؤه يد ثانية، ولا تصل إلى القارئ مسودة آلية لم يرها أحد.',
        },
        {
          title: 'يجده من يبحث',
          text: 'ندرس ما يكتبه الناس في محركات البحث بكل لغة، ونادرًا ما يكون السؤال العربي ترجمة للإنجليزي.',
        },
        {
          title: 'مكالمات أقل',
          text: 'وضوح النماذج والرسائل يقلل الأسئلة. أحد مكاتب الخدمة التي كتبنا لها تلقى مكالمات أقل بنسبة ٢٧ في المئة بعد ستة أسابيع.',
        },
        { title: 'ثابت على مر السنين', text: 'المسرد ودليل الأسلوب وتواريخ المراجعة تحفظ النبرة وإن تغير الكتّاب.' },
      ],
      process: [
        { title: 'المراجعة', text: 'نقرأ كل ما تنشرونه ونقيسه ونفرزه: يبقى، أو يُكتب من جديد، أو يُدمج، أو يُحذف.' },
        { title: 'النبرة والكلمات', text: 'ورشتا عمل تخرجان بصفحة عن النبرة ومسرد وعشرة نصوص نموذجية باللغتين.' },
        {
          title: 'الكتابة والتدقيق',
          text: 'تصل النصوص دفعة كل أسبوع، متجاورة وأسئلتها معلَّمة. يدقق خبراؤكم الحقائق، لا الأسلوب.',
        },
        { title: 'الصيانة', text: 'تقويم وتواريخ مراجعة وتقرير شهري، وساعة تدريب لكتّاب مؤسستكم.' },
      ],
      deliverables: [
        'مراجعة للمحتوى بقرار لكل صفحة',
        'مسرد ودليل أسلوب باللغتين',
        'نصوص الموقع والواجهات والحملات',
        'عناوين وأوصاف وروابط لمحركات البحث',
        'تقويم تحريري لاثني عشر شهرًا',
      ],
      faq: [
        {
          question: 'هل تترجمون أيضًا؟',
          answer:
            'نعم، حيث تكون الصياغة ملزمة: العقود والسياسات والتقارير يترجمها زملاء معتمدون. أما ما يُراد به الإقناع أو الإرشاد فيُكتب من جديد.',
        },
        {
          question: 'بأي عربية تكتبون؟',
          answer:
            'بفصحى معاصرة واضحة قريبة من كلام المتعلمين في سوقكم. ونكتب بالعامية في الحملات حين يستدعيها الجمهور والقناة.',
        },
        {
          question: 'هل تستخدمون النماذج اللغوية؟',
          answer: 'في فحص الاتساق وكشف النواقص، بموافقتكم، ولا نضع فيها مادة سرية أبدًا. أما ما يُنشر فيكتبه إنسان ويوقعه.',
        },
        {
          question: 'كم تكتبون في الشهر؟',
          answer:
            'ينجز الكاتب نحو اثني عشر ألف كلمة في الشهر بكل لغة شاملة المراجعة. وللأحجام الأكبر نضع كاتبين أو ثلاثة تحت محرر واحد.',
        },
      ],
    },
  },
};
