import type { ProductEntry } from '../types.ts';

export const qalam: ProductEntry = {
  key: 'qalam',
  related: [
    'services:bilingual-content',
    'solutions:bilingual-website',
    'works:zajal-publishing',
    'industries:education',
  ],
  locales: {
    en: {
      slug: 'qalam',
      title: 'Qalam',
      kind: 'Bilingual editor',
      summary:
        'Write Arabic and English side by side. Qalam shows which paragraph changed since it was translated, and what still needs a hand.',
      body: `
Two versions of a text part ways quietly. Somebody corrects a price in English on Tuesday; the Arabic still says the old one in June. Qalam keeps both in one window, paragraph beside paragraph, and remembers which one was touched last.

## The mark in the margin

When a paragraph changes, its partner gets a small mark with the words that differ. An editor can update it, or say that the change needs no answer on the other side: a comma, a local example. A document without marks is in step, and the list of documents shows this at a glance.

## A translator’s desk, not a machine

Qalam suggests nothing you did not ask for. What it does offer is memory: the house’s terms with the agreed wording, earlier sentences that resemble this one, and a warning when a term is used in a second way. Machine drafts can be switched on for each document, and are marked until a person has read them.

## Checks before publishing

1. Is every heading, caption and alternative text present in both languages?
2. Do numbers, dates and links agree?
3. Are Latin words inside Arabic lines set apart so that the line reads correctly?

Texts leave Qalam as Word, Markdown, InDesign or straight into a content system. Our own [editorial team](/services) has written every site since 2016 in it.
`,
      features: [
        {
          title: 'Paired paragraphs',
          text: 'Each paragraph knows its partner, even after splitting, merging or moving. Scrolling keeps both in line.',
        },
        {
          title: 'Change marks',
          text: 'A mark shows what changed on the other side and who changed it. It is settled by an answer or a decision, never by itself.',
        },
        {
          title: 'House terms',
          text: 'A glossary with approved and rejected wordings in both languages, applied while writing and checked before publishing.',
        },
        {
          title: 'Arabic done properly',
          text: 'Hamza, taa marbuta, spacing around punctuation and stray tatweel are checked with rules that your editor can adjust.',
        },
      ],
      plans: [
        {
          name: 'Writer',
          price: 'EGP 350',
          period: 'per month',
          features: ['Users: 1', 'Documents: 50', 'Glossary: your own', 'Export to Word and Markdown'],
        },
        {
          name: 'Editorial office',
          price: 'EGP 2,400',
          period: 'per month',
          features: [
            'Users: up to 12',
            'Documents: no limit',
            'Glossary: shared',
            'Export to Word and Markdown',
            'Translation memory',
            'Roles and approvals',
            'Link with a content system',
          ],
        },
        {
          name: 'Publishing house',
          price: '',
          period: '',
          features: [
            'Users: no limit',
            'Documents: no limit',
            'Glossary: shared',
            'Export to Word and Markdown',
            'Translation memory',
            'Roles and approvals',
            'Link with a content system',
            'InDesign exchange',
            'Import of existing translations',
            'Training of editors',
          ],
        },
      ],
      faq: [
        {
          question: 'Does it work for languages other than Arabic and English?',
          answer:
            'French joined in 2024 as a third column. The checks for Arabic and English are deeper, because we use them ourselves every day.',
        },
        {
          question: 'Can we import documents that already exist in two files?',
          answer:
            'Yes. Qalam pairs the paragraphs of two Word files by itself and is right in about nine of ten; the rest you join by dragging.',
        },
        {
          question: 'Is our text used to train models?',
          answer:
            'No. Texts stay in your space, in Egypt. If you switch on machine drafts, the provider you choose receives only that paragraph.',
        },
      ],
      screenshots: [
        {
          alt: 'An English and an Arabic text side by side; the price differs in one paragraph, and a note says who changed it and when.',
          caption:
            'The mark asks for a decision and offers both: to follow the change, or to say that it needs no answer on this side.',
        },
        {
          alt: 'A house term in both languages: receipt and «إيصال» are agreed, bill and «وصل» are struck out, each with an example sentence.',
          caption:
            'Rejected words stay visible: a glossary that only lists the right ones cannot tell a writer why hers was replaced.',
        },
        {
          alt: 'The check before publishing: three points passed, and one amount that reads 1,250 in English and 1,520 in Arabic.',
          caption:
            'What agrees takes a line; what does not takes half the screen, with both sentences in full, because digits hide in a list.',
        },
      ],
      seo: {
        title: 'Qalam: side-by-side Arabic and English editor',
        description:
          'A bilingual editor that pairs paragraphs, marks what changed on the other side, keeps house terms and checks before publishing.',
      },
    },
    ar: {
      slug: 'قلم',
      title: 'قلم',
      kind: 'محرر بلغتين',
      summary:
        'اكتبوا العربية والإنجليزية جنبًا إلى جنب، ويبين «قلم» أي فقرة تغيرت بعد ترجمتها وما الذي ما زال ينتظر يدًا.',
      body: `
النسختان تفترقان في صمت. يصحح أحدهم سعرًا في الإنجليزية يوم الثلاثاء، وتبقى العربية على السعر القديم حتى يونيو. يجمع «قلم» النسختين في نافذة واحدة، فقرة أمام فقرة، ويتذكر أيهما لمستها اليد أخيرًا.

## العلامة في الهامش

إذا تغيرت فقرة ظهرت عند نظيرتها علامة صغيرة فيها الكلمات المختلفة. يحدثها المحرر، أو يقرر أن التغيير لا يحتاج إلى مقابل في الجهة الأخرى، كفاصلة أو مثال محلي. والوثيقة الخالية من العلامات متطابقة، وقائمة الوثائق تبين ذلك بنظرة واحدة.

## مكتب مترجم لا آلة

لا يقترح «قلم» ما لم تطلبوه. ما يقدمه هو الذاكرة: مصطلحات الدار بصيغتها المتفق عليها، وجمل سابقة تشبه هذه الجملة، وتنبيه إذا استُخدم المصطلح بصورة ثانية. ويمكن تشغيل المسودات الآلية لكل وثيقة على حدة، وتظل معلمة حتى يقرأها إنسان.

## فحص قبل النشر

1. هل كل عنوان وتعليق ونص بديل موجود باللغتين؟
2. هل تتفق الأرقام والتواريخ والروابط؟
3. هل الكلمات اللاتينية داخل السطر العربي معزولة بحيث يُقرأ السطر صحيحًا؟

تخرج النصوص من «قلم» إلى Word أو Markdown أو InDesign، أو إلى نظام إدارة المحتوى مباشرة. وقد كتب [فريق التحرير عندنا](/ar/services) فيه كل موقع أصدرناه منذ ٢٠١٦.
`,
      features: [
        {
          title: 'فقرات متقابلة',
          text: 'تعرف كل فقرة نظيرتها وإن قُسمت أو دُمجت أو نُقلت، والتمرير يبقيهما على سطر واحد.',
        },
        {
          title: 'علامات التغيير',
          text: 'تبين العلامة ما تغير في الجهة الأخرى ومن غيره، ولا تزول وحدها بل بتحديث أو قرار.',
        },
        {
          title: 'مصطلحات الدار',
          text: 'مسرد للصيغ المعتمدة والمرفوضة باللغتين، يُطبَّق أثناء الكتابة ويُراجع قبل النشر.',
        },
        {
          title: 'عربية كما ينبغي',
          text: 'تُراجع الهمزات والتاء المربوطة ومسافات الترقيم والتطويل الزائد بقواعد يستطيع محرركم تعديلها.',
        },
      ],
      plans: [
        {
          name: 'الكاتب',
          price: '٣٥٠ ج.م.',
          period: 'شهريًا',
          features: ['المستخدمون: ١', 'الوثائق: ٥٠', 'المسرد: خاص', 'تصدير إلى الصيغ الشائعة'],
        },
        {
          name: 'مكتب التحرير',
          price: '٢٬٤٠٠ ج.م.',
          period: 'شهريًا',
          features: [
            'المستخدمون: حتى ١٢',
            'الوثائق: بلا حد',
            'المسرد: مشترك',
            'تصدير إلى الصيغ الشائعة',
            'ذاكرة ترجمة',
            'أدوار واعتمادات',
            'ربط مع نظام المحتوى',
          ],
        },
        {
          name: 'دار النشر',
          price: '',
          period: '',
          features: [
            'المستخدمون: بلا حد',
            'الوثائق: بلا حد',
            'المسرد: مشترك',
            'تصدير إلى الصيغ الشائعة',
            'ذاكرة ترجمة',
            'أدوار واعتمادات',
            'ربط مع نظام المحتوى',
            'تبادل مع برامج الإخراج',
            'استيراد الترجمات القائمة',
            'تدريب المحررين',
          ],
        },
      ],
      faq: [
        {
          question: 'هل يعمل بغير العربية والإنجليزية؟',
          answer: 'أُضيفت الفرنسية عمودًا ثالثًا في ٢٠٢٤. وفحوص العربية والإنجليزية أعمق لأننا نستخدمها بأنفسنا كل يوم.',
        },
        {
          question: 'هل نستورد وثائق موجودة في ملفين؟',
          answer: 'نعم. يقابل «قلم» فقرات الملفين وحده، ويصيب في نحو تسع من كل عشر، والباقي تصلونه بالسحب.',
        },
        {
          question: 'هل تُستخدم نصوصنا في تدريب نماذج آلية؟',
          answer:
            'لا. تبقى النصوص في مساحتكم داخل مصر، وإذا شغلتم المسودات الآلية فلا يصل إلى المزود الذي تختارونه إلا تلك الفقرة.',
        },
      ],
      screenshots: [
        {
          alt: 'نص عربي وآخر إنجليزي متجاوران، يختلف السعر في إحدى فقراتهما، وملاحظة تبين من غيّره ومتى.',
          caption: 'تطلب العلامة قرارًا وتعرض طريقيه: أن نتبع التغيير، أو نقول إنه لا يحتاج إلى مقابل في هذه الجهة.',
        },
        {
          alt: 'مصطلح من مصطلحات الدار باللغتين: اعتُمد «إيصال» ونظيره الإنجليزي، وشُطب «وصل» ونظيره، ومع كل منهما جملة مثال.',
          caption: 'تبقى الكلمة المرفوضة ظاهرة، فالمسرد الذي يذكر الصواب وحده لا يشرح للكاتبة لماذا تغيرت كلمتها.',
        },
        {
          alt: 'الفحص قبل النشر: ثلاث نقاط سليمة، ومبلغ يُقرأ ١٬٢٥٠ بالإنجليزية و١٬٥٢٠ بالعربية.',
          caption: 'ما اتفق يأخذ سطرًا، وما اختلف يأخذ نصف الشاشة بجملتيه كاملتين، لأن الأرقام تختبئ في القوائم.',
        },
      ],
      seo: {
        title: 'قلم: محرر للعربية والإنجليزية جنبًا إلى جنب',
        description:
          'محرر بلغتين يقابل الفقرات، ويعلم ما تغير في الجهة الأخرى، ويحفظ مصطلحات الدار، ويفحص النص قبل نشره.',
      },
    },
  },
};
