import type { ProductEntry } from '../types.ts';

export const khazna: ProductEntry = {
  key: 'khazna',
  related: ['solutions:document-workflow', 'industries:government', 'products:sijil', 'services:search-and-analytics'],
  locales: {
    en: {
      slug: 'khazna',
      title: 'Khazna',
      kind: 'Document archive',
      summary:
        'An archive that reads what it keeps: scanned letters, contracts and drawings, found by a word in Arabic or English in under a second.',
      body: `
Paper is patient, but people who search in it are not. Khazna takes in what an organisation has on shelves and in shared folders, reads it, and gives it back by content: by a name, an amount, a stamp number or half a sentence somebody remembers.

## From shelf to search

A batch begins with a box. It gets a number, its pages are scanned, and every page is read in Arabic and English together. Where the reading is uncertain, the word is shown to a person beside its picture; corrected words teach the next batch. Printed pages from the last thirty years reach 98.6 per cent of words read correctly, typewritten pages 94.

## Order that lasts

- Every document has a type, an owner and a retention rule.
- The rule decides when it may be destroyed and who must agree.
- A document under legal hold cannot be changed or removed by anyone, administrators included.

## Originals stay originals

The file as received is kept untouched beside the readable version, with a checksum that is verified every week. Files leave Khazna in the formats they came in, and the index leaves as an open table. An archive should outlive its software, ours included.

Scanning on site, training and the first retention plan are part of [our services](/services); many clients do the scanning themselves after the first thousand boxes.
`,
      features: [
        {
          title: 'Reading in two scripts',
          text: 'Arabic, English and mixed lines are recognised in one pass, stamps and handwritten numbers included; doubtful words wait for a person.',
        },
        {
          title: 'Search by content',
          text: 'A query finds all spellings of a word, on the page where it stands, and highlights it on the scanned picture.',
        },
        {
          title: 'Retention and legal hold',
          text: 'Rules by document type propose destruction when the time has come. Two people confirm, and a certificate remains.',
        },
        {
          title: 'Weekly proof',
          text: 'Checksums of all files are recalculated every week. A damaged file is restored from one of two copies and reported.',
        },
      ],
      plans: [
        {
          name: 'Shelf',
          price: 'EGP 2,600',
          period: 'per month',
          features: ['Documents: 250 GB', 'Pages read a month: 10,000', 'Users: up to 15', 'Support: by email'],
        },
        {
          name: 'Archive',
          price: 'EGP 7,800',
          period: 'per month',
          features: [
            'Documents: 2 TB',
            'Pages read a month: 60,000',
            'Users: up to 100',
            'Support: by phone',
            'Retention rules and legal hold',
          ],
        },
        {
          name: 'National',
          price: '',
          period: '',
          features: [
            'Documents: from 10 million pages',
            'Pages read a month: no limit',
            'Users: no limit',
            'Support: by phone',
            'Retention rules and legal hold',
            'In your own data centre',
            'Scanning line on site',
            'Training of archivists',
          ],
        },
      ],
      faq: [
        {
          question: 'Can Khazna read handwriting?',
          answer:
            'Numbers, dates and names on forms: yes, with a person confirming. Whole handwritten letters are kept as pictures, with a title and keywords entered by an archivist.',
        },
        {
          question: 'How fast can we scan?',
          answer:
            'One person with one scanner prepares about 3,000 pages a day. Reading runs at night and keeps pace with four such stations.',
        },
        {
          question: 'Is a scanned document legally valid?',
          answer:
            'The original keeps its own standing. Khazna records who scanned it, when, and with what checksum, which is what courts and auditors have asked our clients for so far.',
        },
      ],
      screenshots: [
        {
          alt: 'A search for the word “programme”: three scanned pages of 1988, 2004 and 2016 with the word highlighted, once in another spelling.',
          caption:
            'Results are the pages themselves, not a list of file names: people recognise a letter before they have read it.',
        },
        {
          alt: 'A scanned line, very large, in which part of a word has faded; below it three readings as buttons.',
          caption:
            'A doubtful word is asked about beside its picture, in a second, by whoever is there; no form, no training.',
        },
        {
          alt: 'The retention calendar of 2026: five types of document as rows, with what is due, what is held and what stays for ever.',
          caption:
            'A legal hold looks different from everything else and goes through the whole year: nobody should destroy it by a slip.',
        },
      ],
      seo: {
        title: 'Khazna: bilingual document archive',
        description:
          'A document archive that reads Arabic and English scans, finds them by content, keeps retention rules and proves that files are intact.',
      },
    },
    ar: {
      slug: 'خزنة',
      title: 'خزنة',
      kind: 'أرشيف الوثائق',
      summary:
        'أرشيف يقرأ ما يحفظ: خطابات وعقود ورسومات ممسوحة ضوئيًا، تجدونها بكلمة عربية أو إنجليزية في أقل من ثانية.',
      body: `
الورق صبور، ومن يبحث فيه ليس كذلك. تستقبل «خزنة» ما لدى المؤسسة على الرفوف وفي المجلدات المشتركة، وتقرؤه، ثم تعيده إليكم بمضمونه: باسم أو مبلغ أو رقم صادر أو نصف جملة يتذكرها أحدهم.

## من الرف إلى البحث

تبدأ كل دفعة بصندوق يأخذ رقمًا، ثم تُمسح صفحاته ضوئيًا وتُقرأ كل صفحة بالعربية والإنجليزية معًا. وحيث يقع الشك تُعرض الكلمة على موظف بجوار صورتها، وما يصححه يتعلمه البرنامج للدفعة التالية. في مطبوعات العقود الثلاثة الأخيرة تصل القراءة الصحيحة إلى ٩٨٫٦ في المئة من الكلمات، وفي المكتوب على الآلة الكاتبة إلى ٩٤ في المئة.

## نظام يبقى

- لكل وثيقة نوع ومالك وقاعدة حفظ.
- تحدد القاعدة متى يجوز إعدام الوثيقة ومن يجب أن يوافق.
- الوثيقة المتحفظ عليها قانونًا لا يغيرها أحد ولا يحذفها، ولا مسؤول النظام نفسه.

## الأصل يبقى أصلًا

يُحفظ الملف كما ورد دون مساس إلى جانب نسخته المقروءة، ومعه بصمة رقمية تُراجع كل أسبوع. وتخرج الملفات من «خزنة» بالصيغ التي دخلت بها، ويخرج الفهرس جدولًا مفتوحًا، فالأرشيف ينبغي أن يعيش أطول من برنامجه، وبرنامجنا ليس استثناء.

المسح الضوئي في مقركم والتدريب ووضع خطة الحفظ الأولى جزء من [خدماتنا](/ar/services)، وكثير من عملائنا يتولون المسح بأنفسهم بعد أول ألف صندوق.
`,
      features: [
        {
          title: 'قراءة بحرفين',
          text: 'تُقرأ السطور العربية والإنجليزية والمختلطة في مرة واحدة، ومعها الأختام والأرقام اليدوية، وينتظر المشكوك فيه رأي إنسان.',
        },
        {
          title: 'بحث في المضمون',
          text: 'يجد البحث كل صور كتابة الكلمة، في الصفحة التي وردت بها، ويظللها على الصورة الممسوحة.',
        },
        {
          title: 'قواعد حفظ وتحفظ قانوني',
          text: 'تقترح القواعد الإعدام حين يحل أوانه بحسب نوع الوثيقة، ويؤكده شخصان، ويبقى محضر بذلك.',
        },
        {
          title: 'برهان كل أسبوع',
          text: 'نعيد حساب بصمات الملفات جميعها كل أسبوع، والملف التالف يُستعاد من إحدى نسختين ويُبلَّغ عنه.',
        },
      ],
      plans: [
        {
          name: 'الرف',
          price: '٢٬٦٠٠ ج.م.',
          period: 'شهريًا',
          features: ['الوثائق: ٢٥٠ جيجابايت', 'الصفحات المقروءة شهريًا: ١٠٬٠٠٠', 'المستخدمون: حتى ١٥', 'الدعم: بالبريد'],
        },
        {
          name: 'الأرشيف',
          price: '٧٬٨٠٠ ج.م.',
          period: 'شهريًا',
          features: [
            'الوثائق: ٢ تيرابايت',
            'الصفحات المقروءة شهريًا: ٦٠٬٠٠٠',
            'المستخدمون: حتى ١٠٠',
            'الدعم: بالهاتف',
            'قواعد حفظ وتحفظ قانوني',
          ],
        },
        {
          name: 'القومي',
          price: '',
          period: '',
          features: [
            'الوثائق: من ١٠ ملايين صفحة',
            'الصفحات المقروءة شهريًا: بلا حد',
            'المستخدمون: بلا حد',
            'الدعم: بالهاتف',
            'قواعد حفظ وتحفظ قانوني',
            'في مركز بياناتكم',
            'خط مسح ضوئي في مقركم',
            'تدريب أمناء الأرشيف',
          ],
        },
      ],
      faq: [
        {
          question: 'هل تقرأ «خزنة» خط اليد؟',
          answer:
            'الأرقام والتواريخ والأسماء في النماذج: نعم، مع تأكيد موظف. أما الخطابات المكتوبة كلها بخط اليد فتُحفظ صورًا، ويكتب أمين الأرشيف عنوانها وكلماتها الدالة.',
        },
        {
          question: 'ما سرعة المسح الضوئي؟',
          answer: 'يجهز موظف واحد بماسح واحد نحو ٣٬٠٠٠ صفحة في اليوم، وتجري القراءة ليلًا وتكفي أربع محطات من هذا النوع.',
        },
        {
          question: 'هل للوثيقة الممسوحة حجية قانونية؟',
          answer:
            'للأصل حجيته. وتقيد «خزنة» من مسح الوثيقة ومتى وبأي بصمة، وهذا ما طلبته المحاكم والمراجعون من عملائنا حتى اليوم.',
        },
      ],
      screenshots: [
        {
          alt: 'بحث عن كلمة «شؤون»: ثلاث صفحات ممسوحة من ١٩٨٨ و٢٠٠٤ و٢٠١٦ والكلمة مظللة فيها بأكثر من كتابة.',
          caption: 'النتائج هي الصفحات نفسها لا أسماء ملفات، فالناس يتعرفون على الخطاب قبل أن يقرؤوه.',
        },
        {
          alt: 'سطر ممسوح مكبر بهتت فيه أحرف من كلمة، وتحته ثلاث قراءات محتملة في أزرار.',
          caption: 'تُعرض الكلمة المشكوك فيها بجوار صورتها، فيحسمها أي موظف في ثانية دون نموذج ولا تدريب.',
        },
        {
          alt: 'تقويم الحفظ لعام ٢٠٢٦: خمسة أنواع من الوثائق صفوفه، منها ما حان أوانه وما هو متحفظ عليه وما يبقى دائمًا.',
          caption: 'التحفظ القانوني لا يشبه شيئًا سواه ويمتد على العام كله، حتى لا تُعدم وثيقة سهوًا.',
        },
      ],
      seo: {
        title: 'خزنة: أرشيف وثائق بالعربية والإنجليزية',
        description:
          'أرشيف يقرأ الوثائق الممسوحة بالعربية والإنجليزية، ويجدها بمضمونها، ويطبق قواعد الحفظ، ويثبت سلامة الملفات.',
      },
    },
  },
};
