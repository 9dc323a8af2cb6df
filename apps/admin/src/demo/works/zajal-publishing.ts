import type { WorkEntry } from '../types.ts';

export const zajalPublishing: WorkEntry = {
  key: 'zajal-publishing',
  year: 2021,
  industry: 'retail',
  services: ['product-design', 'bilingual-content', 'web-platforms'],
  technologies: ['TypeScript', 'ProseMirror', 'Yjs', 'PostgreSQL', 'InDesign'],
  locales: {
    en: {
      slug: 'zajal-publishing',
      title: 'The editor’s desk that remade a product',
      client: 'Zajal Publishing House',
      summary:
        'A writing desk for a house that publishes in two languages. It halved the rounds of correction and became the second generation of Qalam.',
      challenge:
        'Zajal brings out 60 titles a year, half of them in Arabic and English editions that appear on the same day. Author, translator and editor exchanged Word files by email. A late correction in one language reached the other by luck. The average title needed seven rounds, and in 2019 a cookery book went to print with two different amounts of salt.',
      approach:
        'Zajal already wrote in Qalam, which showed two texts side by side and did not notice when they parted. We began with the salt. What would have had to be visible, to whom, on which day? The answer was a mark beside the paragraph whose partner had changed. We built that mark first, in five weeks, on paper-like pages that hold both languages, and three editors produced a whole book with it before anything else was added.',
      result:
        'Rounds of correction fell from seven to three and a half. Both editions have appeared on the same day ever since, 74 times so far. Zajal agreed that the desk should serve others as well, and receives a share of every licence of Qalam sold since.',
      figures: [
        { value: '3.5', label: 'rounds of correction, from 7' },
        { value: '74', label: 'pairs of editions published on one day' },
        { value: '5 weeks', label: 'to the first usable version' },
      ],
      quote: {
        text: 'I have edited books for thirty-two years. This is the first tool that is as suspicious as I am.',
        author: 'Magda Wahba',
        role: 'Editor in chief, Zajal Publishing House',
      },
      gallery: [
        {
          alt: 'A recipe for lentil soup in English and Arabic side by side: one says a teaspoon of salt, the other a tablespoon, and a mark stands between',
          caption:
            'A mark in the margin and no message: it waits at the paragraph until somebody decides about the salt.',
        },
        {
          alt: 'Two covers of one cookery book, “Salt to measure” and «الملح بمقدار», each with its spine on its own side',
          caption: 'Two front covers and no back: neither edition is the translation that opens from behind.',
        },
        {
          alt: 'A stack of seven proof sheets with much red beside a stack of three sheets and a half with little',
          caption: 'Three and a half is an average, and the half sheet is the round that only a few titles still need.',
        },
      ],
      body: `
Zajal’s office is a flat in Garden City with books up to the lintels and one long table. The editors sit opposite each other, Arabic on the window side, English on the other. When something changes they say it across the table. The software had to be that table.

## A mark, not a message

Our first sketch sent notifications. After two days the editors ignored them, as people ignore bells. The mark in the margin is silent. It waits at the paragraph, shows the words that differ, and leaves when somebody has decided. A manuscript without marks may go to print; that is the whole rule.

## Paragraphs do not hold still

Translators split a long sentence into two paragraphs, or join three. Keeping the pairs together through such changes took a third of the working time. We tested on real manuscripts, 41 of them, among them a volume of letters in which one partner writes in verse.

## From one desk to every desk

> Sell it, but do not make it friendlier.

Magda Wahba’s condition still hangs above our screens. Qalam has since learned French, a glossary and exchange with page layout, and kept its manners: it stays quiet until two texts disagree. You can see it among [our products](/products), and the cookery book is in its third printing, with one amount of salt.
`,
      seo: {
        title: 'Zajal Publishing: a desk for two languages',
        description:
          'A bilingual writing desk for a publishing house: half the rounds of correction, editions on the same day, and a new generation of Qalam.',
      },
    },
    ar: {
      slug: 'دار-زجل',
      title: 'مكتب المحرر الذي أعاد صنع منتج',
      client: 'دار زجل للنشر',
      summary: 'مكتب كتابة لدار تنشر بلغتين، خفض جولات التصحيح إلى النصف، وصار الجيل الثاني من منتجنا «قلم».',
      challenge:
        'تصدر «زجل» ستين عنوانًا في السنة، نصفها بطبعتين عربية وإنجليزية في يوم واحد. كان المؤلف والمترجم والمحرر يتبادلون الملفات بالبريد، والتصحيح المتأخر في لغة يصل إلى الأخرى بالحظ. واحتاج العنوان في المتوسط إلى سبع جولات، وفي ٢٠١٩ ذهب كتاب طبخ إلى المطبعة وفيه مقداران مختلفان من الملح.',
      approach:
        'كانت «زجل» تكتب في «قلم» بالفعل، وكان يعرض النصين متجاورين ولا ينتبه حين يفترقان. بدأنا من الملح. ما الذي كان ينبغي أن يظهر، ولمن، وفي أي يوم؟ كان الجواب علامة بجوار الفقرة التي تغيرت نظيرتها. بنينا العلامة أولًا، في خمسة أسابيع، على صفحات تشبه الورق وتحمل اللغتين، وأنجز بها ثلاثة محررين كتابًا كاملًا قبل أن نضيف شيئًا آخر.',
      result:
        'انخفضت جولات التصحيح من سبع إلى ثلاث ونصف. ومنذ ذلك الحين تصدر الطبعتان في يوم واحد، وقد حدث هذا ٧٤ مرة حتى الآن. ووافقت «زجل» على أن يخدم المكتب غيرها أيضًا، ولها نصيب من كل ترخيص يُباع لبرنامج «قلم» منذ ذلك الحين.',
      figures: [
        { value: '٣٫٥', label: 'جولات تصحيح بعد أن كانت ٧' },
        { value: '٧٤', label: 'طبعة مزدوجة صدرت في يوم واحد' },
        { value: '٥ أسابيع', label: 'حتى أول نسخة صالحة للعمل' },
      ],
      quote: {
        text: 'أحرر الكتب منذ اثنين وثلاثين عامًا، وهذه أول أداة تشك كما أشك.',
        author: 'ماجدة وهبة',
        role: 'رئيسة التحرير، دار زجل للنشر',
      },
      gallery: [
        {
          alt: 'وصفة شوربة عدس بالعربية والإنجليزية جنبًا إلى جنب: في إحداهما ملعقة كبيرة من الملح وفي الأخرى صغيرة، وبينهما علامة',
          caption: 'علامة في الهامش لا رسالة: تنتظر عند الفقرة حتى يقرر أحدهم في أمر الملح.',
        },
        {
          alt: 'غلافان لكتاب طبخ واحد، «الملح بمقدار» و‏Salt to measure، كعب كل منهما في جهته',
          caption: 'غلافان أماميان ولا غلاف خلفي: ليست إحدى الطبعتين ترجمة تُفتح من الوراء.',
        },
        {
          alt: 'رزمة من سبع بروفات كثيرة الأحمر، وبجوارها رزمة من ثلاث بروفات ونصف قليلة الأحمر',
          caption: 'ثلاث ونصف متوسط، ونصف الورقة هو الجولة التي ما زالت قلة من العناوين تحتاج إليها.',
        },
      ],
      body: `
مكتب «زجل» شقة في جاردن سيتي، الكتب فيها حتى أعتاب الأبواب، وطاولة واحدة طويلة. يجلس المحررون متقابلين، العربية إلى جهة النافذة والإنجليزية أمامها، وإذا تغير شيء قالوه عبر الطاولة. كان على البرنامج أن يكون تلك الطاولة.

## علامة لا رسالة

كان رسمنا الأول يرسل تنبيهات، وبعد يومين تجاهلها المحررون كما يتجاهل الناس الأجراس. أما العلامة في الهامش فصامتة: تنتظر عند الفقرة، وتبين الكلمات المختلفة، وتزول حين يقرر أحدهم. والمخطوط الخالي من العلامات يذهب إلى المطبعة، وهذه هي القاعدة كلها.

## الفقرات لا تثبت في مكانها

يقسم المترجم جملة طويلة على فقرتين، أو يجمع ثلاثًا في واحدة. استغرق حفظ التقابل عبر هذه التغييرات ثلث زمن العمل. واختبرناه على مخطوطات حقيقية، ٤١ مخطوطًا، منها مجلد رسائل يكتب أحد طرفيه شعرًا.

## من مكتب واحد إلى كل مكتب

> بيعوه، ولكن لا تجعلوه ألطف.

ما زال شرط ماجدة وهبة معلقًا فوق شاشاتنا. تعلم «قلم» بعد ذلك الفرنسية والمسرد والتبادل مع برامج الإخراج، واحتفظ بأدبه: يظل ساكتًا إلى أن يختلف النصان. تجدونه بين [منتجاتنا](/ar/products)، أما كتاب الطبخ فهو في طبعته الثالثة، وبمقدار واحد من الملح.
`,
      seo: {
        title: 'دار زجل: مكتب تحرير بلغتين',
        description: 'مكتب كتابة بلغتين لدار نشر: نصف جولات التصحيح، وطبعتان في يوم واحد، وجيل جديد من برنامج قلم.',
      },
    },
  },
};
