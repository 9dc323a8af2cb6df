import type { SolutionEntry } from '../types.ts';

export const bilingualWebsite: SolutionEntry = {
  key: 'bilingual-website',
  category: 'customer-experience',
  related: [
    'services:web-platforms',
    'services:bilingual-content',
    'products:qalam',
    'posts:language-switch-nothing-lost',
  ],
  locales: {
    en: {
      slug: 'bilingual-website',
      title: 'Bilingual website',
      summary:
        'A company website in Arabic and English, live in twelve weeks: written, designed, built and handed to your editors.',
      problem:
        'A site that four suppliers built one after another, an Arabic half that is two years behind, and an editor who has to ring somebody to change a telephone number.',
      seo: {
        title: 'A bilingual company website in twelve weeks',
        description:
          'A complete Arabic and English company website with writing, design, editing system, search and hosting, in twelve weeks at a fixed price.',
      },
      body: `This is our answer to the most frequent request: a company needs a proper website in both languages, soon, and does not wish to coordinate four suppliers. We bring writing, design, engineering and hosting in one team of five, at a fixed price, in twelve weeks.

## What is already solved

We have built this kind of site more than fifty times. Services, projects, people, news, vacancies, offices and enquiries are prepared as content types; search understands Arabic; forms store first and send the email afterwards; every page has its share image in both scripts. You pay for what is particular to you.

## A switch that loses nothing

On most sites the language switch throws the reader back to the front page. On ours a visitor who changes language in the middle of a form keeps every field, the place on the page, the filter and the search. If a page does not exist in the other language, the visitor is told and led to the nearest list.

## Weekly rhythm

Weeks one to three belong to content and structure, four to six to design, seven to ten to construction, eleven and twelve to moving, testing and training. Every Thursday there is something to see and one decision to take. We need about four hours a week from one person on your side who is allowed to decide.

## After the twelve weeks

Your editors publish in both languages, side by side, and the system marks texts whose other half has since changed. We watch the site for ninety days and repair what appears. Most clients then add one or two improvements each quarter; some do not call us for a year, which we take as praise. You will find finished sites among [our works](/works), each with its figures before and after the launch.`,
      facts: [
        { label: 'Duration', value: 'Twelve weeks' },
        { label: 'Price', value: 'EGP 690,000, fixed' },
        { label: 'Your share', value: 'Four hours a week' },
      ],
      parts: [
        {
          title: 'Your experts',
          text: 'They know the facts and approve each page, about four hours a week.',
          existing: true,
          gives: 'facts and approvals',
          to: '3',
        },
        {
          title: 'The old site',
          text: 'Two fifths of its pages go; what stays keeps its address.',
          existing: true,
          gives: 'texts worth keeping, every address',
          to: '3',
        },
        {
          title: 'Editing system',
          text: 'Both halves of a page side by side. Our writers begin in it, your editors go on, and it marks the half that has fallen behind.',
          gives: 'each published page',
          to: '4, 5',
        },
        {
          title: 'Arabic search',
          text: 'Reads a page as it is published and forgives spelling, prefixes and the wrong keyboard.',
        },
        {
          title: 'The site',
          text: 'Sent ready to read, in both directions, quick on a phone that is three years old.',
          gives: 'enquiries',
          to: '6',
        },
        {
          title: 'Your inbox',
          text: 'Every form is stored first and sent afterwards, so that nothing is lost between the two.',
          existing: true,
        },
      ],
      comparisons: [
        { label: 'A new page in both languages', before: '3 weeks', after: '1 day' },
        { label: 'First view on a mid-range phone', before: '7.4 s', after: '1.6 s' },
        { label: 'Pages in one language only', before: '41%', after: '3%' },
      ],
      benefits: [
        {
          title: 'One team, one price',
          text: 'Writers, designers and engineers work for one contract. There is no gap between suppliers into which a deadline could fall.',
        },
        {
          title: 'A date you can announce',
          text: 'Of our last twenty bilingual sites nineteen opened in the agreed week. The twentieth waited for the new name of the company.',
        },
        {
          title: 'Independent editors',
          text: 'Adding a page, a project or a vacancy takes minutes and needs no technical knowledge in either language.',
        },
        {
          title: 'Ready for search engines',
          text: 'Addresses, descriptions, language links and structured data are complete on the first day, and old links keep working.',
        },
      ],
      process: [
        {
          title: 'Content and structure',
          text: 'Three weeks: interviews, a content list with owners, the glossary and the map of pages in both languages.',
        },
        {
          title: 'Design',
          text: 'Three weeks: two directions on real pages, one chosen, then all components on phone and desktop, light and dark.',
        },
        {
          title: 'Construction',
          text: 'Four weeks: pages, editing system, search and forms, open for you at a private address from the first day.',
        },
        {
          title: 'Opening',
          text: 'Two weeks: content moved, everything tested on twelve devices, editors trained, redirects set, site opened on a quiet morning.',
        },
      ],
      deliverables: [
        'A website of up to eighty pages in each language',
        'All texts, written in Arabic and in English',
        'Editing system with side-by-side view',
        'Search, forms, news and vacancies',
        'Hosting for the first year',
        'Training and ninety days of care',
      ],
      faq: [
        {
          question: 'Is the price really fixed?',
          answer:
            'Yes, for the agreed list of pages and functions. If you add something, you receive its price first and decide. If we misjudged the effort, it is our loss.',
        },
        {
          question: 'Can we bring our own texts or design?',
          answer:
            'Certainly. We then check whether both languages carry the same weight, and the price falls accordingly.',
        },
        {
          question: 'What if we need a third language later?',
          answer:
            'The structure allows it. French and German have been added to two of our sites, each in about three weeks including the writing.',
        },
      ],
    },
    ar: {
      slug: 'موقع-بلغتين',
      title: 'موقع بلغتين',
      summary: 'موقع شركة بالعربية والإنجليزية خلال اثني عشر أسبوعًا: نكتبه ونصممه ونبنيه ونسلمه إلى محرريكم.',
      problem: 'موقع تعاقب عليه أربعة موردين، ونصفه العربي متأخر عامين، ومحرر يتصل بغيره كلما تغيّر رقم هاتف.',
      seo: {
        title: 'موقع شركتكم بلغتين خلال اثني عشر أسبوعًا',
        description:
          'موقع كامل بالعربية والإنجليزية: كتابة وتصميم ونظام تحرير وبحث واستضافة، خلال اثني عشر أسبوعًا وبسعر ثابت.',
      },
      body: `هذا جوابنا عن أكثر الطلبات تكرارًا: شركة تحتاج إلى موقع لائق باللغتين في وقت قريب، ولا تريد أن تنسق بين أربعة موردين. نأتي بالكتابة والتصميم والهندسة والاستضافة في فريق من خمسة، بسعر ثابت، وخلال اثني عشر أسبوعًا لا أكثر.

## ما حُلّ من قبل

بنينا هذا النوع من المواقع أكثر من خمسين مرة. الخدمات والمشروعات والأشخاص والأخبار والوظائف والفروع والاستفسارات أنواع محتوى جاهزة، والبحث يفهم العربية، والنماذج تحفظ أولًا ثم ترسل البريد، ولكل صفحة صورة مشاركة بكل خط. فلا تدفعون إلا ثمن ما يخصكم وحدكم.

## تبديل للغة لا يضيع شيئًا

في أكثر المواقع يعيد زر اللغة القارئ إلى الصفحة الأولى. أما عندنا فمن بدّل اللغة وهو في منتصف نموذج احتفظ بكل حقل كتبه، وبموضعه من الصفحة، وبمرشحاته وكلمات بحثه. وإذا لم تكن الصفحة موجودة باللغة الأخرى قيل له ذلك، وقيد إلى أقرب قائمة تنفعه، فلا يصل إلى طريق مسدود.

## إيقاع أسبوعي

الأسابيع الثلاثة الأولى للمحتوى والبنية، والثلاثة التالية للتصميم، ومن السابع إلى العاشر للبناء، والأخيران للنقل والاختبار والتدريب. كل خميس هناك شيء تشاهدونه وقرار واحد تتخذونه. ونحتاج من جانبكم إلى نحو أربع ساعات في الأسبوع من شخص واحد يملك أن يقرر، لا من لجنة تجتمع كل شهر.

## بعد الأسابيع الاثني عشر

ينشر محرروكم باللغتين جنبًا إلى جنب، ويشير النظام إلى كل نص تغير نصفه الآخر بعد كتابته. نراقب الموقع تسعين يومًا ونصلح ما يظهر. بعدها يضيف أكثر عملائنا تحسينًا أو اثنين كل ثلاثة أشهر، ومنهم من لا يتصل بنا عامًا كاملًا، ونعد ذلك مدحًا لا إعراضًا. ستجدون مواقع مكتملة من هذا النوع في [أعمالنا](/ar/works)، ولكل منها أرقامه قبل الإطلاق وبعده.`,
      facts: [
        { label: 'المدة', value: 'اثنا عشر أسبوعًا' },
        { label: 'السعر', value: '٦٩٠٬٠٠٠ ج.م. ثابتة' },
        { label: 'نصيبكم من الوقت', value: 'أربع ساعات في الأسبوع' },
      ],
      parts: [
        {
          title: 'خبراؤكم',
          text: 'يعرفون الحقائق ويعتمدون كل صفحة، في نحو أربع ساعات أسبوعيًا.',
          existing: true,
          gives: 'الحقائق والاعتماد',
          to: '٣',
        },
        {
          title: 'الموقع القديم',
          text: 'يُترك خُمسان من صفحاته، وما بقي منها يحتفظ بعنوانه.',
          existing: true,
          gives: 'نصوص تستحق البقاء، وكل العناوين',
          to: '٣',
        },
        {
          title: 'نظام التحرير',
          text: 'النصفان متجاوران في صفحة واحدة: يبدأ فيه كتّابنا ويكمل محرروكم، وهو يشير إلى النصف الذي تأخر.',
          gives: 'كل صفحة تُنشر',
          to: '٤، ٥',
        },
        { title: 'بحث عربي', text: 'يقرأ الصفحة ساعة نشرها، ويتسامح في الإملاء والسوابق ولوحة المفاتيح الخطأ.' },
        {
          title: 'الموقع',
          text: 'يصل جاهزًا للقراءة في الاتجاهين، سريعًا على هاتف عمره ثلاث سنوات.',
          gives: 'الاستفسارات',
          to: '٦',
        },
        { title: 'بريدكم', text: 'يُحفظ كل نموذج أولًا ثم يُرسل، فلا يضيع شيء بين الخطوتين.', existing: true },
      ],
      comparisons: [
        { label: 'صفحة جديدة باللغتين', before: '٣ أسابيع', after: 'يوم واحد' },
        { label: 'أول ظهور على هاتف متوسط', before: '٧٫٤ ثانية', after: '١٫٦ ثانية' },
        { label: 'صفحات بلغة واحدة', before: '٤١٪', after: '٣٪' },
      ],
      benefits: [
        {
          title: 'فريق واحد وسعر واحد',
          text: 'الكتّاب والمصممون والمهندسون يعملون بعقد واحد، فلا فجوة بين الموردين يسقط فيها الموعد.',
        },
        {
          title: 'موعد يمكن إعلانه',
          text: 'من آخر عشرين موقعًا بلغتين فُتح تسعة عشر في الأسبوع المتفق عليه. أما العشرون فانتظر الاسم الجديد للشركة.',
        },
        {
          title: 'محررون مستقلون',
          text: 'إضافة صفحة أو مشروع أو وظيفة تستغرق دقائق، ولا تتطلب معرفة تقنية بأي من اللغتين.',
        },
        {
          title: 'جاهز لمحركات البحث',
          text: 'الروابط والأوصاف وصلات اللغتين والبيانات المنظمة مكتملة من اليوم الأول، والروابط القديمة تظل عاملة.',
        },
      ],
      process: [
        {
          title: 'المحتوى والبنية',
          text: 'ثلاثة أسابيع: لقاءات، وقائمة محتوى بأسماء المسؤولين، والمسرد، وخريطة الصفحات باللغتين.',
        },
        {
          title: 'التصميم',
          text: 'ثلاثة أسابيع: اتجاهان على صفحات حقيقية نختار منهما واحدًا، ثم كل العناصر للهاتف والحاسوب، فاتحة وداكنة.',
        },
        {
          title: 'البناء',
          text: 'أربعة أسابيع: الصفحات ونظام التحرير والبحث والنماذج، مفتوحة لكم على عنوان خاص من اليوم الأول.',
        },
        {
          title: 'الافتتاح',
          text: 'أسبوعان: نقل المحتوى، واختبار على اثني عشر جهازًا، وتدريب المحررين، وضبط التحويلات، ثم افتتاح في صباح هادئ.',
        },
      ],
      deliverables: [
        'موقع يصل إلى ثمانين صفحة بكل لغة',
        'النصوص كلها مكتوبة بالعربية وبالإنجليزية',
        'نظام تحرير تتجاور فيه اللغتان',
        'بحث ونماذج وأخبار ووظائف',
        'استضافة السنة الأولى',
        'تدريب وتسعون يومًا من الرعاية',
      ],
      faq: [
        {
          question: 'هل السعر ثابت حقًا؟',
          answer:
            'نعم، للقائمة المتفق عليها من الصفحات والوظائف. فإن أضفتم شيئًا عرفتم سعره أولًا ثم قررتم. وإن أخطأنا نحن في التقدير فالخسارة علينا.',
        },
        {
          question: 'هل نأتي بنصوصنا أو تصميمنا؟',
          answer: 'بكل سرور. نتحقق عندها من أن اللغتين بالوزن نفسه، وينخفض السعر بقدر ذلك.',
        },
        {
          question: 'وإن احتجنا إلى لغة ثالثة؟',
          answer:
            'البنية تسمح بذلك. أضفنا الفرنسية والألمانية إلى موقعين من مواقعنا، كل منهما في نحو ثلاثة أسابيع شاملة الكتابة.',
        },
      ],
    },
  },
};
