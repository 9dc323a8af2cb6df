import type { OfferEntry } from '../types.ts';

export const productDesign: OfferEntry = {
  key: 'product-design',
  category: 'shape',
  related: ['services:web-platforms', 'services:mobile-apps', 'works:shifa-clinics', 'posts:accessible-right-to-left'],
  handedOver: [2, 1, 3, 4, 4],
  locales: {
    en: {
      slug: 'product-design',
      title: 'Product design',
      summary:
        'Research, structure and screens for digital products, drawn from the right and from the left and tried with real users every two weeks.',
      seo: {
        title: 'Product and interface design, Arabic and English',
        description:
          'User research, information structure and interface design in both directions, tested with real users and ready for engineers.',
      },
      body: `Design at Nasaq begins with a chair. We sit beside the person who will use the product and watch what they do now: the note taped to the monitor, the second phone, the call to a colleague who knows the trick. Those workarounds are the real specification.

## Decide what it is not

A product becomes clear when something is left out. In the first three weeks we write one page that says for whom it is, which three tasks must be effortless and what it will deliberately not do. Everybody who pays for the product signs that page. It saves more money than any later improvement.

## Draw in both directions

Mirroring is the easy tenth of Arabic design. The rest is reading order in tables, forms that mix names, codes and amounts, charts with time on their axis, and buttons whose Arabic label is half as long or twice as long. We draw each important screen in both languages at once, with real text from a writer, so that surprises appear on paper.

## Try it early, with few people

Five users find most of what is wrong with a draft. Every second week we put a clickable version before five people from your audience, in Cairo, Alexandria or by video in the Gulf. You may watch. The report reaches you the next day and fits on two pages: what failed, how often, how severe, what we change.

## Hand over without loss

Engineers receive components with every state drawn: empty, loading, long, wrong, forbidden, offline. Colours and measures arrive as named values instead of numbers. One of our designers stays in the team until the last screen is built, because half of the design decisions are made during construction. Read how we think about this on [our blog](/blog).`,
      facts: [
        { label: 'Duration', value: '6 to 10 weeks' },
        { label: 'Team', value: 'A researcher, two designers' },
        { label: 'From', value: 'EGP 260,000' },
      ],
      benefits: [
        {
          title: 'Fewer features, used more',
          text: 'In our last twelve products the first release had on average 40 per cent fewer functions than the wish list. Nobody has asked for most of them since.',
        },
        {
          title: 'Errors found on paper',
          text: 'A flaw that is found in a draft costs an hour. The same flaw after launch costs a week and some goodwill.',
        },
        {
          title: 'Accessible from the start',
          text: 'Contrast, focus order, target sizes and plain wording are decided in the draft, where they are free.',
        },
        {
          title: 'A library that stays',
          text: 'You keep a set of components with rules, so that your own team can draw the next screen in the same hand.',
        },
      ],
      process: [
        {
          title: 'Observe',
          text: 'Six to ten visits at workplaces or homes, and a reading of the support requests of the past year.',
        },
        {
          title: 'Structure',
          text: 'Tasks, terms and navigation, tested with a simple sorting exercise in both languages before a single screen is drawn.',
        },
        {
          title: 'Draft and try',
          text: 'Three rounds of clickable drafts with five users each, and a two-page report after every round.',
        },
        {
          title: 'Detail and accompany',
          text: 'All states, all sizes, both themes and both directions; then weekly work with the engineers until launch.',
        },
      ],
      deliverables: [
        'A one-page product definition, signed by all sides',
        'Research notes with anonymised recordings',
        'Clickable drafts in Arabic and English',
        'A component library with named values for colour, space and type',
        'Texts of the interface, written in both languages',
      ],
      faq: [
        {
          question: 'Can you design for a team that builds elsewhere?',
          answer:
            'Yes. About a third of our design work is built by the client’s own engineers or by another supplier. We agree on a weekly hour for questions and answer others within a day.',
        },
        {
          question: 'How do you find test users?',
          answer:
            'From your customers, if you have a list, otherwise through our panel of four hundred people in Egypt and the Gulf. Participants are paid and sign a clear consent.',
        },
        {
          question: 'Do we receive the source files?',
          answer:
            'All of them, in the tool of your choice, from the first week. They lie in your account, and our access ends when you wish.',
        },
        {
          question: 'What does a design project cost?',
          answer:
            'It depends on the number of tasks, not screens. After a free conversation of thirty minutes you receive a written range and the assumptions behind it.',
        },
      ],
    },
    ar: {
      slug: 'تصميم-المنتجات-الرقمية',
      title: 'تصميم المنتجات الرقمية',
      summary: 'بحث وبنية وشاشات لمنتجات رقمية، نرسمها من اليمين ومن اليسار ونجربها مع مستخدمين حقيقيين كل أسبوعين.',
      seo: {
        title: 'تصميم المنتجات والواجهات بالعربية والإنجليزية',
        description: 'بحث مع المستخدمين، وبنية معلومات، وتصميم واجهات في الاتجاهين، مجرَّب مع الناس وجاهز لأيدي المهندسين.',
      },
      body: `يبدأ التصميم في نسق بمقعد. نجلس بجوار من سيستخدم المنتج ونراقب ما يفعله الآن: الورقة الملصقة على الشاشة، والهاتف الثاني، والمكالمة مع زميل يعرف الحيلة. هذه الحيل هي كراسة الشروط الحقيقية، ولا يكتبها أحد في كراسة.

## نقرر ما ليس فيه

يتضح المنتج حين يُترك منه شيء. في الأسابيع الثلاثة الأولى نكتب صفحة واحدة تقول لمن هو، وأي ثلاث مهام يجب أن تكون بلا عناء، وما الذي لن يفعله عن قصد. ويوقع الصفحة كل من يدفع ثمن المنتج. نعلقها في غرفة الفريق ونعود إليها عند كل خلاف، وهي توفر من المال أكثر مما يوفره أي تحسين لاحق.

## نرسم في الاتجاهين

عكس الاتجاه هو العُشر السهل من التصميم العربي. وما بقي هو ترتيب القراءة في الجداول، والنماذج التي تجمع الأسماء والرموز والمبالغ، والرسوم التي يجري الزمن على محورها، والأزرار التي يأتي نصها العربي نصف الطول أو ضعفه. نرسم كل شاشة مهمة باللغتين معًا وبنص حقيقي من كاتب، فتظهر المفاجآت على الورق قبل أن تظهر للناس.

## نجرب مبكرًا ومع قليل من الناس

خمسة مستخدمين يكشفون أكثر ما في المسودة من عيوب. كل أسبوعين نضع نموذجًا تفاعليًا أمام خمسة من جمهوركم، في القاهرة أو الإسكندرية أو عبر الفيديو في الخليج، ولكم أن تشاهدوا. يصلكم التقرير في اليوم التالي، وتتسع له صفحتان: ما تعثر، وكم مرة، وما خطره، وما الذي نغيره.

## نسلّم بلا فاقد

يتسلم المهندسون عناصر رُسمت كل أحوالها: فارغة، وأثناء التحميل، وبنص طويل، وعند الخطأ، وعند المنع، وبلا اتصال. وتصل الألوان والمقاسات قيمًا لها أسماء، لا أرقامًا مبعثرة. ويبقى أحد مصممينا في الفريق حتى تُبنى آخر شاشة، فنصف قرارات التصميم يُتخذ أثناء البناء. اقرؤوا كيف نفكر في ذلك في [مدونتنا](/ar/blog).`,
      facts: [
        { label: 'المدة', value: 'من ٦ إلى ١٠ أسابيع' },
        { label: 'الفريق', value: 'باحثة ومصممان' },
        { label: 'يبدأ من', value: '٢٦٠٬٠٠٠ ج.م.' },
      ],
      benefits: [
        {
          title: 'مزايا أقل واستخدام أكثر',
          text: 'في آخر اثني عشر منتجًا كان الإصدار الأول أقل من قائمة الرغبات بنسبة ٤٠ في المئة في المتوسط، ولم يسأل أحد عن معظم ما حُذف.',
        },
        {
          title: 'أخطاء تُكتشف على الورق',
          text: 'العيب الذي يُكتشف في المسودة يكلف ساعة، والعيب نفسه بعد الإطلاق يكلف أسبوعًا وشيئًا من ثقة الناس.',
        },
        {
          title: 'متاح للجميع من البداية',
          text: 'التباين وترتيب التنقل ومساحة اللمس ووضوح العبارة قرارات تُتخذ في المسودة، حيث لا تكلف شيئًا.',
        },
        { title: 'مكتبة تبقى لكم', text: 'تحتفظون بمجموعة عناصر وقواعدها، فيرسم فريقكم الشاشة التالية باليد نفسها.' },
      ],
      process: [
        { title: 'المراقبة', text: 'من ست زيارات إلى عشر لأماكن العمل أو البيوت، وقراءة في طلبات الدعم للعام الماضي.' },
        { title: 'البنية', text: 'المهام والمصطلحات والتنقل، نختبرها بتمرين فرز بسيط باللغتين قبل رسم أي شاشة.' },
        {
          title: 'المسودة والتجربة',
          text: 'ثلاث جولات من النماذج، في كل جولة خمسة مستخدمين، وبعد كل منها تقرير من صفحتين.',
        },
        {
          title: 'التفصيل والمرافقة',
          text: 'كل الأحوال والأحجام، والفاتح والداكن، والاتجاهان، ثم عمل أسبوعي مع المهندسين حتى الإطلاق.',
        },
      ],
      deliverables: [
        'تعريف للمنتج في صفحة واحدة، وقّعته الأطراف كلها',
        'ملاحظات البحث وتسجيلات بلا أسماء',
        'نماذج تفاعلية بالعربية والإنجليزية',
        'مكتبة عناصر بقيم مسماة للألوان والمسافات والخطوط',
        'نصوص الواجهة مكتوبة باللغتين',
      ],
      faq: [
        {
          question: 'هل تصممون لفريق يبني في مكان آخر؟',
          answer:
            'نعم. نحو ثلث ما نصممه يبنيه مهندسو العميل أو مورد آخر. نتفق على ساعة أسبوعية للأسئلة، ونجيب عما سواها خلال يوم.',
        },
        {
          question: 'كيف تجدون من يجرب معكم؟',
          answer:
            'من عملائكم إن كانت لديكم قائمة، وإلا فمن مجموعتنا التي تضم أربعمئة شخص في مصر والخليج. يتقاضى المشاركون أجرًا ويوقعون موافقة واضحة.',
        },
        {
          question: 'هل نتسلم الملفات الأصلية؟',
          answer: 'كلها، وبالأداة التي تختارونها، منذ الأسبوع الأول. هي في حسابكم، وينتهي وصولنا إليها متى شئتم.',
        },
        {
          question: 'كم يكلف مشروع التصميم؟',
          answer:
            'يتوقف ذلك على عدد المهام لا عدد الشاشات. بعد حديث مجاني مدته نصف ساعة يصلكم نطاق مكتوب مع الافتراضات التي بُني عليها.',
        },
      ],
    },
  },
};
